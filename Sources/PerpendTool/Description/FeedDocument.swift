/// A file that describes a feed: a document by itself, or the input of a case.
package enum FeedDocument {
  package static func parse(_ file: InputFile) throws -> FeedDescription {
    do {
      return try read(JSONField(json: try JSONParser.parse(file.bytes[...]), path: ""), file)
    } catch let failure as JSONParser.Failure {
      throw ToolError.badLine(failure.line, of: file.name, failure.problem + hint(file))
    } catch let malformed as JSONField.Malformed {
      throw ToolError.badLine(malformed.line, of: file.name, malformed.problem)
    }
  }

  private static func read(_ document: JSONField, _ file: InputFile) throws -> FeedDescription {
    guard document.json.members != nil else { throw document.malformed("an object with sections") }
    var feed: FeedDescription
    if let input = document["input"] {
      // Of a case the feed is drawn as it was before anything is done to it.
      feed = try ReplayInput(input).feed
      feed.name = feed.name ?? document.json["id"]?.string
    } else {
      try document.checkKeys(FeedDescription.keys)
      feed = try FeedDescription(document, SectionDefaults(document))
    }
    feed.name = feed.name ?? file.title
    return feed
  }

  /// A file of JSON lines fails at its second line.
  private static func hint(_ file: InputFile) -> String {
    let first = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard (try? JSONParser.parse(first)) != nil else { return "" }
    return "; a file of JSON lines has a name that ends in .jsonl"
  }
}

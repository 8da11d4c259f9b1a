import Foundation

/// The feed that comes with the tool: the sizes of 6,900 pictures of the Open Clip Art Library.
enum SampleFeed {
  static func read(_ console: Console) throws -> Feed {
    guard let url = Bundle.module.url(forResource: "openclipart-sizes", withExtension: "csv") else {
      throw ToolError.refused("perpend: the bundled openclipart-sizes.csv is missing beside the program")
    }
    var feed = try FeedReader.parse(try InputFile.read(url.path), console)
    feed.name = "Open Clip Art"
    return feed
  }
}

import Perpend

/// The feed that comes with the tool. It is part of the program, so that a copy of that by itself has it.
package enum SampleFeed {
  package static func read() -> Feed {
    var builder = FeedBuilder(name: "Open Clip Art")
    var section = ""
    for line in sizes.split(separator: "\n") {
      if line.first?.isLetter == true {
        section = String(line)
      } else {
        for entry in line.split(separator: " ") { add(entry, to: section, of: &builder) }
      }
    }
    return builder.feed
  }

  private static func add(_ entry: Substring, to section: String, of builder: inout FeedBuilder) {
    let parts = entry.split(separator: "*")
    let lengths = parts[0].split(separator: "x").compactMap { Double($0) }
    let size = LayoutSize(width: lengths[0], height: lengths[lengths.count - 1])
    for _ in 0..<(parts.count > 1 ? Int(parts[1]) ?? 0 : 1) { builder.add(size, to: section) }
  }
}

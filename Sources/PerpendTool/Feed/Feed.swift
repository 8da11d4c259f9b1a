import Perpend

/// What a file says: groups of items, each of which becomes a section.
package struct Feed {
  /// What to call it: the name of the file.
  var name: String
  package var groups: [Group] = []

  package init(name: String) { self.name = name }

  package struct Group {
    package var name: String
    /// The original sizes of the items.
    package var items: [LayoutSize]

    package init(name: String, items: [LayoutSize] = []) {
      self.name = name
      self.items = items
    }
  }

  package var itemCount: Int { groups.reduce(0) { $0 + $1.items.count } }
}

/// Puts the lines of a file into groups: by name, in the order in which the names first appear.
struct FeedBuilder {
  private(set) var feed: Feed
  private var places: [String: Int] = [:]
  private var last: (name: String, place: Int)?

  init(name: String) { feed = Feed(name: name) }

  mutating func add(_ size: LayoutSize, to group: String) {
    // Lines of one group mostly follow each other.
    if let last, last.name == group {
      feed.groups[last.place].items.append(size)
      return
    }
    let place = places[group] ?? feed.groups.count
    if place == feed.groups.count {
      places[group] = place
      feed.groups.append(Feed.Group(name: group))
    }
    feed.groups[place].items.append(size)
    last = (group, place)
  }
}

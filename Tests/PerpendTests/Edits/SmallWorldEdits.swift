import Perpend
import TestSupport

/// Edits of small feeds, each to be made on the feed as it was: every one there is of a kind.
enum SmallWorldEdits {
  typealias Item = SmallWorld.Item

  /// Another size or other traits of one item, or both.
  static func changes(of items: [Item], in world: SmallWorld) -> [[Edit]] {
    let haveTraits = items.contains { $0.traits != ItemTraits() }
    return items.indices.flatMap { item in
      let path = ItemPath(section: 0, item: item)
      return Set(world.items).flatMap { other -> [[Edit]] in
        let size = Edit.setSize(world.size(other), path)
        let traits = Edit.setTraits(other.traits, path)
        return haveTraits ? [[size], [traits], [traits, size]] : [[size]]
      }
    }
  }

  /// Other sizes of all items.
  static func change(to items: [Item], in world: SmallWorld) -> Edit {
    .setSizes(
      items.enumerated().map { number, item in
        (path: ItemPath(section: 0, item: number), size: world.size(item))
      })
  }

  static func insertionsAndDeletions(of items: [Item], in world: SmallWorld) -> [[Edit]] {
    (0...items.count).flatMap { item in
      let path = ItemPath(section: 0, item: item)
      let insertions = world.items.flatMap { other in
        let traits = other.traits == ItemTraits() ? nil : other.traits
        let sizes = [world.size(other), world.size(world.items[0])]
        return [
          [Edit.insertItems([sizes[0]], path, traits: traits)], [.insertItems(sizes, path, traits: traits)],
        ]
      }
      return insertions + (item...items.count).map { [.deleteItems(item..<$0, section: 0)] }
    }
  }

  /// What changes no item by itself.
  static func others(of items: [Item], in world: SmallWorld) -> [[Edit]] {
    let feed = world.feed(items)
    let section = feed.sections[0]
    let end = Supplementary(height: 5, insets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    return optionsAfter(section.options).map { [.setOptions($0, section: 0)] }
      + containersAfter(feed.container).map { [.setContainer($0)] }
      + items.indices.map {
        [.setSize(world.size(world.items[0]), ItemPath(section: 0, item: $0)), .repack(section: 0, from: $0)]
      }
      + [
        [.setHeader(end), .setHeader(nil)], [.setFooter(end), .setFooter(nil)],
        [.append([section])], [.append([section, section])], [.append([])],
        [.maximumThreadCount(1), .append([section])],
        [.maximumThreadCount(nil), .append([section, section])],
        [.layoutLimit(0), .append([section]), .ensureLayout(1)],
        [.layoutLimit(0), .append([section, section]), .continueLayout(1)],
      ]
      + ScrollCall.allCases.map { call in
        let path = ItemPath(section: 1, item: max(0, items.count - 1))
        return [.layoutLimit(0), .append([section]), .scroll(call, path, Viewport(offset: 0, length: 5))]
      }
  }

  private static func optionsAfter(_ options: SectionOptions) -> [SectionOptions] {
    let layouts: [SectionLayout] = [
      options.layout, .list(itemSpacing: 1), .waterfall(Waterfall(columns: .fixed(3), placement: .stable)),
      .grid(UniformGrid(itemSize: LayoutSize(width: 9, height: 6))), .rows(Rows(columns: .fixed(2))),
      .flow(Flow()),
      .custom(PhotoGallery(rowHeight: 12)),
    ]
    return layouts.flatMap { layout in
      var changed = options
      changed.layout = layout
      var narrow = changed
      narrow.insets.leading += 7
      narrow.header = Supplementary(height: 3)
      narrow.decorations = [Decoration(.rows)]
      return [changed, narrow]
    }
  }

  private static func containersAfter(_ container: Container) -> [Container] {
    ScrollAxis.allCases.flatMap { axis in
      ReadingDirection.allCases.flatMap { direction in
        [40.0, 23].map { length in
          var changed = container
          (changed.axis, changed.direction, changed.crossLength) = (axis, direction, length)
          return changed
        }
      }
    }
  }
}

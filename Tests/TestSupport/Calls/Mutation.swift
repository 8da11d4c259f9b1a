/// Every public call that changes an index or a batch, by its declaration: `MutationListTests` holds the list against the
/// module's symbols.
package enum Mutation: String, CaseIterable, Sendable {
  case setSize = "LayoutIndex.setSize(_:ofItemAt:)"
  case setSizes = "LayoutIndex.setSizes(_:)"
  case setTraits = "LayoutIndex.setTraits(_:ofItemAt:)"
  case repack = "LayoutIndex.repack(section:from:)"
  case insertItems = "LayoutIndex.insertItems(_:at:traits:)"
  case deleteItems = "LayoutIndex.deleteItems(_:inSection:)"
  case append = "LayoutIndex.append(_:)"
  case appendContents = "LayoutIndex.append(contentsOf:)"
  case setOptions = "LayoutIndex.setOptions(_:ofSection:)"
  case setContainer = "LayoutIndex.setContainer(_:)"
  case setHeader = "LayoutIndex.setHeader(_:)"
  case setFooter = "LayoutIndex.setFooter(_:)"
  case apply = "LayoutIndex.apply(_:expecting:)"
  case update = "LayoutIndex.update(expecting:_:)"
  case ensureLayout = "LayoutIndex.ensureLayout(through:)"
  case continueLayout = "LayoutIndex.continueLayout(itemBudget:)"
  case anchor = "LayoutIndex.anchor(_:in:staysAtStart:)"
  case offsetKeeping = "LayoutIndex.offset(keeping:after:in:)"
  case offsetBringing = "LayoutIndex.offset(bringing:to:in:)"
  case offsetBringingSection = "LayoutIndex.offset(bringingSection:to:in:)"
  case ensureFrame = "LayoutIndex.ensureFrame(ofItemAt:)"
  case layoutLimit = "LayoutIndex.layoutLimit"
  case maximumThreadCount = "LayoutIndex.maximumThreadCount"

  case batchInsertItem = "Batch.insertItem(_:at:traits:)"
  case batchDeleteItem = "Batch.deleteItem(at:)"
  case batchMoveItem = "Batch.moveItem(from:to:)"
  case batchSetSize = "Batch.setSize(_:ofItemAt:traits:)"
  case batchInsertSection = "Batch.insertSection(_:at:)"
  case batchDeleteSection = "Batch.deleteSection(at:)"
  case batchMoveSection = "Batch.moveSection(from:to:)"
  case batchReloadSection = "Batch.reloadSection(at:with:)"
  case batchSetOptions = "Batch.setOptions(_:ofSection:)"
  case batchAddDifference = "Batch.addDifference(from:to:inSection:changed:traits:size:)"
  case batchAddFeedDifference = "Batch.addDifference(from:to:changed:options:traits:size:)"
  case batchAddCollectionDifference = "Batch.add(_:inSection:traits:size:)"

  case setHeight = "OutlineIndex.setHeight(_:ofItemAt:)"

  /// The type that is changed.
  package var type: Substring { rawValue.prefix { $0 != "." } }

  package static let ofIndices = allCases.filter { $0.type == "LayoutIndex" }
  package static let ofBatches = allCases.filter { $0.type == "Batch" }
  package static let ofOutlines = allCases.filter { $0.type == "OutlineIndex" }
}

extension Edit {
  /// The calls that it makes.
  package var mutations: [Mutation] {
    switch self {
    case .setSize: [.setSize]
    case .setSizes: [.setSizes]
    case .setTraits: [.setTraits]
    case .setOptions: [.setOptions]
    case .setContainer: [.setContainer]
    case .setHeader: [.setHeader]
    case .setFooter: [.setFooter]
    case .append(let sections): [sections.count == 1 ? .append : .appendContents]
    case .insertItems: [.insertItems]
    case .deleteItems: [.deleteItems]
    case .batch(let edits, _): [.apply] + edits.map(\.mutation)
    case .update(let edits, _): [.update] + edits.map(\.mutation)
    case .repack: [.repack]
    case .layoutLimit: [.layoutLimit]
    case .maximumThreadCount: [.maximumThreadCount]
    case .ensureLayout: [.ensureLayout]
    case .continueLayout: [.continueLayout]
    case .scroll(let call, _, _): [call.mutation]
    }
  }
}

extension ScrollCall {
  /// The call that may lay out what was left for later.
  package var mutation: Mutation {
    switch self {
    case .anchor: .anchor
    case .keep: .offsetKeeping
    case .bring: .offsetBringing
    case .bringSection: .offsetBringingSection
    case .ensureFrame: .ensureFrame
    }
  }
}

extension BatchEdit {
  /// The call that adds it to a batch.
  package var mutation: Mutation {
    switch self {
    case .insertItem: .batchInsertItem
    case .deleteItem: .batchDeleteItem
    case .moveItem: .batchMoveItem
    case .setSize: .batchSetSize
    case .insertSection: .batchInsertSection
    case .deleteSection: .batchDeleteSection
    case .moveSection: .batchMoveSection
    case .reloadSection: .batchReloadSection
    case .setOptions: .batchSetOptions
    case .difference(let call):
      switch call.form {
      case .items: .batchAddDifference
      case .collection: .batchAddCollectionDifference
      case .feed: .batchAddFeedDifference
      }
    }
  }
}

internal import LudusCore

/// A sheet as a flat set of records, which edits and merges work on.
///
/// Deleted objects stay in it, as tombstones.
struct SheetTable: Hashable {
  var records: [PinSheet.Object: SheetRecord] = [:]

  subscript(object: PinSheet.Object) -> SheetRecord? {
    get { records[object] }
    set { records[object] = newValue }
  }

  /// The record of an object that is not deleted.
  func alive(_ object: PinSheet.Object) -> SheetRecord? {
    records[object].flatMap { $0.isDeleted ? nil : $0 }
  }

  /// The children of each object, in order; with or without deleted ones.
  func children(includingDeleted: Bool = false) -> [PinSheet.Object: [SheetRecord]] {
    var children: [PinSheet.Object: [SheetRecord]] = [:]
    for record in records.values where includingDeleted || !record.isDeleted {
      if let parent = record.parent {
        children[parent, default: []].append(record)
      }
    }
    for (parent, siblings) in children {
      let first = records[parent]?.correction
      children[parent] = siblings.sorted {
        ($0.object == first ? 0 : 1, $0.rank, $0.object)
          < ($1.object == first ? 0 : 1, $1.rank, $1.object)
      }
    }
    return children
  }

  /// The objects in an object, at any depth, those further out first; with the object itself.
  func subtree(of object: PinSheet.Object, includingDeleted: Bool = false) -> [PinSheet.Object] {
    let children = children(includingDeleted: includingDeleted)
    var found = [object]
    var position = 0
    while position < found.count {
      found += (children[found[position]] ?? []).map(\.object)
      position += 1
    }
    return found
  }

  /// The latest edit of all.
  var lastEdit: PinSheet.FieldVersion? { records.values.compactMap(\.lastEdit).max() }
}

/// An object of a sheet as its fields.
struct SheetRecord: Hashable {
  let object: PinSheet.Object
  var fields: [PinSheet.Field: VersionedValue]

  /// The value of a field, none where it has none.
  ///
  /// One that has none and was never edited is not kept, so that JSON gives back an equal record.
  subscript(field: PinSheet.Field) -> VersionedValue {
    get { fields[field] ?? .none }
    set { fields[field] = newValue == .none ? nil : newValue }
  }

  /// Whether the object was deleted.
  var isDeleted: Bool { self[.life].value == .flag(false) }

  /// The parent that the object is in; nil for the sheet itself, and for a record that does not say.
  var parent: PinSheet.Object? {
    guard case .object(let parent) = self[.parent].value else { return nil }
    return parent
  }

  /// Whether the record says that it is in something that it can be in, or says nothing of that.
  ///
  /// Parents are of a kind further out, so there are no circles.
  var hasPossibleParent: Bool {
    guard let value = fields[.parent]?.value else { return true }
    guard case .object(let parent) = value else { return false }
    return parent.kind == object.kind.parent
  }

  /// The label of a pin that comes first.
  var correction: PinSheet.Object? {
    guard case .object(let label) = self[.correction].value else { return nil }
    return label
  }

  /// The place among siblings, 0 where none is given.
  var rank: Double {
    guard case .number(let rank) = self[.rank].value else { return 0 }
    return rank
  }

  /// When a field was last edited.
  var lastEdit: PinSheet.FieldVersion? { fields.values.compactMap(\.version).max() }
}

extension SheetRecord: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let object = record.field("object", \.object)
    let fields = record.field("fields", \.fields, as: .byField())
    return try SheetRecord(object: object(), fields: fields())
  }
}

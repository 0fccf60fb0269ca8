// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A sheet as a flat set of records, which edits and merges work on.
///
/// Deleted objects stay in it, as tombstones.
struct SheetTable: Sendable {
  private(set) var records: [PinSheet.Object: SheetRecord] = [:]
  /// The objects in each object, deleted ones too.
  private var members: [PinSheet.Object: Set<PinSheet.Object>] = [:]
  /// The date of the latest edit of all, in milliseconds.
  private var latest: Int64?
  /// The changed objects as they were before an edit; nil while none is made.
  private var journal: [PinSheet.Object: SheetRecord?]?

  subscript(object: PinSheet.Object) -> SheetRecord? {
    get { records[object] }
    set {
      let former = records[object]
      if let journal, journal[object] == nil { self.journal?.updateValue(former, forKey: object) }
      if former?.parent != newValue?.parent {
        if let parent = former?.parent { members[parent]?.remove(object) }
        if let parent = newValue?.parent { members[parent, default: []].insert(object) }
      }
      records[object] = newValue
      guard let edit = newValue?.lastEdit?.milliseconds else { return }
      latest = max(latest ?? edit, edit)
    }
  }

  /// The objects that the change which is being made has changed, as they were.
  var changes: [PinSheet.Object: SheetRecord?] { journal ?? [:] }

  /// Makes changes at a cost that does not depend on the size of the table, or none if they throw.
  mutating func change<Failure: Error>(
    _ body: (inout SheetTable) throws(Failure) -> Void
  ) throws(Failure) {
    let formerLatest = latest
    journal = [:]
    do throws(Failure) {
      try body(&self)
      journal = nil
    } catch {
      let former = journal ?? [:]
      journal = nil
      for (object, record) in former { self[object] = record }
      latest = formerLatest
      throw error
    }
  }

  /// The date of an edit that is made now: that of the last edit if it is so little later that the clocks of two
  /// devices may differ by it.
  ///
  /// - Complexity: O(1), or O(*n*) where an edit is dated further ahead.
  func present(at milliseconds: Int64) -> Int64 {
    let limit = milliseconds + PinSheet.clockTolerance
    guard let latest, latest > limit else { return max(milliseconds, latest ?? milliseconds) }
    let edits = records.values.flatMap { $0.fields.values.compactMap(\.version?.milliseconds) }
    return max(milliseconds, edits.filter { $0 <= limit }.max() ?? milliseconds)
  }

  /// The record of an object that is not deleted.
  func alive(_ object: PinSheet.Object) -> SheetRecord? {
    records[object].flatMap { $0.isDeleted ? nil : $0 }
  }

  /// The children of an object, in order: of a kind or all, with or without deleted ones.
  func children(
    of parent: PinSheet.Object,
    _ kind: PinSheet.Object.Kind? = nil,
    includingDeleted: Bool = false
  ) -> [SheetRecord] {
    let first = records[parent]?.correction
    var found: [(order: Int, rank: Double, record: SheetRecord)] = []
    for object in members[parent] ?? [] where kind == nil || object.kind == kind {
      guard let record = records[object], includingDeleted || !record.isDeleted else { continue }
      found.append((object == first ? 0 : 1, record.rank, record))
    }
    found.sort { ($0.order, $0.rank, $0.record.object) < ($1.order, $1.rank, $1.record.object) }
    return found.map(\.record)
  }

  /// The highest rank of the children of a kind; -1 where there are none.
  func lastRank(of kind: PinSheet.Object.Kind, in parent: PinSheet.Object) -> Double {
    (members[parent] ?? []).lazy.filter { $0.kind == kind }.compactMap { alive($0)?.rank }.max()
      ?? -1
  }

  /// The objects in an object, at any depth, those further out first; with the object itself.
  func subtree(of object: PinSheet.Object, includingDeleted: Bool = false) -> [PinSheet.Object] {
    subtree(of: object) { includingDeleted || !$0.isDeleted }
  }

  /// A deleted object with all that went with it, outer ones first: nothing that another edit deleted, nor what lies in that.
  func deletedTogether(with root: PinSheet.Object) -> [PinSheet.Object] {
    let deletion = self[root]?[.life].version?.milliseconds
    return subtree(of: root) { $0.isDeleted && $0[.life].version?.milliseconds == deletion }
  }

  private func subtree(
    of object: PinSheet.Object,
    where isIncluded: (SheetRecord) -> Bool
  ) -> [PinSheet.Object] {
    var found = [object]
    var position = 0
    while position < found.count {
      found += children(of: found[position], includingDeleted: true).filter(isIncluded)
        .map(\.object)
      position += 1
    }
    return found
  }
}

extension SheetTable: Hashable {
  /// Whether two tables have the same records, from which all else follows.
  static func == (left: SheetTable, right: SheetTable) -> Bool { left.records == right.records }

  func hash(into hasher: inout Hasher) { hasher.combine(records) }
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

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The part of a sheet's JSON that is not in its tree: versions, ranks that are not those of the arrays,
/// tombstones.
struct SheetSyncState: Hashable {
  private var objects: [Entry] = []
  private var deleted: [SheetRecord] = []

  /// The state of an object's fields.
  fileprivate struct Entry: Hashable {
    var object: PinSheet.Object
    var fields: [PinSheet.Field: State]
  }

  fileprivate struct State: Hashable {
    /// The value, where it is not in the tree.
    var value: PinSheet.Value?
    var version: PinSheet.FieldVersion?
    var ancestors: [PinSheet.FieldVersion] = []
    var isPending = false
  }

  /// Creates the state that leads from the table of the tree alone to another one.
  init(_ table: SheetTable, besides plain: SheetTable) {
    for (object, record) in table.records.sorted(by: { $0.key < $1.key }) {
      guard !record.isDeleted else {
        deleted.append(record)
        continue
      }
      var fields: [PinSheet.Field: State] = [:]
      for (field, value) in record.fields {
        let known = plain[object]?[field] ?? .none
        guard value != known else { continue }
        fields[field] = State(
          value: value.value == known.value ? nil : value.value,
          version: value.version,
          ancestors: value.ancestors,
          isPending: value.isPending
        )
      }
      if !fields.isEmpty { objects.append(Entry(object: object, fields: fields)) }
    }
  }

  var isEmpty: Bool { objects.isEmpty && deleted.isEmpty }

  /// Adds the state to a table that was made of the tree.
  ///
  /// - Throws: Every fault.
  func add(to table: inout SheetTable) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    let place = ContentPlace().key("sync")
    for (index, entry) in objects.enumerated() {
      let place = place.key("objects").index(index)
      guard table[entry.object] != nil else {
        faults.add(.malformed("there is no \(entry.object)"), at: place)
        continue
      }
      for (field, state) in entry.fields.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard field != .parent || state.value == nil else {
          faults.add(.malformed("the parent is that of the tree"), at: place)
          continue
        }
        table[entry.object]?[field].add(state)
      }
    }
    for (index, record) in deleted.enumerated() {
      guard record.hasPossibleParent, record.parent != nil else {
        let fault = SheetFault.malformed("there is nothing that \(record.object) could be in")
        faults.add(fault, at: place.key("deleted").index(index))
        continue
      }
      if table[record.object] != nil || !record.isDeleted {
        faults.add(
          .malformed("\(record.object) is not deleted"),
          at: place.key("deleted").index(index)
        )
      }
      table[record.object] = record
    }
    try faults.check()
  }
}

extension VersionedValue {
  fileprivate mutating func add(_ state: SheetSyncState.State) {
    if let value = state.value { self.value = value }
    version = state.version
    ancestors = state.ancestors
    isPending = state.isPending
  }
}

extension SheetSyncState: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let objects = record.field("objects", \.objects, default: [])
    let deleted = record.field("deleted", \.deleted, default: [])
    return try SheetSyncState(objects: objects(), deleted: deleted())
  }

  private init(objects: [Entry], deleted: [SheetRecord]) {
    (self.objects, self.deleted) = (objects, deleted)
  }
}

extension SheetSyncState.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let object = record.field("object", \.object)
    let fields = record.field("fields", \.fields, as: .byField())
    return try SheetSyncState.Entry(object: object(), fields: fields())
  }
}

extension SheetSyncState.State: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let value = record.field("value", \.value)
    let version = record.field("version", \.version)
    let ancestors = record.field("ancestors", \.ancestors, default: [])
    let isPending = record.field("pending", \.isPending, default: false)
    return try SheetSyncState.State(
      value: value(),
      version: version(),
      ancestors: ancestors(),
      isPending: isPending()
    )
  }
}

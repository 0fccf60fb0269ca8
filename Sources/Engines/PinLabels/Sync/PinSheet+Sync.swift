// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PinSheet {
  /// The synchronization state of an object.
  public enum SyncStatus: String, Hashable, Sendable {
    /// The other side has it in its current state.
    case synced
    /// It is new.
    case created
    /// It was edited.
    case changed
    /// It was deleted.
    case deleted
  }
}

extension PinSheet {
  /// Whether the other side has an object in its current state; nil if it never existed.
  public func syncStatus(of object: PinSheet.Object) -> PinSheet.SyncStatus? {
    guard let record = table[object] else { return nil }
    let isPending = record.fields.values.contains(where: \.isPending)
    guard isPending else { return record.isDeleted ? .deleted : .synced }
    if record.isDeleted { return .deleted }
    let parent = record[.parent]
    return parent.isPending && parent.version?.number == 1 ? .created : .changed
  }

  /// Returns the date when an object was last edited; nil when it never was.
  public func dateModified(of object: PinSheet.Object) -> Date? {
    table[object]?.lastEdit?.date
  }

  /// The greatest difference between the clocks of two devices, in milliseconds: 15 minutes, as for
  /// groups.
  static let clockTolerance: Int64 = 900_000

  /// The edits that are dated more than 15 minutes after a date: they come from a device whose
  /// clock is wrong.
  ///
  /// They hold as any others do. Edits of other fields go on with their own dates; those of the
  /// same field take the date of the edit that they follow. Where both sides edited a field,
  /// ``PinSheet/Merge/Policy/lastWriteWins`` takes the edit with the later date, so an app should
  /// show these edits.
  ///
  /// - Parameter date: The present date.
  /// - Returns: The edits, in the order of their objects.
  /// - Complexity: O(*n*) in the number of objects.
  public func edits(aheadOf date: Date) -> [PinSheet.Conflict.Edit] {
    let limit = date.addingTimeInterval(Double(Self.clockTolerance) / 1000)
    return table.records.keys.sorted().flatMap { object in
      PinSheet.Field.allCases.compactMap { field in
        guard let version = table[object]?[field].version, version.date > limit else { return nil }
        return PinSheet.Conflict.Edit(object: object, field: field)
      }
    }
  }

  /// The deleted objects, in order.
  public var tombstones: [PinSheet.Object] {
    table.records.values.filter(\.isDeleted).map(\.object).sorted()
  }

  /// The local edits that are not synchronized yet.
  public var unsyncedChanges: PinSheet.Delta {
    changes { _, _, value in value.isPending }
  }

  /// Returns the changes since a former state of the sheet.
  ///
  /// - Parameter former: The sheet as the other side has it, for example a copy kept when both were
  ///   the same.
  /// - Returns: Every field that has another value, or another version, since.
  public func changes(since former: PinSheet) -> PinSheet.Delta {
    changes { object, field, value in
      guard let known = former.table[object]?.fields[field] else { return true }
      return !known.hasSameHead(as: value)
    }
  }

  /// Returns the edits at or after a date.
  ///
  /// Edits count by the date at which they were made, not at which they arrived. Where devices
  /// bring old edits, compare with the former sheet instead.
  ///
  /// - Parameter date: The date, for example that of the last exchange with the other side.
  /// - Returns: Every field that was edited since.
  public func changes(since date: Date) -> PinSheet.Delta {
    changes { _, _, value in value.version.map { $0.date >= date } ?? false }
  }

  private func changes(
    _ isChanged: (PinSheet.Object, PinSheet.Field, VersionedValue) -> Bool
  ) -> PinSheet.Delta {
    var changed = SheetTable()
    for (object, record) in table.records {
      let fields = record.fields.filter { isChanged(object, $0.key, $0.value) }
      guard !fields.isEmpty else { continue }
      // Who deletes something says what was known of it then.
      let isWhole = record.isDeleted
      changed[object] = SheetRecord(object: object, fields: isWhole ? record.fields : fields)
    }
    // Coordinates mean nothing without the image that they are for.
    for view in table.objects(of: .view) {
      let inside = table.subtree(of: view).filter { $0 != view }
      let isReplaced = changed[view]?.fields[.image] != nil
      let places = isReplaced ? inside : inside.filter { changed[$0]?.hasPlace ?? false }
      for object in places {
        changed.copyFields(PinSheet.Field.places, of: object, from: table)
      }
      if !places.isEmpty { changed.copyFields([.image], of: view, from: table) }
    }
    // Nor does it mean anything that a label is deleted without whether it was the correction.
    for object in changed.objects(of: .label) where changed[object]?.fields[.life] != nil {
      guard let pin = table[object]?.parent else { continue }
      changed.copyFields([.correction], of: pin, from: table)
    }
    for (object, record) in changed.records {
      changed[object]?.fields = record.fields.mapValues { $0.synchronized() }
    }
    return PinSheet.Delta(sheet: id, table: changed)
  }
}

extension SheetRecord {
  fileprivate var hasPlace: Bool { fields.keys.contains(where: PinSheet.Field.places.contains) }
}

extension SheetTable {
  fileprivate func objects(of kind: PinSheet.Object.Kind) -> [PinSheet.Object] {
    records.keys.filter { $0.kind == kind }
  }

  fileprivate mutating func copyFields(
    _ names: Set<PinSheet.Field>,
    of object: PinSheet.Object,
    from table: SheetTable
  ) {
    let copied = (table[object]?.fields ?? [:]).filter { names.contains($0.key) }
    var record = records[object] ?? SheetRecord(object: object, fields: [:])
    record.fields.merge(copied) { own, _ in own }
    if !record.fields.isEmpty { self[object] = record }
  }
}

/// The part of a sheet's JSON that is not in its tree: versions, ranks that are not those of the
/// arrays, tombstones.
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

extension PinSheet {
  /// The changes of a sheet: everything another device needs to catch up.
  ///
  /// Applying a delta twice changes nothing, and it does not matter in which order deltas are
  /// applied that are independent of each other. In JSON it is an object with a version, the sheet,
  /// and the changed fields.
  public struct Delta: Hashable, Sendable {
    /// The version of the JSON form that this release reads and writes.
    package static let version = 1

    /// The sheet that changed.
    public let sheet: PinSheet.ID
    let table: SheetTable

    init(sheet: PinSheet.ID, table: SheetTable) {
      self.sheet = sheet
      self.table = table
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { table.records.isEmpty }

    /// The changed objects, in order; deleted ones too.
    public var objects: [PinSheet.Object] { table.records.keys.sorted() }

    /// The deleted objects, in order.
    public var deletedObjects: [PinSheet.Object] {
      objects.filter { table[$0]?.isDeleted ?? false }
    }

    /// The images that are in it, which the other device may have to fetch.
    public var images: [ImageRecord] {
      objects.compactMap { object in
        guard case .image(let image)? = table[object]?[.image].value else { return nil }
        return image
      }
    }
  }
}

extension PinSheet.Delta: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let sheet = record.field("sheet", \.sheet)
    let records = record.field("records", \.records)
    return try PinSheet.Delta(sheet: sheet(), table: SheetTable(records()))
  }

  /// The changed fields; whether they fit a sheet is checked when they are applied.
  private var records: [SheetRecord] { objects.compactMap { table[$0] } }
}

extension SheetTable {
  init(_ list: [SheetRecord]) {
    add(list)
  }
}

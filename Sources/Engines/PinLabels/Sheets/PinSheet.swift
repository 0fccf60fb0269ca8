// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// Images with pins whose names are to be known, in sections, with everything that editing and synchronizing
/// them needs.
///
/// ```swift
/// var sheet = try PinSheet(json: data)          // lists every fault if the content is bad
/// sheet.pin("p1")?.correction.text              // "Os scaphoideum"
/// try sheet.movePin("p1", to: ImagePoint(x: 310, y: 240), at: now)
/// let changes = sheet.changes(since: lastSynced)   // everything that another device must know
/// ```
///
/// A sheet is valid once it exists: identifiers of a kind are unique in the whole sheet, and each pin has a label. Editing keeps it so. A deleted object leaves a tombstone, so that another device
/// learns of it.
///
/// Two sheets are equal when their contents, their versions and their unsynchronized edits are.
///
/// In JSON a sheet is an object with `version`, `id`, `title` and `sections`, and `sync` once it was edited:
/// the versions of fields, and the deleted objects.
public struct PinSheet: Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// The name of the sheet.
  public let id: Identifier<PinSheet>
  /// The title that the learner reads.
  public internal(set) var title: String
  /// The sections with their exercises, in order.
  public internal(set) var sections: [PinSection]

  /// The same as records, with versions and tombstones.
  var table: SheetTable

  /// Creates a sheet.
  ///
  /// - Throws: Every fault: an empty name, and identifiers that stand for two things.
  /// - Complexity: O(*n*) in the number of objects.
  public init(id: ID, title: String, sections: [PinSection]) throws(ContentError<SheetFault>) {
    try Self.faults(id: id, title: title, SheetOutline(sections)).check()
    self.init(
      id: id,
      title: title,
      sections: sections,
      table: SheetTable(id: id, title: title, sections: sections)
    )
  }

  private init(id: ID, title: String, sections: [PinSection], table: SheetTable) {
    self.id = id
    self.title = title
    self.sections = sections
    self.table = table
  }

  /// Creates the sheet that records describe.
  ///
  /// - Throws: Every fault of the records, whose places are the objects.
  init(id: ID, table: SheetTable) throws(ContentError<SheetFault>) {
    let sheet = PinSheet.Object.sheet(id)
    var faults = FaultList()
    let title = table.title(of: sheet)
    faults.add(title: title ?? "", at: "title")
    try faults.check()
    self.init(id: id, title: title ?? "", sections: try table.sections(of: sheet), table: table)
  }

  /// Marks every edit as known to the other side, and keeps only the last 16 edits of each field's history.
  public mutating func markSynced() {
    for (object, record) in table.records {
      table[object]?.fields = record.fields.mapValues { $0.settled() }
    }
  }
}

extension PinSheet {
  /// The section with an identifier, or nil when there is none.
  public func section(_ id: PinSection.ID) -> PinSection? { sections.first { $0.id == id } }

  /// The exercise with an identifier, or nil when there is none.
  public func exercise(_ id: PinExercise.ID) -> PinExercise? { exercises.first { $0.id == id } }

  /// The view with an identifier, or nil when there is none.
  public func view(_ id: ExerciseView.ID) -> ExerciseView? { views.first { $0.id == id } }

  /// The pin with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of pins.
  public func pin(_ id: Pin.ID) -> Pin? { pins.first { $0.id == id } }

  /// The view that a pin is on, or nil when the sheet does not have the pin.
  public func view(of pin: Pin.ID) -> ExerciseView? { views.first { $0.pin(pin) != nil } }

  /// The exercises of all sections, in order.
  public var exercises: [PinExercise] { sections.flatMap(\.exercises) }

  /// The views of all exercises, in order.
  public var views: [ExerciseView] { exercises.flatMap(\.views) }

  /// The pins of all views, in order.
  public var pins: [Pin] { views.flatMap(\.pins) }
}

extension PinSheet: Hashable {
  /// Whether two sheets have the same contents, versions and unsynchronized edits.
  public static func == (left: PinSheet, right: PinSheet) -> Bool {
    left.id == right.id && left.table == right.table
  }

  /// Feeds the contents to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(table)
  }
}

extension PinSheet: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let sections = record.field("sections", \.sections)
    let sync = record.field("sync", \.syncState)
    let outline = record.inline(\.emptyOutline)
    if sections.value == nil {
      let outline = outline.value ?? SheetOutline([])
      record.note(faults(id: id(or: "-"), title: title(or: "-"), outline).faults)
    }
    let sheet = try PinSheet(id: id(or: "-"), title: title(or: "-"), sections: sections())
    guard let state = try sync() else { return sheet }
    var table = sheet.table
    try state.add(to: &table)
    return try PinSheet(id: sheet.id, table: table)
  }

  private static func faults(id: ID, title: String, _ outline: SheetOutline) -> FaultList {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(title: title)
    faults.add(outline.faults)
    return faults
  }

  /// The identifiers are read once more, without the rest; they are not written twice.
  private var emptyOutline: SheetOutline { SheetOutline([]) }

  /// Everything that the tree alone does not say; nil where that is nothing.
  private var syncState: SheetSyncState? {
    let state = SheetSyncState(table, besides: SheetTable(id: id, title: title, sections: sections))
    return state.isEmpty ? nil : state
  }
}

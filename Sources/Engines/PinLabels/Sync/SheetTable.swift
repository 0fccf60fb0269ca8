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

  /// The date of an edit that is made now: that of the last edit if it is so little later that the
  /// clocks of two devices may differ by it.
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

  /// A deleted object with all that went with it, outer ones first: nothing that another edit
  /// deleted, nor what lies in that.
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

  /// The parent that the object is in; nil for the sheet itself, and for a record that does not
  /// say.
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

  /// The date when a field was last edited.
  var lastEdit: PinSheet.FieldVersion? { fields.values.compactMap(\.version).max() }
}

extension SheetRecord: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let object = record.field("object", \.object)
    let fields = record.field("fields", \.fields, as: .byField())
    return try SheetRecord(object: object(), fields: fields())
  }
}

// A sheet's tree as records. What is in arrays gets its place there as its rank.

extension SheetTable {
  /// Creates the records of a new sheet.
  init(id: PinSheet.ID, title: String, sections: [PinSection]) {
    let sheet = PinSheet.Object.sheet(id)
    self[sheet] = SheetRecord(sheet, [.title: .text(title)])
    for (rank, section) in sections.enumerated() {
      add(section.records(in: sheet, rank: Double(rank)))
    }
  }

  mutating func add(_ added: [SheetRecord]) {
    for record in added {
      self[record.object] = record
    }
  }
}

extension SheetRecord {
  fileprivate init(_ object: PinSheet.Object, _ values: [PinSheet.Field: PinSheet.Value]) {
    self.object = object
    fields = values.filter { $0.value != .none }.mapValues(VersionedValue.init)
  }

  fileprivate init(
    _ object: PinSheet.Object,
    in parent: PinSheet.Object,
    rank: Double,
    _ values: [PinSheet.Field: PinSheet.Value]
  ) {
    self.init(object, values)
    fields[.parent] = VersionedValue(.object(parent))
    fields[.rank] = VersionedValue(.number(rank))
  }
}

extension PinSheet.Value {
  init(_ text: String?) {
    self = text.map(PinSheet.Value.text) ?? .none
  }
}

extension PinSection {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.section(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [
        .title: .text(title), .contentID: PinSheet.Value(contentID),
        .groups: groups.isEmpty ? .none : .texts(groups),
      ]
    )
    return [record]
      + exercises.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
  }
}

extension PinExercise {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.exercise(id)
    return [SheetRecord(object, in: parent, rank: rank, [.title: .text(title)])]
      + views.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
  }
}

extension ExerciseView {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.view(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [.plane: PinSheet.Value(plane?.rawValue), .image: .image(image)]
    )
    return [record]
      + pins.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
      + arrows.enumerated().map { $1.record(in: object, rank: Double($0)) }
      + highlights.enumerated().map { $1.record(in: object, rank: Double($0)) }
  }
}

extension Pin {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.pin(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [
        .title: PinSheet.Value(title), .kind: .text(kind.rawValue), .position: .point(position),
        .note: PinSheet.Value(note), .mark: PinSheet.Value(mark?.rawValue),
        .anchor: anchor.map(PinSheet.Value.anchor) ?? .none,
        .correction: .object(.label(correction.id)),
      ]
    )
    return [record]
      + labels.enumerated().map { $1.record(in: object, rank: Double($0)) }
      + regions.enumerated().map { $1.record(in: object, rank: Double($0)) }
  }
}

extension PinLabel {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(
      .label(id),
      in: parent,
      rank: rank,
      [.language: .text(language.rawValue), .text: .text(text)]
    )
  }
}

extension PinRegion {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    let credit: PinSheet.Value = credit == .one ? .none : .text(credit.description)
    return SheetRecord(
      .region(id),
      in: parent,
      rank: rank,
      [.region: .region(region), .credit: credit]
    )
  }
}

extension PinArrow {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(
      .arrow(id),
      in: parent,
      rank: rank,
      [
        .start: .point(start), .end: .point(end),
        .kind: shape == .arrow ? .none : .text(shape.rawValue),
      ]
    )
  }
}

extension PinHighlight {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(.highlight(id), in: parent, rank: rank, [.rectangle: .rectangle(rectangle)])
  }
}

// Records as a sheet's tree. Every part is made by its own initializer, so what comes out is valid.

extension SheetTable {
  /// The sections of the sheet with all they hold.
  ///
  /// - Throws: Every fault of the records, whose places are the objects.
  func sections(of sheet: PinSheet.Object) throws(ContentError<SheetFault>) -> [PinSection] {
    var builder = TreeBuilder(table: self)
    let sections = builder.sections(of: sheet)
    guard builder.faults.isEmpty else { throw ContentError(faults: builder.faults) }
    return sections
  }

  /// The title of the sheet.
  func title(of sheet: PinSheet.Object) -> String? {
    guard case .text(let title) = records[sheet]?[.title].value else { return nil }
    return title
  }
}

struct TreeBuilder {
  let table: SheetTable
  var faults: [LocatedFault<SheetFault>] = []

  mutating func sections(of sheet: PinSheet.Object) -> [PinSection] {
    build(.section, in: sheet) { record, builder throws(ContentError<SheetFault>) in
      try PinSection(
        id: PinSection.ID(record.object.id),
        title: record.text(.title),
        contentID: record.optionalText(.contentID),
        groups: record.texts(.groups),
        exercises: builder.exercises(of: record.object)
      )
    }
  }

  private mutating func exercises(of section: PinSheet.Object) -> [PinExercise] {
    build(.exercise, in: section) { record, builder throws(ContentError<SheetFault>) in
      try PinExercise(
        id: PinExercise.ID(record.object.id),
        title: record.text(.title),
        views: builder.views(of: record.object)
      )
    }
  }

  private mutating func views(of exercise: PinSheet.Object) -> [ExerciseView] {
    build(.view, in: exercise) { record, builder throws(ContentError<SheetFault>) in
      guard case .image(let image) = record[.image].value else { throw record.missing(.image) }
      let view = record.object
      return try ExerciseView(
        id: ExerciseView.ID(view.id),
        plane: record.optionalText(.plane).map(ExerciseView.Plane.init(rawValue:)),
        image: image,
        pins: builder.build(.pin, in: view, Self.pin),
        arrows: builder.arrows(of: view),
        highlights: builder.highlights(of: view)
      )
    }
  }

  mutating func arrows(of view: PinSheet.Object) -> [PinArrow] {
    build(.arrow, in: view) { record, _ throws(ContentError<SheetFault>) in
      try PinArrow(
        id: PinArrow.ID(record.object.id),
        from: record.point(.start),
        to: record.point(.end),
        shape: record.optionalText(.kind).map(PinArrow.Shape.init(rawValue:)) ?? .arrow
      )
    }
  }

  mutating func highlights(of view: PinSheet.Object) -> [PinHighlight] {
    build(.highlight, in: view) { record, _ throws(ContentError<SheetFault>) in
      guard case .rectangle(let rectangle) = record[.rectangle].value else {
        throw record.missing(.rectangle)
      }
      return try PinHighlight(id: PinHighlight.ID(record.object.id), rectangle)
    }
  }

  /// Makes a pin with all it holds, or notes its faults.
  mutating func pin(_ record: SheetRecord) -> Pin? { build(record, Self.pin) }

  private static func pin(
    _ record: SheetRecord,
    _ builder: inout TreeBuilder
  ) throws(ContentError<SheetFault>) -> Pin {
    let pin = record.object
    var anchor: Pin.SceneAnchor?
    if case .anchor(let value) = record[.anchor].value { anchor = value }
    return try Pin(
      id: Pin.ID(pin.id),
      title: record.optionalText(.title),
      kind: Pin.Kind(rawValue: record.text(.kind)),
      at: record.point(.position),
      labels: builder.build(.label, in: pin) { record, _ throws(ContentError<SheetFault>) in
        try PinLabel(
          id: PinLabel.ID(record.object.id),
          record.text(.text),
          language: Language(record.text(.language))
        )
      },
      regions: builder.build(.region, in: pin) { record, _ throws(ContentError<SheetFault>) in
        guard case .region(let region) = record[.region].value else {
          throw record.missing(.region)
        }
        let credit = try record.optionalText(.credit).map(Fraction.init)
        guard let credit = credit ?? .one else { throw record.missing(.credit) }
        return try PinRegion(id: PinRegion.ID(record.object.id), region, credit: credit)
      },
      note: record.optionalText(.note),
      mark: record.optionalText(.mark).map(Pin.NoteMark.init(rawValue:)),
      anchor: anchor
    )
  }

  /// Makes the objects of a kind that are in another, noting the faults of those that cannot be
  /// made.
  private mutating func build<Node>(
    _ kind: PinSheet.Object.Kind,
    in parent: PinSheet.Object,
    _ make: (SheetRecord, inout TreeBuilder) throws(ContentError<SheetFault>) -> Node
  ) -> [Node] {
    var nodes: [Node] = []
    for record in table.children(of: parent, kind) {
      if let node = build(record, make) { nodes.append(node) }
    }
    return nodes
  }

  /// Makes an object, or notes its faults.
  private mutating func build<Node>(
    _ record: SheetRecord,
    _ make: (SheetRecord, inout TreeBuilder) throws(ContentError<SheetFault>) -> Node
  ) -> Node? {
    do throws(ContentError<SheetFault>) {
      if !record.rank.isFinite { throw record.fault(.invalidRank, at: .rank) }
      return try make(record, &self)
    } catch {
      let place = ContentPlace().key(record.object.description)
      faults += error.within(place).faults
      return nil
    }
  }
}

extension SheetRecord {
  fileprivate func text(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> String {
    guard let text = try optionalText(field) else { throw missing(field) }
    return text
  }

  fileprivate func optionalText(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> String?
  {
    switch self[field].value {
    case .text(let text): text
    case .none: nil
    default: throw missing(field)
    }
  }

  fileprivate func texts(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> [String] {
    switch self[field].value {
    case .texts(let texts): texts
    case .none: []
    default: throw missing(field)
    }
  }

  fileprivate func point(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> ImagePoint {
    guard case .point(let point) = self[field].value else { throw missing(field) }
    return point
  }

  fileprivate func missing(_ field: PinSheet.Field) -> ContentError<SheetFault> {
    fault(.malformed("the value is missing or of another kind"), at: field)
  }

  fileprivate func fault(_ fault: SheetFault, at field: PinSheet.Field) -> ContentError<SheetFault>
  {
    ContentError(faults: [LocatedFault(fault, at: ContentPlace().key(field.rawValue))])
  }
}

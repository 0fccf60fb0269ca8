// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Images with pins to name, in sections, with everything needed to edit and synchronize them.
///
/// ```swift
/// var sheet = try PinSheet(json: data)          // lists every fault if the content is bad
/// sheet.pin("p1")?.correction.text              // "Os scaphoideum"
/// try sheet.movePin("p1", to: ImagePoint(x: 310, y: 240), at: now)
/// let changes = sheet.changes(since: lastSynced)   // everything that another device must know
/// ```
///
/// A sheet is valid once it exists: identifiers of a kind are unique in the whole sheet, and each
/// pin has a label. Editing keeps it so. A deleted object leaves a tombstone, so that another
/// device learns of it.
///
/// Two sheets are equal when their contents, their versions and their unsynchronized edits are.
///
/// In JSON a sheet is an object with `version`, `id`, `title` and `sections`, and `sync` once it
/// was edited: the versions of fields, and the deleted objects.
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

  /// Marks every edit as known to the other side, and keeps only the last 16 edits of each field's
  /// history.
  public mutating func markSynced() {
    for (object, record) in table.records {
      table[object]?.fields = record.fields.mapValues { $0.settled() }
    }
  }
}

extension PinSheet {
  /// Returns the section with an identifier, or nil if there is none.
  public func section(_ id: PinSection.ID) -> PinSection? { sections.first { $0.id == id } }

  /// Returns the exercise with an identifier, or nil if there is none.
  public func exercise(_ id: PinExercise.ID) -> PinExercise? { exercises.first { $0.id == id } }

  /// Returns the view with an identifier, or nil if there is none.
  public func view(_ id: ExerciseView.ID) -> ExerciseView? { views.first { $0.id == id } }

  /// Returns the pin with an identifier, or nil if there is none.
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

/// Only the identifiers of a sheet, with their places, so that clashes are found although there are
/// other faults.
struct SheetOutline {
  private var objects: [(object: PinSheet.Object, place: ContentPlace)] = []

  /// An object with its children.
  fileprivate struct Node {
    var id: String?
    var children: [PinSheet.Object.Kind: [Node]] = [:]
  }

  init(_ sections: [PinSection]) {
    add(Node(children: [.section: sections.map(Node.init)]), at: ContentPlace())
  }

  private mutating func add(_ node: Node, at place: ContentPlace) {
    for kind in PinSheet.Object.Kind.allCases {
      for (index, child) in (node.children[kind] ?? []).enumerated() {
        let place = place.key(kind.plural).index(index)
        if let id = child.id { objects.append((PinSheet.Object(kind, id), place)) }
        add(child, at: place)
      }
    }
  }

  /// The identifiers that stand for two things of a kind.
  var faults: [LocatedFault<SheetFault>] {
    var places: [PinSheet.Object: ContentPlace] = [:]
    var faults: [LocatedFault<SheetFault>] = []
    for (object, place) in objects {
      if let first = places[object] {
        faults.append(LocatedFault(.duplicateIdentifier(object, first: first), at: place.key("id")))
      } else {
        places[object] = place
      }
    }
    return faults
  }
}

extension PinSheet.Object.Kind {
  /// The key of the array that has things of this kind.
  fileprivate var plural: String { "\(rawValue)s" }
}

extension SheetOutline.Node {
  fileprivate init(_ section: PinSection) {
    self.init(id: section.id.rawValue, children: [.exercise: section.exercises.map(Self.init)])
  }

  fileprivate init(_ exercise: PinExercise) {
    self.init(id: exercise.id.rawValue, children: [.view: exercise.views.map(Self.init)])
  }

  fileprivate init(_ view: ExerciseView) {
    self.init(
      id: view.id.rawValue,
      children: [
        .pin: view.pins.map(Self.init),
        .arrow: view.arrows.map { Self(id: $0.id.rawValue) },
        .highlight: view.highlights.map { Self(id: $0.id.rawValue) },
      ]
    )
  }

  fileprivate init(_ pin: Pin) {
    self.init(
      id: pin.id.rawValue,
      children: [
        .label: pin.labels.map { Self(id: $0.id.rawValue) },
        .region: pin.regions.map { Self(id: $0.id.rawValue) },
      ]
    )
  }
}

// MARK: - JSON

/// In JSON the outline is the sheet without everything but the identifiers, which the sheet itself
/// writes.
extension SheetOutline: JSONInlined {
  static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) -> SheetOutline {
    // What cannot be read is found by those who read it.
    (try? SheetOutline(from: decoder)) ?? SheetOutline([])
  }

  init(from decoder: any Decoder) throws {
    add(try Node(from: decoder), at: ContentPlace())
  }

  func encode(to encoder: any Encoder) throws {}
}

extension SheetOutline.Node: Decodable {
  fileprivate init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    id = try container.decodeIfPresent(String.self, forKey: JSONKey("id"))
    for kind in PinSheet.Object.Kind.allCases {
      children[kind] = try container.decodeIfPresent([Self].self, forKey: JSONKey(kind.plural))
    }
  }
}

/// A fault in a sheet, a task or a session.
public enum SheetFault: ContentFault {
  /// A value is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier is empty.
  case emptyIdentifier
  /// Two objects of a kind have the same identifier.
  case duplicateIdentifier(PinSheet.Object, first: ContentPlace)
  /// A title, or the name of a kind, is empty.
  case emptyText
  /// A pin has no label.
  case noLabels
  /// The language is not a BCP 47 tag.
  case invalidLanguage(Language)
  /// An image is less than a pixel, or more than 1,000,000 pixels, wide or high.
  case sizeOutOfRange(PixelSize)
  /// The version of an image is below 1.
  case invalidVersion(Int)
  /// A coordinate is not a number or is more than 10^9 pixels away.
  case coordinateOutOfRange
  /// A length is not above 0 and at most 10^9 pixels.
  case lengthOutOfRange
  /// A rotation is not a finite number of degrees.
  case invalidRotation
  /// A rectangle has no width or no height.
  case emptyRectangle
  /// An outline has fewer than three corners.
  case tooFewCorners(Int)
  /// A line goes along fewer than two points.
  case tooFewPoints(Int)
  /// All corners of an outline are on one line.
  case flatOutline
  /// A run of pixels is below 0, or longer than the rest of the mask.
  case runOutOfRange(Int, rest: Int)
  /// No pixel is inside of a mask.
  case emptyMask
  /// An arrow ends where it starts.
  case arrowWithoutDirection
  /// A view direction in space has no length.
  case noViewDirection
  /// A place among siblings is not a finite number.
  case invalidRank
  /// A credit or a penalty is not from 0 to 1.
  case creditOutOfRange
  /// A distance of a scoring is not from 0 to 10^9, or not above that for the full credit.
  case distanceOutOfRange
}

extension SheetFault: CustomStringConvertible {
  /// The fault in words, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let object, let first):
      "the identifier \"\(object.id)\" is taken already, by \(first)"
    case .emptyText: "the text is empty"
    case .noLabels: "the pin has no label"
    case .invalidLanguage(let tag):
      "\"\(tag)\" is not a language tag, expected one like \"la\" or \"de-AT\""
    case .sizeOutOfRange(let size):
      "\(size.width) x \(size.height) pixels, expected 1 to \(PixelSize.range.upperBound) each"
    case .invalidVersion(let version): "version \(version), expected 1 or more"
    case .coordinateOutOfRange: "a coordinate is not a number between -10^9 and 10^9"
    case .lengthOutOfRange: "the length is not above 0 and at most 10^9"
    case .invalidRotation: "the rotation is not a finite number of degrees"
    case .emptyRectangle: "the rectangle has no area"
    case .tooFewCorners(let count): "\(count) corners, expected at least 3"
    case .tooFewPoints(let count): "\(count) points, expected at least 2"
    case .flatOutline: "all corners are on one line"
    case .runOutOfRange(let run, let rest): "a run of \(run) pixels, expected 0 to \(rest)"
    case .emptyMask: "the mask has no pixel inside"
    case .arrowWithoutDirection: "the arrow ends where it starts"
    case .noViewDirection: "the view direction has no length"
    case .invalidRank: "the rank is not a finite number"
    case .creditOutOfRange: "the credit is not from 0 to 1"
    case .distanceOutOfRange:
      "the distance is not from 0, or from that for the full credit, to 10^9"
    }
  }
}

/// Faults with their places, as they are found.
struct FaultList {
  private(set) var faults: [LocatedFault<SheetFault>] = []

  mutating func add(_ fault: SheetFault?, at place: ContentPlace) {
    guard let fault else { return }
    faults.append(LocatedFault(fault, at: place))
  }

  mutating func add(_ fault: SheetFault?, at key: String) {
    add(fault, at: ContentPlace().key(key))
  }

  mutating func add(_ found: [SheetFault], at key: String) {
    for fault in found {
      add(fault, at: key)
    }
  }

  mutating func add(_ found: [LocatedFault<SheetFault>]) {
    faults += found
  }

  mutating func add(credit: Fraction, at key: String) {
    add(credit.isCredit ? nil : .creditOutOfRange, at: key)
  }

  mutating func addLength(_ length: Double, at key: String) {
    let isInRange = length > 0 && length <= ImagePoint.coordinateRange.upperBound
    add(isInRange ? nil : .lengthOutOfRange, at: key)
  }

  mutating func add(title: String, at key: String = "title") {
    add(title.isBlank ? .emptyText : nil, at: key)
  }

  mutating func add(id: String) {
    add(id.isBlank ? .emptyIdentifier : nil, at: "id")
  }

  /// Throws the faults, if there are any.
  func check() throws(ContentError<SheetFault>) {
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A learner's own pins, arrows and comments above a sheet that stays as it is, for the learner
/// alone or shared with others.
///
/// ```swift
/// var mine = SheetLayer(id: "l1", of: "ada", on: sheet.id)
/// try mine.add(pin, to: "front", of: sheet)
/// try mine.comment(on: .pin("p1"), id: "c1", "Why not the ulnar nerve?", of: sheet, at: now)
/// mine.isShared = true
/// try mine.view("front", of: sheet)   // the view with the learner's own pins behind the sheet's
/// ```
///
/// The pins of a layer are drawn, found and asked for as those of a sheet. Those of a view that
/// is gone stay in the layer. In JSON a layer is an object with `version`, `id`, `owner` and
/// `sheet`; all other keys have defaults.
public struct SheetLayer: Hashable, Sendable, Identifiable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// The pins and arrows on one view.
  public struct Drawing: Hashable, Sendable {
    /// The pins, in order.
    public fileprivate(set) var pins: [Pin]
    /// The arrows and brackets, in order.
    public fileprivate(set) var arrows: [PinArrow]
  }

  /// A remark or a question about something on a sheet.
  public struct Comment: Hashable, Sendable, Identifiable {
    /// The name of the comment, unique within its layer.
    public let id: Identifier<Comment>
    /// The thing that it is about: an exercise, a view, a pin, or whatever else the sheet has.
    public let object: PinSheet.Object
    /// The words.
    public let text: String
    /// The date when it was said.
    public let date: Date
    /// The comment that it answers, also one in another layer.
    public let answers: Comment.ID?
  }

  /// The name of the layer.
  public let id: Identifier<SheetLayer>
  /// The learner who owns it.
  public let owner: Learner.ID
  /// The sheet that it lies on.
  public let sheet: PinSheet.ID
  /// Whether others see it.
  public var isShared: Bool
  /// The pins and arrows by view.
  public private(set) var drawings: [ExerciseView.ID: Drawing]
  /// The comments, in the order in which they were made.
  public private(set) var comments: [Comment]

  /// Creates an empty layer.
  public init(id: ID, of owner: Learner.ID, on sheet: PinSheet.ID, isShared: Bool = false) {
    self.init(id, owner, sheet, isShared, [:], [])
  }

  private init(
    _ id: ID,
    _ owner: Learner.ID,
    _ sheet: PinSheet.ID,
    _ isShared: Bool,
    _ drawings: [ExerciseView.ID: Drawing],
    _ comments: [Comment]
  ) {
    (self.id, self.owner, self.sheet) = (id, owner, sheet)
    (self.isShared, self.drawings, self.comments) = (isShared, drawings, comments)
  }

  /// Whether a learner may see the layer: the owner always, others where it is shared.
  public func isVisible(to learner: Learner.ID) -> Bool { isShared || learner == owner }

  /// The pins of all views.
  private var pins: [Pin] { drawings.values.flatMap(\.pins) }
  private var arrows: [PinArrow] { drawings.values.flatMap(\.arrows) }
}

// MARK: - Changes

extension SheetLayer {
  /// Puts a pin on a view, clamped to its image.
  ///
  /// - Throws: ``SheetError/unknownObject(_:)`` for a view that the sheet does not have,
  ///   ``SheetError/duplicateIdentifier(_:)`` for a pin that it or the layer has.
  public mutating func add(
    _ pin: Pin,
    to view: ExerciseView.ID,
    of sheet: PinSheet
  ) throws(SheetError) {
    guard sheet.id == self.sheet, let found = sheet.view(view) else {
      throw .unknownObject(.view(view))
    }
    guard sheet.pin(pin.id) == nil, !pins.contains(where: { $0.id == pin.id }) else {
      throw .duplicateIdentifier(.pin(pin.id))
    }
    let labels = (sheet.pins + pins).flatMap(\.labels).map(\.id)
    if let taken = pin.labels.first(where: { labels.contains($0.id) }) {
      throw .duplicateIdentifier(.label(taken.id))
    }
    let position = found.image.displayedSize.clamping(pin.position)
    do {
      let placed = try Pin(
        id: pin.id,
        title: pin.title,
        kind: pin.kind,
        at: position,
        labels: pin.labels,
        regions: pin.regions,
        note: pin.note,
        mark: pin.mark,
        anchor: pin.anchor
      )
      drawings[view, default: Drawing(pins: [], arrows: [])].pins.append(placed)
    } catch {
      throw .invalid(error)
    }
  }

  /// Puts an arrow or a bracket on a view.
  ///
  /// - Throws: ``SheetError/unknownObject(_:)`` for a view that the sheet does not have,
  ///   ``SheetError/duplicateIdentifier(_:)`` for an arrow that it or the layer has.
  public mutating func add(
    _ arrow: PinArrow,
    to view: ExerciseView.ID,
    of sheet: PinSheet
  ) throws(SheetError) {
    guard sheet.id == self.sheet, sheet.view(view) != nil else {
      throw .unknownObject(.view(view))
    }
    let taken = sheet.views.flatMap(\.arrows) + arrows
    guard !taken.contains(where: { $0.id == arrow.id }) else {
      throw .duplicateIdentifier(.arrow(arrow.id))
    }
    drawings[view, default: Drawing(pins: [], arrows: [])].arrows.append(arrow)
  }

  /// Takes one of the layer's own pins away.
  ///
  /// - Throws: ``SheetError/unknownObject(_:)``.
  public mutating func remove(_ pin: Pin.ID) throws(SheetError) {
    let view = drawings.first { $0.value.pins.contains { $0.id == pin } }?.key
    guard let view else { throw .unknownObject(.pin(pin)) }
    drawings[view]?.pins.removeAll { $0.id == pin }
    forgetEmpty(view)
  }

  /// Takes one of the layer's own arrows away.
  ///
  /// - Throws: ``SheetError/unknownObject(_:)``.
  public mutating func remove(_ arrow: PinArrow.ID) throws(SheetError) {
    let view = drawings.first { $0.value.arrows.contains { $0.id == arrow } }?.key
    guard let view else { throw .unknownObject(.arrow(arrow)) }
    drawings[view]?.arrows.removeAll { $0.id == arrow }
    forgetEmpty(view)
  }

  private mutating func forgetEmpty(_ view: ExerciseView.ID) {
    if let drawing = drawings[view], drawing.pins.isEmpty, drawing.arrows.isEmpty {
      drawings[view] = nil
    }
  }

  /// Makes a comment.
  ///
  /// - Parameters:
  ///   - object: The thing that it is about, on the sheet or in the layer.
  ///   - id: The name of the comment.
  ///   - text: The words; blanks alone are refused.
  ///   - comment: The comment that it answers, in this layer or another one.
  ///   - sheet: The sheet.
  ///   - date: The date when it is said.
  /// - Throws: ``SheetError/unknownObject(_:)`` for something that is neither on the sheet nor in the
  ///   layer, ``SheetError/invalid(_:)`` for an empty text or name, or one that is taken,
  ///   ``SheetError/date(_:)``.
  public mutating func comment(
    on object: PinSheet.Object,
    id: Comment.ID,
    _ text: String,
    answering comment: Comment.ID? = nil,
    of sheet: PinSheet,
    at date: Date
  ) throws(SheetError) {
    guard sheet.id == self.sheet, sheet.table.alive(object) != nil || has(object) else {
      throw .unknownObject(object)
    }
    guard date.milliseconds != nil else { throw .date(.outOfRange) }
    // In whole milliseconds, as it is stored.
    let made = Comment(
      id: id,
      object: object,
      text: text,
      date: date.milliseconds.map { Date(milliseconds: $0) } ?? date,
      answers: comment
    )
    do {
      try Self.faults(of: comments + [made]).check()
    } catch {
      throw .invalid(error)
    }
    comments.append(made)
  }

  /// Takes a comment back; answers to it stay.
  ///
  /// - Returns: Whether the layer had it.
  @discardableResult
  public mutating func takeBack(_ comment: Comment.ID) -> Bool {
    let count = comments.count
    comments.removeAll { $0.id == comment }
    return comments.count < count
  }

  private func has(_ object: PinSheet.Object) -> Bool {
    switch object {
    case .pin(let pin): pins.contains { $0.id == pin }
    case .arrow(let arrow): arrows.contains { $0.id == arrow }
    default: false
    }
  }

  fileprivate static func faults(of comments: [Comment]) -> FaultList {
    var faults = FaultList()
    var known: Set<Comment.ID> = []
    for (index, comment) in comments.enumerated() {
      let place = ContentPlace().key("comments").index(index)
      faults.add(comment.text.isBlank ? .emptyText : nil, at: place.key("text"))
      faults.add(comment.id.rawValue.isBlank ? .emptyIdentifier : nil, at: place.key("id"))
      if !known.insert(comment.id).inserted {
        let reason = "the comment \"\\(comment.id)\" is there twice"
        faults.add(.malformed(reason), at: place.key("id"))
      }
    }
    return faults
  }

  /// Returns a view of the sheet with the layer's own pins and arrows behind those of the sheet.
  ///
  /// - Returns: The view, for drawing, finding and asking; nil when the sheet does not have it.
  public func view(_ view: ExerciseView.ID, of sheet: PinSheet) -> ExerciseView? {
    guard sheet.id == self.sheet, var found = sheet.view(view) else { return nil }
    found.pins += drawings[view]?.pins ?? []
    found.arrows += drawings[view]?.arrows ?? []
    return found
  }
}

// MARK: - JSON

extension SheetLayer: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let owner = record.field("owner", \.owner)
    let sheet = record.field("sheet", \.sheet)
    let isShared = record.field("isShared", \.isShared, default: false)
    let drawings = record.field("drawings", \.drawings, default: [:])
    let comments = record.field("comments", \.comments, default: [])
    record.note(faults(of: comments.value ?? []).faults)
    return try SheetLayer(id(), owner(), sheet(), isShared(), drawings(), comments())
  }
}

extension SheetLayer.Drawing: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let pins = record.field("pins", \.pins, default: [])
    let arrows = record.field("arrows", \.arrows, default: [])
    return try Self(pins: pins(), arrows: arrows())
  }
}

extension SheetLayer.Comment: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let object = record.field("object", \.object)
    let text = record.field("text", \.text)
    let date = record.field("at", \.date, as: .milliseconds)
    let answers = record.field("answers", \.answers)
    return try Self(id: id(), object: object(), text: text(), date: date(), answers: answers())
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Everything is added with all it holds: at an index among its siblings, or at their end.

extension PinSheet {
  /// Adds a section.
  public mutating func insert(
    _ section: PinSection,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(section.records(in: .sheet(id), rank: 0), at: index, date)
  }

  /// Adds an exercise to a section.
  public mutating func insert(
    _ exercise: PinExercise,
    in section: PinSection.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(exercise.records(in: .section(section), rank: 0), at: index, date)
  }

  /// Adds a view to an exercise.
  public mutating func insert(
    _ view: ExerciseView,
    in exercise: PinExercise.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(view.records(in: .exercise(exercise), rank: 0), at: index, date)
  }

  /// Puts a pin on a view.
  public mutating func insert(
    _ pin: Pin,
    in view: ExerciseView.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert(pin.records(in: .view(view), rank: 0), at: index, date)
  }

  /// Puts an arrow or a bracket on a view.
  ///
  /// - Throws: ``SheetError/duplicateIdentifier(_:)``, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/arrowTooShort(minimum:)``, ``SheetError/date(_:)``.
  public mutating func insert(
    _ arrow: PinArrow,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([arrow.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Puts a highlighted rectangle on a view.
  public mutating func insert(
    _ highlight: PinHighlight,
    in view: ExerciseView.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([highlight.record(in: .view(view), rank: 0)], at: nil, date)
  }

  /// Adds a label to a pin; at index 0 it becomes the correction.
  public mutating func insert(
    _ label: PinLabel,
    in pin: Pin.ID,
    index: Int? = nil,
    at date: Date
  ) throws(SheetError) {
    try insert([label.record(in: .pin(pin), rank: 0)], at: index, date)
  }

  /// Adds a region to a pin.
  public mutating func insert(
    _ region: PinRegion,
    in pin: Pin.ID,
    at date: Date
  ) throws(SheetError) {
    try insert([region.record(in: .pin(pin), rank: 0)], at: nil, date)
  }

  private mutating func insert(
    _ records: [SheetRecord],
    at index: Int?,
    _ date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.insert(records, at: index)
      if let first = records.first?.object { try editor.checkLength(of: first) }
    }
  }
}

extension PinSheet {
  /// Gives a sheet, a section, an exercise or a pin another title, or a label another text.
  ///
  /// - Throws: ``SheetError/fieldDoesNotFit(_:_:)`` for an object without a title,
  ///   ``SheetError/invalid(_:)`` for an empty text, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/date(_:)``.
  public mutating func rename(
    _ object: PinSheet.Object,
    to text: String,
    at date: Date
  ) throws(SheetError) {
    let field: PinSheet.Field
    switch object.kind {
    case .sheet, .section, .exercise, .pin: field = .title
    case .label: field = .text
    case .view, .region, .arrow, .highlight: throw .fieldDoesNotFit("title", object)
    }
    try set(field, of: object, to: .text(text), at: date)
  }

  /// Changes who may see a section: learners with an access right, or learners in certain groups,
  /// if these are given.
  public mutating func setAccess(
    of section: PinSection.ID,
    contentID: String?,
    groups: [String] = [],
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      let section = try editor.record(of: .section(section)).object
      editor.set(.contentID, of: section, to: PinSheet.Value(contentID))
      editor.set(.groups, of: section, to: groups.isEmpty ? .none : .texts(groups))
    }
  }

  /// Moves a pin to a point of its image; a point outside becomes the nearest one inside.
  ///
  /// Its regions stay where they are.
  public mutating func movePin(
    _ pin: Pin.ID,
    to point: ImagePoint,
    at date: Date
  ) throws(SheetError) {
    guard let view = table.alive(.pin(pin))?.parent,
      case .image(let image)? = table[view]?[.image].value
    else { throw .unknownObject(.pin(pin)) }
    let clamped = image.displayedSize.clamping(point)
    try set(.position, of: .pin(pin), to: .point(clamped), at: date)
  }

  /// Changes the kind of structure that a pin points at.
  public mutating func setKind(_ kind: Pin.Kind, of pin: Pin.ID, at date: Date) throws(SheetError) {
    try set(.kind, of: .pin(pin), to: .text(kind.rawValue), at: date)
  }

  /// Gives a pin a note and a sign next to it, or takes them away with nil.
  public mutating func setNote(
    _ note: String?,
    mark: Pin.NoteMark? = nil,
    of pin: Pin.ID,
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      let pin = try editor.record(of: .pin(pin)).object
      editor.set(.note, of: pin, to: PinSheet.Value(note))
      editor.set(.mark, of: pin, to: PinSheet.Value(mark?.rawValue))
    }
  }

  /// Fixes a pin to a 3D model, or takes it off with nil.
  public mutating func setAnchor(
    _ anchor: Pin.SceneAnchor?,
    of pin: Pin.ID,
    at date: Date
  ) throws(SheetError) {
    try set(.anchor, of: .pin(pin), to: anchor.map(PinSheet.Value.anchor) ?? .none, at: date)
  }

  /// Moves an object to another place among its siblings; the label at 0 is the correction.
  ///
  /// - Throws: ``SheetError/indexOutOfRange(_:count:)``, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/fieldDoesNotFit(_:_:)`` for the sheet itself, ``SheetError/date(_:)``.
  public mutating func move(
    _ object: PinSheet.Object,
    to index: Int,
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.move(object, to: index)
    }
  }

  /// Changes the language of a label.
  public mutating func setLanguage(
    _ language: Language,
    of label: PinLabel.ID,
    at date: Date
  ) throws(SheetError) {
    let tag = language.canonical ?? language
    try set(.language, of: .label(label), to: .text(tag.rawValue), at: date)
  }

  /// Gives a region of a pin another area.
  public mutating func setArea(
    _ area: ImageRegion,
    of region: PinRegion.ID,
    at date: Date
  ) throws(SheetError) {
    try set(.region, of: .region(region), to: .region(area), at: date)
  }

  /// Changes what a pin earns that is placed in a region, 0 to 1.
  public mutating func setCredit(
    _ credit: Fraction,
    of region: PinRegion.ID,
    at date: Date
  ) throws(SheetError) {
    try set(.credit, of: .region(region), to: .text(credit.description), at: date)
  }

  /// Moves an arrow.
  ///
  /// - Throws: ``SheetError/unknownObject(_:)``, ``SheetError/invalid(_:)`` for points that make no
  ///   arrow, ``SheetError/arrowTooShort(minimum:)``, ``SheetError/date(_:)``.
  public mutating func moveArrow(
    _ arrow: PinArrow.ID,
    from start: ImagePoint,
    to end: ImagePoint,
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      let arrow = try editor.record(of: .arrow(arrow)).object
      editor.set(.start, of: arrow, to: .point(start))
      editor.set(.end, of: arrow, to: .point(end))
      try editor.checkLength(of: arrow)
    }
  }

  /// Moves a highlighted rectangle.
  public mutating func moveHighlight(
    _ highlight: PinHighlight.ID,
    to rectangle: ImageRectangle,
    at date: Date
  ) throws(SheetError) {
    try set(.rectangle, of: .highlight(highlight), to: .rectangle(rectangle), at: date)
  }

  private mutating func set(
    _ field: PinSheet.Field,
    of object: PinSheet.Object,
    to value: PinSheet.Value,
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      _ = try editor.record(of: object)
      editor.set(field, of: object, to: value)
    }
  }
}

// MARK: - Deleting

extension PinSheet {
  /// Deletes an object with everything in it: a section with its exercises, a pin with its labels.
  ///
  /// A deleted object leaves a tombstone, and can be restored.
  ///
  /// - Throws: ``SheetError/lastOne(_:)`` for the last label of a pin or the last view of an
  ///   exercise, ``SheetError/cannotBeDeleted(_:)`` for the sheet itself,
  ///   ``SheetError/unknownObject(_:)``, and the errors of dates.
  public mutating func delete(_ object: PinSheet.Object, at date: Date) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.delete(object)
    }
  }

  /// Brings a deleted object back, with everything that was deleted together with it.
  ///
  /// - Throws: ``SheetError/cannotBeRestored(_:)``, ``SheetError/date(_:)``.
  public mutating func restore(_ object: PinSheet.Object, at date: Date) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.restore(object)
    }
  }
}

// MARK: - Images

extension PinSheet {
  /// The treatment of coordinates when an image is replaced by one of a different size.
  public enum ReplacementPolicy: String, Hashable, Sendable {
    /// They grow with the image: for a larger or smaller copy of the same picture.
    case scaled
    /// They stay as they are: for a picture with more, or less, around the same structures at the
    /// same scale.
    case kept
  }
}

extension PinSheet {
  /// Puts another image in the place of a view's.
  ///
  /// One of another size has another name or version.
  ///
  /// The policy decides about the coordinates of everything on the view; radii grow with the width.
  ///
  /// - Throws: ``SheetError/imageNotRenamed(_:)``, ``SheetError/unknownObject(_:)``,
  ///   ``SheetError/invalid(_:)`` where something becomes too large or too small,
  ///   ``SheetError/date(_:)``.
  public mutating func replaceImage(
    of view: ExerciseView.ID,
    with image: ImageRecord,
    coordinates policy: PinSheet.ReplacementPolicy = .scaled,
    at date: Date
  ) throws(SheetError) {
    guard let former = self.view(view)?.image else { throw .unknownObject(.view(view)) }
    let scale = former.displayedSize.scale(to: image.displayedSize)
    guard former.displayedSize == image.displayedSize || image.mustBeFetched(having: former) else {
      throw .imageNotRenamed(image.id)
    }
    try edit(at: date) { editor throws(SheetError) in
      editor.set(.image, of: .view(view), to: .image(image))
      guard policy == .scaled, former.displayedSize != image.displayedSize else { return }
      // What is deleted follows the image too, for it may be restored.
      for object in editor.table.subtree(of: .view(view), includingDeleted: true) {
        try editor.scale(object, by: scale)
      }
    }
  }
}

/// The parts of a sheet's tree that an edit or a merge of its records changes, so that it costs
/// what it changes.
struct TreeUpdate {
  private var pins: [ChangedPin] = []
  /// The views whose arrows or rectangles changed.
  private var drawings: [(view: PinSheet.Object, arrows: [PinArrow], highlights: [PinHighlight])] =
    []
  /// The whole, where something else changed.
  private var whole: PinSheet?

  /// More changed pins than that are not worth replacing one by one.
  private static let limit = 32

  private struct ChangedPin {
    var id: Pin.ID
    var view: PinSheet.Object
    /// Whether its place among its siblings changed.
    var isMoved: Bool
    /// The pin; nil for one that is not there any more.
    var pin: Pin?
  }

  /// No change.
  init() {}

  /// Makes the parts anew that changed.
  ///
  /// - Parameters:
  ///   - table: The records as they are now.
  ///   - changes: The changed objects as they were.
  ///   - sheet: The sheet.
  /// - Throws: Every fault of the records.
  init(
    of table: SheetTable,
    since changes: [PinSheet.Object: SheetRecord?],
    sheet: PinSheet.ID
  ) throws(ContentError<SheetFault>) {
    var (changedPins, views): (Set<PinSheet.Object>, Set<PinSheet.Object>) = ([], [])
    var isWhole = false
    for object in changes.keys {
      let parent = table[object]?.parent
      switch object.kind {
      case .pin: changedPins.insert(object)
      case .label, .region: if let parent { changedPins.insert(parent) }
      case .arrow, .highlight: if let parent { views.insert(parent) }
      case .sheet, .section, .exercise, .view: isWhole = true
      }
    }
    guard !isWhole, changedPins.count <= Self.limit else {
      whole = try PinSheet(id: sheet, table: table)
      return
    }
    var builder = TreeBuilder(table: table)
    for pin in changedPins.sorted() {
      guard let view = table[pin]?.parent else { continue }
      let isMoved = changes[pin].map { $0?.rank != table[pin]?.rank } ?? false
      let built = table.alive(pin).flatMap { builder.pin($0) }
      pins.append(ChangedPin(id: Pin.ID(pin.id), view: view, isMoved: isMoved, pin: built))
    }
    for view in views.sorted() {
      drawings.append((view, builder.arrows(of: view), builder.highlights(of: view)))
    }
    guard builder.faults.isEmpty else { throw ContentError(faults: builder.faults) }
  }

  /// Puts the parts into the tree.
  func apply(to sheet: inout PinSheet, _ table: SheetTable) {
    if let whole {
      (sheet.title, sheet.sections) = (whole.title, whole.sections)
      return
    }
    for changed in pins where changed.isMoved {
      sheet.change(changed.view) { $0.pins.removeAll { $0.id == changed.id } }
    }
    for changed in pins {
      let place = table.place(of: changed.id)
      sheet.change(changed.view) { view in
        let index = view.pins.firstIndexInOrder { table.place(of: $0.id) >= place }
        let isThere = index < view.pins.count && view.pins[index].id == changed.id
        let former = index..<(isThere ? index + 1 : index)
        view.pins.replaceSubrange(former, with: changed.pin.map { [$0] } ?? [])
      }
    }
    for (view, arrows, highlights) in drawings {
      sheet.change(view) { ($0.arrows, $0.highlights) = (arrows, highlights) }
    }
  }
}

extension SheetTable {
  /// The place of a pin among those of its view.
  fileprivate func place(of pin: Pin.ID) -> (Double, String) {
    (self[.pin(pin)]?.rank ?? 0, pin.rawValue)
  }
}

extension PinSheet {
  /// Changes a view where it is.
  fileprivate mutating func change(_ object: PinSheet.Object, _ body: (inout ExerciseView) -> Void)
  {
    for section in sections.indices {
      for exercise in sections[section].exercises.indices {
        let views = sections[section].exercises[exercise].views
        guard let view = views.firstIndex(where: { .view($0.id) == object }) else { continue }
        return body(&sections[section].exercises[exercise].views[view])
      }
    }
  }
}

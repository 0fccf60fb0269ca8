// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PinSheet {
  /// Gives a sheet, a section, an exercise or a pin another title, or a label another text.
  ///
  /// - Throws: ``SheetError/fieldDoesNotFit(_:_:)`` for an object without a title, ``SheetError/invalid(_:)`` for an
  ///   empty text, ``SheetError/unknownObject(_:)``, ``SheetError/date(_:)``.
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

  /// Changes who may see a section: learners with an access right, and of some groups, as far as these are given.
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
  /// - Throws: ``SheetError/unknownObject(_:)``, ``SheetError/invalid(_:)`` for points that make no arrow,
  ///   ``SheetError/arrowTooShort(minimum:)``, ``SheetError/date(_:)``.
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
  /// - Throws: ``SheetError/lastOne(_:)`` for the last label of a pin or the last view of an exercise,
  ///   ``SheetError/cannotBeDeleted(_:)`` for the sheet itself, ``SheetError/unknownObject(_:)``, and the errors
  ///   of dates.
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
  /// The treatment of coordinates when an image is replaced by one of another size.
  public enum ReplacementPolicy: String, Hashable, Sendable {
    /// They grow with the image: for a larger or smaller copy of the same picture.
    case scaled
    /// They stay as they are: for a picture with more, or less, around the same structures at the same scale.
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
  ///   ``SheetError/invalid(_:)`` where something becomes too large or too small, ``SheetError/date(_:)``.
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

// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

/// A place on an image for learners to name.
///
/// A pin has at least one label; the first is the correction.
///
/// ```swift
/// let nerve = try Pin(
///   id: "p1", at: ImagePoint(x: 300, y: 100),
///   labels: [
///     PinLabel(id: "p1-la", "Nervus ulnaris", language: "la"),
///     PinLabel(id: "p1-de", "Ellennerv", language: "de"),
///   ])
/// nerve.correction.text   // "Nervus ulnaris"
/// ```
public struct Pin: Hashable, Sendable, Identifiable {
  /// The name of the pin, unique within its sheet, usually a UUID.
  public let id: Identifier<Pin>
  /// The author's name for it, for example its number.
  public let title: String?
  /// Whether it marks an exact point or a wider area.
  public let kind: Pin.Kind
  /// The position in pixels of the displayed image.
  public let position: ImagePoint
  /// The names that are right, at least one; the first is the correction.
  public let labels: [PinLabel]
  /// The areas that count as the structure; empty if only the position does.
  public let regions: [PinRegion]
  /// A remark about it.
  public let note: String?
  /// The sign next to it.
  public let mark: Pin.NoteMark?
  /// The place of the pin in a 3D model.
  public let anchor: Pin.SceneAnchor?

  /// Creates a pin with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier, title or kind, a position too far away, no label.
  public init(
    id: ID,
    title: String? = nil,
    kind: Pin.Kind = .small,
    at position: ImagePoint,
    labels: [PinLabel],
    regions: [PinRegion] = [],
    note: String? = nil,
    mark: Pin.NoteMark? = nil,
    anchor: Pin.SceneAnchor? = nil
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    if let title { faults.add(title: title) }
    faults.add(title: kind.rawValue, at: "kind")
    faults.add(position.fault, at: "position")
    faults.add(labels.isEmpty ? .noLabels : nil, at: "labels")
    try faults.check()
    self.id = id
    self.title = title
    self.kind = kind
    self.position = position
    self.labels = labels
    self.regions = regions
    self.note = note
    self.mark = mark
    self.anchor = anchor
  }
  /// The label that is shown as the correction: the first.
  public var correction: PinLabel { labels[0] }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> Pin {
    var scaledRegions: [PinRegion] = []
    for (index, region) in regions.enumerated() {
      do throws(ContentError<SheetFault>) {
        scaledRegions.append(try region.scaled(by: scale))
      } catch {
        throw error.within(ContentPlace().key("regions").index(index))
      }
    }
    return try Pin(
      id: id,
      title: title,
      kind: kind,
      at: position.scaled(by: scale),
      labels: labels,
      regions: scaledRegions,
      note: note,
      mark: mark,
      anchor: anchor
    )
  }
}

extension Pin: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let kind = record.field("kind", \.kind, default: .small)
    let position = record.field("position", \.position)
    let labels = record.field("labels", \.labels)
    let regions = record.field("regions", \.regions, default: [])
    let note = record.field("note", \.note)
    let mark = record.field("mark", \.mark)
    let anchor = record.field("anchor", \.anchor)
    return try Pin(
      id: id(or: "-"),
      title: title(or: nil),
      kind: kind(or: .small),
      at: position(or: ImagePoint(x: 0, y: 0)),
      labels: labels.value ?? PinLabel.standIns(),
      regions: regions(or: []),
      note: note(or: nil),
      mark: mark(or: nil),
      anchor: anchor(or: nil)
    )
  }
}

/// A name of the structure that a pin points at, in one language.
///
/// The labels of a pin are in order; the first is the correction that is shown.
public struct PinLabel: Hashable, Sendable, Identifiable {
  /// The name of the label, unique within its sheet, usually a UUID.
  public let id: Identifier<PinLabel>
  /// The language.
  public let language: Language
  /// The name of the structure.
  public let text: String

  /// Creates a label.
  ///
  /// - Throws: Every fault: an empty identifier or text, a language that is no tag of BCP 47.
  public init(id: ID, _ text: String, language: Language) throws(ContentError<SheetFault>) {
    let tag = language.canonical
    var faults = FaultList()
    faults.add(id: id.rawValue)
    if tag == nil { faults.add(.invalidLanguage(language), at: "language") }
    faults.add(title: text, at: "text")
    try faults.check()
    self.id = id
    self.language = tag ?? language
    self.text = text
  }

  /// A name that is known to be one, in place of an author's label.
  init(known text: String, language: Language) {
    (id, self.text, self.language) = ("dictionary", text, language)
  }
}

extension PinLabel: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let language = record.field("language", \.language)
    let text = record.field("text", \.text)
    return try PinLabel(id: id(or: "-"), text(or: "-"), language: language(or: .latin))
  }

  /// Labels in place of those that could not be read, so that the rest of a pin is checked
  /// nevertheless.
  static func standIns() throws -> [PinLabel] { [try PinLabel(id: "-", "-", language: .latin)] }
}

/// An area that belongs to a pin: touching it means the structure.
///
/// In JSON it is the region's object with an `id` more, and a `credit` where that is not 1.
public struct PinRegion: Hashable, Sendable, Identifiable {
  /// The name of the region, unique within its sheet.
  public let id: Identifier<PinRegion>
  /// The area.
  public let region: ImageRegion
  /// The credit for a pin that is placed in the area, 0 to 1: less than 1 for an area that is only
  /// nearly right.
  public let credit: Fraction

  /// Creates a region of a pin.
  ///
  /// - Throws: Every fault: an empty identifier, a credit that is not from 0 to 1.
  public init(
    id: ID,
    _ region: ImageRegion,
    credit: Fraction = 1
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(credit: credit, at: "credit")
    try faults.check()
    (self.id, self.region, self.credit) = (id, region, credit)
  }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinRegion {
    try PinRegion(id: id, region.scaled(by: scale), credit: credit)
  }
}

extension PinRegion: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let region = record.inline(\.region)
    let credit = record.field("credit", \.credit, default: .one)
    return try PinRegion(id: id(), region(), credit: credit())
  }
}

/// An arrow or a bracket on an image.
///
/// In JSON it is an object: `{"id":"a1","start":[10,10],"end":[60,10]}`, and `"shape":"bracket"`
/// for a bracket.
public struct PinArrow: Hashable, Sendable, Identifiable {
  /// The name of the arrow, unique within its sheet.
  public let id: Identifier<PinArrow>
  /// The place where it starts, in pixels of the displayed image.
  public let start: ImagePoint
  /// The place of its tip, or where the bracket ends.
  public let end: ImagePoint
  /// The shape in which it is drawn.
  public let shape: Shape

  /// The shape of a line on an image.
  ///
  /// The vocabulary is open; an unknown shape is drawn as an arrow.
  public struct Shape: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A line with a head at its end, which points at something.
    public static let arrow = Shape(rawValue: "arrow")
    /// A line with a tick at both ends, along all that belongs together.
    public static let bracket = Shape(rawValue: "bracket")
  }

  /// Creates an arrow or a bracket.
  ///
  /// - Throws: Every fault: an empty identifier, points too far away, a start that is the end.
  public init(
    id: ID,
    from start: ImagePoint,
    to end: ImagePoint,
    shape: Shape = .arrow
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(start.fault, at: "start")
    faults.add(end.fault, at: "end")
    if start == end { faults.add(.arrowWithoutDirection, at: "end") }
    try faults.check()
    self.id = id
    self.start = start
    self.end = end
    self.shape = shape
  }
  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinArrow {
    try PinArrow(id: id, from: start.scaled(by: scale), to: end.scaled(by: scale), shape: shape)
  }
}

extension PinArrow: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let start = record.field("start", \.start)
    let end = record.field("end", \.end)
    let shape = record.field("shape", \.shape, default: .arrow)
    return try PinArrow(
      id: id(or: "-"),
      from: start(or: ImagePoint(x: 0, y: 0)),
      to: end(or: ImagePoint(x: 1e-9, y: 0)),
      shape: shape(or: .arrow)
    )
  }
}

/// A rectangle that draws attention to a part of an image.
public struct PinHighlight: Hashable, Sendable, Identifiable {
  /// The name of the rectangle, unique within its sheet.
  public let id: Identifier<PinHighlight>
  /// The part of the image, in pixels of the displayed image.
  public let rectangle: ImageRectangle

  /// Creates a highlighted rectangle.
  ///
  /// - Throws: Every fault: an empty identifier, a rectangle without an area or too far away.
  public init(id: ID, _ rectangle: ImageRectangle) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(rectangle.faults, at: "rectangle")
    try faults.check()
    self.id = id
    self.rectangle = rectangle
  }
  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinHighlight {
    try PinHighlight(id: id, rectangle.scaled(by: scale))
  }
}

extension PinHighlight: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let rectangle = record.field("rectangle", \.rectangle)
    return try PinHighlight(
      id: id(or: "-"),
      rectangle(or: ImageRectangle(x: 0, y: 0, width: 1, height: 1))
    )
  }
}

extension Pin.SceneAnchor {
  /// A point or a direction in space, in the units of a 3D model.
  ///
  /// In JSON it is an array of three numbers.
  public struct Point: Hashable, Sendable {
    /// The coordinates, in the axes of the model.
    public var x, y, z: Double

    /// Creates a point.
    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    fileprivate var isInRange: Bool {
      [x, y, z].allSatisfy(ImagePoint.coordinateRange.contains)
    }
  }
}

extension Pin {
  /// The position of a pin in a 3D model, and the viewpoint from which it is seen.
  ///
  /// The pin's position is then where it is in the picture of the model that the view shows, for
  /// front ends without 3D. Labels and evaluation do not differ.
  public struct SceneAnchor: Hashable, Sendable {
    /// The point that the pin is fixed to.
    public let position: Pin.SceneAnchor.Point
    /// The direction from which the pin is seen from the front; its length is not 0.
    public let viewDirection: Pin.SceneAnchor.Point

    /// Creates an anchor.
    ///
    /// - Throws: Every fault: coordinates beyond 10^9, a direction without a length.
    public init(
      position: Pin.SceneAnchor.Point,
      viewDirection: Pin.SceneAnchor.Point
    ) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(position.isInRange ? nil : .coordinateOutOfRange, at: "position")
      if !viewDirection.isInRange {
        faults.add(.coordinateOutOfRange, at: "viewDirection")
      } else if viewDirection == Point(x: 0, y: 0, z: 0) {
        faults.add(.noViewDirection, at: "viewDirection")
      }
      try faults.check()
      self.position = position
      self.viewDirection = viewDirection
    }
  }
}

extension Pin.SceneAnchor: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let position = record.field("position", \.position)
    let viewDirection = record.field("viewDirection", \.viewDirection)
    return try Pin.SceneAnchor(
      position: position(or: Point(x: 0, y: 0, z: 0)),
      viewDirection: viewDirection(or: Point(x: 1, y: 0, z: 0))
    )
  }
}

extension Pin.SceneAnchor.Point: JSONNumbers {
  package static let form = (count: 3, name: "three numbers")
  package var numbers: [Double] { [x, y, z] }

  package init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], z: numbers[2]) }
}

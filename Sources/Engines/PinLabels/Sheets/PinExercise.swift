// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A structure to label, shown in one or more views.
public struct PinExercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise, unique within its sheet.
  public let id: Identifier<PinExercise>
  /// The title that the learner reads.
  public let title: String
  /// The images of the exercise with their pins; empty if there are no images yet.
  public internal(set) var views: [ExerciseView]

  /// Creates an exercise with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier or title.
  public init(id: ID, title: String, views: [ExerciseView] = []) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(title: title)
    try faults.check()
    self.id = id
    self.title = title
    self.views = views
  }
  /// The pins of all views, in order.
  public var pins: [Pin] { views.flatMap(\.pins) }
}

extension PinExercise: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let views = record.field("views", \.views, default: [])
    return try PinExercise(id: id(or: "-"), title: title(or: "-"), views: views(or: []))
  }
}

/// An image of an exercise, with its pins, arrows and highlights.
///
/// ```swift
/// let size = PixelSize(width: 800, height: 600)
/// let image = try ImageRecord(id: "arm", size: size, file: "arm.jpg")
/// let front = try ExerciseView(id: "front", image: image, pins: [nerve])
/// ```
///
/// In JSON a view may give its coordinates in parts of the displayed width and height, 0 to 1, with
/// the key `"coordinates": "normalized"`; lengths without a direction, such as radii, are then
/// parts of the width. They are written in pixels.
public struct ExerciseView: Hashable, Sendable, Identifiable {
  /// The name of the view, unique within its sheet.
  public let id: Identifier<ExerciseView>
  /// The side from which it shows the structure.
  public let plane: ExerciseView.Plane?
  /// The image, whose displayed pixels all coordinates are meant for.
  public let image: ImageRecord
  /// The pins in the order in which learners go through them.
  public internal(set) var pins: [Pin]
  /// The arrows.
  public internal(set) var arrows: [PinArrow]
  /// The highlighted rectangles.
  public internal(set) var highlights: [PinHighlight]

  /// Creates a view with the properties of these names.
  ///
  /// Whether identifiers are unique is checked by the sheet.
  ///
  /// - Throws: Every fault: an empty identifier or plane.
  public init(
    id: ID,
    plane: ExerciseView.Plane? = nil,
    image: ImageRecord,
    pins: [Pin] = [],
    arrows: [PinArrow] = [],
    highlights: [PinHighlight] = []
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    if let plane { faults.add(title: plane.rawValue, at: "plane") }
    try faults.check()
    self.id = id
    self.plane = plane
    self.image = image
    self.pins = pins
    self.arrows = arrows
    self.highlights = highlights
  }
  /// Returns the pin with an identifier, or nil if the view has none.
  ///
  /// - Complexity: O(*n*) in the number of pins.
  public func pin(_ id: Pin.ID) -> Pin? { pins.first { $0.id == id } }
}

extension ExerciseView: JSONRecord {
  private enum Coordinates: String, JSONName {
    case pixels, normalized
  }

  /// The coordinates that are written.
  private var coordinates: Coordinates { .pixels }

  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let plane = record.field("plane", \.plane)
    let image = record.field("image", \.image)
    let coordinates = record.field("coordinates", \.coordinates, default: .pixels)
    let pins = record.field("pins", \.pins, default: [])
    let arrows = record.field("arrows", \.arrows, default: [])
    let highlights = record.field("highlights", \.highlights, default: [])
    let view = try ExerciseView(
      id: id(or: "-"),
      plane: plane(or: nil),
      image: image.value
        ?? ImageRecord(id: "-", size: PixelSize(width: 1, height: 1)),
      pins: pins(or: []),
      arrows: arrows(or: []),
      highlights: highlights(or: [])
    )
    guard record.isFaultless, try coordinates() == .normalized else { return view }
    return try view.scaled(by: PixelSize(width: 1, height: 1).scale(to: view.image.displayedSize))
  }

  private func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> ExerciseView {
    var faults: [LocatedFault<SheetFault>] = []
    func scaling<Value>(
      _ values: [Value],
      at key: String,
      _ scaled: (Value) throws(ContentError<SheetFault>) -> Value
    ) -> [Value] {
      values.enumerated().map { index, value in
        do throws(ContentError<SheetFault>) {
          return try scaled(value)
        } catch {
          faults += error.within(ContentPlace().key(key).index(index)).faults
          return value
        }
      }
    }
    let pins = scaling(pins, at: "pins") { pin throws(ContentError<SheetFault>) in
      try pin.scaled(by: scale)
    }
    let arrows = scaling(arrows, at: "arrows") { arrow throws(ContentError<SheetFault>) in
      try arrow.scaled(by: scale)
    }
    let highlights = scaling(highlights, at: "highlights") {
      highlight throws(ContentError<SheetFault>) in
      try highlight.scaled(by: scale)
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    return try ExerciseView(
      id: id,
      plane: plane,
      image: image,
      pins: pins,
      arrows: arrows,
      highlights: highlights
    )
  }
}

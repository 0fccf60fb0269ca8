internal import LudusCore

/// An image of an exercise with what is on it.
///
/// ```swift
/// let size = PixelSize(width: 800, height: 600)
/// let image = try ImageRecord(id: "arm", size: size, file: "arm.jpg")
/// let front = try ExerciseView(id: "front", image: image, pins: [nerve])
/// ```
public struct ExerciseView: Hashable, Sendable, Identifiable {
  /// The name of the view, unique within its sheet.
  public let id: Identifier<ExerciseView>
  /// From where it shows the structure.
  public let plane: ExerciseView.Plane?
  /// The image, whose displayed pixels all coordinates are meant for.
  public let image: ImageRecord
  /// The pins, in the order in which they are gone through.
  public let pins: [Pin]
  /// The arrows.
  public let arrows: [PinArrow]
  /// The highlighted rectangles.
  public let highlights: [PinHighlight]

  /// Creates a view.
  ///
  /// Whether identifiers are unique is checked by the sheet.
  ///
  /// - Parameters:
  ///   - id: The name of the view, unique within its sheet, not empty.
  ///   - plane: From where it shows the structure.
  ///   - image: The image.
  ///   - pins: The pins, in the order in which they are gone through.
  ///   - arrows: The arrows.
  ///   - highlights: The highlighted rectangles.
  /// - Throws: Every fault.
  public init(
    id: ID,
    plane: ExerciseView.Plane? = nil,
    image: ImageRecord,
    pins: [Pin] = [],
    arrows: [PinArrow] = [],
    highlights: [PinHighlight] = []
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, plane: plane)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.plane = plane
    self.image = image
    self.pins = pins
    self.arrows = arrows
    self.highlights = highlights
  }

  fileprivate static func faults(id: ID?, plane: ExerciseView.Plane?) -> [LocatedFault<SheetFault>]
  {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let plane { faults.add(title: plane.rawValue, at: "plane") }
    return faults.faults
  }

  /// The pin with an identifier, or nil when the view has none.
  ///
  /// - Complexity: O(*n*) in the number of pins.
  public func pin(_ id: Pin.ID) -> Pin? { pins.first { $0.id == id } }
}

/// In JSON a view may give its coordinates in parts of the displayed width and height, 0 to 1, with the key
/// `"coordinates": "normalized"`; lengths without a direction, such as radii, are then parts of the width. They
/// are written in pixels.
extension ExerciseView: Codable {
  private enum Key: String, CodingKey {
    case id, plane, image, coordinates, pins, arrows, highlights
  }

  private enum Coordinates: String {
    case pixels, normalized
  }

  /// Reads a view with what is on it.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let plane = reader.read(ExerciseView.Plane?.self, at: .plane, default: nil)
    let image = reader.read(ImageRecord.self, at: .image)
    let name = reader.read(String.self, at: .coordinates, default: Coordinates.pixels.rawValue)
    let pins = reader.readArrayIfPresent(of: Pin.self, at: .pins)
    let arrows = reader.readArrayIfPresent(of: PinArrow.self, at: .arrows)
    let highlights = reader.readArrayIfPresent(of: PinHighlight.self, at: .highlights)
    reader.note(Self.faults(id: id, plane: plane ?? nil))
    let coordinates = name.flatMap { Coordinates(rawValue: $0) }
    if let name, coordinates == nil {
      reader.note(
        .malformed("the coordinates \"\(name)\" are not known, expected pixels or normalized"),
        at: ContentPlace().key("coordinates")
      )
    }
    guard reader.isFaultless, let id, let plane, let image, let coordinates, let pins, let arrows,
      let highlights
    else { throw reader.error }
    let view = try ExerciseView(
      id: id,
      plane: plane,
      image: image,
      pins: pins,
      arrows: arrows,
      highlights: highlights
    )
    self =
      switch coordinates {
      case .pixels: view
      case .normalized:
        try view.scaled(by: PixelSize(width: 1, height: 1).scale(to: image.displayedSize))
      }
  }

  /// Writes the view, leaving empty arrays out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(plane, forKey: .plane)
    try container.encode(image, forKey: .image)
    if !pins.isEmpty { try container.encode(pins, forKey: .pins) }
    if !arrows.isEmpty { try container.encode(arrows, forKey: .arrows) }
    if !highlights.isEmpty { try container.encode(highlights, forKey: .highlights) }
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

internal import LudusCore

/// A rectangle that draws attention to a part of an image.
public struct PinHighlight: Hashable, Sendable, Identifiable {
  /// The name of the rectangle, unique within its sheet.
  public let id: Identifier<PinHighlight>
  /// The part of the image, in pixels of the displayed image.
  public let rectangle: ImageRectangle

  /// Creates a highlighted rectangle.
  ///
  /// - Parameters:
  ///   - id: The name of the rectangle, unique within its sheet, not empty.
  ///   - rectangle: The part of the image, with an area.
  /// - Throws: Every fault.
  public init(id: ID, _ rectangle: ImageRectangle) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, rectangle: rectangle)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.rectangle = rectangle
  }

  fileprivate static func faults(
    id: ID?,
    rectangle: ImageRectangle?
  ) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    faults.add(rectangle?.faults ?? [], at: "rectangle")
    return faults.faults
  }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinHighlight {
    try PinHighlight(id: id, rectangle.scaled(by: scale))
  }
}

extension PinHighlight: Codable {
  private enum Key: String, CodingKey {
    case id, rectangle
  }

  /// Reads a highlighted rectangle by the rules of ``init(id:_:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let rectangle = reader.read(ImageRectangle.self, at: .rectangle)
    reader.note(Self.faults(id: id, rectangle: rectangle))
    guard reader.isFaultless, let id, let rectangle else { throw reader.error }
    try self.init(id: id, rectangle)
  }

  /// Writes the rectangle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(rectangle, forKey: .rectangle)
  }
}

internal import LudusCore

/// An area that belongs to a pin: who points into it points at the structure.
public struct PinRegion: Hashable, Sendable, Identifiable {
  /// The name of the region, unique within its sheet.
  public let id: Identifier<PinRegion>
  /// The area.
  public let region: ImageRegion

  /// Creates a region of a pin.
  ///
  /// - Parameters:
  ///   - id: The name of the region, unique within its sheet, not empty.
  ///   - region: The area.
  /// - Throws: Every fault.
  public init(id: ID, _ region: ImageRegion) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    try faults.check()
    self.id = id
    self.region = region
  }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinRegion {
    try PinRegion(id: id, region.scaled(by: scale))
  }
}

/// In JSON it is the region's object with an `id` more.
extension PinRegion: Codable {
  private enum Key: String, CodingKey {
    case id
  }

  /// Reads a region of a pin.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let region = reader.readInline(ImageRegion.self)
    guard reader.isFaultless, let id, let region else { throw reader.error }
    try self.init(id: id, region)
  }

  /// Writes the region.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try region.encode(to: encoder)
  }
}

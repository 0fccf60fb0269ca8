internal import LudusCore

/// An area that belongs to a pin: a touch in it means the structure.
///
/// In JSON it is the region's object with an `id` more.
public struct PinRegion: Hashable, Sendable, Identifiable {
  /// The name of the region, unique within its sheet.
  public let id: Identifier<PinRegion>
  /// The area.
  public let region: ImageRegion

  /// Creates a region of a pin.
  ///
  /// - Throws: The fault of an empty identifier.
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

extension PinRegion: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let region = record.inline(\.region)
    return try PinRegion(id: id(), region())
  }
}

internal import LudusCore

/// An arrow on an image.
public struct PinArrow: Hashable, Sendable, Identifiable {
  /// The name of the arrow, unique within its sheet.
  public let id: Identifier<PinArrow>
  /// Where it starts, in pixels of the displayed image.
  public let start: ImagePoint
  /// What it points at, where its tip is.
  public let end: ImagePoint

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - id: The name of the arrow, unique within its sheet, not empty.
  ///   - start: Where it starts, in pixels of the displayed image.
  ///   - end: Where its tip is; not where it starts.
  /// - Throws: Every fault.
  public init(
    id: ID,
    from start: ImagePoint,
    to end: ImagePoint
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(id: id, start: start, end: end)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.id = id
    self.start = start
    self.end = end
  }

  fileprivate static func faults(
    id: ID?,
    start: ImagePoint?,
    end: ImagePoint?
  ) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let start { faults.add(start.fault, at: "start") }
    if let end { faults.add(end.fault, at: "end") }
    if let start, start == end { faults.add(.arrowWithoutDirection, at: "end") }
    return faults.faults
  }

  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinArrow {
    try PinArrow(id: id, from: start.scaled(by: scale), to: end.scaled(by: scale))
  }
}

extension PinArrow: Codable {
  private enum Key: String, CodingKey {
    case id, start, end
  }

  /// Reads an arrow by the rules of ``init(id:from:to:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let start = reader.read(ImagePoint.self, at: .start)
    let end = reader.read(ImagePoint.self, at: .end)
    reader.note(Self.faults(id: id, start: start, end: end))
    guard reader.isFaultless, let id, let start, let end else { throw reader.error }
    try self.init(id: id, from: start, to: end)
  }

  /// Writes the arrow.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
  }
}

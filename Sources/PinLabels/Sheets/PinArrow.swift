internal import LudusCore

/// An arrow on an image.
public struct PinArrow: Hashable, Sendable, Identifiable {
  /// The name of the arrow, unique within its sheet.
  public let id: Identifier<PinArrow>
  /// Where it starts, in pixels of the displayed image.
  public let start: ImagePoint
  /// The place of its tip.
  public let end: ImagePoint

  /// Creates an arrow.
  ///
  /// - Throws: Every fault: an empty identifier, points too far away, a start that is the end.
  public init(
    id: ID,
    from start: ImagePoint,
    to end: ImagePoint
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
  }
  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> PinArrow {
    try PinArrow(id: id, from: start.scaled(by: scale), to: end.scaled(by: scale))
  }
}

extension PinArrow: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let start = record.field("start", \.start)
    let end = record.field("end", \.end)
    return try PinArrow(
      id: id(or: "-"),
      from: start(or: ImagePoint(x: 0, y: 0)),
      to: end(or: ImagePoint(x: 1e-9, y: 0))
    )
  }
}

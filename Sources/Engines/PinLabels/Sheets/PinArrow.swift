// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An arrow or a bracket on an image.
///
/// In JSON it is an object: `{"id":"a1","start":[10,10],"end":[60,10]}`, and `"shape":"bracket"` for a bracket.
public struct PinArrow: Hashable, Sendable, Identifiable {
  /// The name of the arrow, unique within its sheet.
  public let id: Identifier<PinArrow>
  /// Where it starts, in pixels of the displayed image.
  public let start: ImagePoint
  /// The place of its tip, or where the bracket ends.
  public let end: ImagePoint
  /// How it is drawn.
  public let shape: Shape

  /// How a line on an image is drawn.
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

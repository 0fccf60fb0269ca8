// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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

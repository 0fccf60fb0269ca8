// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// An area that belongs to a pin: a touch in it means the structure.
///
/// In JSON it is the region's object with an `id` more, and a `credit` where that is not 1.
public struct PinRegion: Hashable, Sendable, Identifiable {
  /// The name of the region, unique within its sheet.
  public let id: Identifier<PinRegion>
  /// The area.
  public let region: ImageRegion
  /// The credit for a pin that is placed in the area, 0 to 1: less than 1 for an area that is only nearly right.
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

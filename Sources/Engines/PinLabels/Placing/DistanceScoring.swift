// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The credit for a placed pin by its distance from the structure: everything inside of one radius, nothing from
/// another on, and between them the less the farther.
///
/// In JSON it is an object: `{"full":10,"zero":40}`.
public struct DistanceScoring: Hashable, Sendable {
  /// Up to this distance in pixels everything is earned; at least 0.
  public let full: Double
  /// From this distance in pixels on nothing is earned; at least ``full``.
  public let zero: Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - full: Up to this distance in pixels everything is earned; from 0 to 10^9.
  ///   - zero: From this distance in pixels on nothing is earned; from `full` to 10^9.
  /// - Throws: Every fault.
  public init(full: Double, zero: Double) throws(ContentError<SheetFault>) {
    let maximum = ImagePoint.coordinateRange.upperBound
    var faults = FaultList()
    if !(full >= 0 && full <= maximum) { faults.add(.distanceOutOfRange, at: "full") }
    if !(zero >= max(full, 0) && zero <= maximum) { faults.add(.distanceOutOfRange, at: "zero") }
    try faults.check()
    (self.full, self.zero) = (full, zero)
  }

  private init() { (full, zero) = (0, 0) }

  /// Only points inside a pin's area, or exactly on its position, count.
  public static let standard = DistanceScoring()

  /// Returns the credit for a distance.
  ///
  /// - Parameter distance: The distance in pixels.
  /// - Returns: 0 to 1 in thousandths.
  public func credit(atDistance distance: Double) -> Fraction {
    if distance <= full { return .one }
    guard distance < zero else { return .zero }
    let part = (zero - distance) / (zero - full)
    return (try? Fraction(Int((part * 1000).rounded()), 1000)) ?? .zero
  }
}

extension DistanceScoring: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let full = record.field("full", \.full)
    let zero = record.field("zero", \.zero)
    return try DistanceScoring(full: full(), zero: zero())
  }
}

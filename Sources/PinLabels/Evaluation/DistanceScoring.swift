internal import LudusCore

/// What a placed pin earns by its distance from the structure: everything inside of one radius, nothing from
/// another on, and between them the less the farther.
public struct DistanceScoring: Hashable, Sendable {
  /// Up to this distance in pixels everything is earned; at least 0.
  public let full: Double
  /// From this distance in pixels on nothing is earned; at least ``full``.
  public let zero: Double

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - full: Up to this distance in pixels everything is earned. Below 0, or no number, is 0.
  ///   - zero: Beyond this distance in pixels nothing is earned. Below `full`, or no number, is `full`.
  public init(full: Double, zero: Double) {
    self.full = full > 0 ? full : 0
    self.zero = zero > self.full ? zero : self.full
  }

  /// Only what is inside a pin's area, or exactly on its position, counts.
  public static let insideOnly = DistanceScoring(full: 0, zero: 0)

  /// Returns what a distance earns.
  ///
  /// - Parameter distance: The distance in pixels.
  /// - Returns: 0 to 1 in thousandths.
  public func credit(atDistance distance: Double) -> Fraction {
    if distance <= full { return .one }
    guard distance < zero, zero.isFinite else { return .zero }
    let part = (zero - distance) / (zero - full)
    guard part.isFinite else { return .zero }
    return (try? Fraction(Int((part * 1000).rounded()), 1000)) ?? .zero
  }
}

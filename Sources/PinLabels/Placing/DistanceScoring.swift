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
  ///   - full: Up to this distance in pixels everything is earned. Below 0, or not finite, is 0.
  ///   - zero: From this distance in pixels on nothing is earned. Below `full`, or not finite, is `full`.
  public init(full: Double, zero: Double) {
    self.full = full > 0 && full.isFinite ? full : 0
    self.zero = zero > self.full && zero.isFinite ? zero : self.full
  }

  /// Only what is inside a pin's area, or exactly on its position, counts.
  public static let insideOnly = DistanceScoring(full: 0, zero: 0)

  /// Returns what a distance earns.
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

/// In JSON it is an object such as `{"full":10,"zero":40}`.
extension DistanceScoring: Codable {
  private enum Key: String, CodingKey {
    case full, zero
  }

  /// Reads a policy by the rules of ``init(full:zero:)``.
  ///
  /// - Throws: A `DecodingError` when a number is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      full: try container.decode(Double.self, forKey: .full),
      zero: try container.decode(Double.self, forKey: .zero)
    )
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(full, forKey: .full)
    try container.encode(zero, forKey: .zero)
  }
}

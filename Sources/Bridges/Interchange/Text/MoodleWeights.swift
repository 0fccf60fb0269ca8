// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The weights that Moodle lets an answer have.
///
/// Source: `question_bank::fraction_options_full` of Moodle 5.0. Their negatives count too.
enum MoodleWeights {
  private static let all: [(above: Int, below: Int)] = [
    (0, 1), (1, 1), (9, 10), (5, 6), (4, 5), (3, 4), (7, 10), (2, 3), (3, 5), (1, 2), (2, 5),
    (1, 3), (3, 10), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (1, 10), (1, 20),
  ]

  private static let values = all.map { Double($0.above) / Double($0.below) }

  /// The weight that is meant by its first five decimals, or nil for one that Moodle does not know.
  static func known(_ fraction: Fraction) -> Fraction? {
    if fraction.isInteger, (-1...1).contains(fraction.numerator) { return fraction }
    let nearest = nearest(fraction)
    let (wanted, found) = (Double(fraction), Double(nearest))
    return (wanted - found).magnitude < 0.00001 ? nearest : nil
  }

  /// The nearest weight that Moodle knows.
  static func nearest(_ fraction: Fraction) -> Fraction {
    let value = Double(fraction).magnitude
    let nearest = values.indices.min {
      (value - values[$0]).magnitude < (value - values[$1]).magnitude
    }
    let sign = fraction < 0 ? -1 : 1
    return nearest.flatMap { try? Fraction(sign * all[$0].above, all[$0].below) } ?? fraction
  }

  /// A weight in percent with the decimals that Moodle writes: 33.33333.
  static func percent(_ fraction: Fraction) -> String { decimal(fraction, times: 100, places: 5) }

  /// A number with at most so many decimals.
  static func decimal(_ fraction: Fraction, times factor: Int = 1, places: Int) -> String {
    guard let scaled = try? fraction * Fraction(factor) else { return "\(fraction)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let value = (Double(scaled) * Double(scale)).rounded()
    guard value.magnitude < 1e15 else { return "\(fraction)" }
    let (whole, rest) = Int(value).magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let digits = String(rest)
    var decimals = Substring(String(repeating: "0", count: places - digits.utf8.count) + digits)
    while decimals.last == "0" { decimals.removeLast() }
    let sign = value < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}

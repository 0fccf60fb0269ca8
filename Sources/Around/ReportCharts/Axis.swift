// SPDX-License-Identifier: Apache-2.0

/// An axis with a title and round numbers at its ticks.
public struct Axis: Sendable {
  /// The quantity that it measures, with the unit in brackets.
  public let title: String
  let range: ClosedRange<Double>
  let ticks: [(value: Double, text: String)]

  /// The largest number that an axis reaches; a larger one is drawn there.
  private static let limit = 1e12

  /// Creates an axis that ends at ticks.
  ///
  /// - Parameters:
  ///   - title: The quantity that it measures, with the unit in brackets.
  ///   - values: The values to show; infinite and undefined ones are ignored.
  ///   - including: Values that are shown in any case.
  ///   - isTight: Whether the axis ends at the lowest and the highest value, not at ticks.
  ///   - isPercent: Whether values are parts of a whole, to be written as percentages.
  ///   - numbers: The style in which numbers are written.
  public init(
    _ title: String,
    _ values: some Sequence<Double>,
    including: [Double] = [0],
    isTight: Bool = false,
    isPercent: Bool = false,
    numbers: NumberNotation = .english
  ) {
    let all = (Array(values) + including).filter(\.isFinite)
      .map { min(max($0, -Self.limit), Self.limit) }
    var lowest = all.min() ?? 0
    var highest = all.max() ?? 1
    // Values that no tick could tell apart are one.
    if highest - lowest <= max(1, abs(lowest), abs(highest)) * 1e-9 {
      (lowest, highest) = (lowest - 1, highest + 1)
    }
    let step = Self.step(over: highest - lowest)
    let first = (lowest / step + (isTight ? -1e-9 : 1e-9)).rounded(isTight ? .up : .down)
    let last = (highest / step - (isTight ? -1e-9 : 1e-9)).rounded(isTight ? .down : .up)
    let digits = step < 0.1 ? 2 : step < 1 ? 1 : 0
    self.title = title
    range = isTight ? lowest...highest : first * step...last * step
    ticks = (0...max(0, Int(last - first))).map { index in
      let value = (first + Double(index)) * step
      let text = isPercent ? numbers.percent(value) : numbers.number(value, digits: digits)
      return (value: value, text: text)
    }
  }

  /// The round number that gives at most six ticks.
  private static func step(over span: Double) -> Double {
    var step = 1.0
    while step * 5 < span { step *= 10 }
    while step * 0.5 >= span { step /= 10 }
    for factor in [0.1, 0.2, 0.5] where step * factor * 5 >= span { return step * factor }
    return step
  }

  /// Returns the place of a value between two coordinates.
  func place(of value: Double, from start: Double, to end: Double) -> Double {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    return start + (end - start) * (inside - range.lowerBound)
      / (range.upperBound - range.lowerBound)
  }
}

extension Double {
  /// The coordinate with one digit after the point; no drawing is larger than a hundred million.
  var svg: String {
    guard isFinite else { return "0" }
    let tenths = Int((min(max(self, -1e8), 1e8) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return "\(sign)\(abs(tenths) / 10)\(rest == 0 ? "" : ".\(rest)")"
  }
}

extension String {
  /// The approximate width of the text in the letters of charts.
  var width: Double {
    unicodeScalars.reduce(0) { $0 + Self.width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", " ", "f", "t", "-": 4.6
    case "m", "w", "M", "W", "%", "–": 11
    case "A"..."Z": 8.6
    default: 7.7
    }
  }

  /// The text with its end cut off where it would be too wide.
  func fitting(_ width: Double) -> String {
    guard self.width > width else { return self }
    var total = 0.0
    let start = prefix { character in
      for scalar in character.unicodeScalars { total += Self.width(of: scalar) }
      return total <= width - 8
    }
    return start + "…"
  }
}

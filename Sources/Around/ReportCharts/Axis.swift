// SPDX-License-Identifier: Apache-2.0

/// An axis with a title and round numbers at its ticks.
package struct Axis: Sendable {
  package let title: String
  let range: ClosedRange<Double>
  let ticks: [(value: Double, text: String)]

  /// Creates an axis that ends at ticks.
  ///
  /// - Parameters:
  ///   - title: What is measured, with the unit in brackets.
  ///   - values: The values to show.
  ///   - including: Values that are shown in any case.
  ///   - isTight: Whether it ends at the lowest and the highest value, not at ticks.
  ///   - isPercent: Whether values are parts of a whole that are written in percent.
  ///   - language: How numbers are written.
  package init(
    _ title: String,
    _ values: some Sequence<Double>,
    including: [Double] = [0],
    isTight: Bool = false,
    isPercent: Bool = false,
    in language: PageLanguage
  ) {
    let all = (Array(values) + including).filter(\.isFinite)
    var lowest = all.min() ?? 0
    var highest = all.max() ?? 1
    if lowest == highest { (lowest, highest) = (lowest - 1, highest + 1) }
    let step = Self.step(over: highest - lowest)
    let first = (lowest / step + (isTight ? -1e-9 : 1e-9)).rounded(isTight ? .up : .down)
    let last = (highest / step - (isTight ? -1e-9 : 1e-9)).rounded(isTight ? .down : .up)
    let digits = step < 0.1 ? 2 : step < 1 ? 1 : 0
    self.title = title
    range = isTight ? lowest...highest : first * step...last * step
    ticks = (0..<Int(last - first) + 1).map { index in
      let value = (first + Double(index)) * step
      let text = isPercent ? language.percent(value) : language.number(value, digits: digits)
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

  /// Where a value stands between two coordinates.
  func place(of value: Double, from start: Double, to end: Double) -> Double {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    return start + (end - start) * (inside - range.lowerBound)
      / (range.upperBound - range.lowerBound)
  }
}

extension Double {
  /// The coordinate with one digit after the point.
  var svg: String {
    guard isFinite else { return "0" }
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return "\(sign)\(abs(tenths) / 10)\(rest == 0 ? "" : ".\(rest)")"
  }
}

extension String {
  /// About how wide the text is in the letters of charts.
  var width: Double {
    unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", " ", "f", "t", "-": width + 4.6
      case "m", "w", "M", "W", "%", "–": width + 11
      case "A"..."Z": width + 8.6
      default: width + 7.7
      }
    }
  }

  /// The text with its end cut off where it would be too wide.
  func fitting(_ width: Double) -> String {
    guard self.width > width else { return self }
    var text = self
    while !text.isEmpty, text.width > width - 8 { text.removeLast() }
    return text + "…"
  }
}

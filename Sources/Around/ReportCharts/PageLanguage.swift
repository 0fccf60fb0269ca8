// SPDX-License-Identifier: Apache-2.0

/// A language that reports are written in, with its way to write numbers.
package enum PageLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"

  /// Returns the text in this language.
  package func say(_ english: String, _ german: String) -> String {
    self == .english ? english : german
  }

  /// Returns a number with so many digits after the point.
  package func number(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return "–" }
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 0x1p53 else { return "\(value)" }
    let whole = Int64(scaled)
    let unit = Int64(scale)
    let sign = value < 0 && whole > 0 ? "−" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % unit)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / unit)\(self == .english ? "." : ",")\(zeros)\(fraction)"
  }

  /// Returns a part of a whole in percent.
  package func percent(_ part: Double) -> String {
    "\(number(part * 100, digits: 0))\(say("%", "\u{A0}%"))"
  }

  /// Returns the ends of an interval, as in "0.21 to 0.48".
  package func interval(_ interval: ClosedRange<Double>, digits: Int = 2) -> String {
    "\(number(interval.lowerBound, digits: digits)) \(say("to", "bis")) "
      + number(interval.upperBound, digits: digits)
  }

  /// Returns names in a row, as in "a, b and c"; of many the first and how many more there are.
  package func list(_ names: [String], atMost most: Int = 8) -> String {
    let rest = names.count - most
    let shown =
      rest > 0 ? names.prefix(most) + [say("\(rest) more", "\(rest) weitere")] : names[...]
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) \(say("and", "und")) \(last)"
  }
}

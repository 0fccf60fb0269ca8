// SPDX-License-Identifier: Apache-2.0

/// The notation of numbers in charts and pages.
///
/// ```swift
/// NumberNotation.english.number(1234.5, digits: 1)  // "1234.5"
/// NumberNotation.german.percent(0.125)  // "13\u{A0}%"
/// ```
public struct NumberNotation: Hashable, Sendable {
  /// The mark before decimal places.
  public let decimalMark: String
  /// The sign after a percentage, with the space before it where there is one.
  public let percentSign: String
  /// The word between the ends of an interval, without spaces.
  public let rangeWord: String

  /// Creates a notation.
  public init(decimalMark: String, percentSign: String, rangeWord: String) {
    self.decimalMark = decimalMark
    self.percentSign = percentSign
    self.rangeWord = rangeWord
  }

  /// As in "0.21 to 0.48" and "50%".
  public static let english = Self(decimalMark: ".", percentSign: "%", rangeWord: "to")
  /// As in "0,21 bis 0,48" and "50 %".
  public static let german = Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "bis")

  /// The notation of a language, by its tag such as "fr" or "pt-BR".
  ///
  /// - Returns: The notation, or nil for a language other than Czech, Dutch, English, French, German,
  ///   Italian, Portuguese, Russian and Spanish.
  public init?(languageTag tag: String) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let notation = Self.byLanguage[primary] else { return nil }
    self = notation
  }

  private static let byLanguage: [String: Self] = [
    "en": .english,
    "de": .german,
    "cs": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "až"),
    "es": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "a"),
    "fr": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "à"),
    "it": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "a"),
    "nl": Self(decimalMark: ",", percentSign: "%", rangeWord: "tot"),
    "pt": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "a"),
    "ru": Self(decimalMark: ",", percentSign: "\u{A0}%", rangeWord: "до"),
  ]

  /// A number with so many digits after the decimal mark; a dash for one that is infinite or
  /// undefined.
  ///
  /// - Parameters:
  ///   - value: The number, rounded half away from zero.
  ///   - digits: The number of decimal places; fewer than 0 are none, more than 9 are nine.
  /// - Returns: The number as people of the language write it.
  public func number(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return "–" }
    let digits = min(max(digits, 0), 9)
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 0x1p53 else { return "\(value)" }
    let whole = Int64(scaled)
    let unit = Int64(scale)
    let sign = value < 0 && whole > 0 ? "−" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = "\(whole % unit)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / unit)\(decimalMark)\(zeros)\(fraction)"
  }

  /// A part of a whole as a percentage without decimal places.
  public func percent(_ part: Double) -> String {
    "\(number(part * 100, digits: 0))\(percentSign)"
  }

  /// The two ends of an interval, as in "0.21 to 0.48".
  public func interval(_ interval: ClosedRange<Double>, digits: Int = 2) -> String {
    "\(number(interval.lowerBound, digits: digits)) \(rangeWord) "
      + number(interval.upperBound, digits: digits)
  }
}

// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LudusCore
import ReportCharts

/// A language that reports are written in, with its way to write numbers.
enum PageLanguage: String, CaseIterable, ExpressibleByArgument {
  case english = "en"
  case german = "de"

  /// The same language for the sentences of engines.
  var tag: Language { Language(rawValue) }

  /// How the numbers of charts are written.
  var numbers: NumberNotation { self == .english ? .english : .german }

  /// What a page says of its own.
  var words: Page.Words { self == .english ? .english : .german }

  /// Returns the text in this language.
  func say(_ english: String, _ german: String) -> String {
    self == .english ? english : german
  }

  /// Returns a number with so many digits after the point.
  func number(_ value: Double, digits: Int = 2) -> String { numbers.number(value, digits: digits) }

  /// Returns a part of a whole in percent.
  func percent(_ part: Double) -> String { numbers.percent(part) }

  /// Returns the ends of an interval, as in "0.21 to 0.48".
  func interval(_ interval: ClosedRange<Double>, digits: Int = 2) -> String {
    numbers.interval(interval, digits: digits)
  }

  /// Returns names in a row, as in "a, b and c"; of many the first and how many more there are.
  func list(_ names: [String], atMost most: Int = 8) -> String {
    let rest = names.count - most
    let shown =
      rest > 0 ? names.prefix(most) + [say("\(rest) more", "\(rest) weitere")] : names[...]
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) \(say("and", "und")) \(last)"
  }
}

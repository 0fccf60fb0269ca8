// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LudusCore
import ReportCharts

/// A language that reports are written in, with its way to write numbers.
///
/// All reports are in English and German, those on a quiz and on exercises in all of them.
enum PageLanguage: String, CaseIterable, ExpressibleByArgument {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case dutch = "nl"
  case czech = "cs"
  case russian = "ru"

  /// The languages of all reports.
  static let common: [PageLanguage] = [.english, .german]

  /// The same language for the sentences of engines.
  var tag: Language { Language(rawValue) }

  /// How the numbers of charts are written.
  var numbers: NumberNotation { NumberNotation(languageTag: rawValue) ?? .english }

  /// What a page says of its own.
  var words: Page.Words {
    switch self {
    case .english: .english
    case .german: .german
    case .french: words("Ce que cela signifie : ", "Ce que signifient les chiffres")
    case .spanish: words("Qué significa: ", "Qué significan las cifras")
    case .italian: words("Che cosa significa: ", "Che cosa significano le cifre")
    case .portuguese: words("O que significa: ", "O que significam os números")
    case .dutch: words("Wat het betekent: ", "Wat de cijfers betekenen")
    case .czech: words("Co to znamená: ", "Co čísla znamenají")
    case .russian: words("Что это значит: ", "Что означают числа")
    }
  }

  private func words(_ links: String, _ definitions: String) -> Page.Words {
    Page.Words(language: rawValue, linksToDefinitions: links, definitions: definitions)
  }

  /// Returns the text in this language: one of the two, or the translation of the first.
  func say(_ english: Said, _ german: Said) -> String {
    switch self {
    case .english: english.text
    case .german: german.text
    default: translations[english.template].map(english.filled) ?? english.text
    }
  }

  /// The sentences by those in English, with `{0}` in the place of the first value.
  private var translations: [String: String] {
    switch self {
    case .english, .german: [:]
    case .french: Self.frenchSentences
    case .spanish: Self.spanishSentences
    case .italian: Self.italianSentences
    case .portuguese: Self.portugueseSentences
    case .dutch: Self.dutchSentences
    case .czech: Self.czechSentences
    case .russian: Self.russianSentences
    }
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

/// A sentence with values in it, which knows its words from its values.
struct Said: ExpressibleByStringInterpolation {
  /// The words before, between and behind the values; there is one more of them.
  private var words: [String]
  private var values: [String]

  init(stringLiteral text: String) {
    (words, values) = ([text], [])
  }

  init(stringInterpolation interpolation: Interpolation) {
    (words, values) = (interpolation.words, interpolation.values)
  }

  /// The sentence.
  var text: String { filled(template) }

  /// The sentence with numbers in braces in the places of its values.
  var template: String {
    words.enumerated().map { $0 == 0 ? $1 : "{\($0 - 1)}\($1)" }.joined()
  }

  /// Returns another sentence with the values of this one in the places of their numbers.
  func filled(_ template: String) -> String {
    var rest = template[...]
    var text = ""
    while let open = rest.firstIndex(of: "{") {
      let behind = rest[rest.index(after: open)...]
      guard let close = behind.firstIndex(of: "}"), let place = Int(behind[..<close]),
        values.indices.contains(place)
      else { break }
      text += rest[..<open] + values[place]
      rest = behind[behind.index(after: close)...]
    }
    return text + rest
  }

  /// Puts one sentence behind another.
  static func + (first: Said, second: Said) -> Said {
    var sum = first
    sum.words[sum.words.count - 1] += second.words[0]
    sum.words += second.words.dropFirst()
    sum.values += second.values
    return sum
  }

  /// The words and the values as they come.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var words = [""]
    fileprivate var values: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { words[words.count - 1] += literal }

    mutating func appendInterpolation<Value>(_ value: Value) {
      values.append("\(value)")
      words.append("")
    }
  }
}

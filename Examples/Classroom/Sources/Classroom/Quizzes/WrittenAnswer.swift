// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import RichTextHTML

/// A right answer that is written, as people write it: dates as dates of their language, powers
/// raised, numbers of atoms lowered.
///
/// The engine reads keys in a notation of programs; it takes what is shown here as well.
enum WrittenAnswer {
  /// The text of a key as HTML.
  static func html(_ text: String, of kind: ProblemKind.Name, in language: Language) -> String {
    switch kind {
    case .date: date(text, in: language).escapedForHTML
    case .numeric, .algebraic: raised(text.escapedForHTML, hasCharges: false)
    case .chemical: raised(lowered(text), hasCharges: true).replacing("-&gt;", with: "→")
    default: text.escapedForHTML
    }
  }

  // MARK: Dates

  private static func date(_ text: String, in language: Language) -> String {
    let parts = text.split(separator: "..", omittingEmptySubsequences: false)
    let dates = parts.map { day(String($0).trimmingCharacters(in: .whitespaces), in: language) }
    guard (1...2).contains(parts.count), dates.allSatisfy({ $0 != nil }) else { return text }
    return dates.compactMap(\.self).joined(separator: "–")
  }

  /// A year, a month or a day; nil for what is none of these in the notation of programs.
  private static func day(_ text: String, in language: Language) -> String? {
    guard let match = text.wholeMatch(of: /(\d{3,4})(?:-(\d\d))?(?:-(\d\d))?/),
      let year = Int(match.1)
    else { return nil }
    guard let month = match.2.flatMap({ Int($0) }) else { return "\(year)" }
    let day = match.3.flatMap { Int($0) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Noon, so that no zone makes another day of it.
    let components = DateComponents(year: year, month: month, day: day ?? 1, hour: 12)
    guard (1...12).contains(month), let date = calendar.date(from: components),
      calendar.component(.day, from: date) == day ?? 1
    else { return nil }
    var style = Date.FormatStyle(
      locale: Locale(identifier: language.rawValue),
      calendar: calendar,
      timeZone: .gmt
    ).month(.wide).year()
    if day != nil { style = style.day() }
    return date.formatted(style)
  }

  // MARK: Formulae

  /// What stands behind ^ raised: a sign with digits, a letter, or what is in parentheses; of a
  /// charge the sign is behind the digits.
  private static func raised(_ text: String, hasCharges: Bool) -> String {
    let pattern =
      hasCharges
      ? /\^(?:\(([^()]*)\)|\{([^{}]*)\}|(\d*[+-]|\d+))/
      : /\^(?:\(([^()]*)\)|\{([^{}]*)\}|([+-]?\d+|[A-Za-z]))/
    return text.replacing(pattern) { match in
      "<sup>\(match.1 ?? match.2 ?? match.3 ?? "")</sup>"
    }
    .replacing("*", with: "·")
  }

  /// Digits behind a symbol or a closing bracket lowered; charges and factors stay.
  private static func lowered(_ text: String) -> String {
    var html = ""
    var before: Character = " "
    for character in text {
      let isLowered =
        character.isNumber && (before.isLetter || before == ")" || before == "]" || before == "_")
      if isLowered { html += "<sub>" }
      html += String(character).escapedForHTML
      if isLowered { html += "</sub>" }
      // Of several digits each is lowered, unless they belong to a charge.
      before = isLowered ? "_" : character
    }
    return html.replacing("</sub><sub>", with: "")
  }
}

extension Quiz.Item {
  /// The right answer as people write it, once; nil where there is none.
  func correctHTML(in phrasebook: Phrasebook) -> String? {
    guard let answer = problem.correctAnswer else { return nil }
    if case .text(let text) = answer {
      return WrittenAnswer.html(text, of: problem.kind.name, in: phrasebook.language)
    }
    return answer.html(for: self)
  }
}

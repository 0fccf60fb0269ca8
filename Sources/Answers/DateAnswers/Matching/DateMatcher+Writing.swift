// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

extension DateMatcher {
  /// Returns an accepted answer as people write it: "July 14, 1789" for "1789-07-14", and
  /// "1914–1918" for "1914..1918".
  ///
  /// Answers that their author wrote as people do stay as they are.
  ///
  /// - Parameters:
  ///   - accepted: One of the accepted answers.
  ///   - language: The language of the reader, for a matcher that has none of its own.
  /// - Returns: The date in the language of the matcher.
  public func written(_ accepted: String, in language: Language) -> String {
    guard let target = targets.first(where: { $0.text == accepted }), accepted.isOfProgram,
      let writer = DateWriter(self.language ?? language)
    else { return accepted }
    return WrittenKey.text(of: accepted, for: self, changes: [{ _ in writer.text(of: target) }])
  }
}

extension String {
  /// Whether it is a date or a period of numbers alone, as ISO 8601 has them.
  fileprivate var isOfProgram: Bool {
    utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2D || $0 == 0x2E || $0 == 0x2F || $0 == 0x20 }
      // "14.7.1789" and "14/7/1789" are written by people.
      && (contains("..") || !contains(".") && (contains("-") || !contains("/")))
  }
}

/// Writes dates as people do in one language.
private struct DateWriter {
  private let dates: LanguageFacts.Dates
  private let putsDayFirst: Bool

  /// Creates a writer; nil for a language whose dates are not known.
  init?(_ language: Language) {
    guard let dates = language.facts?.dates else { return nil }
    self.dates = dates
    putsDayFirst = dates.order == nil && DateMatcher.Order(in: language) == .dayFirst
  }

  /// Returns a date or a period.
  func text(of date: AcceptedDate) -> String {
    let first = text(of: date.first)
    guard let last = date.last.map(text) else { return first }
    let isOfWords = first.contains(" ") || last.contains(" ")
    return first + (isOfWords ? " – " : "–") + last
  }

  private func text(of date: DateValue) -> String {
    let year = date.years.lowerBound
    let writing = dates.writing
    let era = year < 1 ? writing.beforeOurEra : year < 100 ? writing.ourEra : ""
    let form =
      switch date.precision {
      case .day: putsDayFirst ? writing.dayFirst : writing.day
      case .month: writing.month
      case .year, .decade, .century: "{year}"
      }
    let parts = [
      "day": date.day == 1 ? writing.firstDay : "\(date.day)",
      "month": month(date.month, behindDay: date.precision == .day),
      "year": "\(year < 1 ? 1 - year : year)",
    ]
    let text = parts.reduce(form) { $0.replacing("{\($1.key)}", with: $1.value) }
    return era.isEmpty ? text : "\(text) \(era)"
  }

  private func month(_ number: Int, behindDay: Bool) -> String {
    let names = dates.writing.monthsOfDays.split(separator: " ")
    guard !behindDay || names.isEmpty else { return String(names[number - 1]) }
    return dates.months[number - 1].split(separator: ",").first.map(String.init) ?? ""
  }
}

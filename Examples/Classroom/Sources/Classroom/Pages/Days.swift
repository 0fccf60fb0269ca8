// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningDiary
import Quizzes

/// Dates as people write them, in the one style that sentences of engines have too: “29 November 2026”.
enum Days {
  static func day(_ date: Date, in language: Language) -> String {
    day(CalendarDay(of: date, in: .current), in: language)
  }

  static func day(_ day: CalendarDay, in language: Language) -> String {
    let phrasebook = Phrasebook(for: language, among: Words.phrasebooks) ?? .english
    return DiaryText(in: phrasebook).text(of: day)
  }

  /// A day with its weekday.
  static func weekday(_ date: Date, in language: Language) -> String {
    let name = date.formatted(Date.FormatStyle().weekday(.wide).locale(locale(language)))
    return "\(name), \(day(date, in: language))"
  }

  static func text(_ date: Date, in language: Language) -> String {
    let time = date.formatted(
      Date.FormatStyle(date: .omitted, time: .shortened).locale(locale(language))
    )
    return "\(day(date, in: language)), \(time)"
  }

  /// The end of a time, until which something can be done: the day alone if that ends then.
  static func end(
    _ date: Date,
    of days: DayReckoning = DayReckoning(.current),
    in language: Language
  ) -> String {
    days.dayEnding(at: date).map { day($0, in: language) } ?? text(date, in: language)
  }

  /// The days of English sentences stand before their months, and so the hours go to 24.
  private static func locale(_ language: Language) -> Locale {
    Locale(identifier: language == .english ? "en_GB" : language.rawValue)
  }
}

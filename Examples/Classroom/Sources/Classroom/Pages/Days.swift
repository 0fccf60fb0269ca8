// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Dates as people write them.
enum Days {
  static func day(_ date: Date, in language: Language) -> String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .omitted)
        .locale(Locale(identifier: language.rawValue))
    )
  }

  /// A day with its weekday.
  static func weekday(_ date: Date, in language: Language) -> String {
    date.formatted(
      Date.FormatStyle().weekday(.wide).day().month(.wide).year()
        .locale(Locale(identifier: language.rawValue))
    )
  }

  static func text(_ date: Date, in language: Language) -> String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened)
        .locale(Locale(identifier: language.rawValue))
    )
  }
}

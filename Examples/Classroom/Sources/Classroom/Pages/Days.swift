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

  static func text(_ date: Date, in language: Language) -> String {
    date.formatted(
      Date.FormatStyle(date: .abbreviated, time: .shortened)
        .locale(Locale(identifier: language.rawValue))
    )
  }
}

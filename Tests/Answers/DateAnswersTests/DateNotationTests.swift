// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import LudusCore
import LudusTestSupport
import Testing

/// What is written in any notation is read as it was meant.
struct DateNotationTests {
  /// A day that there was, from year 100 on, so that no year is short.
  private static func day(_ generator: inout SeededGenerator) -> CalendarDay {
    CalendarDay(clamping: CalendarDay.first.number + 36_525 + generator.draw(below: 3_600_000))
  }

  @Test(arguments: DateWriter.all.indices)
  func aDayIsReadInEveryNotation(index: Int) {
    let writer = DateWriter.all[index]
    forEachSeed(0..<80) { generator in
      let day = Self.day(&generator)
      let other = Self.day(&generator)
      // Whatever the language of the bank is.
      let matcher = try DateMatcher(
        "\(day)",
        language: generator.draw(below: 2) == 0 ? writer.language : nil
      )
      let notations = DateWriter.shared + writer.days
      for notation in notations {
        let text = writer.write(notation, day: day.day, month: day.month, year: day.year)
        try #require(matcher.verdict(for: text).isCorrect, "\(day) <- \(text)")
      }
      let notation = notations[generator.draw(below: notations.count)]
      let text = writer.write(notation, day: day.day, month: day.month, year: day.year)
      let key = try DateMatcher(text, language: writer.language)
      try #require(key.verdict(for: "\(day)").isCorrect, "\(text) as a key")
      let wrong = writer.write(notation, day: other.day, month: other.month, year: other.year)
      let judgment = matcher.verdict(for: wrong).judgment
      try #require(judgment == (other == day ? .correct : .wrong), "\(day) <- \(wrong)")
    }
  }

  @Test(arguments: DateWriter.all.indices)
  func aMonthAYearAndACenturyAreReadInEveryNotation(index: Int) {
    let writer = DateWriter.all[index]
    forEachSeed(0..<100) { generator in
      let day = Self.day(&generator)
      let month = try DateMatcher("\(String("\(day)".prefix(7)))")
      for notation in writer.monthsAndYears + ["{m}/{y}", "{mm}.{y}", "{R}/{y}"] {
        let text = writer.write(notation, day: 1, month: day.month, year: day.year)
        try #require(month.verdict(for: text).isCorrect, "\(text)")
      }
      let year = try DateMatcher("\(day.year)")
      for notation in writer.years {
        let text = writer.write(notation, day: 1, month: 1, year: day.year)
        try #require(year.verdict(for: text).isCorrect, "\(text)")
      }
      let before = try DateMatcher("-\(day.year)")
      for notation in writer.before {
        let text = writer.write(notation, day: 1, month: 1, year: day.year)
        try #require(before.verdict(for: text).isCorrect, "\(text)")
        try #require(year.verdict(for: text).judgment == .wrong, "\(text)")
      }
      let number = 1 + generator.draw(below: 21)
      let century = try DateMatcher("\(number). Jahrhundert")
      for notation in writer.centuries {
        let roman = notation.split(separator: "{R}", omittingEmptySubsequences: false)
          .joined(separator: DateWriter.roman[number])
        let text = writer.write(roman, day: number, month: 1, year: 1)
        try #require(century.verdict(for: text).isCorrect, "\(text)")
      }
    }
  }

  @Test(arguments: DateWriter.all.indices)
  func aPeriodIsReadInEveryNotation(index: Int) {
    let writer = DateWriter.all[index]
    forEachSeed(0..<100) { generator in
      let start = 100 + generator.draw(below: 1800)
      let end = start + 1 + generator.draw(below: 150)
      let matcher = try DateMatcher("\(start)..\(end)")
      for notation in writer.periods {
        let text = notation.split(separator: "{a}", omittingEmptySubsequences: false)
          .joined(separator: "\(start)").split(separator: "{b}", omittingEmptySubsequences: false)
          .joined(separator: "\(end)")
        try #require(matcher.verdict(for: text).isCorrect, "\(text)")
        try #require(!(try DateMatcher("\(start)..\(end + 1)").verdict(for: text).isCorrect))
      }
    }
  }

  @Test func whatCanBeTwoDaysIsNeverSilentlyRightOrWrong() {
    forEachSeed(0..<250) { generator in
      let day = Self.day(&generator)
      try assume(day.day <= 12)
      let sign = ["/", "-", " / ", " "][generator.draw(below: 4)]
      let text = [day.day, day.month, day.year].map(String.init).joined(separator: sign)
      let matcher = try DateMatcher("\(day)")
      let isSame = day.day == day.month
      try #require(matcher.verdict(for: text).isCorrect == isSame, "\(day) <- \(text)")
      try #require(matcher.verdict(for: text).judgment != .wrong, "\(day) <- \(text)")
      for order in DateMatcher.Order.allCases {
        let verdict = try DateMatcher("\(day)", order: order).verdict(for: text)
        try #require(verdict.isCorrect == (isSame || order == .dayFirst), "\(day) <- \(text)")
      }
    }
  }

  @Test func aShortYearIsNeverSilentlyOfACentury() {
    forEachSeed(0..<250) { generator in
      let day = Self.day(&generator)
      let year = DateWriter.padded(day.year % 100)
      let matcher = try DateMatcher("\(day)", order: .dayFirst)
      for text in ["\(day.day)/\(day.month)/\(year)", "\(day.day). \(day.month). '\(year)"] {
        guard case .notGradable = matcher.verdict(for: text) else {
          Issue.record("\(day) <- \(text)")
          return
        }
      }
    }
  }
}

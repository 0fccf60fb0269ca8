// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import LudusCore
import LudusTestSupport
import Testing

/// What holds of every date.
struct DateLawsTests {
  private static func day(_ generator: inout SeededGenerator, _ days: Int = 3_600_000)
    -> CalendarDay
  {
    CalendarDay(clamping: CalendarDay.first.number + 36_525 + generator.draw(below: days))
  }

  private static func reason(_ matcher: DateMatcher, _ answer: String) -> Verdict.DateMismatch? {
    guard case .wrong(let mismatch) = matcher.verdict(for: answer),
      case .own(let reason) = mismatch.reason
    else { return nil }
    return reason.value as? Verdict.DateMismatch
  }

  @Test func whatIsMoreExactLiesWithinAndWhatIsLessExactLacksAPart() {
    forEachSeed(0..<200) { generator in
      // Nobody speaks of the 61st century.
      let day = Self.day(&generator, 1_300_000)
      let (date, month, year) = ("\(day)", String("\(day)".prefix(7)), String("\(day)".prefix(4)))
      let century = "\((day.year + 99) / 100). Jh."
      let exactly = try DateMatcher(date)
      try #require(Self.reason(exactly, month) == .partMissing(.day))
      try #require(Self.reason(exactly, year) == .partMissing(.day))
      try #require(Self.reason(try DateMatcher(month), year) == .partMissing(.month))
      for key in [month, year, century] {
        try #require(try DateMatcher(key).verdict(for: date).isCorrect, "\(date) within \(key)")
        try #require(Self.reason(exactly, key) != nil)
      }
      try #require(try DateMatcher(century).verdict(for: year).isCorrect)
      for (precision, answer) in [(DatePrecision.month, month), (.year, year), (.century, century)]
      {
        let matcher = try DateMatcher(date, precision: precision)
        try #require(matcher.verdict(for: answer).isCorrect, "\(answer) for \(date)")
        try #require(matcher.verdict(for: date).isCorrect)
      }
    }
  }

  @Test func aToleranceCountsDaysAndYearsAtBothSides() {
    forEachSeed { generator in
      let day = Self.day(&generator)
      let other = CalendarDay(clamping: day.number - 40 + generator.draw(below: 81))
      let count = generator.draw(below: 40)
      let matcher = try DateMatcher("\(day)", tolerance: .days(count))
      let isNear = abs(day.number - other.number) <= count
      try #require(matcher.verdict(for: "\(other)").isCorrect == isNear)
      let years = try DateMatcher("\(day.year)", tolerance: .years(count))
      let year = day.year - 40 + generator.draw(below: 81)
      let isNearYear = abs(day.year - year) <= count
      try #require(years.verdict(for: "AD \(max(year, 1))").isCorrect == isNearYear)
    }
  }

  @Test func theOtherEraIsNeverRight() {
    forEachSeed { generator in
      let year = 1 + generator.draw(below: 3000)
      let (before, after) = (try DateMatcher("\(year) BC"), try DateMatcher("AD \(year)"))
      try #require(Self.reason(before, "AD \(year)") == .otherEra)
      try #require(Self.reason(before, "\(year)") == .eraMissing)
      try #require(Self.reason(after, "\(year) BC") == .otherEra)
      try #require(before.verdict(for: "-\(year)").isCorrect)
      try #require(after.verdict(for: "\(year)").isCorrect)
    }
  }

  @Test func aPeriodIsRightInItsDirectionOnly() {
    forEachSeed { generator in
      let (first, last) = (Self.day(&generator), Self.day(&generator))
      try assume(first < last)
      let matcher = try DateMatcher("\(first)..\(last)")
      try #require(matcher.verdict(for: "\(first) - \(last)").isCorrect)
      try #require(matcher.verdict(for: "\(first)/\(last)").isCorrect)
      try #require(Self.reason(matcher, "\(last) bis \(first)") == .endsExchanged)
      for end in [first, last] {
        try #require(Self.reason(matcher, "\(end)") == .periodExpected)
        try #require(
          Self.reason(try DateMatcher("\(end)"), "\(first)..\(last)") == .singleDateExpected
        )
      }
    }
  }

  @Test func theDayOfTheWeekIsRightInOneOfTheCalendarsOnly() {
    forEachSeed { generator in
      let day = Self.day(&generator)
      let matcher = try DateMatcher("\(day)")
      let names = CalendarDay.Weekday.allCases.map(\.rawValue)
      let right = names.filter { matcher.verdict(for: "\($0), \(day)").isCorrect }
      try #require(right.contains(CalendarDay.Weekday(of: day).rawValue))
      try #require(right.count <= (day.year < 1924 ? 2 : 1), "\(day): \(right)")
    }
  }
}

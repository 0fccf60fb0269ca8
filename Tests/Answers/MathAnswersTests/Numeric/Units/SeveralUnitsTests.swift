// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

/// Quantities that go on in smaller units.
struct SeveralUnitsTests {
  @Test(arguments: [
    ("2 h 30 min", "150 min"), ("2.5 h", "2 h 30 min"), ("1 h 5 min 20.5 s", "3920.5 s"),
    ("1.5 m", "1m 50cm"), ("5 ft 11 in", "71 in"), ("3250 g", "3 kg 250 g"), ("1 d 6 h", "30 h"),
    ("3.5 m²", "3 m² 50 dm²"), ("90 minutes", "1 hour 30 minutes"), ("0.5 h", "0 h 30 min"),
    ("-2.5 h", "-2 h 30 min"), ("-30 min", "-0 h 30 min"), ("-2.5 h", "−(2 h 30 min)"),
    ("1 h 90 min", "2 h 30 min"),
  ])
  func theyAreAddedUp(accepted: String, answer: String) throws {
    #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect)
    #expect(try NumericMatcher(answer).verdict(for: accepted).isCorrect)
  }

  @Test func aWrongOneIsShownInTheUnitOfTheAcceptedOne() throws {
    let matcher = try NumericMatcher("2 h 30 min")
    #expect(
      matcher.verdict(for: "2 h 15 min").description
        == "Your answer is 2.25 h, but 2 h 30 min is expected. "
        + "The accepted answer is “2 h 30 min”."
    )
  }

  @Test(arguments: [
    // Neither goes on in a smaller unit.
    ("30 min 2 h", Verdict.NumberFault.unexpected("2", offset: 7)),
    ("5 m 3 m", .unexpected("3", offset: 4)), ("5 m 3", .unexpected("3", offset: 4)),
    // Only the last number can have decimals, and none of them is worked out.
    ("2.5 h 30 min", .unexpected("30", offset: 6)),
    ("2 h 1/2 min", .unexpected("1", offset: 4)),
    ("2 h 3 * 10 min", .unexpected("3", offset: 4)),
    // They measure something else, or have zeros of their own.
    ("5 m 3 s", .unexpected("3", offset: 4)), ("5 % 3 ‰", .unexpected("3", offset: 4)),
    ("20 K 5 °F", .unexpected("5", offset: 5)),
    ("2 h 30 foo", .unknownUnit("foo", suggestion: nil)),
  ])
  func whatDoesNotGoOnIsNotRead(answer: String, fault: Verdict.NumberFault) throws {
    #expect(try NumericMatcher("5 m").verdict(for: answer).numberFault == fault)
  }

  @Test func theyHaveNoSignificantFigures() throws {
    let matcher = try NumericMatcher("2.5 h", requiring: [.significantFigures(2)])
    #expect(
      matcher.verdict(for: "2 h 30 min").numberMismatch == .form(.significantFigures(2))
    )
  }

  @Test func theyEqualTheSumOfTheirParts() {
    forEachSeed { generator in
      let (hours, minutes, seconds) = (
        generator.draw(below: 100), generator.draw(below: 100), generator.draw(below: 100)
      )
      let sign = generator.draw(below: 2) == 0 ? "-" : ""
      let sum = (hours * 60 + minutes) * 60 + seconds
      let matcher = try NumericMatcher("\(sign)\(sum) s")
      let isCorrect = matcher.verdict(for: "\(sign)\(hours) h \(minutes) min \(seconds) s")
        .isCorrect
      let isWrong = !matcher.verdict(for: "\(sign)\(hours) h \(minutes + 1) min \(seconds) s")
        .isCorrect
      try #require(isCorrect && isWrong)
    }
  }
}

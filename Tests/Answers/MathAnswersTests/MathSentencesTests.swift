// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct MathSentencesTests {
  /// A verdict for each reason that only numbers and expressions have.
  private static let verdicts: [Verdict] = {
    let numbers: [Verdict.NumberMismatch] = [
      .otherDimension(written: "m", expected: "s"), .otherUnit(written: "m", expected: "s"),
      .unitMissing(expected: "s"), .form(.significantFigures(1)), .form(.significantFigures(2)),
      .form(.minimumSignificantFigures(2)), .form(.decimalPlaces(1)), .form(.decimalPlaces(2)),
      .form(.lowestTerms), .form(.fraction), .form(.noFraction), .form(.percent),
    ]
    let forms: [RequiredForm] = [
      .expanded, .factored, .simplified, .lowestTerms, .singleFraction,
      .completedSquare(variable: "x"), .noDecimals, .likeAccepted,
    ]
    let kinds: [Verdict.StatementKind] = [.expression, .equation, .inequality, .list, .pair]
    let mismatches =
      numbers.map(Verdict.Mismatch.Reason.number) + forms.map(Verdict.Mismatch.Reason.form)
      + kinds.map(Verdict.Mismatch.Reason.otherKind)
    let unreadableNumbers: [Verdict.NumberFault] = [
      .empty, .notANumber, .unexpected("#", offset: 2), .incomplete,
      .separator(",", decimalMark: ".", offset: 1), .outOfRange, .divisionByZero, .tooComplicated,
      .calculation, .ambiguous(readings: ["1", "2"]), .ambiguousUnit, .bracketsNeeded,
      .unknownUnit("x", suggestion: nil), .unknownUnit("x", suggestion: "m"), .unitMissing,
      .otherUnitMeant("M", suggestion: "m"), .unitNotExpected("m"), .percentSignMissing,
      .unlikeUnits,
    ]
    let unreadableExpressions: [Verdict.ExpressionFault.Reason] = [
      .empty, .unexpected(found: "", expected: .end), .unexpected(found: "x", expected: .operand),
      .unexpected(found: "x", expected: .operation), .unexpected(found: "x", expected: .sign(")")),
      .missingOperator, .unclosed("("), .unknownVariable("z"), .unknownCommand("z"),
      .sumNotWrittenOut("z"),
      .nestedTooDeeply(limit: 9), .tooComplex(limit: 9),
    ]
    let notGradable =
      unreadableNumbers.map(Verdict.NotGradable.Reason.number)
      + unreadableExpressions.map {
        .expression(Verdict.ExpressionFault(position: 1, reason: $0))
      }
    let remarks: [Verdict.NumberRemark] = [
      .decimalMark(written: ",", usual: "."), .uncertainty("0.1 m"),
    ]
    return remarks.map {
      .correct(Verdict.Match(accepted: "x", reason: .equivalent, remark: Verdict.OwnReason($0)))
    }
      + mismatches.map { .wrong(Verdict.Mismatch(answer: "y", expected: "x", reason: $0)) }
      + notGradable.map { .notGradable(Verdict.NotGradable($0)) }
  }()

  @Test func everySentenceIsSaidSomewhere() {
    // Keys that shine through have no blank.
    let used = Set(Self.verdicts.map { $0.sentence(in: .english) })
    #expect(used.filter { !$0.contains(" ") } == [])
    #expect(used.count == Self.verdicts.count)
  }

  @Test func theTableIsComplete() {
    #expect(mathSentences.faults == [])
  }

  @Test(arguments: [Int.min, -1, 0, .max - 1, .max])
  func noPlaceOfAFaultTraps(position: Int) {
    let reasons: [Verdict.ExpressionFault.Reason] = [
      .empty, .missingOperator, .unclosed("("), .unknownVariable("x"), .unknownCommand("y"),
      .unexpected(found: "z", expected: .operand), .nestedTooDeeply(limit: position),
      .tooComplex(limit: position),
    ]
    for reason in reasons {
      let fault = Verdict.ExpressionFault(position: position, reason: reason)
      #expect(!fault.sentence(in: .german).isEmpty && !fault.sentence(in: .english).isEmpty)
    }
  }
}

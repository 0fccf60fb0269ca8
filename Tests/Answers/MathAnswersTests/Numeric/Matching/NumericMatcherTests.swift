// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct NumericMatcherTests {
  @Test func theAnswerToTheLetterIsExactAndAnyOtherFormEquivalent() throws {
    let matcher = try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3))
    #expect(
      matcher.verdict(for: "9.81 m/s^2")
        == .correct(Verdict.Match(accepted: "9.81 m/s^2", reason: .exact))
    )
    #expect(
      matcher.verdict(for: "981 cm/s²")
        == .correct(Verdict.Match(accepted: "9.81 m/s^2", reason: .equivalent))
    )
  }

  @Test(arguments: [("3.14159", "3.14"), ("[3.1, 3.2]", "3.1"), ("3 ± 1", "4")])
  func anotherValueThatCountsIsNotCalledTheSame(accepted: String, answer: String) throws {
    let matcher = try NumericMatcher(accepted, tolerance: .significantFigures(3))
    let verdict = matcher.verdict(for: answer)
    #expect(verdict == .correct(Verdict.Match(accepted: accepted, reason: .withinTolerance)))
    #expect(verdict.description == "This agrees with the accepted answer “\(accepted)”.")
    #expect(
      verdict.sentence(in: .german)
        == "Das stimmt mit der richtigen Antwort „\(accepted)“ überein."
    )
  }

  @Test func aWrongNumberIsShownInTheUnitOfTheAcceptedOne() throws {
    let verdict = try NumericMatcher("9.81 m/s^2").verdict(for: "982 cm/s²")
    #expect(
      verdict.witness == Verdict.Witness(values: [:], answer: "9.82 m/s²", expected: "9.81 m/s^2")
    )
    #expect(
      verdict.description == "Your answer is 9.82 m/s², but 9.81 m/s² is expected. "
        + "The accepted answer is “9.81 m/s²”."
    )
  }

  @Test func alternativesCountAndThePreferredAnswerIsTheCorrection() throws {
    let matcher = try NumericMatcher("2", alternatives: ["-2"])
    #expect(matcher.verdict(for: "-2.0").isCorrect)
    guard case .wrong(let mismatch) = matcher.verdict(for: "3") else {
      Issue.record("3 is accepted")
      return
    }
    #expect(mismatch.expected == "2")
  }

  @Test(arguments: [
    (NumericMatcher.UnitPolicy.convertible, "5 km", "5000 m", Outcome.correct),
    (.convertible, "5 km", "5", .notGradable),
    (.convertible, "5 km", "5 s", .wrong), (.required, "5 km", "5000 m", .correct),
    (.required, "5 km", "5", .wrong), (.same, "5 km", "5.0 km", .correct),
    (.same, "5 km", "5000 m", .wrong),
    (.same, "5 km", "5", .notGradable), (.same, "5 m/s", "5 s⁻¹·m", .correct),
    (.same, "1 N/kg", "1 m/s^2", .wrong), (.none, "5", "5", .correct),
    (.none, "5", "5 km", .notGradable),
    (.none, "5", "5.", .correct), (.convertible, "5 km", "5. km", .correct),
    (.none, "5", "(5.)", .correct),
    (.none, "0.5", "50 %", .correct), (.convertible, "50 %", "50", .notGradable),
    (.convertible, "180°", "3.1416 rad", .correct), (.convertible, "5 €", "5 $", .wrong),
  ])
  func aPolicySaysWhichUnitsCount(
    policy: NumericMatcher.UnitPolicy,
    accepted: String,
    answer: String,
    outcome: Outcome
  ) throws {
    let matcher = try NumericMatcher(accepted, tolerance: .relative(0.0001), units: policy)
    #expect(Outcome(matcher.verdict(for: answer)) == outcome)
  }

  @Test func anAcceptedUnitDemandsOneUnlessSaidOtherwise() throws {
    #expect(try NumericMatcher("5 km").units == .convertible)
    #expect(try NumericMatcher("5").units == .none)
    #expect(try NumericMatcher("5 %").units == .none)
  }

  @Test(arguments: [
    (NumberRequirement.lowestTerms, "3/4", true), (.lowestTerms, "6/8", false),
    (.lowestTerms, "0.75", true),
    (.lowestTerms, "\\frac{-3}{-4}", false), (.lowestTerms, "¾", true), (.fraction, "6/8", true),
    (.fraction, "0.75", false), (.noFraction, "3/4", false), (.noFraction, "0.75", true),
    (.percent, "75 %", true), (.percent, "0.75", false), (.decimalPlaces(2), "0.75", true),
    (.decimalPlaces(3), "0.750", true), (.decimalPlaces(2), "0.750", false),
    (.decimalPlaces(2), "7.5e-1", true), (.decimalPlaces(2), "3/4", false),
    (.minimumSignificantFigures(2), "0.750", true), (.minimumSignificantFigures(3), "0.75", false),
  ])
  func aRightValueMustBeWrittenAsRequired(
    requirement: NumberRequirement,
    answer: String,
    counts: Bool
  ) throws {
    let verdict = try NumericMatcher("0.75", requiring: [requirement]).verdict(for: answer)
    #expect(verdict.isCorrect == counts)
    #expect(verdict.numberMismatch == (counts ? nil : .form(requirement)))
  }

  @Test(arguments: [
    ("1 1/2", true), ("1 2/4", false), ("1½", true), ("-1 1/2", true), ("0 3/2", false),
    ("1\\frac{1}{2}", true),
  ])
  func aMixedNumberCanBeInLowestTerms(answer: String, counts: Bool) throws {
    let matcher = try NumericMatcher(
      "1.5",
      alternatives: ["-1.5"],
      requiring: [.lowestTerms]
    )
    #expect(matcher.verdict(for: answer).isCorrect == counts)
  }

  @Test func aMissingPercentSignIsNotGradableWherePercentIsRequired() throws {
    let matcher = try NumericMatcher("0.25", requiring: [.percent])
    #expect(matcher.verdict(for: "25").numberFault == .percentSignMissing)
    #expect(matcher.verdict(for: "0.25").numberMismatch == .form(.percent))
    #expect(matcher.verdict(for: "25 %").isCorrect)
  }

  @Test(arguments: [
    ("[2.3, 2.6)", "2.6", false), ("[2.3, 2.6)", "2.3", true), ("]2.3; 2.6]", "2.3", false),
    ("(2.3, 2.6]", "2.6", true), ("[2.3, 2.6] m", "230 cm", true),
    ("[2.3 m, 260 cm]", "2.6 m", true),
    ("(2.45 ± 0.15) m", "2.3 m", true), ("2.45 ± 0.15 m", "2.3 m", true),
    ("[1/3, 2/3]", "1/3", true),
    ("[1,000, 2,000]", "1500", true), ("2.45 m ± 15 cm", "2.6 m", true), ("[-2, -1]", "-1.5", true),
    ("2.45 \\pm 0.15", "2.61", false), ("[20, 25] °C", "70 °F", true),
  ])
  func anIntervalIsAnAcceptedAnswer(accepted: String, answer: String, counts: Bool) throws {
    #expect(try NumericMatcher(accepted).verdict(for: answer).isCorrect == counts)
  }

  @Test(arguments: [
    ("fife", Verdict.NumberFault.notANumber), ("", .empty), ("3/0", .divisionByZero),
    ("1e9999", .outOfRange),
    ("5 quux", .unknownUnit("quux", suggestion: nil)),
    ("5 Kj", .unknownUnit("Kj", suggestion: "kJ")),
    ("5 # m", .unexpected("#", offset: 2)), ("5,3,1", .separator(",", decimalMark: ".", offset: 1)),
    ("[2.6, 2.3]", .notANumber), ("[1 m, 2 s]", .unlikeUnits), ("1 m + 2 s", .unlikeUnits),
    ("[1, 2, 3]", .unexpected("[", offset: 0)), ("m/s", .notANumber),
    ("5 J/mol K", .bracketsNeeded), ("0.123...", .unexpected(".", offset: 5)),
    ("3.14.15", .unexpected("0.15", offset: 4)), ("9.81 ms^-2", .ambiguousUnit),
  ])
  func anAcceptedAnswerMustBeANumber(accepted: String, fault: Verdict.NumberFault) {
    let reason = MathFault.unreadable(accepted, Verdict.NotGradable(.number(fault)))
    #expect(throws: error(reason, "accepted", 0)) {
      try NumericMatcher(accepted)
    }
    #expect(throws: error(reason, "accepted", 1)) {
      try NumericMatcher("1", alternatives: [accepted])
    }
  }

  @Test func anAmbiguousAcceptedAnswerIsRefused() {
    let fault = Verdict.NumberFault.ambiguous(readings: ["1234", "1.234"])
    let reason = MathFault.unreadable("1,234", Verdict.NotGradable(.number(fault)))
    #expect(throws: error(reason, "accepted", 0)) {
      try NumericMatcher("1,234", decimalSeparator: .either)
    }
  }

  @Test(arguments: [
    NumericMatcher.Tolerance.absolute(-1), .absolute(.infinity), .relative(-0.1),
    .significantFigures(0), .decimalPlaces(-1), .significantFigures(.max),
  ])
  func anImpossibleToleranceIsRefused(tolerance: NumericMatcher.Tolerance) {
    #expect(throws: error(.toleranceOutOfRange(tolerance), "tolerance")) {
      try NumericMatcher("1", tolerance: tolerance)
    }
  }

  @Test func aToleranceThatIsNoNumberIsRefused() {
    let error = #expect(throws: ContentError<MathFault>.self) {
      try NumericMatcher("1", tolerance: .absolute(.nan))
    }
    // It does not equal itself.
    #expect(error?.description == "tolerance: the tolerance absolute(nan) is impossible")
  }

  /// The error of a matcher with a single fault at a key, or at an element of its array.
  private func error(
    _ fault: MathFault,
    _ key: String,
    _ index: Int? = nil
  ) -> ContentError<MathFault> {
    let place = ContentPlace().key(key)
    return ContentError(faults: [LocatedFault(fault, at: index.map(place.index) ?? place)])
  }

  @Test func allFaultsAreToldAtOnce() {
    let error = #expect(throws: ContentError<MathFault>.self) {
      try NumericMatcher(
        "1 m",
        alternatives: ["fife", "2"],
        tolerance: .absolute(-1),
        requiring: [.percent, .decimalPlaces(-1)]
      )
    }
    #expect(
      error?.faults.map(\.place.description)
        == ["tolerance", "requiring[1]", "accepted[1]", "accepted[2]"]
    )
  }

  @Test func whatNoAnswerCanMeetIsRefused() {
    #expect(throws: error(.requirementOutOfRange(.significantFigures(0)), "requiring", 0)) {
      try NumericMatcher("1", requiring: [.significantFigures(0)])
    }
    #expect(throws: error(.unitMissing("1"), "accepted", 0)) {
      try NumericMatcher("1", units: .required)
    }
    #expect(throws: error(.unitNotExpected("1 m"), "accepted", 0)) {
      try NumericMatcher("1 m", units: NumericMatcher.UnitPolicy.none)
    }
  }

  @Test(arguments: [("pi", "3.14"), ("π/2", "1.57"), ("2\\pi", "6.28")])
  func anAcceptedAnswerMayNamePi(accepted: String, answer: String) throws {
    let matcher = try NumericMatcher(accepted, tolerance: .significantFigures(3))
    #expect(matcher.verdict(for: answer).isCorrect)
    #expect(matcher.verdict(for: accepted).numberFault == .calculation)
    #expect(try !NumericMatcher(accepted).verdict(for: answer).isCorrect)
  }

  @Test func aLengthMayStayAMultipleOfPi() throws {
    let length = try NumericMatcher("3π m", tolerance: .significantFigures(3))
    #expect(length.verdict(for: "942 cm").isCorrect && length.verdict(for: "3 pi m").isCorrect)
    #expect(!length.verdict(for: "2π m").isCorrect)
    #expect(try !NumericMatcher("3π m").verdict(for: "942 cm").isCorrect)
  }

  @Test func anExclamationMarkBehindAShortNumberIsAFactorial() throws {
    let matcher = try NumericMatcher("5!")
    #expect(matcher.verdict(for: "120").isCorrect)
    #expect(!matcher.verdict(for: "5").isCorrect)
    #expect(matcher.verdict(for: "5!").isCorrect)
    #expect(try NumericMatcher("120").verdict(for: "5!").numberFault != nil)
    #expect(try NumericMatcher("1989").verdict(for: "1989!").isCorrect)
    #expect(try NumericMatcher("5").verdict(for: "5 !").isCorrect)
  }

  @Test(arguments: [
    "2*3", "2+4", "2^3", "--6", "12/2/1", "1.5/0.25", "6 m + 0 m", "(2+4)", "2 * 10^0 * 3", "1e1/2",
  ])
  func aCalculationIsToBeWorkedOut(answer: String) throws {
    #expect(try NumericMatcher("6").verdict(for: answer).numberFault == .calculation)
  }
}

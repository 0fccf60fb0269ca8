// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
@testable import MathAnswers
import LudusTestSupport
import Testing

struct NumericSentenceTests {
  @Test(arguments: [
    Verdict.NumberFault.empty, .notANumber, .unexpected("#", offset: 2), .incomplete,
    .separator(",", decimalMark: ".", offset: 1), .outOfRange, .divisionByZero, .tooComplicated,
    .calculation, .ambiguous(readings: ["1234", "1.234"]), .bracketsNeeded,
    .unknownUnit("Kj", suggestion: "kJ"), .unknownUnit("foo", suggestion: nil), .unitMissing,
    .otherUnitMeant("C", suggestion: "°C"),
    .ambiguousUnit, .unitNotExpected("m"), .percentSignMissing, .unlikeUnits,
  ])
  func everyFaultSaysWhatToDoInBothLanguages(fault: Verdict.NumberFault) {
    let sentences = [Phrasebook.english, .german].map {
      Verdict.notGradable(Verdict.NotGradable(.number(fault))).sentence(in: $0)
    }
    #expect(sentences[0] != sentences[1])
    #expect(sentences.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
    #expect(fault.description == sentences[0])
  }

  @Test(arguments: [
    (
      Verdict.NumberMismatch.otherDimension(written: "m", expected: "s"),
      "“m” does not measure what “s” measures. The accepted answer is “5 s”.",
      "„m“ misst nicht, was „s“ misst. Die richtige Antwort ist „5 s“."
    ),
    (
      .otherUnit(written: "m", expected: "km"),
      "The unit must be “km”, not “m”. The accepted answer is “5 s”.",
      "Die Einheit muss „km“ sein, nicht „m“. Die richtige Antwort ist „5 s“."
    ),
    (
      .unitMissing(expected: "s"),
      "The unit “s” is missing. The accepted answer is “5 s”.",
      "Die Einheit „s“ fehlt. Die richtige Antwort ist „5 s“."
    ),
    (
      .form(.significantFigures(3)),
      "The value is right, but write it with 3 significant figures. The accepted answer is “5 s”.",
      "Der Wert stimmt, aber schreibe ihn mit 3 signifikanten Stellen. "
        + "Die richtige Antwort ist „5 s“."
    ),
  ])
  func aMismatchIsTold(mismatch: Verdict.NumberMismatch, english: String, german: String) {
    let verdict = Verdict.Mismatch(answer: "5 m", expected: "5 s", reason: .number(mismatch))
    #expect(verdict.sentence(in: .english) == english)
    #expect(verdict.sentence(in: .german) == german)
  }

  @Test(arguments: [
    (
      "6,022e23",
      "This has the same value as the accepted answer “6.022·10²³”. "
        + "“,” was read as the decimal mark, which is “.” here.",
      "Das hat den gleichen Wert wie die richtige Antwort „6.022·10²³“. "
        + "„,“ gilt als Dezimalzeichen, hier ist sonst „.“ üblich."
    ),
    (
      "6.022e23 ± 2e20",
      "This has the same value as the accepted answer “6.022·10²³”. "
        + "The uncertainty of 2e20 was not judged.",
      "Das hat den gleichen Wert wie die richtige Antwort „6.022·10²³“. "
        + "Die Unsicherheit von 2e20 ist nicht bewertet."
    ),
  ])
  func howANumberWasReadIsRemarkedOn(answer: String, english: String, german: String) throws {
    let verdict = try NumericMatcher("6.022e23").verdict(for: answer)
    #expect(verdict.sentence(in: .english) == english)
    #expect(verdict.sentence(in: .german) == german)
    // The answer to the letter needs no remark.
    #expect(
      try NumericMatcher("2.5 ± 0.1").verdict(for: "2.5 ± 0.1")
        == .correct(Verdict.Match(accepted: "2.5 ± 0.1", reason: .exact))
    )
  }

  @Test(arguments: [
    NumberRequirement.significantFigures(1), .minimumSignificantFigures(2), .decimalPlaces(1),
    .decimalPlaces(2), .lowestTerms, .fraction, .noFraction, .percent,
  ])
  func everyRequirementIsToldInBothLanguages(requirement: NumberRequirement) {
    let mismatch = Verdict.Mismatch(answer: "1", expected: "2", reason: .number(.form(requirement)))
    #expect(mismatch.sentence(in: .english) != mismatch.sentence(in: .german))
  }

  @Test(arguments: [
    ("5 m", "7 mm", "0.007 m"), ("1", "1.05e-33", "1.05e-33"), ("1", "10/3", "10/3"),
    ("1", "-1/8", "-0.125"), ("1", "123456789012345678", "≈ 1.23456789012346e17"),
    ("2", "1e15", "1e15"),
    ("2", "123000", "123000"), ("2", "0", "0"), ("2 km", "1 ft", "0.0003048 km"),
    ("2 yd", "1 m", "1.09361 yd"),
  ])
  func aWrongNumberIsShownAsPeopleReadIt(accepted: String, answer: String, shown: String) throws {
    let verdict = try NumericMatcher(accepted).verdict(for: answer)
    #expect(verdict.witness?.answer == shown)
  }

  @Test func aWrongNumberIsShownWithTheCommaOfItsLocale() throws {
    let matcher = try NumericMatcher("2", decimalSeparator: .comma)
    #expect(matcher.verdict(for: "2,5").witness?.answer == "2,5")
  }

  @Test func aFaultSaysWhatIsWrongWithTheContent() {
    let unit = Verdict.NumberFault.unknownUnit("Kj", suggestion: "kJ")
    let fault = MathFault.unreadable("5 Kj", Verdict.NotGradable(.number(unit)))
    #expect(
      fault.description
        == "the accepted answer \"5 Kj\" cannot be read: There is no unit “Kj”: did you mean “kJ”?"
    )
    #expect(
      fault.sentence(in: .german)
        == "Die richtige Antwort „5 Kj“ ist nicht lesbar. Es gibt keine Einheit „Kj“: Meinst du „kJ“?"
    )
  }

  @Test(arguments: [
    MathFault.malformed("this key is missing"), .toleranceOutOfRange(.absolute(-1)),
    .requirementOutOfRange(.decimalPlaces(-1)), .unitMissing("1"), .unitNotExpected("1 m"),
  ])
  func aFaultIsASentenceInEachLanguage(fault: MathFault) {
    #expect(!fault.description.isEmpty)
    let sentences = [Phrasebook.english, .german].map(fault.sentence)
    #expect(sentences.allSatisfy { $0.contains(" ") && $0.hasSuffix(".") })
    #expect(Set(sentences).count == 2)
  }

  @Test func theTablesAreComplete() {
    #expect(mathSentences.faults == [])
  }
}

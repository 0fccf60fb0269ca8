// SPDX-License-Identifier: Apache-2.0
import Languages
import MathAnswers
import LudusCore
import Testing

struct AlgebraWitnessTests {
  private func witness(_ answer: String, _ accepted: String) throws -> Verdict.Witness? {
    guard case .wrong(let mismatch) = try judge(answer, as: accepted),
      case .unequal(let witness) = mismatch.reason
    else { return nil }
    return witness
  }

  @Test func theUsageSketchHolds() throws {
    let witness = try witness("x^2 + 2x - 1", "(x+1)^2")
    #expect(witness == Verdict.Witness(values: ["x": "1"], answer: "2", expected: "4"))
  }

  @Test(
    arguments: [
      ("x/2", "x/3", ["x": "1"], "1/2", "1/3"),
      ("sqrt(x)", "x", ["x": "4"], "2", "4"),
      ("2", "3", [:], "2", "3"),
      ("sqrt(2)", "1.41", [:], "1.41421", "1.41"),
      ("x=3", "2x=4", ["x": "2"], "2 = 3", "4 = 4"),
      ("3x=1", "3x=2", ["x": "2/3"], "2 = 1", "2 = 2"),
      ("x>1", "x>=1", ["x": "1"], "1 > 1", "1 ≥ 1"),
      ("sin(x)", "cos(x)", ["x": "1"], "0.841471", "0.540302"),
    ] as [(String, String, [String: String], String, String)]
  )
  func theWitnessIsSmallAndExactWhereItCanBe(
    answer: String,
    accepted: String,
    values: [String: String],
    yours: String,
    wanted: String
  ) throws {
    let expected = Verdict.Witness(values: values, answer: yours, expected: wanted)
    #expect(try witness(answer, accepted) == expected)
  }

  @Test func aChainHasAWitnessOnlyWhereOneOfBothHolds() throws {
    let end = try witness("-1 <= x <= 3", "-1 <= x < 3")
    #expect(end == Verdict.Witness(values: ["x": "3"], answer: "3 ≤ 3", expected: "3 < 3"))
    // At 4 neither holds.
    #expect(try witness("-2 < x < 4", "|x-1| < 3") == nil)
  }

  @Test func whereNumbersAreRoundedTheWitnessIsAHalf() throws {
    let half = try witness("x", "floor(x)")
    #expect(half == Verdict.Witness(values: ["x": "1/2"], answer: "1/2", expected: "0"))
  }

  @Test func lettersThatTheAcceptedAnswerDoesNotHaveAreNamed() throws {
    for (answer, letters) in [
      ("2t", "t"), ("6 pi cm", "c, m"),
    ] {
      guard case .wrong(let mismatch) = try judge(answer, as: "6π x") else {
        Issue.record("\(answer) is not wrong")
        continue
      }
      #expect(mismatch.reason == .algebra(.otherLetters(letters)))
      #expect(mismatch.sentence(in: .english).hasPrefix("The accepted answer has no \(letters)."))
    }
  }

  @Test(arguments: [("I don't know", "know"), ("no idea", "idea"), ("2 apples", "apples")])
  func theLettersOfAWordAreNoUnknowns(answer: String, word: String) throws {
    guard case .wrong(let mismatch) = try judge(answer, as: "6π x") else {
      Issue.record("\(answer) is not wrong")
      return
    }
    #expect(mismatch.reason == .algebra(.word(word)))
    #expect(mismatch.sentence(in: .english).hasPrefix("“\(word)” is a word"))
  }

  @Test func noWitnessIsComplexWhereNoComplexNumberIsExpected() throws {
    #expect(try witness("2i", "3") == nil)
    #expect(try witness("2i", "3i")?.answer == "2i")
  }

  @Test func puttingTheValuesIntoBothSidesGivesWhatTheWitnessSays() throws {
    for (answer, accepted) in AlgebraEqualityTests.different {
      // Of equations for one letter only their values are shown.
      guard let witness = try witness(answer, accepted), !answer.hasPrefix("{"),
        !answer.contains("="), !accepted.contains("="),
        !witness.answer.contains(where: "=<>≠≤≥".contains)
      else { continue }
      #expect(witness.answer != witness.expected)
      for (side, value) in [(answer, witness.answer), (accepted, witness.expected)] {
        let filled = witness.values.reduce(side) { text, pair in
          text.replacing(pair.key, with: "(\(pair.value))")
        }
        guard !value.contains("."), value != "undefined", !filled.contains("sin") else { continue }
        #expect(try judge(filled, as: value).isCorrect, "\(filled) is not \(value)")
      }
    }
  }

  @Test func anAnswerOfAnotherKindIsToldWhichOneIsExpected() throws {
    for (answer, accepted, kind) in [
      ("x+1", "x=1", Verdict.StatementKind.equation), ("x+y=1", "x^2", .expression),
      ("x=1", "x>1", .inequality),
      ("1", "{1, 2}", .list), ("1", "(1, 2)", .pair),
    ] {
      guard case .wrong(let mismatch) = try judge(answer, as: accepted) else {
        Issue.record("\(answer) is not wrong")
        continue
      }
      #expect(mismatch.reason == .otherKind(kind))
      #expect(mismatch.sentence(in: .german).contains("rwartet wird hier"))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Problems whose written answers may be misspelled.
struct RoughMatchEvaluationTests {
  @Test(arguments: [
    ("meiosis", Verdict.Match(accepted: "meiosis", reason: .exact)),
    (
      " Meiosis", Verdict.Match(accepted: "meiosis", reason: .normalized([.spacing, .caseFolding]))
    ),
    ("reduction division", Verdict.Match(accepted: "reduction division", reason: .exact)),
  ])
  func anAcceptedAnswerIsRight(text: String, match: Verdict.Match) throws {
    let evaluation = try Samples.rough().evaluate(.text(text))
    #expect(evaluation == ResponseEvaluation(credit: 1, reason: .matched(match)))
  }

  @Test(arguments: [
    ("meosis", "meiosis", [Verdict.Slip.Kind.missingVowel]),
    ("meiossis", "meiosis", [.extraDoubling]),
    ("reducton division", "reduction division", [.missingVowel]),
  ])
  func aMisspelledAnswerIsRightAndItsSlipsAreTold(
    text: String,
    accepted: String,
    slips: [Verdict.Slip.Kind]
  ) throws {
    let evaluation = try Samples.rough().evaluate(.text(text))
    #expect(evaluation.isCorrect && evaluation.isDecided)
    guard case .matched(let match) = evaluation.reason,
      case .misspelled(let misspelling) = match.reason
    else {
      Issue.record("unexpected reason \(evaluation.reason)")
      return
    }
    #expect(match.accepted == accepted)
    #expect(misspelling.slips.map(\.kind) == slips)
    #expect("\(evaluation.reason)" == match.sentence(in: .english))
  }

  @Test(arguments: [
    ("mitosis", Verdict.Mismatch.Reason.isAnotherTerm("mitosis")),
    ("miosis", .isAsNearTo("mitosis")),
  ])
  func anotherTermIsWrong(text: String, reason: Verdict.Mismatch.Reason) throws {
    let evaluation = try Samples.rough().evaluate(.text(text))
    let mismatch = Verdict.Mismatch(answer: text, expected: "meiosis", reason: reason)
    #expect(evaluation == ResponseEvaluation(credit: 0, reason: .mismatched(mismatch)))
    #expect("\(evaluation.reason)" == mismatch.sentence(in: .english))
  }

  @Test func whatCannotBeGradedIsRefused() throws {
    let problem = try Samples.rough()
    func expect(_ error: ResponseError, _ response: QuizResponse) {
      #expect(throws: error) { try problem.evaluate(response) }
    }
    expect(.responseDoesNotFit(.roughMatch, problem: "rough"), .choice("a"))
    expect(.responseDoesNotFit(.roughMatch, problem: "rough"), .choices(["a"]))
    expect(.emptyResponse(problem: "rough"), .text(" \u{200B}\n"))
    let tooLong = String(repeating: "z", count: Verdict.maximumAnswerLength + 1)
    let reason = Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    expect(.notGradable(reason, problem: "rough"), .text(tooLong))
    #expect(throws: ResponseError.notGradable(reason, problem: "exact")) {
      try Samples.exact().evaluate(.text(tooLong))
    }
  }
}

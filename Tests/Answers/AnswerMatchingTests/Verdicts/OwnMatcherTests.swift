// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Languages
import LudusCore
import Testing

/// A matcher as an app would write it, with nothing but what is public.
private struct PalindromeMatcher: AnswerMatcher {
  let preferred: String
  var alternatives: [String] { [] }

  func verdict(for answer: String) -> Verdict {
    guard !answer.isEmpty else {
      return .unreadable(because: Verdict.Explanation("Write a word."))
    }
    guard answer == String(answer.reversed()) else {
      return .refused(
        answer,
        expected: preferred,
        because: Verdict.Explanation(
          "Read it backwards.",
          in: [.german: "Lies es rückwärts."]
        )
      )
    }
    return .accepted(answer)
  }
}

struct OwnMatcherTests {
  private let matcher: any AnswerMatcher = PalindromeMatcher(preferred: "level")

  @Test func anAppJudgesByItsOwnMatcher() {
    #expect(matcher.verdict(for: "kayak").isCorrect)
    #expect(matcher.judgment(of: "kayak") == .correct)
    #expect(matcher.judgment(of: "canoe") == .wrong)
  }

  @Test func itsReasonIsSaidWithTheCorrection() throws {
    let verdict = matcher.verdict(for: "canoe")
    #expect(verdict.sentence(in: .english) == "Read it backwards. The accepted answer is “level”.")
    let swiss = try #require(Phrasebook(for: "de-CH"))
    #expect(verdict.sentence(in: swiss) == "Lies es rückwärts. Die richtige Antwort ist „level“.")
    // A language without a reason has it in English.
    #expect(verdict.sentence(in: .dutch).hasPrefix("Read it backwards. "))
    #expect(matcher.verdict(for: "").sentence(in: .german) == "Write a word.")
  }

  @Test(arguments: ["pt_BR", "pt-BR"] as [Language])
  func itsReasonIsSaidInTheLanguageAsItsAuthorNamedIt(language: Language) throws {
    let explanation = Verdict.Explanation("No.", in: [language: "Não."])
    let verdict = Verdict.refused("a", expected: "b", because: explanation)
    let phrasebook = try #require(Phrasebook(for: language))
    #expect(verdict.sentence(in: phrasebook).hasPrefix("Não."))
    #expect(verdict.sentence(in: .spanish).hasPrefix("No."))
  }

  @Test func withoutAReasonItSaysWhatLudusSays() {
    #expect(
      matcher.verdict(for: "kayak").sentence(in: .english) == "This is the accepted answer “kayak”."
    )
    #expect(
      Verdict.refused("a", expected: "b").sentence(in: .english) == "The accepted answer is “b”."
    )
  }

  @Test func itsReasonsAreNoneOfLudus() {
    #expect(matcher.verdict(for: "level") != ExactMatcher("level").verdict(for: "level"))
  }
}

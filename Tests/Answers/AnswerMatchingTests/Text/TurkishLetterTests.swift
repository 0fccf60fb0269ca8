// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Answers with the four letters that Turkish has for "i", typed with and without its keyboard.
struct TurkishLetterTests {
  @Test(arguments: [
    ("İstanbul", ["istanbul", "Istanbul", "ISTANBUL", "İSTANBUL", "i\u{307}stanbul", " İstanbul"]),
    ("Istanbul", ["İstanbul", "İSTANBUL", "istanbul"]),
    ("izmir", ["İzmir", "İZMİR", "IZMIR"]),
    ("Diyarbakır", ["DIYARBAKIR", "DİYARBAKIR", "diyarbakır"]),
    ("Isparta", ["ısparta", "ISPARTA", "isparta"]),
    ("ırmak", ["Irmak", "IRMAK"]),
    ("IĞDIR", ["Iğdır", "ığdır"]),
  ])
  func caseThatIsIgnoredIsIgnoredInTurkishToo(key: String, answers: [String]) {
    let matchers: [any AnswerMatcher] = [
      ExactMatcher(key, ignoresCase: true), RoughMatcher(key), RoughMatcher(key, language: "tr"),
      ExactMatcher("Ankara", alternatives: [key], ignoresCase: true),
      RoughMatcher("Ankara", alternatives: [key]),
    ]
    for (matcher, answer) in matchers.flatMap({ matcher in answers.map { (matcher, $0) } }) {
      guard case .correct(let match) = matcher.verdict(for: answer) else {
        Issue.record("\(matcher): \(answer)")
        continue
      }
      #expect(match.accepted == key)
      guard case .normalized(let steps) = match.reason else {
        Issue.record("\(answer): \(match.reason)")
        continue
      }
      #expect(steps.allSatisfy { [.caseFolding, .spacing].contains($0) })
      #expect(matcher.judgment(of: answer) == .correct)
    }
  }

  /// The two letters make other words: "kız" is a girl and "kiz" is none.
  @Test(arguments: [("kız", "kiz"), ("Diyarbakır", "diyarbakir"), ("ilik", "ılık"), ("bir", "bır")])
  func smallLettersStayApartWhereOneMustSpellThem(key: String, answer: String) {
    #expect(!ExactMatcher(key, ignoresCase: true).verdict(for: answer).isCorrect)
    let loose: TextNormalization = [.caseFolding, .diacritics]
    #expect(ExactMatcher(key, normalization: loose).verdict(for: answer).isCorrect)
  }

  @Test func aSlipBetweenThemIsNamed() {
    let verdict = RoughMatcher("Diyarbakır").verdict(for: "Diyarbakir")
    #expect(
      verdict.sentence(in: .english)
        == "This is “Diyarbakır”; mind the spelling: “i” instead of “ı”."
    )
  }

  /// Where case counts, a capital without its dot is told as such, and is a slip in a rough match.
  @Test(arguments: [("İstanbul", "Istanbul"), ("Istanbul", "İstanbul")])
  func aDotOnACapitalIsNoMatterOfCase(key: String, answer: String) {
    let (expected, written) = (String(key.prefix(1)), String(answer.prefix(1)))
    #expect(
      ExactMatcher(key).verdict(for: answer).sentence(in: .english)
        == "There is a difference: “\(written)” instead of “\(expected)”. The accepted answer is “\(key)”."
    )
    #expect(RoughMatcher(key, ignoresCase: false).verdict(for: answer).isCorrect)
    #expect(!RoughMatcher(key, ignoresCase: false).verdict(for: "istanbul").isCorrect)
  }

  @Test func otherTermsAreKnownInEitherCase() {
    let matcher = RoughMatcher("Isparta", confusables: ["İzmir", "Diyarbakır"])
    for answer in ["IZMIR", "izmir", "DIYARBAKIR"] {
      #expect(!matcher.verdict(for: answer).isCorrect)
    }
    #expect(
      matcher.verdict(for: "Izmir").sentence(in: .english)
        == "“İzmir” is something else. The accepted answer is “Isparta”."
    )
  }
}

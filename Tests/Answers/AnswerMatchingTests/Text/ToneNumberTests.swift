// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

/// Chinese in Latin letters with numbers for its tones.
struct ToneNumberTests {
  @Test(arguments: [
    ("ni3 hao3", "nǐ hǎo"), ("ma1 ma2 ma3 ma4 ma5 ma0", "mā má mǎ mà ma ma"),
    ("Bei3jing1", "Běijīng"), ("ZHONG1GUO2", "ZHŌNGGUÓ"), ("xie4xie5", "xièxie"),
    ("lv4 nv3 LV4", "lǜ nǚ LǛ"), ("lu:4", "lǜ"), ("Lu:e4", "Lüè"), ("lü4se4", "lǜsè"),
    ("lve4", "lüè"),
    ("gou3 liu2 gui4 duo1", "gǒu liú guì duō"), ("xiao3 huai4 jia1", "xiǎo huài jiā"),
    ("er2zi5", "érzi"), ("nar3", "nǎr"), ("xiong2", "xióng"), ("yuan2", "yuán"), ("ma³", "mǎ"),
    ("ｍａ3", "ｍａ3"), ("mǎ3", "mǎ"),
    // These are no tones.
    ("ma12", "ma12"), ("10 km2", "10 km2"), ("h2", "h2"), ("ma6", "ma6"), ("ma 3", "ma 3"),
    ("ng2", "ng2"), ("1. ma", "1. ma"), ("", ""), ("ea1", "ea1"),
  ])
  func numbersBecomeMarks(text: String, expected: String) {
    #expect(NormalizationStep.toneNumbers.apply(to: text) == expected)
  }

  private static let exact = ExactMatcher(
    "nǐ hǎo",
    normalization: [.spacing, .caseFolding, .toneNumbers]
  )
  private static let rough = RoughMatcher("nǐ hǎo", language: "zh", readsToneNumbers: true)

  @Test(arguments: ["ni3 hao3", "Ni3 hao3", "nǐ hao3", "nǐ hǎo"])
  func numbersCountByChoice(answer: String) throws {
    #expect(Self.exact.verdict(for: answer).isCorrect)
    #expect(Self.rough.verdict(for: answer).isCorrect)
    let isMarked = answer == "nǐ hǎo"
    #expect(ExactMatcher("nǐ hǎo", ignoresCase: true).verdict(for: answer).isCorrect == isMarked)
    #expect(RoughMatcher("nǐ hǎo", language: "zh").verdict(for: answer).isCorrect == isMarked)
  }

  @Test func theReasonSaysSo() {
    #expect(
      Self.exact.verdict(for: "ni3 hao3").sentence(in: .english)
        == "This is the accepted answer “nǐ hǎo” except for the notation of tones."
    )
  }

  /// Another tone is another word.
  @Test(arguments: ["ni2 hao3", "ni hao", "ní hǎo", "ni3 hao5"])
  func anotherToneIsWrongInAnExactMatch(answer: String) {
    #expect(!Self.exact.verdict(for: answer).isCorrect)
  }

  /// The key may have numbers as well.
  @Test func numbersInTheKeyAreMarksToo() {
    let matcher = RoughMatcher("ma1", readsToneNumbers: true)
    #expect(matcher.verdict(for: "mā").isCorrect)
    #expect(matcher.verdict(for: "ma1").isCorrect)
    #expect(!matcher.verdict(for: "ma").isCorrect)
  }

  @Test func theChoiceIsStored() throws {
    try expectJSON(
      Self.rough,
      #"{"accepted":["nǐ hǎo"],"language":"zh","readsToneNumbers":true}"#
    )
    try expectJSON(
      Self.exact,
      #"{"accepted":["nǐ hǎo"],"normalization":["spacing","toneNumbers","caseFolding"]}"#
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import Testing

struct ExactMatcherTests {
  @Test func theAcceptedAnswerIsExact() {
    let verdict = ExactMatcher("Rome").verdict(for: "Rome")
    #expect(verdict == .correct(Verdict.Match(accepted: "Rome", reason: .exact)))
  }

  @Test(arguments: [("rome", false), ("ROME", false), (" Rome ", true), ("Rom\u{AD}e", true)])
  func caseMattersUnlessSaidOtherwise(answer: String, countsWithCase: Bool) {
    #expect(
      ExactMatcher("Rome", ignoresCase: false).verdict(for: answer).isCorrect == countsWithCase
    )
    #expect(ExactMatcher("Rome", ignoresCase: true).verdict(for: answer).isCorrect)
  }

  @Test(arguments: ["Roma", "Rom", "Rome.", "", " ", "R ome"])
  func nothingElseCounts(answer: String) {
    let verdict = ExactMatcher("Rome", ignoresCase: true).verdict(for: answer)
    #expect(
      verdict == .wrong(Verdict.Mismatch(answer: answer, expected: "Rome", reason: .different))
    )
  }

  @Test(arguments: [
    (
      "(3, -2, 1)",
      [
        "(3,-2,1)", "(3;-2;1)", "(3|-2|1)", "[3,-2,1]", "3i - 2j + k", "3, -2, 1", "(3 ; −2 ; 1)",
        "⟨3, -2, 1⟩",
        "3*i-2*j+1*k",
      ]
    ),
    ("(2|0|-1)", ["(2, 0, -1)", "2i - k", "(2; 0; -1)", "2|0|-1"]),
    ("(2|3,5)", ["(2; 3,5)", "(2, 3.5)", "2;3,5", "2i + 3,5j"]),
    ("(0, 1)", ["(0;1)", "0i + j"]),
    ("(1/2, 3)", ["(1/2; 3)", "(½;3)"]),
    ("1s2 2s2 2p6", ["1s²2s²2p⁶", "1s^2 2s^2 2p^6", "1s22s22p6", "1s^{2} 2s^{2} 2p^{6}"]),
    ("[Ne] 3s2 3p1", ["[Ne]3s²3p¹", "[Ne] 3s^2 3p^1"]),
    ("H2O", ["H₂O", "Ｈ２Ｏ", "H_2O", "H_{2}O"]), ("Ca(OH)2", ["Ca(OH)₂", "Ca(OH)_2"]),
    ("Na+", ["Na⁺", "Na^+"]), ("Ca2+", ["Ca²⁺", "Ca^2+", "Ca^{2+}"]),
    ("SO4^2-", ["SO₄²⁻", "SO4²⁻", "SO4^{2−}"]),
    ("x^2", ["x²", "x^{2}", "x ^ 2"]), ("x²+1", ["x^2 + 1", "x^(2) + 1"]),
    ("2ⁿ⁺¹", ["2^(n+1)", "2^{n+1}"]),
    ("10^-3", ["10⁻³", "10^{-3}", "10^−3", "10^(-3)"]), ("10_2", ["10₂"]),
    ("1939-1945", ["1939–1945", "1939—1945", "1939‑1945", "1939 - 1945", "1939 – 1945"]),
    ("e-mail", ["e‑mail", "e‐mail"]), ("5 kg", ["5kg"]),
    ("½", ["1/2"]), ("µm", ["μm"]), ("a·b", ["a⋅b", "a∙b", "a * b"]),
    ("3 × 4", ["3 x 4", "3×4", "3*4"]),
    ("A → B", ["A->B", "A -> B", "A ⟶ B"]), ("≤", ["<="]), ("20 °C", ["20 ºC", "20℃", "20°C"]),
    ("2:1", ["2 : 1", "2∶1"]), ("5′", ["5'"]), ("office", ["oﬃce"]), ("...", ["…"]),
  ])
  func theNotationOfSignsDoesNotMatter(accepted: String, answers: [String]) {
    for answer in answers {
      let match = Verdict.Match(accepted: accepted, reason: .otherNotation)
      #expect(
        ExactMatcher(accepted).verdict(for: answer) == .correct(match),
        "\(answer) for \(accepted)"
      )
      #expect(ExactMatcher(accepted).judgment(of: answer) == .correct)
    }
  }

  @Test(arguments: [
    (
      "(3, -2, 1)",
      [
        "(3,2,1)", "(-2,3,1)", "(3,-2)", "3i - 2j", "3i + 2j + k", "(3,-2,1,0)", "3 -2 1",
        "k - 2j + 3i + i",
      ]
    ),
    ("(2, 3)", ["[2, 3]", "2,3", "2.3", "(2,3", "23", "(2, 3, 0)", "]2;3["]),
    ("[2, 3]", ["(2, 3)", "]2, 3]"]),
    ("1s2 2s2 2p6", ["1s2 2s2 2p5", "1s2 2s2 2p", "1s2 2s2", "[He] 2s2 2p6 3s1", "1 s 2"]),
    ("10^2", ["102", "10 2", "10₂", "10^-2"]),
    ("x²", ["x2", "x^3", "x^(2+1)", "x₂"]), ("H2O", ["H20", "h₂o", "H²O", "HO2"]),
    ("10^-3", ["10^3", "10-3"]),
    ("Na+", ["Na", "Na-", "Na⁻", "Na²⁺"]), ("x^2+1", ["x2+1", "x^(2+1)"]), ("2^(n+1)", ["2ⁿ+1"]),
    ("a × b", ["a·b"]), ("row_1", ["row1"]), ("1:2", ["2:1"]),
    ("A -> B", ["A <- B"]),
    ("12 5", ["125"]),
    ("ij", ["0i + j"]),
  ])
  func otherSignsDoNotCount(accepted: String, answers: [String]) {
    for answer in answers {
      #expect(!ExactMatcher(accepted).verdict(for: answer).isCorrect, "\(answer) for \(accepted)")
    }
  }

  @Test func everySignMattersWhereSpacingDoes() {
    #expect(!ExactMatcher("(3, 2)", normalization: []).verdict(for: "(3,2)").isCorrect)
    #expect(!ExactMatcher("H2O", normalization: [.spacing]).verdict(for: "H₂O").isCorrect)
    #expect(ExactMatcher("h2o", ignoresCase: true).verdict(for: "H₂O").isCorrect)
  }

  @Test func alternativesCountAndThePreferredAnswerIsTheCorrection() {
    let matcher = ExactMatcher("sulfur", alternatives: ["sulphur"], ignoresCase: true)
    #expect(matcher.accepted == ["sulfur", "sulphur"])
    #expect(
      matcher.verdict(for: "Sulphur")
        == .correct(Verdict.Match(accepted: "sulphur", reason: .normalized([.caseFolding])))
    )
    let mismatch = Verdict.Mismatch(
      answer: "sulpher",
      expected: "sulfur",
      nearest: "sulphur",
      reason: .different
    )
    #expect(matcher.verdict(for: "sulpher") == .wrong(mismatch))
  }

  /// "a" equals both after folding; the one that is the same to the letter is named.
  @Test func theClosestOfSeveralIsMatched() {
    let matcher = ExactMatcher("A", alternatives: ["a"], ignoresCase: true)
    #expect(matcher.verdict(for: "a") == .correct(Verdict.Match(accepted: "a", reason: .exact)))
  }

  @Test func composedAndDecomposedLettersAreTheSame() {
    let matcher = ExactMatcher("caf\u{E9}", normalization: [])
    #expect(matcher.verdict(for: "cafe\u{301}").isCorrect)
  }

  @Test func isAnObjectInJSON() throws {
    try expectJSON(ExactMatcher("x", alternatives: ["y"]), #"{"accepted":["x","y"]}"#)
    try expectJSON(
      ExactMatcher("x", ignoresCase: true),
      #"{"accepted":["x"],"ignoresCase":true}"#
    )
    try expectJSON(
      ExactMatcher("x", normalization: [.quotes]),
      #"{"accepted":["x"],"normalization":["quotes"]}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":true}"#, #"{"accepted":["x"],"ignoresCase":1}"#,
    #"{"accepted":["x"],"normalization":["loud"]}"#, #"{"accepted":["x"],"loud":true}"#,
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: ContentError<JSONFault>.self) { try decode(ExactMatcher.self, text) }
  }

  @Test func foldingMayMakeAnApostrophe() {
    #expect(ExactMatcher("ŉ", ignoresCase: true).verdict(for: "'N").isCorrect)
  }

  @Test func aVerdictIsASentence() {
    let matcher = ExactMatcher("it's", ignoresCase: true)
    func sentence(_ answer: String) -> String { matcher.verdict(for: answer).description }
    #expect(sentence("it's") == "This is the accepted answer “it's”.")
    #expect(
      sentence(" It’s")
        == "This is the accepted answer “it's” except for spacing, upper and lower case and "
        + "the form of quotes."
    )
    #expect(sentence("its") == "The accepted answer is “it's”.")
  }

  @Test(arguments: [
    "the battle of the somme", " The  Battle of the\u{A0}Somme.", "Battle of the Somme",
    "BATTLE OF THE SOMME!",
    "(the) Battle-of the Somme", "“Battle of the Somme”",
  ])
  func aPhraseCountsInAllItsSpellings(answer: String) {
    let matcher = ExactMatcher(
      "the Battle of the Somme",
      normalization: TextNormalization(NormalizationStep.allCases)
    )
    #expect(matcher.verdict(for: answer).isCorrect)
    #expect(!ExactMatcher("the Battle of the Somme").verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    "Battle of Somme", "a Battle", "the", "Battleofthe Somme", "Battle of the Marne",
  ])
  func anotherPhraseDoesNotCount(answer: String) {
    let matcher = ExactMatcher(
      "the Battle of the Somme",
      normalization: TextNormalization(NormalizationStep.allCases)
    )
    #expect(!matcher.verdict(for: answer).isCorrect)
  }

  /// One step forgives each of these, and no other does.
  @Test(arguments: [
    ("won’t", "won't", NormalizationStep.quotes),
    ("ﬂuor", "fluor", .compatibility),
    ("CO₂", "CO2", .compatibility), ("−12", "-12", .dashes), ("Muenchen", "München", .umlauts),
    ("naive", "naïve", .diacritics),
    ("Uber", "Über", .diacritics), ("weiss", "weiß", .sharpS),
    ("the liver", "liver", .englishArticles),
    ("das Herz", "Herz", .germanArticles), ("Mr Bean", "Mr. Bean", .punctuation),
    ("X ray", "X-ray", .hyphens),
  ])
  func aStepForgivesWhatItIsFor(answer: String, accepted: String, step: NormalizationStep) {
    let verdict = ExactMatcher(accepted, normalization: [step]).verdict(for: answer)
    #expect(verdict == .correct(Verdict.Match(accepted: accepted, reason: .normalized([step]))))
    let others = NormalizationStep.allCases.filter {
      $0 != step && $0 != .diacritics && $0 != .caseFolding
    }
    let matcher = ExactMatcher(accepted, normalization: TextNormalization(others))
    #expect(!matcher.verdict(for: answer).isCorrect)
  }

  @Test func anAnswerBeyondTheLimitCountsToTheLetterAndIsNotGradableOtherwise() {
    let longest = String(repeating: " ", count: Verdict.maximumAnswerLength - 4) + "rome"
    let matcher = ExactMatcher("Rome", alternatives: [" \(longest)"], ignoresCase: true)
    #expect(matcher.verdict(for: longest).isCorrect)
    #expect(matcher.verdict(for: " \(longest)").isCorrect)
    let notGradable = Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength))
    #expect(matcher.verdict(for: "\(longest) ") == .notGradable(notGradable))
  }

  @Test func hostileAnswersAreJudged() {
    let matcher = ExactMatcher("Rome", ignoresCase: true)
    let marks = "Rome" + String(repeating: "\u{301}", count: 10_000)
    #expect(!matcher.verdict(for: marks).isCorrect)
    #expect(matcher.verdict(for: String(repeating: " ", count: 60_000) + "rome").isCorrect)
    #expect(!matcher.verdict(for: String(repeating: "^(", count: 32_000)).isCorrect)
    #expect(
      !matcher.verdict(for: String(decoding: [0x52, 0xED, 0xA0, 0x80], as: UTF8.self)).isCorrect
    )
  }
}

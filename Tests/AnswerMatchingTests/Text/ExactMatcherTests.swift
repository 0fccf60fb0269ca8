import AnswerMatching
import LudusTestSupport
import Testing

struct ExactMatcherTests {
  @Test func theAcceptedAnswerIsExact() {
    let verdict = ExactMatcher("Rome").verdict(for: "Rome")
    #expect(verdict == .right(Verdict.Match(accepted: "Rome", reason: .exact)))
  }

  @Test(arguments: [("rome", false), ("ROME", false), (" Rome ", true), ("Rom\u{AD}e", true)])
  func caseMattersUnlessSaidOtherwise(answer: String, countsWithCase: Bool) {
    #expect(
      ExactMatcher("Rome", caseSensitive: true).verdict(for: answer).isRight == countsWithCase
    )
    #expect(ExactMatcher("Rome", caseSensitive: false).verdict(for: answer).isRight)
  }

  @Test(arguments: ["Roma", "Rom", "Rome.", "", " ", "R ome"])
  func nothingElseCounts(answer: String) {
    let verdict = ExactMatcher("Rome", caseSensitive: false).verdict(for: answer)
    #expect(
      verdict == .wrong(Verdict.Mismatch(answer: answer, expected: "Rome", reason: .different))
    )
  }

  @Test func alternativesCountAndThePreferredAnswerIsTheCorrection() {
    let matcher = ExactMatcher("sulfur", alternatives: ["sulphur"], caseSensitive: false)
    #expect(matcher.accepted == ["sulfur", "sulphur"])
    #expect(
      matcher.verdict(for: "Sulphur")
        == .right(Verdict.Match(accepted: "sulphur", reason: .normalized([.caseFolding])))
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
    let matcher = ExactMatcher("A", alternatives: ["a"], caseSensitive: false)
    #expect(matcher.verdict(for: "a") == .right(Verdict.Match(accepted: "a", reason: .exact)))
  }

  @Test func composedAndDecomposedLettersAreTheSame() {
    let matcher = ExactMatcher("caf\u{E9}", normalization: .identity)
    #expect(matcher.verdict(for: "cafe\u{301}").isRight)
  }

  @Test func isAnObjectInJSON() throws {
    try expectJSON(ExactMatcher("x", alternatives: ["y"]), #"{"accepted":["x","y"]}"#)
    try expectJSON(
      ExactMatcher("x", caseSensitive: false),
      #"{"accepted":["x"],"caseSensitive":false}"#
    )
    try expectJSON(
      ExactMatcher("x", normalization: [.quotes]),
      #"{"accepted":["x"],"normalization":["quotes"]}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":"x"}"#, #"{"accepted":["x"],"caseSensitive":1}"#,
    #"{"accepted":["x"],"normalization":["loud"]}"#,
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: DecodingError.self) { try decode(ExactMatcher.self, text) }
  }

  @Test func foldingMayMakeAnApostrophe() {
    #expect(ExactMatcher("ŉ", caseSensitive: false).verdict(for: "'N").isRight)
  }

  @Test func aVerdictIsASentence() {
    let matcher = ExactMatcher("it's", caseSensitive: false)
    func sentence(_ answer: String) -> String { matcher.verdict(for: answer).description }
    #expect(sentence("it's") == "This is the accepted answer “it's”.")
    #expect(
      sentence(" It’s")
        == "This is the accepted answer “it's” but for spacing, upper and lower case and "
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
    #expect(matcher.verdict(for: answer).isRight)
    #expect(!ExactMatcher("the Battle of the Somme").verdict(for: answer).isRight)
  }

  @Test(arguments: [
    "Battle of Somme", "a Battle", "the", "Battleofthe Somme", "Battle of the Marne",
  ])
  func anotherPhraseDoesNotCount(answer: String) {
    let matcher = ExactMatcher(
      "the Battle of the Somme",
      normalization: TextNormalization(NormalizationStep.allCases)
    )
    #expect(!matcher.verdict(for: answer).isRight)
  }

  /// One step forgives each of these, and no other does.
  @Test(arguments: [
    ("won’t", "won't", NormalizationStep.quotes),
    ("ﬂuor", "fluor", .compatibility),
    ("CO₂", "CO2", .compatibility), ("−12", "-12", .dashes), ("Muenchen", "München", .umlauts),
    ("naive", "naïve", .diacritics),
    ("Uber", "Über", .diacritics), ("weiss", "weiß", .sharpS),
    ("a liver", "liver", .englishArticles),
    ("das Herz", "Herz", .germanArticles), ("Mr Bean", "Mr. Bean", .punctuation),
    ("X ray", "X-ray", .hyphens),
  ])
  func aStepForgivesWhatItIsFor(answer: String, accepted: String, step: NormalizationStep) {
    let verdict = ExactMatcher(accepted, normalization: [step]).verdict(for: answer)
    #expect(verdict == .right(Verdict.Match(accepted: accepted, reason: .normalized([step]))))
    let others = NormalizationStep.allCases.filter {
      $0 != step && $0 != .diacritics && $0 != .caseFolding
    }
    let matcher = ExactMatcher(accepted, normalization: TextNormalization(others))
    #expect(!matcher.verdict(for: answer).isRight)
  }

  @Test func anAnswerBeyondTheLimitCountsToTheLetterAndIsNotGradableOtherwise() {
    let longest = String(repeating: " ", count: Verdict.longestAnswer - 4) + "rome"
    let matcher = ExactMatcher("Rome", alternatives: [" \(longest)"], caseSensitive: false)
    #expect(matcher.verdict(for: longest).isRight)
    #expect(matcher.verdict(for: " \(longest)").isRight)
    let notGradable = Verdict.NotGradable(.tooLong(limit: Verdict.longestAnswer))
    #expect(matcher.verdict(for: "\(longest) ") == .notGradable(notGradable))
  }

  @Test func hostileAnswersAreJudged() {
    let matcher = ExactMatcher("Rome", caseSensitive: false)
    let marks = "Rome" + String(repeating: "\u{301}", count: 10_000)
    #expect(!matcher.verdict(for: marks).isRight)
    #expect(matcher.verdict(for: String(repeating: " ", count: 60_000) + "rome").isRight)
    #expect(
      !matcher.verdict(for: String(decoding: [0x52, 0xED, 0xA0, 0x80], as: UTF8.self)).isRight
    )
  }
}

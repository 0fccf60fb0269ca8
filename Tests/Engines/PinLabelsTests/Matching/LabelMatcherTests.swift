// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct LabelMatcherTests {
  let pins: [Pin]
  let matcher: LabelMatcher

  init() throws {
    pins = [
      try Samples.pin(
        "biceps",
        "Musculus biceps brachii",
        more: [
          try Samples.label("b2", "Biceps", "la"), try Samples.label("b3", "biceps muscle", "en"),
          try Samples.label("b4", "Bizeps", "de"),
        ]
      ),
      try Samples.pin("triceps", "Musculus triceps brachii"),
      try Samples.pin("carotid", "Arteria carotis communis dextra"),
      try Samples.pin("caecum", "Caecum"),
      try Samples.pin("optic", "Nervus opticus [II]"),
      try Samples.pin("rib", "Costa II"),
      try Samples.pin("bones", "Ossa carpi"),
      try Samples.pin("upper", "Ramus superior"),
      try Samples.pin("other-upper", "Ramus superior"),
      try Samples.pin("abductor", "Musculus abductor pollicis longus"),
      try Samples.pin("groove", "Sulcus nervi ulnaris"),
    ]
    matcher = LabelMatcher(pins, language: "la")
  }

  private func layers(_ answer: String, _ pin: Pin.ID) -> [LabelMatcher.Layer]? {
    guard case .correct(let match) = matcher.verdict(for: answer, at: pin) else { return nil }
    return match.layers
  }

  private func reason(_ answer: String, _ pin: Pin.ID) -> LabelVerdict.Rejected.Reason? {
    guard case .wrong(let mismatch) = matcher.verdict(for: answer, at: pin) else { return nil }
    return mismatch.reason
  }

  @Test(
    arguments: [
      ("Musculus biceps brachii", "biceps", [LabelMatcher.Layer.exact]),
      ("  musculus  BICEPS-brachii ", "biceps", [.normalized]),
      ("Cecum", "caecum", [.variant]),
      ("M. biceps brachii", "biceps", [.abbreviation]),
      ("m.biceps brachii", "biceps", [.abbreviation]),
      ("Sulcus n. ulnaris", "groove", [.abbreviation]),
      ("Biceps", "biceps", [.exact, .synonym]),
      ("Musculus brachii biceps", "biceps", [.wordOrder]),
      ("M. brachii biceps", "biceps", [.abbreviation, .wordOrder]),
      ("Musculus bizeps brachii", "biceps", [.nearSpelling]),
      ("M. bizeps brachii", "biceps", [.abbreviation, .nearSpelling]),
      ("Nervus opticus", "optic", [.normalized]),
      ("Mus culus biceps brachii", "biceps", [.nearSpelling]),
      ("Musculusbiceps brachii", "biceps", [.nearSpelling]),
      ("arteria carotis communis dexter", "carotid", [.nearSpelling]),
      ("Ramus superior", "upper", [.exact]),
      ("Ramus superior", "other-upper", [.exact]),
    ] as [(String, Pin.ID, [LabelMatcher.Layer])]
  )
  func anAnswerIsRightInNamedLayers(answer: String, pin: Pin.ID, expected: [LabelMatcher.Layer]) {
    #expect(layers(answer, pin) == expected)
  }

  @Test(
    arguments: [
      ("Fenestella", "biceps", LabelVerdict.Rejected.Reason.different),
      ("Femur", "biceps", .anotherTerm),
      ("Musculus triceps brachii", "biceps", .anotherTerm),
      ("M. triceps brachii", "biceps", .anotherTerm),
      ("biceps muscle", "biceps", .otherLanguage),
      ("Arteria carotis communis sinistra", "carotid", .contrary),
      ("A. carotis communis sin.", "carotid", .contrary),
      ("Arteria carotis communis sinistre", "carotid", .different),
      ("Ramus inferior", "upper", .contrary),
      ("Musculus adductor pollicis longus", "abductor", .contrary),
      ("Musculus aductor pollicis longus", "abductor", .ambiguous),
      ("Musculus abductor pollicis brevis", "abductor", .contrary),
      ("Costa III", "rib", .anotherTerm),
      ("Costa 20", "rib", .anotherWord),
      ("Musculus xiceps brachii", "triceps", .ambiguous),
    ] as [(String, Pin.ID, LabelVerdict.Rejected.Reason)]
  )
  func anAnswerIsWrongForAReason(
    answer: String,
    pin: Pin.ID,
    expected: LabelVerdict.Rejected.Reason
  ) {
    #expect(reason(answer, pin) == expected)
  }

  @Test func aNameThatIsNearerToAnotherPinIsWrong() throws {
    let near = LabelMatcher(
      [try Samples.pin("1", "Ilium"), try Samples.pin("2", "Ileum")],
      language: "la"
    )
    #expect(near.verdict(for: "Ilum", at: "1")?.isCorrect == false)
    #expect(near.verdict(for: "Iliumm", at: "1")?.isCorrect == true)
    let alone = LabelMatcher([try Samples.pin("1", "Ilium")], language: "la")
    #expect(alone.verdict(for: "Ilum", at: "1")?.isCorrect == true)
    let known = LabelMatcher(
      [try Samples.pin("1", "Ilium")],
      language: "la",
      vocabulary: TermVocabulary(["Ileum"]).union(TermVocabulary(["ilia"], language: "en"))
    )
    #expect(known.verdict(for: "Ilum", at: "1")?.isCorrect == false)
    #expect(known.verdict(for: "Ilia", at: "1")?.isCorrect == false)
  }

  @Test func theMismatchTellsOtherPinsSideAndNumber() throws {
    guard case .wrong(let other) = matcher.verdict(for: "Ramus superior", at: "biceps"),
      case .wrong(let side) = matcher.verdict(for: "A. carotis communis sinistra", at: "carotid"),
      case .wrong(let number) = matcher.verdict(for: "Rr. superiores", at: "upper"),
      case .wrong(let one) = matcher.verdict(for: "Os carpi", at: "bones")
    else {
      Issue.record("an answer is right")
      return
    }
    #expect(other.otherPins == ["upper", "other-upper"])
    #expect(side.isOtherSide)
    #expect(!other.isOtherSide)
    #expect(number.otherNumber == .pluralForSingular)
    #expect(one.otherNumber == .singularForPlural)
  }

  @Test func languagesCountByPolicy() {
    func judged(_ answer: String, _ language: Language, _ others: [Language])
      -> LabelVerdict?
    {
      LabelMatcher(pins, language: language, policy: MatchingPolicy(otherLanguages: others))
        .verdict(for: answer, at: "biceps")
    }
    #expect(judged("Biceps", "de", [])?.isCorrect == false)
    #expect(judged("Bizeps", "de", [])?.isCorrect == true)
    #expect(judged("Musculus biceps brachii", "de", ["la"])?.isCorrect == true)
    #expect(judged("biceps muscle", "de", ["la"])?.isCorrect == false)
    #expect(judged("biceps muscle", "de", ["fr", "en"])?.isCorrect == true)
    guard case .correct(let match) = judged("biceps muscle", "de", ["*"]) else {
      Issue.record("all languages do not count")
      return
    }
    #expect(match.layers == [.exact, .otherLanguage])
  }

  @Test(arguments: MatchingPolicy.Tolerance.allCases)
  func tolerancesForgiveMoreOneAfterTheOther(tolerance: MatchingPolicy.Tolerance) {
    let matcher = LabelMatcher(pins, language: "la", policy: MatchingPolicy(tolerance: tolerance))
    func isCorrect(_ answer: String) -> Bool? {
      matcher.verdict(for: answer, at: "biceps")?.isCorrect
    }
    #expect(isCorrect("Musculus biceps brachii") == true)
    #expect(isCorrect("M. biceps brachii") == (tolerance != .exact))
    #expect(isCorrect("musculus brachii biceps") == (tolerance != .exact))
    #expect(isCorrect("Musculus bizeps brachii") == (tolerance == .rough))
  }

  @Test func blanksAreNoAnswerAndUnknownPinsHaveNone() {
    #expect(matcher.verdict(for: " \n", at: "biceps") == .unanswered)
    #expect(matcher.verdict(for: "Biceps", at: "nowhere") == nil)
  }

  @Test func hostileAnswersAreJudged() {
    let long = String(repeating: "m. sup. ", count: 100_000)
    #expect(reason(long, "biceps") == .tooLong)
    for answer in [
      "?", "...", "\u{301}", "1", "[]", String(repeating: "n. ", count: 300), "𝕒\u{0}",
    ] {
      #expect(matcher.verdict(for: answer, at: "biceps")?.isCorrect == false)
    }
  }

  @Test(arguments: [
    ("x. radialis", true), (". radialis", true), ("nx. radialis", true), ("n radialis", true),
    (".n radialis", true), ("n. radialiss", true), ("a. radialis", false), ("m. radialis", false),
    ("nn. radialis", false), ("1. radialis", false), ("ii. radialis", false), ("radialis", false),
    ("x. radialiss", false), (". .", false), ("n.x radialis", true), ("vi. radialis", false),
  ])
  func oneLetterOfAnAbbreviationMayBeWrong(answer: String, isCorrect: Bool) throws {
    let pin = try Samples.pin("n", "N. radialis")
    let alone = LabelMatcher([pin], language: "la")
    #expect(alone.verdict(for: answer, at: "n")?.isCorrect == isCorrect)
    // Not where it could be another name that is known, nor where a letter alone is a name.
    let among = LabelMatcher([pin, try Samples.pin("v", "V. radialis")], language: "la")
    #expect(among.verdict(for: "x. radialis", at: "n")?.isCorrect == false)
    let letter = LabelMatcher([try Samples.pin("n", "Segmentum A")], language: "la")
    #expect(letter.verdict(for: "Segmentum X", at: "n")?.isCorrect == false)
  }

  @Test(
    arguments: [
      ("rr. dorsales", "r. dorsales", true), ("rr. mastoidei", "r. mastoidei", false),
      ("rr. dorsales", "rr.x dorsales", true), ("rr. dorsales", "r.r dorsales", true),
      ("v. pubica", "vi. pubica", true),
      ("vv. tracheales", "iv. tracheales", true),
      ("papillae filiformes", "papilla filiformes", true),
      ("rami mastoidei", "ramus mastoidei", false), ("r. dorsalis", "rr. dorsalis", false),
      ("Plexus lymphaticus", "Plexus lymphaicus", true),
      ("Tractus habenulointerpeduncularis", "Tractus habenulointrapeduncularis", false),
    ] as [(String, String, Bool)]
  )
  func numberAndAbbreviationMayOnlyBeSlips(label: String, answer: String, isCorrect: Bool) throws {
    let matcher = LabelMatcher([try Samples.pin("p", label)], language: "la")
    #expect(matcher.verdict(for: answer, at: "p")?.isCorrect == isCorrect)
  }

  @Test(arguments: [
    ("Caecum", "Cecum"), ("Caecum", "coecum"), ("Musculus fibularis longus", "M. peroneus longus"),
    ("Anulus", "annulus"), ("Major", "Maior"), ("Basis cranii", "Baseos cranii"),
    ("Lobus hypophysis", "Lobus hypophyseos"), ("Musculus gluteus", "Musculus glutaeus"),
    ("Nodus lymphoideus", "Nodus lymphaticus"), ("Jejunum", "ieiunum"),
  ])
  func listedVariantsOfAWordCountBothWays(name: String, variant: String) throws {
    for (label, answer) in [(name, variant), (variant, name)] {
      let matcher = LabelMatcher([try Samples.pin("p", label)], language: "la")
      guard case .correct(let match) = matcher.verdict(for: answer, at: "p") else {
        Issue.record("\(answer) is wrong for \(label)")
        continue
      }
      #expect(match.layers == [.variant] || match.layers == [.abbreviation])
    }
  }

  @Test func thePinsThatAcceptAnAnswerAreThoseWhereItIsRight() {
    #expect(matcher.pins(accepting: "R. superior") == ["upper", "other-upper"])
    #expect(matcher.pins(accepting: "Bicepps") == ["biceps"])
    #expect(matcher.pins(accepting: " ") == [])
    #expect(matcher.pins(accepting: String(repeating: "a", count: 2000)) == [])
    let answers = pins.map(\.labels[0].text) + ["M. bizeps brachii", "Cecum", "Femur", "Costa III"]
    for answer in answers {
      let right = pins.map(\.id).filter {
        matcher.verdict(for: answer, at: $0)?.isCorrect == true
      }
      #expect(matcher.pins(accepting: answer) == right)
    }
  }

  @Test func noNameOfTheSheetIsTakenForAnotherAndTyposStayOnTheirPin() {
    forEachSeed(0..<200) { generator in
      let pin = pins[generator.draw(below: pins.count)]
      let other = pins[generator.draw(below: pins.count)]
      var letters = Array(pin.labels[0].text)
      letters.remove(at: generator.draw(below: letters.count))
      let isCorrect = matcher.verdict(for: String(letters), at: other.id)?.isCorrect == true
      let isSame = pin.labels[0].text == other.labels[0].text
      try #require(!isCorrect || isSame)
      let name = matcher.verdict(for: pin.labels[0].text, at: other.id)?.isCorrect == true
      try #require(name == isSame)
    }
  }

  @Test func thePolicyIsStored() throws {
    try expectJSON(MatchingPolicy.standard, "{}")
    try expectJSON(
      MatchingPolicy(tolerance: .normalized, otherLanguages: ["*"]),
      #"{"otherLanguages":["*"],"tolerance":"normalized"}"#
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

/// Liberties with a name that are granted in study and not in exams, and names that nobody gave.
struct AllowanceTests {
  private func verdict(
    _ answer: String,
    for labels: [(text: String, language: Language)],
    _ policy: MatchingPolicy,
    _ language: Language? = nil
  ) throws -> LabelVerdict? {
    let names = try labels.enumerated().map {
      try Samples.label("l\($0.offset)", $0.element.text, $0.element.language)
    }
    let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: names)
    return LabelMatcher([pin], language: language ?? labels[0].language, policy: policy)
      .verdict(for: answer, at: "p")
  }

  @Test(
    arguments: [
      ("Os metacarpale 1", "Os metacarpale I", "la", MatchingPolicy.Allowance.numerals),
      ("os metacarpal 1", "Os metacarpale I", "la", .numerals),
      ("Costa II", "Costa 2", "la", .numerals),
      ("Costa secunda", "Costa II", "la", .numerals),
      ("2nd rib", "second rib", "en", .numerals),
      ("rib 2", "second rib", "en", .numerals),
      ("2. Rippe", "zweite Rippe", "de", .numerals),
      ("biceps brachii", "M. biceps brachii", "la", .shortNames),
      ("bizeps brachii", "M. biceps brachii", "la", .shortNames),
      ("Gluteus maximus", "Musculus gluteus maximus", "la", .shortNames),
      ("Musculus biceps brachii", "Biceps brachii", "la", .shortNames),
      ("gluteus maximus", "gluteus maximus muscle", "en", .shortNames),
      ("das Kahnbein", "Kahnbein", "de", .articles),
      ("das Kahnbien", "Kahnbein", "de", .articles),
      ("the scapula", "scapula", "en", .articles),
    ] as [(String, String, Language, MatchingPolicy.Allowance)]
  )
  func aLibertyIsGrantedByPolicy(
    answer: String,
    label: String,
    language: Language,
    allowance: MatchingPolicy.Allowance
  ) throws {
    func isCorrect(_ policy: MatchingPolicy) throws -> Bool {
      try verdict(answer, for: [(label, language)], policy)?.isCorrect == true
    }
    #expect(try isCorrect(.standard))
    #expect(try isCorrect(MatchingPolicy(allowances: [allowance])))
    #expect(try !isCorrect(.exam))
    #expect(try !isCorrect(MatchingPolicy(tolerance: .exact)))
  }

  @Test(
    arguments: [
      ("Kahnbein/Os scaphoideum", true), ("Kahnbein, Os scaphoideum", true),
      ("Kahnbein = Os scaphoideum", true), ("Os scaphoideum (Kahnbein)", true),
      ("das Kahnbein/Os scaphoidum", true), ("Kahnbein/Mondbein", false),
      ("Kahnbein (Mondbein)", false), ("Os lunatum/Os scaphoideum", false),
      ("Kahnbein/irgendwas", false), ("Kahnbein/", true), ("/", false),
    ]
  )
  func ofSeveralNamesAllMustBeRight(answer: String, isCorrect: Bool) throws {
    let labels: [(String, Language)] = [("Kahnbein", "de"), ("Os scaphoideum", "la")]
    #expect(try verdict(answer, for: labels, .standard)?.isCorrect == isCorrect)
  }

  @Test func anExamWantsOneName() throws {
    let labels: [(String, Language)] = [("Kahnbein", "de"), ("Os scaphoideum", "la")]
    #expect(try verdict("Kahnbein/Os scaphoideum", for: labels, .exam)?.isCorrect == false)
    #expect(try verdict("Kahnbein (Mondbein)", for: labels, .exam)?.isCorrect == false)
    #expect(try verdict("Kahnbien", for: labels, .exam)?.isCorrect == true)
  }

  @Test(
    arguments: [
      ("radialis", "Arteria radialis"), ("femoralis", "Nervus femoralis"),
      ("Costa 3", "Costa II"), ("Costa prima", "Costa II"),
      ("V. radialis", "5 radialis"), ("the", "scapula"),
      ("Arteria biceps brachii", "Biceps brachii"), ("Musculus femur", "Femur"),
      ("Phalanx 2 digiti 1", "Phalanx 1 digiti 2"), ("Phalanx 2 digiti 1", "Phalanx I digiti II"),
    ]
  )
  func aLibertyIsNoOtherName(answer: String, label: String) throws {
    #expect(try verdict(answer, for: [(label, "la")], .standard)?.isCorrect == false)
  }

  @Test(
    arguments: [
      ("Metatarsus", "Metacarpus", "la"), ("Metacarpus", "Metatarsus", "la"),
      ("Wadenbein", "Nasenbein", "de"), ("Axilla", "Maxilla", "la"), ("Ileum", "Ilium", "la"),
      ("Margo inferior", "Margo anterior", "la"), ("Nervus radialis", "Nervus medialis", "la"),
      ("Perineum", "Peritoneum", "la"), ("Malleolus", "Malleus", "la"),
      ("seventh rib", "eleventh rib", "en"), ("trapezium", "trapezius", "en"),
      ("trachea", "trochlea", "en"), ("nasion", "basion", "la"), ("rib", "ribs", "en"),
      ("Nucleus pericentralis", "Nucleus paracentralis", "la"),
      ("Musculus mylohyoideus", "Musculus stylohyoideus", "la"),
      ("Rami mentales", "Rami dentales", "la"), ("Wurzel", "Wurzeln", "de"),
      ("cranial nerves", "radial nerve", "en"), ("pericranium", "pericardium", "en"),
      ("Junctura", "Juncturae", "la"), ("Juncturae", "Junctura", "la"),
      ("Pars infralobaris", "Pars intralobaris", "la"), ("roof", "root", "en"),
      ("Nodi retrocavales", "Nodi retrocaecales", "la"),
      ("medial eminence", "median eminence", "en"),
      ("Ossa", "Fossa", "la"), ("Rami dentales", "Rami mentales", "la"),
    ]
  )
  func noOtherStructureIsTakenForTheOneOnTheSheet(
    answer: String,
    label: String,
    language: Language
  ) throws {
    #expect(try verdict(answer, for: [(label, language)], .standard)?.isCorrect == false)
    #expect(try verdict(answer, for: [(label, language)], .exam)?.isCorrect == false)
  }

  @Test(
    arguments: [
      ("Arterie", "Arterien", "de", LabelVerdict.Rejected.OtherNumber.singularForPlural),
      ("Arterien", "Arterie", "de", .pluralForSingular),
      ("muscle", "muscles", "en", .singularForPlural),
      ("lingual branch", "lingual branches", "en", .singularForPlural),
      ("elbows", "elbow", "en", .pluralForSingular), ("eye", "eyes", "en", .singularForPlural),
      ("Lungen", "Lunge", "de", .pluralForSingular), ("Niere", "Nieren", "de", .singularForPlural),
    ] as [(String, String, Language, LabelVerdict.Rejected.OtherNumber)]
  )
  func thePluralIsNoMisspelling(
    answer: String,
    label: String,
    language: Language,
    number: LabelVerdict.Rejected.OtherNumber
  ) throws {
    let verdict = try #require(try verdict(answer, for: [(label, language)], .standard))
    guard case .wrong(let mismatch) = verdict else {
      Issue.record("it is accepted")
      return
    }
    #expect(mismatch.otherNumber == number)
    // The sentence says so, rather than that it is the name of something else.
    let diagnosis: PinDiagnosis =
      number == .pluralForSingular ? .pluralForSingular : .singularForPlural
    #expect(verdict.sentence(in: .english) == diagnosis.sentence(in: .english))
  }

  @Test(
    arguments: [
      ("vagina process", "vaginal process", "en"),
      ("interna iliac artery", "internal iliac artery", "en"),
      ("bonse", "bones", "en"), ("suturr", "Sutura", "la"), ("goin", "groin", "en"),
      ("lineae glutea inferior", "Linea glutea inferior", "la"),
      ("optic nerve lII]", "optic nerve [II]", "en"),
      ("zones of hyothalamus", "zones of hypothalamus", "en"),
      ("corus clitoridis", "Corpus clitoridis", "la"), ("arcues costalis", "Arcus costalis", "la"),
    ]
  )
  func aSlipIsNoOtherName(answer: String, label: String, language: Language) throws {
    #expect(try verdict(answer, for: [(label, language)], .standard)?.isCorrect == true)
  }

  @Test(
    arguments: [
      (TermVocabulary(["Fossa olecrani", "Olecranon", "Ossa carpi"]).union(.anatomical), true),
      (.anatomical, false),
    ]
  )
  func whereAnAuthorListedAllNamesAnotherWordIsASlip(vocabulary: TermVocabulary, isCorrect: Bool)
    throws
  {
    let label = try PinLabel(id: "l", "Fossa olecrani", language: "la")
    let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
    let matcher = LabelMatcher([pin], language: "la", vocabulary: vocabulary)
    #expect(matcher.verdict(for: "Ossa olecrani", at: "p")?.isCorrect == isCorrect)
  }

  @Test func theOrderOfWordsIsTriedForNamesOfTheVocabulary() throws {
    let labels: [(String, Language)] = [("Meatus nasi communis", "la")]
    #expect(try verdict("Meatus communis nasi", for: labels, .standard)?.isCorrect == true)
    let list = TermVocabulary(["Meatus communis nasi"])
    let label = try PinLabel(id: "l", "Meatus nasi communis", language: "la")
    let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
    let matcher = LabelMatcher([pin], language: "la", vocabulary: list)
    #expect(matcher.verdict(for: "communis Meatus nasi", at: "p")?.isCorrect == false)
  }

  @Test func aNameOfTheSameStructureIsNoOtherStructure() throws {
    guard
      case .wrong(let mismatch)? = try verdict("Scapula", for: [("Schulterblatt", "de")], .exam)
    else {
      Issue.record("it is accepted")
      return
    }
    #expect(mismatch.reason != .anotherTerm)
  }
}

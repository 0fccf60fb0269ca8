// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import Languages
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

/// Names that the dictionary has for the structure of a label.
struct DictionaryNamesTests {
  private func pin(_ text: String, _ language: Language = "la", id: String = "p") throws -> Pin {
    let label = try PinLabel(id: PinLabel.ID("\(id)-l"), text, language: language)
    return try Pin(id: Pin.ID(id), at: ImagePoint(x: 1, y: 1), labels: [label])
  }

  private func verdict(
    _ answer: String,
    for pin: Pin,
    _ learner: Language,
    _ policy: MatchingPolicy = .standard,
    _ vocabulary: TermVocabulary = .anatomical
  ) -> LabelVerdict? {
    LabelMatcher([pin], language: learner, policy: policy, vocabulary: vocabulary)
      .verdict(for: answer, at: pin.id)
  }

  /// An anatomist decided these before the matcher was changed.
  @Test func anAnatomistIsContent() throws {
    var (refused, accepted): ([AnatomistProbe], [AnatomistProbe]) = ([], [])
    for probe in AnatomistProbe.all {
      let pin = try pin(probe.label, probe.language)
      let isRight = verdict(probe.answer, for: pin, probe.learner)?.isCorrect == true
      if isRight && !probe.isRight { accepted.append(probe) }
      if !isRight && probe.isRight { refused.append(probe) }
    }
    try #require(AnatomistProbe.all.count > 300)
    #expect(refused.count <= 8, "\(refused.map(\.description).joined(separator: "\n"))")
    #expect(accepted.count <= 3, "\(accepted.map(\.description).joined(separator: "\n"))")
  }

  @Test func aNameOfTheDictionaryIsToldWithTheOneOnTheSheet() throws {
    let verdict = verdict("Sehnerv", for: try pin("Nervus opticus"), "de")
    guard case .correct(let match) = verdict else {
      Issue.record("it is wrong")
      return
    }
    #expect(match.layers == [.dictionary])
    #expect(match.dictionaryName == "Sehnerv")
    #expect(match.label.text == "Nervus opticus")
    #expect(
      verdict?.sentence(in: .english)
        == "Right, by a name from the dictionary. “Nervus opticus” is also called “Sehnerv”."
    )
    for phrasebook in Phrasebook.all {
      let sentence = verdict?.sentence(in: phrasebook) ?? ""
      #expect(sentence.contains("Sehnerv") && sentence.contains("Nervus opticus"))
    }
  }

  /// A name that only shortens the label, or an abbreviation, is nothing else that it is called.
  @Test(
    arguments: [
      ("Lunatum", "Os lunatum", "la"), ("II", "Nervus opticus", "la"),
      ("N. II", "Nervus opticus", "la"), ("CN II", "Nervus opticus", "en"),
      ("Carotis interna", "Arteria carotis interna", "la"),
      ("Medianus", "Nervus medianus", "la"), ("first metacarpal", "first metacarpal bone", "en"),
      ("ICA", "Arteria carotis interna", "en"),
    ] as [(String, String, Language)]
  )
  func aShortenedNameIsNotToldAgain(answer: String, label: String, learner: Language) throws {
    let language: Language = label.contains("bone") ? "en" : "la"
    let verdict = try verdict(answer, for: pin(label, language), learner)
    try #require(verdict?.isCorrect == true)
    for phrasebook in Phrasebook.all {
      let sentence = verdict?.sentence(in: phrasebook) ?? label
      #expect(!sentence.contains(label), "\(sentence)")
    }
  }

  /// A nerve may have its number without brackets, whole numbers are those in Roman numerals, and
  /// the nominative for a genitive is a slip.
  @Test(
    arguments: [
      ("N. trigeminus V", "Nervus trigeminus", "la", true),
      ("N. opticus II", "Nervus opticus", "la", true),
      ("Nervus vagus 10", "Nervus vagus", "la", true), ("Sehnerv II", "Nervus opticus", "de", true),
      ("N. trigeminus", "Nervus trigeminus V", "la", true),
      ("N. trigeminus VI", "Nervus trigeminus", "la", false),
      ("N. opticus III", "Nervus opticus", "la", false),
      ("Metacarpale 1", "Os metacarpi I", "la", true),
      ("Metacarpale I", "Os metacarpi I", "la", true),
      ("Metatarsale 5", "Os metatarsi V", "la", true),
      ("Metacarpale 2", "Os metacarpi I", "la", false),
      ("M. pect. maj.", "Musculus pectoralis major", "la", true),
      ("M. pect. min.", "Musculus pectoralis minor", "la", true),
      ("M. pect. min.", "Musculus pectoralis major", "la", false),
      ("M. glut. max.", "Musculus gluteus maximus", "la", true),
      ("M. glut. med.", "Musculus gluteus maximus", "la", false),
      ("V. pulm. sin. sup.", "Vena pulmonalis sinistra superior", "la", true),
      ("V. pulm. dex. sup.", "Vena pulmonalis sinistra superior", "la", false),
      ("Lig. cruc. ant.", "Ligamentum cruciatum anterius", "la", true),
      ("Lig. cruc. post.", "Ligamentum cruciatum anterius", "la", false),
      ("N. uln.", "Nervus ulnaris", "la", true), ("Caput femur", "Caput femoris", "la", true),
      ("Caput humerus", "Caput humeri", "la", true),
      ("Caput humerus", "Caput femoris", "la", false),
      ("Collum femur", "Collum femoris", "la", true),
      ("Musculus flexor pollex longus", "Musculus flexor pollicis longus", "la", true),
      ("zygoma", "Os zygomaticum", "en", true),
      ("Cowper's glands", "Glandula bulbourethralis", "en", true),
    ] as [(String, String, Language, Bool)]
  )
  func numbersAndAbbreviationsAreRead(
    answer: String,
    label: String,
    learner: Language,
    isCorrect: Bool
  ) throws {
    #expect(try verdict(answer, for: pin(label), learner)?.isCorrect == isCorrect)
  }

  @Test(
    arguments: [
      ("Sehnervv", [LabelMatcher.Layer.dictionary, .nearSpelling]),
      ("second cranial nerve", [.dictionary]), ("N. II", [.dictionary]),
      ("der Sehnerv", [.dictionary]), ("2nd cranial nerve", [.variant, .dictionary]),
    ]
  )
  func otherLayersGoWithIt(answer: String, layers: [LabelMatcher.Layer]) throws {
    let learner: Language = answer.contains("Seh") || answer.contains("N.") ? "de" : "en"
    guard case .correct(let match) = verdict(answer, for: try pin("Nervus opticus"), learner) else {
      Issue.record("\(answer) is wrong")
      return
    }
    #expect(match.layers == layers)
  }

  @Test(arguments: ["la", "en", "de"] as [Language])
  func anExamLetsThemCountByChoiceOnly(learner: Language) throws {
    let pin = try pin("Nervus opticus")
    let answer = ["la": "Nervus cranialis II", "en": "optic nerve", "de": "Sehnerv"][learner] ?? ""
    #expect(verdict(answer, for: pin, learner)?.isCorrect == true)
    let chosen = MatchingPolicy(allowances: [.dictionaryNames])
    #expect(verdict(answer, for: pin, learner, chosen)?.isCorrect == true)
    guard case .wrong(let mismatch) = verdict(answer, for: pin, learner, .exam) else {
      Issue.record("it is right")
      return
    }
    #expect(mismatch.reason == .otherName)
    let exact = MatchingPolicy(tolerance: .exact)
    #expect(verdict(answer, for: pin, learner, exact)?.isCorrect == false)
    #expect(verdict(answer, for: pin, learner, .standard, .empty)?.isCorrect == false)
  }

  @Test(
    arguments: [
      ("optic nerve", "de", LabelVerdict.Rejected.Reason.otherLanguage),
      ("Hörnerv", "de", .anotherTerm), ("N. III", "de", .anotherTerm),
      ("Kleinhirn", "de", .anotherTerm),
    ] as [(String, Language, LabelVerdict.Rejected.Reason)]
  )
  func whyANameDoesNotCountIsTrue(
    answer: String,
    learner: Language,
    reason: LabelVerdict.Rejected.Reason
  ) throws {
    guard case .wrong(let mismatch) = verdict(answer, for: try pin("Nervus opticus"), learner)
    else {
      Issue.record("\(answer) is right")
      return
    }
    #expect(mismatch.reason == reason)
  }

  @Test(arguments: [("Musculus masseter", "Kaumuskel"), ("Sclera", "Lederhaut")])
  func aNameOfTwoStructuresDoesNotCountByItself(label: String, answer: String) throws {
    guard case .wrong(let mismatch) = verdict(answer, for: try pin(label), "de") else {
      Issue.record("\(answer) is right")
      return
    }
    #expect(mismatch.reason == .sharedName)
  }

  /// Grooves of the tongue, of the fourth ventricle and of the spinal cord are all called so.
  @Test(arguments: ["Sulcus medianus linguae", "Sulcus medianus ventriculi quarti"])
  func aShortNameOfSeveralStructuresIsThatOfNone(answer: String) throws {
    #expect(try verdict(answer, for: pin("Sulcus medianus"), "la")?.isCorrect == false)
    #expect(try verdict("Sulcus medianus", for: pin(answer), "la")?.isCorrect == false)
  }

  @Test func languagesCountByPolicy() throws {
    let pin = try pin("Nervus opticus")
    let all = MatchingPolicy(otherLanguages: ["*"])
    guard case .correct(let match) = verdict("Sehnerv", for: pin, "fr", all) else {
      Issue.record("it is wrong")
      return
    }
    #expect(match.layers == [.dictionary, .otherLanguage])
    #expect(verdict("Sehnerv", for: pin, "fr")?.isCorrect == false)
    #expect(verdict("Nervus cranialis II", for: pin, "fr")?.isCorrect == true)
  }

  @Test func theLabelOfAnotherPinStaysThere() throws {
    let pins = [
      try pin("Os scaphoideum", id: "a"), try pin("Os naviculare manus", id: "b"),
    ]
    let matcher = LabelMatcher(pins, language: "la")
    guard case .wrong(let mismatch) = matcher.verdict(for: "Os naviculare manus", at: "a") else {
      Issue.record("it is right")
      return
    }
    #expect(mismatch.otherPins == ["b"])
    #expect(matcher.pins(accepting: "Os naviculare manus") == ["b"])
  }

  @Test func theLabelsTogetherSayWhichStructureItIs() throws {
    func names(_ labels: [(String, Language)]) throws -> String? {
      let labels = try labels.enumerated().map {
        try PinLabel(id: PinLabel.ID("l\($0.offset)"), $0.element.0, language: $0.element.1)
      }
      let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: labels)
      let target = LabelMatcher([pin], language: "de").targets["p"]
      return target?.structure.map { AnatomicalTerm.all[$0].latin[0] }
    }
    #expect(try names([("Epiphyse", "de")]) == nil)
    #expect(try names([("Epiphyse", "de"), ("Glandula pinealis", "la")]) == "Glandula pinealis")
    // The first label is the author's word, and another name of the other one is no reason.
    #expect(try names([("Os scaphoideum", "la"), ("Kahnbein", "de")]) == "Os scaphoideum")
    #expect(try names([("Irgendwas", "de")]) == nil)
    #expect(try names([("M. biceps brachii", "la")]) == "Musculus biceps brachii")
    #expect(try names([("Tuberculum majus", "la")]) == "Tuberculum majus humeri")
  }

  @Test(
    arguments: [
      ("rechte Arteria carotis communis", true), ("A. carotis communis dext.", true),
      ("right common carotid artery", false), ("linke Halsschlagader", false),
      ("A. carotis communis sinistra", false), ("A. carotis communis", false),
    ]
  )
  func aSideIsKeptThroughTheDictionary(answer: String, isCorrect: Bool) throws {
    let pin = try pin("Arteria carotis communis dextra")
    #expect(verdict(answer, for: pin, "de")?.isCorrect == isCorrect)
    let english = verdict("right common carotid artery", for: pin, "en")
    #expect(english?.isCorrect == true)
    #expect(verdict("left common carotid artery", for: pin, "en")?.isCorrect == false)
  }

  @Test func anAuthorIsOfferedNames() throws {
    let offered = PinLabel.suggestions(for: "tendo calcaneus", in: ["en", "de"])
    #expect(offered.first?.text == "calcaneal tendon")
    #expect(offered.first { $0.text == "Achilles tendon" }?.kind == .eponym)
    #expect(offered.contains { $0.text == "Achillessehne" && $0.language == "de" })
    #expect(PinLabel.suggestions(for: "N. II").contains { $0.kind == .abbreviation })
    #expect(PinLabel.suggestions(for: "Epiphyse").isEmpty)
    #expect(PinLabel.suggestions(for: "Fenestella").isEmpty)
  }

  @Test func anAuthorLearnsWhichNamesCount() throws {
    let sheet = try Samples.sheet()
    let checks = sheet.nameChecks(language: "de")
    #expect(checks.map(\.pin) == sheet.pins.map(\.id))
    let triceps = try #require(checks.first { $0.pin == "p2" })
    #expect(triceps.structure?.latin[0] == "Musculus triceps brachii")
    #expect(triceps.counting.contains { $0.text == "Trizeps" })
    #expect(triceps.missing.contains { $0.language == "en" })
    let exam = sheet.nameChecks(language: "de", policy: .exam)
    #expect(exam.allSatisfy { $0.counting.isEmpty })
  }

  /// `Tests/Measurements/pin-labels` measures all pairs.
  @Test(arguments: ["la", "en", "de"] as [Language])
  func namesOfOneStructureCountForEachOther(language: Language) throws {
    var (pairs, right) = (0, 0)
    for term in AnatomicalTerm.all.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element) {
      let names = term.names(in: language)
      for label in names where names.count > 1 {
        let matcher = LabelMatcher([try pin(label, language)], language: language)
        for answer in names where answer != label {
          pairs += 1
          if matcher.verdict(for: answer, at: "p")?.isCorrect == true { right += 1 }
        }
      }
    }
    try #require(pairs > 60)
    // Names that two structures share count at neither.
    #expect(Double(right) >= 0.96 * Double(pairs), "\(right) of \(pairs)")
  }

  @Test func itNeverStandsForAnotherStructure() throws {
    forEachSeed(0..<25) { generator in
      let all = AnatomicalTerm.all
      let term = all[generator.draw(below: all.count)]
      let pin = try pin(term.latin[0])
      let matcher = LabelMatcher([pin], language: "de")
      for _ in 0..<40 {
        let other = all[generator.draw(below: all.count)]
        for name in other.latin + other.german {
          let owners = AnatomicalTerm.named(name)
          guard !owners.contains(term) else { continue }
          try #require(matcher.verdict(for: name, at: "p")?.isCorrect == false, "\(name)")
        }
      }
    }
  }
}

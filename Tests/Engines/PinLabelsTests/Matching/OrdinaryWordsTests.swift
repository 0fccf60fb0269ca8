// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import KnownLanguages
import LanguageFacts
import LudusCore
import Testing

@testable import PinLabels

/// A word of every day is no slip of a name.
struct OrdinaryWordsTests {
  private func isCorrect(
    _ answer: String,
    _ label: String,
    _ language: Language,
    _ policy: MatchingPolicy = .standard,
    learner: Language? = nil
  ) throws -> Bool {
    let label = try PinLabel(id: "l", label, language: language)
    let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
    return LabelMatcher([pin], language: learner ?? language, policy: policy)
      .verdict(for: answer, at: "p")?.isCorrect == true
  }

  @Test(arguments: LanguageFacts.all.indices)
  func eachLanguageWithWordsGuardsPins(place: Int) throws {
    let facts = LanguageFacts.all[place]
    let list = facts.words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    try #require(!list.isEmpty)
    let words = list.filter { $0.count >= 5 }.prefix(400).map(String.init)
    var guarded = 0
    for word in words {
      #expect(OrdinaryWords.contains(TermNamesOf.key(word), in: facts.language))
      // A label that the word would be a slip of.
      let label = String(word.dropLast()) + "q"
      if try !isCorrect(word, label, facts.language) { guarded += 1 }
    }
    #expect(guarded == words.count)
    #expect(OrdinaryWords.tables.indices.contains(place))
  }

  @Test(
    arguments: [
      ("Leder", "Leber", "de"), ("Pilz", "Milz", "de"), ("Wand", "Hand", "de"),
      ("Wein", "Bein", "de"), ("Zehn", "Zahn", "de"), ("Halle", "Galle", "de"),
      ("river", "liver", "en"), ("half", "calf", "en"), ("waist", "wrist", "en"),
      ("Steineiche", "Stieleiche", "de"),
    ] as [(String, String, Language)]
  )
  func anotherWordIsNoSlip(answer: String, label: String, language: Language) throws {
    #expect(try !isCorrect(answer, label, language))
    #expect(try !isCorrect(answer, label, language, .exam))
  }

  @Test(
    arguments: [
      ("shins", "chins", "en"), ("trains", "brains", "en"), ("check", "cheek", "en"),
      ("Weine", "Beine", "de"), ("Flüsse", "Füße", "de"), ("Nüsse", "Füße", "de"),
      ("Brücken", "Rücken", "de"), ("Lüfte", "Hüfte", "de"), ("Hecken", "Becken", "de"),
      ("Drachen", "Rachen", "de"), ("die Weine", "Beine", "de"), ("Frust", "Brust", "de"),
      ("Schuster", "Schulter", "de"), ("cuoce", "cuore", "it"),
    ] as [(String, String, Language)]
  )
  func aFormOfAnotherWordIsNoSlip(answer: String, label: String, language: Language) throws {
    #expect(try !isCorrect(answer, label, language))
    #expect(try !isCorrect(answer, label, language, .exam))
    // A quiz judges it alike.
    let matcher = RoughMatcher(label, language: language)
    #expect(!matcher.verdict(for: answer).isCorrect)
  }

  @Test(
    arguments: [
      ("Rükken", "Rücken", "de"), ("Schuler", "Schulter", "de"),
      ("Füsse", "Füße", "de"), ("Fuesse", "Füße", "de"), ("lipps", "lips", "en"),
    ] as [(String, String, Language)]
  )
  func aSlipThatIsNoFormIsStillOne(answer: String, label: String, language: Language) throws {
    #expect(try isCorrect(answer, label, language))
  }

  @Test(
    arguments: [
      ("Lebber", "Leber", "de"), ("Scheinbein", "Schienbein", "de"), ("livver", "liver", "en"),
      ("Oberschenkelknochn", "Oberschenkelknochen", "de"), ("skapula", "scapula", "en"),
      ("Oberarmkochen", "Oberarmknochen", "de"), ("Hüftpanne", "Hüftpfanne", "de"),
    ] as [(String, String, Language)]
  )
  func aSlipIsStillOne(answer: String, label: String, language: Language) throws {
    #expect(try isCorrect(answer, label, language))
  }

  @Test func aWordOfTheLearnersLanguageIsNoSlipOfALatinName() throws {
    #expect(try isCorrect("Corner", "Cornea", "la"))
    #expect(try !isCorrect("Corner", "Cornea", "la", learner: "en"))
  }

  @Test(
    arguments: [
      ("Nervus peronealis", "Nervus perinealis"), ("Arteria retinalis", "Arteria renalis"),
      ("Nervus adducens", "Nervus abducens"), ("Ileus", "Ileum"),
      ("Articulatio metatarsea", "Articulatio metacarpea"),
    ]
  )
  func wordsThatAreTakenForEachOtherAreAFamily(answer: String, label: String) throws {
    for (answer, label) in [(answer, label), (label, answer)] {
      #expect(try !isCorrect(answer, label, "la"))
      #expect(try !isCorrect(answer, label, "la", MatchingPolicy(), learner: "de"))
    }
  }

  /// Words that look alike are no opposites of each other, and neither are the numbers of a row.
  @Test(
    arguments: [
      ("Ileus", "Ileum", false), ("Arteria retinalis", "Arteria renalis", false),
      ("Nervus perinealis", "Nervus peronealis", false),
      ("Nervus oticus", "Nervus opticus", false),
      ("Costa secunda", "Costa prima", false), ("Ramus inferior", "Ramus superior", true),
      ("Musculus adductor", "Musculus abductor", true),
    ]
  )
  func onlyAnOppositeIsToldAsOne(answer: String, label: String, isOpposite: Bool) throws {
    let label = try PinLabel(id: "l", label, language: "la")
    let pin = try Pin(id: "p", at: ImagePoint(x: 1, y: 1), labels: [label])
    let verdict = LabelMatcher([pin], language: "la").verdict(for: answer, at: "p")
    guard case .wrong(let mismatch) = verdict else {
      Issue.record("\(answer) is right")
      return
    }
    #expect((mismatch.reason == .contrary) == isOpposite, "\(mismatch.reason)")
  }

  @Test(arguments: [("Tibja", "Tibia"), ("Femjr", "Femur"), ("Hznd", "Hand")])
  func aShortNameMustBeExactInAnExam(answer: String, label: String) throws {
    #expect(try isCorrect(answer, label, "la"))
    #expect(try isCorrect(answer, label, "la", MatchingPolicy(allowances: [.slipsInShortNames])))
    #expect(try !isCorrect(answer, label, "la", .exam))
    #expect(try isCorrect(label.lowercased(), label, "la", .exam))
  }
}

/// The key by which words are compared.
enum TermNamesOf {
  static func key(_ word: String) -> String {
    TermVocabulary([word], language: "en").names[0]
  }
}

// SPDX-License-Identifier: Apache-2.0
@testable import KnownSpellings
import Languages
import LudusCore
import LudusTestSupport
import Spelling
import Testing

/// What holds for every language whose spelling has rules.
struct KnownSpellingsTests {
  static let rules = KnownSpellings.all
  static let words: [Language: [String]] = [
    .german: ["Fahrrad", "ängstlich", "gar nicht", "Straße", "verstecken"],
    .english: ["beautiful", "knight", "didn't", "a lot", "running", "their", "Monday"],
    .french: ["école", "l'arbre", "grands", "bateau", "chanter", "peut-être", "où"],
  ]

  @Test func aLanguageIsServedByItsClosestRelative() {
    #expect(KnownSpellings.rules(of: "de-AT").language == .german)
    #expect(KnownSpellings.rules(of: "en-GB").language == .english)
    #expect(KnownSpellings.rules(of: "FR").language == .french)
    #expect(KnownSpellings.rules(of: .spanish).language == .spanish)
    #expect(KnownSpellings.rules(of: .spanish).categories == [])
    #expect(Set(Self.rules.map(\.language)).count == Self.rules.count)
  }

  @Test(arguments: rules.indices, Phrasebook.all)
  func everyCategoryHasALabelForTeachersAndForChildren(index: Int, phrasebook: Phrasebook) throws {
    let rules = Self.rules[index]
    #expect(Set(rules.categories).count == rules.categories.count)
    let labels = try rules.categories.map { category in
      #expect(rules.plainLabel(of: category, in: phrasebook) != nil)
      return try #require(rules.label(of: category, in: phrasebook))
    }
    #expect(Set(labels).count == labels.count)
    #expect(rules.label(of: SpellingCategory("nothing"), in: phrasebook) == nil)
  }

  @Test(arguments: rules.indices)
  func wordsHaveOpportunitiesAndTypicalErrors(index: Int) throws {
    let rules = Self.rules[index]
    var categories: Set<SpellingCategory> = []
    for word in try #require(Self.words[rules.language]) {
      let opportunities = rules.opportunities(in: SpellingTarget(word))
      for error in rules.typicalErrors(in: word) {
        categories.insert(error.category)
        #expect(rules.categories.contains(error.category))
        #expect(error.misspelling != word)
        #expect(error.diagnosis.categories == [error.category])
        #expect(error.diagnosis.language == rules.language)
        #expect(opportunities[error.category] > 0, "\(error.category) of \(word)")
      }
    }
    #expect(categories.count > 4)
  }

  @Test(arguments: rules.indices)
  func everyPlaceHasACategoryOfTheLanguageAndAHintForIt(index: Int) {
    let rules = Self.rules[index]
    forEachSeed(0..<300) { generator in
      let letters = Array("aeiouéàçkcsszttlnrmpghfvwyAE' -ß.")
      func text() -> String {
        let count = Int.random(in: 0...9, using: &generator)
        return String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      }
      let known = Self.words[rules.language]?.randomElement(using: &generator) ?? "a"
      for (target, input) in [(text(), text()), (known, text() + known), (known, text())] {
        let diagnosis = rules.diagnosis(of: input, for: target)
        try #require(diagnosis.places.isEmpty == (diagnosis.target.text == diagnosis.input))
        let segments = diagnosis.segments
        try #require(segments.map(\.target).joined() == diagnosis.target.text)
        try #require(segments.map(\.input).joined() == diagnosis.input)
        for place in diagnosis.places {
          try #require(!place.categories.isEmpty, "\(target) \(input)")
          try #require(place.categories.allSatisfy(rules.categories.contains))
          try #require(Set(place.hints.map(\.category)) == Set(place.categories))
          try #require(place.targetRange.count == place.target.count)
        }
        try #require(Set(diagnosis.hints).count == diagnosis.hints.count)
      }
    }
  }

  @Test func aLanguageWithoutRulesHasLettersAndNoHint() {
    let diagnosis = KnownSpellings.rules(of: .spanish).diagnosis(of: "bentana", for: "ventana")
    #expect(diagnosis.places.map(\.target) == ["v"])
    #expect(diagnosis.places.map(\.input) == ["b"])
    #expect(diagnosis.categories == [])
    #expect(diagnosis.hints == [])
    #expect(diagnosis.places[0].hint == nil)
    #expect(diagnosis.opportunities(for: .doubling) == 0)
  }

  /// The review's: every one of them got a German hint.
  @Test(arguments: [
    (Language.english, "night", "knight", SpellingCategory("homophone")),
    (.english, "recieve", "receive", SpellingCategory("ie-ei")),
    (.english, "monday", "Monday", .letterCase), (.english, "i", "I", .letterCase),
    (.english, "runing", "running", .doubling), (.english, "sience", "science", .silentLetter),
    (.french, "fenetre", "fenêtre", SpellingCategory("accent")),
    (.french, "garcon", "garçon", SpellingCategory("accent")),
  ])
  func hintsAreOfTheLanguageOfTheWord(
    language: Language,
    input: String,
    target: String,
    category: SpellingCategory
  ) {
    let diagnosis = KnownSpellings.rules(of: language).diagnosis(of: input, for: target)
    #expect(diagnosis.categories == [category])
    let hint = diagnosis.hints.map { $0.sentence(in: .english) }.joined()
    #expect(!hint.isEmpty)
    #expect(!["der", "dieses", "another language"].contains(where: hint.contains))
  }
}

// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ChemistryAnswers
import DateAnswers
import EnglishSpelling
import Exercises
import Experiments
import FrenchSpelling
import Gamification
import GermanSpelling
import Interchange
import Languages
import LearningDiary
import LudusCore
import LudusFoundation
import MathAnswers
import PinLabels
import PinLabelsSVG
import PlayerProgress
import QuizAnalytics
import QuizAuthoring
import QuizCommunity
import QuizContent
import QuizPapers
import Quizzes
import Spelling
import Testing

/// Every phrasebook against the catalog of every module.
struct PhrasebooksTests {
  static let catalogs = [
    quoteSentences, kernelSentences, answerSentences, chemistrySentences, dateSentences,
    mathSentences, spellingSentences, commonSpellingSentences, englishSpellingSentences,
    frenchSpellingSentences, contentSentences, quizSentences, exerciseSentences,
    pinSentences, progressSentences, gameSentences, diarySentences, analyticsSentences,
    communitySentences, authoringSentences, paperSentences, overlaySentences, interchangeSentences,
    labSentences,
  ]
  static let translations = Phrasebook.all.filter { $0 != .english }

  @Test func noTwoModulesHaveOneSection() {
    let sections = Self.catalogs.map(\.section)
    #expect(Set(sections).count == sections.count)
  }

  @Test func englishIsInTheModules() {
    #expect(Phrasebook.all.first == .english)
    #expect(Phrasebook.english.sectionNames == [])
    for catalog in Self.catalogs { #expect(catalog.faults(of: .english) == []) }
  }

  @Test(arguments: translations)
  func aPhrasebookHasASectionForEachModuleAndNoOther(phrasebook: Phrasebook) {
    #expect(phrasebook.sectionNames == Self.catalogs.map(\.section).sorted())
  }

  /// Keys, placeholders and plural forms.
  @Test(arguments: translations)
  func aPhrasebookSaysEverySentence(phrasebook: Phrasebook) {
    for catalog in Self.catalogs { #expect(catalog.faults(of: phrasebook) == []) }
  }

  /// A straight quote or two blanks in a row are slips of the keyboard.
  @Test(arguments: translations)
  func sentencesAreSetAsInPrint(phrasebook: Phrasebook) {
    for catalog in Self.catalogs {
      for (key, text) in catalog.table(in: phrasebook) {
        #expect(!text.contains("\"") && !text.contains("  "), "\(phrasebook) \(key): \(text)")
        #expect(!text.contains("\n"), "\(phrasebook) \(key): \(text)")
      }
    }
  }

  /// No two languages say a whole sentence with the same words, so nothing was left in another one.
  ///
  /// A noun with its number is no sentence: "2 questions" is English and French.
  @Test func everyLanguageSaysItInItsOwnWords() {
    for (index, one) in Phrasebook.all.enumerated() {
      for other in Phrasebook.all[..<index] {
        for catalog in Self.catalogs {
          let second = catalog.table(in: other)
          let alike = catalog.table(in: one)
            .filter { $0.value.count > 24 && second[$0.key] == $0.value }
            .filter { !$0.key.hasPrefix("total.") }
          #expect(alike.isEmpty, "\(one) and \(other): \(alike.keys.sorted())")
        }
      }
    }
  }

  /// Texts that an app brings in one of these languages count as its phrasebook does.
  @Test(arguments: Phrasebook.all)
  func aPhrasebookCountsAsItsLanguageDoes(phrasebook: Phrasebook) {
    #expect(phrasebook.plurals == PluralRule(of: phrasebook.language))
  }

  @Test(arguments: [
    ("de-AT", "de"), ("DE", "de"), ("en-GB", "en"), ("fr_CA", "fr"), ("pt-PT", "pt"),
    ("cs", "cs"), ("ru-Cyrl-RU", "ru"),
  ])
  func aTagHasTheClosestPhrasebook(tag: String, expected: String) {
    #expect(Phrasebook(for: Language(tag))?.language.rawValue == expected)
  }

  @Test(arguments: ["fi", "sv-SE", "la", "*", "", "deu", "sr-Latn"])
  func aTagWithoutSentencesHasNoPhrasebook(tag: String) {
    #expect(Phrasebook(for: Language(tag)) == nil)
  }

  @Test func onlyTheLanguagesOfAProgramAreFound() {
    #expect(Phrasebook(for: "de-AT", among: [.english, .german]) == .german)
    #expect(Phrasebook(for: "fr", among: [.english, .german]) == nil)
    #expect(Phrasebook(for: "en", among: []) == nil)
  }

  @Test func aPhrasebookIsItsLanguage() {
    #expect(
      Phrasebook.all.map { "\($0)" } == ["en", "de", "fr", "es", "it", "pt", "nl", "cs", "ru"]
    )
    #expect(Set(Phrasebook.all + Phrasebook.all).count == 9)
    #expect(Phrasebook(for: "de-CH") == .german)
    #expect(Phrasebook.german != .english)
  }
}

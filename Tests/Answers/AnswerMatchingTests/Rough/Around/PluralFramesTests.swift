// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import KnownLanguages
import LanguageFacts
import LudusCore
import Testing

/// Sentences around an answer have their verb in the singular or the plural.
struct PluralFramesTests {
  /// A word and a sentence with its plural, by language.
  private static let table = [
    "en": [("mammal", "mammals are the answer"), ("lung", "I think lungs are right")],
    "de": [("Säugetier", "Säugetiere sind die Antwort"), ("Lunge", "Lungen sind meine Antwort")],
    "fr": [("poumon", "les poumons sont la réponse"), ("étoile", "étoiles sont ma réponse")],
    "es": [("ballena", "las ballenas son la respuesta"), ("nube", "nubes son mi respuesta")],
    "it": [("polmone", "i polmoni sono la risposta"), ("stella", "stelle sono la mia risposta")],
    "pt": [("pulmão", "os pulmões são a resposta"), ("nuvem", "nuvens são a minha resposta")],
    "nl": [("long", "longen zijn het antwoord"), ("wolk", "wolken zijn mijn antwoord")],
    "cs": [("hvězda", "hvězdy jsou odpověď"), ("brambora", "brambory jsou moje odpověď")],
    "ru": [("звезда", "звёзды это ответ"), ("птица", "думаю, птицы")],
  ]

  @Test(arguments: LanguageFacts.all.map(\.language))
  func aSentenceInThePluralIsAFrameAsWell(language: Language) throws {
    for (accepted, answer) in try #require(Self.table[language.rawValue]) {
      let matcher = RoughMatcher(accepted, language: language)
      #expect(matcher.verdict(for: answer).isCorrect, "\(answer)")
    }
  }

  /// A name that is a word as well is known without the kind of thing.
  @Test(arguments: [
    ("Lake Superior", "I think it's Superior", "en"), ("lac Supérieur", "le Supérieur", "fr"),
    ("Lago Superior", "el Superior", "es"), ("Lago Superiore", "Superiore", "it"),
    ("Lago Superior", "o Superior", "pt"), ("Hořejší jezero", "Hořejší", "cs"),
  ])
  func aNameMayBeAWord(accepted: String, answer: String, language: Language) {
    #expect(RoughMatcher(accepted, language: language).verdict(for: answer).isCorrect)
  }
}

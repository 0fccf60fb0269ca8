// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct TextNormalizationTests {
  @Test func theStepsNeededAreThoseThatCannotBeLeftOut() {
    let all = TextNormalization(NormalizationStep.allCases)
    #expect(all.stepsNeeded(toEquate: "Rome", "Rome") == [])
    #expect(all.stepsNeeded(toEquate: "rome", "Rome") == [.caseFolding])
    #expect(all.stepsNeeded(toEquate: " it’s", "it's") == [.spacing, .quotes])
    #expect(all.stepsNeeded(toEquate: "Rome", "Paris") == nil)
    #expect(TextNormalization.standard.stepsNeeded(toEquate: "rome", "Rome") == nil)
    #expect(([] as TextNormalization).stepsNeeded(toEquate: "a ", "a") == nil)
  }

  @Test func standardsAreNamed() {
    #expect(TextNormalization.standard == [.quotes, .spacing])
    #expect(TextNormalization.standard(ignoresCase: false) == .standard)
    #expect(TextNormalization.standard(ignoresCase: true).steps.contains(.caseFolding))
  }

  @Test func stepsAreChosenInAnyOrderAndOneByOne() {
    var normalization: TextNormalization = [.dashes, .spacing, .dashes]
    #expect(normalization.orderedSteps == [.spacing, .dashes])
    normalization = normalization.adding(.umlauts).adding(.dashes)
    #expect(normalization.orderedSteps == [.spacing, .umlauts, .dashes])
    #expect(normalization == [.dashes, .umlauts, .spacing])
  }

  @Test(arguments: [
    ("  The  “Great Gatsby”. ", "great gatsby"), ("DIE GRÖSSE", "groesse"),
    ("Die Größe!", "groesse"),
    ("l’été…", "ete"), ("T–cell", "t cell"), ("the der Hund", "hund"), ("﻿Ａn　apple", "apple"),
    ("−5", "-5"), ("1,5", "1,5"),
  ])
  func allStepsTogetherForgiveMuch(text: String, expected: String) {
    #expect(TextNormalization(NormalizationStep.allCases).apply(to: text) == expected)
  }

  @Test func everyStepSaysWhatItForgivesInTwoLanguages() {
    let steps = NormalizationStep.allCases
    for phrasebook in Phrasebook.all {
      #expect(Set(steps.map { phrasebook.list(of: [$0]) }).count == steps.count)
    }
  }

  /// Folding case and dropping marks take "ß" for "ss" too, but nobody is told that it is a matter
  /// of case.
  @Test(arguments: [[NormalizationStep.caseFolding], [.diacritics, .caseFolding], [.sharpS]])
  func aSharpSIsNoMatterOfCase(steps: [NormalizationStep]) {
    let normalization = TextNormalization(steps)
    #expect(normalization.stepsNeeded(toEquate: "Fuß", "Fuss") == [.sharpS])
    #expect(
      normalization.stepsNeeded(toEquate: "Fuß", "fuss")
        == (steps.contains(.caseFolding) ? [.sharpS, .caseFolding] : nil)
    )
  }

  @Test func theStepsNeededNameWhatDiffers() {
    let all = TextNormalization(NormalizationStep.allCases)
    #expect(all.stepsNeeded(toEquate: "Müller", "Mueller") == [.umlauts])
    #expect(
      all.stepsNeeded(toEquate: "the cat-flap.", "cat flap") == [
        .punctuation, .hyphens, .englishArticles,
      ]
    )
  }

  @Test func isAnArrayOfNamesInJSON() throws {
    try expectJSON(TextNormalization([.caseFolding, .spacing]), #"["spacing","caseFolding"]"#)
    try expectJSON(
      [
        .numerals, .conjunctions, .dutchArticles, .portugueseArticles, .italianArticles,
        .spanishArticles, .frenchArticles, .germanArticles, .englishArticles, .hyphens,
        .punctuation, .dashes, .quotes, .caseFolding, .diacritics, .sharpS, .umlauts,
        .compatibility, .spacing,
      ] as TextNormalization,
      #"["spacing","compatibility","umlauts","sharpS","diacritics","caseFolding","quotes","#
        + #""dashes","punctuation","hyphens","englishArticles","germanArticles","frenchArticles","#
        + #""spanishArticles","italianArticles","#
        + #""portugueseArticles","dutchArticles","conjunctions","numerals"]"#
    )
    #expect(throws: DecodingError.self) { try decode(TextNormalization.self, #"["shouting"]"#) }
    for step in NormalizationStep.allCases {
      #expect(NormalizationStep(rawValue: step.rawValue) == step)
    }
  }

  @Test func theArticlesOfALanguageAreAStepWhereItHasSome() {
    #expect(NormalizationStep.articles(of: "fr-CA") == .frenchArticles)
    #expect(NormalizationStep.articles(of: "fr")?.apply(to: "l'eau") == "eau")
    #expect(NormalizationStep.articles(of: "cs") == nil)
    #expect(NormalizationStep.articles(of: "x-none") == nil)
  }
}

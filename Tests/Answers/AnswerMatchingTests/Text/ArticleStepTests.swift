// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

struct ArticleStepTests {
  @Test(arguments: [
    ("the kidney", "kidney"), ("The Hague", "Hague"), ("AN atom", "atom"), ("a\u{A0}cell", "cell"),
    ("  the  cat", "cat"),
    ("the the band", "band"), ("the", "the"), ("The ", "The "), ("the a", "a"),
    ("theatre", "theatre"), ("the-cat", "the-cat"),
    ("in the end", "in the end"), ("der the", "der the"), ("thé vert", "thé vert"),
    ("the\u{301} x", "the\u{301} x"), ("", ""), (" ", " "),
  ])
  func englishArticlesAreDroppedAtTheStart(text: String, expected: String) {
    #expect(NormalizationStep.englishArticles.apply(to: text) == expected)
  }

  @Test(arguments: [
    ("die Niere", "Niere"), ("Der Rhein", "Rhein"), ("DAS AUGE", "AUGE"), ("einer Zelle", "Zelle"),
    ("eines", "eines"), ("Die", "Die"),
    ("Diele", "Diele"), ("dessen Haus", "dessen Haus"), ("the Rhein", "the Rhein"),
    ("in der Tat", "in der Tat"), ("keine Zelle", "keine Zelle"),
  ])
  func germanArticlesAreDroppedAtTheStart(text: String, expected: String) {
    #expect(NormalizationStep.germanArticles.apply(to: text) == expected)
  }

  @Test(arguments: ["the der Hund", "der the Hund", "die an ein Hund"])
  func articlesOfBothLanguagesAreDroppedInAnyOrder(text: String) {
    let normalization: TextNormalization = [.englishArticles, .germanArticles]
    #expect(normalization.apply(to: text) == "Hund")
  }

  @Test(arguments: [
    "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "das", "die", "der",
  ])
  func everyFormIsKnown(article: String) {
    #expect(NormalizationStep.germanArticles.apply(to: "\(article) X") == "X")
  }
}

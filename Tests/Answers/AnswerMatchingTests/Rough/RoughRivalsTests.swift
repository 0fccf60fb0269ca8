// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

struct RoughRivalsTests {
  @Test func aConfusableIsAnotherTermAndItsTyposAreAsNear() {
    let matcher = RoughMatcher("stalactite", confusables: ["stalagmite"], language: .english)
    #expect(matcher.mismatch(for: "Stalagmite")?.reason == .isAnotherTerm("stalagmite"))
    #expect(matcher.mismatch(for: "stalagmit") != nil)
    #expect(matcher.mismatch(for: "stalagtite") != nil)
    #expect(matcher.misspelling(for: "stalacktite")?.rival == "stalagmite")
  }

  @Test func aTieLoses() {
    let matcher = RoughMatcher("module", confusables: ["nodule"], language: .english)
    #expect(matcher.mismatch(for: "modul")?.reason == nil)
    #expect(matcher.mismatch(for: "odule") != nil)
    let near = RoughMatcher("abscissa", confusables: ["abscisse"], language: .english)
    #expect(near.mismatch(for: "absciss")?.reason == .isAsNearTo("abscisse"))
  }

  @Test func theNearestRivalIsNamed() throws {
    let lexicon = Lexicon(terms: ["continents", "container", "content"])
    let matcher = RoughMatcher("continental", language: .english)
    #expect(
      try #require(matcher.misspelling(for: "continenntal", knowing: lexicon)).rival == "continents"
    )
    #expect(try #require(matcher.misspelling(for: "continenntal")).rival == nil)
  }

  @Test func termsOfTheLexiconAreComparedAsAnswersAre() {
    let lexicon = Lexicon(terms: ["The Hague", "Mr. Hyde", "sea-horse"])
    for answer in ["the Hague", "hague", "Mr Hyde", "sea horse"] {
      let mismatch = RoughMatcher("elsewhere").mismatch(for: answer, knowing: lexicon)
      #expect(mismatch?.reason == .isAnotherTerm(answer))
    }
    #expect(!RoughMatcher("plague").verdict(for: "The Hague", knowing: lexicon).isCorrect)
  }

  @Test func acceptedAnswersAmongTheTermsAreNoRivals() {
    let matcher = RoughMatcher("delta", alternatives: ["river mouth"], confusables: ["Delta"])
    let lexicon = Lexicon(terms: ["delta", "river mouth"])
    #expect(matcher.match(for: "river mouht", knowing: lexicon) != nil)
    #expect(matcher.match(for: "Delta", knowing: lexicon) != nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
@testable import AnswerMatching
import LanguageFacts
import LudusCore
import Testing

/// The lists of the languages are plain data, so what can be wrong with data is looked for here.
struct LanguageRulesTests {
  static let languages = LanguageRules.Choice.allCases
  static let tables: [LanguageRules] = languages.map(LanguageRules.rules(for:))

  @Test(arguments: [
    ("niño", "es"), ("pão", "pt"), ("říše", "cs"), ("Кремль", "ru"), ("naïve", ""), ("Straße", ""),
    ("canon", ""),
  ])
  func aLetterShowsTheLanguageWhereNoneIsSaid(answer: String, rules: String) {
    #expect(RoughMatcher(answer).ruleSet.tag == rules)
    #expect(RoughMatcher(answer, language: "x-none").ruleSet == .neutral)
    #expect(RoughMatcher(answer, language: .german).ruleSet == LanguageRules.Choice(.german))
  }

  @Test func eachLanguageHasAPlaceForItsRules() {
    #expect(Self.languages.count <= LanguageRules.places.count + 1)
    for language in Self.languages {
      #expect(LanguageRules.rules(for: language) === LanguageRules.rules(for: language))
    }
  }

  @Test func anotherGenderIsAnotherWordWhereALetterShowsTheLanguage() {
    let boy = RoughMatcher("niño")
    #expect(boy.verdict(for: "el niño").isCorrect)
    #expect(boy.verdict(for: "nino").isCorrect)
    #expect(!boy.verdict(for: "niña").isCorrect)
  }

  @Test(arguments: languages)
  func wordsAreInTheFormInWhichTheyAreLookedUp(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    let words = rules.negators.union(rules.fixedWords).union(rules.families.members.joined())
    #expect(words.filter { $0 != $0.caseFolded } == [])
    #expect(words.filter { $0.contains("'") || $0.contains("_") || $0.isEmpty } == [])
  }

  @Test(arguments: languages)
  func noWordIsInListsThatContradict(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    #expect(rules.negators.isDisjoint(with: rules.fixedWords))
    #expect(rules.negators.union(rules.fixedWords).filter(rules.articles.include) == [])
    #expect(rules.families.members.joined().filter(rules.negators.contains) == [])
  }

  @Test(arguments: languages.filter { $0 != .neutral })
  func aFamilyHasSeveralMembersAndEachOnce(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    let families = rules.families.members + rules.lookalikes.members
    #expect(families.filter { $0.count < 2 } == [])
    #expect(families.filter { Set($0).count < $0.count } == [])
    #expect(Set(families.map(Set.init)).count == families.count)
  }

  @Test(arguments: languages.filter { $0 != .neutral })
  func aPairOfAffixesStandsOnce(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    for pairs in [rules.protectedPrefixes, rules.protectedSuffixes, rules.inflections] {
      let names = pairs.flatMap { $0.directions.map(\.names) }
      let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(repeated.map(\.description) == [])
    }
  }

  @Test(arguments: languages)
  func noEndingIsBothProtectedAndAnInflection(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    let protected = Set(rules.protectedSuffixes.flatMap { $0.directions.map(\.names) })
    let inflections = rules.inflections.flatMap { $0.directions.map(\.names) }
    #expect(inflections.filter(protected.contains).map(\.description) == [])
  }

  @Test(arguments: languages)
  func affixesFitIntoLetterGroups(language: LanguageRules.Choice) {
    let rules = LanguageRules.rules(for: language)
    let pairs = rules.protectedPrefixes + rules.protectedSuffixes + rules.inflections
    for affixes in pairs.flatMap(\.directions) {
      for side in [affixes.written, affixes.expected] {
        #expect(LetterGroup(side[...]) != nil, "\(affixes.names.description)")
      }
    }
    #expect(rules.beginnings.count > 20)
    #expect(rules.endings.count > 20)
  }

  @Test(arguments: languages)
  func slipsMayCostMoreInLongerWords(language: LanguageRules.Choice) {
    let costs = LanguageRules.rules(for: language).costs
    let limits = (4...20).map { costs.limit(forLetters: $0, slips: 2) }
    #expect(limits == limits.sorted())
    #expect(costs.limit(forLetters: 3, slips: 1) == 0)
    for count in 4...20 {
      #expect(costs.limit(forLetters: count, slips: 1) > costs.limit(forLetters: count, slips: 2))
    }
  }

  @Test(arguments: languages)
  func theFirstLetterIsDearest(language: LanguageRules.Choice) {
    let costs = LanguageRules.rules(for: language).costs
    #expect(costs.amounts.firstLetterMissingOrExtra > costs.amounts.firstLetterChanged)
    #expect(costs.amounts.firstLetterMissingOrExtra > costs.amounts.secondLetter)
    #expect(costs.amounts.firstLetterChanged >= costs.amounts.secondLetter)
    #expect(costs.amounts.unrelatedLetter > costs.amounts.missingConsonant)
  }

  @Test(arguments: languages)
  func soundAlikesAreGroupsOfOtherLetters(language: LanguageRules.Choice) {
    let pairs = LanguageRules.rules(for: language).costs.soundAlikes.pairs
    #expect(pairs.count > 40)
    #expect(pairs.allSatisfy { !$0.written.isEmpty && !$0.expected.isEmpty })
    #expect(pairs.allSatisfy { $0.written != $0.expected })
    #expect(Set(pairs.map { [$0.written, $0.expected] }).count == pairs.count)
    #expect(pairs.flatMap { $0.written + $0.expected }.allSatisfy { $0.symbol > 0 })
  }

  @Test func groupsThatNoWordHasAreStrange() throws {
    let triples = try #require(LanguageRules.rules(for: LanguageRules.Choice(.english)).triples)
    #expect(triples.strangeGroups(in: SpelledLetter.letters(of: "xqzj")) == 4)
    #expect(triples.strangeGroups(in: SpelledLetter.letters(of: "αβγ")) == 0)
    #expect(triples.strangeGroups(in: []) == 0)
  }

  @Test func aGroupOfTooManyOrUnknownLettersIsNone() {
    let letters = SpelledLetter.letters(of: "abcdefghi")
    #expect(LetterGroup(letters[..<8]) != nil)
    #expect(LetterGroup(letters[...]) == nil)
    #expect(LetterGroup(SpelledLetter.letters(of: "ab1")[...]) == nil)
  }
}

extension AffixDifference {
  fileprivate var description: String { "\(written)/\(expected)" }
}

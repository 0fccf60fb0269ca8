// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import AnswerMatching

/// Too much that differs makes another word, however cheap the slips are.
struct SlipBoundsTests {
  @Test(arguments: [
    ("Missouri", "Mississippi", Language.english), ("ezhqnol", "ethanol", .english),
    ("Tehran", "Bern", .english), ("ethyne", "ethanol", .english), ("Ethin", "Ethanol", .german),
    ("translation", "transcription", .english),
    ("lynx", "lion", .english),
    ("Verbund", "Verband", .german), ("Kompensation", "Kondensation", .german),
    ("Mainz", "Main", .german), ("Main", "Mainz", .german),
    ("millionaire", "billionaire", .english), ("growl", "grow", .english),
    ("carbonate", "carbon", .english),
    ("transduction", "transcription", .english), ("commit", "committee", .english),
    ("loan", "lion", .english), ("northeast", "north-west", .english),
    ("ninho", "niño", "es"), ("Maid", "Main", .german), ("Goethe", "Gotha", .german),
    ("Stellen", "Stollen", .german), ("Viren", "Virus", .german), ("Daten", "Datum", .german),
  ])
  func anotherWordIsNotTakenForIt(answer: String, accepted: String, language: Language) {
    #expect(!RoughMatcher(accepted, language: language).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [("lastr", "last"), ("mkea", "make"), ("fodr", "food")])
  func aShortWordThatIsLikeNoWordIsMisspelled(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .english).verdict(for: answer).isCorrect)
  }

  /// Terms of a subject have letters that stand together in few words, and are others all the same.
  @Test(arguments: [
    ("meiosis", "homozygous"), ("Messiaen", "Mendelssohn"), ("Abuja", "Baghdad"),
    ("Delhi", "Dublin"),
    ("ethyne", "ethanal"), ("reconnaissance", "Renaissance"), ("icosahedron", "hexahedron"),
  ])
  func aTermWithRareGroupsIsNotTakenForAnother(answer: String, accepted: String) {
    #expect(!RoughMatcher(accepted, language: .english).verdict(for: answer).isCorrect)
  }

  /// What has letters that stand together in no word may differ in several parts.
  @Test(arguments: [("undrstnding", "understanding"), ("wrkr", "worker")])
  func aWordThatIsLikeNoWordIsMisspelled(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .english).verdict(for: answer).isCorrect)
  }

  @Test(arguments: [
    ("departcher", "departure"), ("brite", "bright"), ("nashon", "nation"), ("speshal", "special"),
    ("windo", "window"), ("munny", "money"), ("materidor", "matador"), ("enuff", "enough"),
    ("colum", "column"), ("instruck", "instruct"),
  ])
  func englishIsWrittenAsItSounds(answer: String, accepted: String) {
    #expect(RoughMatcher(accepted, language: .english).verdict(for: answer).isCorrect)
  }

  /// What is no word of the language may differ in more.
  @Test func aListOfWordsLeavesMoreRoom() {
    let matcher = RoughMatcher("coyote", language: .english)
    #expect(!matcher.verdict(for: "kyotee").isCorrect)
    let list = Lexicon(words: (0..<5_000).map { "word\($0)" })
    #expect(matcher.verdict(for: "kyotee", knowing: list).isCorrect)
    #expect(!matcher.verdict(for: "kyotee", knowing: Lexicon(words: ["coat"])).isCorrect)
  }

  /// Letters at one place are one slip: leaving one out and putting another in is writing it for
  /// the other.
  @Test func anOmissionNeverStandsNextToAnInsertion() {
    forEachSeed { generator in
      let language = LanguageRules.Choice.allCases.randomElement(using: &generator) ?? .neutral
      let costs = LanguageRules.rules(for: language).costs
      let words = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            "aeinrstlhmg".randomElement(using: &generator) ?? "a"
          }
        )
      }
      let letters = words.map { SpelledLetter.letters(of: $0) }
      let alignment = SlipAlignment(written: letters[0], expected: letters[1], costs: costs)
      let slips = alignment.slips(in: words[0], words[1])
      #expect(slips.reduce(0) { $0 + $1.cost } == alignment.cost)
      #expect(slips.applied(to: words[1]) == words[0])
      for (first, second) in zip(slips, slips.dropFirst())
      where first.offset + first.expected.count == second.offset {
        let areApart =
          first.written.isEmpty && second.expected.isEmpty
          || first.expected.isEmpty && second.written.isEmpty
        #expect(!areApart, "\(words)")
      }
    }
  }

  /// A letter written for another costs its price, unless a neighbor makes it a sound, a swap or a
  /// double letter.
  @Test(arguments: LanguageRules.Choice.allCases)
  func aSubstitutionIsNotCheaperByOtherMeans(language: LanguageRules.Choice) {
    let costs = LanguageRules.rules(for: language).costs
    for letter in "aeiobgklrz" {
      let written = SpelledLetter.letters(of: "nf\(letter)tm")
      for other in "aeiobgklrz" where other != letter {
        let expected = SpelledLetter.letters(of: "nf\(other)tm")
        let alignment = SlipAlignment(written: written, expected: expected, costs: costs)
        let slips = alignment.slips(in: "nf\(letter)tm", "nf\(other)tm")
        #expect(slips.count == 1, "\(letter) for \(other)")
      }
    }
  }

  /// More of the same slip never costs less.
  @Test func costGrowsWithTheSlips() {
    forEachSeed { generator in
      let costs = LanguageRules.rules(for: LanguageRules.Choice(.english)).costs
      let word = String((0..<8).map { _ in "aeinrstlm".randomElement(using: &generator) ?? "a" })
      let letters = SpelledLetter.letters(of: word)
      var cost = 0
      var written = letters
      for _ in 0..<4 {
        written += SpelledLetter.letters(of: "z")
        let next = SlipAlignment(written: written, expected: letters, costs: costs).cost
        #expect(next >= cost, "\(word)")
        cost = next
      }
    }
  }

  @Test func hostileWordsAreDecided() {
    for word in [
      "\u{301}\u{301}\u{301}\u{301}", String(repeating: "h", count: 47), "zzzzzzzz", "🦁🦁🦁🦁",
    ] {
      for accepted in ["hhhhhhhhhhhhhhhhhhhh", "lion", "ﬁﬁﬁﬁ", String(repeating: "ab", count: 24)] {
        let verdict = RoughMatcher(accepted).verdict(for: word)
        #expect(!verdict.isCorrect)
      }
    }
  }
}

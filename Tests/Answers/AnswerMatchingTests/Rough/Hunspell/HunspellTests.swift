// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import AnswerMatching

struct HunspellTests {
  /// A small dictionary with affixes, compounds and forbidden words.
  static let affixes = """
    SET UTF-8
    FORBIDDENWORD !
    NEEDAFFIX ~
    ONLYINCOMPOUND o
    COMPOUNDBEGIN x
    COMPOUNDEND z
    COMPOUNDPERMITFLAG c
    COMPOUNDMIN 3
    CIRCUMFIX f
    COMPOUNDRULE 1
    COMPOUNDRULE 1*2

    PFX U Y 1
    PFX U 0 un .

    PFX G Y 1
    PFX G 0 ge/f .

    SFX S Y 2
    SFX S y ies [^aeiou]y
    SFX S 0 s [^y]

    SFX L N 1
    SFX L 0 ly/P .

    SFX P Y 1
    SFX P 0 ness .

    SFX T Y 1
    SFX T en t/f [^t]en

    SFX J Y 1
    SFX J 0 s/xoc .
    """

  static let words = """
    12
    happy/UL\tpo:adjective
    city/S
    house/S
    spiel/xzS
    platz/zS
    arbeit/J
    loben/GT
    wurz/~S
    citys/!
    élan/S
    ende/o
    one/1
    two/2
    Müßig
    """

  static func known(_ affixes: String = Self.affixes, _ words: String = Self.words) throws
    -> KnownWords
  {
    try KnownWords(hunspell: Array(words.utf8), affixes: Array(affixes.utf8))
  }

  @Test(arguments: [
    "happy", "unhappy", "happyly", "happylyness", "cities", "house", "houses", "spiel",
    "spielplatz",
    "arbeitsplatz", "spielplatzs", "gelobt", "wurzs", "élan", "élans", "onetwo", "oneonetwo",
    "müssig", "houses-cities",
  ])
  func aFormIsKnown(word: String) throws {
    #expect(try Self.known().contains(word))
  }

  @Test(arguments: [
    "hapy", "citys", "housees", "cityies", "unhouse", "unhappyly", "happyness", "lobt", "gelob",
    "geloben", "wurz", "ende", "platzspiel", "arbeits", "onetwoone", "twoone", "spielspiels-",
    "", "-", "houses-citys", "elan",
  ])
  func anythingElseIsNot(word: String) throws {
    #expect(try !Self.known().contains(word))
  }

  @Test(arguments: [
    ("alma", true), ("almafa", true), ("fafafa", true), ("almafafa", false), ("faalmafa", false),
    ("legalmabbs", true), ("legalmabb", true), ("almabbs", false), ("legalmas", false),
    ("almaalma", true), ("almareala", false), ("fafafane", true), ("fafafanes", false),
  ])
  func partsOfCompoundsAndHalvesOfAffixesAreCounted(word: String, isKnown: Bool) throws {
    let known = try Self.known(
      """
      COMPOUNDFLAG Y
      COMPOUNDMIN 1
      COMPOUNDWORDMAX 2
      COMPOUNDSYLLABLE 3 ae
      COMPOUNDROOT R
      CIRCUMFIX f
      PFX L Y 1
      PFX L 0 leg/f .
      SFX V Y 2
      SFX V 0 ne .
      SFX V 0 nes/S .
      SFX B Y 1
      SFX B 0 bb/fS .
      SFX S Y 1
      SFX S 0 s .
      """,
      "3\nalma/YLB\nfa/YV\nreala/YR"
    )
    #expect(known.contains(word) == isKnown)
  }

  static let strictAffixes = """
    SET UTF-8
    COMPOUNDFLAG Y
    COMPOUNDMIN 1
    COMPOUNDPERMITFLAG @
    COMPOUNDFORBIDFLAG %
    FORBIDDENWORD !
    ONLYINCOMPOUND o
    CHECKCOMPOUNDCASE
    CHECKCOMPOUNDDUP
    CHECKCOMPOUNDTRIPLE
    CHECKCOMPOUNDREP
    CHECKCOMPOUNDPATTERN 2
    CHECKCOMPOUNDPATTERN r le
    CHECKCOMPOUNDPATTERN x /D
    REP 1
    REP ei ie

    PFX U Y 1
    PFX U 0 un/% .

    PFX L Y 1
    PFX L 0 leg [^AB]

    SFX S Y 1
    SFX S 0 s/%@ .

    SFX N Y 1
    SFX N 0 n/@ .

    SFX O Y 1
    SFX O 0 ó/YS .

    SFX P Y 1
    SFX P 0 ig/%S .
    """

  /// What these dictionaries say was asked of Hunspell 1.7.1.
  @Test(arguments: [
    ("barfoos", true), ("foosbar", false), ("foonbar", true), ("unfoobar", false), ("unfoo", true),
    ("barfoons", false), ("mixbar", false), ("barmix", true),
    // An ending under another one decides whether the form is a part.
    ("barható", true), ("barhatós", true), ("barhat", false), ("barfooigs", false),
    // A forbidden word has no other reading; its forms are no compounds, and a name is not the word
    // of small letters.
    ("foo", true), ("fooss", false), ("barbir", false), ("barbirs", false), ("barall", true),
    // No part twice, no letter three times, no seam that looks wrong, no slip of a word.
    ("foofoo", false), ("foobarfoo", true), ("barrr", false), ("barrabar", true), ("barlex", false),
    ("foolex", true), ("lexbar", true), ("lexden", false), ("foden", true), ("weibar", true),
    ("seibar", false), ("siebar", true),
    ("legbar", true), ("legall", true),
  ])
  func whatMakesACompoundWrongIsSeen(word: String, isKnown: Bool) throws {
    let known = try Self.known(
      Self.strictAffixes,
      """
      17
      foo/YSNUP
      bar/YL
      mix/Y%
      hat/O
      fooss/!
      bir/Y
      barbir/!S
      all/YL
      Barall/!
      r/Y
      ra/Y
      lex/Y
      den/YD
      fo/Y
      wei/Y
      sei/Y
      siebar
      """
    )
    #expect(known.contains(word) == isKnown)
  }

  @Test func aLexiconHasTheFormsOfItsWords() throws {
    let lexicon = try Lexicon(
      hunspell: Array(Self.words.utf8),
      affixes: Array(Self.affixes.utf8),
      terms: ["mitosis"]
    )
    for word in ["Houses", "HOUSES", "e\u{301}lan", "müßig"] { #expect(lexicon.contains(word)) }
    for word in ["housees", "elan", "mitosis", ""] { #expect(!lexicon.contains(word)) }
    #expect(Lexicon(words: ["l’arbre", "ĳs"]).contains("L'arbre"))
    #expect(Lexicon(words: ["ijs"]).contains("ĳs"))
  }

  @Test func aWordMayBeWrittenInAnyCanonicalForm() throws {
    #expect(try Self.known().contains("e\u{301}lan"))
  }

  @Test func marksDoNotMatterWhereTheyAreIgnored() throws {
    let known = try Self.known()
    #expect(!known.contains("elan"))
    #expect(known.contains("elan", ignoresDiacritics: true))
    #expect(known.contains("elans", ignoresDiacritics: true))
    let list = KnownWords(["élan", "house"])
    #expect(!list.contains("elan"))
    #expect(list.contains("elan", ignoresDiacritics: true))
    #expect(list.contains("house", ignoresDiacritics: true))
  }

  @Test(arguments: [
    ("FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .", "1\nhouse/XxAa"),
    ("FLAG num\nSFX 257 Y 1\nSFX 257 0 s .", "1\nhouse/3,257"),
    ("FLAG UTF-8\nSFX é Y 1\nSFX é 0 s .", "1\nhouse/éä"),
    ("AF 1\nAF Ss\nSFX S Y 1\nSFX S 0 s .", "1\nhouse/1"),
    ("SFX \u{E9} Y 1\nSFX \u{E9} 0 s .", "1\nhouse/\u{E9}"),
  ])
  func flagsAreReadInEveryNotation(affixes: String, words: String) throws {
    let known = try Self.known("SET UTF-8\n" + affixes, words)
    #expect(known.contains("house"))
    #expect(known.contains("houses"))
    #expect(!known.contains("housess"))
  }

  @Test(arguments: [Int.min, -1, 0, 2, .max])
  func aNumberWithoutASetOfFlagsStandsForNone(alias: Int) throws {
    let affixes = "SET UTF-8\nAF 1\nAF Ss\nSFX S Y 1\nSFX S 0 s ."
    let known = try Self.known(affixes, "1\nhouse/\(alias)")
    #expect(known.contains("house"))
    #expect(!known.contains("houses"))
  }

  @Test func anEncodingThatIsNotReadIsRefused() {
    #expect(throws: Lexicon.UnknownEncoding(name: "KOI8-R")) {
      try Lexicon(hunspell: [], affixes: Array("SET KOI8-R".utf8))
    }
    #expect(throws: Never.self) { try Lexicon(hunspell: [], affixes: []) }
  }

  @Test func lettersAreReadInLatin1() throws {
    let known = try KnownWords(
      hunspell: [UInt8(ascii: "1"), 0x0A, 0xE9, 0x6C, 0x61, 0x6E],
      affixes: Array("SET ISO8859-1".utf8)
    )
    #expect(known.contains("élan"))
  }

  @Test func anotherWordOfTheDictionaryIsNoMisspelledOne() throws {
    let lexicon = try Lexicon(hunspell: Array(Self.words.utf8), affixes: Array(Self.affixes.utf8))
    let matcher = RoughMatcher("horses", language: .english)
    #expect(!matcher.verdict(for: "houses", knowing: lexicon).isCorrect)
    #expect(matcher.verdict(for: "horsess", knowing: lexicon).isCorrect)
  }

  /// The list is folded too: else "camion", written without its accent, would be no word and so a
  /// misspelled "camino".
  @Test func aWordWithMarksIsKnownWhereMarksAreIgnored() throws {
    let lexicon = Lexicon(words: ["camión", "camino"])
    let matcher = RoughMatcher("camino", language: "es", ignoresDiacritics: true)
    for answer in ["camión", "camion"] {
      #expect(!matcher.verdict(for: answer, knowing: lexicon).isCorrect)
    }
    #expect(matcher.verdict(for: "camimo", knowing: lexicon).isCorrect)
  }

  @Test func anyBytesAreReadAndLookedUp() {
    forEachSeed(0..<300, keeping: 1) { generator in
      var files = [Array(Self.words.utf8), Array(Self.affixes.utf8)]
      for file in files.indices {
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
          let place = Int.random(in: 0..<files[file].count, using: &generator)
          let other = Int.random(in: 0..<files[file].count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: files[file][place] = UInt8.random(in: 0...255, using: &generator)
          case 1: files[file][place] = files[file][other]
          default: files[file].swapAt(place, other)
          }
        }
      }
      guard let known = try? KnownWords(hunspell: files[0], affixes: files[1]) else { return }
      for word in ["spielplatz", "unhappyness", String(repeating: "one", count: 20), "é"] {
        _ = known.contains(word)
        _ = known.contains(word, ignoresDiacritics: true)
      }
    }
  }

  @Test func aWordThatCouldBeCutAnywhereIsDecided() throws {
    let known = try Self.known(
      "COMPOUNDFLAG c\nCOMPOUNDMIN 1\nCOMPOUNDRULE 1\nCOMPOUNDRULE r*r*r*s",
      "2\na/cr\naa/cr"
    )
    #expect(known.contains(String(repeating: "a", count: 64)))
    #expect(!known.contains(String(repeating: "a", count: 63) + "b"))
    #expect(!known.contains(String(repeating: "a", count: 65)))
  }

  @Test(arguments: [
    "COMPOUNDMIN", "COMPOUNDWORDMAX", "COMPOUNDRULE", "COMPOUNDSYLLABLE", "AF", "SFX S Y",
  ])
  func theLargestNumberIsReadLikeOthers(option: String) throws {
    let known = try Self.known("\(option) \(Int.max)\nCOMPOUNDFLAG c", "2\na/c\nhouse/c")
    #expect(known.contains("house"))
    #expect(!known.contains("househouses"))
    #expect(!known.contains("wall"))
  }
}

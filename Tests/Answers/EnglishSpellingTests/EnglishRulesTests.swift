// SPDX-License-Identifier: Apache-2.0
@testable import EnglishSpelling
import Languages
import LudusCore
import LudusTestSupport
import Spelling
import Testing

struct EnglishRulesTests {
  @Test(arguments: [
    ("hop", "hope", SpellingCategory.magicE), ("babys", "babies", .suffix),
    ("makeing", "making", .suffix), ("beautifull", "beautiful", .suffix),
    ("dont", "don't", .apostrophe), ("fone", "phone", .consonantSpelling),
    ("bred", "bread", .vowelSpelling), ("there", "their", .homophone),
    ("alot", "a lot", .wordBoundary), ("jumpt", "jumped", .suffix), ("lam", "lamb", .silentLetter),
    ("gril", "girl", .phoneme), ("trane", "train", .vowelSpelling),
    ("kichen", "kitchen", .consonantSpelling),
  ])
  func aMisspellingHasItsCategory(input: String, target: String, category: SpellingCategory) {
    #expect(EnglishRules().diagnosis(of: input, for: target).categories == [category])
  }

  /// The apostrophe of an owner stands for no letter, so that there is no long form to say.
  @Test(arguments: [
    ("Toms dog", "Tom's dog", "apostrophe.owner"),
    ("the dogs bone", "the dog's bone", "apostrophe.owner"),
    ("the girls room", "the girls' room", "apostrophe.owner"),
    ("hes", "he's", "apostrophe.missing"),
    ("lets go", "let's go", "apostrophe.missing"), ("dont", "don't", "apostrophe.missing"),
    ("oclock", "o'clock", "apostrophe.missing"), ("dog's", "dogs", "apostrophe.needless"),
  ])
  func hintsAreTrue(input: String, target: String, key: String) {
    let hints = EnglishRules().diagnosis(of: input, for: target).hints
    #expect(hints.map(\.key) == [key])
    #expect(hints.map(\.category) == [.apostrophe])
  }

  @Test func errorsAreThoseThatPupilsMake() {
    func errors(_ word: String, _ category: SpellingCategory) -> [String] {
      EnglishRules().typicalErrors(in: word, of: category).map(\.misspelling)
    }
    #expect(errors("knight", .silentLetter).contains("night") == false)
    #expect(errors("knee", .silentLetter).contains("nee"))
    #expect(errors("running", .doubling).contains("runing"))
    #expect(errors("receive", .ieEi) == ["recieve"])
    #expect(errors("hope", .magicE).contains("hop"))
    #expect(errors("don't", .apostrophe) == ["dont"])
    #expect(errors("their", .homophone) == ["there", "they're"])
    #expect(errors("Monday", .letterCase) == ["monday"])
  }

  @Test func theSentencesAreComplete() {
    #expect(englishSpellingSentences.faults == [])
    for (key, hint) in EnglishRules.hints {
      for phrasebook in Phrasebook.all {
        #expect((20...130).contains(hint.sentence(in: phrasebook).count), "\(key)")
      }
    }
  }
}

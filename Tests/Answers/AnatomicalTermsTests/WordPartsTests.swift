// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import Testing

struct WordPartsTests {
  @Test(arguments: [
    ("musculi", "musculus"), ("arteriae digitales", "arteria digitalis"), ("foramina", "foramen"),
    ("ossa", "os"), ("corpora", "corpus"),
    ("bones", "bone"), ("arteries", "artery"), ("Nerven", "Nerv"),
  ])
  func aPluralIsNoSingular(plural: String, singular: String) {
    let (many, one) = (TermText.words(of: plural), TermText.words(of: singular))
    #expect(NumberForms.isPlural(many, of: one))
    #expect(!NumberForms.isPlural(one, of: many))
    #expect(!NumberForms.isPlural(one, of: one))
  }

  @Test(arguments: [
    ("rami dorsales", true, false), ("vena apicalis", false, true),
    ("nodus lymphoideus superior", false, true), ("facies", false, false),
    ("margo facies", false, false), ("os hamatum", false, false),
  ])
  func anAdjectiveShowsTheNumber(name: String, isPlural: Bool, isSingular: Bool) {
    let words = TermText.words(of: name)
    #expect(NumberForms.isPluralByAdjective(words) == isPlural)
    #expect(NumberForms.isSingularByAdjective(words) == isSingular)
  }

  @Test(arguments: [
    ("ganglii", "gangl"), ("ganglion", "gangl"), ("dentales", "dental"), ("ilium", "ili"),
    ("os", nil),
  ])
  func aStemIsWhatAllFormsOfAWordShare(word: String, stem: String?) {
    #expect(WordEndings.stem(ofLatin: word).map(String.init) == stem)
  }
}

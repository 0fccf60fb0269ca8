// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A kind of mistake in a German word: one of the seventeen categories that teachers work with.
///
/// The raw values are the names by which categories are stored and exchanged.
public enum SpellingCategory: String, CaseIterable, Hashable, Sendable, JSONName {
  /// A capital for a small letter or the other way round: "eis" for "Eis".
  case letterCase = "case"
  /// A blank, hyphen or join that is missing or too many: "hinter her" for "hinterher".
  case wordBoundary = "boundary"
  /// The words "das" and "dass" for each other.
  case dasDass = "das-dass"
  /// A consonant letter single for double or double for single, ck and tz included: "wolte" for "wollte".
  case doubling
  /// The long i in another of its spellings i, ie, ih, ieh: "hir" for "hier".
  case longI = "long-i"
  /// An h or a doubled vowel letter missing or too many: "mer" for "mehr".
  case lengthMark = "length-mark"
  /// s, ss and ß for one another: "drausen" for "draußen".
  case sharpS = "sharp-s"
  /// e for ä, eu for äu and back: "engstlich" for "ängstlich".
  case umlautDerivation = "umlaut-derivation"
  /// The dots of ä, ö, ü missing or too many: "plotzlich" for "plötzlich".
  case umlautDots = "umlaut-dots"
  /// f, v, w and ph for one another: "fon" for "von".
  case fVW = "f-v-w"
  /// b/p, d/t, g/k at the end of a syllable or stem, and -ig/-ich: "Hant" for "Hand".
  case finalDevoicing = "final-devoicing"
  /// b/p, d/t, g/k elsewhere: "Kondel" for "Gondel".
  case voicing
  /// An unstressed e or an r that sounds like a vowel: "aba" for "aber".
  case schwaR = "schwa-r"
  /// Letter groups and rare letters: "schpringt" for "springt", "Rytmus" for "Rhythmus".
  case specialGrapheme = "special-grapheme"
  /// The seams between word parts, prefixes and suffixes: "dannach" for "danach".
  case morpheme
  /// A letter left out, added, replaced or in the wrong order for none of these reasons: "nich" for "nicht".
  case phoneme
  /// Apostrophes, commas and other marks: "Lea's" for "Leas".
  case punctuation
}

extension SpellingCategory {
  /// Returns the name that teachers know.
  public func label(in phrasebook: Phrasebook) -> String {
    spellingSentences(Sentence("category.\(rawValue)"), in: phrasebook)
  }
}

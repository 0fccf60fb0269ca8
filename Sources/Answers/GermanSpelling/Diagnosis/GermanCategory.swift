// SPDX-License-Identifier: Apache-2.0
public import Spelling

/// The categories of spelling mistakes in German that not every language has: with those that it
/// shares, the seventeen that teachers work with.
extension SpellingCategory {
  /// The words "das" and "dass" for each other.
  public static let dasDass = SpellingCategory("das-dass")
  /// The long i in another of its spellings i, ie, ih, ieh: "hir" for "hier".
  public static let longI = SpellingCategory("long-i")
  /// An h or a doubled vowel letter missing or too many: "mer" for "mehr".
  public static let lengthMark = SpellingCategory("length-mark")
  /// s, ss and ß for one another: "drausen" for "draußen".
  public static let sharpS = SpellingCategory("sharp-s")
  /// e for ä, eu for äu and back: "engstlich" for "ängstlich".
  public static let umlautDerivation = SpellingCategory("umlaut-derivation")
  /// The dots of ä, ö, ü missing or too many: "plotzlich" for "plötzlich".
  public static let umlautDots = SpellingCategory("umlaut-dots")
  /// f, v, w and ph for one another: "fon" for "von".
  public static let fVW = SpellingCategory("f-v-w")
  /// b/p, d/t, g/k at the end of a syllable or stem, and -ig/-ich: "Hant" for "Hand".
  public static let finalDevoicing = SpellingCategory("final-devoicing")
  /// b/p, d/t, g/k elsewhere: "Kondel" for "Gondel".
  public static let voicing = SpellingCategory("voicing")
  /// An unstressed e or an r that sounds like a vowel: "aba" for "aber".
  public static let schwaR = SpellingCategory("schwa-r")
  /// Letter groups and rare letters: "schpringt" for "springt", "Rytmus" for "Rhythmus".
  public static let specialGrapheme = SpellingCategory("special-grapheme")
  /// The seams between word parts, prefixes and suffixes: "dannach" for "danach".
  public static let morpheme = SpellingCategory("morpheme")
}

extension SpellingCategory {
  /// The categories of German, in the order in which they are shown.
  public static var german: [SpellingCategory] { GermanCategory.names }

  /// The place of the category among those of German; nil for one of another language.
  var position: Int? { GermanCategory.positions[self] }
}

/// A category of German as a small number, so that a set of them is one number, too.
enum GermanCategory: Int, CaseIterable, Hashable, Sendable {
  case letterCase
  case wordBoundary
  case dasDass
  case doubling
  case longI
  case lengthMark
  case sharpS
  case umlautDerivation
  case umlautDots
  case fVW
  case finalDevoicing
  case voicing
  case schwaR
  case specialGrapheme
  case morpheme
  case phoneme
  case punctuation

  /// The names, by position.
  static let names: [SpellingCategory] = [
    .letterCase, .wordBoundary, .dasDass, .doubling, .longI, .lengthMark, .sharpS,
    .umlautDerivation, .umlautDots, .fVW, .finalDevoicing, .voicing, .schwaR, .specialGrapheme,
    .morpheme, .phoneme, .punctuation,
  ]

  static let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))

  /// The names in arrays of their own, of which most places have one.
  static let arrays = names.map { [$0] }
}

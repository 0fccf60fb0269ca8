// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Spelling

/// The rule that found a mistake, which decides about the hint.
enum GermanHint: Int, CaseIterable, Hashable, Sendable {
  /// A capital or a small letter at the start of a word: "eis" for "Eis".
  case caseOfWord
  /// A capital at the start of a word that needs none: "Laufen" for "laufen".
  case caseNeedless
  /// A capital within a word: "schuLe" for "Schule".
  case caseInside
  /// A blank or hyphen is missing: "garnicht" for "gar nicht".
  case boundaryMissing
  /// A blank or hyphen is too many: "hinter her" for "hinterher".
  case boundaryNeedless
  /// "das" and "dass" for each other.
  case dasDass
  /// A consonant is single for double: "wolte" for "wollte".
  case doublingMissing
  /// A consonant is double for single: "kamm" for "kam".
  case doublingNeedless
  /// A consonant is doubled in another way: "lekken" for "lecken".
  case doublingLetters
  /// The ending -nis with two s: "Zeugniss" for "Zeugnis".
  case doublingNis
  /// The long i in another spelling, or a short one as if it were long: "hir" for "hier".
  case longI
  /// The words "wieder" and "wider" for each other: "widerholen" for "wiederholen".
  case longIWider
  /// A length mark is missing: "mer" for "mehr".
  case lengthMissing
  /// A length mark is too many or another one: "Schuhle" for "Schule".
  case lengthNeedless
  /// One length mark for another: "Schneh" for "Schnee".
  case lengthOther
  /// An h between two syllables is missing or too many: "seen" for "sehen".
  case lengthBetweenVowels
  /// An h behind two vowels is missing: "verzeit" for "verzeiht".
  case lengthBehindDiphthong
  /// s, ss and ß for one another: "drausen" for "draußen".
  case sharpS
  /// e for ä or eu for äu, and back: "engstlich" for "ängstlich".
  case umlautDerivation
  /// An ä without a relative in a: "Kefer" for "Käfer".
  case umlautRemember
  /// ä for e, or äu for eu: "Ältern" for "Eltern".
  case umlautNeedless
  /// Dots are missing or too many: "plotzlich" for "plötzlich".
  case umlautDots
  /// f, v, w and ph for one another: "feil" for "weil".
  case fVW
  /// The prefixes ver- and vor-: "ferkaufen" for "verkaufen".
  case fVWPrefix
  /// b/p, d/t, g/k at the end of a syllable or stem: "Hant" for "Hand".
  case finalStem
  /// A word that cannot be made longer: "unt" for "und".
  case finalRemember
  /// The endings -ig and -ich: "traurich" for "traurig".
  case finalIg
  /// b/p, d/t, g/k before a vowel: "runder" for "runter".
  case voicing
  /// An unstressed e is missing or too many: "habn" for "haben".
  case reducedE
  /// An r that sounds like a vowel: "aba" for "aber".
  case vocalR
  /// The sch that is heard in sp and st: "schpringt" for "springt".
  case graphemeSpSt
  /// ch and sch for each other or in part: "sisch" for "sich".
  case graphemeCh
  /// ng and nk for each other or in part: "lansam" for "langsam".
  case graphemeNg
  /// The letters qu: "Kwelle" for "Quelle".
  case graphemeQ
  /// The letters pf at the start of a stem: "fote" for "Pfote".
  case graphemePf
  /// The letters pf inside a word or at its end: "Kof" for "Kopf".
  case graphemePfInside
  /// x, chs, cks, ks and gs for one another: "Füxe" for "Füchse".
  case graphemeX
  /// s, z and ts for one another: "gans" for "ganz".
  case graphemeZ
  /// ai and ei, eu and oi and the like: "Loite" for "Leute".
  case graphemeDiphthong
  /// The letters dt: "Stat" for "Stadt".
  case graphemeDt
  /// Letters of words from other languages: "Rytmus" for "Rhythmus".
  case graphemeForeign
  /// Of two equal letters at a seam one is missing: "Farad" for "Fahrrad".
  case seamDouble
  /// A letter is doubled at a seam: "dannach" for "danach".
  case seamSingle
  /// A letter of a prefix is missing: "Enstehung" for "Entstehung".
  case prefix
  /// The s between two words is missing: "Zeitungleser" for "Zeitungsleser".
  case linkingS
  /// A letter was left out: "nich" for "nicht".
  case soundMissing
  /// A letter is too many: "russsisch" for "russisch".
  case soundAdded
  /// A letter stands for another: "Doda" for "Dodo".
  case soundReplaced
  /// Two letters have changed places: "Forsch" for "Frosch".
  case soundOrder
  /// The letters i and e have changed places: "Breif" for "Brief".
  case orderOfIE
  /// Of two r that nobody hears, behind a prefix that is one by its history alone, one is missing:
  /// "verückt" for "verrückt".
  case soundAtSeam
  /// An apostrophe is missing or too many: "Lea's" for "Leas".
  case apostrophe
  /// A comma, full stop or another mark.
  case mark
}

extension GermanHint {
  /// The names of the rules with their categories, by position.
  private static let names: [(key: String, category: GermanCategory)] = [
    ("case.word", .letterCase),
    ("case.needless", .letterCase),
    ("case.inside", .letterCase),
    ("boundary.missing", .wordBoundary),
    ("boundary.needless", .wordBoundary),
    ("das-dass", .dasDass),
    ("doubling.missing", .doubling),
    ("doubling.needless", .doubling),
    ("doubling.letters", .doubling),
    ("doubling.nis", .doubling),
    ("long-i", .longI),
    ("long-i.wieder", .longI),
    ("length.missing", .lengthMark),
    ("length.needless", .lengthMark),
    ("length.other", .lengthMark),
    ("length.between-vowels", .lengthMark),
    ("length.diphthong", .lengthMark),
    ("sharp-s", .sharpS),
    ("umlaut-derivation", .umlautDerivation),
    ("umlaut-derivation.remember", .umlautDerivation),
    ("umlaut-derivation.needless", .umlautDerivation),
    ("umlaut-dots", .umlautDots),
    ("f-v-w", .fVW),
    ("f-v-w.prefix", .fVW),
    ("final.stem", .finalDevoicing),
    ("final.remember", .finalDevoicing),
    ("final.ig", .finalDevoicing),
    ("voicing", .voicing),
    ("schwa.e", .schwaR),
    ("schwa.r", .schwaR),
    ("grapheme.sp-st", .specialGrapheme),
    ("grapheme.ch-sch", .specialGrapheme),
    ("grapheme.ng-nk", .specialGrapheme),
    ("grapheme.qu", .specialGrapheme),
    ("grapheme.pf", .specialGrapheme),
    ("grapheme.pf-inside", .specialGrapheme),
    ("grapheme.x-chs", .specialGrapheme),
    ("grapheme.s-z", .specialGrapheme),
    ("grapheme.diphthong", .specialGrapheme),
    ("grapheme.dt", .specialGrapheme),
    ("grapheme.foreign", .specialGrapheme),
    ("morpheme.double", .morpheme),
    ("morpheme.single", .morpheme),
    ("morpheme.prefix", .morpheme),
    ("morpheme.linking-s", .morpheme),
    ("phoneme.missing", .phoneme),
    ("phoneme.added", .phoneme),
    ("phoneme.replaced", .phoneme),
    ("phoneme.order", .phoneme),
    ("phoneme.ie-ei", .phoneme),
    ("phoneme.seam", .phoneme),
    ("punctuation.apostrophe", .punctuation),
    ("punctuation.mark", .punctuation),
  ]

  /// The name of the rule: "doubling.missing".
  var key: String { Self.names[rawValue].key }

  /// The hint of the rule.
  var hint: SpellingHint { Self.hints[rawValue] }

  private static let hints = names.map { name in
    SpellingHint(name.key, of: GermanCategory.names[name.category.rawValue]) { phrasebook in
      spellingSentences(Sentence("hint.\(name.key)"), in: phrasebook)
    }
  }

  /// The hints in arrays of their own, of which most places have one.
  static let arrays = hints.map { [$0] }
}

// SPDX-License-Identifier: Apache-2.0

/// The rule that found a mistake, which decides about the hint.
enum SpellingHint: String, CaseIterable, Hashable, Sendable {
  /// A capital or a small letter at the start of a word: "eis" for "Eis".
  case caseOfWord = "case.word"
  /// A capital within a word: "schuLe" for "Schule".
  case caseInside = "case.inside"
  /// A blank or hyphen is missing: "garnicht" for "gar nicht".
  case boundaryMissing = "boundary.missing"
  /// A blank or hyphen is too many: "hinter her" for "hinterher".
  case boundaryNeedless = "boundary.needless"
  /// "das" and "dass" for each other.
  case dasDass = "das-dass"
  /// A consonant is single for double: "wolte" for "wollte".
  case doublingMissing = "doubling.missing"
  /// A consonant is double for single: "kamm" for "kam".
  case doublingNeedless = "doubling.needless"
  /// A consonant is doubled in another way: "lekken" for "lecken".
  case doublingLetters = "doubling.letters"
  /// The long i in another spelling, or a short one as if it were long: "hir" for "hier".
  case longI = "long-i"
  /// A length mark is missing: "mer" for "mehr".
  case lengthMissing = "length.missing"
  /// A length mark is too many or another one: "Schuhle" for "Schule".
  case lengthNeedless = "length.needless"
  /// An h between two syllables is missing or too many: "seen" for "sehen".
  case lengthBetweenVowels = "length.between-vowels"
  /// s, ss and ß for one another: "drausen" for "draußen".
  case sharpS = "sharp-s"
  /// e for ä or eu for äu, and back: "engstlich" for "ängstlich".
  case umlautDerivation = "umlaut-derivation"
  /// Dots are missing or too many: "plotzlich" for "plötzlich".
  case umlautDots = "umlaut-dots"
  /// f, v, w and ph for one another: "feil" for "weil".
  case fVW = "f-v-w"
  /// The prefixes ver- and vor-: "ferkaufen" for "verkaufen".
  case fVWPrefix = "f-v-w.prefix"
  /// b/p, d/t, g/k at the end of a syllable or stem: "Hant" for "Hand".
  case finalStem = "final.stem"
  /// The endings -ig and -ich: "traurich" for "traurig".
  case finalIg = "final.ig"
  /// b/p, d/t, g/k before a vowel: "runder" for "runter".
  case voicing
  /// An unstressed e is missing or too many: "habn" for "haben".
  case reducedE = "schwa.e"
  /// An r that sounds like a vowel: "aba" for "aber".
  case vocalR = "schwa.r"
  /// The sch that is heard in sp and st: "schpringt" for "springt".
  case graphemeSpSt = "grapheme.sp-st"
  /// ch and sch for each other or in part: "sisch" for "sich".
  case graphemeCh = "grapheme.ch-sch"
  /// ng and nk for each other or in part: "lansam" for "langsam".
  case graphemeNg = "grapheme.ng-nk"
  /// The letters qu: "Kwelle" for "Quelle".
  case graphemeQ = "grapheme.qu"
  /// The letters pf at the start of a stem: "fote" for "Pfote".
  case graphemePf = "grapheme.pf"
  /// x, chs, cks, ks and gs for one another: "Füxe" for "Füchse".
  case graphemeX = "grapheme.x-chs"
  /// s, z and ts for one another: "gans" for "ganz".
  case graphemeZ = "grapheme.s-z"
  /// ai and ei, eu and oi and the like: "Loite" for "Leute".
  case graphemeDiphthong = "grapheme.diphthong"
  /// The letters dt: "Stat" for "Stadt".
  case graphemeDt = "grapheme.dt"
  /// Letters of words from other languages: "Rytmus" for "Rhythmus".
  case graphemeForeign = "grapheme.foreign"
  /// Of two equal letters at a seam one is missing: "Farad" for "Fahrrad".
  case seamDouble = "morpheme.double"
  /// A letter is doubled at a seam: "dannach" for "danach".
  case seamSingle = "morpheme.single"
  /// A letter of a prefix is missing: "Enstehung" for "Entstehung".
  case prefix = "morpheme.prefix"
  /// The s between two words is missing: "Zeitungleser" for "Zeitungsleser".
  case linkingS = "morpheme.linking-s"
  /// A letter was left out: "nich" for "nicht".
  case soundMissing = "phoneme.missing"
  /// A letter is too many: "russsisch" for "russisch".
  case soundAdded = "phoneme.added"
  /// A letter stands for another: "Doda" for "Dodo".
  case soundReplaced = "phoneme.replaced"
  /// Two letters have changed places: "Forsch" for "Frosch".
  case soundOrder = "phoneme.order"
  /// An apostrophe is missing or too many: "Lea's" for "Leas".
  case apostrophe = "punctuation.apostrophe"
  /// A comma, full stop or another mark.
  case mark = "punctuation.mark"
}

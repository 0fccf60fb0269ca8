// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Finds what is wrong with a misspelled German word, place by place.
///
/// ```swift
/// let diagnosis = SpellingDiagnosis(target: "ängstlich", input: "engstlich")
/// diagnosis.places[0].categories   // [.umlautDerivation]
/// diagnosis.places[0].target       // "ä", at 0..<1
/// diagnosis.places[0].hint.sentence(in: .german)   // "Gibt es ein verwandtes Wort mit a oder au?"
/// ```
///
/// Every pair of unequal texts gets at least one place with at least one category; equal ones get
/// none. The diagnosis needs no word list. It aligns the two texts unit by unit (``segments``), and
/// rules of German orthography say what sets the units apart. The same pair has the same diagnosis
/// everywhere.
///
/// The alignment prefers what a child is likely to have done: "uh" for "u", "ie" for "i", "k" for
/// "ck", "schp" for "sp", "a" for "er" are one unit each. The nearer two spellings are in sound or
/// form, the less a unit costs. Among equally cheap ways it always takes the same one. The costs
/// were chosen by hand after the alignments of the Litkey corpus (Laarmann-Quante and others 2019).
public struct SpellingDiagnosis: Hashable, Sendable {
  /// The text that was meant.
  public let target: SpellingTarget
  /// The text that was written, with plain spacing, quotes and dashes.
  public let input: String
  /// The places that differ, from left to right; they do not overlap.
  public let places: [Place]

  /// Diagnoses what was written.
  ///
  /// Spacing at the ends, kinds of blanks, quotes and dashes, and invisible characters make no
  /// difference.
  ///
  /// - Complexity: O(*n* · *m*) for differing parts of *n* and *m* letters, up to 512 of each;
  ///   beyond, that of `WordAlignment`, and every letter is a unit.
  public init(target: SpellingTarget, input: String) {
    let input = input.withPlainSigns
    self.target = target
    self.input = input
    guard target.text != input else {
      places = []
      return
    }
    let pair = SpelledPair(target: target.text, input: input)
    let comparison = Comparison(target: pair.target, input: pair.input, seams: target.seams)
    places = pair.units.map { unit in
      let finding = comparison.finding(for: unit)
      return Place(
        targetRange: unit.target,
        inputRange: unit.input,
        target: pair.target.text(of: unit.target),
        input: pair.input.text(of: unit.input),
        operation: pair.operation(of: unit),
        categorySet: finding.categories,
        hint: Hint(rule: finding.hint ?? .soundReplaced)
      )
    }
  }

  /// Diagnoses what was written for a text whose word parts are not known.
  public init(target: String, input: String) {
    self.init(target: SpellingTarget(target), input: input)
  }

  /// The categories of all places in the order in which they are first found.
  public var categories: [SpellingCategory] {
    var found: [SpellingCategory] = []
    for place in places {
      for category in place.categories where !found.contains(category) {
        found.append(category)
      }
    }
    return found
  }
}

extension SpellingDiagnosis {
  /// All letters of both texts from left to right, to show one next to the other.
  ///
  /// Equal letters that follow one another are one segment. Misspelled units that follow one
  /// another are one segment each. Either side of a misspelled unit may be empty.
  ///
  /// ```swift
  /// let diagnosis = SpellingDiagnosis(target: "Schule", input: "Schuhle")
  /// diagnosis.segments.map(\.target)   // ["Sch", "u", "le"]
  /// diagnosis.segments.map(\.input)    // ["Sch", "uh", "le"]
  /// ```
  public var segments: [WordAlignment.Segment] {
    WordAlignment.Segment.cut(
      target: target.text,
      input: input,
      at: places.map { ($0.targetRange, $0.inputRange) }
    )
  }

  /// Returns at how many places a category was found.
  public func mistakes(in category: SpellingCategory) -> Int {
    places.count { $0.categorySet.contains(category) }
  }

  /// Returns how often the category could have been misspelled.
  ///
  /// These are the ``SpellingTarget/opportunities(for:)`` of the target, and at least as many as
  /// there are mistakes, since a child also makes some where nothing invites them.
  ///
  /// - Returns: The number of places, never less than `mistakes(in:)`.
  public func opportunities(for category: SpellingCategory) -> Int {
    max(target.opportunities[category], mistakes(in: category))
  }

  /// A unit of letters that was spelled incorrectly.
  public struct Place: Hashable, Sendable {
    /// Where the unit is in the target, in letters; empty where something was added.
    public let targetRange: Range<Int>
    /// Where the unit is in the input, in letters; empty where something was left out.
    public let inputRange: Range<Int>
    /// The correct letters.
    public let target: String
    /// The letters that were written.
    public let input: String
    /// Whether letters were left out, added, swapped, or others written.
    public let operation: WordAlignment.Edit.Operation
    let categorySet: CategorySet
    /// A question or reminder for the child.
    public let hint: Hint

    /// The kinds of mistakes, usually one; a unit can be misspelled in two ways, and in case as
    /// well.
    public var categories: [SpellingCategory] { categorySet.array }
  }

  /// A question or reminder for a child who misspelled a word.
  ///
  /// Its words are for children from about the second year of school on. It is the same for all
  /// words, so it cannot give an answer away.
  public struct Hint: Hashable, Sendable {
    let rule: SpellingHint

    /// The name of the rule that found the mistake: "doubling.missing".
    public var key: String { rule.rawValue }

    /// Returns the sentence for the child.
    public func sentence(in phrasebook: Phrasebook) -> String {
      spellingSentences(Sentence("hint.\(rule.rawValue)"), in: phrasebook)
    }
  }
}

extension SpellingDiagnosis {
  /// Returns the diagnosis without what a teacher forgives.
  ///
  /// - Parameters:
  ///   - categories: The categories that do not count.
  ///   - policy: The differences that do not count. A place is left out when it is one of them by
  ///     itself.
  /// - Returns: The diagnosis with the places and categories that still count.
  package func forgiving(
    _ categories: [SpellingCategory],
    by policy: TextPolicy
  ) -> SpellingDiagnosis {
    var forgiven: CategorySet = []
    for category in categories {
      forgiven.insert(category)
    }
    let letters = Array(target.text)
    return SpellingDiagnosis(
      target: target,
      input: input,
      places: places.compactMap { place in
        let counted = place.categorySet.subtracting(forgiven)
        let range = place.targetRange
        let alone =
          String(letters[..<range.lowerBound]) + place.input
          + String(letters[range.upperBound...])
        guard !counted.isEmpty, !policy.equates(alone, target.text) else { return nil }
        return Place(
          targetRange: range,
          inputRange: place.inputRange,
          target: place.target,
          input: place.input,
          operation: place.operation,
          categorySet: counted,
          hint: place.hint
        )
      }
    )
  }

  private init(target: SpellingTarget, input: String, places: [Place]) {
    self.target = target
    self.input = input
    self.places = places
  }
}

/// A category of spelling mistakes in German: one of the seventeen that teachers work with.
///
/// The raw values are the names by which categories are stored and exchanged.
public enum SpellingCategory: String, CaseIterable, Hashable, Sendable, JSONName {
  /// A capital for a small letter or the other way round: "eis" for "Eis".
  case letterCase = "case"
  /// A blank, hyphen or join that is missing or too many: "hinter her" for "hinterher".
  case wordBoundary = "boundary"
  /// The words "das" and "dass" for each other.
  case dasDass = "das-dass"
  /// A consonant letter single for double or double for single, ck and tz included: "wolte" for
  /// "wollte".
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
  /// A letter left out, added, replaced or in the wrong order for none of these reasons: "nich" for
  /// "nicht".
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

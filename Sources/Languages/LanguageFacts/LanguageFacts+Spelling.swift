// SPDX-License-Identifier: Apache-2.0
extension LanguageFacts {
  /// The facts that the rough matcher knows of the words of a language.
  package struct Spelling: Sendable {
    package var costs = Costs()
    /// Groups of letters that can stand for one sound: one for the other is a slip of its own
    /// price.
    package var soundAlikes = commonSoundAlikes
    /// The groups of three letters that words of the language have, so that a word with another
    /// group is hardly one of them.
    ///
    /// The first two letters of an entry may be followed by any one of its others. A hyphen stands
    /// for the beginning or the end of a word.
    package var triples = ""
    /// Whether groups with "ae", "oe" or "ue" are in the language as those with an umlaut are.
    package var spellsOutUmlauts = false

    /// The words for "and": its sign counts for them, and what they join may change places.
    package var conjunctions = ""
    /// Words that turn a statement round: an answer with one of them does not count for one
    /// without.
    package var negators = ""
    /// Words that are written as expected or not at all: sides, directions, opposites, in some
    /// languages ordinals and magnitudes.
    package var fixedWords = ""
    /// Beginnings of which the members of a pair must not be taken for each other.
    package var protectedPrefixes = ""
    /// Endings of which the members of a pair must not be taken for each other.
    package var protectedSuffixes = ""
    /// Pairs of endings by which only the number or the case of a word changes.
    package var inflections = ""
    /// Pairs of endings by which only the gender changes: another word where inflections are
    /// rejected.
    package var genders = ""
    /// Endings of plurals that infinitives have, too: "Fragen" are to ask and many a "Frage".
    package var plurals = ""
    /// The endings of plurals of words of three letters, each behind the letter that it needs:
    /// "s/es".
    ///
    /// Any other ending may be that of a longer word: "tubes" is no form of "tub", nor "Noten" of
    /// "Not".
    package var shortPlurals = "/s s/es x/es z/es"
    /// Sets of words of which each is another number or case of the others, and that no ending shows:
    /// "goose geese".
    package var irregularForms = ""
    /// Pairs of endings by which only the number of a word changes, behind one letter or more:
    /// "oot/oten".
    package var stemChanges = ""
    /// Whether an umlaut may come with the ending of a plural: "Baum", "Bäume".
    package var pluralsHaveUmlauts = false
    /// Pairs of endings of forms and of the basic forms that they belong to, by which forms are
    /// known that no list has: "ando/are".
    package var basicEndings = ""
    /// Words with "ß" that are others with "ss".
    package var sharpSWords = ""
    /// The regions in which these are spelled alike, by their codes.
    package var regionsWithoutSharpS = ""
    /// Beginnings with which other words are made from a stem.
    package var beginnings = ""
    /// Endings with which other words are made from a stem.
    package var endings = ""
    /// Groups of letters that are two spellings of one in long words: "realise" and "realize".
    package var variants = ""
    /// Sets of terms of which each is another term for all others: long sets a line, short ones
    /// between commas.
    ///
    /// A term of several words has low lines.
    package var families = ""
    /// Sets of words of which each is another word for all others, but nothing that is misspelled
    /// is taken for one of them.
    package var lookalikes = ""
    /// Sets of terms that are the same, as other spellings of a word and notations of a name are;
    /// case is kept.
    package var otherSpellings = ""

    /// Letters by which a word of the language is known where no language is said, because those of
    /// the others lack them.
    package var ownLetters = ""
    /// Whether an umlaut is an accent: a vowel without its mark, or with another one, is a slip in
    /// any word.
    package var vowelMarksAreAccents = false
    /// Whether a mark on a consonant is one, too, because the language has none of its own.
    package var consonantMarksAreAccents = false
    /// Whether "ss" is a spelling of "ß".
    package var spellsOutSharpS = false
    /// Words before an infinitive, which may stand at the start of an answer or not.
    package var infinitiveMarks = ""
    /// A line for each word that shrinks to an ending of the word before it: "am 'm m" for "I am",
    /// "I'm" and "Im".
    package var contractions = ""
    /// The words that change before such an ending of a negator, a line each: the negator, the
    /// word, and its stem there.
    package var contractedStems = ""

    package init() {}

    /// Those of English and German spelling and of names taken over from Greek, Latin and other
    /// scripts.
    ///
    /// The Greek ph, th, rh, ps, pn, y and -on (Latin -um), the silent letters of English (kn, wr,
    /// wh, gh), British and American spellings (ae, oe, -our, -re, -ise, -yse), the German
    /// lengthening and sharpening (ie, ck, tz, dt), and ways to write an umlaut without its dots
    /// (ae, oe, ue).
    package static let commonSoundAlikes = """
      ä/e ä/ae ö/oe ü/ue e/ae e/oe i/y ü/y ü/i i/ie ie/ei ei/ai ai/ay ay/ey eu/äu eu/oi ou/u ou/ow ea/ee ys/is \
      f/ph f/v f/gh g/gh gu/g t/th r/rh w/wh n/kn n/pn s/ps r/wr k/ck k/ch c/ch c/ck s/sc sh/sch ch/tsch \
      z/tz t/dt d/dt nd/nt qu/kw x/ks x/chs x/cks x/cc cc/ks sion/tion shun/tion \
      er/re er/or or/our eur/ör ise/ize yse/yze on/um us/os
      """
  }

  /// The price of each kind of slip, and how much a misspelled word may cost, in tenths of a
  /// missing consonant.
  ///
  /// They were fitted on development data (misspellings people made against other real words of the
  /// same likeness; see the article on rough matching) by logistic regression with costs of at
  /// least 0, and then rounded. So they say what distinguishes a slip from another word in that
  /// language: English spelling hides its vowels, and mistaking one costs next to nothing; German
  /// is spelled as it sounds, and another vowel mostly makes another word.
  ///
  /// The defaults were fitted on English and German together, for a language that is not said or
  /// has no figures of its own.
  package struct Costs: Sendable {
    package var swappedLetters = 1
    package var extraDoubling = 3
    package var missingDoubling = 1
    package var mark = 1
    package var soundAlike = 4
    package var vowelForVowel = 10
    package var relatedConsonant = 4
    package var unrelatedLetter = 20
    package var extraVowel = 1
    package var extraConsonant = 5
    package var missingVowel = 5
    package var missingConsonant = 10
    package var silentH = 2
    package var wordSpacing = 5

    /// Added when letters were swapped around another one.
    package var swapAround = 4
    /// Added when a group of letters was written twice.
    package var repetition = 1
    /// Added when the first letter was changed.
    package var firstLetterChanged = 8
    /// Added when the first letter was left out, or a letter was put before it.
    package var firstLetterMissingOrExtra = 14
    /// Added when the second letter was changed or left out.
    package var secondLetter = 4

    /// Added when both words have the same stem and a known ending each: mostly another word was
    /// meant.
    package var otherEnding = 2
    /// Added when both words have the same stem and a known beginning each.
    package var otherBeginning = 1

    /// The most that several slips may cost in words of 4, 5 and more letters, the last one from 12
    /// letters on.
    package var limits = [10, 10, 12, 12, 12, 13, 18, 21, 25]
    /// The extra cost that a lone slip may have in words of up to 6 letters, and in longer ones.
    package var loneSlip = (short: 1, long: 7)
    /// The extra cost that a word may have for each group of three letters that the language does
    /// not have (two at most), because then it is no other word.
    package var strangeGroup = 0
    /// The extra cost that a word may have when a word list shows that it is no other word.
    package var unknownWord = 10

    package init() {}
  }
}

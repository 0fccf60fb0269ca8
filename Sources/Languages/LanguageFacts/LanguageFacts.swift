// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// All that engines know of a language, as plain tables: texts, numbers and truth values.
///
/// A language is a folder `Sources/Languages/<Language>/Facts`, a line in the list of
/// `Package.swift` and one in `KnownLanguages.swift`. A fact that a language leaves out has a
/// default or is nil, and then that part of the package does not know the language; nothing else
/// changes. Engines ask for a fact and never which language it is of. They make of a table what
/// they search quickly, once a language.
///
/// In tables, words stand in lower case with blanks between them, and pairs have a stroke between
/// their sides: `"f/ph k/ck"`.
package struct LanguageFacts: Sendable {
  /// The language, without a script or region.
  package let language: Language
  /// The English name of the language in lower case, with which stored names begin: "french" of
  /// "frenchArticles".
  package let name: String
  /// Whether the language is one of those that an answer may be in when nothing says its language.
  ///
  /// The rough matcher then takes the lists of all these together, and exact matching knows their
  /// "and".
  package var servesUnknownLanguages = false
  /// The sign before the decimals of a number.
  package var decimalMark = ","
  /// The same in regions that have another one, by their codes.
  package var decimalMarksByRegion: [String: String] = [:]
  /// Whether an apostrophe can stand before decimals, too.
  package var writesApostropheBeforeDecimals = false
  /// The regions, by their codes, in which the digits above a thousand are grouped in twos.
  package var groupsInTwos: [String] = []

  /// The rules for the spelling and misspelling of words; nil for a language whose answers are
  /// judged by the rules for an unknown one.
  package var spelling: Spelling?
  /// Lists of words that are meant where they are written, in their basic form: nobody misspells
  /// another word so.
  ///
  /// Each list is in order and has a word once. Left out are words with two spellings. Short words,
  /// which have no tolerance themselves, are there because they are near to longer ones.
  package var words: [String] = []
  package var articles = Articles()
  package var phrases = Phrases()
  /// The words that people put around an answer.
  package var frames = Frames()
  /// The way in which ordinals and numbers in words stand for digits inside of phrases; nil where
  /// they do not.
  package var numerals: Numerals?
  /// The ordinal numbers; nil where they are not read.
  package var ordinals: Ordinals?
  /// The names of numbers and the words around them; nil where the reader of numbers knows no
  /// words.
  package var numbers: Numbers?
  /// The written forms of dates; nil where the reader of dates does not know the language.
  package var dates: Dates?
  package var units = Units()
  /// The names of the chemical elements in the order of their atomic numbers, with their capitals;
  /// empty where none are known.
  package var elements = ""
  /// A line for each sign of mathematics that a formula may have in words: its English name, and
  /// the words; case matters.
  package var formulaWords = ""
  package var headings = Headings()
  package var completions = Completions()

  /// Creates a language without facts.
  package init(_ tag: String, name: String) {
    language = Language(tag)
    self.name = name
  }
}

extension LanguageFacts {
  /// The articles, which a matcher may pass over.
  package struct Articles: Sendable {
    /// All articles that are dropped at the start of a text; one with an apostrophe stands before
    /// its word without a blank.
    package var words = ""
    /// Sets of articles, a set a line, of which one in the place of another says that a noun has
    /// another gender.
    package var genders = ""

    package init() {}
  }

  /// Words in phrases that mean the same in answers of every language, because names and foreign
  /// words are quoted in all.
  package struct Phrases: Sendable {
    /// A word that negates the next one, and the beginnings that say the same: "not un in" for "not
    /// known" and "unknown".
    ///
    /// A line has one of these words and its beginnings.
    package var negatingPrefixes = ""
    /// The endings of words that are negated: "n't".
    package var negatingEndings = ""
    /// Words that begin so and do not mean the contrary of their rest: "inflammable".
    package var notNegated = ""
    /// Words before the name of a person, a mountain or a river, which may be there or not.
    package var titles = ""
    /// Words between the names of a person, which may be left out; case matters.
    package var nameParticles = ""
    /// A line for what has a short form, with or without a full stop: that form, and the words for
    /// it.
    package var abbreviations = ""

    package init() {}
  }

  /// The names of units; between the words of one name stand low lines.
  package struct Units: Sendable {
    /// A line for each unit that numbers are read with: its symbol, and its names and their forms
    /// in lower case.
    package var names = ""
    /// The prefixes of units, a line each: the symbol, and how it is said.
    package var prefixes = ""
    /// Words of their own before a unit that raise it, each behind its power: "2 square 3 cubic".
    package var powersBefore = ""
    /// Beginnings of the name of a unit that raise it, each behind its power: "2 quadrat".
    package var powersAtBeginning = ""
    /// Words behind a unit that raise it, each behind its power.
    package var powersBehind = ""
    /// The symbols of units in letters of the language, in lines as those of the names; case
    /// matters.
    package var symbols = ""
    /// The prefixes of these symbols, a line each.
    package var prefixSymbols = ""
    /// Words between two units that divide the first by the second: "per".
    ///
    /// One with an apostrophe stands before its unit without a blank.
    package var per = ""
    /// A line for each of the directions N, S, E and W: its letter, and how it is said or
    /// abbreviated.
    package var compass = ""
    /// Words before the name of a scale of temperature.
    package var degrees = ""
    /// Words that are kilograms where no unit follows.
    package var kilograms = ""
    /// A line for each unit that a phrase may have behind a number, as "10 km": its symbol, and
    /// words for it.
    package var inPhrases = ""

    package init() {}
  }

  /// The demands that the end of an unfinished sentence makes on the words that complete it, as far
  /// as they are certain.
  package struct Completions: Sendable {
    /// The demands, as tables name them.
    package enum Demand: String, Sendable {
      case consonantSound, vowelSound, plural, singular, accusative, dative, notFeminine
    }

    /// A line for each demand: its name, and the words at the end that make it.
    ///
    /// Left out are words that are also parts of separable verbs, as "zu" in "Ordne zu".
    package var demands = ""
    /// A line for each demand: its name, and words that nothing begins with that meets it.
    package var exclusions = ""
    /// The endings of nouns that are feminine.
    package var feminineEndings = ""
    /// The endings of nouns that only seem to have one of these.
    package var otherEndings = ""
    /// Small words that show that a text is in the language.
    package var smallWords = ""

    package init() {}
  }

  /// The words that people write into a table of questions, in small letters with commas between.
  package struct Headings: Sendable {
    /// A line for each part of a question: its name and a colon, and the headings over its column.
    package var parts = ""
    /// A line for each kind of questions: its name and a colon, and what people call it.
    package var kinds = ""
    /// A line for each column of a list of answers that is none of questions: its name and a colon,
    /// and the headings over it.
    package var answers = ""
    /// The words for a statement that is true.
    package var isTrue = ""
    /// The words for a statement that is false.
    package var isFalse = ""
    /// The names of languages, over the two columns of a list of vocabulary.
    package var languages = ""
    /// The endings of a heading in the plural: "answers".
    package var pluralEndings = ""

    package init() {}
  }
}

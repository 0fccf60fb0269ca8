// SPDX-License-Identifier: Apache-2.0
extension LanguageFacts {
  /// The words that people put around an answer, and that say nothing else than the answer alone.
  ///
  /// Phrases of several words have low lines in them.
  package struct Frames: Sendable {
    /// Phrases before an answer: "it is", "I think", "the answer is".
    package var openings = ""
    /// Phrases behind an answer: "is the answer".
    package var closings = ""
    /// Words between two answers, of which it is not clear which one is meant: "or".
    package var alternatives = ""
    /// Words for kinds of things, before or behind their names, a kind a line with its forms: the
    /// "river" of "River Rhine".
    package var kinds = ""
    /// The same for kinds that stand before the name alone, because behind it they are part of
    /// another one: "the city of Paris", but "Mexico City".
    package var kindsBefore = ""
    /// Words between a kind and the name: "of".
    package var links = ""
    /// Titles and forms of address before the name of a person, with or without a full stop.
    package var titles = ""
    /// Words behind the name of a person: "Jr".
    package var suffixes = ""
    /// Words before a noun that say that some of it is meant: "du" of "du lait".
    package var partitives = ""
    /// Names of waters, mountains and deserts that a list of words has, so that they would be taken
    /// for words that need their kind: "Amazon" for "Amazon River", but not "Red" for "Red Sea".
    package var names = ""
    /// The names of countries and continents, which may stand behind the name of a place in them.
    package var places = ""

    package init() {}
  }

  /// The ordinal numbers of a language up to thirtieth, for phrases and alone.
  package struct Ordinals: Sendable {
    /// The ordinals or their stems from first on; other words for one have strokes between them,
    /// and the words of one low lines.
    package var words = ""
    /// The endings of these stems; empty where the words are whole.
    package var endings = ""
    /// The endings of digits and of Roman numerals that are an ordinal: "2nd", "XIXe".
    package var digitEndings = ""
    /// Whether a full stop behind digits makes them an ordinal.
    package var hasFullStop = false

    package init() {}
  }
}

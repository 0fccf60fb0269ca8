// SPDX-License-Identifier: Apache-2.0
extension LanguageFacts {
  /// The rule that ordinals and numbers in words are the same as digits in a phrase: "World War
  /// Two" and "2nd World War".
  ///
  /// The words of numbers are the first forms of ``Numbers``.
  package struct Numerals: Sendable {
    /// The ordinals from first to twentieth, or their stems.
    package var ordinals = ""
    /// The endings of these stems; empty where the words are whole.
    package var ordinalEndings = ""
    /// The endings of digits that are an ordinal: "2nd".
    package var digitEndings = ""
    /// The forms that join tens and ones, and that of the ordinal of both: `{tens} {ones}` and
    /// `{tens} {ordinal}`.
    package var compound = ""
    package var compoundOrdinal = ""
    /// The word for 1 before tens, where it is another one: "ein" of "einundzwanzig".
    package var oneInCompounds = ""
    /// The ending of a ten, and that of its ordinal from thirty on: "y/ieth".
    package var tensOrdinal = ""

    package init() {}
  }

  /// The words that a language has for numbers and around them.
  ///
  /// Forms of one word have strokes between them, and phrases of several words low lines in them.
  package struct Numbers: Sendable {
    /// The numbers from 0 to 19.
    package var small = ""
    /// The tens from 20 to 90.
    package var tens = ""
    /// The ways in which tens and ones join: `{tens}{ones}`.
    ///
    /// Blanks and hyphens between the words of a number never matter, and the tables leave them
    /// out.
    package var compound = ""
    /// Numbers that are made in other ways, each behind its value, and hundreds with a word of
    /// their own.
    package var others = ""
    /// The words for a hundred and for a thousand, which numbers may stand before and behind; the
    /// longest first.
    package var hundred = ""
    package var thousand = ""
    /// The words between a number and a smaller part of it, and between the last two of a list.
    package var and = ""
    /// The words between numbers of which each is right.
    package var or = ""
    /// The words that make the number behind them negative.
    package var minus = ""
    /// The words for the decimal mark.
    package var mark = ""
    /// The words behind a decimal number whose digits go on: "0.3 recurring".
    package var periods = ""
    /// The articles that stand for one before a part, a magnitude or a unit.
    package var articles = ""
    /// The words between a part and what it is a part of.
    package var of = ""
    /// The parts of one, each behind its denominator: forms for one of them, a colon, and forms for
    /// several.
    package var parts = ""
    /// Words for parts that need no numerator: a numerator, a stroke, a denominator and forms.
    package var fixedParts = ""
    /// Words for a quantity: what they stand for, and their forms.
    package var quantities: [(meaning: String, words: String)] = []
    /// Powers of ten that stand behind a number, each behind its exponent.
    package var magnitudes = ""
    /// Signs, each with the phrases that stand for it.
    package var signs: [(sign: String, phrases: String)] = []
    /// Words that say that a number is rounded.
    package var approximations = ""
    /// Words in front of a number that add nothing to it.
    package var openings = ""
    /// Names of quantities in front of a number that need no sign for "equals".
    package var names = ""
    /// Words for "equals" behind the name of a quantity.
    package var copulas = ""
    /// Words with which the name of a quantity says something else about the number than that it is
    /// the value.
    package var reservations = ""
    /// Words before or behind a year of our era.
    package var eras = ""
    /// Words for what is counted, which may stand behind a number without a unit.
    package var counted = ""

    package init() {}
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The words that a language has for numbers and around them: a language is one file of these.
///
/// Words stand in lower case with blanks between them, forms of one word with strokes, and phrases of several words
/// with low lines.
struct NumberLanguage: Sendable {
  /// The numbers from 0 to 19.
  let small: String
  /// The tens from 20 to 90.
  let tens: String
  /// The ways in which tens and ones join: `{tens}{ones}`.
  ///
  /// Blanks and hyphens between the words of a number never matter, and the tables leave them out.
  let compound: String
  /// Numbers that are made in other ways, each behind its value, and hundreds with a word of their own.
  var others = ""
  /// The words for a hundred and for a thousand, which numbers may stand before and behind; the longest first.
  let hundred: String
  let thousand: String
  /// The words between a number and a smaller part of it, and between the last two of a list.
  let and: String
  /// The words between numbers of which each is right.
  let or: String
  /// The words that make the number behind them negative.
  let minus: String
  /// The words for the decimal mark.
  let mark: String
  /// The articles that stand for one before a part, a magnitude or a unit.
  let articles: String
  /// The words between a part and what it is a part of.
  let of: String
  /// The parts of one, each behind its denominator: forms for one of them, a colon, and forms for several.
  let parts: String
  /// Words for parts that need no numerator: a numerator, a stroke, a denominator and forms.
  let fixedParts: String
  /// Words for a quantity: what they stand for, and their forms.
  let quantities: [(meaning: String, words: String)]
  /// Powers of ten that stand behind a number, each behind its exponent.
  let magnitudes: String
  /// Signs, each behind the phrases that stand for it.
  let signs: [(sign: String, phrases: String)]
  /// Words that say that a number is rounded.
  let approximations: String
  /// Words in front of a number that add nothing to it.
  let openings: String
  /// Names of quantities in front of a number that need no sign for "equals".
  let names: String
  /// Words for "equals" behind the name of a quantity.
  let copulas: String
  /// Words with which the name of a quantity says something else about the number than that it is the value.
  let reservations: String
  /// Words before or behind a year of our era.
  let eras: String
  /// Words for what is counted, which may stand behind a number without a unit.
  let counted: String

  /// All languages.
  static let all = [
    english, german, french, spanish, italian, portuguese, dutch, czech, russian,
  ]
}

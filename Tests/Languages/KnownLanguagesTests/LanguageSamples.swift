// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Testing

/// Answers in a language that a teacher decided: a language is a file of these, and a line in the
/// list.
struct LanguageSamples: Sendable, CustomTestStringConvertible {
  let language: Language
  /// A line for an accepted answer: it, a colon, what counts for it, and behind a stroke what does
  /// not.
  var answers = ""
  /// Other forms of a word by gender and number.
  var forms: [(accepted: String, answer: String)] = []
  /// Words that are no other gender of each other.
  var otherGenders: [(accepted: String, answer: String)] = []
  /// Two things that "and" joins, and the same the other way round.
  var joined: [(accepted: String, answer: String)] = []
  /// What looks so and is not.
  var notJoined: [(accepted: String, answer: String)] = []
  /// The same with and without an article.
  var articles: [(with: String, without: String)] = []
  /// The same without the apostrophe of an article.
  var lostApostrophes: [(accepted: String, answer: String)] = []
  /// The same with the article of another gender.
  var otherArticles: [(accepted: String, answer: String)] = []
  /// Words of every day of which neither is the other misspelled.
  var words: [(String, String)] = []
  /// Plurals that are also other words.
  var plurals: [(accepted: String, answer: String)] = []
  /// Words whose groups of letters are usual.
  var wordsOfItsLetters = ""
  /// A word by which the language is known where none is said.
  var wordThatShowsIt: String?
  /// Numbers as the matcher takes them, and answers in words.
  var numbers: [(key: String, answer: String)] = []
  /// How to count to a thousand.
  var counting: Counting?
  /// Dates as the matcher takes them, and answers.
  var dates: [(key: String, answer: String)] = []

  init(_ tag: String) {
    language = Language(tag)
  }

  var testDescription: String { language.rawValue }

  static let all = [
    english, german, french, spanish, italian, portuguese, dutch, czech, russian,
  ]
}

extension LanguageSamples {
  struct Case {
    let accepted: String
    let answer: String
    let counts: Bool
  }

  var cases: [Case] {
    answers.split(separator: "\n").flatMap { line -> [Case] in
      let sides = line.split(separator: "|")
      let right = sides[0].split(separator: ":", maxSplits: 1)
      return zip([right[1]] + sides.dropFirst(), [true, false]).flatMap { answers, counts in
        answers.split(separator: ",").map { answer in
          Case(
            accepted: String(right[0]),
            answer: String(answer.drop(while: \.isWhitespace)),
            counts: counts
          )
        }
      }
    }
  }
}

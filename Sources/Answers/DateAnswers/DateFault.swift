// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// A fault in the content of a ``DateMatcher``.
public enum DateFault: ContentFault {
  /// The JSON is missing something or has a form that cannot be read.
  case malformed(String)
  /// An accepted answer cannot be read as a date, or can be read as several.
  case unreadable(String, Verdict.NotGradable)
  /// The tolerance is negative or above ``DateMatcher/Tolerance/maximum``.
  case toleranceOutOfRange(DateMatcher.Tolerance)
  /// An accepted answer is vaguer than answers have to be.
  case notAsExact(String, DatePrecision)
}

extension DateFault: CustomStringConvertible {
  /// Returns what is wrong as a sentence for authors.
  public func sentence(in phrasebook: Phrasebook) -> String {
    words.wording.text(in: phrasebook) { dateSentences($0, in: phrasebook) }
  }

  /// The fault in English, for developers.
  public var description: String { words.description }

  private var words: (description: String, wording: Wording) {
    switch self {
    case .malformed(let reason): (reason, Wording("malformed", ["reason": "\(reason)"]))
    case .unreadable(let answer, let fault):
      (
        "the accepted answer \"\(answer)\" cannot be read: \(fault)",
        Wording { phrasebook, say in
          let reason = fault.sentence(in: phrasebook)
          return say(Sentence("unreadable", ["answer": "\(answer)", "reason": "\(reason)"]))
        }
      )
    case .toleranceOutOfRange(let tolerance):
      (
        "the tolerance \(tolerance) is impossible",
        Wording("toleranceOutOfRange", ["maximum": .count(DateMatcher.Tolerance.maximum)])
      )
    case .notAsExact(let answer, let precision):
      (
        "the accepted answer \"\(answer)\" is not exact to the \(precision.rawValue)",
        Wording("notAsExact", ["answer": "\(answer)"])
      )
    }
  }
}

/// The sentences about dates: about matchers for authors, and about answers.
package let dateSentences = SentenceCatalog(
  "dates",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "A tolerance is from 0 to {maximum} days or years.",
    "notAsExact": "The accepted answer “{answer}” is not as exact as answers have to be.",

    // The examples are no dates that anybody asks for.
    "answer.otherDate": "This is a different date.",
    "answer.otherPart.day": "Month and year are right, but the day is wrong.",
    "answer.otherPart.month": "Only the month is wrong.",
    "answer.otherPart.year": "Only the year is wrong.",
    "answer.partMissing.day": "This is right as far as it goes, but the day is missing.",
    "answer.partMissing.month": "This is right as far as it goes, but the month is missing.",
    "answer.partMissing.year": "This is right as far as it goes, but the year is missing.",
    "answer.partMissing.decade": "This is right as far as it goes, but the decade is missing.",
    "answer.dayAndMonthExchanged": "Day and month are swapped.",
    "answer.eraMissing": "This would be a year AD: “BC” is missing.",
    "answer.otherEra": "The number is right, but the era is wrong.",
    "answer.endsExchanged": "The beginning and the end are swapped.",
    "answer.otherEnd": "One end of the period is right, the other is not.",
    "answer.periodExpected": "A period with a beginning and an end is expected.",
    "answer.singleDateExpected": "A single date is expected, not a period.",
    "answer.empty": "Write a date.",
    "answer.notADate": "This is not a date: write one such as 5 June 1234, 1234 or 123 BC.",
    "answer.unexpected": "“{text}” cannot be read in a date: write one such as 5 June 1234.",
    "answer.unclearMonth": "“{text}” could be more than one month: check the spelling.",
    "answer.unknownDay": "The calendar has no such date: check day, month and year.",
    "answer.otherWeekday": "“{text}” does not match this date: check it, or leave it out.",
    "answer.shortYear": "The century is unclear: write the year in full, as in 1234.",
    "answer.ambiguousOrder":
      "It is unclear which number is the day: write the month as a word, as in 5 June 1234.",
    "answer.ambiguous": "This can be read in two ways: write it in words, as in June 1234.",
  ]
)

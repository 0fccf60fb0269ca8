// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Says what is wrong with a ``DateMatcher``.
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

/// The sentences of matchers of dates for authors.
package let dateSentences = SentenceCatalog(
  "dates",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "A tolerance is from 0 to {maximum} days or years.",
    "notAsExact": "The accepted answer “{answer}” is not as exact as answers have to be.",
  ]
)

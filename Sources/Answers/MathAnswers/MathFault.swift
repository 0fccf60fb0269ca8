// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Says what is wrong with a ``NumericMatcher`` or an ``AlgebraMatcher``.
public enum MathFault: ContentFault {
  /// The JSON is missing something or has a form that cannot be read.
  case malformed(String)
  /// An accepted answer cannot be read as a number, an interval or an expression.
  case unreadable(String, Verdict.NotGradable)
  /// The tolerance is negative or not finite, or asks for too few or too many figures or decimal
  /// places.
  case toleranceOutOfRange(NumericMatcher.Tolerance)
  /// No number can be written as required.
  case requirementOutOfRange(NumberRequirement)
  /// The policy demands a unit and this accepted answer has none.
  case unitMissing(String)
  /// The policy demands no unit and this accepted answer has one.
  case unitNotExpected(String)
}

extension MathFault: CustomStringConvertible {
  /// Returns what is wrong as a sentence for authors.
  public func sentence(in phrasebook: Phrasebook) -> String {
    words.wording.text(in: phrasebook) { mathSentences($0, in: phrasebook) }
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
        Wording("toleranceOutOfRange", ["tolerance": "\(tolerance)"])
      )
    case .requirementOutOfRange(let requirement):
      (
        "no number can be written \(requirement.phrase(in: .english))",
        Wording { phrasebook, say in
          let form = requirement.phrase(in: phrasebook)
          return say(Sentence("requirementOutOfRange", ["form": "\(form)"]))
        }
      )
    case .unitMissing(let answer):
      (
        "the accepted answer \"\(answer)\" has no unit, expected one",
        Wording("unitMissing", ["answer": "\(answer)"])
      )
    case .unitNotExpected(let answer):
      (
        "the accepted answer \"\(answer)\" has a unit, expected none",
        Wording("unitNotExpected", ["answer": "\(answer)"])
      )
    }
  }
}

/// The sentences of matchers of numbers and expressions for authors.
package let mathSentences = SentenceCatalog(
  "math",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "The tolerance {tolerance} is impossible.",
    "requirementOutOfRange": "No number can be written {form}.",
    "unitMissing": "The accepted answer “{answer}” needs a unit.",
    "unitNotExpected": "The accepted answer “{answer}” must not have a unit.",
  ]
)

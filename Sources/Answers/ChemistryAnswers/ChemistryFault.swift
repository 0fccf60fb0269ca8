// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Says what is wrong with a ``ChemicalMatcher``.
public enum ChemistryFault: ContentFault {
  /// The JSON is missing something or has a form that cannot be read.
  case malformed(String)
  /// An accepted answer cannot be read.
  case unreadable(String, Verdict.ChemicalFault)
  /// An accepted equation is not balanced.
  case unbalanced(String, Verdict.ChemicalMismatch)
  /// An accepted configuration has more electrons in a subshell than there is room for.
  case tooManyElectrons(String)
  /// States are required, and no species of this accepted answer has one; the first is named.
  case stateMissing(String, of: String)
}

extension ChemistryFault: CustomStringConvertible {
  /// Returns what is wrong as a sentence for authors.
  public func sentence(in phrasebook: Phrasebook) -> String {
    words.wording.text(in: phrasebook) { chemistrySentences($0, in: phrasebook) }
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
    case .unbalanced(let answer, let mismatch):
      (
        "the accepted answer \"\(answer)\" cannot be right: \(mismatch.sentence(in: .english))",
        Wording { phrasebook, say in
          let reason = mismatch.sentence(in: phrasebook)
          return say(Sentence("unbalanced", ["answer": "\(answer)", "reason": "\(reason)"]))
        }
      )
    case .tooManyElectrons(let answer):
      (
        "the accepted answer \"\(answer)\" has more electrons in a subshell than there is room for",
        Wording("tooManyElectrons", ["answer": "\(answer)"])
      )
    case .stateMissing(let answer, let part):
      (
        "the accepted answer \"\(answer)\" has no state at \(part), expected one",
        Wording("stateMissing", ["answer": "\(answer)", "part": "\(part)"])
      )
    }
  }
}

/// The sentences of matchers of formulae and equations for authors.
package let chemistrySentences = SentenceCatalog(
  "chemistry",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "unbalanced": "The accepted answer “{answer}” cannot be right. {reason}",
    "tooManyElectrons":
      "The accepted answer “{answer}” has more electrons in a subshell than there is room for.",
    "stateMissing": "The accepted answer “{answer}” needs a state symbol at “{part}”.",
  ]
)

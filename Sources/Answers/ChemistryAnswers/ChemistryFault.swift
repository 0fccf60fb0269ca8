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
    let sentence: Sentence =
      switch self {
      case .malformed(let reason): Sentence("malformed", ["reason": "\(reason)"])
      case .unreadable(let answer, let fault):
        Sentence(
          "unreadable",
          ["answer": "\(answer)", "reason": "\(fault.sentence(in: phrasebook))"]
        )
      case .unbalanced(let answer, let mismatch):
        Sentence(
          "unbalanced",
          ["answer": "\(answer)", "reason": "\(mismatch.sentence(in: phrasebook))"]
        )
      case .tooManyElectrons(let answer): Sentence("tooManyElectrons", ["answer": "\(answer)"])
      case .stateMissing(let answer, let part):
        Sentence("stateMissing", ["answer": "\(answer)", "part": "\(part)"])
      }
    return chemistrySentences(sentence, in: phrasebook)
  }

  /// The fault in English, for developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .unreadable(let answer, let fault):
      "the accepted answer \"\(answer)\" cannot be read: \(fault)"
    case .unbalanced(let answer, let mismatch):
      "the accepted answer \"\(answer)\" cannot be right: \(mismatch.sentence(in: .english))"
    case .tooManyElectrons(let answer):
      "the accepted answer \"\(answer)\" has more electrons in a subshell than there is room for"
    case .stateMissing(let answer, let part):
      "the accepted answer \"\(answer)\" has no state at \(part), expected one"
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

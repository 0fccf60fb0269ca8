// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// A fault in the content of a ``ChemicalMatcher``.
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

/// The sentences about formulae and equations: about matchers for authors, and about answers.
package let chemistrySentences = SentenceCatalog(
  "chemistry",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "unbalanced": "The accepted answer “{answer}” cannot be right. {reason}",
    "tooManyElectrons":
      "The accepted answer “{answer}” has more electrons in a subshell than there is room for.",
    "stateMissing": "The accepted answer “{answer}” needs a state symbol at “{part}”.",

    "answer.count": "Atoms of {element}: there are {written} instead of {expected}.",
    "answer.charge": "The charge of {part} is {expected}, not {written}.",
    "answer.structure":
      "The atoms are right, but the formula must show how they belong together.",
    "answer.capitals":
      "Mind upper and lower case: in formulae they decide which element is meant.",
    "answer.zeroForOxygen": "There is a zero where the letter O for oxygen belongs.",
    "answer.massNumber": "The mass number is {expected}, not {written}.",
    "answer.noMassNumber": "The mass number {expected} is missing.",
    "answer.needlessMassNumber": "The mass number {written} does not belong there.",
    "answer.atomicNumber": "{element} has the atomic number {expected}, not {written}.",
    "answer.missing": "{part} is missing.",
    "answer.needless": "{part} does not belong there.",
    "answer.replaced": "{written} is where {expected} should be.",
    "answer.unbalanced":
      "This is not balanced. Atoms of {element}: {left} on the left, {right} on the right.",
    "answer.unbalancedCharge":
      "This is not balanced: the charge is {left} on the left and {right} on the right.",
    "answer.unbalancedNuclides":
      "This is not balanced: the nuclides add up to {left} on the left and to {right} on the right.",
    "answer.multiple": "The equation is balanced, but other coefficients are asked for.",
    "answer.coefficient": "The coefficient of {part} is {expected}, not {written}.",
    "answer.sidesExchanged": "Reactants go on the left and products on the right.",
    "answer.arrow.bothWays": "This reaction goes in one direction only: write →.",
    "answer.arrow.oneWay": "This reaction goes both ways: write ⇌.",
    "answer.state": "The state of {part} is {expected}, not {written}.",
    "answer.noState": "The state of {part} is missing: {expected}.",
    "answer.electrons":
      "In {subshell} there {written, plural, one {is # electron} other {are # electrons}} instead "
      + "of {expected}.",
    "answer.empty": "There is nothing to read: write a formula.",
    "answer.unexpected": "“{sign}” at character {place} cannot be read in a formula.",
    "answer.unexpectedEnd": "Something is missing at the end.",
    "answer.unknownElement":
      "There is no element “{symbol}” (character {place}): mind upper and lower case.",
    "answer.unpaired": "“{bracket}” at character {place} is not closed, or was not opened.",
    "answer.numberOutOfRange": "The number at character {place} is 0 or too large.",
    "answer.tooComplex": "This is too long to be read: at most {limit} are read.",
    "answer.name": "A formula is expected, not a name.",
    "answer.otherForm": "This should be {form}.",
    "answer.form.formula": "a single formula",
    "answer.form.equation": "an equation with an arrow",
    "answer.form.configuration": "an electron configuration such as 1s2 2s1",
    "answer.form.nuclide": "a nuclide such as C-14",
    "answer.ions": "These are separate ions: write one formula.",
    "answer.ambiguousCharge":
      "The last digit can count atoms or charges: write the charge after ^, as in SO4^2-.",
    "answer.order": "The atoms are right: write them in the usual order.",
    "answer.detailed": "Write each element once, without showing the structure.",
    "answer.otherNotation": "The atoms are right: write the formula in the usual notation.",
  ]
)

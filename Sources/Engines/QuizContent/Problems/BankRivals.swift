// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
public import LudusCore

extension ProblemBank {
  /// Chooses which other terms of a bank a written answer must not be taken for.
  ///
  /// An answer that may be misspelled does not count when it is, or is as near to, the answer of another problem: "Missouri" is
  /// no misspelled "Mississippi" where both are asked. The ``ProblemBank/terms`` of the author, the confusables of a problem and
  /// a lexicon that was added are rivals in any case.
  public enum Rivals: String, Hashable, Sendable, CaseIterable, JSONName {
    /// All terms of the bank.
    case bank
    /// The terms of the set that the problem directly belongs to, for a bank of subjects that have words in common.
    case set
    /// No term of another problem.
    case none
  }

  /// The lexicon that answers to a problem are judged by.
  ///
  /// - Complexity: O(1).
  package func lexicon(of problem: Problem.ID) -> Lexicon {
    rivals == .set ? vocabulary.lexicon(of: setID(of: problem)) : lexicon
  }
}

/// The terms of a bank that answers could mean, made ready once.
struct BankVocabulary: Sendable {
  /// The terms for answers to all problems.
  private(set) var whole: KnownVocabulary
  /// The terms for answers to the problems of a set, where sets have lexicons of their own.
  private var bySet: [ProblemSet.ID: KnownVocabulary] = [:]
  /// The words and terms that were added to those of the bank.
  private(set) var added = Lexicon.empty

  init(of sets: [ProblemSet], rivals: ProblemBank.Rivals, terms: [String]) {
    let problems = sets.lazy.flatMap(\.problems)
    switch rivals {
    case .bank:
      whole = KnownVocabulary(problems.vocabulary(with: terms))
    case .set:
      whole = KnownVocabulary(Lexicon(terms: terms))
      for set in sets {
        bySet[set.id] = KnownVocabulary(set.problems.vocabulary(with: terms))
      }
    case .none:
      whole = KnownVocabulary(Lexicon(terms: terms))
    }
  }

  /// Returns the lexicon of a set, or that of all.
  func lexicon(of set: ProblemSet.ID?) -> Lexicon {
    (set.flatMap { bySet[$0] } ?? whole).lexicon
  }

  /// Returns the vocabulary with a further lexicon everywhere.
  func adding(_ lexicon: Lexicon) -> BankVocabulary {
    var result = self
    result.whole = KnownVocabulary(whole.lexicon.adding(lexicon))
    result.bySet = bySet.mapValues { KnownVocabulary($0.lexicon.adding(lexicon)) }
    result.added = added.adding(lexicon)
    return result
  }
}

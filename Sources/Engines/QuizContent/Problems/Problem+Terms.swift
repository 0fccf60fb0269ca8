// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
internal import LudusCore

/// A vocabulary that answers are judged with, which belongs to content in memory; it makes no difference to equality.
package struct KnownVocabulary: Hashable, Sendable {
  /// The storage is shared, so that a quiz with many items stays small.
  private final class Storage: Sendable {
    let lexicon: Lexicon

    init(_ lexicon: Lexicon) {
      self.lexicon = lexicon
    }
  }

  private let storage: Storage?

  /// Creates a vocabulary.
  package init(_ lexicon: Lexicon = .empty) {
    storage = lexicon.isEmpty ? nil : Storage(lexicon)
  }

  /// The words and terms.
  package var lexicon: Lexicon { storage?.lexicon ?? .empty }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension ProblemKind {
  /// The longest text that is taken for a term and not for a sentence, in bytes.
  private static let maximumTerm = 100

  /// The terms that a learner could mean by a written answer, as far as the kind has them: accepted answers, what is confused with
  /// them, options and items to match.
  var terms: [String] {
    let texts: [String] =
      switch self {
      case .multipleChoice(let options, _), .checkAll(let options, _):
        options.all.filter { $0.role != .noneOfTheAbove }.map(\.text.plainText)
      case .exactMatch(let matcher): matcher.accepted
      case .roughMatch(let matcher): matcher.accepted + matcher.confusables
      case .matching(let task): (task.left + task.right).map(\.text.plainText)
      case .cloze(let task): task.gaps.flatMap(\.kind.terms)
      case .numeric, .algebraic, .chemical, .date, .ordering, .openResponse: []
      }
    return texts.filter { $0.utf8.count <= Self.maximumTerm }
  }

  /// The matchers of answers that may be misspelled, for which other terms matter.
  package var roughMatchers: [RoughMatcher] {
    switch self {
    case .roughMatch(let matcher): [matcher]
    case .cloze(let task): task.gaps.flatMap(\.kind.roughMatchers)
    default: []
    }
  }
}

extension Sequence<Problem> {
  /// A vocabulary of all that the problems write about, with further terms; empty where no answer may be misspelled.
  package func vocabulary(with further: [String]) -> Lexicon {
    guard contains(where: { !$0.kind.roughMatchers.isEmpty }) else { return .empty }
    return Lexicon(terms: flatMap(\.kind.terms) + further)
  }
}

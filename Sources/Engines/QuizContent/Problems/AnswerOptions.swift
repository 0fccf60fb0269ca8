// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The options of a problem, with the way they are shown.
public struct AnswerOptions: Hashable, Sendable {
  /// The options in the order of their author.
  public let all: [AnswerOption]
  /// Whether a quiz shows them in random order.
  public let areShuffled: Bool

  /// Creates the options of a problem.
  ///
  /// - Parameters:
  ///   - all: The options in the order of their author.
  ///   - areShuffled: Whether a quiz shows them in random order.
  public init(_ all: [AnswerOption], areShuffled: Bool = false) {
    self.all = all
    self.areShuffled = areShuffled
  }

  /// The options that are right to pick, in the order of their author.
  public var correct: [AnswerOption] { all.filter(\.isCorrect) }

  /// The option with an identifier, or nil when there is none.
  ///
  /// - Complexity: O(*n*).
  public subscript(id id: AnswerOption.ID) -> AnswerOption? {
    offset(of: id).map { all[$0] }
  }

  /// Where the option with an identifier is, or nil when there is none.
  package func offset(of id: AnswerOption.ID) -> Int? {
    all.indices.first { all[$0].id == id }
  }
}

extension AnswerOptions: ExpressibleByArrayLiteral {
  /// Creates options that are shown in the order given.
  public init(arrayLiteral elements: AnswerOption...) {
    self.init(elements)
  }
}

/// In JSON options are the keys `options` and, where they are shuffled, `shuffleOptions`.
extension AnswerOptions: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let all = record.field("options", \.all)
    let areShuffled = record.field("shuffleOptions", \.areShuffled, default: false)
    return try AnswerOptions(all(), areShuffled: areShuffled())
  }
}

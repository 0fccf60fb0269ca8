// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension Quiz {
  /// The orders that a version of a quiz changes.
  public struct Reshuffling: Hashable, Sendable {
    /// A choice of the options that change their order.
    public enum Options: String, Hashable, Sendable, CaseIterable, JSONName {
      /// None, and no items either.
      case none
      /// Those whose author has them shuffled.
      case whereShuffled
      /// All of them; those of a statement that is true or false, and all that are
      /// `AnswerOption.Role.fixed` or "none of the above", keep their places.
      case everywhere
    }

    /// Whether problems change their order.
    public var problems: Bool
    /// The options, of problems and of gaps, that change their order.
    ///
    /// Items to be put in order and the right column of a matching problem, whose order means
    /// nothing, change theirs unless it is ``Options/none``.
    public var options: Options

    /// Creates a choice of orders.
    ///
    /// - Parameters:
    ///   - problems: Whether problems change their order.
    ///   - options: The choice of the options that change their order.
    public init(problems: Bool = true, options: Options = .whereShuffled) {
      self.problems = problems
      self.options = options
    }

    /// Problems, and options whose author has them shuffled.
    public static let standard = Reshuffling()
  }

  /// Returns a version of the quiz: the same problems with the same keys and the same options, in
  /// another order.
  ///
  /// ```swift
  /// let versionB = quiz.reshuffled(seed: 2)
  /// ```
  ///
  /// The same quiz, choice and seed give the same version on every platform. Responses name options
  /// and items by their identifiers, so they mean the same in every version, and statistics add
  /// them up: a version has the name of its quiz. Problems that follow one another under the same
  /// introduction stay together, in their order. Items to be put in order are never in a right one.
  ///
  /// - Parameters:
  ///   - choice: The choice of the orders that change.
  ///   - seed: Any number; another one usually gives another version.
  /// - Returns: The version, under the same name and rules.
  /// - Complexity: O(*n*) in the numbers of problems and options.
  public func reshuffled(_ choice: Reshuffling = .standard, seed: UInt64) -> Quiz {
    var generator = SeededGenerator(seed: seed)
    var blocks: [[Quiz.Item]] = []
    for item in items {
      let introduction = item.problem.introduction
      if introduction != nil, blocks.last?.last?.problem.introduction == introduction {
        blocks[blocks.count - 1].append(item)
      } else {
        blocks.append([item])
      }
    }
    let ordered = choice.problems ? generator.shuffled(blocks) : blocks
    return keeping(
      ordered.flatMap(\.self).map { item in
        var version = item
        version.shown = item.shown.reshuffled(choice.options, of: item.problem, using: &generator)
        return version
      }
    )
  }
}

extension ShownParts {
  /// The same parts in another order.
  fileprivate func reshuffled(
    _ choice: Quiz.Reshuffling.Options,
    of problem: Problem,
    using generator: inout some RandomNumberGenerator
  ) -> ShownParts {
    guard choice != .none else { return self }
    func version(_ shown: [AnswerOption], of all: AnswerOptions?) -> [AnswerOption] {
      choice == .everywhere || all?.areShuffled == true
        ? shown.shuffledWhereOrdinary(using: &generator) : shown
    }
    var parts = self
    parts.options = version(options, of: problem.kind.options)
    parts.items = generator.shuffled(items)
    if problem.kind.quizTask?.isSolved(by: parts.items) == true { parts.items.reverse() }
    for gap in problem.kind.gaps {
      parts.gapOptions[gap.id] = gapOptions[gap.id].map { version($0, of: gap.kind.options) }
    }
    return parts
  }
}

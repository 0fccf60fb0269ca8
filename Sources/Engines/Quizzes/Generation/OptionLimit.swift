// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension Blueprint {
  /// The number of options of a problem that a quiz shows, and the treatment of problems that must
  /// show more.
  ///
  /// Surplus wrong options are left out at random. Always shown are the right ones, those that are
  /// `AnswerOption.Role.fixed`, and "none of the above"; the choices in the gaps of a text are
  /// limited alike.
  ///
  /// ```swift
  /// let blueprint = try Blueprint(count: 10) { $0.optionLimit = try Blueprint.OptionLimit(3) }
  /// ```
  public struct OptionLimit: Hashable, Sendable {
    /// The treatment of a problem that always shows more options than the limit.
    public enum Excess: String, Hashable, Sendable, JSONName {
      /// Those options are all shown, and no other one.
      case showAllCorrect
      /// The problem is not drawn.
      case leaveProblemOut
    }

    /// The greatest number of options that are shown, at least 2; nil for all.
    package let count: Int?
    /// The treatment of a problem with more options than that which are always shown.
    package let excess: Excess

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - count: The greatest number of options that are shown, at least 2; nil for all.
    ///   - excess: The treatment of a problem with more options than that which are always shown.
    /// - Throws: A fault for a count below 2.
    public init(
      _ count: Int?,
      excess: Excess = .showAllCorrect
    ) throws(ContentError<ProblemFault>) {
      if let count, count < 2 {
        let fault = ProblemFault.Reason.blueprint(.tooFewOptions(count))
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("count"))])
      }
      self.init(unchecked: count, excess: excess)
    }

    private init(unchecked count: Int?, excess: Excess) {
      self.count = count
      self.excess = excess
    }

    /// At most four options, the rule of QuizASSIST; more when more must be shown.
    public static let four = Blueprint.OptionLimit(unchecked: 4, excess: .showAllCorrect)
    /// All options.
    public static let unlimited = Blueprint.OptionLimit(unchecked: nil, excess: .showAllCorrect)
  }
}

/// In JSON a limit is an object with `count`, null for all options, and `excess` where it is not
/// the default.
extension Blueprint.OptionLimit: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let count = record.field("count", \.count, default: 4)
    let excess = record.field("excess", \.excess, default: .showAllCorrect)
    return try Blueprint.OptionLimit(count(), excess: excess())
  }
}

extension Blueprint.OptionLimit {
  /// Whether a problem is drawn at all.
  func admits(_ problem: Problem) -> Bool {
    guard excess == .leaveProblemOut, let count else { return true }
    return problem.kind.allOptions.allSatisfy { options in
      options.all.count(where: \.isAlwaysShown) <= count
    }
  }

  /// The options that are always shown and as many others as there is room for, in the order to
  /// show them.
  func draw(
    from options: AnswerOptions,
    using generator: inout some RandomNumberGenerator
  ) -> [AnswerOption] {
    var shown = options.all
    if let count, shown.count > count {
      let others = shown.filter { !$0.isAlwaysShown }.map(\.id)
      let room = Swift.max(count - (shown.count - others.count), 0)
      let kept = Set(generator.draw(room, of: others))
      shown = shown.filter { $0.isAlwaysShown || kept.contains($0.id) }
    }
    return options.areShuffled ? shown.shuffledWhereOrdinary(using: &generator) : shown
  }
}

extension [AnswerOption] {
  /// Shuffles the options that may stand anywhere; the others keep their places.
  func shuffledWhereOrdinary(
    using generator: inout some RandomNumberGenerator
  ) -> [AnswerOption] {
    let places = indices.filter { self[$0].role == .ordinary }
    var shuffled = self
    for (place, option) in zip(places, generator.shuffled(places.map { self[$0] })) {
      shuffled[place] = option
    }
    return shuffled
  }
}

extension AnswerOption {
  /// Whether no limit leaves the option out.
  var isAlwaysShown: Bool { isCorrect || role != .ordinary }
}

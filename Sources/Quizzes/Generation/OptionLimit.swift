internal import LudusCore

extension Blueprint {
  /// How many options of a problem a quiz shows, and what happens to problems that must show more.
  ///
  /// Surplus wrong options are left out at random. Always shown are the right ones, those that are
  /// ``AnswerOption/Role/fixed``, and "none of the above"; the choices in the gaps of a text are limited alike.
  ///
  /// ```swift
  /// let blueprint = Blueprint(count: 10, optionLimit: Blueprint.OptionLimit(3))
  /// ```
  public struct OptionLimit: Hashable, Sendable {
    /// What happens to a problem with more options that are always shown than the limit.
    public enum Excess: String, Hashable, Sendable, Codable, CaseIterable {
      /// Those options are all shown, and no other one.
      case showAllCorrect
      /// The problem is not drawn.
      case leaveProblemOut
    }

    /// How many options are shown at most, at least 2; nil for all.
    public var count: Int?
    /// What happens to a problem with more options than that which are always shown.
    public var excess: Excess

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - count: How many options are shown at most, at least 2; nil for all.
    ///   - excess: What happens to a problem with more options than that which are always shown.
    public init(_ count: Int?, excess: Excess = .showAllCorrect) {
      self.count = count
      self.excess = excess
    }

    /// At most four options, the rule of QuizASSIST; more when more must be shown.
    public static let four = Blueprint.OptionLimit(4)
    /// All options.
    public static let unlimited = Blueprint.OptionLimit(nil)
  }
}

/// In JSON a limit is an object with `count`, null for all options, and `excess` where it is not the default.
extension Blueprint.OptionLimit: Codable {
  private enum Key: String, CodingKey {
    case count, excess
  }

  /// Reads a limit; what is not there has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let count =
      container.contains(.count)
      ? try container.decode(Int?.self, forKey: .count) : Blueprint.OptionLimit.four.count
    let excess = try container.decodeIfPresent(Excess.self, forKey: .excess)
    self.init(count, excess: excess ?? .showAllCorrect)
  }

  /// Writes the limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(count, forKey: .count)
    try container.encode(excess, unless: .showAllCorrect, forKey: .excess)
  }
}

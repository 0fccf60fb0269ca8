/// What a quiz is to be made of.
///
/// ```swift
/// let blueprint = Blueprint(sets: ["ch1010/acids", "ch1010/moles"], count: 10)
/// let quiz = try Quiz(from: bank, blueprint, using: &generator)
/// ```
public struct Blueprint: Hashable, Sendable, Codable {
  /// The numbers of problems that QuizASSIST let its players choose from.
  ///
  /// A blueprint takes any number of at least 1; an app may offer these.
  public static let usualCounts = 5...20

  /// The sets to draw from, each with all sets in it, or nil for the whole bank.
  ///
  /// A problem that is in several of them is drawn once.
  public var sets: [ProblemSet.ID]?
  /// How many problems to draw, at least 1.
  ///
  /// A quiz is shorter when there are fewer.
  public var count: Int
  /// How many options to show at most.
  public var optionLimit: OptionLimit

  /// Creates a blueprint.
  ///
  /// - Parameters:
  ///   - sets: The sets to draw from, each with all sets in it, or nil for the whole bank.
  ///   - count: How many problems to draw, at least 1.
  ///   - optionLimit: How many options to show at most.
  public init(
    sets: [ProblemSet.ID]? = nil,
    count: Int,
    optionLimit: OptionLimit = .four
  ) {
    self.sets = sets
    self.count = count
    self.optionLimit = optionLimit
  }
}

/// How many options of a problem a quiz shows, and what happens to problems with more right ones.
///
/// Every right option is always shown, and surplus wrong ones are left out at random.
public struct OptionLimit: Hashable, Sendable, Codable {
  /// What happens to a problem with more right options than the limit.
  public enum Excess: String, Hashable, Sendable, Codable, CaseIterable {
    /// All right options are shown, and no wrong one.
    case showAllCorrect
    /// The problem is not drawn.
    case leaveProblemOut
  }

  /// How many options are shown at most, at least 2; nil for all.
  public var count: Int?
  /// What happens to a problem with more right options than that.
  public var excess: Excess

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - count: How many options are shown at most, at least 2; nil for all.
  ///   - excess: What happens to a problem with more right options than that.
  public init(_ count: Int?, excess: Excess = .showAllCorrect) {
    self.count = count
    self.excess = excess
  }

  /// At most four options, the rule of QuizASSIST; more when more are right.
  public static let four = OptionLimit(4)
  /// All options.
  public static let none = OptionLimit(nil)
}

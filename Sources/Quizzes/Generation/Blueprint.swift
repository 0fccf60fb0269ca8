/// What a quiz is to be made of.
///
/// ```swift
/// let blueprint = Blueprint(sets: ["ch1010/acids", "ch1010/moles"], count: 10)
/// let quiz = try Quiz(from: bank, blueprint, using: &generator)
/// ```
public struct Blueprint: Hashable, Sendable {
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

/// In JSON only what differs from the default is written.
extension Blueprint: Codable {
  private enum Key: String, CodingKey {
    case sets, count, optionLimit
  }

  /// Reads a blueprint; what is not there has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      sets: try container.decodeIfPresent([ProblemSet.ID].self, forKey: .sets),
      count: try container.decode(Int.self, forKey: .count),
      optionLimit: try container.decodeIfPresent(OptionLimit.self, forKey: .optionLimit) ?? .four
    )
  }

  /// Writes the blueprint, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(sets, forKey: .sets)
    try container.encode(count, forKey: .count)
    if optionLimit != .four {
      try container.encode(optionLimit, forKey: .optionLimit)
    }
  }
}

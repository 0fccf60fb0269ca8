internal import LudusCore

/// What a diary goes by.
///
/// ```swift
/// let policies = DiaryPolicies(xp: try XPPolicy(event: 5, goal: 20))
/// var diary = Diary(owner: "eva", policies: policies)
/// ```
public struct DiaryPolicies: Hashable, Sendable {
  /// What completing items earns.
  public var xp: XPPolicy
  /// When the learner is told what is due.
  public var reminders: ReminderPolicy
  /// How many others an average must be about to be shown; less than 2 counts as 2.
  public var minimumCohort: Int

  /// Creates policies; whatever is left out has its default.
  ///
  /// - Parameters:
  ///   - xp: What completing items earns.
  ///   - reminders: When the learner is told what is due.
  ///   - minimumCohort: How many others an average must be about to be shown; less than 2 counts as
  ///     2.
  public init(
    xp: XPPolicy = .standard,
    reminders: ReminderPolicy = .standard,
    minimumCohort: Int = 5
  ) {
    self.xp = xp
    self.reminders = reminders
    self.minimumCohort = minimumCohort
  }
}

/// In JSON policies are an object without what is the default: `{"minimumCohort":10}`.
extension DiaryPolicies: Codable {
  private enum Key: String, CodingKey {
    case xp, reminders, minimumCohort
  }

  /// Reads policies.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    let standard = DiaryPolicies()
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let xp = reader.read(XPPolicy.self, at: .xp, default: standard.xp)
    let reminders = reader.read(ReminderPolicy.self, at: .reminders, default: standard.reminders)
    let minimum = reader.read(Int.self, at: .minimumCohort, default: standard.minimumCohort)
    guard reader.isFaultless, let xp, let reminders, let minimum else { throw reader.error }
    self.init(xp: xp, reminders: reminders, minimumCohort: minimum)
  }

  /// Writes what is not the default.
  public func encode(to encoder: any Encoder) throws {
    let standard = DiaryPolicies()
    var container = encoder.container(keyedBy: Key.self)
    if xp != standard.xp {
      try container.encode(xp, forKey: .xp)
    }
    if reminders != standard.reminders {
      try container.encode(reminders, forKey: .reminders)
    }
    if minimumCohort != standard.minimumCohort {
      try container.encode(minimumCohort, forKey: .minimumCohort)
    }
  }
}

public import LudusCore
internal import LudusFoundation

/// The content of a diary before anything happens in it: its owner and its rules.
///
/// In JSON the content is an object, `{"owner":"eva"}`, with `policies` where they are not the standard.
public struct DiaryContent: Hashable, Sendable {
  /// The learner whose diary it is.
  public let owner: Learner.ID
  /// The rules of the diary.
  public let policies: DiaryPolicies

  /// Creates the content of a diary.
  public init(owner: Learner.ID, policies: DiaryPolicies = .standard) {
    self.owner = owner
    self.policies = policies
  }
}

extension DiaryContent: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let owner = record.field("owner", \.owner)
    let policies = record.field("policies", \.policies, default: .standard)
    return try DiaryContent(owner: owner(), policies: policies())
  }
}

/// The rules of a diary: the points for completed items, the times of reminders, and the averages that are shown.
///
/// ```swift
/// let policies = try DiaryPolicies(xp: XPPolicy(event: 5, goal: 20))
/// var diary = Diary(owner: "eva", policies: policies)
/// ```
///
/// In JSON policies are an object without the values of the standard: `{"minimumCohort":10}`.
public struct DiaryPolicies: Hashable, Sendable {
  /// The points for completed items.
  public let xp: XPPolicy
  /// The times of reminders.
  public let reminders: ReminderPolicy
  /// The fewest others that an average must be about to be shown, 2 or more.
  public let minimumCohort: Int

  /// The standard policies, with averages of at least 5 others.
  public static let standard = DiaryPolicies(
    unchecked: .standard,
    .standard,
    Cohort.standardMinimum
  )

  /// Creates policies, with the standard for those left out.
  ///
  /// - Throws: `ContentError` with ``DiaryFault/outOfRange(_:expected:)`` for a smaller cohort.
  public init(
    xp: XPPolicy = .standard,
    reminders: ReminderPolicy = .standard,
    minimumCohort: Int = DiaryPolicies.standard.minimumCohort
  ) throws(ContentError<DiaryFault>) {
    self.init(unchecked: xp, reminders, minimumCohort)
    guard minimumCohort >= Cohort.smallestMinimum else {
      let range = Cohort.smallestMinimum...Int.max
      let fault = DiaryFault.outOfRange(minimumCohort, expected: range)
      throw ContentError(faults: [LocatedFault(fault, at: "minimumCohort")])
    }
  }

  private init(unchecked xp: XPPolicy, _ reminders: ReminderPolicy, _ minimumCohort: Int) {
    self.xp = xp
    self.reminders = reminders
    self.minimumCohort = minimumCohort
  }
}

extension DiaryPolicies: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let xp = record.field("xp", \.xp, default: .standard)
    let reminders = record.field("reminders", \.reminders, default: .standard)
    let minimum = record.field("minimumCohort", \.minimumCohort, default: standard.minimumCohort)
    return try DiaryPolicies(xp: xp(), reminders: reminders(), minimumCohort: minimum())
  }
}

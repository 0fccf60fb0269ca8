public import Gamification
public import LudusCore
internal import LudusFoundation

/// What completing an item of the learner's own earns.
///
/// ```swift
/// let policy = try XPPolicy(
///   event: 10, goal: 25, minimumAge: 30,
///   rules: PointsRules(caps: [PointsCap(100, per: .day)]))
/// ```
///
/// An item, or each occurrence of one that comes again, earns once. Against items that are made up
/// to be ticked off there are two means: caps of what can be earned in a day or a week, and an age
/// that an item must have. What is completed sooner is completed, but earns nothing.
///
/// The days of caps are those of clocks that are always the same time ahead of Greenwich, so that
/// all devices come to the same level wherever they are.
public struct XPPolicy: Hashable, Sendable {
  /// What an event earns, 0 to ``mostPoints``.
  public let event: Int
  /// What a goal earns, 0 to ``mostPoints``.
  public let goal: Int
  /// The age in minutes that an item must have to earn anything, 0 to a year.
  public let minimumAge: Int
  /// Caps and levels.
  public let rules: PointsRules
  /// How many minutes the clocks of caps are ahead of Greenwich, -720 to 840.
  public let minutesAheadOfGreenwich: Int

  /// Nothing earns more: 1,000,000.
  public static let mostPoints = 1_000_000
  private static let ages = 0...366 * 24 * 60
  private static let offsets = -12 * 60...14 * 60

  /// 10 points for an event and 25 for a goal, without caps, whatever their age.
  public static let standard = XPPolicy(
    unchecked: 10,
    goal: 25,
    minimumAge: 0,
    rules: .standard,
    offset: 0
  )

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - event: What an event earns, 0 to ``mostPoints``.
  ///   - goal: What a goal earns, 0 to ``mostPoints``.
  ///   - minimumAge: The age in minutes that an item must have to earn anything, 0 to a year.
  ///   - rules: Caps and levels.
  ///   - minutesAheadOfGreenwich: How far the clocks of caps are ahead of Greenwich, -720 to 840.
  /// - Throws: Every number that is not in its range.
  public init(
    event: Int = 10,
    goal: Int = 25,
    minimumAge: Int = 0,
    rules: PointsRules = .standard,
    minutesAheadOfGreenwich: Int = 0
  ) throws(ContentError<DiaryFault>) {
    let faults = Self.faults(event, goal, minimumAge, minutesAheadOfGreenwich)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(
      unchecked: event,
      goal: goal,
      minimumAge: minimumAge,
      rules: rules,
      offset: minutesAheadOfGreenwich
    )
  }

  private init(
    unchecked event: Int,
    goal: Int,
    minimumAge: Int,
    rules: PointsRules,
    offset: Int
  ) {
    self.event = event
    self.goal = goal
    self.minimumAge = minimumAge
    self.rules = rules
    minutesAheadOfGreenwich = offset
  }

  /// Returns what an item of a kind earns.
  func points(for kind: DiaryItem.Kind) -> Int {
    switch kind {
    case .event: event
    case .goal: goal
    case .note: 0
    }
  }

  /// How the days and weeks of caps are told.
  var days: DayReckoning {
    var calendar = Calendar(identifier: .gregorian)
    // Weeks begin on Monday, whatever the device's language.
    calendar.firstWeekday = 2
    calendar.timeZone = TimeZone(secondsFromGMT: minutesAheadOfGreenwich * 60) ?? .gmt
    return DayReckoning(calendar)
  }

  private static func faults(
    _ event: Int?,
    _ goal: Int?,
    _ minimumAge: Int?,
    _ offset: Int?
  ) -> [LocatedFault<DiaryFault>] {
    let checks: [(Int?, ClosedRange<Int>, Key)] = [
      (event, 0...mostPoints, .event), (goal, 0...mostPoints, .goal),
      (minimumAge, ages, .minimumAge), (offset, offsets, .minutesAheadOfGreenwich),
    ]
    return checks.compactMap { number, range, key in
      guard let number, !range.contains(number) else { return nil }
      return LocatedFault(.outOfRange(number, expected: range), at: key)
    }
  }
}

/// In JSON a policy is an object without what is the default: `{"goal":20,"minimumAge":30}`.
extension XPPolicy: Codable {
  private enum Key: String, CodingKey {
    case event, goal, minimumAge, rules, minutesAheadOfGreenwich
  }

  /// Reads a policy by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    let standard = XPPolicy.standard
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let event = reader.read(Int.self, at: .event, default: standard.event)
    let goal = reader.read(Int.self, at: .goal, default: standard.goal)
    let age = reader.read(Int.self, at: .minimumAge, default: 0)
    let offset = reader.read(Int.self, at: .minutesAheadOfGreenwich, default: 0)
    let rules = reader.read(Rules.self, at: .rules, default: Rules(standard.rules))?.rules
    reader.note(Self.faults(event, goal, age, offset))
    guard reader.isFaultless, let event, let goal, let age, let offset, let rules else {
      throw reader.error
    }
    self.init(unchecked: event, goal: goal, minimumAge: age, rules: rules, offset: offset)
  }

  /// Writes what is not the default.
  public func encode(to encoder: any Encoder) throws {
    let standard = XPPolicy.standard
    var container = encoder.container(keyedBy: Key.self)
    if event != standard.event {
      try container.encode(event, forKey: .event)
    }
    if goal != standard.goal {
      try container.encode(goal, forKey: .goal)
    }
    if minimumAge != 0 {
      try container.encode(minimumAge, forKey: .minimumAge)
    }
    if rules != standard.rules {
      try container.encode(rules, forKey: .rules)
    }
    if minutesAheadOfGreenwich != 0 {
      try container.encode(minutesAheadOfGreenwich, forKey: .minutesAheadOfGreenwich)
    }
  }
}

/// Rules whose faults are told as faults of a policy.
private struct Rules: Decodable {
  let rules: PointsRules

  init(_ rules: PointsRules) {
    self.rules = rules
  }

  init(from decoder: any Decoder) throws {
    do {
      rules = try PointsRules(from: decoder)
    } catch let error as ContentError<RuleFault> {
      throw ContentError(
        faults: error.faults.map { LocatedFault(DiaryFault.rule($0.fault), at: $0.place) }
      )
    }
  }
}

public import LudusCore

extension Streak {
  /// What keeps a streak going.
  ///
  /// ```swift
  /// let rules = try Streak.Rules(freezesEarnedEvery: 7, maximumFreezes: 2)
  /// ```
  ///
  /// A *freeze* saves a day, or a week, that was missed: the streak goes on, although that day does
  /// not count. Freezes are used by themselves, one for each day missed, while there are any.
  public struct Rules: Hashable, Sendable {
    /// What needs activity, again and again.
    public enum Period: String, CaseIterable, Hashable, Sendable, Codable {
      /// Every day that exists.
      case day
      /// Every week, on one of its days at least.
      case week
    }

    /// What needs activity.
    public let period: Period
    /// How many active days, or weeks, of a streak earn a freeze; nil when none are earned.
    public let freezesEarnedEvery: Int?
    /// With this many freezes no more are earned.
    public let maximumFreezes: Int
    /// How many freezes there are before anything has happened.
    public let initialFreezes: Int

    /// Streaks of days without freezes.
    public static let daily = Streak.Rules(unchecked: .day)
    /// Streaks of weeks without freezes.
    public static let weekly = Streak.Rules(unchecked: .week)

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - period: What needs activity.
    ///   - freezesEarnedEvery: How many active days, or weeks, of a streak earn a freeze, at least 1.
    ///   - maximumFreezes: With this many freezes no more are earned, 0 to 1000.
    ///   - initialFreezes: How many freezes there are at first, 0 to 1000.
    /// - Throws: Every number that is not in its range.
    public init(
      period: Period = .day,
      freezesEarnedEvery: Int? = nil,
      maximumFreezes: Int = 1,
      initialFreezes: Int = 0
    ) throws(ContentError<RuleFault>) {
      let faults = Self.faults(freezesEarnedEvery, maximumFreezes, initialFreezes)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(
        unchecked: period,
        earnedEvery: freezesEarnedEvery,
        maximum: maximumFreezes,
        initial: initialFreezes
      )
    }

    private init(
      unchecked period: Period,
      earnedEvery: Int? = nil,
      maximum: Int = 1,
      initial: Int = 0
    ) {
      self.period = period
      freezesEarnedEvery = earnedEvery
      maximumFreezes = maximum
      initialFreezes = initial
    }

    private static func faults(
      _ earnedEvery: Int?,
      _ maximum: Int?,
      _ initial: Int?
    ) -> [LocatedFault<RuleFault>] {
      let checks: [(Int?, ClosedRange<Int>, Key)] = [
        (earnedEvery, 1...Int.max, .freezesEarnedEvery), (maximum, 0...1000, .maximumFreezes),
        (initial, 0...1000, .initialFreezes),
      ]
      return checks.compactMap { number, range, key in
        guard let number, !range.contains(number) else { return nil }
        let place = ContentPlace().key(key.rawValue)
        return LocatedFault(.outOfRange(number, expected: range), at: place)
      }
    }
  }
}

/// In JSON rules are an object: `{"freezesEarnedEvery":7,"maximumFreezes":2,"period":"week"}`. What
/// is as in ``daily`` is left out.
extension Streak.Rules: Codable {
  private enum Key: String, CodingKey {
    case period, freezesEarnedEvery, maximumFreezes, initialFreezes
  }

  /// Reads rules by those of their initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, RuleFault>(decoder)
    let name = reader.read(String.self, at: .period, default: Period.day.rawValue)
    let earnedEvery = reader.read(Int?.self, at: .freezesEarnedEvery, default: nil)
    let maximum = reader.read(Int.self, at: .maximumFreezes, default: 1)
    let initial = reader.read(Int.self, at: .initialFreezes, default: 0)
    let period = name.flatMap(Period.init)
    if let name, period == nil {
      let names = Period.allCases.map(\.rawValue)
      reader.note(.unknown(name, expected: names), at: ContentPlace().key(Key.period.rawValue))
    }
    reader.note(Self.faults(earnedEvery ?? nil, maximum, initial))
    guard reader.isFaultless, let period, let earnedEvery, let maximum, let initial else {
      throw reader.error
    }
    self.init(unchecked: period, earnedEvery: earnedEvery, maximum: maximum, initial: initial)
  }

  /// Writes what is not as in ``daily``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(period, unless: .day, forKey: .period)
    try container.encodeIfPresent(freezesEarnedEvery, forKey: .freezesEarnedEvery)
    try container.encode(maximumFreezes, unless: 1, forKey: .maximumFreezes)
    try container.encode(initialFreezes, unless: 0, forKey: .initialFreezes)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension PlayerActivity {
  /// The activities that a metric counts or a rule applies to: those that meet all conditions.
  ///
  /// ```swift
  /// PlayerActivity.Filter(kinds: [.todo], tags: ["kitchen"], weekdays: [.saturday, .sunday])
  /// PlayerActivity.Filter(kinds: ["quiz"], subjects: ["algebra"], amounts: 80...100)
  /// ```
  ///
  /// In JSON a filter is an object with the conditions that it has:
  /// `{"kinds":["todo"],"tags":["kitchen"], "subjects":["windows"],"minimumAmount":10,"maximumAmount":20,"season":"spring", "hours":{"from":"22:00","to":"05:00"},"weekdays":["saturday","sunday"]}`.
  /// Other filters of which one must fit stand in a list under `any`, and those of which none may
  /// under `none`.
  public struct Filter: Hashable, Sendable {
    /// A part of the day by the local wall clock, in minutes after midnight.
    public struct Hours: Hashable, Sendable {
      /// The first time of the day.
      public let start: TimeOfDay
      /// The time of the day before which they end.
      public let end: TimeOfDay

      /// Creates hours; with an end before the start they go across midnight.
      ///
      /// - Parameters:
      ///   - start: The first time.
      ///   - end: The time after the last one, other than the first one.
      public init(from start: TimeOfDay, to end: TimeOfDay) {
        self.start = start
        self.end = end
      }

      func contains(_ minute: Int) -> Bool {
        let (first, last) = (start.minutes, end.minutes)
        return first < last ? (first..<last).contains(minute) : minute >= first || minute < last
      }
    }

    /// The kinds that count, or nil for all.
    public let kinds: Set<PlayerActivity.Kind>?
    /// The tags that an activity needs, all of them.
    public let tags: Set<String>
    /// The subjects that count, or nil for all and none.
    public let subjects: Set<String>?
    /// The amounts that count, or nil for all.
    public let amounts: ClosedRange<Int>?
    /// The season that counts, or nil for all.
    public let season: String?
    /// The time of day that counts, or nil for all.
    public let hours: Hours?
    /// The weekdays that count, or nil for all.
    public let weekdays: Set<CalendarDay.Weekday>?
    /// Filters of which at least one must fit; no condition when there are none.
    public let any: [Filter]
    /// Filters of which none may fit.
    public let none: [Filter]

    /// Creates a filter; without arguments every activity fits.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of which the activity is one, at least one; nil for any.
    ///   - tags: The tags that the activity has.
    ///   - subjects: The subjects of which that of the activity is one, at least one; nil for any
    ///     or none.
    ///   - amounts: The amounts of which that of the activity is one; nil for any.
    ///   - season: The season that the activity counts for; nil for any or none.
    ///   - hours: The hours of the activity by the clock on the wall; nil for any time.
    ///   - weekdays: The weekdays of which that of the activity is one, at least one; nil for any.
    ///   - any: Filters of which at least one fits; no condition when there are none.
    ///   - none: Filters of which none fits.
    public init(
      kinds: Set<PlayerActivity.Kind>? = nil,
      tags: Set<String> = [],
      subjects: Set<String>? = nil,
      amounts: ClosedRange<Int>? = nil,
      season: String? = nil,
      hours: Hours? = nil,
      weekdays: Set<CalendarDay.Weekday>? = nil,
      any: [Filter] = [],
      none: [Filter] = []
    ) {
      self.kinds = kinds
      self.tags = tags
      self.subjects = subjects
      self.amounts = amounts == Int.min...Int.max ? nil : amounts
      self.season = season
      self.hours = hours
      self.weekdays = weekdays
      self.any = any
      self.none = none
    }

    /// Whether the filter asks for a kind by its name.
    func names(_ kind: PlayerActivity.Kind) -> Bool {
      kinds?.contains(kind) == true || any.contains { $0.names(kind) }
    }

    /// Whether an activity fits.
    func fits(_ activity: inout DatedActivity) -> Bool {
      (kinds?.contains(activity.activity.kind) ?? true) && contains(&activity)
    }

    /// Whether an activity of a kind that is asked for fits.
    func contains(_ activity: inout DatedActivity) -> Bool {
      tags.isSubset(of: activity.activity.tags)
        && (subjects.map { activity.activity.subject.map($0.contains) ?? false } ?? true)
        && (amounts?.contains(activity.activity.amount) ?? true)
        && (season == nil || season == activity.activity.season)
        && (hours.map { $0.contains(activity.minute) } ?? true)
        && (weekdays.map { $0.contains(CalendarDay.Weekday(of: activity.day)) } ?? true)
        && (any.isEmpty || any.contains { $0.fits(&activity) })
        && !none.contains { $0.fits(&activity) }
    }
  }
}

/// An activity with its day, which is found out when it is asked for.
struct DatedActivity {
  let activity: PlayerActivity
  let days: DayReckoning

  /// An activity by the clocks of a place.
  init(_ activity: PlayerActivity, days: DayReckoning) {
    (self.activity, self.days) = (activity, days)
  }

  // Days are reckoned as at home for members who are not elsewhere.
  init(_ activity: PlayerActivity, home: DayReckoning) {
    self.activity = activity
    days = activity.utcOffset.flatMap(home.reckoning(aheadOfGreenwichBy:)) ?? home
  }

  private(set) lazy var day = days.day(of: activity.date)
  private(set) lazy var minute = days.minute(of: activity.date)
}

// MARK: - Faults

extension PlayerActivity.Filter {
  /// The faults that keep the filter from fitting anything, with places within it.
  var faults: [LocatedFault<RuleFault>] { faults(depth: 0) }

  private func faults(depth: Int) -> [LocatedFault<RuleFault>] {
    guard depth < Achievement.Goal.maximumDepth else {
      return [LocatedFault(.nestedTooDeeply, at: ContentPlace())]
    }
    var faults: [LocatedFault<RuleFault>] = []
    func note(_ fault: RuleFault, at key: String) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if let kinds, kinds.isEmpty {
      note(.tooFew(0, expected: 1), at: "kinds")
    }
    if let subjects, subjects.isEmpty {
      note(.tooFew(0, expected: 1), at: "subjects")
    }
    if let hours, hours.start == hours.end {
      note(.malformed("expected an end other than the beginning"), at: "hours")
    }
    if let weekdays, weekdays.isEmpty {
      note(.tooFew(0, expected: 1), at: "weekdays")
    }
    for (key, parts) in [("any", any), ("none", none)] {
      for (index, part) in parts.enumerated() {
        faults += part.faults(depth: depth + 1).within(ContentPlace().key(key).index(index))
      }
    }
    return faults
  }
}

// MARK: - JSON

extension PlayerActivity.Filter: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    // Deeper than any filter may be: refused before recursion becomes a danger.
    guard record.depth <= 6 * Achievement.Goal.maximumDepth else {
      record.takeOtherKeys()
      throw ContentError(faults: [LocatedFault(RuleFault.nestedTooDeeply, at: ContentPlace())])
    }
    let kinds = record.field("kinds", \.kinds, as: .kinds)
    let tags = record.field("tags", \.tags, as: .sorted(), default: [])
    let subjects = record.field("subjects", \.subjects, as: .sorted())
    let minimum = record.field("minimumAmount", \.minimumAmount)
    let maximum = record.field("maximumAmount", \.maximumAmount)
    let season = record.field("season", \.season)
    let hours = record.field("hours", \.hours)
    let weekdays = record.field("weekdays", \.orderedWeekdays, as: .list())
    let any = record.field("any", \.any, default: [])
    let none = record.field("none", \.none, default: [])
    let (least, most) = try (minimum() ?? .min, maximum() ?? .max)
    if most < least {
      record.note(RuleFault.faults([("maximumAmount", most, least...Int.max)]))
    }
    return try Self(
      kinds: kinds(),
      tags: tags(),
      subjects: subjects(),
      amounts: least...max(least, most),
      season: season(),
      hours: hours(),
      weekdays: weekdays().map(Set.init),
      any: any(),
      none: none()
    )
  }

  private var minimumAmount: Int? {
    amounts.flatMap { $0.lowerBound == .min ? nil : $0.lowerBound }
  }

  private var maximumAmount: Int? {
    amounts.flatMap { $0.upperBound == .max ? nil : $0.upperBound }
  }

  private var orderedWeekdays: [CalendarDay.Weekday]? {
    weekdays.map { asked in CalendarDay.Weekday.allCases.filter { asked.contains($0) } }
  }
}

extension JSONShape where Value == Set<PlayerActivity.Kind>, Raw == [String] {
  /// Kinds as a list of their words in order.
  static var kinds: Self {
    JSONShape(
      read: { Set($0.map { PlayerActivity.Kind(rawValue: $0) }) },
      write: { $0.map(\.rawValue).sorted() }
    )
  }
}

extension PlayerActivity.Filter.Hours: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let start = record.field("from", \.start)
    let end = record.field("to", \.end)
    return try Self(from: start(), to: end())
  }
}

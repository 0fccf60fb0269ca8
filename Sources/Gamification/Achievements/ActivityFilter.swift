internal import LudusCore

extension PlayerActivity {
  /// Which activities a metric counts: those that fit everything that is asked.
  ///
  /// ```swift
  /// PlayerActivity.Filter(kinds: [.todo], tags: ["kitchen"], weekdays: [.saturday, .sunday])
  /// ```
  public struct Filter: Hashable, Sendable {
    /// A day of the week.
    public typealias Weekday = CalendarDay.Weekday

    /// A part of the day by the clock on the wall, in minutes after midnight.
    public struct Hours: Hashable, Sendable {
      /// The first minute, 0 to 1439.
      public var start: Int
      /// The minute after the last one, 0 to 1439.
      ///
      /// It may be less than the first, for hours across midnight.
      public var end: Int

      /// Creates hours.
      ///
      /// - Parameters:
      ///   - start: The first minute after midnight, 0 to 1439.
      ///   - end: The minute after the last one, 0 to 1439, and not the first one.
      public init(from start: Int, to end: Int) {
        self.start = start
        self.end = end
      }

      func contains(_ minute: Int) -> Bool {
        start < end ? (start..<end).contains(minute) : minute >= start || minute < end
      }
    }

    /// The activity is of one of these kinds; nil for any.
    public var kinds: Set<PlayerActivity.Kind>?
    /// The activity has all of these tags.
    public var tags: Set<String>
    /// The activity counts for this season; nil for any or none.
    public var season: String?
    /// The activity was in these hours; nil for any.
    public var hours: Hours?
    /// The day that the activity belongs to is one of these; nil for any.
    public var weekdays: Set<Weekday>?

    /// Creates a filter; without arguments every activity fits.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of which the activity is one, at least one; nil for any.
    ///   - tags: The tags that the activity has.
    ///   - season: The season that the activity counts for; nil for any or none.
    ///   - hours: When the activity was by the clock on the wall; nil for any time.
    ///   - weekdays: The weekdays of which that of the activity is one, at least one; nil for any.
    public init(
      kinds: Set<PlayerActivity.Kind>? = nil,
      tags: Set<String> = [],
      season: String? = nil,
      hours: Hours? = nil,
      weekdays: Set<Weekday>? = nil
    ) {
      self.kinds = kinds
      self.tags = tags
      self.season = season
      self.hours = hours
      self.weekdays = weekdays
    }

    /// Whether an activity of a kind that is asked for fits.
    func contains(_ activity: inout DatedActivity) -> Bool {
      tags.isSubset(of: activity.activity.tags)
        && (season == nil || season == activity.activity.season)
        && (hours.map { $0.contains(activity.minute) } ?? true)
        && (weekdays.map { $0.contains(Weekday(of: activity.day)) } ?? true)
    }
  }
}

/// An activity with its day, which is found out when it is asked for.
struct DatedActivity {
  let activity: PlayerActivity
  let days: DayReckoning

  // Days are reckoned as at home for members who are not elsewhere.
  init(_ activity: PlayerActivity, home: DayReckoning) {
    self.activity = activity
    days = activity.utcOffset.flatMap(home.reckoning(aheadOfGreenwichBy:)) ?? home
  }

  private(set) lazy var day = days.day(of: activity.date)
  private(set) lazy var minute = days.minute(of: activity.date)
}

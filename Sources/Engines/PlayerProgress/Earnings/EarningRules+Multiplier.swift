// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension EarningRules {
  /// A factor for the points of some time: a weekend, happy hours, a quarter of an hour after a treat.
  ///
  /// ```swift
  /// EarningRules.Multiplier("advent", title: "Advent", factor: 2, on: first...last)
  /// EarningRules.Multiplier("potion", factor: 2, after: .init(kinds: ["potion"]), seconds: 900)
  /// ```
  ///
  /// Its conditions hold together: the filter, the days and, if there is one, the activity that turns it on.
  ///
  /// In JSON a multiplier is an object: `{"id":"advent","title":"Advent","factor":2,"from":"2026-11-29",`
  /// `"through":"2026-12-24"}`, with the activities under `of`, and with `after` and `seconds` for one that is
  /// turned on.
  public struct Multiplier: Identifiable, Hashable, Sendable {
    /// Identifies a multiplier.
    public typealias ID = Identifier<Multiplier>

    /// The identifier, unique among the multipliers; an explanation names it.
    public let id: ID
    /// The name that players see; empty when there is none.
    public let title: String
    /// The factor, 0 to 1000, with a denominator of at most 1000.
    public let factor: Fraction
    /// The activities whose points it multiplies: their kinds, weekdays, hours and so on.
    public let filter: PlayerActivity.Filter
    /// The first and the last day on which it is on, where the player is.
    public let days: ClosedRange<CalendarDay>
    /// The activity that turns it on, and for how long; nil when it is always on.
    public let boost: Boost?

    /// The activity of the player that turns a multiplier on.
    public struct Boost: Hashable, Sendable {
      /// The activities that turn it on.
      public let filter: PlayerActivity.Filter
      /// For how many seconds, 1 to 31,622,400; the next one starts them anew.
      public let seconds: Int
    }

    /// Creates a multiplier for some activities and days, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the multipliers.
    ///   - title: The name that players see.
    ///   - factor: The factor, 0 to 1000, with a denominator of at most 1000.
    ///   - filter: The activities whose points it multiplies; all by default.
    ///   - days: The first and the last day; all by default.
    public init(
      _ id: ID,
      title: String = "",
      factor: Fraction,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      on days: ClosedRange<CalendarDay> = .first ... .last
    ) {
      self.init(id, title, factor, filter, days, nil)
    }

    /// Creates a multiplier that an activity of the player turns on, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the multipliers.
    ///   - title: The name that players see.
    ///   - factor: The factor, 0 to 1000, with a denominator of at most 1000.
    ///   - filter: The activities whose points it multiplies; all by default.
    ///   - boost: The activities that turn it on; the points of their own it leaves alone.
    ///   - seconds: For how long, 1 to 31,622,400.
    public init(
      _ id: ID,
      title: String = "",
      factor: Fraction,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      after boost: PlayerActivity.Filter,
      seconds: Int
    ) {
      let boost = Boost(filter: boost, seconds: seconds)
      self.init(id, title, factor, filter, .first ... .last, boost)
    }

    fileprivate init(
      _ id: ID,
      _ title: String,
      _ factor: Fraction,
      _ filter: PlayerActivity.Filter,
      _ days: ClosedRange<CalendarDay>,
      _ boost: Boost?
    ) {
      self.id = id
      self.title = title
      self.factor = factor
      self.filter = filter
      self.days = days
      self.boost = boost
    }
  }
}

extension EarningRules.Multiplier {
  private static let maximumSeconds = 366 * 24 * 60 * 60

  var faults: [LocatedFault<RuleFault>] {
    let place = ContentPlace()
    var faults = filter.faults.within(place.key("of"))
    if factor < .zero || factor > 1000 || factor.denominator > 1000 {
      let fault = RuleFault.malformed(
        "the factor \(factor), expected 0 to 1000 with a denominator of at most 1000"
      )
      faults.append(LocatedFault(fault, at: place.key("factor")))
    }
    if let boost {
      faults += boost.filter.faults.within(place.key("after"))
      faults += RuleFault.faults([("seconds", boost.seconds, 1...Self.maximumSeconds)])
    }
    return faults
  }

  /// Whether it multiplies the points of an activity, when its boost was last turned on at a date.
  func isOn(for activity: inout DatedActivity, boostedAt boosted: Date?) -> Bool {
    if let boost {
      guard let boosted,
        activity.activity.date.timeIntervalSince(boosted) < Double(boost.seconds)
      else { return false }
    }
    guard filter.fits(&activity) else { return false }
    return days == .first ... .last || days.contains(activity.day)
  }
}

// MARK: - JSON

extension EarningRules.Multiplier: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title, default: "")
    let factor = record.field("factor", \.factor)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    let first = record.field("from", \.days.lowerBound, default: .first)
    let last = record.field("through", \.days.upperBound, default: .last)
    let boost = record.field("after", \.boost?.filter)
    let seconds = record.field("seconds", \.boost?.seconds)
    if try last() < first() {
      let fault = RuleFault.malformed("expected a day from \(try first()) on")
      record.note(fault, at: ContentPlace().key("through"))
    }
    if try (boost() == nil) != (seconds() == nil) {
      let key = try seconds() == nil ? "seconds" : "after"
      record.note(.malformed("this key is missing"), at: ContentPlace().key(key))
    }
    return try Self(
      id(),
      title(),
      factor(),
      filter(),
      first()...max(first(), last()),
      boost().map { Boost(filter: $0, seconds: try seconds() ?? 0) }
    )
  }
}

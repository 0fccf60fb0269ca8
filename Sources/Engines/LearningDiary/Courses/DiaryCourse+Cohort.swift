// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension DiaryCourse {
  /// The members of a course and their published average, which reveals no individual.
  ///
  /// It is kept where the figures of all are: on the platform, or in an app that several learners
  /// share.
  ///
  /// ```swift
  /// var cohort = try DiaryCourse.Cohort(minimum: 5)
  /// cohort.publish(figures, on: monday)
  /// cohort.snapshot(for: "eva")?.average   // of all others, as it was on Monday
  /// ```
  ///
  /// Two rules keep the figure of a member private from any other member, who knows their own:
  ///
  /// - An average is of at least ``minimum`` others (k-anonymity: Latanya Sweeney, "k-anonymity: a
  ///   model for protecting privacy", 2002).
  /// - New figures are published only when, for every reader, those of at least ``minimum`` others
  ///   differ from the last published ones; members who join or leave count as differing. Until
  ///   then the dated snapshot stays. Without this rule the difference of two averages would reveal
  ///   the steps of the one member whose figure changed in between.
  ///
  /// Figures count in whole percent. The rules do not help against members who share theirs.
  ///
  /// In JSON a cohort is an object with `minimum`, and `day` and `published` once there are
  /// figures. It has the figures of every member, so it is for the platform alone.
  public struct Cohort: Hashable, Sendable {
    /// The fewest others that an average is made of, 2 or more.
    public let minimum: Int
    /// The day of the published figures; nil before the first.
    package private(set) var day: CalendarDay?
    /// The published figures in percent.
    private var published: [Learner.ID: Int] = [:]

    static let smallestMinimum = 2
    static let standardMinimum = 5

    /// Creates a cohort about which nothing is published.
    ///
    /// - Throws: `ContentError` with ``DiaryFault/outOfRange(_:expected:)`` for a smaller minimum.
    public init(minimum: Int = 5) throws(ContentError<DiaryFault>) {
      let faults = Self.faults(minimum: minimum)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.minimum = minimum
    }

    private static func faults(minimum: Int) -> [LocatedFault<DiaryFault>] {
      minimum < smallestMinimum
        ? [LocatedFault(.outOfRange(minimum, expected: smallestMinimum...Int.max), at: "minimum")]
        : []
    }

    /// Publishes the progress of all members on a day, unless that would reveal an individual.
    ///
    /// Members for whom nothing is planned do not count.
    ///
    /// - Returns: Whether they are published; otherwise the last published figures stay.
    /// - Complexity: O(*n*).
    @discardableResult
    public mutating func publish(_ figures: [Learner.ID: DiaryCourse.Progress], on day: CalendarDay)
      -> Bool
    {
      let percents = figures.compactMapValues(\.percent)
      let joinedOrChanged = percents.count { published[$0.key] != $0.value }
      let left = published.keys.count { percents[$0] == nil }
      // A reader's own figure reveals nothing to them, so there must be one more than the minimum.
      guard percents.count > minimum, joinedOrChanged + left > minimum else { return false }
      published = percents
      self.day = day
      return true
    }

    /// Returns the published average of everyone except the reader, or nil if there is none.
    ///
    /// - Complexity: O(*n*).
    public func snapshot(for member: Learner.ID) -> DiaryCourse.Cohort.Snapshot? {
      let own = published[member]
      let count = published.count - (own == nil ? 0 : 1)
      let sum = published.values.reduce(0, +) - (own ?? 0)
      guard let day, count >= minimum, let mean = try? Fraction(sum, count),
        let average = try? Fraction(mean.rounded(.halfUp), 100)
      else { return nil }
      return try? DiaryCourse.Cohort.Snapshot(day: day, count: count, average: average)
    }
  }
}

extension DiaryCourse.Cohort: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let minimum = record.field("minimum", \.minimum)
    let day = record.field("day", \.day)
    let published = record.field("published", \.published, default: [:])
    return try DiaryCourse.Cohort(minimum: minimum(), day: day(), published: published())
  }

  /// Creates a cohort that was stored.
  private init(
    minimum: Int,
    day: CalendarDay?,
    published: [Learner.ID: Int]
  ) throws(ContentError<DiaryFault>) {
    var faults = Self.faults(minimum: minimum)
    let least = max(minimum, Self.smallestMinimum).addingUpToMaximum(1)
    if !published.isEmpty, published.count < least {
      let fault = DiaryFault.outOfRange(published.count, expected: least...Int.max)
      faults.append(LocatedFault(fault, at: "published"))
    }
    for (member, percent) in published.sorted(by: { $0.key < $1.key })
    where !(0...100).contains(percent) {
      let place = ContentPlace().key("published").key(member.rawValue)
      faults.append(LocatedFault(.outOfRange(percent, expected: 0...100), at: place))
    }
    if (day == nil) != published.isEmpty {
      faults.append(LocatedFault(.malformed("figures and day come together"), at: "day"))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.minimum = minimum
    self.day = day
    self.published = published
  }
}

extension DiaryCourse.Cohort {
  /// The average of all others on one day: a fixed figure, never a live one.
  ///
  /// A figure that follows every step of every member would reveal, from one look to the next, the
  /// steps of a single member. So a platform publishes snapshots (``DiaryCourse/Cohort`` makes
  /// them), and a diary shows one only when it is about enough others: see
  /// ``Diary/Policies/Draft/minimumCohort``.
  ///
  /// In JSON a snapshot is an object, `{"average":"2/3","count":12,"day":"2026-03-01"}`.
  public struct Snapshot: Hashable, Sendable {
    /// The day of the figures.
    public let day: CalendarDay
    /// The number of others in the average.
    public let count: Int
    /// The average of their progress, 0 to 1.
    public let average: Fraction

    /// Creates a snapshot.
    ///
    /// - Throws: Every number that is not in its range.
    public init(
      day: CalendarDay,
      count: Int,
      average: Fraction
    ) throws(ContentError<DiaryFault>) {
      self.day = day
      self.count = count
      self.average = average
      var faults: [LocatedFault<DiaryFault>] = []
      if count < 1 {
        faults.append(LocatedFault(.outOfRange(count, expected: 1...Int.max), at: "count"))
      }
      if average < 0 || average > 1 {
        faults.append(LocatedFault(.progressOutOfRange(average), at: "average"))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }
  }
}

extension DiaryCourse.Cohort.Snapshot: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let day = record.field("day", \.day)
    let count = record.field("count", \.count)
    let average = record.field("average", \.average)
    return try DiaryCourse.Cohort.Snapshot(day: day(), count: count(), average: average())
  }
}

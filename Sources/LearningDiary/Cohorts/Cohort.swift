public import LudusCore

/// The members of a course and the average that is published of them, which reveals no single member.
///
/// It is kept where the figures of all are: on the platform, or in an app that several learners
/// share.
///
/// ```swift
/// var cohort = try Cohort(minimum: 5)
/// cohort.publish(figures, on: monday)
/// cohort.snapshot(for: "eva")?.average   // of all others, as it was on Monday
/// ```
///
/// Two rules keep the figure of a member private from any other member, who knows their own:
///
/// - An average is of at least ``minimum`` others (k-anonymity: Latanya Sweeney, "k-anonymity: a
///   model for protecting privacy", 2002).
/// - New figures are published only when those of at least ``minimum`` others differ from what was
///   published last, for every reader; members who join or leave count as differing. Until then the dated
///   snapshot stays. Without this rule the difference of two averages would reveal what the one member did
///   whose figure changed in between.
///
/// Figures count in whole percent. The rules do not help against members who share theirs.
///
/// In JSON a cohort is an object with `minimum`, and `day` and `published` once there are figures. It has the
/// figures of every member, so it is for the platform alone.
public struct Cohort: Hashable, Sendable {
  /// The fewest others that an average is made of, 2 or more.
  public let minimum: Int
  /// The day of the published figures; nil before the first.
  public private(set) var day: CalendarDay?
  /// The published figures in percent.
  private var published: [Learner.ID: Int] = [:]

  static let smallestMinimum = 2
  static let standardMinimum = 5

  /// Creates a cohort about which nothing is published.
  ///
  /// - Parameter minimum: The fewest others that an average is made of, 2 or more.
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

  /// Publishes the figures of a day, if that reveals nobody.
  ///
  /// - Parameters:
  ///   - figures: The progress of all members. Those for whom nothing is planned do not count.
  ///   - day: The day of the figures.
  /// - Returns: Whether they are published; otherwise what was published last stays.
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

  /// Returns the average of all others that is published.
  ///
  /// - Parameter member: The reader, whose own figure is left out.
  /// - Returns: The average in whole percent, or nil when nothing is published.
  /// - Complexity: O(*n*).
  public func snapshot(for member: Learner.ID) -> Cohort.Snapshot? {
    let own = published[member]
    let count = published.count - (own == nil ? 0 : 1)
    let sum = published.values.reduce(0, +) - (own ?? 0)
    guard let day, count >= minimum, let mean = try? Fraction(sum, count),
      let average = try? Fraction(mean.rounded(.halfUp), 100)
    else { return nil }
    return Cohort.Snapshot(unchecked: day, count: count, average: average)
  }
}

extension Cohort: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let minimum = record.field("minimum", \.minimum)
    let day = record.field("day", \.day)
    let published = record.field("published", \.published, default: [:])
    return try Cohort(minimum: minimum(), day: day(), published: published())
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

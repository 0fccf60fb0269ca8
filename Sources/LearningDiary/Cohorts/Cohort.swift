public import Gamification
public import LudusCore

/// The members of a course whose average is published, from which nobody can tell a single member.
///
/// It is kept where the figures of all are: on the platform, or in an app that several learners
/// share.
///
/// ```swift
/// var cohort = Cohort(minimum: 5)
/// cohort.publish(figures, on: monday)
/// cohort.snapshot(for: "eva")?.average   // of all others, as it was on Monday
/// ```
///
/// Two rules keep a member's figure private from any other member, who knows his own:
///
/// - An average is of at least ``minimum`` others (k-anonymity: Latanya Sweeney, "k-anonymity: a
///   model for protecting privacy", 2002).
/// - New figures are published only when those of at least ``minimum`` others differ from what was
///   published last, for every reader; who joins or leaves counts as differing. Until then the
///   dated snapshot stays. Without this rule the difference of two averages would tell what the one
///   member did whose figure changed in between.
///
/// Figures count in whole percent. The rules do not help against members who tell each other theirs.
public struct Cohort: Hashable, Sendable {
  /// How many others an average is of at least, 2 or more.
  public let minimum: Int
  /// The day of the published figures; nil before the first.
  public private(set) var day: CalendarDay?
  /// The published figures in percent.
  private var published: [Member.ID: Int] = [:]

  /// Creates a cohort about which nothing is published.
  ///
  /// - Parameter minimum: How many others an average is of at least; less than 2 counts as 2.
  public init(minimum: Int = 5) {
    self.minimum = max(minimum, 2)
  }

  /// Publishes the figures of a day, if that reveals nobody.
  ///
  /// - Parameters:
  ///   - figures: The progress of all members. Those for whom nothing is planned do not count.
  ///   - day: The day of the figures.
  /// - Returns: Whether they are published; else what was published last stays.
  /// - Complexity: O(*n*).
  @discardableResult
  public mutating func publish(_ figures: [Member.ID: DiaryCourse.Progress], on day: CalendarDay)
    -> Bool
  {
    let percents = figures.compactMapValues(\.percent)
    let joinedOrChanged = percents.count { published[$0.key] != $0.value }
    let left = published.keys.count { percents[$0] == nil }
    // A reader's own figure tells him nothing, so there must be one more than the minimum.
    guard percents.count > minimum, joinedOrChanged + left > minimum else { return false }
    published = percents
    self.day = day
    return true
  }

  /// Returns the average of all others that is published.
  ///
  /// - Parameter member: Who reads it; his own figure is left out.
  /// - Returns: The average in whole percent, or nil when nothing is published.
  /// - Complexity: O(*n*).
  public func snapshot(for member: Member.ID) -> Cohort.Snapshot? {
    let own = published[member]
    let count = published.count - (own == nil ? 0 : 1)
    let sum = published.values.reduce(0, +) - (own ?? 0)
    guard let day, count >= minimum, let mean = try? Fraction(sum, count),
      let average = try? Fraction(mean.rounded(.halfUp), 100)
    else { return nil }
    return Cohort.Snapshot(unchecked: day, count: count, average: average)
  }
}

/// In JSON a cohort is an object with `minimum`, and `day` and `published` once there are figures.
extension Cohort: Codable {
  private enum Key: String, CodingKey {
    case minimum, day, published
  }

  /// Reads a cohort.
  ///
  /// - Throws: `ContentError` with every fault: a minimum below 2, a figure that is no percentage,
  ///   too few figures, figures without a day.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let minimum = reader.read(Int.self, at: .minimum)
    let day = reader.read(CalendarDay?.self, at: .day, default: nil)
    let published = reader.read([Member.ID: Int].self, at: .published, default: [:])
    if let minimum, minimum < 2 {
      reader.note([LocatedFault(.outOfRange(minimum, expected: 2...Int.max), at: Key.minimum)])
    }
    if let minimum, let published, !published.isEmpty, published.count <= max(minimum, 2) {
      let least = max(minimum, 2).addingUpToMaximum(1)
      let fault = DiaryFault.outOfRange(published.count, expected: least...Int.max)
      reader.note([LocatedFault(fault, at: Key.published)])
    }
    for (member, percent) in (published ?? [:]).sorted(by: { $0.key < $1.key })
    where !(0...100).contains(percent) {
      let place = ContentPlace().key(Key.published.rawValue).key(member.rawValue)
      reader.note(.outOfRange(percent, expected: 0...100), at: place)
    }
    if let day, let published, (day == nil) != published.isEmpty {
      reader.note([LocatedFault(.malformed("figures and day come together"), at: Key.day)])
    }
    guard reader.isFaultless, let minimum, let day, let published else { throw reader.error }
    self.minimum = minimum
    self.day = day
    self.published = published
  }

  /// Writes the cohort, with the published figures of every member: it is for the platform alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(minimum, forKey: .minimum)
    try container.encodeIfPresent(day, forKey: .day)
    if !published.isEmpty {
      try container.encode(published, forKey: .published)
    }
  }
}

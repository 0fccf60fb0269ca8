public import LudusCore

extension Cohort {
  /// The average of all others on a day: a fixed figure, never a live one.
  ///
  /// A figure that follows every step of every member would show, from one look to the next, what a
  /// single member did. So a platform publishes snapshots (``Cohort`` makes them), and a diary shows
  /// one only when it is about enough others: see ``DiaryPolicies/minimumCohort``.
  ///
  /// In JSON a snapshot is an object, `{"average":"2/3","count":12,"day":"2026-03-01"}`.
  public struct Snapshot: Hashable, Sendable {
    /// The day of the figures.
    public let day: CalendarDay
    /// How many others the average is about.
    public let count: Int
    /// The average of the parts that they had done, 0 to 1.
    public let average: Fraction

    /// Creates a snapshot.
    ///
    /// - Parameters:
    ///   - day: The day of the figures.
    ///   - count: How many others the average is about, at least 1.
    ///   - average: The average of the parts that they had done, 0 to 1.
    /// - Throws: Every number that is not in its range.
    public init(
      day: CalendarDay,
      count: Int,
      average: Fraction
    ) throws(ContentError<DiaryFault>) {
      self.init(unchecked: day, count: count, average: average)
      var faults: [LocatedFault<DiaryFault>] = []
      if count < 1 {
        faults.append(LocatedFault(.outOfRange(count, expected: 1...Int.max), at: "count"))
      }
      if average < 0 || average > 1 {
        faults.append(LocatedFault(.partOutOfRange(average), at: "average"))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    init(unchecked day: CalendarDay, count: Int, average: Fraction) {
      self.day = day
      self.count = count
      self.average = average
    }
  }
}

extension Cohort.Snapshot: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let day = record.field("day", \.day)
    let count = record.field("count", \.count)
    let average = record.field("average", \.average)
    return try Cohort.Snapshot(day: day(), count: count(), average: average())
  }
}

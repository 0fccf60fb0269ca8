public import LudusCore

extension Cohort {
  /// How all others stood on a day: a fixed figure, never a live one.
  ///
  /// A figure that follows every step of every member would show, from one look to the next, what a
  /// single member did. So a platform publishes snapshots (``Cohort`` makes them), and a diary shows
  /// one only when it is about enough others: see ``DiaryPolicies/minimumCohort``.
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
      let faults = Self.faults(count: count, average: average)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: day, count: count, average: average)
    }

    init(unchecked day: CalendarDay, count: Int, average: Fraction) {
      self.day = day
      self.count = count
      self.average = average
    }

    private static func faults(count: Int?, average: Fraction?) -> [LocatedFault<DiaryFault>] {
      var faults: [LocatedFault<DiaryFault>] = []
      if let count, count < 1 {
        faults.append(LocatedFault(.outOfRange(count, expected: 1...Int.max), at: Key.count))
      }
      if let average, average < 0 || average > 1 {
        faults.append(LocatedFault(.noPart(average), at: Key.average))
      }
      return faults
    }
  }
}

/// In JSON a snapshot is an object, `{"average":"2/3","count":12,"day":"2026-03-01"}`.
extension Cohort.Snapshot: Codable {
  private enum Key: String, CodingKey {
    case day, count, average
  }

  /// Reads a snapshot by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let day = reader.read(CalendarDay.self, at: .day)
    let count = reader.read(Int.self, at: .count)
    let average = reader.read(Fraction.self, at: .average)
    reader.note(Self.faults(count: count, average: average))
    guard reader.isFaultless, let day, let count, let average else { throw reader.error }
    self.init(unchecked: day, count: count, average: average)
  }

  /// Writes the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(day, forKey: .day)
    try container.encode(count, forKey: .count)
    try container.encode(average, forKey: .average)
  }
}

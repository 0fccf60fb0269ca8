public import LudusCore

extension DiaryCourse {
  /// How many tasks of a course or of one of its events are done.
  ///
  /// ```swift
  /// let progress = try DiaryCourse.Progress(done: 3, of: 4)
  /// progress.part   // 3/4
  /// ```
  ///
  /// Where nothing is planned there is no part: no tasks are neither 0 % nor 100 % done.
  public struct Progress: Hashable, Sendable {
    /// How many tasks are done, 0 to ``total``.
    public let done: Int
    /// How many tasks there are, 0 to ``mostTasks``; more in a sum over events.
    public let total: Int

    /// No platform has more tasks in one place: 1,000,000.
    public static let mostTasks = 1_000_000

    /// Creates a progress.
    ///
    /// - Parameters:
    ///   - done: How many tasks are done, 0 to `total`.
    ///   - total: How many tasks there are, 0 to ``mostTasks``.
    /// - Throws: Every number that is not in its range.
    public init(done: Int, of total: Int) throws(ContentError<DiaryFault>) {
      let faults = Self.faults(done: done, of: total)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: done, of: total)
    }

    init(unchecked done: Int, of total: Int) {
      self.done = done
      self.total = total
    }

    /// The done tasks as a part of all, or nil when there are none.
    public var part: Fraction? { try? Fraction(done, total) }

    /// The part in whole percent, halves rounded up, or nil when there are no tasks.
    public var percent: Int? { part.flatMap { try? $0.percent() } }

    /// Whether there are tasks and all of them are done.
    public var isComplete: Bool { total > 0 && done == total }

    private static func faults(done: Int, of total: Int) -> [LocatedFault<DiaryFault>] {
      var faults: [LocatedFault<DiaryFault>] = []
      if !(0...mostTasks).contains(total) {
        faults.append(LocatedFault(.outOfRange(total, expected: 0...mostTasks), at: Key.total))
      }
      let most = min(max(total, 0), mostTasks)
      if !(0...most).contains(done) {
        faults.append(LocatedFault(.outOfRange(done, expected: 0...most), at: Key.done))
      }
      return faults
    }
  }
}

/// In JSON a progress is an object, `{"done":3,"total":4}`.
extension DiaryCourse.Progress: Codable {
  private enum Key: String, CodingKey {
    case done, total
  }

  /// Reads a progress by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let done = reader.read(Int.self, at: .done)
    let total = reader.read(Int.self, at: .total)
    if let done, let total {
      reader.note(Self.faults(done: done, of: total))
    }
    guard reader.isFaultless, let done, let total else { throw reader.error }
    self.init(unchecked: done, of: total)
  }

  /// Writes both numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(done, forKey: .done)
    try container.encode(total, forKey: .total)
  }
}

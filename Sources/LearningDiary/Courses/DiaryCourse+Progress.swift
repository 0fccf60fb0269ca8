public import LudusCore

extension DiaryCourse {
  /// How many tasks of a course or of one of its events are done.
  ///
  /// ```swift
  /// let progress = try DiaryCourse.Progress(done: 3, of: 4)
  /// progress.part   // 3/4
  /// ```
  ///
  /// Where nothing is planned there is no part: no tasks are neither 0 % nor 100 % done. In JSON a progress is
  /// an object, `{"done":3,"total":4}`.
  public struct Progress: Hashable, Sendable {
    /// How many tasks are done, 0 to ``total``.
    public let done: Int
    /// How many tasks there are, 0 to 1,000,000; more in a sum over events.
    public let total: Int

    /// The most tasks that there can be in one place: 1,000,000.
    package static let maximumTasks = 1_000_000

    /// Creates a progress.
    ///
    /// - Parameters:
    ///   - done: How many tasks are done, 0 to `total`.
    ///   - total: How many tasks there are, 0 to 1,000,000.
    /// - Throws: Every number that is not in its range.
    public init(done: Int, of total: Int) throws(ContentError<DiaryFault>) {
      self.init(unchecked: done, of: total)
      var faults: [LocatedFault<DiaryFault>] = []
      if !(0...Self.maximumTasks).contains(total) {
        let fault = DiaryFault.outOfRange(total, expected: 0...Self.maximumTasks)
        faults.append(LocatedFault(fault, at: "total"))
      }
      let most = min(max(total, 0), Self.maximumTasks)
      if !(0...most).contains(done) {
        faults.append(LocatedFault(.outOfRange(done, expected: 0...most), at: "done"))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
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
  }
}

extension DiaryCourse.Progress: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    let done = record.field("done", \.done)
    let total = record.field("total", \.total)
    return try DiaryCourse.Progress(done: done(), of: total())
  }
}

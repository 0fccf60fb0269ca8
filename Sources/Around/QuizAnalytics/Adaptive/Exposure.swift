// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

extension AdaptiveQuiz {
  /// How often problems were shown in adaptive sessions, so that none becomes known to everybody.
  ///
  /// ```swift
  /// var exposure = try AdaptiveQuiz.Exposure(limit: 0.25)
  /// let content = try AdaptiveQuiz(exposure.limited(pool), difficulties: difficulties, seed: 7)
  /// var session = AdaptiveSession(content)
  /// // ... until it is finished
  /// exposure.record(session)
  /// ```
  ///
  /// A problem that one more session could show too often is left out of the next pool (J. Revuelta and V. Ponsoda, "A
  /// comparison of item exposure control methods in computerized adaptive testing", Journal of Educational Measurement 35,
  /// 1998). So after *n* sessions, recorded one by one, no problem was shown in more than ``limit`` · *n* of them, or in
  /// one. For that the pool needs twice the length of a session divided by the limit; with fewer problems sessions get shorter.
  public struct Exposure: Hashable, Sendable {
    /// The part of the sessions that may show a problem, above 0 and up to 1.
    public let limit: Double
    /// How many sessions were recorded.
    public private(set) var sessionCount: Int
    /// In how many of them each problem was shown.
    public private(set) var counts: [Problem.ID: Int]

    /// Creates the record of no sessions.
    ///
    /// - Parameter limit: The part of the sessions that may show a problem, above 0 and up to 1.
    /// - Throws: A fault for a limit out of range.
    public init(limit: Double = 0.25) throws(ContentError<ProblemFault>) {
      try self.init(limit, sessionCount: 0, counts: [:])
    }

    fileprivate init(
      _ limit: Double,
      sessionCount: Int,
      counts: [Problem.ID: Int]
    ) throws(ContentError<ProblemFault>) {
      var faults: [LocatedFault<ProblemFault>] = []
      if !(limit > 0 && limit <= 1) {
        let fault = ProblemFault.malformed("the limit \(limit), expected one above 0 and up to 1")
        faults.append(LocatedFault(fault, at: ContentPlace().key("limit")))
      }
      // Numbers that are exact as floating-point numbers too.
      if !(0...1 << 53).contains(sessionCount) {
        let fault = ProblemFault.malformed("\(sessionCount) sessions, expected 0 or more")
        faults.append(LocatedFault(fault, at: ContentPlace().key("sessions")))
      }
      for (problem, count) in counts.sorted(by: { $0.key < $1.key })
      where !(0...max(0, sessionCount)).contains(count) {
        let place = ContentPlace().key("counts").key(problem.rawValue)
        faults.append(
          LocatedFault(.malformed("\(count) of \(sessionCount) sessions"), at: place)
        )
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.limit = limit
      self.sessionCount = sessionCount
      self.counts = counts
    }

    /// The pool without the problems that the next session must not show.
    ///
    /// - Parameter pool: The problems to pick from.
    /// - Returns: The other problems, or only the one that was shown least where none is left.
    public func limited(_ pool: Quiz) -> Quiz {
      let most = max(1, Int((limit * Double(sessionCount + 1)).rounded(.down)))
      let open = pool.items.filter { counts[$0.problem.id, default: 0] < most }
      let least = pool.items.min {
        counts[$0.problem.id, default: 0] < counts[$1.problem.id, default: 0]
      }
      return pool.keeping(open.isEmpty ? [least ?? pool.items[0]] : open)
    }

    /// Counts the problems that a session has shown.
    public mutating func record(_ session: AdaptiveSession) {
      sessionCount += 1
      for item in session.quiz.content.items {
        counts[item.problem.id, default: 0] += 1
      }
    }
  }
}

/// In JSON it is an object with `limit`, `sessions` and `counts`.
extension AdaptiveQuiz.Exposure: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let limit = record.field("limit", \.limit)
    let sessions = record.field("sessions", \.sessionCount)
    let counts = record.field("counts", \.counts, as: .object())
    return try AdaptiveQuiz.Exposure(limit(), sessionCount: sessions(), counts: counts())
  }
}

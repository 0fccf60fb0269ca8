// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// A learner's progress with a problem in another program, as a card of Anki records it.
///
/// ```swift
/// let card = try CarriedMemory(
///   of: "acids-07", reviewedAt: lastReview, due: due, interval: 12, stability: 14.2, difficulty: 6.1)
/// ```
///
/// With a stability and a difficulty, as FSRS stores them, these are taken; FSRS-7 takes the memory
/// that is recalled with 90 percent after as many days as the stability. Without them the interval
/// and the ease of SM-2 stand for a memory, see
/// ``SpacedReview/MemoryModel/memory(ofInterval:ease:recalledWith:reviewedAt:)``. With boxes only
/// the interval counts.
///
/// In JSON it is an object, with dates in milliseconds since 1970; what is not known is left out:
///
///     {"difficulty":6.1,"due":1768172498000,"interval":12,"lapses":1,"problem":"acids-07",
///      "reviewedAt":1767135698000,"stability":14.2}
public struct CarriedMemory: Hashable, Sendable {
  /// The problem.
  public let problem: Problem.ID
  /// The date when it was last reviewed, in whole milliseconds.
  public let reviewedAt: Date
  /// The date from which it is due, in whole milliseconds.
  public let due: Date
  /// The days between the two as the other program planned them, 0 to 36,500.
  public let interval: Double
  /// The factor by which SM-2 makes intervals longer, 1.3 to 100; nil if unknown.
  public let ease: Double?
  /// The stability in days, 0.0001 to 36,500; nil if unknown.
  public let stability: Double?
  /// The difficulty, 1 to 10; nil if unknown.
  public let difficulty: Double?
  /// The number of times that it was forgotten after it had been learned, 0 to 100,000.
  public let lapses: Int

  /// Creates what is known of a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - reviewedAt: The date when it was last reviewed.
  ///   - due: The date from which it is due.
  ///   - interval: The days between the two, 0 to 36,500.
  ///   - ease: The factor by which SM-2 makes intervals longer, 1.3 to 100.
  ///   - stability: The stability in days, 0.0001 to 36,500.
  ///   - difficulty: The difficulty, 1 to 10.
  ///   - lapses: The number of times that it was forgotten after it had been learned, 0 to 100,000.
  /// - Throws: A fault for each number that is out of its range, and for a date too far away.
  public init(
    of problem: Problem.ID,
    reviewedAt: Date,
    due: Date,
    interval: Double,
    ease: Double? = nil,
    stability: Double? = nil,
    difficulty: Double? = nil,
    lapses: Int = 0
  ) throws(ContentError<ProblemFault>) {
    var faults: [LocatedFault<ProblemFault>] = []
    let numbers: [(String, Double?, ClosedRange<Double>)] = [
      ("interval", interval, 0...36_500), ("ease", ease, 1.3...100),
      ("stability", stability, 0.0001...36_500), ("difficulty", difficulty, 1...10),
    ]
    for (key, number, range) in numbers {
      guard let number, !range.contains(number) else { continue }
      let fault = ProblemFault.numberOutOfRange(number, expected: range)
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if !(0...100_000).contains(lapses) {
      let fault = ProblemFault.Reason.numberOutOfRange(lapses, 0...100_000)
      faults.append(LocatedFault(fault, at: ContentPlace().key("lapses")))
    }
    for (key, date) in [("reviewedAt", reviewedAt), ("due", due)] where date.milliseconds == nil {
      let fault = ProblemFault.Reason.dateOutOfRange
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    guard faults.isEmpty, let reviewed = reviewedAt.truncatedToMilliseconds,
      let due = due.truncatedToMilliseconds
    else { throw ContentError(faults: faults) }
    self.problem = problem
    self.reviewedAt = reviewed
    self.due = due
    self.interval = interval
    self.ease = ease
    self.stability = stability
    self.difficulty = difficulty
    self.lapses = lapses
  }
}

extension CarriedMemory: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let problem = record.field("problem", \.problem)
    let reviewedAt = record.field("reviewedAt", \.reviewedAt, as: .milliseconds)
    let due = record.field("due", \.due, as: .milliseconds)
    let interval = record.field("interval", \.interval)
    let ease = record.field("ease", \.ease)
    let stability = record.field("stability", \.stability)
    let difficulty = record.field("difficulty", \.difficulty)
    let lapses = record.field("lapses", \.lapses, default: 0)
    return try CarriedMemory(
      of: problem(),
      reviewedAt: reviewedAt(),
      due: due(),
      interval: interval(),
      ease: ease(),
      stability: stability(),
      difficulty: difficulty(),
      lapses: lapses()
    )
  }
}

extension SpacedReview.MemoryModel {
  /// The memory of a problem as another program left it.
  func memory(of carried: CarriedMemory) -> Memory {
    let (date, retention) = (carried.reviewedAt, draft.desiredRetention)
    let imported =
      if let stability = carried.stability, let difficulty = carried.difficulty {
        state(stability: stability, difficulty: difficulty)
      } else {
        memory(
          ofInterval: carried.interval,
          ease: carried.ease ?? 2.5,
          recalledWith: retention,
          reviewedAt: date
        ).state
      }
    return Memory(imported, phase: .review, step: nil, date: date, due: max(carried.due, date))
  }
}

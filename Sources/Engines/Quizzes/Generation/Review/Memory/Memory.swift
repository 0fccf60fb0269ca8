// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
internal import LudusCore

extension SpacedReview.MemoryModel {
  /// How a review went.
  public enum Rating: Int, Hashable, Sendable, CaseIterable, Codable {
    /// Forgotten.
    case again = 1
    /// Recalled with trouble.
    case hard
    /// Recalled.
    case good
    /// Recalled at once.
    case easy
  }

  /// The memory of one problem, as far as it is known after a review.
  public struct Memory: Hashable, Sendable {
    /// Which intervals a problem is given.
    public enum Phase: String, Hashable, Sendable {
      /// The short steps of a new problem.
      case learning
      /// Days.
      case review
      /// The short steps of a forgotten problem.
      case relearning
    }

    /// After how many days the chance of recall is down to 90 percent.
    public let stability: Double
    /// How hard the problem is to remember, from 1 to 10.
    public let difficulty: Double
    /// Which intervals the problem is given.
    public let phase: Phase
    /// The short step that it waits in, from 0; nil when its interval is in days.
    public let step: Int?
    /// When it was reviewed, in whole milliseconds.
    public let date: Date
    /// From when on it is due.
    public let due: Date

    var state: MemoryEquations.State {
      MemoryEquations.State(stability: stability, difficulty: difficulty)
    }
  }

  /// Returns the memory of a problem after a review.
  ///
  /// Days are periods of 24 hours here; a ``ReviewSchedule`` counts days of the calendar.
  ///
  /// - Parameters:
  ///   - memory: The memory before; nil at the first review.
  ///   - rating: How the review went.
  ///   - date: When it was. A date before the last review counts as no time.
  /// - Returns: The memory now.
  /// - Complexity: O(1).
  public func memory(of memory: Memory? = nil, after rating: Rating, at date: Date) -> Memory {
    let review = reviewed(memory, rating, after: memory.map { Self.days(from: $0.date, to: date) })
    let milliseconds = Int64(review.milliseconds)
    let due = date.milliseconds.map { Date(milliseconds: $0 + milliseconds) }
    return review.memory(reviewedAt: date, due: due ?? date + Double(milliseconds) / 1000)
  }

  /// The chance, from 0 to 1, to recall a problem at a date, in whole days of 24 hours since its review.
  public func retrievability(of memory: Memory, at date: Date) -> Double {
    retrievability(memory, after: Double(Self.days(from: memory.date, to: date)))
  }

  package func retrievability(_ memory: Memory, after days: Double) -> Double {
    equations.retrievability(memory.stability, after: days)
  }

  private static func days(from start: Date, to end: Date) -> Int {
    // The difference of whole milliseconds, free of the noise of seconds as they are stored.
    let milliseconds = (end.timeIntervalSince(start) * 1000).rounded()
    // Where there is no difference, as between two dates without end, no time counts.
    return milliseconds > 0 ? Int(Swift.min(milliseconds / 86_400_000, 1e9)) : 0
  }
}

extension SpacedReview.MemoryModel {
  /// The outcome of a review, before it is put on a calendar.
  struct Review {
    let state: MemoryEquations.State
    var phase = Memory.Phase.review
    var step: Int?
    /// Whole days until it is due, when it is not in a short step.
    var days = 0
    /// How long a short step is.
    var stepMilliseconds = 0

    var milliseconds: Int { step == nil ? days * 86_400_000 : stepMilliseconds }

    func memory(reviewedAt date: Date, due: Date) -> Memory {
      Memory(
        stability: state.stability,
        difficulty: state.difficulty,
        phase: phase,
        step: step,
        date: date,
        due: due
      )
    }
  }

  /// Applies a review, some whole days after the one before.
  func reviewed(_ memory: Memory?, _ rating: Rating, after days: Int?) -> Review {
    var review = Review(state: state(after: rating, of: memory, days ?? 0))
    switch memory?.phase ?? .learning {
    case .learning:
      take(rating, memory?.step ?? 0, of: learningSteps, .learning, &review)
    case .relearning:
      take(rating, memory?.step ?? 0, of: relearningSteps, .relearning, &review)
    case .review where rating == .again:
      take(rating, 0, of: relearningSteps, .relearning, &review)
    case .review:
      break
    }
    if review.step == nil { review.days = interval(stability: review.state.stability) }
    return review
  }

  private func state(
    after rating: Rating,
    of memory: Memory?,
    _ days: Int
  ) -> MemoryEquations.State {
    guard let memory else { return equations.first(rating.rawValue) }
    let recall = days < 1 ? 1 : equations.retrievability(memory.stability, after: Double(days))
    return equations.next(memory.state, rating.rawValue, after: days, recall: recall)
  }

  /// Puts a review into the short step that it leads to, if it leads to one.
  private func take(
    _ rating: Rating,
    _ current: Int,
    of steps: [Int],
    _ phase: Memory.Phase,
    _ review: inout Review
  ) {
    let step: Int
    var milliseconds: Int?
    switch rating {
    case .again: step = 0
    case .hard:
      step = current
      if step == 0, let first = steps.first {
        // Between this step and the next one.
        milliseconds = steps.count > 1 ? (first + steps[1]) * 500 : first * 1500
      }
    case .good: step = current + 1
    case .easy: step = steps.count
    }
    guard step < steps.count else { return }
    review.phase = phase
    review.step = step
    review.stepMilliseconds = milliseconds ?? steps[step] * 1000
  }
}

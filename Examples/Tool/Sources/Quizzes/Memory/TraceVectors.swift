// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// The reviews of one problem in fractions of days, with the figures of another program for both
/// traces of FSRS-7.
struct TraceHistory: Decodable {
  typealias Model = SpacedReview.MemoryModel

  /// A review, and what the other program says of it.
  struct Review: Decodable {
    let days: Double
    let rating: Model.Rating
    let recallBefore: Double?
    let slow: Double
    let fast: Double
    let difficulty: Double
    let probe: Double
    let recallAtProbe: Double
    let days90: Double
    let days80: Double
    let days97: Double
  }

  let model: Model
  let reviews: [Review]

  private enum Key: CodingKey {
    case weights, reviews
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let weights = try object.decodeIfPresent([Double].self, forKey: .weights)
    model = try Model { $0.parameters = weights ?? Model.Version.fsrs7.parameters }
    reviews = try object.decode([Review].self, forKey: .reviews)
  }
}

/// How far figures of FSRS-7 are from those of another program.
struct TraceComparison: Encodable {
  private(set) var reviews = 0
  private(set) var slow = 0.0
  private(set) var fast = 0.0
  private(set) var difficulty = 0.0
  private(set) var recall = 0.0
  private(set) var interval = 0.0

  init(of histories: [TraceHistory]) {
    for history in histories { compare(history) }
  }

  private mutating func compare(_ history: TraceHistory) {
    let model = history.model
    var memory: TraceHistory.Model.Memory?
    for review in history.reviews {
      let before = memory.map { model.retrievability(of: $0, afterDays: review.days) }
      let after =
        memory.map { model.memory(of: $0, after: review.rating, afterDays: review.days) }
        ?? model.memory(after: review.rating, at: Date(timeIntervalSince1970: 0))
      reviews += 1
      Self.note(&slow, after.stability, review.slow)
      Self.note(&fast, after.fastStability ?? 0, review.fast)
      Self.note(&difficulty, after.difficulty, review.difficulty)
      if let before, let expected = review.recallBefore { Self.note(&recall, before, expected) }
      Self.note(
        &recall,
        model.retrievability(of: after, afterDays: review.probe),
        review.recallAtProbe
      )
      for (share, days) in [(0.9, review.days90), (0.8, review.days80), (0.97, review.days97)] {
        Self.note(&interval, model.days(of: after, untilRecallFallsTo: share), days)
      }
      memory = after
    }
  }

  private static func note(_ largest: inout Double, _ value: Double, _ expected: Double) {
    largest = max(largest, expected == 0 ? abs(value) : abs(value / expected - 1))
  }
}

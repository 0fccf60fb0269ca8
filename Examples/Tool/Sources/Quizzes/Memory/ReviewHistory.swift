// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// The reviews of one problem, with the model to go by.
struct ReviewHistory: Decodable {
  typealias Model = SpacedReview.MemoryModel

  /// A review, and what another program says of it where that is known.
  struct Review: Decodable {
    let at: Int
    let rating: Model.Rating
    /// When the chance of recall is asked for; at the review unless it says otherwise.
    let probe: Int?
    let retrievabilityBefore: Double?
    let stability: Double?
    /// The fast trace of FSRS-7.
    let fast: Double?
    let difficulty: Double?
    let state: String?
    let step: Int?
    let due: Int?
    let retrievability: Double?

    var date: Date { Date(timeIntervalSince1970: Double(at) / 1000) }

    private enum Key: CodingKey {
      case at, rating, probe, retrievabilityBefore, stability, fast, difficulty, state, step, due
      case retrievability
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      at = try object.decode(Int.self, forKey: .at)
      let number = try object.decode(Int.self, forKey: .rating)
      guard let rating = Model.Rating(rawValue: number) else {
        throw UnusableLine(
          "the rating \(number) is not known, expected 1 (again), 2 (hard), 3 (good) or 4 (easy)"
        )
      }
      self.rating = rating
      probe = try object.decodeIfPresent(Int.self, forKey: .probe)
      retrievabilityBefore = try object.decodeIfPresent(Double.self, forKey: .retrievabilityBefore)
      stability = try object.decodeIfPresent(Double.self, forKey: .stability)
      fast = try object.decodeIfPresent(Double.self, forKey: .fast)
      difficulty = try object.decodeIfPresent(Double.self, forKey: .difficulty)
      state = try object.decodeIfPresent(String.self, forKey: .state)
      step = try object.decodeIfPresent(Int.self, forKey: .step)
      due = try object.decodeIfPresent(Int.self, forKey: .due)
      retrievability = try object.decodeIfPresent(Double.self, forKey: .retrievability)
    }
  }

  /// What the line is called, a text or a number; nil where it says nothing.
  let id: String?
  let model: Model
  let reviews: [Review]

  private enum Key: String, CodingKey {
    case id, model, parameters, desiredRetention, learningSteps, relearningSteps,
      maximumIntervalDays
    case reviews
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key, or standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    let number = (try? container.decode(Int.self, forKey: .id)).map { "\($0)" }
    id = number ?? (try? container.decode(String.self, forKey: .id))
    let standard = Model.standard
    model = try Model {
      let name = try container.decodeIfPresent(Model.Version.self, forKey: .model)
      $0.parameters = try value(.parameters, or: (name ?? .fsrs6).parameters)
      $0.desiredRetention = try value(.desiredRetention, or: standard.desiredRetention)
      $0.learningSteps = try value(.learningSteps, or: standard.learningSteps)
      $0.relearningSteps = try value(.relearningSteps, or: standard.relearningSteps)
      $0.maximumInterval = try value(.maximumIntervalDays, or: standard.maximumInterval)
    }
    reviews = try container.decode([Review].self, forKey: .reviews)
    // Dates that hold whole milliseconds.
    let range = -(1 << 50)...(1 << 50)
    for review in reviews where !range.contains(review.at) || !range.contains(review.probe ?? 0) {
      throw UnusableLine("a date is too far away to be stored in milliseconds")
    }
    for (review, next) in zip(reviews, reviews.dropFirst()) where next.at < review.at {
      throw UnusableLine("the reviews are not in order: \(next.at) comes after \(review.at)")
    }
  }

  /// What the model says after each review.
  var outcomes: [ReviewOutcome] { outcomes(numbered: nil) }

  /// What the model says after each review, with the name of the line or else its number.
  func outcomes(numbered number: Int?) -> [ReviewOutcome] {
    let name = id ?? number.map { "\($0)" }
    var memory: Model.Memory?
    return reviews.map { review in
      let before = memory
      let after = model.memory(of: before, after: review.rating, at: review.date)
      memory = after
      let probe = review.probe ?? review.at
      let asked = Date(timeIntervalSince1970: Double(probe) / 1000)
      return ReviewOutcome(
        id: name,
        at: review.at,
        rating: review.rating,
        retrievabilityBefore: before.map { model.retrievability(of: $0, at: review.date) },
        stability: after.stability,
        fast: after.fastStability,
        difficulty: after.difficulty,
        state: after.phase.rawValue,
        step: after.step,
        due: Int((after.due.timeIntervalSince1970 * 1000).rounded()),
        probe: probe,
        retrievability: model.retrievability(of: after, at: asked)
      )
    }
  }

  /// The reviews as parameters are fitted to, with days of 24 hours.
  var pastReviews: [Model.PastReview] {
    reviews.indices.map { index in
      let elapsed = index == 0 ? 0 : reviews[index].at - reviews[index - 1].at
      return Model.PastReview(
        reviews[index].rating,
        after: elapsed / 86_400_000,
        elapsed: Double(elapsed) / 86_400_000
      )
    }
  }
}

/// What a model of memory says after a review.
struct ReviewOutcome: Encodable {
  /// The history that it belongs to.
  let id: String?
  let at: Int
  let rating: SpacedReview.MemoryModel.Rating
  let retrievabilityBefore: Double?
  let stability: Double
  /// The fast trace of FSRS-7.
  let fast: Double?
  let difficulty: Double
  let state: String
  let step: Int?
  let due: Int
  let probe: Int
  let retrievability: Double
}

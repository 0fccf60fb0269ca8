// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// A response that was judged, with all that the points for it depend on.
struct JudgedTry: Hashable, Sendable {
  let response: QuizResponse
  /// The credit of the response by itself; nil until a person gives one.
  var credit: Fraction?
  /// The credit that count-back leaves of it; nil in other modes.
  let countedBack: Fraction?
  let certainty: Certainty?
  /// How many hints were seen before that cost something, and what they cost together.
  let hintCount: Int
  let hintPenalty: Fraction
  /// How many whole seconds of the problem's time were left; 0 when there is no limit.
  let secondsLeft: Int
  /// The evaluation of the response, where that is known from judging it.
  let evaluation: Known<ResponseEvaluation>

  /// Returns why the response has its credit: as it is evaluated today, or only that the credit is on record
  /// where that contradicts it.
  func evaluation(of item: Quiz.Item) -> ResponseEvaluation {
    evaluation.value
      ?? ResponseEvaluation(recorded: credit, today: try? item.evaluate(response))
  }
}

/// The wrong tries at a problem, as far as points depend on them.
struct TryHistory: Hashable, Sendable {
  private(set) var count = 0
  /// The tries themselves, kept for count-back alone, where they are limited.
  private(set) var tries: [JudgedTry] = []

  mutating func add(_ wrong: JudgedTry, by rules: QuizRules) {
    count += 1
    if rules.mode == .countBack {
      tries.append(wrong)
    }
  }
}

/// A value that could be worked out again from those around it, kept to save the work; it makes no difference to
/// equality.
struct Known<Value: Sendable>: Hashable, Sendable {
  let value: Value?

  static func == (left: Known, right: Known) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension ResponseEvaluation {
  /// The evaluation of today, unless there is none or it contradicts the credit on record.
  init(recorded credit: Fraction?, today: ResponseEvaluation?) {
    if let today, (today.isPending ? nil : today.credit) == credit {
      self = today
    } else {
      self.init(credit: credit ?? .zero, reason: credit == nil ? .awaitsGrade : .recorded)
    }
  }
}

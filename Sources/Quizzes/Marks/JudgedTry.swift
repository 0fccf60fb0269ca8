internal import LudusCore

/// A response that was judged, with all that its mark depends on.
struct JudgedTry: Hashable, Sendable {
  let response: QuizResponse
  var evaluation: ResponseEvaluation
  let certainty: Certainty?
  /// How many hints were seen before that cost something, and what they cost together.
  let hintCount: Int
  let hintPenalty: Fraction
  /// How many whole seconds of the problem's time were left; 0 when there is no limit.
  let secondsLeft: Int
}

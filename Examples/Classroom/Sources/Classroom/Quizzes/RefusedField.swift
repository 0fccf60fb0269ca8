// SPDX-License-Identifier: Apache-2.0
import Hummingbird
import QuizCommunity
import Quizzes

/// The field whose entry was refused: it is marked, and named beside the reason.
enum RefusedField: Hashable, Sendable {
  /// A gap of a text.
  case gap(PresentedProblem.Place)
  /// The one field that there is.
  case whole

  /// The field that an error is about; nil for an error about something else.
  init?(_ error: any Error, in item: Quiz.Item) {
    let refusal: ResponseError
    switch error {
    case QuizError.response(let error), LiveRoundError.response(let error): refusal = error
    default: return nil
    }
    switch refusal {
    case .gapNotGradable(_, let gap, _), .gapUndecided(_, let gap, _):
      guard let place = item.place(of: ResponseEvaluation.Part.ID(gap.rawValue)) else { return nil }
      self = .gap(place)
    case .notGradable, .undecided, .wordCountOutOfRange: self = .whole
    default: return nil
    }
  }
}

extension Pages {
  /// The reason that an answer was refused, beginning with the gap that it is about.
  func notice(
    of error: any Error,
    about field: RefusedField?,
    in problem: PresentedProblem?,
    to visitor: Visitor
  ) throws -> Notice {
    let notice = try notice(of: error, to: visitor)
    guard case .gap(let place) = field,
      let number = problem?.gaps.firstIndex(where: { $0.id == place }), let text = notice.text
    else { return notice }
    let gap = words(for: visitor)["gap"] ?? ""
    return Notice("\(gap) \(number + 1): \(text)", notice.status)
  }
}

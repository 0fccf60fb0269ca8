// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint {
  /// Which problems may be drawn, by how the learner did them before.
  ///
  /// A problem is done right when the first try earned the full credit, and wrong otherwise.
  public enum AnswerFilter: String, Hashable, Sendable, JSONName {
    /// All problems.
    case any
    /// Those that the learner did wrong the last time: all mistakes that are still to be made good.
    case wrongLast
    /// Those that the learner did wrong at least once, whatever came after.
    case wrongEver
    /// Those that the learner has not done.
    case unanswered
    /// Those that the learner has done.
    case answered

    /// Whether a problem with a past, or without, may be drawn.
    func admits(_ past: LearnerPast.Done?) -> Bool {
      switch self {
      case .any: true
      case .wrongLast: past.map { !$0.isLastCorrect } ?? false
      case .wrongEver: past?.wasEverWrong ?? false
      case .unanswered: past == nil
      case .answered: past != nil
      }
    }
  }
}

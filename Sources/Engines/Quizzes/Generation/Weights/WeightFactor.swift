// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

extension ProblemWeights {
  /// The factor of one policy in the weight of a problem, and its reason.
  public struct Factor: Hashable, Sendable {
    /// Why a factor is what it is.
    public enum Reason: Hashable, Sendable {
      /// The votes count.
      case votes(Problem.Popularity)
      /// There are too few votes to count.
      case tooFewVotes(Problem.Popularity)
      /// The learner did the problem wrong the last time.
      case lastWrong
      /// The learner did the problem right the last time.
      case lastCorrect
      /// The learner has not done the problem.
      case unanswered
      /// So many percent of its worth were earned on average when so many learners met it first.
      case facility(Int, learners: Int)
      /// A tag of the author says what percent that is.
      case tag(String, Int)
      /// Neither enough answers nor a tag say how difficult the problem is.
      case unknownDifficulty
      /// The learner did the problem so many whole days ago.
      case lastAnswered(daysAgo: Int)
    }

    /// Why the factor is what it is.
    public let reason: Reason
    /// The factor in percent, from 1 to 100.
    public let percent: Int

    init(_ reason: Reason, percent: Int) {
      self.reason = reason
      self.percent = percent
    }
  }
}

extension ProblemWeights.Factor: CustomStringConvertible {
  /// The factor with its reason, such as "60 % (too few votes: 1 for, 0 against)".
  public var description: String { "\(percent) % (\(reason))" }
}

extension ProblemWeights.Factor.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .votes(let popularity):
      "votes: \(popularity.likes) for, \(popularity.dislikes) against"
    case .tooFewVotes(let popularity):
      "too few votes: \(popularity.likes) for, \(popularity.dislikes) against"
    case .lastWrong: "wrong the last time"
    case .lastCorrect: "right the last time"
    case .unanswered: "not done before"
    case .facility(let percent, let learners):
      "facility \(percent) % from \(learners) learners"
    case .tag(let tag, let percent): "facility \(percent) % by the tag \(tag)"
    case .unknownDifficulty: "difficulty not known"
    case .lastAnswered(let days): "done \(days) days ago"
    }
  }
}

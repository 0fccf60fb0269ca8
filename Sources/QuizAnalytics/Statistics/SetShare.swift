public import LudusCore
public import Quizzes

extension StudentReport {
  /// How much of a set's points answers earned.
  public struct SetShare: Hashable, Sendable, Codable {
    /// The set.
    public let set: ProblemSet.ID
    /// How many answers there are; at least 1.
    public let count: Int
    /// The mean part of the points earned, from 0 to 1.
    public let mean: Double
  }
}

extension StudentReport.SetShare {
  /// The shares of the sets that answers belong to, the weakest first.
  static func all(in answers: [FirstAnswers.Answer]) -> [StudentReport.SetShare] {
    Dictionary(grouping: answers, by: \.record.set)
      .map { StudentReport.SetShare(set: $0.key, count: $0.value.count, mean: $0.value.meanScore) }
      .sorted { ($0.mean, $0.set) < ($1.mean, $1.set) }
  }
}

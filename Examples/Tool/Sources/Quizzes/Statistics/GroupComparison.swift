// SPDX-License-Identifier: Apache-2.0
import QuizAnalytics
import Quizzes

/// A comparison of some learners with all others, problem by problem: one verdict on each for all
/// tables, sentences and plots.
struct GroupComparison {
  /// A problem of a quiz.
  struct Row {
    let quiz: Quiz.ID
    let id: Problem.ID
    /// The analysis that the verdict comes from; nil where it cannot be made.
    let analysis: FunctioningAnalysis.Item?
    /// The figures of Mantel and Haenszel, of a problem that is right or wrong.
    let mantelHaenszel: ItemStatistics.DifferentialFunctioning?

    /// The size of the difference, also where it turns round between weak and strong learners.
    var category: ItemStatistics.DifferentialFunctioning.Category? { analysis?.overallCategory }
  }

  /// The problems, quiz by quiz.
  private(set) var rows: [Row] = []
  /// The reasons that quizzes have no verdicts.
  private(set) var refusals: [(quiz: Quiz.ID, reason: EstimationError)] = []
  /// The number of learners in the smallest group that is compared.
  private(set) var fewestLearners: Int?

  /// The name of the group in figures.
  static let focal = "focal"

  /// Compares learners.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - focal: The learners who are compared with all others.
  init(of log: AnswerLog, focal: Set<Learner.ID>) {
    let others = Set(log.records.map(\.learner)).subtracting(focal)
    guard !focal.isEmpty, !others.isEmpty else { return }
    let groups = [Self.focal: focal, "others": others]
    for quiz in Set(log.records.map(\.quiz)).sorted() {
      let plain = log.differentialFunctioning(of: quiz, between: others, and: focal)
      var items: [FunctioningAnalysis.Item] = []
      var counts = plain.map { min($0.referenceCount, $0.focalCount) }
      do throws(EstimationError) {
        let table = try log.responses(to: quiz, scoring: .credits, groups: groups)
        // Figures of small groups are shown, with a caution.
        let analysis = try table.functioning(
          between: "others",
          and: [Self.focal],
          minimumLearners: 2
        )
        items = analysis.items
        counts = Array(analysis.learnerCounts.values)
      } catch {
        if !plain.isEmpty { refusals.append((quiz, error)) }
      }
      fewestLearners = (counts + [fewestLearners].compactMap(\.self)).min()
      let known = Dictionary(plain.map { ($0.id, $0) }) { first, _ in first }
      let analyzed = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
      for id in Set(known.keys).union(analyzed.keys).sorted() {
        let item = analyzed[id]
        rows.append(
          Row(
            quiz: quiz,
            id: id,
            analysis: item,
            // Those by which the verdict was found, where unfair problems are not in the score.
            mantelHaenszel: item == nil ? known[id] : item?.mantelHaenszel[Self.focal]
          )
        )
      }
    }
  }

  /// Whether a group is too small to find any but very large differences.
  var isOfFewLearners: Bool { (fewestLearners ?? 0) < FunctioningAnalysis.minimumLearners }

  /// The problems that differ largely.
  var large: [Problem.ID] { rows.filter { $0.category == .large }.map(\.id) }
}

extension GroupComparison.Row: Encodable {
  private enum Key: String, CodingKey {
    case id, category, size, significance, gap, referenceCount, focalCount, chiSquare, oddsRatio,
      delta, standardError
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(category?.rawValue, forKey: .category)
    try container.encodeIfPresent(analysis?.whole.size, forKey: .size)
    try container.encodeIfPresent(analysis?.whole.significance, forKey: .significance)
    try container.encodeIfPresent(analysis?.gaps[GroupComparison.focal], forKey: .gap)
    try container.encodeIfPresent(mantelHaenszel?.referenceCount, forKey: .referenceCount)
    try container.encodeIfPresent(mantelHaenszel?.focalCount, forKey: .focalCount)
    try container.encodeIfPresent(mantelHaenszel?.chiSquare, forKey: .chiSquare)
    try container.encodeIfPresent(mantelHaenszel?.oddsRatio, forKey: .oddsRatio)
    try container.encodeIfPresent(mantelHaenszel?.delta, forKey: .delta)
    try container.encodeIfPresent(mantelHaenszel?.standardError, forKey: .standardError)
  }
}

extension QuizScore {
  /// What was earned in one of the sets that a quiz drew from.
  public struct OfSet: Hashable, Sendable, Codable {
    /// The set.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The points earned of the points of the quiz's problems from that set.
    public internal(set) var score: QuizScore
  }
}

extension QuizScore.OfSet {
  /// The sets of a quiz in the order in which they occur first, with nothing earned yet, and the offset of
  /// each item's set among them.
  static func start(of quiz: Quiz) -> (scores: [QuizScore.OfSet], offsets: [Int]) {
    var scores: [QuizScore.OfSet] = []
    var offsetsBySet: [ProblemSet.ID: Int] = [:]
    let offsets = quiz.items.map { item in
      let offset = offsetsBySet.insertIfNew(scores.count, forKey: item.set) ?? scores.count
      if offset == scores.count {
        let nothing = QuizScore(earned: .zero, possible: 0)
        scores.append(QuizScore.OfSet(set: item.set, title: item.setTitle, score: nothing))
      }
      scores[offset].score.possible += item.problem.points
      return offset
    }
    return (scores, offsets)
  }
}

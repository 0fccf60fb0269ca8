/// What was earned in one of the sets that a quiz drew from.
public struct SetScore: Hashable, Sendable, Codable {
  /// The set.
  public let set: ProblemSet.ID
  /// The title of that set.
  public let title: String
  /// The points earned of the points of the quiz's problems from that set.
  public internal(set) var score: Score
}

extension Quiz {
  /// The sets of the items in the order in which they occur first, with nothing earned yet.
  var setScores: [SetScore] {
    var points: [ProblemSet.ID: Int] = [:]
    for item in items {
      points[item.set, default: 0] += item.problem.points
    }
    return items.compactMap { item in
      points.removeValue(forKey: item.set).map { possible in
        let score = Score(earned: .zero, possible: possible)
        return SetScore(set: item.set, title: item.setTitle, score: score)
      }
    }
  }
}

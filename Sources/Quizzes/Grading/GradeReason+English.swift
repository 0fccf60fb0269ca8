internal import AnswerMatching
internal import LudusCore

extension GradeReason {
  func english(naming name: (AnswerOption.ID) -> String) -> String {
    switch self {
    case .correctChoice: "This is the right option."
    case .wrongChoice(let option): "Option \(name(option)) is not right."
    case .partlyCorrectChoice(let option, let weight):
      "Option \(name(option)) is not the right one, but worth \(weight)."
    case .allCorrectPicked: "All right options are picked."
    case .correctSoFar(let found, let count): "Picked \(found) of \(count) right options."
    case .wrongPick(let option): "Option \(name(option)) is not one of the right ones."
    case .picks(let picks, let formula): picks.sentence(by: formula)
    case .weightedPicks(let picks, let sum): picks.sentence(ofWeights: sum)
    case .matched(let match): match.sentence(in: .english)
    case .mismatched(let mismatch): mismatch.sentence(in: .english)
    case .awaitsGrade: "This answer is read and graded by a person."
    case .rubric(let points, let all): "Found \(points) of \(all) points."
    case .order(let right, let all, let formula):
      right == all ? "Everything is in the right order." : formula.sentence(right, of: all)
    case .parts(let right, let all, .perPart): "\(right) of \(all) parts are right."
    case .parts(let right, let all, .allOrNothing):
      right == all
        ? "All \(all) parts are right."
        : "\(right) of \(all) parts are right, and only all of them count."
    case .place(let isRight): "This item is \(isRight ? "" : "not ")in its place."
    case .next(let isRight): "This item is \(isRight ? "" : "not ")followed by the right one."
    case .sides(let right, let all):
      "\(right) of \(all) others stand on the right side of this item."
    case .predecessors(let right, let all):
      "\(right) of \(all) that belong before this item stand there."
    case .pair(let isRight): "This pair is \(isRight ? "" : "not ")right."
    case .graded: "A person graded this answer."
    case .notRight: "This is not right."
    case .awaitsSubmission: "The answer is kept until the quiz is submitted."
    case .revealed: "The right answer was shown."
    case .timeOver: "The time was over."
    case .unanswered: "There is no answer."
    }
  }
}

extension GradeReason.PickTally {
  /// What was picked, without a full stop.
  private var summary: String {
    let wrongOnes =
      switch wrong {
      case 0: ""
      case 1: " and 1 wrong one"
      default: " and \(wrong) wrong ones"
      }
    return "Picked \(hits) of \(correct) right options\(wrongOnes)"
  }

  fileprivate func sentence(by formula: CheckAllFormula) -> String {
    guard errors > 0 else { return "All right options are picked, and no wrong one." }
    return switch formula {
    case .netCorrect where wrong > 0: "\(summary), and each wrong one takes a right one off."
    case .eachOption: "\(options - errors) of \(options) options are judged right."
    case .coverage: "\(summary), so \(hits) of \(hits + wrong) picks are right."
    case .halves where CheckAllFormula.isGuess(self):
      "\(errors) of \(options) options are judged wrong, which is no better than guessing."
    case .halves: "\(errors) of \(options) options are judged wrong, and each halves the grade."
    case .incremental, .allOrNothing, .weighted, .netCorrect: "\(summary)."
    }
  }

  fileprivate func sentence(ofWeights sum: Fraction) -> String {
    guard errors > 0 else { return sentence(by: .weighted) }
    let floor = sum < 0 ? ", which earns nothing" : ""
    return "\(summary), and their weights add up to \(sum)\(floor)."
  }
}

extension OrderingTask.Formula {
  /// What an order that is not right came to.
  fileprivate func sentence(_ right: Int, of all: Int) -> String {
    switch self {
    case .allOrNothing: "The order is not right, and only the right one counts."
    case .exactPosition: "\(right) of \(all) items are in their place."
    case .relativeNext: "\(right) of \(all) items are followed by the right one."
    case .allPreviousAndNext:
      "\(right) of \(all) times one item stands on the right side of another."
    case .longestSubsequence: "\(right) of \(all) items are in the right order among themselves."
    case .longestRun: "\(right) of \(all) items follow one another as they should."
    case .kendall:
      "\(right) of \(all) pairs are in the right order, and each of the others takes one off."
    case .dependencyGraph:
      "\(right) of \(all) times an item stands before the one it belongs before."
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Quizzes
import Testing

/// Votes on one variant of a template count for all of them.
struct VariantVotesTests {
  /// "s" with the problems "plain" and "note#1" and the template "dilution".
  private func bank() throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          problems: [try Samples.exact("plain"), try Samples.exact("note#1")],
          templates: [try Samples.dilution(variantsPerQuiz: 1)]
        )
      ]
    )
  }

  @Test func likesOfAllVariantsMakeATemplatePopular() throws {
    var votes = ProblemVotes()
    for number in 0..<5 {
      try votes.vote(
        .like,
        by: Learner.ID("learner \(number)"),
        on: Problem.ID("dilution#0-0-\(number)"),
        at: day(1)
      )
    }
    let popularity = votes.popularity(in: try bank())
    #expect(popularity.keys.sorted() == ["dilution"])
    #expect(popularity["dilution"]?.likes == 5)
    #expect(popularity["dilution"]?.isDecided == true)
    let lottery = try QuizLottery(
      of: try bank(),
      Blueprint(count: 1) { $0.weights = ProblemWeights(popularity: .standard) },
      evidence: QuizEvidence(popularity: votes.popularity(in: try bank()))
    )
    #expect(lottery.odds.map(\.weight) == [60, 60])
  }

  @Test func aLearnerHasOneVoteForATemplateTheLatest() throws {
    var votes = ProblemVotes(policy: try ProblemVotes.Policy { $0.minimumVotes = 1 })
    try votes.vote(.like, by: "ada", on: "dilution#0-0-0", at: day(2))
    try votes.vote(.dislike, by: "ada", on: "dilution#0-0-1", at: day(1))
    try votes.vote(.dislike, by: "ben", on: "dilution#0-0-0", at: day(1))
    let counted = votes.byTemplate(of: try bank())
    #expect(counted.vote(of: "ada", on: "dilution") == .like)
    #expect(counted.popularity(of: "dilution").likes == 1)
    #expect(counted.popularity(of: "dilution").dislikes == 1)
    #expect(counted.policy == votes.policy)
    #expect(try votes.byTemplate(of: Samples.bank()) == votes)
  }
}

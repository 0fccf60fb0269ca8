// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAuthoring
import QuizCommunity
import QuizTestSupport
import Testing

struct ReviewQueueTests {
  @Test func newProblemsWaitInTheOrderInWhichTheyWereSubmitted() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p3", "p1", "p2"])
    #expect(workshop.reviewQueue().items.map(\.id) == ["p3", "p1", "p2"])
    #expect(
      workshop.reviewQueue().items.first?.reason == .submitted(revision: "p3-1", at: date(0))
    )
    try workshop.approve("p3", revision: "p3-1", by: "eve", at: date(9))
    try workshop.reject("p1", revision: "p1-1", for: "No.", by: "eve", at: date(9))
    #expect(workshop.reviewQueue().items.map(\.id) == ["p2"])
  }

  @Test func draftsDoNotWait() throws {
    var workshop = ProblemWorkshop("school")
    try workshop.write("p1", WorkshopSamples.draft("p1"), for: "s", by: "ada", at: date(1))
    #expect(workshop.reviewQueue().items == [])
  }

  @Test func dislikedProblemsGoToAReviewer() throws {
    let workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let votes = try Samples.votes([
      ("half", 3, 3), ("bad", 2, 4), ("worse", 1, 4), ("liked", 9, 0), ("worst", 0, 6),
      ("also", 0, 6), ("many", 0, 7),
    ])
    let queue = workshop.reviewQueue(disliked: votes.disliked)
    #expect(queue.items.map(\.id) == ["p1", "many", "also", "worst", "worse", "bad"])
    #expect(queue.items.last?.reason == .disliked(votes.popularity(of: "bad")))
    // The disliked ones are those of the list without a workshop, in the same order.
    #expect(queue.items.dropFirst().map(\.id) == votes.reviewList)
  }

  @Test func thePolicyOfTheVotesDecidesWhatIsDisliked() throws {
    let workshop = ProblemWorkshop("school")
    func items(_ likes: Int, _ dislikes: Int, _ policy: ProblemVotes.Policy) throws -> [Problem.ID]
    {
      let votes = try Samples.votes([("p", likes, dislikes)], policy: policy)
      return workshop.reviewQueue(disliked: votes.disliked).items.map(\.id)
    }
    #expect(try items(0, 4, .standard) == [])
    #expect(try items(0, 5, .standard) == ["p"])
    #expect(try items(0, 4, ProblemVotes.Policy { $0.minimumVotes = 4 }) == ["p"])
    #expect(try items(0, 5, ProblemVotes.Policy { $0.minimumVotes = 6 }) == [])
    #expect(try items(7, 3, ProblemVotes.Policy { $0.reviewBelow = 70 }) == [])
    #expect(try items(7, 3, ProblemVotes.Policy { $0.reviewBelow = 71 }) == ["p"])
  }

  @Test func whatWasKeptComesBackWithFurtherVotes() throws {
    var workshop = ProblemWorkshop("school")
    let votes = try Samples.votes([("p", 0, 5)])
    let item = try #require(workshop.reviewQueue(disliked: votes.disliked).items.first)
    guard case .disliked(let popularity) = item.reason else {
      Issue.record("expected a disliked problem")
      return
    }
    try workshop.keep(item.id, votes: popularity.votes, by: "eve", at: date(1))
    #expect(workshop.reviewQueue(disliked: votes.disliked).items == [])
    #expect(workshop.reviewQueue(disliked: try Samples.votes([("p", 1, 8)]).disliked).items == [])
    #expect(
      workshop.reviewQueue(disliked: try Samples.votes([("p", 1, 9)]).disliked).items.map(\.id) == [
        "p"
      ]
    )
  }

  @Test func votesOnWhatIsInNoBankDoNotMatter() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let votes = try Samples.votes([("p1", 0, 9)])
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(9))
    #expect(workshop.reviewQueue(disliked: votes.disliked).items.map(\.id) == ["p1"])
    try workshop.reject("p1", revision: "p1-1", for: "Disliked.", by: "eve", at: date(10))
    #expect(workshop.reviewQueue(disliked: votes.disliked).items == [])
  }

  @Test func nobodyIsAskedToReviewHisOwnProblems() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1", "p2"])
    try workshop.approve("p2", revision: "p2-1", by: "eve", at: date(9))
    let votes = try Samples.votes([("p2", 0, 9), ("other", 0, 9)])
    #expect(workshop.reviewQueue(disliked: votes.disliked, for: "ada").items.map(\.id) == ["other"])
    #expect(
      workshop.reviewQueue(disliked: votes.disliked, for: "eve").items.map(\.id) == [
        "p1", "other", "p2",
      ]
    )
  }

  @Test func aNumberOfKeptVotesOutOfAnyRangeDoesNoHarm() throws {
    var workshop = ProblemWorkshop("school")
    try workshop.keep("p", votes: .max, by: "eve", at: date(1))
    #expect(workshop.reviewQueue(disliked: try Samples.votes([("p", 0, 9)]).disliked).items == [])
    // Nobody has voted yet.
    try workshop.keep("p", votes: 0, by: "eve", at: date(2))
    #expect(
      workshop.reviewQueue(disliked: try Samples.votes([("p", 0, 9)]).disliked).items.count == 1
    )
  }

  @Test func votesOnVariantsCountForTheirTemplate() throws {
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", templates: [try Samples.product()])]
    )
    let votes = try Samples.votes([("product#0-0", 0, 4)])
    var more = try Samples.votes([("product#0-1", 0, 2)])
    try more.vote(.dislike, by: "another", on: "product#1-1", at: date(0))
    more.merge(votes)
    let workshop = ProblemWorkshop("school")
    #expect(workshop.reviewQueue(disliked: more.disliked).items == [])
    // Of five learners two have voted on two variants.
    let byTemplate = more.byTemplate(of: bank)
    #expect(byTemplate.popularity(of: "product").votes == 5)
    #expect(workshop.reviewQueue(disliked: byTemplate.disliked).items.map(\.id) == ["product"])
  }
}

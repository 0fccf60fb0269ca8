import LudusTestSupport
import Quizzes
import Testing

struct ReviewQueueTests {
  @Test func newProblemsWaitInTheOrderInWhichTheyWereSubmitted() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p3", "p1", "p2"])
    #expect(workshop.reviewQueue().items.map(\.id) == ["p3", "p1", "p2"])
    #expect(
      workshop.reviewQueue().items.first?.reason == .submitted(revision: "p3-1", at: date(0))
    )
    try workshop.approve("p3", revision: "p3-1", by: "eve", at: date(9))
    try workshop.reject("p1", revision: "p1-1", reason: "No.", by: "eve", at: date(9))
    #expect(workshop.reviewQueue().items.map(\.id) == ["p2"])
  }

  @Test func draftsDoNotWait() throws {
    var workshop = ProblemWorkshop("school")
    try workshop.write("p1", WorkshopSamples.draft("p1"), for: "s", by: "ada", at: date(1))
    #expect(workshop.reviewQueue().items == [])
  }

  @Test func dislikedProblemsGoToAReviewer() throws {
    let workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let votes: [ReviewQueue.VoteCount] = [
      .init("half", likes: 3, dislikes: 3), .init("bad", likes: 2, dislikes: 4),
      .init("worse", likes: 1, dislikes: 4), .init("liked", likes: 9, dislikes: 0),
      .init("worst", likes: 0, dislikes: 6), .init("also", likes: 0, dislikes: 6),
      .init("many", likes: 0, dislikes: 7),
    ]
    let queue = workshop.reviewQueue(votes: votes)
    #expect(queue.items.map(\.id) == ["p1", "many", "also", "worst", "worse", "bad"])
    #expect(queue.items.last?.reason == .disliked(.init("bad", likes: 2, dislikes: 4)))
    // In whatever order the counts come.
    #expect(workshop.reviewQueue(votes: votes.reversed()) == queue)
  }

  @Test func likesDecideOnlyFromAMinimumNumberOfVotes() throws {
    let workshop = ProblemWorkshop("school")
    let four = ReviewQueue.VoteCount("p", likes: 0, dislikes: 4)
    let five = ReviewQueue.VoteCount("p", likes: 0, dislikes: 5)
    #expect(workshop.reviewQueue(votes: [four]).items == [])
    #expect(workshop.reviewQueue(votes: [five]).items.map(\.id) == ["p"])
    #expect(workshop.reviewQueue(votes: [four], minimumVotes: 4).items.map(\.id) == ["p"])
    #expect(workshop.reviewQueue(votes: [five], minimumVotes: 6).items == [])
    let split = ReviewQueue.VoteCount("p", likes: 7, dislikes: 3)
    #expect(workshop.reviewQueue(votes: [split], reviewBelow: 70).items == [])
    #expect(workshop.reviewQueue(votes: [split], reviewBelow: 71).items.map(\.id) == ["p"])
  }

  @Test func whatWasKeptComesBackWithFurtherVotes() throws {
    var workshop = ProblemWorkshop("school")
    let votes = ReviewQueue.VoteCount("p", likes: 0, dislikes: 5)
    #expect(workshop.reviewQueue(votes: [votes]).items.map(\.id) == ["p"])
    try workshop.keep("p", votes: votes.votes, by: "eve", at: date(1))
    #expect(workshop.reviewQueue(votes: [votes]).items == [])
    let nine = ReviewQueue.VoteCount("p", likes: 1, dislikes: 8)
    #expect(workshop.reviewQueue(votes: [nine]).items == [])
    let ten = ReviewQueue.VoteCount("p", likes: 1, dislikes: 9)
    #expect(workshop.reviewQueue(votes: [ten]).items.map(\.id) == ["p"])
  }

  @Test func votesOnWhatIsInNoBankDoNotMatter() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let votes = [ReviewQueue.VoteCount("p1", likes: 0, dislikes: 9)]
    try workshop.approve("p1", revision: "p1-1", by: "eve", at: date(9))
    #expect(workshop.reviewQueue(votes: votes).items.map(\.id) == ["p1"])
    try workshop.reject("p1", revision: "p1-1", reason: "Disliked.", by: "eve", at: date(10))
    #expect(workshop.reviewQueue(votes: votes).items == [])
  }

  @Test func nobodyIsAskedToReviewHisOwnProblems() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1", "p2"])
    try workshop.approve("p2", revision: "p2-1", by: "eve", at: date(9))
    let votes = [
      ReviewQueue.VoteCount("p2", likes: 0, dislikes: 9), .init("other", likes: 0, dislikes: 9),
    ]
    #expect(workshop.reviewQueue(votes: votes, for: "ada").items.map(\.id) == ["other"])
    #expect(
      workshop.reviewQueue(votes: votes, for: "eve").items.map(\.id) == ["p1", "other", "p2"]
    )
  }

  @Test func hostileCountsDoNoHarm() throws {
    let workshop = ProblemWorkshop("school")
    let votes = [
      ReviewQueue.VoteCount("a", likes: .max, dislikes: .max),
      .init("b", likes: .min, dislikes: .max),
      .init("c", likes: .min, dislikes: .min), .init("d", likes: 1, dislikes: .max),
    ]
    #expect(votes[0].votes == 2_000_000_000)
    let queue = workshop.reviewQueue(votes: votes, minimumVotes: .min, reviewBelow: .max)
    #expect(queue.items.map(\.id) == ["b", "d", "a"])
    #expect(workshop.reviewQueue(votes: votes, minimumVotes: .max).items == [])
    #expect(workshop.reviewQueue(votes: votes, reviewBelow: .min).items == [])
  }
}

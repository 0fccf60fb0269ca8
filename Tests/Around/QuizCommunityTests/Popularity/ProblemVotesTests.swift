// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

struct ProblemVotesTests {
  @Test func aLearnerHasOneCurrentVotePerProblem() throws {
    var votes = ProblemVotes()
    #expect(votes.vote(of: "ada", on: "p") == nil)
    try votes.vote(.like, by: "ada", on: "p", at: date(1))
    try votes.vote(.like, by: "ada", on: "p", at: date(2))
    try votes.vote(.dislike, by: "ada", on: "p", at: date(3))
    try votes.vote(.like, by: "bob", on: "p", at: date(3))
    try votes.vote(.like, by: "ada", on: "q", at: date(3))
    #expect(votes.vote(of: "ada", on: "p") == .dislike)
    #expect(votes.popularity(of: "p").likes == 1)
    #expect(votes.popularity(of: "p").dislikes == 1)
    #expect(votes.popularity(of: "q").votes == 1)
    #expect(votes.popularity(of: "none").votes == 0)
    #expect(votes.votes.count == 5)
  }

  @Test func aVoteCanBeTakenBack() throws {
    var votes = ProblemVotes()
    try votes.vote(.like, by: "ada", on: "p", at: date(1))
    try votes.vote(nil, by: "ada", on: "p", at: date(2))
    #expect(votes.vote(of: "ada", on: "p") == nil)
    #expect(votes.popularity(of: "p").votes == 0)
  }

  @Test func theLatestVoteCountsWheneverItArrives() throws {
    var votes = ProblemVotes()
    try votes.vote(.dislike, by: "ada", on: "p", at: date(5))
    try votes.vote(.like, by: "ada", on: "p", at: date(4))
    #expect(votes.vote(of: "ada", on: "p") == .dislike)
    #expect(votes.votes.map(\.date) == [date(4), date(5)])
  }

  @Test func ofTwoVotesAtTheSameInstantTheMoreCautiousCounts() throws {
    for order in [[ProblemVotes.Vote.like, .dislike], [.dislike, .like]] {
      var votes = ProblemVotes()
      for vote in order {
        try votes.vote(vote, by: "ada", on: "p", at: date(1))
      }
      #expect(votes.vote(of: "ada", on: "p") == .dislike)
      try votes.vote(nil, by: "ada", on: "p", at: date(1))
      try votes.vote(.like, by: "ada", on: "p", at: date(1))
      #expect(votes.vote(of: "ada", on: "p") == nil)
      #expect(votes.votes.count == 3)
    }
  }

  @Test func votesOfDevicesMergeInAnyOrder() {
    forEachSeed(0..<200) { generator in
      var all = ProblemVotes()
      var devices = [ProblemVotes(), ProblemVotes(), ProblemVotes()]
      for _ in 0..<generator.draw(below: 40) {
        let vote = generator.drawElement(of: [ProblemVotes.Vote.like, .dislike, nil]) ?? nil
        let learner = Learner.ID("l\(generator.draw(below: 3))")
        let problem = Problem.ID("p\(generator.draw(below: 3))")
        let date = date(Double(generator.draw(below: 10)))
        let device = generator.draw(below: 3)
        try devices[device].vote(vote, by: learner, on: problem, at: date)
        try all.vote(vote, by: learner, on: problem, at: date)
      }
      var merged = devices[2]
      for device in generator.shuffled(devices + devices) {
        merged.merge(device)
      }
      try #require(merged == all)
      try expectRoundTrip(merged)
      // A slow reference: the greatest of a learner's votes by date and caution.
      for (learner, problem) in [("l0", "p0"), ("l1", "p2")] as [(Learner.ID, Problem.ID)] {
        let latest = all.votes.filter { $0.learner == learner && $0.problem == problem }
          .max { ($0.date, caution($0.vote)) < ($1.date, caution($1.vote)) }
        try #require(merged.vote(of: learner, on: problem) == latest?.vote)
      }
    }
  }

  private func caution(_ vote: ProblemVotes.Vote?) -> Int {
    vote == .like ? 0 : vote == .dislike ? 1 : 2
  }

  @Test func likesDecideOnlyFromAMinimumNumberOfVotes() throws {
    let votes = try Samples.votes([("few", 0, 4), ("enough", 0, 5)])
    #expect(!votes.popularity(of: "few").isDecided)
    #expect(votes.popularity(of: "enough").isDecided)
    #expect(votes.reviewList == ["enough"])
    let strict = try Samples.votes(
      [("p", 0, 5)],
      policy: ProblemVotes.Policy { $0.minimumVotes = 6 }
    )
    #expect(strict.reviewList.isEmpty)
  }

  @Test func dislikedProblemsGoToAReviewerTheWorstFirst() throws {
    let votes = try Samples.votes([
      ("half", 5, 5), ("third", 2, 4), ("worst", 0, 6), ("also-worst", 0, 6),
      ("worst-of-more", 0, 7),
      ("liked", 9, 1),
    ])
    #expect(votes.reviewList == ["worst-of-more", "also-worst", "worst", "third"])
    func reviewList(below percent: Int) throws -> [Problem.ID] {
      var strict = ProblemVotes(policy: try ProblemVotes.Policy { $0.reviewBelow = percent })
      strict.merge(votes)
      return strict.reviewList
    }
    #expect(try reviewList(below: 100).suffix(2) == ["half", "liked"])
    #expect(try reviewList(below: 0).isEmpty)
  }

  @Test func popularityIsVisibleToAllOrToTeachersOnly() throws {
    let open = try Samples.votes([("p", 3, 2)])
    #expect(open.popularity(of: "p", for: .learner)?.likes == 3)
    #expect(open.popularity(of: "p", for: .teacher)?.likes == 3)
    let closed = try Samples.votes(
      [("p", 3, 2)],
      policy: ProblemVotes.Policy { $0.visibility = .teachers }
    )
    #expect(closed.popularity(of: "p", for: .learner) == nil)
    #expect(closed.popularity(of: "p", for: .teacher)?.likes == 3)
  }

  @Test func aDateThatCannotBeStoredIsRefused() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      expectRefusal(LogError.dateOutOfRange, of: ProblemVotes()) {
        try $0.vote(.like, by: "ada", on: "p", at: Date(timeIntervalSince1970: seconds))
      }
    }
  }

  @Test func isStoredWithItsPolicyWhereThatIsNotTheStandard() throws {
    var votes = ProblemVotes()
    try expectJSON(votes, #"{"votes":[]}"#)
    try votes.vote(.like, by: "ada", on: "p", at: date(1))
    try votes.vote(nil, by: "ada", on: "p", at: date(2))
    try expectJSON(
      votes,
      #"{"votes":[{"at":1479686401000,"learner":"ada","problem":"p","vote":"like"},"#
        + #"{"at":1479686402000,"learner":"ada","problem":"p"}]}"#
    )
    try expectJSON(
      ProblemVotes(
        policy: try ProblemVotes.Policy {
          $0.minimumVotes = 3
          $0.visibility = .teachers
          $0.reviewBelow = 40
        }
      ),
      #"{"policy":{"minimumVotes":3,"reviewBelow":40,"visibility":"teachers"},"votes":[]}"#
    )
    for broken in [
      "{}", #"{"votes":[{"learner":"a","problem":"p","vote":"love","at":0}]}"#,
      #"{"votes":[{"learner":"a","problem":"p","at":9e300}]}"#,
      #"{"votes":[{"learner":"a","problem":"p","at":9223372036854775807}]}"#,
    ] {
      #expect(throws: (any Error).self) { try decode(ProblemVotes.self, broken) }
    }
  }

  @Test func aPolicyTellsEveryNumberOutOfRange() {
    #expect(
      contentFaults(ProblemFault.self) {
        _ = try ProblemVotes.Policy {
          $0.minimumVotes = 0
          $0.reviewBelow = 101
        }
      }
        == ["minimumVotes: 0, expected 1 to 1000000", "reviewBelow: 101, expected 0 to 100"]
    )
    #expect(
      contentFaults(ProblemFault.self) {
        _ = try decode(ProblemVotes.Policy.self, #"{"minimumVotes":0,"visibility":"none"}"#)
      } == [
        #"visibility: the visibility "none" is not known, expected one of everyone, teachers"#,
        "minimumVotes: 0, expected 1 to 1000000",
      ]
    )
  }
}

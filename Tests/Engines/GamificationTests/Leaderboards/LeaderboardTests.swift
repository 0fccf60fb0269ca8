// SPDX-License-Identifier: Apache-2.0
@testable import Gamification
import LudusTestSupport
import Testing

@Suite struct LeaderboardTests {
  private static let day = Date(timeIntervalSince1970: 1_605_960_000)

  @Test func rowsAreOrderedByPointsThenAchievementsThenDateThenIdentifier() throws {
    let board = try Leaderboard([
      .init("zoe", .init(points: 7, achievements: 1)),
      .init("ada", .init(points: 7, achievements: 1)),
      .init("bob", .init(points: 7, achievements: 1, reachedAt: Self.day + 60)),
      .init("cid", .init(points: 7, achievements: 1, reachedAt: Self.day)),
      .init("dan", .init(points: 7, achievements: 2)),
      .init("eve", .init(points: 8)),
    ])
    #expect(board.entries.map(\.member) == ["eve", "dan", "cid", "bob", "ada", "zoe"])
    #expect(board.standings.map(\.position) == [1, 2, 3, 4, 5, 6])
    #expect(board.standings.map(\.rank) == [1, 2, 2, 2, 2, 2])
  }

  @Test func thePlayersOfALogHaveALadder() throws {
    let rules = try PlayerLog.Rules { $0.reportWithin = nil }
    var log = PlayerLog(rules, days: DayReckoning(try .berlin))
    for (player, points) in [("ada", 20), ("bob", 30), ("cid", 5), ("dan", 40), ("eve", 99)] {
      try log.award(points, to: Member.ID(player), for: "Help", at: start)
    }
    try log.deduct(9, from: "cid", for: "Noise", at: start + 60)
    try log.leave(by: "dan", at: start + 60)
    let ladder = Leaderboard(of: log, without: ["eve", "zoe"], policy: .dense)
    #expect(ladder.standings.map(\.member) == ["bob", "ada", "cid"])
    #expect(ladder.standings.map(\.points) == [30, 20, 0])
    #expect(ladder.policy == .dense)
    #expect(Leaderboard(of: log).standings.first?.member == "eve")
  }

  @Test func aRowTellsAllThatIsShown() throws {
    var board = Leaderboard()
    try board.set(.init(points: 30, achievements: 2), of: "ada")
    try board.setTitle("the Diligent", of: "ada")
    #expect(
      board.standings
        == [
          .init(
            position: 1,
            rank: 1,
            member: "ada",
            points: 30,
            achievements: 2,
            title: "the Diligent"
          )
        ]
    )
    #expect(board.standings.map(\.id) == ["ada"])
    #expect(board.entries.map(\.member) == ["ada"])
    #expect(board.standing(of: "ada") == board.standings.first)
  }

  @Test func aTitleStaysWithANewScoreUntilItIsTakenAway() throws {
    var board = try Leaderboard([.init("ada", .init(points: 1), title: "the Diligent")])
    try board.set(.init(points: 2), of: "ada")
    #expect(board.entry(of: "ada")?.title == "the Diligent")
    try board.setTitle(nil, of: "ada")
    #expect(board.standing(of: "ada")?.title == nil)
    #expect(board.count == 1)
  }

  @Test func anEmptyBoardHasNoRows() throws {
    let board = Leaderboard()
    #expect(board.isEmpty)
    #expect(board.standings.isEmpty)
    #expect(board.top(3).isEmpty)
    #expect(board.standings(around: "ada", before: 2, after: 2).isEmpty)
    #expect(board.anonymized(showingTop: 3, viewer: "ada").isEmpty)
    let page = try board.page(1, size: 10)
    #expect(page.pageCount == 0)
    #expect(page.standings.isEmpty)
    #expect(try Leaderboard([]) == board)
  }

  @Test func someoneWhoIsNotOnTheBoardHasNoRank() throws {
    var board = try Leaderboard([.init("ada", .init(points: 1))])
    #expect(board.rank(of: "bob") == nil)
    #expect(board.position(of: "bob") == nil)
    #expect(board.standing(of: "bob") == nil)
    #expect(board.entry(of: "bob") == nil)
    #expect(board.standings(around: "bob", before: 1, after: 1).isEmpty)
    #expect(board.remove("bob") == nil)
    #expect(board.count == 1)
    expectRefusal(LeaderboardError.unknownMember("bob"), of: board) {
      try $0.setTitle("x", of: "bob")
    }
    #expect(try board.page(of: "bob", size: 5) == nil)
  }

  @Test func aMemberCanLeaveAndComeBack() throws {
    var board = try Leaderboard([
      .init("ada", .init(points: 3), title: "the Diligent"), .init("bob", .init(points: 3)),
      .init("cid", .init(points: 1)),
    ])
    #expect(board.remove("ada") == .init("ada", .init(points: 3), title: "the Diligent"))
    #expect(board.rank(of: "ada") == nil)
    #expect(board.rank(of: "cid", under: .dense) == 2)
    board.remove("bob")
    #expect(board.rank(of: "cid", under: .dense) == 1)
    try board.set(.init(points: 0), of: "ada")
    #expect(board.standings.map(\.member) == ["cid", "ada"])
    #expect(board.entry(of: "ada")?.title == nil)
  }

  @Test func aMemberStandsOnABoardOnce() {
    #expect(throws: LeaderboardError.duplicateMember("ada")) {
      try Leaderboard([.init("ada", .init(points: 1)), .init("ada", .init(points: 1))])
    }
    // A composed and a decomposed letter are the same.
    #expect(throws: LeaderboardError.duplicateMember("Ren\u{65}\u{301}")) {
      try Leaderboard([
        .init("Ren\u{E9}", .init(points: 1)), .init("Ren\u{65}\u{301}", .init(points: 2)),
      ])
    }
  }

  @Test func aMemberMayBeCalledByEqualStrings() throws {
    var board = try Leaderboard([.init("Ren\u{E9}", .init(points: 1))])
    try board.set(.init(points: 5), of: "Ren\u{65}\u{301}")
    #expect(board.count == 1)
    #expect(board.rank(of: "Ren\u{E9}") == 1)
    #expect(board.entries.map(\.score.points) == [5])
    #expect(board.entries.map(\.member.rawValue.unicodeScalars.count) == [4])
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e15, -1e15,
  ])
  func aDateThatCannotBeStoredIsRefused(seconds: Double) throws {
    let score = Leaderboard.Score(points: 1, reachedAt: Date(timeIntervalSince1970: seconds))
    let board = try Leaderboard([.init("ada", .init(points: 2))])
    expectRefusal(LeaderboardError.dateOutOfRange("ada"), of: board) {
      try $0.set(score, of: "ada")
    }
    expectRefusal(LeaderboardError.dateOutOfRange("bob"), of: board) {
      try $0.set(score, of: "bob")
    }
    #expect(throws: LeaderboardError.dateOutOfRange("bob")) {
      try Leaderboard([.init("bob", score)])
    }
  }

  @Test func datesAreRoundedToMilliseconds() throws {
    let board = try Leaderboard([
      .init("ada", .init(points: 1, reachedAt: Self.day + 0.0002)),
      .init("bob", .init(points: 1, reachedAt: Self.day + 0.0001)),
    ])
    #expect(board.entries.map(\.member) == ["ada", "bob"])
    #expect(board.entries.map(\.score.reachedAt) == [Self.day, Self.day])
  }

  @Test func scoresMayBeAsExtremeAsCanBe() throws {
    let values = [Int.max, .max - 1, 1, 0, -1, .min + 1, .min]
    var board = Leaderboard(criterion: .pointsAndAchievements)
    for points in values.reversed() {
      for achievements in values {
        try board.set(
          .init(points: points, achievements: achievements),
          of: "\(points)/\(achievements)"
        )
      }
    }
    #expect(board.count == 49)
    #expect(
      board.entries.map(\.score)
        == values.flatMap { points in values.map { .init(points: points, achievements: $0) } }
    )
    for policy in RankingPolicy.allCases {
      #expect(board.rank(of: "\(Int.min)/\(Int.min)", under: policy) == 49)
      #expect(board.rank(of: "\(Int.max)/\(Int.max)", under: policy) == 1)
    }
  }

  @Test func rowsAreOnlyGivenWhereThereAreAny() throws {
    let board = try Leaderboard((1...9).map { .init("m\($0)", .init(points: -$0)) })
    #expect(board.top(2).map(\.member) == ["m1", "m2"])
    #expect(board.top(.max).count == 9)
    #expect(board.top(-1).isEmpty)
    #expect(board.standings(from: 8, count: 5).map(\.position) == [8, 9])
    #expect(board.standings(from: 0, count: 2).map(\.position) == [1])
    #expect(board.standings(from: .min, count: .max).isEmpty)
    #expect(board.standings(from: .max, count: .max).isEmpty)
    #expect(board.standings(from: 3, count: .min).isEmpty)
    #expect(board.standings(around: "m5", before: .max, after: .max).count == 9)
    #expect(board.standings(around: "m5", before: .min, after: .min).map(\.member) == ["m5"])
    #expect(board.standings(around: "m1", before: 2, after: 1).map(\.position) == [1, 2])
    #expect(board.standings(around: "m9", before: 1, after: 2).map(\.position) == [8, 9])
  }

  @Test func pagesAreNumberedFromOne() throws {
    let board = try Leaderboard((1...9).map { .init("m\($0)", .init(points: -$0)) })
    let last = try board.page(3, size: 4)
    #expect(last.number == 3)
    #expect(last.pageCount == 3)
    #expect(last.standings.map(\.member) == ["m9"])
    #expect(try board.page(of: "m5", size: 4)?.number == 2)
    #expect(try board.page(of: "m9", size: 4) == last)
    #expect(try board.page(3, size: 3).standings.map(\.member) == ["m7", "m8", "m9"])
    #expect(try board.page(1, size: .max).standings.count == 9)
    for number in [0, -1, 4, Int.min, Int.max] {
      #expect(try board.page(number, size: 4).standings.isEmpty)
    }
    for size in [0, -1, Int.min] {
      #expect(throws: LeaderboardError.invalidPageSize(size)) { try board.page(1, size: size) }
      #expect(throws: LeaderboardError.invalidPageSize(size)) {
        try board.page(of: "m1", size: size)
      }
    }
  }

  @Test func boardsAreEqualHoweverTheyCameAbout() throws {
    var grown = Leaderboard()
    for number in (0..<400).reversed() {
      try grown.set(.init(points: 1), of: "m\(number)")
    }
    for number in 0..<400 {
      try grown.set(.init(points: number % 7), of: "m\(number)")
    }
    for number in 300..<400 {
      grown.remove("m\(number)")
    }
    let built = try Leaderboard((0..<300).map { .init("m\($0)", .init(points: $0 % 7)) })
    #expect(grown == built)
    #expect(grown.hashValue == built.hashValue)
    var other = built
    other.policy = .dense
    #expect(other != built)
    #expect(try Leaderboard(built.entries, criterion: .pointsAndAchievements) != built)
    other = built
    try other.setTitle("x", of: "m0")
    #expect(other != built)
  }

  @Test func aHundredThousandMembersAreRankedAtOnce() throws {
    // Two each have the same multiple of 3; of m68 to m99999 all have more than 100 points.
    let count = 100_000
    var board = try Leaderboard((0..<count).map { .init("m\($0)", .init(points: $0 / 2 * 3)) })
    #expect(board.count == count)
    #expect(board.rank(of: "m0") == count - 1)
    #expect(board.rank(of: "m0", under: .modified) == count)
    #expect(board.rank(of: "m0", under: .dense) == count / 2)
    #expect(board.rank(of: "m0", under: .ordinal) == count - 1)
    #expect(board.rank(of: "m99999") == 1)
    let before = board
    try board.set(.init(points: 100), of: "m99999")
    #expect(before.rank(of: "m99999") == 1)
    #expect(board.standing(of: "m99999")?.position == count - 68)
    #expect(board.rank(of: "m99998", under: .modified) == 1)
    #expect(board.rank(of: "m0", under: .dense) == count / 2 + 1)
    board.remove("m99999")
    #expect(
      board.standings(around: "m50000", before: 1, after: 1).map(\.points) == [75003, 75000, 75000]
    )
    #expect(board.count == count - 1)
    #expect(try board.page(1000, size: 100).standings.count == 99)
  }
}

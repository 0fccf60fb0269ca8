// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// Clocks that go wrong, dates that cannot be stored, and points beyond all measure.
struct ClockTests {
  private let windows = Todo(id: "windows", title: "Windows", points: 5)

  // MARK: Clocks

  @Test func aTodoThatAFastPhoneHasCreatedCanBeClaimedAtOnce() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(windows, by: "ada", at: day(1, 0, 10))
    let claim = try group.claim("windows", by: "bob", at: day(1))
    #expect(claim.date == day(1, 0, 10))
    #expect(try group.complete("windows", by: "bob", at: day(1, 0, 1)).points == 5)
    #expect(try PlayerGroup(group.content, replaying: group.events.reversed()) == group)
  }

  @Test func byTheRulesAGroupDoesNotTakeOneDateForAnother() throws {
    var group = try makeGroup(try RuleBook { $0.clockTolerance = .zero }, with: ["bob"])
    try group.create(windows, by: "ada", at: day(1, 0, 10))
    expectRefusal(GroupError.todo(.unknown("windows")), of: group) {
      try $0.claim("windows", by: "bob", at: day(1))
    }
  }

  @Test(arguments: [-1, 86_401, .min, .max])
  func aToleranceIsAtMostADay(seconds: Int) throws {
    #expect(throws: ContentError<RuleFault>.self) {
      try RuleBook { $0.clockTolerance = .seconds(seconds) }
    }
  }

  @Test func whatIsReportedAfterwardsKeepsItsDate() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(5, by: "bob", at: day(1), id: "a")
    try group.create(windows, by: "ada", at: day(1))
    let claim = try group.claim("windows", by: "bob", at: day(1), stamp: nil)
    let done = try group.complete(
      "windows",
      by: "bob",
      at: claim.date,
      stamp: .init(recordedAt: day(2))
    )
    #expect(done.event.date == day(1))
  }

  @Test func anEventDatedAheadHasNoEffectBeforeItsTimeAndIsListed() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "march", lasting: .days(7), repeats: true, at: start)
    let ahead = PlayerGroup.Event(.created(windows), by: "ada", at: day(30), id: "ahead")
    expectTaken(group.merge([ahead]))
    let report = try group.earn(7, by: "bob", at: day(1), id: "stairs")
    #expect(report.season?.id == "march")
    #expect(group.leaderboard(.season, at: day(1)).standing(of: "bob")?.points == 7)
    expectRefusal(GroupError.todo(.unknown("windows")), of: group) {
      try $0.claim("windows", by: "bob", at: day(1))
    }
    #expect(group.events(aheadOf: day(1)).map(\.id) == ["ahead"])
    #expect(group.events(aheadOf: day(30)).isEmpty)
    #expect(group.view(asOf: day(30)).todo("windows") != nil)
  }

  // MARK: Dates that cannot be stored

  private static let far: [Date] = [
    Date(timeIntervalSince1970: 2e12), Date(timeIntervalSince1970: 1e300), .distantFuture + 1e15,
    Date(timeIntervalSince1970: .infinity),
  ]

  @Test(arguments: far)
  func aDeadlineThatCannotBeStoredIsRefused(date: Date) throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(windows, by: "ada", at: day(1))
    expectRefusal(GroupError.log(.dateOutOfRange), of: group) {
      try $0.openVote(on: "windows", until: date, by: "ada", at: day(1))
    }
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(3),
      until: date,
      reward: .each(5)
    )
    expectRefusal(GroupError.log(.dateOutOfRange), of: group) {
      try $0.open(challenge, by: "ada", at: day(1))
    }
    let event = PlayerGroup.Event(.challengeOpened(challenge), by: "ada", at: day(1), id: "x")
    #expect(group.merge([event]).rejected.map(\.reason) == [.dateOutOfRange])
    _ = try JSONEncoder().encode(group.events)
  }

  // MARK: Points

  @Test(arguments: [RuleBook.maximumPoints + 1, .max / 2, .max])
  func pointsAreBounded(points: Int) throws {
    var group = try makeGroup(with: ["bob"])
    let expected = 0...RuleBook.maximumPoints
    expectRefusal(GroupError.pointsOutOfRange(points, expected: expected), of: group) {
      try $0.create(Todo(id: "t", title: "T", points: points), by: "ada", at: day(1))
    }
    expectRefusal(
      GroupError.pointsOutOfRange(points, expected: 1...RuleBook.maximumPoints),
      of: group
    ) {
      try $0.award(.points(points), to: "bob", by: "ada", at: day(1))
    }
    try group.create(Todo(id: "t", title: "T", points: expected.upperBound), by: "ada", at: day(1))
  }

  /// Completions of the instant in which a challenge is opened came before it, and do not count for
  /// it.
  @Test func aChallengeTakesBackOnlyWhatItCounted() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(5, by: "bob", at: day(1), id: "before")
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .points(20),
      until: day(9),
      reward: .each(1)
    )
    try group.open(challenge, by: "ada", at: day(1))
    try group.earn(3, by: "bob", at: day(1), id: "after")
    #expect(group.view().challenge("c")?.amount == 3)
    try group.penalize("bob", for: "before", by: "ada", at: day(2))
    #expect(group.view().challenge("c")?.amount == 3)
    try group.penalize("bob", for: "after", by: "ada", at: day(2))
    #expect(group.view().challenge("c")?.amount == 0)
    #expect(group.view().challenge("c")?.contributions["bob"] == 0)
  }

  // MARK: Archives

  @Test func aSeasonWhoseOnlyCreditIsDeclaredVoidIsCorrectedAndListed() throws {
    var group = try makeGroup(with: ["bob"])
    try group.openSeason(id: "w", lasting: .days(7), at: start)
    let report = try group.earn(10, by: "bob", at: day(1), id: "t")
    try group.void(report.event.id, by: "ada", at: day(8))
    let archive = try #require(group.archive(of: "w", at: day(9)))
    #expect(archive.final.standing(of: "bob")?.points == 10)
    #expect(archive.recomputed.standing(of: "bob")?.points == 0)
    #expect(archive.isCorrected)
    #expect(group.archives(at: day(9)) == [archive])
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// The life of todos on the board.
@Suite struct TodoTests {
  /// A group with a todo "windows" of 20 points.
  private func flat(
    _ rules: RuleBook = .standard,
    _ change: (inout Todo) -> Void = { _ in }
  ) throws -> PlayerGroup {
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    var todo = Todo(id: "windows", title: "Clean the windows", points: 20)
    change(&todo)
    try group.create(todo, by: "ada", at: day(0))
    return group
  }

  private func state(_ group: PlayerGroup, at date: Date? = nil) -> GroupView.TodoState? {
    group.view(asOf: date).todo("windows")?.state
  }

  @Test func aTodoIsOpenThenClaimedThenCompleted() throws {
    var group = try flat()
    #expect(state(group) == .open)
    try group.claim("windows", by: "bob", at: day(1))
    #expect(state(group) == .claimed)
    #expect(group.view().todos(claimedBy: "bob").map(\.id) == ["windows"])
    try group.release("windows", by: "bob", at: day(2))
    #expect(state(group) == .open)
    // Its creator may claim it like anyone.
    try group.claim("windows", by: "ada", at: day(3))
    try group.complete("windows", by: "ada", at: day(4))
    #expect(state(group) == .completed)
    expectRefusal(GroupError.todo(.inState(.completed, "windows")), of: group) {
      try $0.claim("windows", by: "bob", at: day(5))
    }
    expectRefusal(GroupError.todo(.inState(.completed, "windows")), of: group) {
      try $0.complete("windows", by: "ada", at: day(5))
    }
  }

  @Test func anyMemberCreatesTodosWithPointsInTheRangeOfTheRuleBook() throws {
    var group = try flat(try RuleBook { $0.todoPoints = 1...30 })
    try group.create(Todo(id: "dishes", title: "Dishes", points: 1), by: "cleo", at: day(1))
    for points in [0, 31, Int.max, Int.min] {
      expectRefusal(GroupError.pointsOutOfRange(points, expected: 1...30), of: group) {
        try $0.create(Todo(id: "x", title: "x", points: points), by: "bob", at: day(1))
      }
    }
    // Freely chosen means anything that is not negative and can be added up.
    var free = try flat()
    let most = RuleBook.maximumPoints
    try free.create(Todo(id: "much", title: "Much", points: most), by: "bob", at: day(1))
    expectRefusal(GroupError.pointsOutOfRange(-1, expected: 0...most), of: free) {
      try $0.create(Todo(id: "x", title: "x", points: -1), by: "bob", at: day(1))
    }
  }

  @Test func whatCannotBeATodoIsRefused() throws {
    let group = try flat()
    expectRefusal(GroupError.todo(.duplicate("windows")), of: group) {
      try $0.create(Todo(id: "windows", title: "Again", points: 1), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.log(.emptyIdentifier), of: group) {
      try $0.create(Todo(id: "", title: "Nameless", points: 1), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      try $0.create(Todo(id: "x", title: "x", points: 1, capacity: 0), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      let todo = Todo(id: "x", title: "x", points: 1, repeats: .days(0))
      try $0.create(todo, by: "bob", at: day(1))
    }
    expectRefusal(GroupError.member(.notMember("eve")), of: group) {
      try $0.create(Todo(id: "x", title: "x", points: 1, assignee: "eve"), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.todo(.unknown("x")), of: group) {
      try $0.claim("x", by: "bob", at: day(1))
    }
  }

  @Test func theLimitCountsWhatIsClaimedAndNotFinished() throws {
    var group = try flat(try RuleBook { $0.claimLimit = 1 })
    try group.create(Todo(id: "dishes", title: "Dishes", points: 5), by: "ada", at: day(0))
    try group.claim("windows", by: "bob", at: day(1))
    expectRefusal(GroupError.todo(.claimLimitReached(1)), of: group) {
      try $0.claim("dishes", by: "bob", at: day(1))
    }
    try group.complete("windows", by: "bob", at: day(2))
    try group.claim("dishes", by: "bob", at: day(2))
    let nobody = try flat(try RuleBook { $0.claimLimit = 0 })
    expectRefusal(GroupError.todo(.claimLimitReached(0)), of: nobody) {
      try $0.claim("windows", by: "bob", at: day(1))
    }
    var anyone = try flat(try RuleBook { $0.claimLimit = nil })
    try anyone.claim("windows", by: "bob", at: day(1))
  }

  @Test func aTodoIsClaimedByOneUnlessItIsShared() throws {
    var group = try flat()
    try group.claim("windows", by: "bob", at: day(1))
    expectRefusal(GroupError.todo(.alreadyClaimed("windows", by: "bob")), of: group) {
      try $0.claim("windows", by: "bob", at: day(1))
    }
    expectRefusal(GroupError.todo(.fullyClaimed("windows", by: ["bob"])), of: group) {
      try $0.claim("windows", by: "cleo", at: day(1))
    }
    for command in [PlayerGroup.completeWindows, PlayerGroup.releaseWindows] {
      expectRefusal(GroupError.todo(.notClaimed("windows", by: "cleo")), of: group) {
        try command(&$0, "cleo", day(1))
      }
    }
  }

  @Test func sharedTodosSplitTheirPointsExactly() throws {
    var group = try flat { $0.capacity = 3 }
    for member in ["cleo", "bob", "ada"] as [Member.ID] {
      try group.claim("windows", by: member, at: day(1))
    }
    let report = try group.complete("windows", by: "cleo", at: day(2))
    #expect(report.completion.members == ["ada", "bob", "cleo"])
    // What is left over goes to the first by identifier.
    #expect(report.completion.credits.map(\.points) == [7, 7, 6])
    #expect(report.points == 6)
    #expect(group.explanation(of: "ada", at: day(2)).postings.map(\.entry.reason.kind) == [.shared])
    #expect(group.view().todos(claimedBy: "ada").isEmpty)
  }

  @Test func aReservedTodoIsForItsAssigneeAlone() throws {
    var group = try flat { $0.assignee = "cleo" }
    expectRefusal(GroupError.todo(.reserved("windows", for: "cleo")), of: group) {
      try $0.claim("windows", by: "bob", at: day(1))
    }
    try group.claim("windows", by: "cleo", at: day(1))
  }

  @Test func aTodoClaimedLongAgoCanBeTakenOverByPolicy() throws {
    var group = try flat(
      try RuleBook {
        $0.claimLimit = 1
        $0.stealAfter = .days(3)
      }
    )
    try group.claim("windows", by: "bob", at: day(1))
    expectRefusal(
      GroupError.todo(.stealingTooEarly("windows", possibleFrom: .of(day(4)))),
      of: group
    ) {
      try $0.steal("windows", from: "bob", by: "cleo", at: day(4) - 1)
    }
    expectRefusal(GroupError.todo(.notClaimed("windows", by: "ada")), of: group) {
      try $0.steal("windows", from: "ada", by: "cleo", at: day(4))
    }
    try group.steal("windows", from: "bob", by: "cleo", at: day(4))
    #expect(group.view().todos(claimedBy: "bob").isEmpty)
    #expect(group.view().todo("windows")?.claims.map(\.member) == ["cleo"])
    // The taker's own limit counts.
    try group.create(Todo(id: "dishes", title: "Dishes", points: 5), by: "ada", at: day(4))
    try group.claim("dishes", by: "bob", at: day(4))
    expectRefusal(GroupError.todo(.claimLimitReached(1)), of: group) {
      try $0.steal("dishes", from: "bob", by: "cleo", at: day(9))
    }
    var strict = try flat()
    try strict.claim("windows", by: "bob", at: day(1))
    expectRefusal(GroupError.todo(.stealingNotAllowed), of: strict) {
      try $0.steal("windows", from: "bob", by: "cleo", at: day(90))
    }
  }

  /// The clocks are set forward on the morning of 29 March 2026, the 28th day here.
  @Test(arguments: [(CalendarSpan.days(2), -1), (.hours(48), 0)])
  func aTakeoverIsPossibleAtTheSameHourAfterAChangeOfClocks(
    span: CalendarSpan,
    hours: Int
  ) throws {
    var group = try flat(try RuleBook { $0.stealAfter = span })
    try group.claim("windows", by: "bob", at: day(27))
    let first = day(29, hours)
    let refusal = GroupError.todo(.stealingTooEarly("windows", possibleFrom: .of(first)))
    expectRefusal(refusal, of: group) {
      try $0.steal("windows", from: "bob", by: "cleo", at: first - 1)
    }
    try group.steal("windows", from: "bob", by: "cleo", at: first)
    #expect(group.view().todos(claimedBy: "cleo").map(\.id) == ["windows"])
  }

  @Test func onlyCreatorsAndAdministratorsWithdraw() throws {
    var group = try flat()
    try group.create(Todo(id: "dishes", title: "Dishes", points: 5), by: "bob", at: day(0))
    expectRefusal(GroupError.todo(.notCreator("windows", "bob")), of: group) {
      try $0.withdraw("windows", by: "bob", at: day(1))
    }
    try group.claim("dishes", by: "cleo", at: day(1))
    try group.withdraw("dishes", by: "bob", at: day(1))
    #expect(group.view().todos(claimedBy: "cleo").isEmpty)
    expectRefusal(GroupError.todo(.inState(.withdrawn, "dishes")), of: group) {
      try $0.claim("dishes", by: "cleo", at: day(2))
    }
    expectRefusal(GroupError.todo(.inState(.withdrawn, "dishes")), of: group) {
      try $0.withdraw("dishes", by: "ada", at: day(2))
    }
    try group.claim("windows", by: "ada", at: day(2))
    try group.complete("windows", by: "ada", at: day(2))
    expectRefusal(GroupError.todo(.inState(.completed, "windows")), of: group) {
      try $0.withdraw("windows", by: "ada", at: day(3))
    }
  }

  @Test func aRecurringTodoIsOpenAgainAfterItsSpan() throws {
    var group = try flat { $0.repeats = .weeks(1) }
    try group.claim("windows", by: "bob", at: day(1))
    try group.complete("windows", by: "bob", at: day(1))
    // At the beginning of the day a week later, 23:00 in UTC.
    let opening = day(7, 12)
    #expect(group.view().todo("windows")?.opensAgainAt == opening)
    #expect(state(group, at: opening - 1) == .completed)
    #expect(state(group, at: opening) == .open)
    try group.claim("windows", by: "cleo", at: day(8))
    try group.complete("windows", by: "cleo", at: day(8))
    #expect(group.view().todo("windows")?.completions.map(\.members) == [["bob"], ["cleo"]])
    // A penalty is about the last time that still counts, and puts it on the board again at once.
    try group.penalize("cleo", for: "windows", by: "ada", at: day(9))
    #expect(state(group) == .open)
    #expect(group.view().points(of: "bob", .lifetime) == 20)
    // Withdrawn, it does not come back.
    try group.claim("windows", by: "cleo", at: day(9))
    try group.complete("windows", by: "cleo", at: day(9))
    try group.withdraw("windows", by: "ada", at: day(10))
    #expect(state(group, at: day(60)) == .withdrawn)
  }

  @Test func othersConfirmWhereTheRuleBookAsksForIt() throws {
    var group = try flat(try RuleBook { $0.confirmations = 2 })
    try group.claim("windows", by: "bob", at: day(1))
    let report = try group.complete("windows", by: "bob", at: day(1))
    #expect(report.completion.isWaiting)
    #expect(report.points == 0)
    expectRefusal(GroupError.todo(.cannotConfirm("windows", by: "bob")), of: group) {
      try $0.confirm("windows", by: "bob", at: day(2))
    }
    try group.confirm("windows", by: "ada", at: day(2))
    expectRefusal(GroupError.todo(.cannotConfirm("windows", by: "ada")), of: group) {
      try $0.confirm("windows", by: "ada", at: day(2))
    }
    #expect(group.view().points(of: "bob", .lifetime) == 0)
    try group.confirm("windows", by: "cleo", at: day(3))
    // It counts for the date on which it was done.
    let entry = try #require(group.explanation(of: "bob", at: day(3)).postings.first?.entry)
    #expect(entry.date == day(1))
    #expect(entry.recordedAt == day(3))
    expectRefusal(GroupError.todo(.nothingToConfirm("windows")), of: group) {
      try $0.confirm("windows", by: "ada", at: day(4))
    }
    // Where nobody else is left to ask, nobody is asked.
    var alone = try makeGroup(try RuleBook { $0.confirmations = 2 })
    #expect(try alone.earn(5, by: "ada", at: day(1)).points == 5)
  }

  @Test func aTodoMustHaveBeenOnTheBoardForAWhile() throws {
    var group = try flat(try RuleBook { $0.minimumAge = .hours(1) })
    try group.claim("windows", by: "bob", at: day(0))
    expectRefusal(
      GroupError.todo(.completedTooSoon("windows", possibleFrom: .of(day(0, 1)))),
      of: group
    ) {
      try $0.complete("windows", by: "bob", at: day(0, 1) - 1)
    }
    try group.complete("windows", by: "bob", at: day(0, 1))
  }

  /// A todo with a date of yesterday is no older than since it was put on the board.
  @Test func aTodoIsNotMadeOlderByItsDate() throws {
    var group = try makeGroup(try RuleBook { $0.minimumAge = .days(1) }, with: ["bob"])
    let todo = Todo(id: "x", title: "x", points: 10)
    try group.create(todo, by: "bob", at: day(0), stamp: .init(recordedAt: day(1)))
    try group.claim("x", by: "bob", at: day(1))
    let refusal = GroupError.todo(.completedTooSoon("x", possibleFrom: .of(day(2))))
    for date in [day(1), day(2) - 1] {
      expectRefusal(refusal, of: group) { try $0.complete("x", by: "bob", at: date) }
    }
    // Nor by an event that somebody makes up.
    var forged = group
    _ = forged.merge([PlayerGroup.Event(.completed("x"), by: "bob", at: day(1, 1), id: "forged")])
    #expect(forged.effect(of: "forged") == .refused(refusal))
    // Of two days back in between, those who did the same round still did the same.
    #expect(try group.complete("x", by: "bob", at: day(2)).points == 10)
    try expectReplayEqualsLive(group)
  }

  @Test func whatWasDoneLongAgoIsNotReported() throws {
    var group = try flat(try RuleBook { $0.reportWithin = .days(2) })
    try group.claim("windows", by: "bob", at: day(0))
    let refusal = LogError.reportedTooLate(
      possibleUntil: day(3),
      day: CalendarDay(of: day(3), in: group.content.calendar)
    )
    expectRefusal(GroupError.log(refusal), of: group) {
      try $0.complete("windows", by: "bob", at: day(1), stamp: .init(recordedAt: day(3) + 1))
    }
    try group.complete("windows", by: "bob", at: day(1), stamp: .init(recordedAt: day(3)))
  }

  @Test func capsBoundWhatADayBrings() throws {
    let rules = try RuleBook {
      $0.points = try PointsRules { $0.caps = [PointsCap(25, per: .day)] }
    }
    var group = try makeGroup(rules)
    #expect(try group.earn(20, by: "ada", at: day(1)).points == 20)
    #expect(try group.earn(20, by: "ada", at: day(1, 1)).points == 5)
    #expect(try group.earn(20, by: "ada", at: day(2)).points == 20)
  }

  @Test func aVoteSetsThePointsToTheMedian() throws {
    var group = try flat()
    try group.openVote(on: "windows", until: day(2), quorum: 2, by: "bob", at: day(1))
    expectRefusal(GroupError.todo(.voteRunning("windows")), of: group) {
      try $0.openVote(on: "windows", until: day(3), by: "ada", at: day(1))
    }
    for (member, points) in [("ada", 30), ("bob", 1), ("cleo", 12), ("bob", 10)] {
      try group.vote(points, for: "windows", by: Member.ID(member), at: day(1, 1))
    }
    #expect(group.view(asOf: day(2) - 1).todo("windows")?.todo.points == 20)
    #expect(group.view(asOf: day(2)).todo("windows")?.todo.points == 12)
    expectRefusal(GroupError.todo(.noVote("windows")), of: group) {
      try $0.vote(5, for: "windows", by: "ada", at: day(2))
    }
    // Without enough votes nothing changes.
    try group.openVote(on: "windows", until: day(4), quorum: 2, by: "bob", at: day(3))
    try group.vote(1, for: "windows", by: "ada", at: day(3))
    #expect(group.view(asOf: day(4)).todo("windows")?.todo.points == 12)
    // With just enough the lower one of two counts.
    try group.openVote(on: "windows", until: day(6), quorum: 2, by: "bob", at: day(5))
    try group.vote(9, for: "windows", by: "ada", at: day(5))
    try group.vote(4, for: "windows", by: "bob", at: day(5))
    #expect(group.view(asOf: day(6)).todo("windows")?.todo.points == 4)
  }

  @Test func whatCannotBeVotedOnIsRefused() throws {
    var group = try flat(try RuleBook { $0.todoPoints = 1...30 })
    expectRefusal(GroupError.deadlinePassed(.of(day(1))), of: group) {
      try $0.openVote(on: "windows", until: day(1), by: "bob", at: day(1))
    }
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      try $0.openVote(on: "windows", until: day(2), quorum: 0, by: "bob", at: day(1))
    }
    try group.openVote(on: "windows", until: day(2), by: "bob", at: day(1))
    expectRefusal(GroupError.pointsOutOfRange(31, expected: 1...30), of: group) {
      try $0.vote(31, for: "windows", by: "bob", at: day(1))
    }
    try group.withdraw("windows", by: "ada", at: day(1))
    expectRefusal(GroupError.todo(.inState(.withdrawn, "windows")), of: group) {
      try $0.openVote(on: "windows", until: day(2), by: "bob", at: day(1))
    }
  }

  @Test func aPenaltyBeyondWhatALedgerHoldsIsRefused() throws {
    var group = try flat(try RuleBook { $0.penaltyFactor = try Fraction(Int.max, 1) })
    let todo = Todo(id: "moon", title: "Fetch the moon", points: RuleBook.maximumPoints)
    try group.create(todo, by: "bob", at: day(1))
    try group.claim("moon", by: "bob", at: day(1))
    try group.complete("moon", by: "bob", at: day(1))
    expectRefusal(GroupError.tooManyPoints("bob"), of: group) {
      try $0.penalize("bob", for: "moon", by: "ada", at: day(2))
    }
  }

  @Test func completingAgainWithTheSameIdentifierChangesNothing() throws {
    var group = try flat()
    try group.claim("windows", by: "bob", at: day(1))
    try group.complete("windows", by: "bob", at: day(2), stamp: .init(id: "done"))
    let before = group
    let again = try group.complete("windows", by: "bob", at: day(2), stamp: .init(id: "done"))
    #expect(group == before)
    #expect(again.points == 0)
    #expect(again.completion.credits.map(\.points) == [20])
    expectRefusal(GroupError.log(.conflictingEvent("done")), of: group) {
      try $0.complete("windows", by: "bob", at: day(3), stamp: .init(id: "done"))
    }
  }
}

extension PlayerGroup {
  fileprivate static func completeWindows(
    _ group: inout PlayerGroup,
    _ member: Member.ID,
    _ date: Date
  ) throws {
    try group.complete("windows", by: member, at: date)
  }

  fileprivate static func releaseWindows(
    _ group: inout PlayerGroup,
    _ member: Member.ID,
    _ date: Date
  ) throws {
    try group.release("windows", by: member, at: date)
  }
}

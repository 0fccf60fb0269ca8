// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// What one did stays, whatever others add or take back.
@Suite struct KeptWorkTests {
  private let members: [Member.ID] = ["ada", "bob", "cleo"]

  private func points(_ group: PlayerGroup) -> [Int] {
    members.map { group.view().points(of: $0, .lifetime) }
  }

  /// "bins" every day: bob does it on the 2nd day, cleo on the 4th.
  private func daily() throws -> (group: PlayerGroup, bobs: PlayerGroup.Event.ID) {
    var group = try makeGroup(with: ["bob", "cleo"])
    let bins = Todo(id: "bins", title: "Bins", points: 10, repeats: .days(1))
    try group.create(bins, by: "ada", at: day(1))
    try group.claim("bins", by: "bob", at: day(2))
    let done = try group.complete("bins", by: "bob", at: day(2, 1))
    try group.claim("bins", by: "cleo", at: day(4))
    try group.complete("bins", by: "cleo", at: day(4, 1))
    return (group, done.event.id)
  }

  @Test func whatWasTakenBackIsToldWithTitlesAndNames() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(Todo(id: "1", title: "Bins", points: 10), by: "ada", at: day(0))
    try group.claim("1", by: "bob", at: day(1))
    let done = try group.complete("1", by: "bob", at: day(2))
    let report = try group.void(done.event.id, by: "ada", at: day(3))
    let told = report.consequences.flatMap { change in
      change.sentences(in: .english) { $0 == "bob" ? "Robert" : $0.rawValue }
    }
    #expect(
      told == [
        "Robert had 10 points and has 0 now.", "Robert has 1 achievement less.",
        "Robert works on “Bins” now.",
      ]
    )
    let notes = group.explanation(of: "bob", at: day(3)).notes
    #expect(notes.map(\.title) == ["Bins"])
    let note = try #require(notes.first)
    #expect(note.sentence(in: .english) { _ in "Ada" }.contains("Ada"))
  }

  @Test func voidingOnesOwnCompletionTakesOnlyThat() throws {
    var (group, bobs) = try daily()
    let before = group.view(asOf: day(5))
    let report = try group.void(bobs, by: "bob", at: day(5))
    #expect(points(group) == [0, 0, 10])
    #expect(group.refusals.isEmpty)
    // What is told of it: bob has his points no more, and nobody else is concerned.
    #expect(report.consequences.map(\.member) == ["bob"])
    #expect(report.consequences.first?.points == .init(before: 10, after: 0))
    #expect(report.effects.map(\.id) == [bobs])
    #expect(
      report.consequences.first?.sentences(in: .english).first == "bob had 10 points and has 0 now."
    )
    // The schedule is as it was.
    let (old, new) = (before.todo("bins"), group.view(asOf: day(5)).todo("bins"))
    #expect(new?.state == old?.state && new?.opensAgainAt == old?.opensAgainAt)
    #expect(new?.claims == old?.claims && new?.openSince == old?.openSince)
    #expect(group.view().explanation(of: "cleo").postings.count == 1)
    #expect(group.view().achievements(of: "cleo") == before.achievements(of: "cleo"))
    try expectReplayEqualsLive(group)
  }

  @Test(arguments: ["bob", "ada"] as [Member.ID])
  func voidingTheFirstOfFortyWeeksLeavesTheOthers(by voider: Member.ID) throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.openSeason(id: "s", lasting: .weeks(4), repeats: true, at: day(0))
    try group.create(
      Todo(id: "bins", title: "Bins", points: 5, repeats: .weeks(1)),
      by: "ada",
      at: day(0)
    )
    var bobs: PlayerGroup.Event.ID?
    for week in 0..<40 {
      let member: Member.ID = week == 0 ? "bob" : week % 2 == 1 ? "ada" : "cleo"
      try group.claim("bins", by: member, at: day(7 * week, 1))
      let id = try group.complete("bins", by: member, at: day(7 * week, 2)).event.id
      bobs = bobs ?? id
    }
    #expect(points(group) == [100, 5, 95])
    let archives = group.archives(at: day(300))
    try group.void(try #require(bobs), by: voider, at: day(281))
    #expect(points(group) == [100, 0, 95])
    #expect(group.refusals.isEmpty)
    let corrected = group.archives(at: day(300)).filter(\.isCorrected)
    #expect(archives.allSatisfy { !$0.isCorrected } && corrected.map(\.season.id) == ["s"])
  }

  @Test func voidingAReleaseTakesNothingFromWhoDidIt() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(1))
    try group.claim("x", by: "bob", at: day(2))
    let released = try group.release("x", by: "bob", at: day(3))
    try group.claim("x", by: "cleo", at: day(4))
    try group.complete("x", by: "cleo", at: day(4, 1))
    try group.void(released.id, by: "bob", at: day(5))
    #expect(points(group) == [0, 0, 10])
    #expect(group.view().todo("x")?.state == .completed)
    #expect(group.view().todos(claimedBy: "bob").isEmpty)
  }

  @Test func aClaimOfWeeksAgoIsRefused() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.create(
      Todo(id: "bins", title: "Bins", points: 5, repeats: .weeks(1)),
      by: "ada",
      at: day(0)
    )
    for week in 0..<40 {
      let member = members[week % 2 == 0 ? 0 : 2]
      try group.claim("bins", by: member, at: day(7 * week, 1))
      try group.complete("bins", by: member, at: day(7 * week, 2))
    }
    let end = day(7, 0, 30)
    let refusal = LogError.reportedTooLate(
      possibleUntil: end,
      day: CalendarDay(of: end, in: group.content.calendar)
    )
    expectRefusal(GroupError.log(refusal), of: group) {
      try $0.claim("bins", by: "bob", at: day(0, 0, 30), stamp: .init(recordedAt: day(280)))
    }
    // Nor does it take anything when it says that it was known then, as a forged one can.
    try group.apply(PlayerGroup.Event(.claimed("bins"), by: "bob", at: day(0, 0, 30), id: "forged"))
    #expect(points(group) == [100, 0, 100])
  }

  @Test func twoWhoDoNotKnowOfEachOtherBothKeepTheirs() throws {
    var bobs = try makeGroup(with: ["bob", "cleo"])
    try bobs.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(0))
    var cleos = bobs
    // The honest one: bob is offline.
    try bobs.claim("x", by: "bob", at: day(1))
    try cleos.claim("x", by: "cleo", at: day(2))
    try cleos.complete("x", by: "cleo", at: day(2, 1))
    let report = cleos.merge(bobs.events)
    #expect(points(cleos) == [0, 0, 10])
    #expect(report.rejected.isEmpty && report.refused.isEmpty && report.effects.isEmpty)
    #expect(report.consequences.isEmpty)
    // He hears that it is done.
    let heard = bobs.merge(cleos.events)
    #expect(bobs == cleos && bobs.state == cleos.state)
    #expect(heard.consequences.map(\.member) == ["bob"])
    #expect(heard.consequences.first?.unclaimed == ["x"])
    #expect(
      heard.consequences.first?.sentences(in: .english) == ["bob does not work on “x” any more."]
    )
    expectRefusal(GroupError.todo(.inState(.completed, "x")), of: bobs) {
      try $0.complete("x", by: "bob", at: day(3))
    }
  }

  @Test func whatOthersDoLastIsToldToWhomItConcerns() throws {
    var bobs = try makeGroup(with: ["bob", "cleo"])
    for id in ["x", "y", "z"] as [Todo.ID] {
      try bobs.create(Todo(id: id, title: id.rawValue, points: 10), by: "ada", at: day(0))
    }
    var (cleos, tablet) = (bobs, bobs)
    // What somebody did on another device is no news of what they have by it.
    try tablet.claim("z", by: "bob", at: day(1))
    try tablet.complete("z", by: "bob", at: day(1, 1))
    #expect(bobs.merge(tablet.events).consequences.isEmpty)
    #expect(bobs.view().points(of: "bob", .lifetime) == 10)
    // A claim that went is, even when something of their own comes along.
    try bobs.claim("x", by: "bob", at: day(2))
    expectTaken(cleos.merge(tablet.events))
    try cleos.claim("x", by: "cleo", at: day(3))
    try cleos.complete("x", by: "cleo", at: day(3, 1))
    try cleos.pin("Words", by: "bob", at: day(4))
    let mixed = bobs.merge(cleos.events).consequences
    #expect(mixed.map(\.member) == ["bob"])
    #expect(mixed.first?.unclaimed == ["x"])
    // So are points that somebody gives or takes.
    try cleos.award(.points(7), to: "bob", for: "Help", by: "ada", at: day(5))
    let given = bobs.merge(cleos.events).consequences
    #expect(given.map(\.member) == ["bob"])
    #expect(given.first?.points == FigureChange(before: 10, after: 17))
  }

  @Test(arguments: RuleBook.SameRoundPolicy.allCases)
  func twoWhoDidTheSameRoundAreCreditedByThePolicy(policy: RuleBook.SameRoundPolicy) throws {
    var bobs = try makeGroup(try RuleBook { $0.sameRound = policy }, with: ["bob", "cleo"])
    try bobs.create(Todo(id: "x", title: "x", points: 10, repeats: .days(1)), by: "ada", at: day(0))
    var cleos = bobs
    try bobs.claim("x", by: "bob", at: day(1))
    try bobs.complete("x", by: "bob", at: day(1, 1))
    try cleos.claim("x", by: "cleo", at: day(1, 2))
    try cleos.complete("x", by: "cleo", at: day(1, 3))
    let report = cleos.merge(bobs.events)
    #expect(points(cleos) == (policy == .both ? [0, 10, 10] : [0, 10, 0]))
    expectTaken(bobs.merge(cleos.events))
    #expect(bobs.state == cleos.state)
    // Both and the administrators see it.
    let twice = cleos.view().todosDoneTwice
    #expect(twice.map(\.completions.count) == (policy == .both ? [2] : []))
    // Her claim came when it was done already and, by the other policy, her completion, too.
    let refusal = GroupError.todo(.inState(.completed, "x"))
    #expect(
      report.effects.map(\.after.refusal) == (policy == .both ? [refusal] : [refusal, refusal])
    )
    #expect(cleos.view().todo("x")?.opensAgainAt == bobs.view().todo("x")?.opensAgainAt)
  }

  @Test func oneMemberOnTwoDevicesIsCreditedForWhatWasDone() throws {
    var phone = try makeGroup(try RuleBook { $0.claimLimit = 1 }, with: ["bob"])
    for id in ["x", "y"] as [Todo.ID] {
      try phone.create(Todo(id: id, title: "x", points: 10), by: "ada", at: day(0))
    }
    var tablet = phone
    try tablet.claim("y", by: "bob", at: day(1, 0, 59))
    try phone.claim("x", by: "bob", at: day(1, 1))
    try phone.complete("x", by: "bob", at: day(1, 2))
    let report = phone.merge(tablet.events)
    #expect(points(phone)[1] == 10)
    #expect(phone.view().todos(claimedBy: "bob").map(\.id) == ["y"])
    #expect(report.effects.map(\.after.refusal) == [.todo(.claimLimitReached(1))])
  }

  @Test func oneMemberIsPaidForARoundOnce() throws {
    var phone = try makeGroup(with: ["bob"])
    try phone.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(0))
    try phone.claim("x", by: "bob", at: day(1))
    var tablet = phone
    try phone.complete("x", by: "bob", at: day(1, 1))
    try tablet.complete("x", by: "bob", at: day(1, 2))
    let report = phone.merge(tablet.events)
    #expect(points(phone)[1] == 10)
    #expect(report.refused.map(\.reason) == [.todo(.inState(.completed, "x"))])
  }

  @Test func aCheatThatAnAdministratorVoidsIsTheOnlyOneToGo() throws {
    var (group, bobs) = try daily()
    try group.void(bobs, by: "ada", at: day(5))
    #expect(points(group) == [0, 0, 10])
    #expect(group.refusals.isEmpty)
  }

  @Test func editsAndWithdrawalsThatCameToBeKnownLaterChangeNothing() throws {
    var bobs = try makeGroup(with: ["bob", "cleo"])
    try bobs.create(Todo(id: "x", title: "x", points: 10, tags: ["a"]), by: "cleo", at: day(0))
    try bobs.claim("x", by: "bob", at: day(1))
    var cleos = bobs
    try bobs.complete("x", by: "bob", at: day(3))
    try cleos.edit("x", [.points(2), .tags([])], by: "cleo", at: day(2))
    try cleos.withdraw("x", by: "cleo", at: day(2, 1))
    expectTaken(bobs.merge(cleos.events))
    #expect(points(bobs) == [0, 10, 0])
    #expect(bobs.view().todo("x")?.state == .withdrawn)
    expectTaken(cleos.merge(bobs.events))
    #expect(cleos.state == bobs.state)
  }

  @Test func whoLeavesTakesNothingAlong() throws {
    var group = try makeGroup(
      try RuleBook {
        $0.confirmations = 1
        $0.joining = .invitation
      }
    )
    try group.invite("cleo", by: "ada", at: day(0))
    try group.join("cleo", at: day(0))
    var away = group
    try group.invite("bob", by: "cleo", at: day(1))
    try group.join("bob", at: day(1))
    try group.create(Todo(id: "x", title: "x", points: 10), by: "cleo", at: day(1))
    try group.claim("x", by: "bob", at: day(1))
    try group.complete("x", by: "bob", at: day(2))
    try group.confirm("x", by: "cleo", at: day(2, 1))
    #expect(points(group) == [0, 10, 0])
    // On another device she had left before all of it.
    try away.leave("cleo", at: day(0, 5))
    expectTaken(group.merge(away.events))
    #expect(group.view().members == ["ada", "bob"])
    #expect(points(group) == [0, 10, 0])
  }

  @Test func whatWouldTakeFromOthersNeedsAnAdministrator() throws {
    var group = try makeGroup(try RuleBook { $0.confirmations = 1 }, with: ["bob", "cleo"])
    let created = try group.create(Todo(id: "x", title: "x", points: 10), by: "bob", at: day(0))
    var bobs = group
    try group.claim("x", by: "cleo", at: day(0, 0, 1))
    try group.complete("x", by: "cleo", at: day(0, 0, 2))
    let confirmed = try group.confirm("x", by: "bob", at: day(0, 0, 3))
    for event in [created.id, confirmed.id] {
      expectRefusal(GroupError.member(.takesFromOthers("bob")), of: group) {
        try $0.void(event, by: "bob", at: day(0, 0, 4))
      }
    }
    // Offline he takes the todo back without knowing that it was done.
    try bobs.void(created.id, by: "bob", at: day(0, 0, 4))
    #expect(bobs.view().todos.isEmpty)
    expectTaken(bobs.merge(group.events))
    #expect(points(bobs) == [0, 0, 10])
    expectTaken(group.merge(bobs.events))
    #expect(group.state == bobs.state)
    // It can be put on the board again.
    try bobs.create(Todo(id: "x", title: "x", points: 7), by: "bob", at: day(1))
    #expect(points(bobs) == [0, 0, 10])
  }

  @Test func aShareThatIsTakenBackIsOnesOwn() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.create(
      Todo(id: "x", title: "x", points: 11, capacity: 2, repeats: .days(1)),
      by: "ada",
      at: day(0)
    )
    try group.claim("x", by: "bob", at: day(1))
    try group.claim("x", by: "cleo", at: day(1))
    let done = try group.complete("x", by: "bob", at: day(1, 1))
    #expect(points(group) == [0, 6, 5])
    try group.void(done.event.id, by: "bob", at: day(1, 2))
    #expect(points(group) == [0, 0, 5])
    #expect(group.view().todo("x")?.completions.last?.members == ["cleo"])
  }

  @Test func whoTurnsOutToHaveLeftGetsNothingAndWhoSharedItDoes() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "x", points: 11, capacity: 2), by: "ada", at: day(0))
    var away = group
    try group.claim("x", by: "bob", at: day(2))
    try group.claim("x", by: "cleo", at: day(2))
    try group.complete("x", by: "bob", at: day(3))
    try away.leave("bob", at: day(1))
    let report = group.merge(away.events)
    #expect(points(group) == [0, 0, 5])
    #expect(report.consequences.map(\.member) == ["bob"])
  }

  @Test func theWinnersOfASeasonAreThoseOfItsArchive() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.openSeason(id: "s", lasting: .weeks(1), at: day(0))
    try group.earn(8, by: "bob", at: day(1))
    try group.earn(10, by: "cleo", at: day(1))
    try group.create(Todo(id: "late", title: "x", points: 5), by: "bob", at: day(2))
    try group.claim("late", by: "bob", at: day(2))
    try group.complete("late", by: "bob", at: day(3), stamp: .init(recordedAt: day(8)))
    let archive = try #require(group.archive(of: "s", at: day(9)))
    #expect(archive.final.top(1).map(\.member) == ["cleo"])
    #expect(archive.recomputed.top(1).map(\.member) == ["bob"] && archive.isCorrected)
    func isChampion(_ member: Member.ID) -> Bool {
      group.view(asOf: day(9)).state.progress.tracker.unlocks(of: member)
        .contains { $0.tier.achievement == "seasons" }
    }
    #expect(isChampion("cleo") && !isChampion("bob"))
  }

  @Test func aChallengeThatWasMetWithoutKnowingOfOthersRewardsAll() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(2),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    var bobs = group
    try group.earn(1, by: "ada", at: day(1), id: "a")
    try group.earn(1, by: "cleo", at: day(3), id: "c")
    #expect(points(group) == [6, 0, 6])
    try bobs.earn(1, by: "bob", at: day(2), id: "b")
    expectTaken(group.merge(bobs.events))
    #expect(points(group) == [6, 6, 6])
  }

  @Test func aForgedCompletionGivesNoMoreThanATodoCould() throws {
    var group = try makeGroup(
      try RuleBook {
        $0.todoPoints = 0...20
        $0.confirmations = 1
      },
      with: ["bob", "cleo"]
    )
    try group.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(0))
    func forge(_ points: Int, _ id: PlayerGroup.Event.ID, by members: [Member.ID] = []) throws {
      let known = PlayerGroup.Action.Circumstances(
        members: members,
        points: points,
        openSince: day(0),
        claimedAt: day(0)
      )
      try group.apply(
        PlayerGroup.Event(.completed("x", knowing: known), by: "bob", at: day(1), id: id)
      )
    }
    try forge(21, "much")
    try forge(20, "unasked")
    try forge(20, "nobody", by: ["bob", "nobody"])
    #expect(group.effect(of: "much")?.refusal == .pointsOutOfRange(21, expected: 0...20))
    #expect(points(group) == [0, 0, 0])
    for expected in [10, 20] {
      try group.confirm("x", by: "ada", at: day(2))
      #expect(points(group) == [0, expected, 0])
    }
    // No more than a todo that he had put on the board himself.
    #expect(points(group) == [0, 20, 0])
    #expect(group.view().points(of: "nobody", .lifetime) == 0)
  }

  @Test func whoCouldNotBeAskedKeepsNobodyWaiting() throws {
    let rules = try RuleBook {
      $0.confirmations = 1
      $0.joining = .open
    }
    var group = try makeGroup(rules, with: [])
    var bobs = group
    try group.earn(10, by: "ada", at: day(2))
    #expect(points(group) == [10, 0, 0])
    try bobs.join("bob", at: day(1))
    let report = group.merge(bobs.events)
    #expect(points(group) == [10, 0, 0] && report.consequences.isEmpty)
    // From now on there is somebody to ask.
    try group.earn(5, by: "ada", at: day(3))
    #expect(points(group) == [10, 0, 0])
    try expectReplayEqualsLive(group)
  }

  /// "x" by cleo, which bob does, and which ada declares void.
  private func voidedCreation() throws -> (known: PlayerGroup, unknown: PlayerGroup) {
    var group = try makeGroup(with: ["bob", "cleo"])
    let before = group
    let created = try group.create(Todo(id: "x", title: "x", points: 10), by: "cleo", at: day(2))
    try group.claim("x", by: "bob", at: day(3))
    try group.complete("x", by: "bob", at: day(3, 1))
    #expect(points(group) == [0, 10, 0])
    try group.void(created.id, by: "ada", at: day(4))
    #expect(points(group) == [0, 0, 0])
    return (group, before)
  }

  @Test func aTodoThatWasDeclaredVoidIsNotBroughtBackByADateBeforeIt() throws {
    var (group, _) = try voidedCreation()
    let stamp = PlayerGroup.Event.Stamp(recordedAt: day(5))
    try group.create(Todo(id: "x", title: "x", points: 9), by: "bob", at: day(1), stamp: stamp)
    #expect(points(group) == [0, 0, 0])
    #expect(group.view().todo("x") == nil)
    try expectReplayEqualsLive(group)
    // A new one counts for what is done from then on.
    try group.create(Todo(id: "x", title: "x", points: 8), by: "bob", at: day(6))
    try group.claim("x", by: "cleo", at: day(6))
    try group.complete("x", by: "cleo", at: day(7))
    #expect(points(group) == [0, 0, 8])
  }

  @Test func whatWasDoneForATodoThatIsVoidIsNotDoneForALaterOne() throws {
    var (group, away) = try voidedCreation()
    try away.create(Todo(id: "x", title: "x", points: 9), by: "ada", at: day(2, 1))
    let report = group.merge(away.events)
    #expect(points(group) == [0, 0, 0])
    #expect(report.consequences.allSatisfy { $0.points.before == $0.points.after })
    // His claim is all that there is of it.
    #expect(group.view().todo("x")?.state == .claimed)
    try expectReplayEqualsLive(group)
  }

  @Test func aTodoThatAnotherOneHadCreatedWithoutKnowingStays() throws {
    var (group, away) = try voidedCreation()
    try away.create(Todo(id: "x", title: "x", points: 9), by: "bob", at: day(1))
    expectTaken(group.merge(away.events))
    #expect(points(group) == [0, 10, 0])
    try expectReplayEqualsLive(group)
  }

  @Test func nobodyKnowsATodoByACreationThatWasNotPossible() throws {
    let rules = try RuleBook {
      $0.todoPoints = 1...10
      $0.minimumAge = .days(1)
    }
    var group = try makeGroup(rules, with: ["bob"])
    let late = PlayerGroup.Event.Stamp(recordedAt: day(5))
    try group.create(Todo(id: "x", title: "x", points: 5), by: "ada", at: day(1), stamp: late)
    let impossible = Todo(id: "x", title: "x", points: 24)
    _ = group.merge([PlayerGroup.Event(.created(impossible), by: "bob", at: day(2), id: "new")])
    #expect(group.effect(of: "new")?.refusal == .pointsOutOfRange(24, expected: 1...10))
    try group.claim("x", by: "bob", at: day(5))
    #expect(throws: GroupError.self) { try group.complete("x", by: "bob", at: day(5, 1)) }
    try group.complete("x", by: "bob", at: day(6, 1))
    #expect(points(group) == [0, 5, 0])
  }

  /// Whoever is not compared with the others gets no bonus for being behind them, and the work of
  /// others does not give one later.
  @Test func whoWasKnownToGetNoBonusGetsNone() throws {
    let gap = try CatchUpPolicy.Gap(of: .median, below: try Fraction(2, 3), multiplier: 2)
    var group = try makeGroup(try RuleBook { $0.catchUp = .gap(gap) }, with: ["bob", "cleo"])
    let optedOut = try group.optOut("cleo", at: day(1))
    try group.earn(30, by: "ada", at: day(2), id: "a")
    try group.earn(30, by: "bob", at: day(2), id: "b")
    try group.earn(10, by: "cleo", at: day(3), id: "c")
    let before = points(group)
    #expect(before[2] == 10)
    try group.void(optedOut.id, by: "cleo", at: day(4))
    #expect(points(group) == before)
    // From now on there is one.
    try group.earn(10, by: "cleo", at: day(5), id: "d")
    #expect(points(group)[2] > 20)
    try expectReplayEqualsLive(group)
  }

  @Test func whoIsAskedToConfirmCanSayThatItIsNotDone() throws {
    var group = try makeGroup(try RuleBook { $0.confirmations = 1 }, with: ["bob", "cleo"])
    try group.earn(10, by: "bob", at: day(1), id: "x")
    expectRefusal(GroupError.todo(.cannotConfirm("x", by: "bob")), of: group) {
      try $0.reject("x", for: "Dirty.", by: "bob", at: day(2))
    }
    var adas = group
    let rejected = try group.reject("x", for: "Still dirty.", by: "cleo", at: day(2))
    let done = group.view().todo("x")?.completions.last
    #expect(done?.isWaiting == false && done?.rejections.map(\.reason) == ["Still dirty."])
    #expect(group.view().todo("x")?.state == .open && points(group) == [0, 0, 0])
    expectRefusal(GroupError.todo(.nothingToConfirm("x")), of: group) {
      try $0.confirm("x", by: "ada", at: day(3))
    }
    // Ada, who did not know of that, has confirmed it: it is credited, whoever was first.
    try adas.confirm("x", by: "ada", at: day(2, 5))
    expectTaken(group.merge(adas.events))
    #expect(points(group) == [0, 10, 0])
    expectTaken(adas.merge(group.events))
    #expect(adas.state == group.state)
    try group.void(rejected.id, by: "cleo", at: day(4))
    #expect(points(group) == [0, 10, 0])
    try expectReplayEqualsLive(group)
  }

  @Test func anAdministratorTakesPointsForAReason() throws {
    var group = try makeGroup(with: ["bob"])
    try group.earn(10, by: "bob", at: day(1))
    expectRefusal(GroupError.member(.notAdministrator("bob")), of: group) {
      try $0.deduct(1, from: "ada", for: "No.", by: "bob", at: day(2))
    }
    expectRefusal(GroupError.countOutOfRange(0), of: group) {
      try $0.deduct(0, from: "bob", for: "No.", by: "ada", at: day(2))
    }
    expectRefusal(GroupError.textOutOfRange(0, expected: 1...1000), of: group) {
      try $0.deduct(1, from: "bob", for: " ", by: "ada", at: day(2))
    }
    try group.deduct(4, from: "bob", for: "A window broke.", by: "ada", at: day(2))
    #expect(points(group) == [0, 6, 0])
    let posting = group.view().explanation(of: "bob").postings.last
    #expect(posting?.points == -4 && posting?.entry.reason.note == "A window broke.")
    try group.award(.points(2), to: "bob", for: "Helped.", by: "ada", at: day(3))
    expectRefusal(GroupError.textOutOfRange(0, expected: 1...1000), of: group) {
      try $0.award(.points(2), to: "bob", for: " ", by: "ada", at: day(3))
    }
    let award = group.view().explanation(of: "bob").postings.last
    #expect(award?.points == 2 && award?.entry.reason.note == "Helped.")
    try expectRoundTrip(group)
  }

  @Test func whatIsEnteredLateSaysForWhomPointsChanged() throws {
    var group = try makeGroup(try RuleBook { $0.sameRound = .first }, with: ["bob", "cleo"])
    let todo = Todo(id: "x", title: "x", points: 10, repeats: .days(1))
    try group.create(todo, by: "ada", at: day(1))
    try group.claim("x", by: "bob", at: day(1))
    let last = try group.complete("x", by: "bob", at: day(2))
    #expect(last.consequences.isEmpty && last.id == last.event.id)
    let bobs = try group.void(last.id, by: "ada", at: day(3)).consequences
    #expect(bobs.first?.points == FigureChange(before: 10, after: 0))
    try group.earn(5, by: "cleo", at: day(4))
    let late = try group.earn(7, by: "cleo", at: day(3, 1))
    #expect(late.points == 7)
    #expect(late.consequences.map(\.member) == ["cleo"])
    #expect(late.consequences.first?.points == FigureChange(before: 5, after: 12))
  }

  @Test func aChallengeKeepsToTheRangeOfPoints() throws {
    let group = try makeGroup(try RuleBook { $0.todoPoints = 1...10 }, with: ["bob"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(1),
      until: day(9),
      reward: .each(11)
    )
    expectRefusal(GroupError.pointsOutOfRange(11, expected: 0...10), of: group) {
      try $0.open(challenge, by: "bob", at: day(1))
    }
  }

  @Test func nobodyFoundsAGroupBeforeItsFounder() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.earn(10, by: "cleo", at: day(1))
    try group.apply(
      PlayerGroup.Event(.founded, by: "bob", at: day(-1), recordedAt: day(2), id: "again")
    )
    #expect(group.view().administrators == ["ada"])
    #expect(points(group) == [0, 0, 10])
  }

  @Test func whatCountedBeforeAChallengeBecameKnownStillDoesWhenItIsTakenBack() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    try group.earn(5, by: "cleo", at: day(1))
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(2),
      until: day(9),
      reward: .each(5)
    )
    let opened = try group.open(
      challenge,
      by: "bob",
      at: day(0, 1),
      stamp: .init(recordedAt: day(2))
    )
    var bobs = group
    try group.earn(5, by: "ada", at: day(2, 1))
    #expect(points(group) == [10, 0, 10])
    try bobs.apply(
      PlayerGroup.Event(.voided(opened.id), by: "bob", at: day(2, 0, 1), id: "void")
    )
    expectTaken(group.merge(bobs.events))
    #expect(points(group) == [10, 0, 10])
    #expect(group.view().challenges.isEmpty)
  }

  /// A challenge that bob and cleo met together, where bob takes back what he did for it.
  @Test(arguments: [0, 1, 2], [true, false])
  func whatIsMetStaysMetWhenOneTakesBack(confirmations: Int, isFirst: Bool) throws {
    let rules = try RuleBook {
      $0.confirmations = confirmations
      $0.confirmWithin = .days(2)
    }
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .points(20),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    var bobs: PlayerGroup.Event.ID?
    for member in (isFirst ? ["bob", "cleo"] : ["cleo", "bob"]) as [Member.ID] {
      let date = try #require(group.events.last?.date) + 86_400
      let done = try group.earn(10, by: member, at: date, id: Todo.ID(member.rawValue))
      if member == "bob" { bobs = done.event.id }
      if confirmations == 1 {
        try group.confirm(Todo.ID(member.rawValue), by: "ada", at: date + 3600)
      }
    }
    // Where nobody confirms in time, it is credited then.
    try group.pin("Time", by: "ada", at: day(9))
    #expect(points(group) == [0, 15, 15])
    let report = try group.void(try #require(bobs), by: "bob", at: day(10))
    #expect(points(group) == [0, 0, 15])
    #expect(report.consequences.map(\.member) == ["bob"])
    try expectReplayEqualsLive(group)
  }

  @Test func aShareThatIsTakenBackStillCountsForTheGoalOfAll() throws {
    var group = try makeGroup(with: ["bob", "cleo", "dan"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .points(20),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    try group.create(Todo(id: "x", title: "x", points: 10, capacity: 2), by: "ada", at: day(0))
    for member in ["bob", "cleo"] as [Member.ID] {
      try group.claim("x", by: member, at: day(1))
    }
    let done = try group.complete("x", by: "bob", at: day(1, 1))
    try group.earn(10, by: "dan", at: day(2))
    #expect(group.view().points(of: "dan", .lifetime) == 15)
    try group.void(done.event.id, by: "bob", at: day(3))
    #expect(group.view().points(of: "dan", .lifetime) == 15)
    #expect(points(group) == [0, 0, 10])
  }

  @Test func nobodyMeetsAChallengeByWhatWasTakenBack() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(1),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    let done = try group.earn(10, by: "bob", at: day(1))
    try group.void(done.event.id, by: "bob", at: day(2))
    #expect(group.view().challenges.first?.state(at: day(2)) == .running)
    try group.earn(10, by: "cleo", at: day(3))
    #expect(points(group) == [0, 0, 15])
  }

  /// What an administrator took out of a challenge does not come back into it when its author takes
  /// it back as well.
  @Test(arguments: [GroupChallenge.Goal.todos(2), .points(20)])
  func whatAPenaltyTookFromTheGoalStaysTaken(of goal: GroupChallenge.Goal) throws {
    var group = try makeGroup(with: ["bob", "cleo", "dan"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: goal,
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    let done = try group.earn(10, by: "cleo", at: day(1), id: "x")
    try group.penalize("cleo", for: "x", by: "ada", at: day(2))
    let slip = PlayerGroup.Event(.voided(done.event.id), by: "cleo", at: day(6), id: "slip")
    var taken = group
    _ = taken.merge([slip])
    for var group in [group, taken] {
      #expect(group.view().challenges.first?.amount == 0)
      try group.earn(10, by: "bob", at: day(7))
      #expect(group.view().challenges.first?.state(at: day(7)) == .running)
      try group.earn(10, by: "dan", at: day(8))
      #expect(points(group) == [0, 15, 0])
      #expect(group.view().points(of: "dan", .lifetime) == 15)
      try expectReplayEqualsLive(group)
    }
    // There is no second penalty for it.
    #expect(throws: GroupError.todo(.nothingToPenalize("cleo", for: "x"))) {
      try taken.penalize("cleo", for: "x", by: "ada", at: day(9))
    }
  }

  @Test func aPenaltyThatWouldChangeNothingIsRefused() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(2),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    let done = try group.earn(10, by: "cleo", at: day(1), id: "x")
    try group.earn(10, by: "bob", at: day(2))
    try group.void(done.event.id, by: "cleo", at: day(3))
    // The challenge is met, and stays so.
    let before = group
    #expect(throws: GroupError.todo(.nothingToPenalize("cleo", for: "x"))) {
      try group.penalize("cleo", for: "x", by: "ada", at: day(4))
    }
    #expect(group == before)
    #expect(points(group) == [0, 15, 0])
  }

  @Test func whoTurnsOutToHaveLeftTakesNoChallengeAlong() throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: .todos(2),
      until: day(20),
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: day(0))
    var away = group
    try group.earn(10, by: "cleo", at: day(2))
    try group.earn(10, by: "bob", at: day(3))
    #expect(points(group) == [0, 15, 15])
    try away.leave("bob", at: day(1))
    _ = group.merge(away.events)
    #expect(points(group) == [0, 0, 15])
  }

  /// What one does twice on two devices is paid once; the goal that all have reached by the later
  /// one stays reached.
  @Test(arguments: [GroupChallenge.Goal.todos(2), .points(20)], [true, false])
  func aCompletionThatTurnsOutToBeTheSecondStillCountsForTheGoal(
    of goal: GroupChallenge.Goal,
    isBefore: Bool
  ) throws {
    var phone = try makeGroup(with: ["bob", "cleo"])
    try phone.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(0))
    try phone.claim("x", by: "bob", at: day(1))
    var tablet = phone
    let challenge = GroupChallenge(
      id: "c",
      title: "All",
      goal: goal,
      until: day(20),
      reward: .each(5)
    )
    try phone.open(challenge, by: "ada", at: day(2))
    let done = try phone.complete("x", by: "bob", at: day(4))
    try phone.earn(10, by: "cleo", at: day(5))
    #expect(points(phone) == [0, 15, 15])
    // Before the challenge was opened it counts for none; after it, it takes the place of the later.
    try tablet.complete("x", by: "bob", at: day(isBefore ? 1 : 3, 1))
    let report = phone.merge(tablet.events)
    #expect(points(phone) == [0, 15, 15])
    let refused = report.effects.map(\.after.refusal)
    #expect(refused == (isBefore ? [] : [.todo(.inState(.completed, "x"))]))
    // No round counts twice.
    let progress = phone.view().challenges.first
    #expect(progress?.contributions == ["bob": goal.amount / 2, "cleo": goal.amount / 2])
    // Nor does it leave the goal when it is taken back.
    try phone.void(done.event.id, by: "bob", at: day(6))
    #expect(points(phone) == [0, isBefore ? 10 : 15, 15])
    try expectReplayEqualsLive(phone)
  }

  /// Another todo of the same identifier, which becomes known late, makes no work of others too
  /// quick.
  @Test func aCreationThatBecomesKnownLateTakesNoWork() throws {
    let rules = try RuleBook {
      $0.minimumAge = .minutes(5)
      $0.reportWithin = nil
    }
    var group = try makeGroup(rules, with: ["bob", "cleo"])
    try group.create(Todo(id: "x", title: "x", points: 10), by: "ada", at: day(2))
    try group.claim("x", by: "cleo", at: day(3))
    try group.complete("x", by: "cleo", at: day(4))
    let late = PlayerGroup.Event(
      .created(Todo(id: "x", title: "Mine", points: 5)),
      by: "bob",
      at: day(1),
      recordedAt: day(12),
      id: "late"
    )
    _ = group.merge([late])
    #expect(points(group) == [0, 0, 10])
    try expectReplayEqualsLive(group)
  }

  /// What was done for a todo of somebody who turns out to be no member is not done for one of the
  /// same identifier that became known only afterwards, unless clocks may differ by as much.
  @Test(arguments: [(8, [0, 0, 0]), (0, [0, 0, 10])])
  func aCreationThatBecomesKnownLateGivesNoWork(minutes: Int, expected: [Int]) throws {
    var group = try makeGroup(RuleBook { $0.reportWithin = nil }, with: ["bob", "cleo"])
    let joined = try group.join("dan", at: day(1))
    try group.create(Todo(id: "x", title: "x", points: 10), by: "dan", at: day(2))
    try group.claim("x", by: "cleo", at: day(3))
    let done = try group.complete("x", by: "cleo", at: day(4)).event
    try group.void(joined.id, by: "ada", at: day(5))
    #expect(points(group) == [0, 0, 0])
    let late = PlayerGroup.Event(
      .created(Todo(id: "x", title: "Mine", points: 5)),
      by: "bob",
      at: day(1, 2),
      recordedAt: done.recordedAt + Double(minutes * 60 + 300),
      id: "late"
    )
    _ = group.merge([late])
    #expect(points(group) == expected)
    try expectReplayEqualsLive(group)
  }

  /// Taking back one's own creation leaves the others' work there, and nobody's: it does not keep an
  /// administrator from taking out all of it, whoever becomes known first.
  @Test(arguments: [true, false])
  func anAdministratorsVoidCountsBesideOnesOwn(isOwnKnownFirst: Bool) throws {
    var group = try makeGroup(with: ["bob", "cleo"])
    let created = try group.create(
      Todo(id: "bins", title: "Bins", points: 3, repeats: .days(1)),
      by: "cleo",
      at: day(1)
    )
    var cleos = group
    let own = try cleos.void(created.id, by: "cleo", at: day(1, 0, 5)).event
    try group.claim("bins", by: "bob", at: day(2))
    try group.complete("bins", by: "bob", at: day(2, 1))
    var adas = group
    let hers = try adas.void(created.id, by: "ada", at: day(3)).event
    #expect(points(adas) == [0, 0, 0])
    // What is one's own is taken out already.
    #expect(throws: GroupError.log(.alreadyVoid(created.id.rawValue))) {
      try adas.void(created.id, by: "cleo", at: day(3, 1))
    }
    for event in isOwnKnownFirst ? [own, hers] : [hers, own] {
      _ = group.merge([event])
    }
    #expect(points(group) == [0, 0, 0])
    try expectReplayEqualsLive(group)
    // On a device that knows cleo's, ada takes out the rest, once.
    var known = cleos
    _ = known.merge(Array(group.events.filter { $0.id != hers.id }))
    #expect(points(known) == [0, 3, 0])
    try known.void(created.id, by: "ada", at: day(4))
    #expect(points(known) == [0, 0, 0])
    #expect(throws: GroupError.log(.alreadyVoid(created.id.rawValue))) {
      try known.void(created.id, by: "ada", at: day(5))
    }
    // When she takes that back, cleo's still counts.
    let last = try #require(known.events.last)
    try known.void(last.id, by: "ada", at: day(6))
    #expect(points(known) == [0, 3, 0])
    try expectReplayEqualsLive(known)
  }
}

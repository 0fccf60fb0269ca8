// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

/// What is taken of what is asked.
@Suite struct PointsRulesTests {
  // MARK: Floor

  @Test func aPenaltyStopsAtZeroByDefault() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(5), day: 2),
      Sample.entry("b", .points(-8), day: 3),
      Sample.entry("c", .points(2), day: 4),
    ])
    #expect(ledger.total(of: "bob") == 2)
    #expect(ledger.points(takenFor: "b", of: "bob") == -5)
  }

  @Test(
    arguments: [
      (nil, -6), (-2, 0), (-100, -6), (0, 2), (.min, -6),
    ] as [(Int?, Int)]
  )
  func theFloorIsAPolicy(floor: Int?, total: Int) throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.floor = floor },
      [
        Sample.entry("a", .points(2), day: 2), Sample.entry("b", .points(-10), day: 3),
        Sample.entry("c", .points(2), day: 4),
      ]
    )
    #expect(ledger.total(of: "bob") == total)
  }

  @Test func aPenaltyAboveTheLowestFloorIsTakenWhole() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.floor = .min },
      [Sample.entry("a", .points(20), day: 2), Sample.entry("b", .points(-5), day: 3)]
    )
    #expect(ledger.total(of: "bob") == 15)
  }

  @Test func aLateCreditIsThereForALaterPenalty() throws {
    var ledger = try Sample.ledger([Sample.entry("b", .points(-8), day: 3)])
    #expect(ledger.total(of: "bob") == 0)
    try ledger.record(Sample.entry("a", .points(20), day: 2))
    #expect(ledger.total(of: "bob") == 12)
    try ledger.record(Sample.entry("r", .reversal(of: "a"), day: 9))
    #expect(ledger.total(of: "bob") == 0)
  }

  // MARK: Caps

  @Test func whatIsAboveTheCapOfADayIsLost() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.caps = [PointsCap(30, per: .day)] },
      [
        Sample.entry("a", .points(20), at: Sample.date(11, 2, 0, 0)),
        Sample.entry("b", .points(20), at: Sample.date(11, 2, 23, 59)),
        Sample.entry("c", .points(20), at: Sample.date(11, 3, 0, 0)),
        Sample.entry("d", .points(20), "ada", at: Sample.date(11, 2)),
      ]
    )
    #expect(ledger.total(of: "bob") == 50)
    #expect(ledger.total(of: "ada") == 20)
    #expect(ledger.points(takenFor: "b", of: "bob") == 10)
  }

  @Test func whatIsAboveTheCapOfAWeekIsLost() throws {
    // 2 November 2026 is a Monday.
    let ledger = try Sample.ledger(
      PointsRules { $0.caps = [PointsCap(30, per: .week)] },
      [
        Sample.entry("a", .points(20), day: 1), Sample.entry("b", .points(20), day: 2),
        Sample.entry("c", .points(20), day: 8), Sample.entry("d", .points(20), day: 9),
      ]
    )
    #expect(ledger.total(of: "bob") == 70)
    #expect(ledger.points(takenFor: "c", of: "bob") == 10)
  }

  @Test func aDayMayBeginAfterMidnight() throws {
    let rules = try PointsRules { $0.caps = [PointsCap(30, per: .day)] }
    let entries = [
      Sample.entry("a", .points(20), at: Sample.date(11, 2, 23, 0)),
      Sample.entry("b", .points(20), at: Sample.date(11, 3, 3, 59)),
      Sample.entry("c", .points(20), at: Sample.date(11, 3, 4, 0)),
    ]
    let days = try DayReckoning(Sample.berlin, dayStart: 240)
    #expect(try Ledger(rules: rules, days: days, entries: entries).total(of: "bob") == 50)
    #expect(try Sample.ledger(rules, entries).total(of: "bob") == 50)
    #expect(
      try Ledger(rules: rules, days: days, entries: entries).points(takenFor: "b", of: "bob") == 10
    )
  }

  @Test func aPenaltyMakesNoRoomUnderACap() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.caps = [PointsCap(30, per: .day)] },
      [
        Sample.entry("a", .points(30)), Sample.entry("b", .points(-10)),
        Sample.entry("c", .points(10)),
      ]
    )
    #expect(ledger.total(of: "bob") == 20)
  }

  @Test func aReversalMakesRoomUnderACap() throws {
    var ledger = try Sample.ledger(
      PointsRules { $0.caps = [PointsCap(30, per: .day)] },
      [Sample.entry("a", .points(30)), Sample.entry("b", .points(25))]
    )
    #expect(ledger.total(of: "bob") == 30)
    try ledger.record(Sample.entry("r", .reversal(of: "a"), day: 9))
    #expect(ledger.total(of: "bob") == 25)
  }

  @Test func aCapMayBeForSomeKinds() throws {
    let ledger = try Sample.ledger(
      PointsRules {
        $0.caps = [PointsCap(10, per: .day, for: [.award]), PointsCap(25, per: .day)]
      },
      [
        Sample.entry("a", .points(20), kind: .award), Sample.entry("b", .points(12), kind: .todo),
        Sample.entry("c", .points(12), kind: .todo),
      ]
    )
    let taken = ["a", "b", "c"].map { ledger.points(takenFor: $0, of: "bob") }
    #expect(taken == [10, 12, 3])
  }

  @Test func aCapOfZeroGivesNothing() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.caps = [PointsCap(0, per: .week)] },
      [Sample.entry("a", .points(20)), Sample.entry("b", .toNextLevel)]
    )
    #expect(ledger.total(of: "bob") == 0)
  }

  // MARK: Levels

  @Test func anAwardToTheNextLevelGivesWhatIsMissing() throws {
    var ledger = try Sample.ledger([
      Sample.entry("a", .points(130), day: 2), Sample.entry("b", .toNextLevel, day: 3),
    ])
    #expect(ledger.total(of: "bob") == 300)
    // Late, it leaves less to be given.
    try ledger.record(Sample.entry("c", .points(50), day: 1))
    #expect(ledger.points(takenFor: "b", of: "bob") == 120)
    #expect(ledger.total(of: "bob") == 300)
    // With the level reached, it is the one after that.
    try ledger.record(Sample.entry("d", .points(120), day: 1))
    #expect(ledger.total(of: "bob") == 600)
  }

  @Test func fromBelowZeroTheNextLevelIsTheSecond() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.floor = nil },
      [Sample.entry("a", .points(-30), day: 2), Sample.entry("b", .toNextLevel, day: 3)]
    )
    #expect(ledger.points(takenFor: "b", of: "bob") == 130)
  }

  @Test func theLevelsAreAPolicy() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.levels = try LevelCurve(.linear(step: 7)) },
      [Sample.entry("a", .points(7), day: 2), Sample.entry("b", .toNextLevel, day: 3)]
    )
    #expect(ledger.total(of: "bob") == 14)
  }

  // MARK: Validation

  @Test func everyFaultIsTold() throws {
    let faults = contentFaults(RuleFault.self) {
      _ = try PointsRules {
        $0.floor = 1
        $0.caps = [
          PointsCap(-1, per: .day), PointsCap(5, per: .week, for: []),
          PointsCap(5, per: .week, for: [.todo]),
        ]
      }
    }
    #expect(
      faults == [
        "floor: 1, expected at most 0",
        "caps[0].limit: -1, expected at least 0",
        "caps[1].kinds: 0 elements, expected at least 1",
        "caps[2]: the cap crosses caps[0]: each holds something that the other does not, "
          + "so doing more could give less",
      ]
    )
  }

  @Test(arguments: [
    (PointsCap(1, per: .day), PointsCap(1, per: .day), false),
    (PointsCap(1, per: .day), PointsCap(1, per: .week), false),
    (PointsCap(1, per: .day, for: [.todo]), PointsCap(1, per: .week), false),
    (PointsCap(1, per: .day, for: [.todo]), PointsCap(1, per: .day, for: [.award]), false),
    (PointsCap(1, per: .day, for: [.todo]), PointsCap(1, per: .week, for: [.award, .todo]), false),
    (PointsCap(1, per: .week, for: [.todo]), PointsCap(1, per: .day), true),
    (PointsCap(1, per: .week, for: [.todo]), PointsCap(1, per: .day, for: [.award, .todo]), true),
    (
      PointsCap(1, per: .day, for: [.todo, .award]),
      PointsCap(1, per: .day, for: [.todo, .shared]), true
    ),
    (PointsCap(1, per: .day, for: [.todo, .award]), PointsCap(1, per: .week, for: [.todo]), true),
  ])
  func capsMayNotCross(one: PointsCap, other: PointsCap, isCrossing: Bool) {
    for caps in [[one, other], [other, one]] {
      let faults = contentFaults(RuleFault.self) { _ = try PointsRules { $0.caps = caps } }
      #expect(faults.isEmpty != isCrossing)
    }
  }

  @Test func rulesAreStoredWithoutDefaults() throws {
    try expectJSON(PointsRules.standard, "{}")
    try expectJSON(
      PointsRules {
        $0.floor = nil
        $0.caps = [
          PointsCap(20, per: .day, for: [.todo, .award, .todo]), PointsCap(90, per: .week),
        ]
      },
      """
      {"caps":[{"kinds":["award","todo"],"limit":20,"per":"day"},{"limit":90,"per":"week"}],\
      "floor":null}
      """
    )
    try expectJSON(PointsRules { $0.floor = -5 }, #"{"floor":-5}"#)
    try expectJSON(
      PointsRules { $0.levels = try LevelCurve(.linear(step: 7)) },
      #"{"levels":{"kind":"linear","step":7}}"#
    )
  }

  @Test(arguments: [
    (
      #"{"floor":3,"caps":[{"limit":-2,"per":"day"}]}"#,
      ["floor: 3, expected", "caps[0].limit: -2"]
    ),
    (#"{"floor":"low"}"#, ["floor: expected an integer"]),
    (
      #"{"caps":[{"limit":2},{"per":"day"}]}"#,
      ["caps[0].per: this key", "caps[1].limit: this key"]
    ),
    (#"{"caps":[{"limit":2,"per":"year"}],"floor":1}"#, ["caps[0].per: ", "floor: 1, expected"]),
    (#"{"levels":{"kind":"odd"}}"#, ["levels.kind: "]),
  ])
  func storedRulesAreChecked(text: String, expected: [String]) {
    let faults = contentFaults(RuleFault.self) { _ = try decode(PointsRules.self, text) }
    #expect(faults.count == expected.count)
    for (fault, start) in zip(faults, expected) {
      #expect(fault.hasPrefix(start))
    }
  }
}

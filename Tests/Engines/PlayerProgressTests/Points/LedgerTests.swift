// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct LedgerTests {
  @Test func theTotalIsTheSumOfAllEntries() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(20), day: 2),
      Sample.entry("b", .points(15, bonus: 5), day: 3),
      Sample.entry("c", .points(-8), kind: .penalty, day: 4),
      Sample.entry("d", .points(7), "ada", day: 4),
    ])
    #expect(ledger.total(of: "bob") == 32)
    #expect(ledger.total(of: "ada") == 7)
    #expect(ledger.total(of: "nobody") == 0)
    #expect(ledger.count == 4)
    #expect(ledger.members == ["ada", "bob"])
    #expect(ledger.entries.map(\.id) == ["a", "b", "c", "d"])
    #expect(ledger.entries(of: "ada").map(\.id) == ["d"])
    #expect(ledger.entries(of: "nobody") == [])
  }

  @Test func entriesOfAnInstantAreInTheOrderOfTheirIdentifiers() throws {
    let ledger = try Sample.ledger([
      Sample.entry("b", .points(-5)), Sample.entry("a", .points(5)), Sample.entry("c", .points(1)),
    ])
    #expect(ledger.entries.map(\.id) == ["a", "b", "c"])
    #expect(ledger.total(of: "bob") == 1)
  }

  // MARK: Identifiers

  @Test func theSameEntryTwiceIsOneEntry() throws {
    var ledger = Ledger(days: Sample.days)
    let entry = Sample.entry("a", .points(20))
    #expect(try ledger.record(entry))
    let once = ledger
    #expect(try !ledger.record(entry))
    #expect(ledger == once)
    #expect(ledger.total(of: "bob") == 20)
  }

  @Test(arguments: [
    Sample.entry("a", .points(21)),
    Sample.entry("a", .points(20, bonus: 1)),
    Sample.entry("a", .points(20), "ada"),
    Sample.entry("a", .points(20), "stranger"),
    Sample.entry("a", .points(20), kind: .award),
    Sample.entry("a", .points(20), day: 3),
    Sample.entry("a", .points(20), known: Sample.date(12, 1)),
    Sample.entry("a", .toNextLevel),
  ])
  func anIdentifierWithOtherContentIsRefused(entry: Ledger.Entry) throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(20)), Sample.entry("z", .points(1), "ada"),
    ])
    expectRefusal(LedgerError.conflictingEntry("a"), of: ledger) { try $0.record(entry) }
    expectRefusal(LedgerError.conflictingEntry("a"), of: ledger) {
      try $0.record(contentsOf: [Sample.entry("n", .points(1)), entry])
    }
    #expect(throws: LedgerError.conflictingEntry("a")) {
      try Sample.ledger([Sample.entry("a", .points(20)), entry])
    }
  }

  @Test func everyEntryKeepsTheSpellingOfItsMember() throws {
    let (composed, decomposed): (Member.ID, Member.ID) = ("Jos\u{E9}", "Jose\u{301}")
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(1), composed), Sample.entry("b", .points(2), decomposed),
    ])
    #expect(ledger.total(of: decomposed) == 3)
    #expect(ledger.entries.map { $0.member.rawValue.unicodeScalars.count } == [4, 5])
  }

  // MARK: Reversals

  @Test func aReversalTakesAnEntryOutOfEffectWhereItWas() throws {
    var ledger = try Sample.ledger([
      Sample.entry("a", .points(20), day: 2), Sample.entry("b", .points(5), day: 3),
    ])
    try ledger.record(Sample.entry("r", .reversal(of: "a"), day: 20))
    #expect(ledger.total(of: "bob") == 5)
    #expect(ledger.total(of: "bob", in: Sample.date(11, 1)..<Sample.date(11, 3)) == 0)
    #expect(ledger.total(of: "bob", in: Sample.date(11, 19)..<Sample.date(11, 21)) == 0)
  }

  @Test func theReversalOfAReversalRestores() throws {
    var ledger = try Sample.ledger([Sample.entry("a", .points(20))])
    try ledger.record(Sample.entry("r", .reversal(of: "a"), day: 3))
    try ledger.record(Sample.entry("s", .reversal(of: "r"), day: 4))
    #expect(ledger.total(of: "bob") == 20)
    try ledger.record(Sample.entry("t", .reversal(of: "s"), day: 5))
    #expect(ledger.total(of: "bob") == 0)
  }

  @Test func aSecondReversalChangesNothingUntilTheFirstIsReversed() throws {
    var ledger = try Sample.ledger([
      Sample.entry("a", .points(20)),
      Sample.entry("r", .reversal(of: "a"), day: 3),
      Sample.entry("s", .reversal(of: "a"), day: 4),
    ])
    #expect(ledger.total(of: "bob") == 0)
    try ledger.record(Sample.entry("t", .reversal(of: "r"), day: 5))
    #expect(ledger.total(of: "bob") == 0)
    try ledger.record(Sample.entry("u", .reversal(of: "s"), day: 6))
    #expect(ledger.total(of: "bob") == 20)
  }

  @Test func aReversalMayArriveBeforeItsTarget() throws {
    var ledger = try Sample.ledger([Sample.entry("r", .reversal(of: "a"), day: 3)])
    try ledger.record(Sample.entry("a", .points(20), day: 2))
    #expect(ledger.total(of: "bob") == 0)
  }

  @Test(arguments: [
    // Not there, another member's, not before it, itself, in a circle.
    [Sample.entry("r", .reversal(of: "x"), day: 3)],
    [Sample.entry("r", .reversal(of: "z"), day: 3)],
    [Sample.entry("r", .reversal(of: "a"), day: 1)],
    [Sample.entry("0", .reversal(of: "a"), day: 2)],
    [Sample.entry("r", .reversal(of: "r"), day: 3)],
    [Sample.entry("r", .reversal(of: "s"), day: 3), Sample.entry("s", .reversal(of: "r"), day: 3)],
  ])
  func aReversalThatCannotBeHasNoEffect(entries: [Ledger.Entry]) throws {
    var ledger = try Sample.ledger([
      Sample.entry("a", .points(20)), Sample.entry("z", .points(1), "ada"),
    ])
    let totals = ledger.totals()
    for entry in entries {
      try ledger.record(entry)
    }
    #expect(ledger.totals() == totals)
    let first = try #require(
      ledger.explanation(of: "bob").postings.first { $0.id == entries[0].id }
    )
    #expect(first.points == 0)
    #expect(first.effect == (entries.count == 1 ? .withoutEffect : .reversed(by: "s")))
  }

  @Test func longChainsOfReversalsAreFollowed() throws {
    let chain = (1...2001).map { number in
      Sample.entry(
        "e\(number)",
        number == 1 ? .points(20) : .reversal(of: "e\(number - 1)"),
        at: Sample.date(11, 2).addingTimeInterval(Double(number))
      )
    }
    // Forwards each reversal changes everything before it; backwards each meets its own when it
    // comes.
    var (forwards, backwards) = (Ledger(days: Sample.days), Ledger(days: Sample.days))
    for entry in chain.prefix(301) {
      try forwards.record(entry)
    }
    for entry in chain.prefix(301).reversed() {
      try backwards.record(entry)
    }
    #expect(forwards.total(of: "bob") == 20)
    #expect(backwards.explanation(of: "bob") == forwards.explanation(of: "bob"))
    #expect(try Sample.ledger(chain).total(of: "bob") == 20)
    #expect(try Sample.ledger(chain.dropLast()).total(of: "bob") == 0)
  }

  // MARK: Hostile input

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1.2e12])
  func aDateOutOfRangeIsRefused(seconds: Double) throws {
    let ledger = try Sample.ledger([Sample.entry("a", .points(20))])
    let date = Date(timeIntervalSince1970: seconds)
    for entry in [
      Sample.entry("b", .points(1), at: date), Sample.entry("b", .points(1), known: date),
      Sample.entry("b", .reversal(of: "a"), at: date),
    ] {
      expectRefusal(LedgerError.dateOutOfRange("b"), of: ledger) { try $0.record(entry) }
      expectRefusal(LedgerError.dateOutOfRange("b"), of: ledger) {
        try $0.record(contentsOf: [entry])
      }
    }
    // Asking about such a date is no harm.
    _ = ledger.view(asOf: date, knownAt: date)
  }

  @Test func datesAreWholeMilliseconds() throws {
    let entry = Sample.entry(
      "a",
      .points(1),
      at: Date(timeIntervalSince1970: 1000.0006),
      known: Date(timeIntervalSince1970: 2000.0004)
    )
    #expect(entry.date == Date(timeIntervalSince1970: 1000))
    #expect(entry.recordedAt == Date(timeIntervalSince1970: 2000))
    #expect(Sample.entry("a", .points(1), day: 2).recordedAt == Sample.date(11, 2))
  }

  @Test(arguments: [(5, -1), (-5, 1), (0, -1), (Int.min, Int.min)])
  func aBonusIsNotNegativeAndNotBesideAPenalty(base: Int, bonus: Int) throws {
    let ledger = try Sample.ledger([Sample.entry("a", .points(20))])
    expectRefusal(LedgerError.invalidBonus("b"), of: ledger) {
      try $0.record(Sample.entry("b", .points(base, bonus: bonus)))
    }
  }

  @Test(arguments: [
    (Int.max, 0), (Int.min, 0), (Ledger.maximumPoints, 0), (-Ledger.maximumPoints, 0), (0, Int.max),
    (Int.max, Int.max), (Ledger.maximumPoints - 20, 1), (Ledger.maximumPoints - 19, 0),
  ])
  func noMoreCanBeAskedThanTotalsHold(base: Int, bonus: Int) throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(20)), Sample.entry("z", .points(1), "ada"),
    ])
    let entry = Sample.entry("b", .points(base, bonus: bonus))
    expectRefusal(LedgerError.tooManyPoints("b"), of: ledger) { try $0.record(entry) }
    expectRefusal(LedgerError.tooManyPoints("b"), of: ledger) {
      try $0.record(contentsOf: [Sample.entry("c", .points(0)), entry])
    }
    #expect(throws: LedgerError.tooManyPoints("b")) {
      try Sample.ledger([Sample.entry("a", .points(20)), entry])
    }
  }

  @Test func nothingOverflowsAtTheLimit() throws {
    let most = Ledger.maximumPoints
    let rules = try PointsRules { $0.floor = nil }
    var ledger = Ledger(rules: rules, days: Sample.days)
    try ledger.record(Sample.entry("a", .points(-most / 2), day: 2))
    try ledger.record(Sample.entry("b", .points(most - most / 2), day: 5))
    #expect(ledger.total(of: "bob") == most - most / 2 * 2)
    // A level beyond all that is possible is not reached.
    for day in 6...25 {
      try ledger.record(Sample.entry("l\(day)", .toNextLevel, day: day))
    }
    try ledger.record(Sample.entry("r", .reversal(of: "b"), day: 26))
    try ledger.record(Sample.entry("s", .reversal(of: "a"), day: 27))
    #expect(ledger.total(of: "bob") >= 0)
    expectRefusal(LedgerError.tooManyPoints("c"), of: ledger) {
      try $0.record(Sample.entry("c", .points(1), day: 28))
    }
  }

  @Test func everyRefusalNamesItsEntry() {
    let errors: [LedgerError] = [
      .conflictingEntry("a"), .dateOutOfRange("a"), .invalidBonus("a"), .tooManyPoints("a"),
    ]
    #expect(errors.allSatisfy { $0.entry == "a" && $0.description.contains("entry \"a\"") })
    #expect(
      LedgerError.tooManyPoints("a").description
        == "with the entry \"a\" more points are asked than the 4611686018427387903 possible"
    )
  }
}

extension Sample {
  /// A ledger with the default rules.
  static func ledger(_ entries: some Sequence<Ledger.Entry>) throws -> Ledger {
    try Ledger(days: days, entries: entries)
  }
}

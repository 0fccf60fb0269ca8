// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct PointsExplanationTests {
  private let cap = PointsCap(30, per: .day)

  private func ledger() throws -> Ledger {
    try Sample.ledger(
      PointsRules { $0.caps = [cap] },
      [
        Sample.entry("a", .points(20), day: 2),
        Sample.entry("b", .points(8, bonus: 8), day: 2),
        Sample.entry("c", .points(-40), kind: .penalty, day: 3),
        Sample.entry("d", .points(12), day: 4),
        Sample.entry("e", .reversal(of: "d"), kind: .correction, day: 5),
        Sample.entry("f", .reversal(of: "?"), kind: .correction, day: 5),
        Sample.entry("g", .toNextLevel, kind: .award, day: 6),
      ]
    )
  }

  @Test func everyPostingIsExplained() throws {
    let explanation = try ledger().explanation(of: "bob")
    #expect(
      explanation.postings.map(\.description) == [
        "a todo: base 20 = 20, balance 20",
        "b todo: base 8 + bonus 8 + cap -6 = 10, balance 30",
        "c penalty: base -40 + floor 10 = -30, balance 0",
        "d todo: reversed by e, balance 0",
        "e correction: reverses d, balance 0",
        "f correction: without effect, balance 0",
        "g award: base 100 + cap -70 = 30, balance 30",
      ]
    )
    #expect(explanation.total == 30)
    #expect(explanation.opening == 0)
    #expect(explanation.closing == 30)
    #expect(explanation.sum(of: .base) == 88)
    #expect(explanation.sum(of: .bonus) == 8)
    #expect(explanation.sum(of: .cap(cap)) == -76)
    #expect(explanation.sum(of: .floor) == 10)
  }

  @Test func aSumOfStepsThatDoesNotFitIsNotTold() throws {
    let ledger = try Sample.ledger(
      PointsRules {
        $0.caps = [PointsCap(0, per: .week)]
        $0.levels = try LevelCurve(.table([0, Ledger.maximumPoints], growth: 1))
      },
      (2...4).map { Sample.entry("l\($0)", .toNextLevel, day: $0) }
    )
    let explanation = ledger.explanation(of: "bob")
    #expect(explanation.postings.map(\.points) == [0, 0, 0])
    #expect(explanation.sum(of: .base) == nil)
    #expect(explanation.sum(of: .bonus) == 0)
  }

  @Test func aCapTakesTheBonusFirst() throws {
    let explanation = try ledger().explanation(of: "bob")
    #expect(explanation.postings.map(\.bonus) == [0, 2, 0, 0, 0, 0, 0])
    #expect(explanation.bonus == 2)
  }

  @Test func aWindowHasItsOpeningAndClosing() throws {
    let window = Sample.date(11, 3)..<Sample.date(11, 4)
    let explanation = try ledger().explanation(of: "bob", in: window)
    #expect(explanation.window == window)
    #expect(explanation.postings.map(\.id) == ["c"])
    #expect(explanation.opening == 30)
    #expect(explanation.total == -30)
    #expect(explanation.closing == 0)
  }

  @Test func aWindowIsHalfOpen() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(1), at: Sample.date(11, 2)),
      Sample.entry("b", .points(2), at: Sample.date(11, 3)),
    ])
    #expect(ledger.total(of: "bob", in: Sample.date(11, 2)..<Sample.date(11, 3)) == 1)
    #expect(ledger.total(of: "bob", in: Sample.date(11, 3)..<Sample.date(11, 3)) == 0)
  }

  @Test func aCapIsKnownInAWindowThatBeginsWithinItsDay() throws {
    let ledger = try Sample.ledger(
      PointsRules { $0.caps = [cap, PointsCap(35, per: .week)] },
      [
        Sample.entry("a", .points(10), at: Sample.date(11, 2)),
        Sample.entry("b", .points(20), at: Sample.date(11, 3, 8)),
        Sample.entry("c", .points(20), at: Sample.date(11, 3, 9)),
      ]
    )
    let window = Sample.date(11, 3, 9)..<Sample.date(11, 4)
    let postings = ledger.explanation(of: "bob", in: window).postings
    #expect(postings.map(\.description) == ["c todo: base 20 + cap -15 = 5, balance 35"])
    #expect(postings[0].steps.last?.kind == .cap(PointsCap(35, per: .week)))
  }

  @Test func someoneUnknownHasNothingToExplain() throws {
    let explanation = try ledger().explanation(of: "nobody", asOf: Sample.date(11, 3))
    #expect(explanation.postings.isEmpty)
    #expect(explanation.total == 0)
  }

  @Test func aReversalIsToldByTheFirstThatIsInEffect() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(1), day: 2),
      Sample.entry("r", .reversal(of: "a"), day: 3),
      Sample.entry("s", .reversal(of: "a"), day: 4),
      Sample.entry("t", .reversal(of: "r"), day: 5),
    ])
    let effects = ledger.explanation(of: "bob").postings.map(\.effect)
    #expect(effects == [.reversed(by: "s"), .reversed(by: "t"), .reverses("a"), .reverses("r")])
  }

  // MARK: The past

  @Test func thePastIsWhatHadHappenedOrWasKnown() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(20), day: 2),
      Sample.entry("b", .points(5), day: 3, known: Sample.date(11, 10)),
      Sample.entry("r", .reversal(of: "a"), day: 6),
    ])
    #expect(ledger.total(of: "bob") == 5)
    #expect(ledger.view(asOf: Sample.date(11, 5)).total(of: "bob") == 25)
    #expect(ledger.view(knownAt: Sample.date(11, 5)).total(of: "bob") == 20)
    #expect(ledger.view(knownAt: Sample.date(11, 6)).total(of: "bob") == 0)
    #expect(ledger.view(asOf: Sample.date(11, 1)).members == [])
    let explanation = ledger.explanation(of: "bob", asOf: Sample.date(11, 2))
    #expect(explanation.total == 20)
  }

  // MARK: Totals

  @Test func totalsTellSinceWhenTheyAreSo() throws {
    let ledger = try Sample.ledger([
      Sample.entry("a", .points(20), day: 2),
      Sample.entry("b", .points(0), day: 3),
      Sample.entry("c", .points(20), "ada", day: 1),
      Sample.entry("d", .points(5), "ada", day: 4),
      Sample.entry("e", .reversal(of: "d"), "ada", day: 5),
    ])
    let totals = ledger.totals()
    #expect(totals.map(\.member) == ["ada", "bob"])
    #expect(totals.map(\.points) == [20, 20])
    #expect(totals.map(\.reachedAt) == [Sample.date(11, 1), Sample.date(11, 2)])
    let later = ledger.totals(in: Sample.date(11, 3)..<Sample.date(11, 9))
    #expect(later.map(\.points) == [0, 0])
    #expect(later.map(\.reachedAt) == [nil, nil])
  }

  @Test func thePointsTakenForAnEntryAreKnown() throws {
    let ledger = try ledger()
    #expect(ledger.points(takenFor: "b", of: "bob") == 10)
    #expect(ledger.points(takenFor: "d", of: "bob") == 0)
    #expect(ledger.points(takenFor: "?", of: "bob") == nil)
    #expect(ledger.points(takenFor: "b", of: "ada") == nil)
  }
}

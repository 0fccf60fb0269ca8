@testable import Gamification
import LudusTestSupport
import Testing

@Suite struct LevelProgressTests {
  @Test func aLevelOnceReachedStays() {
    var progress = LevelProgress(LevelCurve.standard)
    #expect(progress.policy == .highWaterMark)
    #expect(Array(progress.move(to: 320)) == [2, 3])
    #expect(Array(progress.move(to: 80)) == [])
    #expect(progress.standing.level == 3)
    #expect(progress.standing.points == 80)
    #expect(progress.standing.start == 300)
    #expect(progress.standing.part == 0)
    #expect(progress.standing.missing == 520)
    #expect(Array(progress.move(to: 330)) == [])
    #expect(Array(progress.move(to: 600)) == [4])
    #expect(progress.highest == 600)
  }

  @Test func aLevelMayFollowTheBalance() {
    var progress = LevelProgress(LevelCurve.standard, policy: .followsBalance)
    #expect(Array(progress.move(to: 320)) == [2, 3])
    #expect(Array(progress.move(to: 80)) == [])
    #expect(progress.standing.level == 1)
    #expect(Array(progress.move(to: 330)) == [2, 3])
    #expect(progress.standing == LevelCurve.standard.standing(at: 330))
  }

  @Test func progressBeginsWithThePointsThereAre() {
    var progress = LevelProgress(LevelCurve.standard, points: 150)
    #expect(progress.standing.level == 2)
    #expect(Array(progress.move(to: 300)) == [3])
  }

  @Test func everyLevelIsAnnouncedOnceWhileALevelStays() {
    forEachSeed(0..<200) { generator in
      var progress = LevelProgress(LevelCurve.standard)
      var announced: [Int] = []
      var balance = 0
      for _ in 0..<50 {
        balance += generator.draw(below: 900) - 400
        announced += progress.move(to: balance)
        try #require(announced == Array(2..<progress.standing.level + 1))
      }
    }
  }

  @Test func aPolicyIsStoredByItsName() throws {
    try expectJSON(RuleBook.LevelPolicy.allCases, #"["highWaterMark","followsBalance"]"#)
    #expect(throws: DecodingError.self) { try decode([RuleBook.LevelPolicy].self, #"["up"]"#) }
  }
}

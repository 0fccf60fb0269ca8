// SPDX-License-Identifier: Apache-2.0
@testable import PlayerProgress
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
    try expectJSON(LevelProgress.Policy.allCases, #"["highWaterMark","followsBalance"]"#)
    #expect(throws: DecodingError.self) { try decode([LevelProgress.Policy].self, #"["up"]"#) }
  }

  @Test func progressIsStoredWithTheHighestPoints() throws {
    var progress = LevelProgress(try LevelCurve(.linear(step: 100), maximumLevel: 5))
    try expectJSON(
      progress,
      #"{"levels":{"kind":"linear","maximumLevel":5,"step":100},"points":0}"#
    )
    progress.move(to: 320)
    progress.move(to: -80)
    try expectRoundTrip(progress)
    let restored = try decode(LevelProgress.self, try json(progress))
    #expect(restored.standing.level == 4)
    let lower = #"{"levels":{"kind":"linear","step":100},"points":80,"highest":20}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(LevelProgress.self, lower) }
        == ["highest: 20, expected at least 80"]
    )
  }

  @Test func onTheLastLevelPointsGoOn() throws {
    var progress = LevelProgress(try LevelCurve(.linear(step: 10), maximumLevel: 3))
    #expect(Array(progress.move(to: 1000)) == [2, 3])
    #expect(progress.standing.level == 3)
    #expect(progress.standing.next == nil)
    #expect(progress.standing.part == 1)
    #expect(Array(progress.move(to: 2000)) == [])
  }
}

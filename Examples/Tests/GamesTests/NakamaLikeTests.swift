import Foundation
import PlayerProgress
import Testing

@Suite("A game like those on Nakama")
struct NakamaLikeTests {
  @Test("counts as many attempts a day as a tournament allows")
  func attempts() throws {
    var log = try Games.log("nakama-like")
    let morning = try Games.at("2026-11-23 08:00")
    let scores = try [120, 300, 90, 900].enumerated().map { number, score in
      try log.record("dash", amount: score, by: "ada", at: morning + Double(number)).points
    }
    #expect(scores == [120, 300, 90, 0])
    #expect(try log.record("dash", amount: 50, by: "bob", at: morning).points == 50)
    #expect(try log.record("dash", amount: 70, by: "ada", at: morning + 86_400).points == 70)
  }

  @Test("has a daily reward and a wallet")
  func wallet() throws {
    var log = try Games.log("nakama-like")
    let morning = try Games.at("2026-11-23 08:00")
    #expect(try log.record("dash", amount: 120, at: morning).coins == 250)
    #expect(try log.record("dash", amount: 1500, at: morning + 60).coins == 100)
    #expect(try log.record("dash", amount: 10, at: morning + 86_400).coins == 250)
    try log.buy("skin", at: morning + 86_401)
    let profile = log.profile(at: morning + 86_402)
    #expect(profile.coins == 100)
    #expect(profile.items == ["skin": 1])
    #expect(profile.level.level == 2)
    let refusal = log.refusal(of: "crown", at: morning + 86_402)
    #expect(refusal == .wallet(.levelNotReached(5, for: "crown")))
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct AchievementTrackerJSONTests {
  @Test(arguments: AchievementTracker.RevocationPolicy.allCases)
  func aTrackerIsStoredWithWhatWasSeenAndWorn(policy: AchievementTracker.RevocationPolicy) throws {
    var tracker = try sampleTracker(policy)
    try expectRoundTrip(tracker)
    for number in 0..<5 {
      try tracker.record(.todo("a\(number)", Double(number), amount: 30))
    }
    try tracker.record(PlayerActivity(id: "b", member: "bob", kind: .todo, at: hour(3)))
    tracker.markSeen(by: "ada", at: hour(2))
    try tracker.wear(.of(.init("todos", tier: 1)), by: "ada", at: hour(10))
    // A choice of what is lost later, and one of somebody who did nothing.
    try tracker.record(PlayerActivity(id: "v", member: "ada", voiding: "a4", at: hour(11)))
    try tracker.wear(.none, by: "cleo", at: hour(12))
    try expectRoundTrip(tracker)
    let restored = try AchievementTracker(json: tracker.json())
    #expect(restored.unseen(by: "ada") == tracker.unseen(by: "ada"))
    #expect(restored.title(of: "ada") == tracker.title(of: "ada"))
    #expect(restored.view(asOf: hour(10)) == tracker.view(asOf: hour(10)))
    #expect(
      restored.view(asOf: hour(1)).unseen(by: "ada")
        == tracker.view(asOf: hour(1)).unseen(by: "ada")
    )
  }

  @Test func randomTrackersAreStored() {
    forEachSeed(0..<30) { generator in
      var tracker = try sampleTracker(generator.draw(below: 2) == 0 ? .keep : .revoke)
      for number in 0..<25 {
        let date = hour(Double(generator.draw(below: 100)))
        let member: Member.ID = ["ada", "bob"][generator.draw(below: 2)]
        switch generator.draw(below: 6) {
        case 0:
          let target = PlayerActivity.ID("x\(generator.draw(below: 25))")
          try tracker.record(
            PlayerActivity(id: "x\(number)", member: member, voiding: target, at: date)
          )
        case 1: tracker.markSeen(by: member, at: date)
        case 2: try? tracker.wear(.of(.init("todos", tier: 1)), by: member, at: date)
        case 3: try tracker.wear(.latest, by: member, at: date)
        default:
          try tracker.record(
            PlayerActivity(id: "x\(number)", member: member, kind: .todo, amount: 40, at: date)
          )
        }
      }
      try expectRoundTrip(tracker)
    }
  }

  @Test func everyFaultIsReportedWithItsPlace() {
    let json =
      #"{"version":1,"achievements":{"version":1,"achievements":[]},"#
      + #""days":{"zone":"Europe/Berlin"},"activities":["#
      + #"{"id":"a","member":"ada","kind":"todo","at":5},"#
      + #"{"id":"a","member":"bob","kind":"todo","at":6},"#
      + #"{"id":"b","member":"bob","kind":"todo","at":1,"utcOffset":9999}]}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try AchievementTracker(json: Data(json.utf8)) } == [
        "activities[2]: no clock is 9999 minutes ahead of Greenwich, expected -1080 to 1080",
        "activities[1]: another activity has the identifier \"a\"",
      ]
    )
  }
}

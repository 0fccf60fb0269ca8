// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct StreakRulesTests {
  @Test func inJSONRulesLeaveOutWhatIsUsual() throws {
    try expectJSON(Streak.Rules.daily, "{}")
    try expectJSON(Streak.Rules.weekly, #"{"period":"week"}"#)
    try expectJSON(
      Streak.Rules {
        $0.freezesEarnedEvery = 7
        $0.maximumFreezes = 2
        $0.initialFreezes = 3
      },
      #"{"freezesEarnedEvery":7,"initialFreezes":3,"maximumFreezes":2}"#
    )
  }

  @Test func everyFaultOfRulesIsTold() {
    let expected = [
      "freezesEarnedEvery: 0, expected at least 1",
      "maximumFreezes: -1, expected 0 to 1000", "initialFreezes: 1001, expected 0 to 1000",
    ]
    let made = contentFaults(RuleFault.self) {
      _ = try Streak.Rules {
        $0.freezesEarnedEvery = 0
        $0.maximumFreezes = -1
        $0.initialFreezes = 1001
      }
    }
    #expect(made == expected)
    let read = contentFaults(RuleFault.self) {
      _ = try decode(
        Streak.Rules.self,
        #"{"freezesEarnedEvery":0,"maximumFreezes":-1,"initialFreezes":1001,"period":"year"}"#
      )
    }
    #expect(
      read == ["period: the period \"year\" is not known, expected one of day, week"] + expected
    )
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(Streak.Rules.self, #"{"period":1}"#) }
        == ["period: expected a string"]
    )
  }
}

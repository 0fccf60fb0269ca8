// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// Groups and player logs find the same slips in the words of their rules, and say the same of
/// them.
@Suite struct WordsOfRulesTests {
  /// A place of rules that has a filter.
  enum Place: CaseIterable {
    case multiplierOfGroup, achievementOfGroup, multiplierOfLog, achievementOfLog

    func faults(of filter: PlayerActivity.Filter) -> [String] {
      contentFaults(RuleFault.self) {
        let metric = Achievement.Metric(.count, of: filter)
        let book = try AchievementBook([
          Achievement(id: "a", title: "a", text: "a", tiers: [.init(.reach(metric, 1))])
        ])
        let multiplier = EarningRules.Multiplier("m", factor: 2, of: filter)
        switch self {
        case .multiplierOfGroup: _ = try RuleBook { $0.multipliers = [multiplier] }
        case .achievementOfGroup: _ = try RuleBook { $0.achievements = book }
        case .multiplierOfLog:
          _ = try PlayerLog.Rules {
            $0.kinds = ["todo", "run"]
            $0.earnings = try EarningRules {
              $0.rules = [EarningRules.Rule("todo", of: "todo", points: 1)]
              $0.multipliers = [multiplier]
            }
          }
        case .achievementOfLog:
          _ = try PlayerLog.Rules {
            $0.kinds = ["todo", "run"]
            $0.achievements = book
          }
        }
      }
    }
  }

  @Test(arguments: Place.allCases)
  func aSlipOfAKindIsAFaultWithWhatWasMeant(place: Place) {
    #expect(place.faults(of: PlayerActivity.Filter(kinds: ["todo"])).isEmpty)
    let faults = place.faults(of: PlayerActivity.Filter(kinds: ["todoo"]))
    #expect(faults.count == 1)
    #expect(
      faults[0].hasSuffix(
        #".of.kinds: no activity here is of the kind "todoo"; did you mean "todo"?"#
      )
    )
  }

  @Test(arguments: Place.allCases)
  func aFilterWithinAFilterIsLookedAtToo(place: Place) {
    let filter = PlayerActivity.Filter(
      kinds: ["todo"],
      none: [PlayerActivity.Filter(kinds: ["todoo"])]
    )
    #expect(place.faults(of: filter).first?.contains(".none[0].kinds: ") == true)
  }

  @Test(arguments: Place.allCases)
  func aTagThatNothingGivesIsAFault(place: Place) {
    let faults = place.faults(of: PlayerActivity.Filter(tags: ["@on tine"]))
    let isOfGroup = place == .multiplierOfGroup || place == .achievementOfGroup
    #expect(
      faults.map { $0.prefix { $0 != ":" }.hasSuffix(".of.tags") } == [true]
    )
    #expect(faults[0].hasSuffix(#"did you mean "@on time"?"#) == isOfGroup)
    #expect(place.faults(of: PlayerActivity.Filter(tags: ["kitchen"])).isEmpty)
  }

  @Test(arguments: [PlayerActivity.onTimeTag, PlayerActivity.tag(within: .hours(5))])
  func groupsGiveTagsAboutTime(tag: String) {
    for place in [Place.multiplierOfGroup, .achievementOfGroup] {
      #expect(place.faults(of: PlayerActivity.Filter(tags: [tag])).isEmpty)
    }
  }

  @Test(arguments: Place.allCases)
  func aFilterThatLeavesEverythingOutIsAFault(place: Place) {
    let filter = PlayerActivity.Filter(
      kinds: ["todo"],
      none: [PlayerActivity.Filter(kinds: ["todo", "todo"])]
    )
    let faults = place.faults(of: filter)
    #expect(faults.count == 1)
    #expect(faults[0].hasSuffix(".of.none: whatever fits the filter is left out by these"))
  }

  @Test func amountsThatNoTodoHasAreFaults() {
    let filter = PlayerActivity.Filter(kinds: ["todo"], amounts: -9 ... -1)
    let found = Place.achievementOfGroup.faults(of: filter)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(".of.maximumAmount: no amount here is less than 0") == true)
    let faults = contentFaults(RuleFault.self) {
      _ = try RuleBook {
        $0.todoPoints = 1...10
        $0.multipliers = [.init("m", factor: 3, of: .init(amounts: 100...200))]
      }
    }
    #expect(faults == ["multipliers[0].of.minimumAmount: no amount here is greater than 10"])
  }

  /// What the tool shows of such a file.
  @Test func slipsInAFileHaveTheirPlaces() {
    let file =
      #"{"version":1,"multipliers":[{"id":"m","factor":2,"of":{"kinds":["todoo"],"tags":["@within 2h"]}}]}"#
    let faults = contentFaults(RuleFault.self) { _ = try RuleBook(json: Data(file.utf8)) }
    #expect(
      faults == [
        #"multipliers[0].of.kinds: no activity here is of the kind "todoo"; did you mean "todo"?"#,
        #"multipliers[0].of.tags: the tag "@within 2h" is none of those that are given here"#,
      ]
    )
  }

  @Test func onlyTodosAreMultiplied() {
    let faults = Place.multiplierOfGroup.faults(of: PlayerActivity.Filter(kinds: ["cheer"]))
    #expect(
      faults == [
        #"multipliers[0].of.kinds: only what todos earn is multiplied, and "cheer" is none"#
      ]
    )
  }
}

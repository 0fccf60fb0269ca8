// SPDX-License-Identifier: Apache-2.0
@testable import Experiments
import Gamification
import Languages
import LudusTestSupport
import Testing

@Suite struct PlayerTypeCoverageTests {
  @Test func explorersAreLeftOutAsInTheStudy() {
    let coverage = PlayerType.Coverage(of: RuleBook.standard)
    #expect(coverage.mechanics == [.points, .leaderboard, .todoBoard, .achievements, .titles])
    #expect(coverage.leftOut == [.explorer])
    #expect(coverage.mechanics(for: .competitor) == [.leaderboard, .titles])
    #expect(coverage.mechanics(for: .socializer) == [.todoBoard])
    #expect(coverage.warnings(in: .english) == ["Nothing appeals to explorers."])
    #expect(coverage.warnings(in: .german) == ["Nichts spricht Entdecker an."])
  }

  @Test func aTypeThatIsSpokenToMuchMoreOftenIsTold() {
    let coverage = PlayerType.Coverage([.points, .achievements, .levels])
    #expect(coverage.favored == [.achiever])
    #expect(coverage.leftOut == [.competitor, .explorer, .socializer])
    #expect(
      coverage.warnings(in: .english).last == "Much more appeals to achievers than to the others."
    )
    #expect(
      coverage.warnings(in: .german).last
        == "Viel mehr als die anderen werden Erfolgsmenschen angesprochen."
    )
  }

  @Test func rulesBringTheirMechanics() throws {
    let rules = try RuleBook { $0.achievements = .empty }
    #expect(PlayerType.Coverage(of: rules).mechanics == [.points, .leaderboard, .todoBoard])
    let others = try RuleBook {
      $0.confirmations = 1
      $0.catchUp = try .joinDate(CatchUpPolicy.JoinDate(multiplier: 2))
    }
    #expect(PlayerType.Coverage(of: others).mechanics.contains(.confirmation))
    #expect(PlayerType.Coverage(of: others).mechanics.contains(.catchUp))
  }

  @Test func aGroupAddsWhatItHasMadeOfItsRules() throws {
    let now = Date(timeIntervalSince1970: 1_772_366_400)
    let later = now.addingTimeInterval(86_400)
    var group = PlayerGroup(
      id: "flat",
      rules: .standard,
      calendar: Calendar(identifier: .gregorian)
    )
    try group.found(by: "ada", at: now)
    let bare = PlayerType.Coverage(of: group.view(asOf: now))
    #expect(bare == PlayerType.Coverage(of: RuleBook.standard))

    try group.openSeason(id: "spring", lasting: .months(1), at: now)
    let alone = Todo(id: "windows", title: "Clean the windows", points: 20)
    try group.create(alone, by: "ada", at: now)
    let seasons = PlayerType.Coverage(of: group.view(asOf: now))
    #expect(Set(seasons.mechanics).subtracting(bare.mechanics) == [.seasons])

    let shared = Todo(id: "cellar", title: "Clear out the cellar", points: 50, capacity: 2)
    try group.create(shared, by: "ada", at: now)
    let challenge = GroupChallenge(
      id: "c",
      title: "Ten todos",
      goal: .todos(10),
      until: later,
      reward: .each(5)
    )
    try group.open(challenge, by: "ada", at: now)
    let all = PlayerType.Coverage(of: group.view(asOf: now))
    #expect(
      Set(all.mechanics).subtracting(bare.mechanics) == [.seasons, .sharedTodos, .challenges]
    )
  }

  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(labSentences.faults.isEmpty)
    // A sentence without a text would be its key.
    #expect(
      PlayerType.Coverage([]).warnings(in: .english).allSatisfy { $0.contains(" appeals to ") }
    )
  }

  @Test func everyMechanicSpeaksToSomebody() {
    for mechanic in PlayerType.Mechanic.allCases {
      #expect(!mechanic.playerTypes.isEmpty)
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Testing

@testable import Classroom

struct TeamTests {
  @Test func aGroupWithinTheClassHasItsMembersUntilTheyGo() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    let team = Team(id: "t", title: "Course A")
    try own.store.save(team, members: [ada.id, ben.id, "nobody"])
    #expect(try own.store.teamMembers() == ["t": [ada.id, ben.id]])
    try own.store.save(Team(id: "t", title: "Course B"), members: [ada.id])
    #expect(try own.store.teams().map(\.title) == ["Course B"])
    #expect(try own.store.teams(of: ada.id) == ["t"])
    #expect(try own.store.teams(of: ben.id).isEmpty)
    try await own.people.remove(ada)
    #expect(try own.store.teamMembers().isEmpty)
    try own.store.delete(team)
    #expect(try own.store.teams().isEmpty)
  }

  private func assignment(learners: [String]?, teams: [String]?) -> Assignment {
    Assignment(
      id: "a",
      title: "A",
      bank: "one",
      count: 1,
      tries: 1,
      minutes: nil,
      until: Date() + 60,
      isTest: false,
      isReviewedLater: false,
      learners: learners,
      teams: teams
    )
  }

  @Test func anAssignmentIsSetForTheClassForSomeOrForGroups() async throws {
    let own = try await TestClass()
    let (ada, ben) = (try await own.join("Ada"), try await own.join("Ben"))
    func isSet(_ assignment: Assignment) -> [Bool] {
      [assignment.isSet(for: ada, in: ["t"]), assignment.isSet(for: ben, in: [])]
    }
    #expect(isSet(assignment(learners: nil, teams: nil)) == [true, true])
    #expect(isSet(assignment(learners: nil, teams: ["t"])) == [true, false])
    #expect(isSet(assignment(learners: [ben.id], teams: nil)) == [false, true])
    #expect(isSet(assignment(learners: [ben.id], teams: ["t"])) == [true, true])
    // A group that is not there any more is not the whole class.
    #expect(isSet(assignment(learners: nil, teams: ["gone"])) == [false, false])
    #expect(!assignment(learners: nil, teams: nil).isSet(for: own.teacher, in: []))
  }

  @Test func anAssignmentOfBeforeIsRead() throws {
    let json = """
      {"id":"a","title":"A","bank":"one","count":5,"tries":1,"until":800000000,"isTest":true,
      "isReviewedLater":false,"learners":["ada"]}
      """
    let assignment = try JSONDecoder().decode(Assignment.self, from: Data(json.utf8))
    #expect(assignment.teams == nil && assignment.learners == ["ada"])
  }

  @Test func theLeaderboardOfAGroupRanksItsMembersAmongThemselves() throws {
    let points: [(Member.ID, Int)] = [("ada", 30), ("ben", 20), ("cleo", 20), ("dora", 10)]
    let all = try Leaderboard(
      points.map { Leaderboard.Entry($0.0, Leaderboard.Score(points: $0.1)) }
    )
    #expect(all.keeping(nil).standings.map(\.rank) == all.standings.map(\.rank))
    let kept = all.keeping(["ben", "dora"]).standings
    #expect(kept.map(\.member) == ["ben", "dora"] && kept.map(\.rank) == [1, 2])
    #expect(all.keeping([]).standings.isEmpty)
  }
}

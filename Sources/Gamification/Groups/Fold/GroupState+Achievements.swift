internal import LudusCore
internal import LudusFoundation
enum ActivityKindStub { case todoCreated, todoCompleted, challengeMet, seasonWon }
extension GroupState {
  mutating func record(
    _ kind: ActivityKindStub,
    _ member: Member.ID,
    _ event: GroupEvent,
    subject: String? = nil,
    amount: Int = 1,
    tags: [String] = [],
    at date: Date? = nil
  ) {}
  mutating func recordWin(of season: Season, by member: Member.ID, points: Int) {}
  mutating func revokeActivity(of completion: TodoCompletion, by member: Member.ID, _ event: GroupEvent) {}
  func achievementCount(of member: Member.ID) -> Int { 0 }
  func title(of member: Member.ID) -> String? { nil }
  mutating func seeAchievements(_ event: GroupEvent) throws(GroupError) {
    _ = try membership.member(event.actor)
  }
  mutating func choose(_ title: String?, _ event: GroupEvent) throws(GroupError) {
    _ = try membership.member(event.actor)
  }
}

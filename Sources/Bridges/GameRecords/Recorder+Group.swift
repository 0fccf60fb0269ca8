// SPDX-License-Identifier: Apache-2.0
internal import AchievementRecords
public import Gamification
public import LearningRecords
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension XAPI.Recorder {
  /// Returns what the members of a group did, and the achievements that they earned until a date.
  ///
  /// An event that was voided comes with a statement that takes it back. A void that was itself
  /// voided has none, because a statement cannot void one that voids another. Events that were
  /// refused have no statement, and rules, votes, seasons and rights of members have none either:
  /// they are not learning.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - date: The date until which achievements are earned.
  /// - Returns: The statements in the order of the log, then the achievements.
  /// - Complexity: O(*n*) in the number of events, and the cost of
  ///   ``/Gamification/PlayerGroup/view(asOf:knownAt:)``.
  public func statements(of group: PlayerGroup, at date: Date) -> [XAPI.Statement] {
    let path = ["groups", group.id.rawValue]
    let place = XAPI.Object.activity(
      path: path,
      type: "http://activitystrea.ms/schema/1.0/group",
      name: group.id.rawValue
    )
    let view = group.view(asOf: date)
    func todo(_ id: Todo.ID, _ known: Todo? = nil) -> XAPI.Object {
      .activity(
        path: path + ["todos", id.rawValue],
        type: "http://activitystrea.ms/schema/1.0/task",
        name: (known ?? view.todo(id)?.todo)?.title ?? ""
      )
    }
    func isVoid(_ event: PlayerGroup.Event) -> Bool {
      if case .void = group.effect(of: event.id) { true } else { false }
    }
    var recorded: Set<PlayerGroup.Event.ID> = []
    var statements: [XAPI.Statement] = []
    for event in group.events where group.effect(of: event.id)?.refusal == nil && event.date <= date
    {
      guard let actor = event.actor else { continue }
      let deed: (verb: XAPI.Verb, object: XAPI.Object, result: JSONValue?)? =
        switch event.action {
        case .founded: (.create, place, nil)
        case .joined: (.join, place, nil)
        case .left: (.leave, place, nil)
        case .created(let new): (.create, todo(new.id, new), nil)
        case .edited(let id, _): (.update, todo(id), nil)
        case .withdrew(let id): (.delete, todo(id), nil)
        case .claimed(let id), .stole(let id, _): (.assign, todo(id), nil)
        case .completed(let id, _): (.completed, todo(id), result(isCompleted: true))
        case .confirmed(let id, _, _): (.confirm, todo(id), nil)
        case .commented(let id, _, let text): (.commented, todo(id), result(response: text))
        case .cheered(let id, _, let symbol): (.like, todo(id), result(response: symbol))
        case .awarded(let member, .points(let points), let reason):
          (
            .give, .person(member.rawValue),
            result(response: reason, extensions: [("points", .number("\(points)"))])
          )
        case .awarded(let member, .toNextLevel, let reason):
          (.give, .person(member.rawValue), reason.map { result(response: $0) })
        case .voided(let target) where recorded.contains(target) && !isVoid(event):
          (.voided, .statement(path + ["events", target.rawValue]), nil)
        default: nil
        }
      guard let deed else { continue }
      recorded.insert(event.id)
      statements.append(
        statement(
          XAPI.Event(
            verb: deed.verb,
            name: path + ["events", event.id.rawValue],
            actor: actor.rawValue,
            object: deed.object,
            date: event.date,
            result: deed.result,
            parent: place,
            registration: path
          )
        )
      )
    }
    return statements
      + view.unlocks.map { member, earned in
        let tier = [earned.achievement.id.rawValue, "\(earned.unlock.tier.tier)"]
        let badge = XAPI.Object.activity(
          path: path + ["achievements"] + tier,
          type: "http://activitystrea.ms/schema/1.0/badge",
          name: earned.name
        )
        return statement(
          XAPI.Event(
            verb: .earned,
            name: path + ["unlocks", member.rawValue] + tier,
            actor: member.rawValue,
            object: badge,
            date: earned.unlock.date,
            parent: place,
            registration: path
          )
        )
      }
  }
}

extension OpenBadges.Issuer {
  /// Returns a badge of edition 3.0 for each achievement that a member of a group has earned.
  ///
  /// The identifier follows from the member and the achievement, so that the same badge is not
  /// given twice. A title that the achievement lets its member wear is among its tags.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - date: The date until which achievements are earned.
  /// - Returns: The badges, oldest first.
  /// - Complexity: The cost of ``/Gamification/PlayerGroup/view(asOf:knownAt:)``, and O(*n*) in the
  ///   number of badges.
  public func badges(of group: PlayerGroup, at date: Date) -> [OpenBadges.Badge] {
    let path = ["groups", group.id.rawValue]
    return group.view(asOf: date).unlocks.map { member, earned in
      badge(for: earned, of: path, holder: ["members", member.rawValue])
    }
  }
}

extension GroupView {
  /// The achievements that members have, oldest first.
  fileprivate var unlocks: [(member: Member.ID, earned: EarnedTier)] {
    (members + removed)
      .flatMap { member in
        achievements(of: member).flatMap(\.unlocks).map { (member: member, earned: $0) }
      }
      .sorted { ($0.earned.unlock.date, $0.member) < ($1.earned.unlock.date, $1.member) }
  }
}

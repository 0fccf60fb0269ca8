// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import Interchange
public import LearningDiary
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension XAPI.Recorder {
  /// Returns what the members of a group did, and the achievements that they earned until a date.
  ///
  /// An event that was voided comes with a statement that takes it back. A void that was itself voided has none, because
  /// a statement cannot void one that voids another. Events that were refused have no statement, and rules, votes,
  /// seasons and rights of members have none either: they are not learning.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - date: The date until which achievements are earned.
  /// - Returns: The statements in the order of the log, then the achievements.
  /// - Complexity: O(*n*) in the number of events, and the cost of ``/Gamification/PlayerGroup/view(asOf:knownAt:)``.
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
        case .completed(let id): (.completed, todo(id), result(isCompleted: true))
        case .confirmed(let id): (.confirm, todo(id), nil)
        case .commented(let id, _, let text): (.commented, todo(id), result(response: text))
        case .cheered(let id, _, let symbol): (.like, todo(id), result(response: symbol))
        case .awarded(let member, .points(let points)):
          (.give, .person(member.rawValue), result(extensions: [("points", .number("\(points)"))]))
        case .awarded(let member, .toNextLevel): (.give, .person(member.rawValue), nil)
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
      + view.unlocks.map { member, unlock, achievement, tier in
        let badge = XAPI.Object.activity(
          path: path + ["achievements", unlock.tier.achievement.rawValue, "\(unlock.tier.tier)"],
          type: "http://activitystrea.ms/schema/1.0/badge",
          name: achievement.name(of: tier, unlock.tier.tier)
        )
        return statement(
          XAPI.Event(
            verb: .earned,
            name: path + [
              "unlocks", member.rawValue, unlock.tier.achievement.rawValue, "\(unlock.tier.tier)",
            ],
            actor: member.rawValue,
            object: badge,
            date: unlock.date,
            parent: place,
            registration: path
          )
        )
      }
  }

  /// Returns what a learner did with a diary: items made, done, taken up again and deleted, entries written and comments.
  ///
  /// The texts of entries, notes and comments stay in the diary: only that they were written is recorded.
  ///
  /// - Parameter diary: The diary.
  /// - Returns: The statements in the order of the log.
  /// - Complexity: O(*n*) in the number of events.
  public func statements(of diary: Diary) -> [XAPI.Statement] {
    let owner = diary.member.rawValue
    let path = ["diaries", owner]
    let place = XAPI.Object.activity(
      path: path,
      type: "http://activitystrea.ms/schema/1.0/collection",
      name: ""
    )
    func item(_ key: DiaryItem.Key) -> XAPI.Object {
      switch key {
      case .own(let id):
        .activity(
          path: path + ["items", id.rawValue],
          type: "http://activitystrea.ms/schema/1.0/task",
          name: diary.item(id).flatMap { $0.kind == .note ? nil : $0.title } ?? ""
        )
      case .platform(let id, let course):
        .activity(
          path: ["courses", course.rawValue, "events", id.rawValue],
          type: "http://activitystrea.ms/schema/1.0/task",
          name: diary.course(course)?.events.first { $0.id == id }?.title ?? ""
        )
      }
    }
    func entry(_ id: Reflection.Entry.ID) -> XAPI.Object {
      .activity(
        path: path + ["entries", id.rawValue],
        type: "http://activitystrea.ms/schema/1.0/note",
        name: ""
      )
    }
    return diary.events.filter { diary.effect(of: $0.id)?.refusal == nil }.compactMap { event in
      let deed: (verb: XAPI.Verb, object: XAPI.Object, result: JSONValue?)? =
        switch event.action {
        case .added(let new): (.create, item(.own(new.id)), nil)
        case .edited(let new): (.update, item(.own(new.id)), nil)
        case .deleted(let key): (.delete, item(key), nil)
        case .completed(let key, let day):
          (
            .completed, item(key),
            result(
              isCompleted: true,
              extensions: day.map { [("occurrence", .text($0.description))] } ?? []
            )
          )
        case .reopened(let key, _): (.progressed, item(key), result(isCompleted: false))
        case .wrote(let new): (.create, entry(new.id), nil)
        case .rewrote(let new): (.update, entry(new.id), nil)
        case .erased(let id): (.delete, entry(id), nil)
        case .commented(let id, _): (.commented, entry(id), nil)
        default: nil
        }
      return deed.map { deed in
        statement(
          XAPI.Event(
            verb: deed.verb,
            name: path + ["events", event.id.rawValue],
            actor: event.actor?.rawValue ?? owner,
            object: deed.object,
            date: event.date,
            result: deed.result,
            parent: place,
            registration: path
          )
        )
      }
    }
  }
}

extension GroupView {
  /// The achievements that members have, oldest first.
  var unlocks:
    [(
      member: Member.ID, unlock: Achievement.Unlock, achievement: Achievement,
      tier: Achievement.Tier
    )]
  {
    (members + removed).flatMap { member in
      achievements(of: member).flatMap { standing in
        standing.tiers.compactMap { tier in
          tier.unlock.flatMap { unlock in
            unlock.isVoided ? nil : (member, unlock, standing.achievement, tier.tier)
          }
        }
      }
    }
    .sorted { ($0.unlock.date, $0.member) < ($1.unlock.date, $1.member) }
  }
}

extension Achievement {
  /// The name of a tier; one of several without a name of its own has its number.
  func name(of tier: Achievement.Tier, _ index: Int) -> String {
    tier.name ?? (tiers.count > 1 ? "\(title) \(index + 1)" : title)
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import AchievementRecords
public import LearningDiary
public import LearningRecords
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension XAPI.Recorder {
  /// Returns what a learner did with a diary: items made, done, taken up again and deleted, entries
  /// written and comments.
  ///
  /// The texts of entries, notes and comments stay in the diary: only that they were written is
  /// recorded.
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
        case .changed(let id, _): (.update, item(.own(id)), nil)
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
        case .revised(let id, _): (.update, entry(id), nil)
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

extension OpenBadges.Issuer {
  /// Returns a badge of edition 3.0 for each achievement that the owner of a diary has earned.
  ///
  /// - Parameter diary: The diary.
  /// - Returns: The badges, in the order of the achievements.
  /// - Complexity: O(*n*) in the number of badges.
  public func badges(of diary: Diary) -> [OpenBadges.Badge] {
    let path = ["diaries", diary.member.rawValue]
    return diary.achievements.flatMap(\.unlocks).map { badge(for: $0, of: path) }
  }
}

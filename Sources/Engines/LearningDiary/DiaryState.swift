// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
internal import LudusCore
internal import LudusFoundation

/// Everything that follows from the events of a diary, up to some event.
///
/// Each family of events has a file of its own with their changes. A change is checked as a whole before any part of
/// it is made, so that a refused event leaves the state as it was.
package struct DiaryState: SharedState {
  let content: Diary.Content

  /// All courses that the platform ever listed.
  var courses: [DiaryCourse.ID: CourseRecord] = [:]
  /// The courses after each merge of the platform that had an effect.
  var listings: [Diary.Event.ID: CourseListing] = [:]
  /// The last merge of the platform.
  var lastMerge: Diary.Event.ID?
  /// All events of courses that the platform ever listed.
  package internal(set) var platformItems: [DiaryItem.Key: PlatformRecord] = [:]
  /// All items that the learner ever added, also those that are deleted.
  package internal(set) var items: [DiaryItem.ID: ItemRecord] = [:]
  /// How many items require a goal.
  var requiring: [DiaryItem.ID: Int] = [:]
  /// The completions of the learner's own items.
  package internal(set) var completions: [CompletionKey: Completion] = [:]
  /// The notifications that were delivered.
  var reminders = ReminderLog()
  /// The entries about learning.
  var reflections = ReflectionLog()
  /// The experience points, level, achievements and coins of the owner.
  var progress: MemberProgress
  /// The entries of the awards that were given.
  var awards: [Diary.Award.ID: Ledger.Entry.ID] = [:]

  package init(_ content: Diary.Content, before events: [Diary.Event]) {
    self.content = content
    let policies = content.policies
    progress = MemberProgress(
      policies.xp.rules,
      days: policies.xp.days,
      levelPolicy: policies.levelPolicy,
      achievements: policies.achievements,
      revocation: policies.revocation,
      shop: policies.shop,
      by: .diary
    )
  }

  package mutating func apply(_ event: Diary.Event) throws(DiaryError) {
    let actor = event.actor ?? content.owner
    if case .commented(let entry, let text) = event.action, actor != content.owner {
      let feedback = Reflection.Feedback(reader: actor, text: text, date: event.date)
      return try reflections.add(feedback, to: entry)
    }
    guard actor == content.owner else { throw .notOwner(actor) }
    switch event.action {
    case .merged(let courses): try merge(courses, event)
    case .mergedChanges(let changes): try merge(changes, event)
    case .colored(let course, let color): try setColor(color, of: course)
    case .requested(let kind, let course): try request(kind, of: course, event)
    case .withdrewRequest(let course): try withdrawRequest(of: course)
    case .added(let item): try add(item, event)
    case .edited(let item): try edit(item, event)
    case .deleted(let key): try delete(key, event)
    case .completed(let key, let occurrence): try complete(key, occurrence, event)
    case .reopened(let key, let occurrence): try reopen(key, occurrence, event)
    case .awarded(let award, let reason): try give(award, for: reason, event)
    case .revokedAward(let reason): try revokeAward(for: reason, event)
    case .sawAchievements: progress.markSeen(by: member, at: event.date)
    case .bought(let item): try buy(item, event)
    case .setReminder(let key, let day): try setReminder(day, for: key, event)
    case .told(let keys): reminders.tell(keys, at: event.date)
    case .sawNotifications: seeNotifications()
    case .readNotification(let key): reminders.read(try listed(key))
    case .deletedNotification(let key): reminders.delete(try listed(key))
    case .wrote(let entry): try write(entry, event)
    case .rewrote(let entry): try reflections.rewrite(try checked(entry), at: event.date)
    case .erased(let id): try reflections.erase(id)
    case .erasedWords(let words): try check(words)
    case .shared(let id, let audience): try reflections.share(id, with: audience)
    case .unshared(let id): try reflections.share(id, with: nil)
    case .commented(let id, _): throw .reflection(.notReader(actor, of: id))
    }
  }
}

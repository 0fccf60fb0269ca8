// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress
public import SharedHistories

extension Diary {
  /// An action in a ``Diary`` by its owner or a reader.
  ///
  /// In JSON an action is an object with its kind and the values of that kind:
  /// `{"item":"g1","kind":"completed"}`.
  public enum Action: SharedAction {
    /// The identifier of the one who does it.
    public typealias Actor = Learner.ID
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    // MARK: Courses

    /// The platform's courses were taken over, in place of those before.
    case merged([DiaryCourse])
    /// The platform's courses were taken over; these are their changes since an earlier merge.
    case mergedChanges(DiaryCourse.Changes)
    /// A color was chosen for a course.
    case colored(DiaryCourse.ID, DiaryCourse.Color)
    /// The learner wished to take part in a course or to leave it.
    case requested(DiaryCourse.EnrollmentRequest.Kind, of: DiaryCourse.ID)
    /// The learner took back the wish for a course.
    case withdrewRequest(of: DiaryCourse.ID)

    // MARK: Items

    /// An event, a goal or a note was added.
    case added(DiaryItem)
    /// An event or a goal was changed to this, with all of its fields.
    ///
    /// Commands record ``changed(_:_:)``, which leaves the other fields alone; logs of earlier
    /// versions have this.
    case edited(DiaryItem)
    /// Some fields of an event or a goal were changed.
    case changed(DiaryItem.ID, [DiaryItem.Change])
    /// An event, a goal or a note was deleted.
    case deleted(DiaryItem.Key)
    /// An event or a goal was completed; the occurrence is its day, or nil when it does not come
    /// again.
    case completed(DiaryItem.Key, occurrence: CalendarDay?)
    /// An event or a goal that was completed is to be done again.
    case reopened(DiaryItem.Key, occurrence: CalendarDay?)
    /// The day on which to be reminded was set, perhaps with a time, or taken away, in place of all
    /// reminders before.
    ///
    /// Commands record ``changedReminders(_:remind:doNotRemind:)``, which leaves those of other
    /// devices alone; logs of earlier versions have this and ``setReminders(_:_:)``.
    case setReminder(DiaryItem.Key, on: CalendarDay?, at: TimeOfDay? = nil)
    /// The reminders were set, in place of all before.
    case setReminders(DiaryItem.Key, [DiaryItem.Reminder])
    /// Some reminders of an item, the learner's own or the platform's, were added, and others taken
    /// away.
    case changedReminders(
      DiaryItem.Key,
      remind: [DiaryItem.Reminder],
      doNotRemind: [DiaryItem.Reminder]
    )

    /// The learner said how something that is done went, from 1 to 5, or took that back.
    case rated(DiaryItem.Key, occurrence: CalendarDay? = nil, Int?)
    /// The learner studied in a course for some time, of which the whole minutes count.
    case studied(DiaryCourse.ID, Duration)
    /// The learner read an event of a course, as it was then.
    case readItem(DiaryItem.Key)

    // MARK: Rewards

    /// XP were given for something outside of the diary.
    case awarded(Diary.Award, for: Diary.Award.ID)
    /// XP were taken for something, perhaps by a teacher, who is the actor.
    case deducted(Int, for: Diary.Award.ID)
    /// An award, or a deduction, was taken back.
    case revokedAward(for: Diary.Award.ID)
    /// The learner looked at the achievements.
    case sawAchievements
    /// The learner bought an item of the shop.
    case bought(Wallet.Shop.Item.ID)

    // MARK: Notifications

    /// Notifications of these things were delivered.
    case told([DiaryNotification.Key])
    /// The learner opened the list of notifications.
    case sawNotifications
    /// The learner opened a notification.
    case readNotification(DiaryNotification.Key)
    /// The learner took a notification off the list.
    case deletedNotification(DiaryNotification.Key)

    // MARK: Reflections

    /// The learner wrote an entry.
    case wrote(Reflection.Entry)
    /// The learner changed an entry to this, with all of its parts.
    ///
    /// Commands record ``revised(_:_:)``, which leaves the other parts alone; logs of earlier
    /// versions have this.
    case rewrote(Reflection.Entry)
    /// The learner changed some parts of an entry.
    case revised(Reflection.Entry.ID, [Reflection.Change])
    /// The learner erased an entry, which removes its words from the log as well.
    case erased(Reflection.Entry.ID)
    /// The learner erased words that were typed before.
    case erasedWords(Words)
    /// The name of a person was erased from the history, for good.
    indirect case erasedPerson(Learner.Erasure)
    /// The learner shared an entry with an audience.
    case shared(Reflection.Entry.ID, with: Reflection.Audience)
    /// The learner made an entry private again.
    case unshared(Reflection.Entry.ID)
    /// A reader, the actor of the event, commented on an entry.
    case commented(Reflection.Entry.ID, text: String)

    /// The learner marked a shared entry as an example for others, or took that back.
    case markedExample(Reflection.Entry.ID, Bool)

    // MARK: Readers

    /// The learner let someone look into the diary.
    case admitted(Learner.ID, Diary.Access)
    /// The learner ended that someone may look into the diary.
    case dismissed(Learner.ID)
    /// The learner stays off leaderboards, or wants to be on them again.
    case optedOut(Bool)

    // MARK: The log

    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<Diary.Action>.ID)

    /// Words that someone typed into a diary.
    public enum Words: Hashable, Sendable {
      /// All titles, texts, links, reflections and comments.
      case all
      /// Title, text and links of an item of the learner's own.
      case item(DiaryItem.ID)
      /// An entry about learning, and the comments on it.
      case reflection(Reflection.Entry.ID)
    }
  }

  /// An event of a ``Diary``: the action, its actor, its date, and the date at which it became
  /// known.
  ///
  /// Events of the owner have no actor; readers who comment on an entry are named, and whoever else
  /// gives or takes points.
  public typealias Event = Recorded<Diary.Action>
}

extension Diary.Action: JSONUnion {
  package static let cases: [JSONCase<Self, DiaryFault>] =
    courseCases + itemCases + doneCases + accessCases + rewardCases + notificationCases
    + reflectionCases

  private static let courseCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("merged") {
      if case .merged(let courses) = $0 { courses } else { nil }
    } form: { record in
      let courses = record.field("courses", \.self)
      return .merged(try courses())
    },
    JSONCase("mergedChanges", inline: Self.mergedChanges) {
      if case .mergedChanges(let changes) = $0 { changes } else { nil }
    },
    JSONCase("colored", Self.colored, "course", "color") {
      if case .colored(let course, let color) = $0 { (course, color) } else { nil }
    },
    JSONCase("requested", { Self.requested($0, of: $1) }, "request", "course") {
      if case .requested(let kind, let course) = $0 { (kind, course) } else { nil }
    },
    JSONCase("withdrewRequest", { Self.withdrewRequest(of: $0) }, "course") {
      if case .withdrewRequest(let course) = $0 { course } else { nil }
    },
  ]

  private static let itemCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("added", Self.added, "item") {
      if case .added(let item) = $0 { item } else { nil }
    },
    JSONCase("edited", Self.edited, "item") {
      if case .edited(let item) = $0 { item } else { nil }
    },
    JSONCase("changed", Self.changed, "item", "changes") {
      if case .changed(let item, let changes) = $0 { (item, changes) } else { nil }
    },
    JSONCase("deleted", Self.deleted, "item") {
      if case .deleted(let item) = $0 { item } else { nil }
    },
    dated("completed", "occurrence", { .completed($0, occurrence: $1) }) {
      if case .completed(let item, let day) = $0 { (item, day) } else { nil }
    },
    dated("reopened", "occurrence", { .reopened($0, occurrence: $1) }) {
      if case .reopened(let item, let day) = $0 { (item, day) } else { nil }
    },
    JSONCase(
      "setReminder",
      take: { action -> (item: DiaryItem.Key, day: CalendarDay?, time: TimeOfDay?)? in
        guard case .setReminder(let item, let day, let time) = action else { return nil }
        return (item, day, time)
      },
      form: { record in
        let item = record.field("item", \.item)
        let day = record.field("on", \.day)
        let time = record.field("time", \.time)
        return try .setReminder(item(), on: day(), at: time())
      }
    ),
    JSONCase("setReminders", Self.setReminders, "item", "reminders") {
      if case .setReminders(let item, let reminders) = $0 { (item, reminders) } else { nil }
    },
    JSONCase(
      "changedReminders",
      take: {
        action -> (
          item: DiaryItem.Key, added: [DiaryItem.Reminder], removed: [DiaryItem.Reminder]
        )? in
        guard case .changedReminders(let item, let added, let removed) = action else { return nil }
        return (item, added, removed)
      },
      form: { record in
        let item = record.field("item", \.item)
        let added = record.field("remind", \.added, default: [])
        let removed = record.field("doNotRemind", \.removed, default: [])
        return try .changedReminders(item(), remind: added(), doNotRemind: removed())
      }
    ),
  ]

  private static let accessCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("markedExample", Self.markedExample, "entry", "example") {
      if case .markedExample(let entry, let isExample) = $0 { (entry, isExample) } else { nil }
    },
    JSONCase("admitted", Self.admitted, "reader", "access") {
      if case .admitted(let reader, let access) = $0 { (reader, access) } else { nil }
    },
    JSONCase("optedOut", Self.optedOut, "out") {
      if case .optedOut(let isOut) = $0 { isOut } else { nil }
    },
    JSONCase("dismissed", Self.dismissed, "reader") {
      if case .dismissed(let reader) = $0 { reader } else { nil }
    },
  ]

  private static let doneCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase(
      "rated",
      take: { action -> (item: DiaryItem.Key, day: CalendarDay?, rating: Int?)? in
        guard case .rated(let item, let day, let rating) = action else { return nil }
        return (item, day, rating)
      },
      form: { record in
        let item = record.field("item", \.item)
        let day = record.field("occurrence", \.day)
        let rating = record.field("rating", \.rating)
        return try .rated(item(), occurrence: day(), rating())
      }
    ),
    JSONCase("studied", { .studied($0, Duration(minutes: $1)) }, "course", "minutes") {
      if case .studied(let course, let time) = $0 { (course, time.minutes(.down)) } else { nil }
    },
    JSONCase("readItem", Self.readItem, "item") {
      if case .readItem(let item) = $0 { item } else { nil }
    },
  ]

  private static let rewardCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase(
      "awarded",
      take: { action -> (reason: Diary.Award.ID, xp: Int?)? in
        if case .awarded(let award, let reason) = action { (reason, award.xp) } else { nil }
      },
      form: { record in
        let reason = record.field("for", \.reason)
        let xp = record.field("xp", \.xp)
        return try .awarded(Diary.Award(xp()), for: reason())
      }
    ),
    JSONCase("deducted", { .deducted($0, for: $1) }, "xp", "for") {
      if case .deducted(let xp, let reason) = $0 { (xp, reason) } else { nil }
    },
    JSONCase("revokedAward", { .revokedAward(for: $0) }, "for") {
      if case .revokedAward(let reason) = $0 { reason } else { nil }
    },
    JSONCase("sawAchievements", .sawAchievements),
    JSONCase("bought", Self.bought, "item") {
      if case .bought(let item) = $0 { item } else { nil }
    },
  ]

  private static let notificationCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("told") {
      if case .told(let keys) = $0 { keys } else { nil }
    } form: { record in
      let keys = record.field("told", \.self)
      return .told(try keys())
    },
    JSONCase("sawNotifications", .sawNotifications),
    JSONCase("readNotification", Self.readNotification, "notification") {
      if case .readNotification(let key) = $0 { key } else { nil }
    },
    JSONCase("deletedNotification", Self.deletedNotification, "notification") {
      if case .deletedNotification(let key) = $0 { key } else { nil }
    },
  ]

  private static let reflectionCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("wrote", Self.wrote, "entry") {
      if case .wrote(let entry) = $0 { entry } else { nil }
    },
    JSONCase("rewrote", Self.rewrote, "entry") {
      if case .rewrote(let entry) = $0 { entry } else { nil }
    },
    JSONCase("revised", Self.revised, "entry", "changes") {
      if case .revised(let entry, let changes) = $0 { (entry, changes) } else { nil }
    },
    JSONCase("erased", Self.erased, "entry") {
      if case .erased(let entry) = $0 { entry } else { nil }
    },
    JSONCase(
      "erasedWords",
      take: { if case .erasedWords(let words) = $0 { words } else { nil } },
      form: { record in
        let item = record.field("item", \.item)
        let entry = record.field("entry", \.reflection)
        if let item = try item() { return .erasedWords(.item(item)) }
        return .erasedWords(try entry().map(Diary.Action.Words.reflection) ?? .all)
      }
    ),
    JSONCase("erasedPerson", inline: Self.erasedPerson) {
      if case .erasedPerson(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("shared", { Self.shared($0, with: $1) }, "entry", "audience") {
      if case .shared(let entry, let audience) = $0 { (entry, audience) } else { nil }
    },
    JSONCase("unshared", Self.unshared, "entry") {
      if case .unshared(let entry) = $0 { entry } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
    JSONCase("commented", { Self.commented($0, text: $1) }, "entry", "text") {
      if case .commented(let entry, let text) = $0 { (entry, text) } else { nil }
    },
  ]

  /// A kind that takes an item and perhaps a day.
  private static func dated(
    _ name: String,
    _ key: String,
    _ make: @escaping @Sendable (DiaryItem.Key, CalendarDay?) -> Self,
    take: @escaping @Sendable (Self) -> (DiaryItem.Key, CalendarDay?)?
  ) -> JSONCase<Self, DiaryFault> {
    JSONCase(name, take: take) { record in
      let item = record.field("item", \.0)
      let day = record.field(key, \.1)
      return make(try item(), try day())
    }
  }
}

extension Diary.Action.Words {
  fileprivate var item: DiaryItem.ID? {
    if case .item(let item) = self { item } else { nil }
  }

  fileprivate var reflection: Reflection.Entry.ID? {
    if case .reflection(let entry) = self { entry } else { nil }
  }
}

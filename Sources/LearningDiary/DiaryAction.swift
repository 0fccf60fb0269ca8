public import LudusCore
public import LudusFoundation
internal import PlayerProgress

/// An action in a ``Diary``: something that the owner or a reader did.
///
/// In JSON an action is an object with its kind and what that kind takes: `{"item":"g1","kind":"completed"}`.
public enum DiaryAction: SharedAction {
  /// The identifier of the one who does it.
  public typealias Actor = Learner.ID
  /// The faults of its JSON.
  public typealias Fault = DiaryFault

  // MARK: Courses

  /// The platform's courses were taken over, in place of those before.
  case merged([DiaryCourse])
  /// A color was chosen for a course.
  case colored(DiaryCourse.ID, DiaryCourse.Color)
  /// The learner wished to take part in a course or to leave it.
  case requested(DiaryCourse.EnrollmentRequest.Kind, of: DiaryCourse.ID)
  /// The learner took back what they wished for a course.
  case withdrewRequest(of: DiaryCourse.ID)

  // MARK: Items

  /// An event, a goal or a note was added.
  case added(DiaryItem)
  /// An event or a goal was changed to this.
  case edited(DiaryItem)
  /// An event, a goal or a note was deleted.
  case deleted(ItemKey)
  /// An event or a goal was completed; the occurrence is its day, or nil when it does not come again.
  case completed(ItemKey, occurrence: CalendarDay?)
  /// An event or a goal that was completed is to be done again.
  case reopened(ItemKey, occurrence: CalendarDay?)
  /// The day on which to be reminded was set, or taken away.
  case setReminder(ItemKey, on: CalendarDay?)

  // MARK: Notifications and reflections

  /// Something was done with notifications.
  case notifications(DiaryNotification.Action)
  /// Something was done with reflections.
  case reflection(Reflection.Action)
}

/// An event of a ``Diary``: what was done, by whom, when it happened and when it became known.
///
/// Events of the owner have no actor; only readers who comment on an entry are named.
public typealias DiaryEvent = Recorded<DiaryAction>

extension DiaryAction: JSONUnion {
  package static let cases: [JSONCase<Self, DiaryFault>] =
    courseCases + itemCases
    + DiaryNotification.Action.cases.map { row in
      row.within(Self.notifications) {
        if case .notifications(let action) = $0 { action } else { nil }
      }
    }
    + Reflection.Action.cases.map { row in
      row.within(Self.reflection) {
        if case .reflection(let action) = $0 { action } else { nil }
      }
    }

  private static let courseCases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("merged") {
      if case .merged(let courses) = $0 { courses } else { nil }
    } form: { record in
      let courses = record.field("courses", \.self)
      return .merged(try courses())
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
    JSONCase("deleted", Self.deleted, "item") {
      if case .deleted(let item) = $0 { item } else { nil }
    },
    dated("completed", "occurrence", { .completed($0, occurrence: $1) }) {
      if case .completed(let item, let day) = $0 { (item, day) } else { nil }
    },
    dated("reopened", "occurrence", { .reopened($0, occurrence: $1) }) {
      if case .reopened(let item, let day) = $0 { (item, day) } else { nil }
    },
    dated("setReminder", "on", { .setReminder($0, on: $1) }) {
      if case .setReminder(let item, let day) = $0 { (item, day) } else { nil }
    },
  ]

  /// A kind that takes an item and perhaps a day.
  private static func dated(
    _ name: String,
    _ key: String,
    _ make: @escaping @Sendable (ItemKey, CalendarDay?) -> Self,
    take: @escaping @Sendable (Self) -> (ItemKey, CalendarDay?)?
  ) -> JSONCase<Self, DiaryFault> {
    JSONCase(name, take: take) { record in
      let item = record.field("item", \.0)
      let day = record.field(key, \.1)
      return make(try item(), try day())
    }
  }
}

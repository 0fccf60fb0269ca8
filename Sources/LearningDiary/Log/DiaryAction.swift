public import LudusCore

/// What can be done in a ``Diary``.
public enum DiaryAction: Hashable, Sendable {
  // MARK: Courses

  /// The platform's courses were taken over, in place of those before.
  case merged([DiaryCourse])
  /// A colour was chosen for a course.
  case colored(DiaryCourse.ID, DiaryCourse.Color)
  /// The learner wished to take part in a course or to leave it.
  case requested(DiaryCourse.EnrolmentRequest.Kind, of: DiaryCourse.ID)
  /// The learner took back what was wished for a course.
  case withdrewRequest(of: DiaryCourse.ID)

  // MARK: Items

  /// An event, a goal or a note was added.
  case added(DiaryItem)
  /// An event or a goal was changed to this.
  case edited(DiaryItem)
  /// An event, a goal or a note was deleted.
  case deleted(ItemKey)
  /// An event or a goal was completed; the occurrence is its day, or nil when it does not come
  /// again.
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

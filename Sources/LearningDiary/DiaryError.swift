public import Gamification
public import LudusCore
internal import LudusFoundation

/// Why a diary refuses what was asked, or why an event in its log has no effect.
///
/// Whatever throws one of these leaves the diary as it was. ``sentence(in:)`` tells the learner in
/// English or German, with every field that is missing.
public enum DiaryError: Error, Hashable, Sendable {
  // MARK: Items

  /// The item cannot be taken, for all of these reasons.
  case invalidItem([DiaryItem.Fault])
  /// There is, or was, another item with this identifier.
  case duplicateItem(DiaryItem.ID)
  /// There is no such item.
  case unknownItem(ItemKey)
  /// The item is the platform's: only a reminder can be set for it.
  case platformItem(ItemKey)
  /// The item is a note: it can only be added and deleted.
  case isNote(DiaryItem.ID)
  /// An item cannot become one of another kind.
  case otherKind(DiaryItem.ID)
  /// The item has no such occurrence; nil stands for the only one of an item that does not come
  /// again.
  case unknownOccurrence(CalendarDay?, of: DiaryItem.ID)
  /// The item, or this occurrence of it, is completed already.
  case alreadyCompleted(DiaryItem.ID, occurrence: CalendarDay?)
  /// The item, or this occurrence of it, is not completed.
  case notCompleted(DiaryItem.ID, occurrence: CalendarDay?)
  /// Goals that the goal requires are not completed.
  case requiredGoalsOutstanding([DiaryItem.ID])
  /// Less of the course is done than the goal asks for; nil when nothing is planned there.
  case tooLittleProgress(Fraction?, needed: Fraction)

  // MARK: Courses

  /// The diary does not know the course.
  case unknownCourse(DiaryCourse.ID)
  /// Two courses of the platform have this identifier.
  case duplicateCourse(DiaryCourse.ID)
  /// The learner takes part in the course already.
  case alreadySubscribed(DiaryCourse.ID)
  /// The learner does not take part in the course.
  case notSubscribed(DiaryCourse.ID)
  /// There is a request for the course already.
  case alreadyRequested(DiaryCourse.ID)
  /// There is no request for the course.
  case noRequest(DiaryCourse.ID)

  // MARK: Notifications

  /// There is no such notification on the list.
  case unknownNotification(DiaryNotification.Key)

  // MARK: Reflections

  /// The entry cannot be taken, for all of these reasons.
  case invalidReflection([Reflection.Fault])
  /// There is, or was, another entry with this identifier.
  case duplicateReflection(Reflection.Entry.ID)
  /// There is no such entry.
  case unknownReflection(Reflection.Entry.ID)
  /// The audience of the entry would have nobody in it.
  case noAudience(Reflection.Entry.ID)
  /// The entry is private.
  case notShared(Reflection.Entry.ID)
  /// Someone may not read the entry, or is its owner.
  case notReader(Member.ID, of: Reflection.Entry.ID)
  /// The feedback on the entry says nothing.
  case blankFeedback(Reflection.Entry.ID)

  // MARK: The log

  /// There is another event with this identifier.
  case conflictingEvent(DiaryEvent.ID)
  /// An identifier is empty.
  case emptyIdentifier
  /// A date is no number or more than about 35,000 years away.
  case dateOutOfRange
  /// The event is said to be known before it happened.
  case knownBeforeItHappened
}

// Its cases about the log are what the log refuses with.
extension DiaryError: EventLogRefusal {
  package typealias Event = DiaryEvent
}

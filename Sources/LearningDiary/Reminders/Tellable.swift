internal import Gamification
internal import LudusCore

/// What can be told about, as it is now: an occurrence of an item, or a course.
struct Tellable {
  let subject: DiaryNotification.Key.Subject
  let kind: DiaryNotification.Kind
  let title: String
  let target: DiaryNotification.Target
  /// The day on which it is due or begins.
  let due: CalendarDay?
  let reminder: CalendarDay?

  /// The reasons to tell of it, each with its day.
  var keys: [DiaryNotification.Key] {
    if case .course = subject {
      return due.map { [DiaryNotification.Key(subject, .courseStart, on: $0)] } ?? []
    }
    let reasons: [(DiaryNotification.Key.Cause, CalendarDay?)] = [
      (.due, due), (.reminder, reminder),
    ]
    return reasons.compactMap { cause, day in
      day.map { DiaryNotification.Key(subject, cause, on: $0) }
    }
  }
}

internal import PlayerProgress
internal import LudusCore
internal import LudusFoundation

/// A course that the platform has listed, with the learner's data on it.
struct CourseRecord: Hashable, Sendable {
  /// The course as the platform listed it last.
  var course: DiaryCourse
  /// Whether the platform does not list it any more.
  var isWithdrawn = false
  /// The color that the learner chose.
  var color: DiaryCourse.Color?
  /// The request that is not met yet.
  var request: DiaryCourse.EnrollmentRequest?
}

/// An event of a course that the platform has listed, with the learner's data on it.
struct PlatformRecord: Hashable, Sendable {
  /// The event as the platform listed it last.
  var event: DiaryCourse.Event
  /// Whether the platform does not list it any more.
  var isWithdrawn = false
  /// When the platform first reported it as done, if it had listed it before as not done.
  var doneAt: Date?
  /// The day on which to be reminded of it.
  var reminder: CalendarDay?
}

// The platform's data, and the learner's data on courses.
extension DiaryState {
  /// Takes over the platform's courses: its data take the place of its earlier data and of nothing
  /// else.
  mutating func merge(_ platform: [DiaryCourse], _ event: DiaryEvent) throws(DiaryError) {
    var told: Set<DiaryCourse.ID> = []
    for course in platform {
      guard told.insert(course.id).inserted else { throw .course(.duplicate(course.id)) }
    }
    for id in courses.keys {
      courses[id]?.isWithdrawn = true
    }
    for key in platformItems.keys {
      platformItems[key]?.isWithdrawn = true
    }
    for course in platform {
      courses[course.id, default: CourseRecord(course: course)].course = course
      courses[course.id]?.isWithdrawn = false
      for told in course.events {
        take(told, of: course.id, at: event.date)
      }
    }
    for (id, record) in courses {
      let current = record.isWithdrawn ? nil : record.course
      if record.request?.isMet(by: current) == true {
        courses[id]?.request = nil
      }
    }
  }

  private mutating func take(_ event: DiaryCourse.Event, of course: DiaryCourse.ID, at date: Date) {
    let key = ItemKey.platform(event.id, in: course)
    guard var record = platformItems[key] else {
      platformItems[key] = PlatformRecord(event: event)
      return
    }
    if !event.isDone {
      record.doneAt = nil
    } else if !record.event.isDone {
      record.doneAt = date
    }
    record.event = event
    record.isWithdrawn = false
    platformItems[key] = record
  }

  mutating func setColor(_ color: DiaryCourse.Color, of course: DiaryCourse.ID) throws(DiaryError) {
    guard courses[course] != nil else { throw .course(.unknown(course)) }
    courses[course]?.color = color
  }

  mutating func request(
    _ kind: DiaryCourse.EnrollmentRequest.Kind,
    of course: DiaryCourse.ID,
    _ event: DiaryEvent
  ) throws(DiaryError) {
    guard let record = courses[course], !record.isWithdrawn else { throw .course(.unknown(course)) }
    let request = DiaryCourse.EnrollmentRequest(course: course, kind: kind, date: event.date)
    guard !request.isMet(by: record.course) else {
      throw kind == .enrollment
        ? .course(.alreadySubscribed(course)) : .course(.notSubscribed(course))
    }
    guard record.request == nil else { throw .course(.alreadyRequested(course)) }
    courses[course]?.request = request
  }

  mutating func withdrawRequest(of course: DiaryCourse.ID) throws(DiaryError) {
    guard let record = courses[course] else { throw .course(.unknown(course)) }
    guard record.request != nil else { throw .course(.noRequest(course)) }
    courses[course]?.request = nil
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

/// Events as they could come from any device, most of which are possible.
///
/// Any part of such a history is a history as well, because a diary keeps what is not possible
/// without effect.
struct RandomDiary {
  static let courseIDs: [DiaryCourse.ID] = ["coding", "algebra", "art"]
  static let items: [DiaryItem.ID] = ["e1", "e2", "g1", "g2", "g3", "n1", "r1"]
  static let platformEvents: [DiaryCourse.Event.ID] = ["week-1", "week-2", "e1"]

  /// Policies that differ in everything.
  static func policies() throws -> [Diary.Policies] {
    [
      .standard,
      try Diary.Policies {
        $0.xp = try XPPolicy {
          $0.event = 40
          $0.goal = 70
          $0.minimumAge = .minutes(600)
          $0.rules = try PointsRules {
            $0.caps = [PointsCap(100, per: .day), PointsCap(150, per: .week)]
          }
          $0.minutesAheadOfGreenwich = 60
        }
        $0.minimumCohort = 2
        $0.levelPolicy = .highWaterMark
        $0.achievements = try AchievementBook([
          Achievement(
            id: "all",
            title: "All",
            tiers: [1, 3, 5].map { count in
              Achievement.Tier(.reach(Achievement.Metric(.count), count))
            }
          ),
          Achievement(
            id: "level",
            title: "Level",
            tiers: [
              Achievement.Tier(.reach(Achievement.Metric(.maximum, of: .level), 2))
            ]
          ),
        ])
        $0.revocation = .revoke
        $0.shop = try Wallet.Shop([Wallet.Shop.Item(id: "hat", title: "A hat", price: 3)])
      },
    ]
  }

  /// Returns a history of some events, beginning with courses.
  static func events(_ count: Int, _ generator: inout SeededGenerator) throws -> [Diary.Event] {
    var date = now
    var events = [Diary.Event(.merged(try platform()), at: now, id: "start")]
    let device = generator.draw(below: 1_000_000)
    for number in 0..<count {
      date += Double(generator.draw(below: 3) * generator.draw(below: 40_000))
      // Now and then something is reported afterwards.
      let delay = generator.draw(below: 8) == 0 ? Double(generator.draw(below: 100_000)) : 0
      events.append(
        Diary.Event(
          try action(&generator),
          at: date - delay,
          recordedAt: date,
          id: "\(device)-\(number)"
        )
      )
    }
    return events
  }

  static func action(_ generator: inout SeededGenerator) throws -> Diary.Action {
    let course = try generator.pick(courseIDs)
    switch generator.draw(below: 43) {
    case 0: return .merged(try courses(&generator))
    case 1:
      let start = CourseListing(try platform(), sharing: CourseListing())
      let new = CourseListing(try courses(&generator), sharing: start)
      return .mergedChanges(start.changes(to: new, since: "start"))
    case 30: return .awarded(.xp(7), for: try generator.pick(["a", "b"]))
    case 31: return .revokedAward(for: try generator.pick(["a", "b"]))
    case 32: return .bought("hat")
    case 33: return .sawAchievements
    case 34:
      if generator.draw(below: 3) == 0 {
        return .erasedPerson(Learner.Erasure(of: try generator.pick(["ada", "bob"]), salt: "s"))
      }
      let words: [Diary.Action.Words] = [.all, .item(try generator.pick(items)), .reflection("r")]
      return .erasedWords(try generator.pick(words))
    case 35: return try reflection(&generator)
    case 2: return .colored(course, try generator.pick(DiaryCourse.Color.allCases))
    case 3:
      return .requested(try generator.pick(DiaryCourse.EnrollmentRequest.Kind.allCases), of: course)
    case 4: return .withdrewRequest(of: course)
    case 5...11: return .added(try item(&generator))
    case 12...13: return .edited(try item(&generator))
    case 36...38: return .changed(try generator.pick(items), try changes(&generator))
    case 39: return .deducted(5, for: try generator.pick(["a", "b"]))
    case 40:
      let time = generator.draw(below: 2) == 0 ? nil : TimeOfDay(hour: generator.draw(below: 24))
      return .setReminder(try key(&generator), on: try optionalDay(&generator), at: time)
    case 42:
      let (key, all) = (try key(&generator), try reminders(&generator))
      guard generator.draw(below: 2) == 0 else { return .setReminders(key, all) }
      return .changedReminders(key, remind: all, doNotRemind: try reminders(&generator))
    case 41: return try completion(&generator)
    case 14: return .deleted(try key(&generator))
    case 15...21: return try completion(&generator)
    case 22...25:
      guard case .completed(let key, let occurrence) = try completion(&generator) else { break }
      return .reopened(key, occurrence: occurrence)
    default: break
    }
    return .setReminder(try key(&generator), on: try optionalDay(&generator))
  }

  private static func reflection(_ generator: inout SeededGenerator) throws -> Diary.Action {
    let answer = Reflection.Entry.Answer(to: .own("Asked"), "Answered")
    let entry = Reflection.Entry(
      id: "r",
      course: try generator.pick(courseIDs),
      day: today,
      text: generator.draw(below: 3) == 0 ? "Written" : "",
      answers: Array(repeating: answer, count: generator.draw(below: 3))
    )
    switch generator.draw(below: 4) {
    case 0:
      guard generator.draw(below: 2) == 0 else { return .rewrote(entry) }
      let photo = Diary.Attachment("Photo", type: "image/png", at: .identifier("1"))
      let changes: [Reflection.Change] = [
        .text(""), .text("Rewritten"), .answer(.next, "Rest"), .answer(.own("Asked"), nil),
        .attach(photo), .detach(photo), .day(day(&generator)), .order([.next]),
      ]
      return .revised("r", changes.filter { _ in generator.draw(below: 3) == 0 })
    case 1: return .erased("r")
    default: return .wrote(entry)
    }
  }

  static func key(_ generator: inout SeededGenerator) throws -> DiaryItem.Key {
    guard generator.draw(below: 5) == 0 else { return .own(try generator.pick(items)) }
    return .platform(try generator.pick(platformEvents), in: try generator.pick(courseIDs))
  }

  static func day(_ generator: inout SeededGenerator) -> CalendarDay {
    .of(2026, 2 + generator.draw(below: 2), 20 + generator.draw(below: 9))
  }

  private static func optionalDay(_ generator: inout SeededGenerator) throws -> CalendarDay? {
    generator.draw(below: 4) == 0 ? nil : day(&generator)
  }

  /// Most often something that there can be: an occurrence of what comes again.
  private static func completion(_ generator: inout SeededGenerator) throws -> Diary.Action {
    let key = generator.draw(below: 4) == 0 ? "r1" : try key(&generator)
    let isUsual = generator.draw(below: 9) > 0
    let day = CalendarDay.of(2026, 3, 25 + generator.draw(below: 4))
    return .completed(key, occurrence: (key == "r1") == isUsual ? day : nil)
  }

  static func item(_ generator: inout SeededGenerator) throws -> DiaryItem {
    let id = try generator.pick(items)
    let course: DiaryCourse.ID? =
      generator.draw(below: 9) == 0 ? nil : try generator.pick(courseIDs)
    let due = generator.draw(below: 9) == 0 ? nil : day(&generator)
    let title = "Title \(generator.draw(below: 9))"
    let reminder = try optionalDay(&generator)
    switch id.rawValue.first {
    case "e":
      return .event(id: id, title: title, course: course, due: due, reminders: .on(reminder))
    case "g":
      let goals = generator.draw(below: 4) == 0 ? [try generator.pick(items)] : []
      return .goal(
        id: id,
        title: title,
        course: course,
        due: due,
        requirements: DiaryItem.Requirements(goals: goals)
      )
    case "r":
      let recurrence = try recurrence(&generator)
      return .event(id: id, title: title, course: course, due: due, recurrence: recurrence)
    default:
      return .note(id: id, title: title, course: course, text: "Noted")
    }
  }

  private static func recurrence(
    _ generator: inout SeededGenerator
  ) throws -> DiaryItem.Recurrence {
    let days = try generator.pick([
      DiaryItem.Recurrence.daily(every: 1 + generator.draw(below: 3)),
      .weekly(on: [.monday, .saturday]), .weekly(), .monthly(onDays: [26, 28]),
    ])
    return generator.draw(below: 5) == 0 ? days : days.until(.of(2026, 3, 28))
  }

  private static func reminders(
    _ generator: inout SeededGenerator
  ) throws -> [DiaryItem.Reminder] {
    let all: [DiaryItem.Reminder] = [
      .on(day(&generator)), .on(day(&generator), at: TimeOfDay(hour: 8)), .before(.days(1)),
      .before(.minutes(90)), .before(.months(1)),
    ]
    return all.filter { _ in generator.draw(below: 2) == 0 }
  }

  private static func changes(
    _ generator: inout SeededGenerator
  ) throws -> [DiaryItem.Change] {
    let day = CalendarDay.of(2026, 3, 25 + generator.draw(below: 4))
    return try (0..<generator.draw(below: 3)).map { _ in
      try generator.pick([
        .title("Other \(generator.draw(below: 9))"), .due(self.day(&generator)), .time(nil),
        .reminder(try optionalDay(&generator)), .reminderTime(TimeOfDay(hour: 8)), .text("Text"),
        .recurrence(generator.draw(below: 3) == 0 ? nil : try recurrence(&generator)),
        .remind(.before(.days(1))), .remind(.before(.hours(3))), .doNotRemind(.before(.days(1))),
        .leftOut(day), .restored(day), .moved(day, .init(to: day.advanced(by: 2))),
        .rule(try recurrence(&generator).rule), .alsoOn(day), .notAlsoOn(day),
        .require(try generator.pick(items)), .doNotRequire(try generator.pick(items)),
        .deadline(day),
      ])
    }
  }

  static func courses(_ generator: inout SeededGenerator) throws -> [DiaryCourse] {
    try courseIDs.compactMap { id in
      guard generator.draw(below: 5) > 0 else { return nil }
      let events = try platformEvents.compactMap { event -> DiaryCourse.Event? in
        guard generator.draw(below: 5) > 0 else { return nil }
        let total = generator.draw(below: 4)
        return try DiaryCourse.Event(
          id: event,
          title: "Event \(generator.draw(below: 9))",
          due: generator.draw(below: 4) == 0 ? nil : day(&generator),
          tasks: DiaryCourse.Progress(done: generator.draw(below: total + 1), of: total)
        )
      }
      return try DiaryCourse(
        id: id,
        title: "Course \(generator.draw(below: 9))",
        enrollment: generator.draw(below: 4) == 0 ? .available : .subscribed,
        events: events
      )
    }
  }
}

extension Diary {
  /// A diary to which the events of a history came one after the other.
  init(_ policies: Diary.Policies, taking events: [Diary.Event]) throws {
    self.init(owner: "eva", policies: policies)
    expectTaken(merge(events))
  }
}

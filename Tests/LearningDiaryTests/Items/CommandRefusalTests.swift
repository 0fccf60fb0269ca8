import Foundation
import LearningDiary
import LudusTestSupport
import Testing

/// What every command of a diary refuses, whatever it is about.
@Suite struct CommandRefusalTests {
  /// A command, with all but its dates and the identifier of its event.
  struct Command: CustomTestStringConvertible, Sendable {
    typealias Body = @Sendable (inout Diary, DiaryEvent.ID?, Date, Date?) throws -> Void

    let testDescription: String
    let give: Body

    init(_ name: String, _ give: @escaping Body) {
      testDescription = name
      self.give = give
    }
  }

  static let commands: [Command] = [
    Command("merge") { try $0.merge(platform: [], id: $1, at: $2, recordedAt: $3) },
    Command("setColor") {
      try $0.setColor(.green, of: "coding", id: $1, at: $2, recordedAt: $3)
    },
    Command("requestEnrolment") {
      try $0.requestEnrolment(in: "algebra", id: $1, at: $2, recordedAt: $3)
    },
    Command("requestLeaving") {
      try $0.requestLeaving("coding", id: $1, at: $2, recordedAt: $3)
    },
    Command("withdrawRequest") {
      try $0.withdrawRequest(for: "coding", id: $1, at: $2, recordedAt: $3)
    },
    Command("add") {
      let goal = DiaryItem.goal(id: "new", title: "New", course: "coding", due: today)
      try $0.add(goal, id: $1, at: $2, recordedAt: $3)
    },
    Command("edit") {
      let goal = DiaryItem.goal(id: "g", title: "Other", course: "coding", due: today)
      try $0.edit(goal, id: $1, at: $2, recordedAt: $3)
    },
    Command("delete") { try $0.delete("g", id: $1, at: $2, recordedAt: $3) },
    Command("complete") { try $0.complete("g", id: $1, at: $2, recordedAt: $3) },
    Command("reopen") { try $0.reopen("g", id: $1, at: $2, recordedAt: $3) },
    Command("setReminder") { try $0.setReminder(today, for: "g", id: $1, at: $2, recordedAt: $3) },
    Command("deliverNotifications") {
      let day = CalendarDay.of(2026, 3, 4)
      try $0.deliverNotifications(on: day, calendar: .vienna, id: $1, at: $2, recordedAt: $3)
    },
    Command("seeNotifications") { try $0.seeNotifications(id: $1, at: $2, recordedAt: $3) },
    Command("write") {
      let entry = Reflection.Entry(id: "new", course: "coding", day: today, text: "Good.")
      try $0.write(entry, id: $1, at: $2, recordedAt: $3)
    },
    Command("rewrite") {
      let entry = Reflection.Entry(id: "r", course: "coding", day: today, text: "Better.")
      try $0.rewrite(entry, id: $1, at: $2, recordedAt: $3)
    },
    Command("erase") { try $0.erase("r", id: $1, at: $2, recordedAt: $3) },
    Command("share") { try $0.share("r", with: .everyone, id: $1, at: $2, recordedAt: $3) },
    Command("unshare") { try $0.unshare("r", id: $1, at: $2, recordedAt: $3) },
    Command("comment") {
      try $0.comment("Well done", on: "r", by: "ada", id: $1, at: $2, recordedAt: $3)
    },
    Command("perform") { try $0.perform(.deleted("g"), id: $1, at: $2, recordedAt: $3) },
  ]

  /// A diary with the goal "g", the reflection "r", and the event "e" that added the goal.
  private func diary() throws -> Diary {
    var diary = try makeDiary()
    let goal = DiaryItem.goal(id: "g", title: "G", course: "coding", due: today)
    try diary.add(goal, id: "e", at: after(0, 1))
    let entry = Reflection.Entry(id: "r", course: "coding", day: today, text: "Good.")
    try diary.write(entry, at: after(0, 1))
    return diary
  }

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: Command) throws {
    let diary = try diary()
    func refuse(
      _ error: DiaryError,
      id: DiaryEvent.ID? = nil,
      at date: Date = after(2),
      recordedAt: Date? = nil
    ) {
      expectRefusal(error, of: diary) { try command.give(&$0, id, date, recordedAt) }
    }
    refuse(.emptyIdentifier, id: "")
    refuse(.conflictingEvent("e"), id: "e")
    refuse(.dateOutOfRange, at: Date(timeIntervalSince1970: .nan))
    refuse(.dateOutOfRange, at: Date(timeIntervalSince1970: .infinity))
    refuse(.dateOutOfRange, recordedAt: Date(timeIntervalSince1970: 1e300))
    refuse(.knownBeforeItHappened, recordedAt: after(1))
  }
  @Test func aLogTakesOnlyWhatCanBeStoredUnderItsOwnName() throws {
    let diary = try diary()
    expectRefusal(DiaryError.emptyIdentifier, of: diary) {
      try $0.apply(DiaryEvent(id: "", .deleted("g"), at: now))
    }
    expectRefusal(DiaryError.conflictingEvent("e"), of: diary) {
      try $0.apply(DiaryEvent(id: "e", .deleted("g"), at: now))
    }
    expectRefusal(DiaryError.dateOutOfRange, of: diary) {
      try $0.apply(DiaryEvent(id: "x", .deleted("g"), at: Date(timeIntervalSince1970: .nan)))
    }
    expectRefusal(DiaryError.conflictingEvent("e"), of: diary) {
      try $0.merge([DiaryEvent(id: "e", .deleted("g"), at: now)])
    }
  }
}

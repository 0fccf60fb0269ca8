// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import LearningDiary

/// Two devices change different fields of one entry: both changes are there, whichever comes first.
///
/// Every kind of change takes part, because the switches below are over all of them.
@Suite struct TwoDevicesTests {
  /// Something that a device changes.
  struct Edit {
    let name: String
    /// The fields that it touches.
    let fields: Set<String>
    let make: (inout Diary, Date) throws -> Void
    let isThere: (Diary) -> Bool
  }

  private static let monday = CalendarDay.of(2026, 3, 2)
  private static let photos = (0..<4).map { number in
    Diary.Attachment("Photo", type: "image/png", at: .identifier("\(number)"))
  }
  private static let item = DiaryItem.goal(
    id: "g",
    title: "Goal",
    course: "coding",
    due: monday,
    time: TimeOfDay(hour: 10),
    reminders: [.on(today), .before(.hours(2)), .before(.days(3))],
    text: "Text",
    recurrence: Recurrence(
      Recurrence.weekly().times(12).rule,
      dates: [.of(2026, 3, 5), .of(2026, 3, 6)],
      leftOut: [.of(2026, 3, 30)],
      moved: [.of(2026, 4, 6): .init(to: .of(2026, 4, 7))]
    ),
    requirements: .init(
      goals: ["g1", "g2"],
      progress: 1,
      shares: [.init(1, of: .event("week-1", in: "coding"))],
      study: .seconds(3600),
      deadline: .of(2026, 6, 30)
    )
  )
  private static let entry = Reflection.Entry(
    id: "r",
    course: "coding",
    day: today,
    text: "Written",
    answers: [.init(to: .clear, "Loops"), .init(to: .unclear, "Classes")],
    attachments: [photos[0], photos[1]]
  )
  private static let lesson = DiaryItem.Key.platform("week-2", in: "coding")

  private static func diary() throws -> Diary {
    var diary = try makeDiary()
    for id in ["g1", "g2", "g3"] as [DiaryItem.ID] {
      try diary.add(.goal(id: id, title: "Before", course: "coding", due: today), at: now)
    }
    try diary.add(item, at: now)
    try diary.write(entry, at: now)
    try diary.setReminders([.on(today), .before(.days(1))], for: lesson, at: now)
    return diary
  }

  @Test func bothChangesAreThereInEitherOrder() {
    forEachSeed(0..<500) { generator in
      let edits = try Self.edits(&generator)
      try check(try generator.pick(edits), try generator.pick(edits))
    }
  }

  @Test func everyChangeStandsBesideEveryOther() {
    forEachSeed(0..<1) { generator in
      let edits = try Self.edits(&generator)
      for one in edits {
        for other in edits { try check(one, other) }
      }
    }
  }

  private func check(_ one: Edit, _ other: Edit) throws {
    guard one.fields.isDisjoint(with: other.fields) else { return }
    let comment = Comment(rawValue: "\(one.name), then \(other.name)")
    var phone = try Self.diary()
    var tablet = phone
    let count = phone.events.count
    try one.make(&phone, after(1))
    try other.make(&tablet, after(1, 0, 20))
    try #require(phone.events.count == count + 1, comment)
    try #require(tablet.events.count == count + 1, comment)
    let others = tablet.events
    expectTaken(tablet.merge(phone.events))
    expectTaken(phone.merge(others))
    try #require(phone == tablet, comment)
    try #require(phone.refusals.isEmpty, comment)
    try #require(one.isThere(phone) && other.isThere(phone), comment)
  }

  private static func edits(_ generator: inout SeededGenerator) throws -> [Edit] {
    var edits: [Edit] = []
    for kind in ItemKind.allCases {
      let change = try kind.draw(&generator)
      try #require(ItemKind(change) == kind)
      edits += Self.edits(change)
    }
    for kind in EntryKind.allCases {
      let change = try kind.draw(&generator)
      try #require(EntryKind(change) == kind)
      edits += Self.edits(change)
    }
    return edits + reminderEdits + sharingEdits
  }

  // MARK: Items

  /// By its change, and by the whole item as a form has it.
  private static func edits(_ change: DiaryItem.Change) -> [Edit] {
    func edit(_ name: String, _ make: @escaping (inout Diary, Date) throws -> Void) -> Edit {
      Edit(name: "\(name) \(change)", fields: fields(of: change), make: make) { diary in
        diary.item("g").map { isThere(change, $0) } ?? false
      }
    }
    return [
      edit("change") { try $0.edit("g", [change], at: $1) },
      edit("form") { try $0.edit(item.changed(by: [change]), from: item, at: $1) },
    ]
  }

  private static func fields(of change: DiaryItem.Change) -> Set<String> {
    func names(_ reminders: [DiaryItem.Reminder]) -> Set<String> {
      Set(reminders.map { "own reminder \($0)" })
    }
    switch change {
    case .title: return ["title"]
    case .course: return ["course"]
    case .due: return ["due"]
    case .time: return ["time"]
    case .text: return ["text"]
    case .remind(let reminder), .doNotRemind(let reminder): return names([reminder])
    case .reminder, .reminderTime:
      return names(item.reminders + item.changed(by: [change]).reminders)
    case .recurrence:
      // It takes the place of what is known, so of all exceptions but new ones.
      return ["rule", "zone", "date 5", "date 6", "occurrence 30", "occurrence 6"]
    case .rule: return ["rule"]
    case .zone: return ["zone"]
    case .alsoOn(let day), .notAlsoOn(let day): return ["date \(day.day)"]
    case .leftOut(let day), .moved(let day, _), .restored(let day):
      return ["occurrence \(day.day)"]
    case .requirements: return ["study", "deadline"]
    case .require(let goal), .doNotRequire(let goal): return ["goal \(goal)"]
    case .progress: return ["progress"]
    case .share(let subject, _): return ["share \(subject)"]
    case .study: return ["study"]
    case .deadline: return ["deadline"]
    }
  }

  private static func isThere(_ change: DiaryItem.Change, _ item: DiaryItem) -> Bool {
    let recurrence = item.recurrence ?? .daily()
    let requirements = item.requirements
    switch change {
    case .title(let title): return item.title == title
    case .course(let course): return item.course == course
    case .due(let day): return item.due == day
    case .time(let time): return item.time == time
    case .text(let text): return item.text == text
    case .remind(let reminder): return item.reminders.contains(reminder)
    case .doNotRemind(let reminder): return !item.reminders.contains(reminder)
    case .reminder(let day): return item.reminders.contains { $0.day == day }
    case .reminderTime(let time): return item.reminders.contains(.on(today, at: time))
    case .recurrence(let new): return recurrence.rule == new?.rule
    case .rule(let rule): return recurrence.rule == rule
    case .zone(let zone): return recurrence.zone == zone
    case .alsoOn(let day): return recurrence.dates.contains(day)
    case .notAlsoOn(let day): return !recurrence.dates.contains(day)
    case .leftOut(let day): return recurrence.leftOut.contains(day)
    case .moved(let day, let move): return recurrence.moved[day] == move
    case .restored(let day):
      return !recurrence.leftOut.contains(day) && recurrence.moved[day] == nil
    case .requirements(let new):
      return requirements.study == new.study && requirements.deadline == new.deadline
    case .require(let goal): return requirements.goals.contains(goal)
    case .doNotRequire(let goal): return !requirements.goals.contains(goal)
    case .progress(let part): return requirements.progress == part
    case .share(let subject, let part):
      return requirements.shares.first { $0.subject == subject }?.part == part
    case .study(let time): return requirements.study == time
    case .deadline(let day): return requirements.deadline == day
    }
  }

  private enum ItemKind: CaseIterable {
    case title, course, due, time, remind, doNotRemind, reminder, reminderTime, text, recurrence
    case rule, alsoOn, notAlsoOn, zone, requirements, require, doNotRequire, progress, share, study
    case deadline, leftOut, moved, restored

    init(_ change: DiaryItem.Change) {
      self =
        switch change {
        case .title: .title
        case .course: .course
        case .due: .due
        case .time: .time
        case .remind: .remind
        case .doNotRemind: .doNotRemind
        case .reminder: .reminder
        case .reminderTime: .reminderTime
        case .text: .text
        case .recurrence: .recurrence
        case .rule: .rule
        case .alsoOn: .alsoOn
        case .notAlsoOn: .notAlsoOn
        case .zone: .zone
        case .requirements: .requirements
        case .require: .require
        case .doNotRequire: .doNotRequire
        case .progress: .progress
        case .share: .share
        case .study: .study
        case .deadline: .deadline
        case .leftOut: .leftOut
        case .moved: .moved
        case .restored: .restored
        }
    }

    func draw(_ generator: inout SeededGenerator) throws -> DiaryItem.Change {
      let number = 1 + generator.draw(below: 9)
      let rule = Recurrence.weekly(every: 1 + number % 3, on: [.monday, .friday])
        .until(CalendarDay.of(2026, 5, number))
      switch self {
      case .title: return .title("Title \(number)")
      case .course: return .course("algebra")
      case .due: return .due(.of(2026, 3, 9 + number))
      case .time: return .time(try generator.pick([nil, TimeOfDay(hour: number)]))
      case .remind: return .remind(.before(.minutes(number)))
      case .doNotRemind: return .doNotRemind(.before(.hours(2)))
      case .reminder: return .reminder(.of(2026, 2, 10 + number))
      case .reminderTime: return .reminderTime(TimeOfDay(hour: number))
      case .text: return .text("Text \(number)")
      case .recurrence: return .recurrence(rule)
      case .rule: return .rule(rule.rule)
      case .alsoOn: return .alsoOn(.of(2026, 3, 10 + number))
      case .notAlsoOn: return .notAlsoOn(.of(2026, 3, 5))
      case .zone: return .zone("America/New_York")
      case .requirements:
        let known = TwoDevicesTests.item.requirements
        return .requirements(
          .init(
            goals: known.goals,
            progress: known.progress,
            shares: known.shares,
            study: .seconds(7200),
            deadline: .of(2026, 7, number)
          )
        )
      case .require: return .require("g3")
      case .doNotRequire: return .doNotRequire(try generator.pick(["g1", "g2"]))
      case .progress: return .progress(try generator.pick([nil, try Fraction(number, 10)]))
      case .share: return .share(.course("algebra"), try Fraction(number, 10))
      case .study: return .study(try generator.pick([nil, .seconds(7200 * number)]))
      case .deadline: return .deadline(.of(2026, 8, number))
      case .leftOut: return .leftOut(try generator.pick([.of(2026, 3, 9), .of(2026, 3, 16)]))
      case .moved: return .moved(.of(2026, 3, 23), .init(to: .of(2026, 3, 24)))
      case .restored: return .restored(try generator.pick([.of(2026, 3, 30), .of(2026, 4, 6)]))
      }
    }
  }

  // MARK: Reminders

  private static var reminderEdits: [Edit] {
    (["g", lesson] as [DiaryItem.Key]).flatMap { key -> [Edit] in
      let known: [DiaryItem.Reminder] =
        key == "g" ? item.reminders : [.on(today), .before(.days(1))]
      return [
        ([.on(.of(2026, 3, 1), at: TimeOfDay(hour: 7))], []), ([.before(.weeks(1))], []),
        ([], [known[0]]), ([.before(.weeks(2))], [known[1]]),
      ].map { (added: [DiaryItem.Reminder], removed: [DiaryItem.Reminder]) in
        Edit(
          name: "reminders \(key) \(added) \(removed)",
          fields: Set((added + removed).map { "\(key == "g" ? "own" : "lesson") reminder \($0)" })
        ) { diary, date in
          try diary.setReminders(known.adding(added, removing: removed), for: key, at: date)
        } isThere: { diary in
          let all = diary.reminders(for: key)
          return added.allSatisfy(all.contains) && !removed.contains(where: all.contains)
        }
      }
    }
  }

  // MARK: Entries

  private static var sharingEdits: [Edit] {
    [
      Edit(name: "share", fields: ["audience"]) { diary, date in
        try diary.share("r", with: .everyone, at: date)
      } isThere: {
        $0.reflection("r")?.audience == .everyone
      }
    ]
  }

  private static func edits(_ change: Reflection.Change) -> [Edit] {
    func edit(_ name: String, _ make: @escaping (inout Diary, Date) throws -> Void) -> Edit {
      Edit(name: "\(name) \(change)", fields: fields(of: change), make: make) { diary in
        diary.reflection("r").map { isThere(change, $0.entry) } ?? false
      }
    }
    return [
      edit("change") { try $0.revise("r", [change], at: $1) },
      edit("form") { try $0.rewrite(entry.changed(by: [change]), from: entry, at: $1) },
    ]
  }

  private static func fields(of change: Reflection.Change) -> Set<String> {
    switch change {
    case .course: ["course of the entry"]
    case .day: ["day"]
    case .text: ["words"]
    case .answer(let prompt, _): ["answer \(prompt)"]
    case .order: ["order"]
    case .attach(let photo), .detach(let photo): ["photo \(photo)"]
    }
  }

  private static func isThere(_ change: Reflection.Change, _ entry: Reflection.Entry) -> Bool {
    switch change {
    case .course(let course): return entry.course == course
    case .day(let day): return entry.day == day
    case .text(let text): return entry.text == text
    case .answer(let prompt, let text):
      return entry.answers.first { $0.prompt == prompt }?.text == text
    case .order(let order):
      let prompts = entry.answers.map(\.prompt)
      return prompts.filter(order.contains) == order.filter(prompts.contains)
    case .attach(let photo): return entry.attachments.contains(photo)
    case .detach(let photo): return !entry.attachments.contains(photo)
    }
  }

  private enum EntryKind: CaseIterable {
    case course, day, text, answer, order, attach, detach

    init(_ change: Reflection.Change) {
      self =
        switch change {
        case .course: .course
        case .day: .day
        case .text: .text
        case .answer: .answer
        case .order: .order
        case .attach: .attach
        case .detach: .detach
        }
    }

    func draw(_ generator: inout SeededGenerator) throws -> Reflection.Change {
      let number = generator.draw(below: 9)
      switch self {
      case .course: return .course("algebra")
      case .day: return .day(.of(2026, 3, 2 + number))
      case .text: return .text("Text \(number)")
      case .answer:
        let prompt = try generator.pick([Reflection.Prompt.clear, .next, .own("Why?")])
        return .answer(prompt, try generator.pick(["\(number)", prompt == .clear ? nil : "So"]))
      case .order: return .order([.unclear, .clear])
      case .attach: return .attach(photos[2 + number % 2])
      case .detach: return .detach(photos[number % 2])
      }
    }
  }

  // MARK: Logs of before

  /// Logs of earlier versions have whole values, which take the place of everything.
  @Test func whatIsStoredWholeKeepsItsMeaning() throws {
    var diary = try Self.diary()
    let other = Reflection.Entry(id: "r", course: "coding", day: today, text: "Other")
    let actions: [Diary.Action] = [
      .setReminders("g", [.before(.minutes(5))]), .setReminder(Self.lesson, on: .of(2026, 3, 3)),
      .rewrote(other),
      .changed("g", [.recurrence(.daily().times(3)), .requirements(.init(goals: ["g3"]))]),
    ]
    for action in actions {
      let event = try diary.perform(action, at: after(1))
      try expectRoundTrip(event)
    }
    #expect(diary.reminders(for: "g") == [.before(.minutes(5))])
    #expect(diary.reminders(for: Self.lesson) == [.on(.of(2026, 3, 3))])
    #expect(diary.reflection("r")?.entry == other)
    #expect(diary.item("g")?.recurrence == .daily().times(3))
    #expect(diary.item("g")?.requirements == .init(goals: ["g3"]))
  }

  /// What one device writes and another one reads is what a form had.
  @Test func changesOfAnEntryLeadFromOneStateToTheOther() {
    forEachSeed(0..<300) { generator in
      func draw(_ generator: inout SeededGenerator) throws -> Reflection.Entry {
        let prompts: [Reflection.Prompt] = [.clear, .unclear, .next, .own("Why?")]
        let answers = try generator.shuffled(prompts).prefix(generator.draw(below: 5)).map {
          Reflection.Entry.Answer(to: $0, try generator.pick(["A", "B"]))
        }
        let count = generator.draw(below: 5)
        return Reflection.Entry(
          id: "r",
          course: try generator.pick(["coding", "algebra"]),
          day: .of(2026, 3, 1 + generator.draw(below: 2)),
          text: try generator.pick(["", "Text"]),
          answers: Array(answers),
          attachments: Array(generator.shuffled(Self.photos).prefix(count))
        )
      }
      let (old, new) = (try draw(&generator), try draw(&generator))
      let changes = new.changes(from: old)
      try #require(old.changed(by: changes) == new)
      try #require(changes.isEmpty == (old == new))
    }
  }

  /// The same command given again, as after a lost connection, is the same event.
  @Test func theSameAgainIsTheSameEvent() throws {
    var diary = try Self.diary()
    var (item, entry) = (Self.item, Self.entry)
    item.title = "Other"
    entry = entry.changed(by: [.text("Other")])
    let commands: [(inout Diary, Date, Diary.Event.Stamp) throws -> Diary.Event?] = [
      { try $0.edit(item, at: $1, stamp: $2) },
      { try $0.edit("g", [.recurrence(.daily())], at: $1, stamp: $2) },
      { try $0.rewrite(entry, at: $1, stamp: $2) },
      { try $0.revise("r", [.text("And again")], at: $1, stamp: $2) },
      { try $0.setReminders([.before(.minutes(1))], for: "g", at: $1, stamp: $2) },
      { try $0.setReminder(nil, for: Self.lesson, at: $1, stamp: $2) },
    ]
    for (number, command) in commands.enumerated() {
      let stamp = Diary.Event.Stamp(id: .init("again-\(number)"))
      let first = try #require(try command(&diary, after(1), stamp))
      let before = diary
      #expect(try command(&diary, after(1), stamp) == first)
      #expect(diary == before)
    }
  }
}

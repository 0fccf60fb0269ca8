// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// A diary on two devices, beside a model that knows items, what is completed, and awards.
struct DiaryAttack: Attack {
  private static let items: [DiaryItem.ID] = ["e1", "e2", "e3", "g1", "g2", "g3", "n1"]

  private var devices: [Diary]
  private let minimumAge: Int
  private var now = start
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    let age = generator.pick([0, 0, 60])
    minimumAge = age
    do {
      let policies = try Diary.Policies {
        $0.xp = try XPPolicy { $0.minimumAge = .minutes(age) }
        // The reference knows no limit.
        $0.reportWithin = nil
      }
      var diary = Diary(owner: "eva", policies: policies)
      try diary.merge(
        platform: [DiaryCourse(id: "art", title: "Art", enrollment: .subscribed)],
        at: now
      )
      devices = [diary, diary]
    } catch {
      fatalError("no diary can be made: \(error)")
    }
  }

  mutating func step(_ generator: inout SeededGenerator) {
    number += 1
    now += generator.pick([0, 0, 0.5, 1, 2_000, 90_000])
    if generator.isDrawn(oneIn: 25) {
      let events = devices[1].events
      for rejected in devices[0].merge(events).rejected {
        expect(rejected.reason == .conflictingEvent(rejected.event.id.rawValue), "\(rejected)")
      }
    }
    let date =
      generator.isDrawn(oneIn: 50)
      ? generator.oddDate()
      : generator.isDrawn(oneIn: 7) ? now - Double(generator.draw(below: 200_000)) : now
    let known = generator.pick([now, date, date.addingTimeInterval(generator.pick([-1, 1e5]))])
    let action = action(&generator)
    let actor: Learner.ID? = generator.pick([
      nil, nil, "eva", generator.isDrawn(oneIn: 8) ? "bob" : nil,
    ])
    let device = generator.pick([0, 0, 1])
    if generator.isDrawn(oneIn: 3) {
      let id = Diary.Event.ID(generator.isDrawn(oneIn: 60) ? generator.oddText() : "e\(number)")
      let event = Diary.Event(
        action,
        by: actor,
        at: date,
        recordedAt: known,
        order: generator.pick([0, 0, generator.oddNumber()]),
        id: id
      )
      attempt(&devices[device]) { try $0.apply(event) }
    } else {
      let stamp = Diary.Event.Stamp(recordedAt: generator.isDrawn(oneIn: 3) ? known : nil)
      attempt(&devices[device]) { try $0.perform(action, by: actor, at: date, stamp: stamp) }
    }
    if generator.isDrawn(oneIn: 20) {
      expectRoundTrip(devices[device])
      look(at: devices[device], &generator)
    }
  }

  private func action(_ generator: inout SeededGenerator) -> Diary.Action {
    let id = generator.pick(Self.items), key = DiaryItem.Key.own(id)
    switch generator.draw(below: 34) {
    case 0...8: return .added(item(id, &generator))
    case 9...10: return .edited(item(id, &generator))
    case 11:
      let title = generator.isDrawn(oneIn: 20) ? generator.oddText() : "Other"
      return .changed(id, generator.pick([[.title(title)], [.due(day(&generator))], []]))
    case 12: return .deleted(key)
    case 13...20:
      return .completed(key, occurrence: generator.isDrawn(oneIn: 20) ? day(&generator) : nil)
    case 21...23: return .reopened(key, occurrence: nil)
    case 24: return .setReminder(key, on: generator.isDrawn(oneIn: 3) ? nil : day(&generator))
    case 25...26:
      let xp = generator.isDrawn(oneIn: 4) ? generator.oddNumber() : 1 + generator.draw(below: 60)
      return .awarded(
        .xp(xp),
        for: .init(generator.isDrawn(oneIn: 20) ? "" : "a\(generator.draw(below: 4))")
      )
    case 27: return .revokedAward(for: .init("a\(generator.draw(below: 4))"))
    case 28 where generator.isDrawn(oneIn: 5): return .erasedWords(.item(id))
    case 28: return .colored("art", generator.pick(DiaryCourse.Color.allCases))
    case 29: return .sawAchievements
    case 30: return .sawNotifications
    case 31: return .deleted(.platform("week", in: "art"))
    default: return .completed("nothing", occurrence: nil)
    }
  }

  private func day(_ generator: inout SeededGenerator) -> CalendarDay {
    if generator.isDrawn(oneIn: 9) { return generator.pick([.first, .last]) }
    return DayReckoning(calendars[3]).day(of: start + Double(generator.draw(below: 20) * 86_400))
  }

  private func item(_ id: DiaryItem.ID, _ generator: inout SeededGenerator) -> DiaryItem {
    let title = generator.isDrawn(oneIn: 20) ? generator.oddText() : "Title"
    let course: DiaryCourse.ID? =
      generator.isDrawn(oneIn: 15) ? generator.pick([nil, "none"]) : "art"
    let due = generator.isDrawn(oneIn: 15) ? nil : day(&generator)
    switch id.rawValue.first {
    case "e":
      return .event(id: id, title: title, course: course, due: due, text: generator.oddText())
    case "g":
      let all: [DiaryItem.ID] = ["g1", "g2", "g3"]
      let goals = all.filter {
        $0 != id && generator.isDrawn(oneIn: 2) || generator.isDrawn(oneIn: 20)
      }
      return .goal(
        id: id,
        title: title,
        course: course,
        due: due,
        requirements: .init(goals: goals)
      )
    default: return .note(id: id, title: title, course: course, text: generator.oddText())
    }
  }

  /// Everything that an app shows, at any time.
  private func look(at diary: Diary, _ generator: inout SeededGenerator) {
    let calendar = generator.pick(calendars)
    let date = generator.isDrawn(oneIn: 3) ? generator.oddDate() : now
    let day = day(&generator)
    for filter in Diary.List.Filter.allCases {
      _ = diary.list(filter, on: day, calendar: calendar)
    }
    _ = (
      diary.profile(), diary.search(generator.oddText()),
      diary.statistics(on: day, calendar: calendar)
    )
    _ = (diary.notifications, diary.nextRun(after: date, calendar: calendar))
    _ = diary.upcomingNotifications(after: now, until: date, calendar: calendar)
    var told = diary
    attempt(&told) { try $0.deliverNotifications(until: date, calendar: calendar) }
    told.compact()
    expectRoundTrip(told)
  }

  func check(_ generator: inout SeededGenerator) {
    for diary in devices {
      expectReplay(diary)
      expectAnyOrder(diary)
      expectRoundTrip(diary)
      compare(diary)
    }
    var (one, two) = (devices[0], devices[1])
    let ours = one.events, theirs = two.events
    let isSame =
      one.merge(theirs).rejected.isEmpty
      && two.merge(generator.shuffled(ours)).rejected.isEmpty
    if isSame { expect(one == two, "the order in which devices meet matters") }
    compare(one)
  }

  private func compare(_ diary: Diary) {
    let model = ReferenceDiary(diary.events, minimumAge: minimumAge)
    for event in diary.events {
      guard let expected = model.effects[event.id] else { continue }
      let isEffective = diary.effect(of: event.id) == .effective
      expect(isEffective == expected, "\(event): \(String(describing: diary.effect(of: event.id)))")
    }
    expect(diary.xp == model.xp, "\(diary.xp) XP, expected \(model.xp)")
    for id in Self.items {
      expect(
        (diary.item(id) != nil) == (model.items[id]?.isDeleted == false),
        "\(id) is there or not"
      )
      let isCompleted = diary.isCompleted(.own(id), occurrence: nil)
      let expected = model.completed[id] != nil
      expect(isCompleted == expected, "\(id) is \(isCompleted ? "" : "not ")completed")
    }
  }
}

/// A diary in its plainest form: what an event does is found by looking at everything that is
/// there.
private struct ReferenceDiary {
  struct Item {
    var item: DiaryItem
    var createdAt: Date
    var isDeleted = false
  }

  private(set) var effects: [Diary.Event.ID: Bool] = [:]
  private(set) var items: [DiaryItem.ID: Item] = [:]
  /// What each completed item earned.
  private(set) var completed: [DiaryItem.ID: Int] = [:]
  private var awards: [Diary.Award.ID: Int] = [:]
  private let minimumAge: Int
  /// Whether the platform has told of its course.
  private var knowsCourse = false

  var xp: Int { completed.values.reduce(0, +) + awards.values.reduce(0, +) }

  init(_ events: [Diary.Event], minimumAge: Int) {
    self.minimumAge = minimumAge
    for event in events {
      let isAllowed =
        switch event.action {
        // A teacher may give and take points.
        // Nobody is admitted as a teacher.
        case .awarded, .deducted, .revokedAward: event.actor == nil
        default: event.actor.map { $0 == "eva" } ?? true
        }
      effects[event.id] = isAllowed && event.recordedAt >= event.date ? apply(event) : false
    }
  }

  private func alive(_ key: DiaryItem.Key) -> Item? {
    key.own.flatMap { items[$0] }.flatMap { $0.isDeleted ? nil : $0 }
  }

  private func isSound(_ item: DiaryItem) -> Bool {
    let isNamed = !item.title.allSatisfy(\.isWhitespace) && item.course == "art" && knowsCourse
    let goals = item.requirements.goals
    return isNamed && (item.kind == .note || item.due != nil) && !goals.contains(item.id)
      && goals.allSatisfy { alive(.own($0))?.item.kind == .goal }
  }

  /// All that must be completed before some goals, by way of any others.
  private func required(by goals: [DiaryItem.ID]) -> Set<DiaryItem.ID> {
    var all: Set<DiaryItem.ID> = []
    var isGrowing = true
    while isGrowing {
      let more = all.union(goals).union(
        all.union(goals).flatMap { items[$0]?.item.requirements.goals ?? [] }
      )
      isGrowing = more != all
      all = more
    }
    return all
  }

  /// Whether a goal that an item did not require before leads back to it.
  private func requiresItself(_ item: DiaryItem, after old: DiaryItem) -> Bool {
    let added = item.requirements.goals.filter { !old.requirements.goals.contains($0) }
    return required(by: added).contains(item.id)
  }

  /// Makes the change of an event; returns whether there is one, nil for what is not modelled.
  private mutating func apply(_ event: Diary.Event) -> Bool? {
    switch event.action {
    case .merged:
      knowsCourse = true
    case .added(let item):
      guard let old = items[item.id] else {
        guard isSound(item) else { return false }
        items[item.id] = Item(item: item, createdAt: event.date)
        return true
      }
      // One that was deleted comes back.
      guard old.isDeleted, old.item.kind == item.kind, isSound(item),
        !requiresItself(item, after: old.item)
      else { return false }
      items[item.id]?.item = item
      items[item.id]?.isDeleted = false
    case .changed(let id, let changes):
      guard var item = alive(.own(id))?.item, item.kind != .note else { return false }
      for change in changes {
        switch change {
        case .title(let title): item.title = title
        case .due(let day): item.due = day
        default: return nil
        }
      }
      guard isSound(item) else { return false }
      items[id]?.item = item
    case .edited(let item):
      guard let old = alive(.own(item.id)), old.item.kind != .note, isSound(item) else {
        return false
      }
      guard !requiresItself(item, after: old.item) else { return false }
      items[item.id]?.item = item
    case .deleted(let key):
      guard let item = alive(key) else { return false }
      items[item.item.id]?.isDeleted = true
    case .completed(let key, let occurrence):
      guard let item = alive(key), item.item.kind != .note, occurrence == nil,
        completed[item.item.id] == nil,
        item.item.requirements.goals.allSatisfy({
          completed[$0] != nil || items[$0]?.isDeleted != false
        })
      else { return false }
      let isOld = event.date.timeIntervalSince(item.createdAt) >= Double(minimumAge) * 60
      completed[item.item.id] = isOld ? (item.item.kind == .goal ? 25 : 10) : 0
    case .reopened(let key, let occurrence):
      guard let item = alive(key), item.item.kind != .note, occurrence == nil else { return false }
      return completed.removeValue(forKey: item.item.id) != nil
    case .setReminder(let key, let day, _):
      guard let item = alive(key), item.item.kind != .note else { return false }
      items[item.item.id]?.item.reminders = day.map { [.on($0)] } ?? []
    case .awarded(.xp(let xp), let reason):
      guard !reason.rawValue.isEmpty, awards[reason] == nil, (1...1_000_000).contains(xp) else {
        return false
      }
      awards[reason] = xp
    case .revokedAward(let reason):
      return awards.removeValue(forKey: reason) != nil
    default:
      return nil
    }
    return true
  }
}

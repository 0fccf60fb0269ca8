// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// Answers that come in any order, and when each problem is due again.
struct ReviewAttack: Attack {
  private let policy: SpacedReview.Spacing
  private let dayStart: Int
  private let intervals: [Int]
  private let fallsToFirst: Bool
  private let calendar: Calendar
  private var records: [AnswerLog.Record] = []
  private var log = AnswerLog()
  private var now = start

  init(_ generator: inout SeededGenerator) {
    dayStart = generator.pick([0, 240, 600])
    intervals = generator.pick([[], [1, 2, 4, 8, 16], [1], [3, 3, 36_500]])
    fallsToFirst = generator.isDrawn(oneIn: 2)
    calendar = generator.pick(calendars)
    let time = TimeOfDay(hour: dayStart / 60) ?? .midnight
    do {
      policy =
        intervals.isEmpty
        ? SpacedReview.Spacing(memory: generator.pick([.standard, .fsrs7]), dayStart: time)
        : try SpacedReview.Spacing(
          intervals: intervals,
          afterMistake: fallsToFirst ? .toFirst : .oneBack,
          dayStart: time
        )
    } catch {
      fatalError("no spacing: \(error)")
    }
  }

  mutating func step(_ generator: inout SeededGenerator) {
    now += generator.pick([0.001, 1, 4_000, 50_000, 90_000, 700_000])
    let isOdd = generator.isDrawn(oneIn: 25)
    let isCorrect = !generator.isDrawn(oneIn: 3)
    let record = try? AnswerLog.Record(
      learner: generator.pick(["eva", "eva", "eva", "bob"]),
      quiz: .init("q\(generator.draw(below: 3))"),
      problem: .init(
        isOdd && generator.isDrawn(oneIn: 4) ? generator.oddText() : "p\(generator.draw(below: 6))"
      ),
      set: "s",
      responses: generator.isDrawn(oneIn: 9) ? [] : [.text(generator.oddText())],
      credit: isCorrect ? 1 : 0,
      isFirstTryCorrect: isCorrect,
      seconds: isOdd ? generator.pick([.nan, -1, 1e300, .infinity, 0]) : 3,
      date: isOdd && generator.isDrawn(oneIn: 3) ? generator.oddDate() : now,
      hints: isOdd ? generator.oddNumber() : 0,
      rating: generator.isDrawn(oneIn: 9) ? .easy : nil
    )
    guard let record else { return }
    records.append(record)
    log.record(record)
    if generator.isDrawn(oneIn: 20) { log.record(generator.pick(records)) }
    if generator.isDrawn(oneIn: 20) { _ = schedule(log, &generator) }
  }

  private func schedule(_ log: AnswerLog, _ generator: inout SeededGenerator) -> ReviewSchedule {
    let schedule = ReviewSchedule(of: "eva", in: log, calendar: calendar, policy: policy)
    let date = generator.isDrawn(oneIn: 3) ? generator.oddDate() : now
    _ = schedule.due(at: date)
    let count = generator.isDrawn(oneIn: 3) ? generator.oddNumber() : 9
    expect(schedule.forecast(days: count, from: date).allSatisfy { $0 >= 0 }, "a forecast below 0")
    for entry in schedule.entries {
      guard let memory = schedule.memory(of: entry.problem, at: date) else { continue }
      expect(
        (0...1).contains(memory.retrievability),
        "\(entry.problem): remembered with \(memory.retrievability)"
      )
      expect(entry.due >= entry.date, "\(entry) is due before it was answered")
    }
    return schedule
  }

  func check(_ generator: inout SeededGenerator) {
    expectRoundTrip(log)
    var parts = [AnswerLog(), AnswerLog(), AnswerLog()]
    for record in generator.shuffled(records + records.prefix(5)) {
      parts[generator.draw(below: 3)].record(record)
    }
    func merged(_ logs: [AnswerLog]) -> AnswerLog {
      logs.dropFirst().reduce(into: logs[0]) { $0.merge($1) }
    }
    expect(merged(parts) == log, "parts lead to another log")
    expect(
      merged([parts[2], merged([parts[1], parts[0], parts[1]])]) == log,
      "the order of parts matters"
    )
    let schedule = schedule(log, &generator)
    guard !intervals.isEmpty else { return }
    let expected = boxes()
    expect(Set(schedule.entries.map(\.problem)) == Set(expected.keys), "other problems are due")
    for entry in schedule.entries {
      guard let (box, due) = expected[entry.problem] else { continue }
      // Calendars end before dates do.
      guard (-60_000_000_000..<240_000_000_000).contains(entry.date.timeIntervalSince1970) else {
        continue
      }
      expect(entry.box == box, "\(entry.problem) is in box \(entry.box ?? 0), expected \(box)")
      expect(
        entry.due == due,
        "\(entry.problem), answered at \(entry.date.timeIntervalSince1970), is due at \(entry.due.timeIntervalSince1970), expected \(due.timeIntervalSince1970), \(policy), \(calendar.timeZone)"
      )
    }
    expect(schedule.entries.map(\.due) == schedule.entries.map(\.due).sorted(), "not in order")
  }

  /// Where each problem is, from all answers in order.
  private func boxes() -> [Problem.ID: (box: Int, due: Date)] {
    var boxes: [Problem.ID: (box: Int, due: Date)] = [:]
    for record in log.records where record.learner == "eva" {
      let isCorrect = record.isFirstTryCorrect
      let known = boxes[record.problem]
      if isCorrect, let known, record.date < known.due { continue }
      let box: Int
      if let known {
        let back = fallsToFirst ? 1 : max(known.box - 1, 1)
        box = isCorrect ? min(known.box + 1, intervals.count) : back
      } else {
        box = isCorrect ? min(2, intervals.count) : 1
      }
      boxes[record.problem] = (box, morning(intervals[box - 1], after: record.date))
    }
    return boxes
  }

  /// When the day begins that is so many after that of a date.
  private func morning(_ count: Int, after date: Date) -> Date {
    var day = calendar.dateComponents([.year, .month, .day], from: date)
    func beginning() -> Date? {
      day.hour = dayStart / 60
      return calendar.date(from: day)
    }
    if let first = beginning(), date < first { day.day = (day.day ?? 1) - 1 }
    day.day = (day.day ?? 1) + count
    return beginning() ?? date
  }
}

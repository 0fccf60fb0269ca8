// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// A learner has cards on a phone for mornings and on a tablet for evenings, which exchange their
/// answers unless one is offline, and undoes a slip of the finger each week.
struct CardAppTests {
  private static let limit = 1

  private func app() throws -> StudyQueue {
    let cards = try (0..<120).map { try Samples.tagged(Problem.ID("card-\($0)"), []) }
    let set = ProblemSet(id: "words", title: "Words", problems: cards)
    let bank = try ProblemBank(id: "words", title: "Words", sets: [set])
    let rules = try StudyRules { ($0.newPerDay, $0.reviewsPerDay) = (Self.limit, 8) }
    let (plan, now) = (StudyPlan(standard: rules), day(0.3))
    return try StudyQueue(of: "ada", in: bank, plan: plan, calendar: testCalendar, at: now)
  }

  @Test func aYearOnTwoDevicesKeepsToTheLimits() throws {
    var generator = SeededGenerator(seed: 31)
    var (devices, offline, undone) = ([try app(), try app()], Set<Int>(), 0)
    for today in 0..<365 {
      for (device, time) in [0.3, 0.8].enumerated() {
        let now = day(Double(today) + time)
        for index in devices.indices { try devices[index].advance(to: now) }
        if generator.draw(below: 10) == 0 { offline.insert(today) } else { sync(&devices, device) }
        var (queue, slips) = (devices[device], today.isMultiple(of: 7))
        while let card = queue.next {
          // However much comes from the other device, a card is new only below the limit.
          let (done, left) = (queue.done, queue.counts)
          try #require(left.new <= max(Self.limit - done.new, 0))
          try #require(card.kind != .review || done.reviews + done.new < 8)
          try queue.rate(generator.draw(below: 8) > 0 ? .good : .again, at: queue.date + 8)
          guard slips else { continue }
          try queue.undo(at: queue.date + 2)
          (slips, undone) = (false, undone + 1)
          try #require(queue.counts.new == left.new && queue.done == done)
        }
        devices[device] = queue
      }
    }
    for device in devices.indices { sync(&devices, device) }
    try devices[0].advance(to: devices[1].date)
    #expect(devices[0] == devices[1] && devices[0].agenda == devices[1].agenda)
    #expect(devices[0].log.withdrawnRecords.count == undone && undone > 52)
    // A day has more new cards than the limit only if the two did not know of each other.
    let firsts = Dictionary(grouping: devices[0].log.records, by: \.problem).values.map { $0[0] }
    let days = Dictionary(grouping: firsts) { Int($0.date.timeIntervalSince(day(0)) / 86_400) }
    for (day, met) in days { #expect(met.count <= (offline.contains(day) ? 2 : 1) * Self.limit) }
    #expect(firsts.count == 120)
  }

  private func sync(_ devices: inout [StudyQueue], _ own: Int) {
    devices[own].merge(devices[1 - own].log, devices[1 - own].marks)
  }
}

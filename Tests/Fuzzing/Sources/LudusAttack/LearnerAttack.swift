// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// What is known of a child, from evidence that several devices have parts of.
struct LearnerAttack: Attack {
  private static let words = [
    "Fahrrad", "Hand", "Wald", "Straße", "Mutter", "ängstlich", "Vater", "Rad",
  ]

  private var devices: [LearnerModel]
  private var models: [ReferenceLearner]
  private let policy: LearnerModel.Policy
  private var now = start

  init(_ generator: inout SeededGenerator) {
    policy =
      (try? LearnerModel.Policy {
        $0.expectedErrorRate = generator.pick([0.1, 0.5])
        $0.expectationWeight = generator.pick([1, 10])
        $0.dailyRetention = generator.pick([1, 0.98, 0.5])
      }) ?? .standard
    devices = [
      LearnerModel(policy: policy), LearnerModel(policy: policy), LearnerModel(policy: policy),
    ]
    models = devices.map { _ in ReferenceLearner() }
  }

  mutating func step(_ generator: inout SeededGenerator) {
    now += generator.pick([0, 600, 90_000, 1e6])
    let device = generator.draw(below: devices.count)
    let today =
      generator.isDrawn(oneIn: 15)
      ? now - 2e6 : generator.isDrawn(oneIn: 30) ? generator.oddDate() : now
    let evidence = (0..<generator.draw(below: 4)).map { _ in
      let word = generator.pick(Self.words)
      let date =
        generator.isDrawn(oneIn: 8)
        ? generator.oddDate() : now - Double(generator.draw(below: 9) * 50_000)
      let input = generator.pick([
        word, word, word.lowercased(), String(word.dropLast()),
        String(generator.oddText().prefix(30)), "fahrad",
      ])
      return SpellingEvidence(
        target: generator.isDrawn(oneIn: 20) ? String(generator.oddText().prefix(30)) : word,
        input: input,
        date: date
      )
    }
    if generator.isDrawn(oneIn: 10) {
      expectRoundTrip(devices[device])
      devices[device] =
        (try? JSONDecoder().decode(LearnerModel.self, from: JSONEncoder().encode(devices[device])))
        ?? devices[device]
    }
    let misdated = devices[device].learn(from: evidence, at: today)
    let expected = models[device].learn(from: evidence, at: today, policy)
    expect(
      misdated.count == expected,
      "\(misdated.count) misdated, expected \(expected) at \(today)"
    )
  }

  func check(_ generator: inout SeededGenerator) {
    let (a, b, c) = (devices[0], devices[1], devices[2])
    expect(a.merging(b) == b.merging(a), "the order of two matters")
    expect(a.merging(b).merging(c) == a.merging(b.merging(c)), "the order of three matters")
    expect(a.merging(LearnerModel(policy: policy)) == a, "nothing changes something")
    for (device, model) in zip(devices, models) {
      expectRoundTrip(device)
      compare(device, model)
    }
    let day = models.compactMap(\.day).max()
    compare(a.merging(b).merging(c), ReferenceLearner(day: day, counts: models.flatMap(\.counts)))
  }

  private func compare(_ device: LearnerModel, _ model: ReferenceLearner) {
    for estimate in device.estimates {
      let sums = model.sums(of: estimate.category, policy)
      let tolerance = 1e-9 * max(1, sums.opportunities)
      expect(
        (estimate.errors - sums.errors).magnitude <= tolerance,
        "\(estimate), expected \(sums)"
      )
      expect(
        (estimate.opportunities - sums.opportunities).magnitude <= tolerance,
        "\(estimate), expected \(sums)"
      )
      let weight = policy.expectationWeight
      let rate = (weight * policy.expectedErrorRate + sums.errors) / (weight + sums.opportunities)
      expect(
        (estimate.errorRate - rate).magnitude <= 1e-9,
        "\(estimate), expected a rate of \(rate)"
      )
      expect((0...1).contains(estimate.errorRate), "\(estimate)")
    }
  }
}

/// All evidence by itself: what a single word says is asked of a model that knows nothing else.
private struct ReferenceLearner {
  var day: Int?
  var counts: [(day: Int, estimates: [LearnerModel.Estimate])] = []

  /// Returns how much of the evidence has a date that cannot be right.
  mutating func learn(
    from evidence: [SpellingEvidence],
    at now: Date,
    _ policy: LearnerModel.Policy
  ) -> Int {
    guard let today = Self.day(of: now) else { return evidence.count }
    day = day.map { min($0, today) }
    counts = counts.map { (min($0.day, today), $0.estimates) }
    var misdated = 0
    for word in evidence {
      let date = Self.day(of: word.date)
      if date.map({ $0 > today }) ?? true { misdated += 1 }
      guard let date = date.map({ min($0, today) }) else { continue }
      day = max(day ?? date, date)
      var single = LearnerModel(policy: policy)
      single.learn(from: [word], at: word.date)
      counts.append((date, single.estimates))
    }
    return misdated
  }

  private static func day(of date: Date) -> Int? {
    let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
    // As far as dates can be stored.
    return date.timeIntervalSince1970.magnitude <= 0x1p50 / 1000 ? Int(days) : nil
  }

  func sums(of category: SpellingCategory, _ policy: LearnerModel.Policy) -> (
    errors: Double, opportunities: Double
  ) {
    guard let day else { return (0, 0) }
    var sums = (errors: 0.0, opportunities: 0.0)
    for count in counts {
      guard let estimate = count.estimates.first(where: { $0.category == category }) else {
        continue
      }
      let factor = pow(policy.dailyRetention, Double(day - count.day))
      sums.errors += factor * estimate.errors
      sums.opportunities += factor * estimate.opportunities
    }
    return sums
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Learners who answer the same number of questions every day of a year: those that are due first,
/// and new ones with the rest.
///
/// What they remember follows a model of memory with other parameters than the published ones,
/// which no policy knows.
struct SimulatedYear {
  private typealias Model = SpacedReview.MemoryModel

  /// A problem that was met.
  private struct Item {
    var memory: Model.Memory
    var due: Int
    /// What the policy knows: its box or number of repetitions, the interval before, the ease, and
    /// the memory that it believes in.
    var step: Int
    var interval = 1.0
    var ease = 2.5
    var belief: Model.Memory?
  }

  private enum Policy: String, CaseIterable {
    case leitner, expanding
    case sm2 = "sm-2"
    case fsrs
    case frugal = "fsrs-0.8"
  }

  private struct Day: Encodable {
    let policy: String
    let day: Int
    let reviews: Double
    let met: Double
    let known: Double
  }

  private static let answersPerDay = 50
  private static let days = 365
  private static let learners = 20

  private let truth: Model
  /// Ask again when the chance of recall is down to 9 in 10, and to 8 in 10.
  private let believed: Model
  private let frugal: Model

  private init() throws {
    truth = try Model {
      $0.parameters = [
        0.6, 2.0, 4.5, 14.0, 6.0, 0.7, 2.4, 0.01, 1.5, 0.2, 0.9, 1.7, 0.08, 0.3, 1.4, 0.5, 2.2, 0.5,
        0.1, 0.1, 0.3,
      ]
      $0.learningSteps = []
      $0.relearningSteps = []
    }
    believed = try Model {
      $0.learningSteps = []
      $0.relearningSteps = []
    }
    frugal = try Model {
      $0.desiredRetention = 0.8
      $0.learningSteps = []
      $0.relearningSteps = []
    }
  }

  static func run() throws {
    let simulation = try SimulatedYear()
    let encoder = JSONEncoder()
    for policy in Policy.allCases {
      var sums = Array(repeating: (reviews: 0.0, met: 0.0, known: 0.0), count: days)
      for learner in 0..<learners {
        simulation.play(policy, seed: UInt64(learner)) { day, reviews, met, known in
          sums[day].reviews += Double(reviews)
          sums[day].met += Double(met)
          sums[day].known += known
        }
      }
      for (day, sum) in sums.enumerated() {
        let line = Day(
          policy: policy.rawValue,
          day: day + 1,
          reviews: sum.reviews / Double(learners),
          met: sum.met / Double(learners),
          known: sum.known / Double(learners)
        )
        print(String(decoding: try encoder.encode(line), as: UTF8.self))
      }
    }
  }

  private func date(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_261_600 + 86_400 * Double(day))
  }

  private func play(_ policy: Policy, seed: UInt64, report: (Int, Int, Int, Double) -> Void) {
    var generator = SeededGenerator(seed: seed)
    func chance() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    func rating(_ shares: [Double]) -> Model.Rating {
      var rest = chance()
      for (rating, share) in zip(Model.Rating.allCases, shares) {
        if rest < share { return rating }
        rest -= share
      }
      return .easy
    }
    var items: [Item] = []
    for day in 0..<Self.days {
      let now = date(day)
      // The longest overdue first.
      let due = items.indices.filter { items[$0].due <= day }
        .sorted { (items[$0].due, $0) < (items[$1].due, $1) }.prefix(Self.answersPerDay)
      for index in due {
        let recalled = chance() < truth.retrievability(of: items[index].memory, at: now)
        let given = recalled ? rating([0, 0.15, 0.65, 0.2]) : .again
        items[index].memory = truth.memory(of: items[index].memory, after: given, at: now)
        schedule(&items[index], given, policy, day)
      }
      for _ in due.count..<Self.answersPerDay {
        let given = rating([0.2, 0.1, 0.55, 0.15])
        let memory = truth.memory(after: given, at: now)
        var item = Item(memory: memory, due: day, step: 0)
        schedule(&item, given, policy, day)
        items.append(item)
      }
      let evening = date(day + 1)
      let known = items.reduce(0) { $0 + truth.retrievability(of: $1.memory, at: evening) }
      report(day, due.count, items.count, known)
    }
  }

  private func schedule(_ item: inout Item, _ rating: Model.Rating, _ policy: Policy, _ day: Int) {
    switch policy {
    case .leitner, .expanding:
      let spacing: SpacedReview.Spacing = policy == .leitner ? .leitner : .expanding
      let last = spacing.intervals.count
      let isFirst = item.step == 0
      if rating != .again {
        item.step = min(isFirst ? 2 : item.step + 1, last)
      } else {
        item.step = policy == .leitner ? 1 : max(1, item.step - 1)
      }
      item.due = day + spacing.intervals[item.step - 1]
    case .sm2:
      // P. A. Wozniak, "Application of a computer to improve the results obtained in working with
      // the SuperMemo method" (1990).
      let quality = Double(rating.rawValue + 1)
      if rating == .again {
        // The ease stays as it is.
        (item.step, item.interval) = (0, 1)
      } else {
        item.step += 1
        item.interval =
          item.step == 1 ? 1 : item.step == 2 ? 6 : (item.interval * item.ease).rounded()
        item.ease = max(1.3, item.ease + 0.1 - (5 - quality) * (0.08 + (5 - quality) * 0.02))
      }
      item.due = day + Int(item.interval)
    case .fsrs, .frugal:
      let model = policy == .fsrs ? believed : frugal
      let memory = model.memory(of: item.belief, after: rating, at: date(day))
      item.belief = memory
      item.due = day + Int((memory.due.timeIntervalSince(date(day)) / 86_400).rounded())
    }
  }
}

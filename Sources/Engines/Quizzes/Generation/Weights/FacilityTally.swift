// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The credit that learners earned of a problem when they met it first.
struct FacilityTally: Hashable, Sendable {
  private(set) var learners = 0
  private var sum = 0

  /// Takes a learner's first answer, in whole percent of the problem's worth.
  ///
  /// Whole percents add up to the same on every platform, which a sum of floating point might not, and never
  /// overflow, which exact fractions might.
  mutating func add(_ fraction: Fraction) {
    learners += 1
    sum += (try? fraction.percent()) ?? 0
  }

  /// The mean in whole percent, rounded down.
  var percent: Int { learners == 0 ? 0 : sum / learners }
}

extension AnswerLog {
  /// The first answers of all learners, by problem, or by template for variants.
  ///
  /// - Complexity: O(*n*) in the number of records.
  func facilities(by names: TemplateNames) -> [Problem.ID: FacilityTally] {
    struct Meeting: Hashable {
      let learner: Learner.ID
      let problem: Problem.ID
    }
    var met: Set<Meeting> = []
    var tallies: [Problem.ID: FacilityTally] = [:]
    for record in records {
      let problem = names.countedName(of: record.problem)
      guard met.insert(Meeting(learner: record.learner, problem: problem)).inserted else {
        continue
      }
      tallies[problem, default: FacilityTally()].add(record.credit)
    }
    return tallies
  }
}

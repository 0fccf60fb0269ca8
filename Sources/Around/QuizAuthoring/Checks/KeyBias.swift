// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// How often something happens to right options, compared with chance.
///
/// The number of times is a sum of independent events with chances p, so its mean is Σp and its
/// variance Σp(1 - p); from some twenty problems on it is near enough to a normal distribution to
/// be distinguished from chance by a few standard deviations.
struct KeyBias {
  private(set) var count = 0
  private(set) var hits = 0
  private(set) var mean = 0.0
  private var variance = 0.0

  /// Counts a problem in which it happens by chance with a probability.
  mutating func note(_ isHit: Bool, chance: Double) {
    count += 1
    if isHit { hits += 1 }
    mean += chance
    variance += chance * (1 - chance)
  }

  /// Whether it happened more often than by chance, by so many standard deviations; half a time is
  /// left to the step from whole numbers to a normal distribution.
  func exceeds(_ deviations: Double) -> Bool {
    let excess = Double(hits) - 0.5 - mean
    return excess > 0 && excess * excess > deviations * deviations * variance
  }
}

extension BankCheck {
  /// Whether the right options of the bank stand out by their lengths or positions.
  func biases(of draft: DraftBank) -> [BankCheck.Finding] {
    var longest = KeyBias()
    var shortest = KeyBias()
    var positions: [KeyBias] = []
    for problem in draft.problems {
      guard let key = problem.onlyKey, problem.options.count > 1,
        problem.options.allSatisfy(\.isOrdinary)
      else { continue }
      let chance = 1 / Double(problem.options.count)
      let lengths = problem.options.map(\.plainText.count)
      // Where several are the longest, none of them is given away.
      let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
      longest.note(lengths[key] == most && lengths.count { $0 == most } == 1, chance: chance)
      shortest.note(lengths[key] == least && lengths.count { $0 == least } == 1, chance: chance)
      guard problem.value["shuffleOptions"] != .bool(true) else { continue }
      for position in problem.options.indices {
        if position == positions.count { positions.append(KeyBias()) }
        positions[position].note(position == key, chance: chance)
      }
    }
    var findings: [BankCheck.Finding] = []
    func tell(_ kind: BankCheck.Finding.Kind, _ bias: KeyBias, _ what: String, _ remedy: String) {
      guard bias.count >= minimumForBias, bias.exceeds(biasDeviations) else { return }
      findings.append(
        BankCheck.Finding(
          kind,
          at: ContentPlace().key("sets"),
          "the right option is \(what) in \(bias.hits) of \(bias.count) problems, by chance it would be in "
            + "\(Int(bias.mean.rounded())); \(remedy)"
        )
      )
    }
    tell(.longestIsKey, longest, "the longest", "make wrong options as full as right ones")
    tell(.shortestIsKey, shortest, "the shortest", "make right options as full as wrong ones")
    for (position, bias) in positions.enumerated() {
      tell(.positionOfKey, bias, "number \(position + 1)", #"say "shuffleOptions": true"#)
    }
    return findings
  }
}

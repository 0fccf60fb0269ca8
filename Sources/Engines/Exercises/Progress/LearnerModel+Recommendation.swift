// SPDX-License-Identifier: Apache-2.0
internal import GermanSpelling
public import LudusCore

extension LearnerModel {
  /// An exercise that a child should do next, and why.
  ///
  /// ```swift
  /// let next = model.recommendations(among: open).first
  /// next?.exercise.info.name
  /// next?.sentence(in: .german)   // "Hier übst du „i, ie oder ih“: Davon gelingt dir noch nicht alles ..."
  /// ```
  public struct Recommendation: Hashable, Sendable {
    /// The exercise.
    public let exercise: Exercise
    /// The category that it trains and the child needs most.
    public let need: LearnerModel.Estimate
    /// How many places of this category the exercise has.
    public let places: Int
    /// How much more the child may err in the exercise than is expected of any child.
    ///
    /// It is the sum over its categories of their share in its places times the excess of a bound of their error rate over the
    /// expected one, so it is near 0 where the child is known to err seldom.
    package let benefit: Double
    /// How often the child is thought to err at a place of the exercise, from 0 to 1.
    package let errorRate: Double

    /// Returns the reason for the recommendation.
    ///
    /// - Returns: A sentence for a child.
    public func sentence(in phrasebook: Phrasebook) -> String {
      let values: [String: Sentence.Value] = [
        "category": .text(need.category.plainName(in: phrasebook)),
        "percent": .count(need.percent),
        "places": .count(places),
      ]
      // What is expected of any child is no fact about this one: a known mistake is.
      let key =
        if need.errors > 0 {
          "recommendation"
        } else if need.opportunities > 0 {
          "recommendation.unseen"
        } else {
          "recommendation.unknown"
        }
      return exerciseSentences(Sentence(key, values), in: phrasebook)
    }
  }
}

extension LearnerModel.Estimate {
  /// The error rate as a whole number out of 100.
  var percent: Int { Int((errorRate * 100).rounded()) }
}

extension LearnerModel {
  /// Returns exercises in the order in which they help the child most.
  ///
  /// An exercise helps where the child errs more than is expected of any child. Each of its categories counts with its share in the
  /// places and with the excess of its error rate, so an exercise that is all about a weak category comes before one that touches it.
  ///
  /// How often the child errs is not known but estimated. So a bound above the estimate counts, which is further above the less of a
  /// category was seen, and the further the more of the child was seen altogether, by the logarithm of the number of places. At first a
  /// known mistake comes first; later a category that was never seen gets its turn too, and one that the child masters comes last. That is
  /// "optimism in the face of uncertainty" (P. Auer, N. Cesa-Bianchi and P. Fischer, Finite-time analysis of the multiarmed bandit
  /// problem, 2002).
  ///
  /// - Parameters:
  ///   - exercises: The exercises that are open to the child.
  ///   - recent: Exercises that the child has done recently, which come after all others: best the last ten. Simulated children
  ///     learned as well with these as in a fixed order, and less when only the last one was recent.
  /// - Returns: A recommendation for each exercise that trains anything, the best first; equal ones in the
  ///   given order.
  public func recommendations(
    among exercises: [Exercise],
    recent: Set<ExerciseID> = []
  ) -> [LearnerModel.Recommendation] {
    let estimates = Dictionary(estimates.map { ($0.category, $0) }) { first, _ in first }
    let places = estimates.values.map(\.opportunities).sorted().reduce(0, +)
    let confidence = Elementary.log(1 + places / 1000)
    let all = exercises.compactMap { recommendation(for: $0, estimates, confidence) }
    func comesBefore(_ first: Int, _ second: Int) -> Bool {
      let isRecent = (
        recent.contains(all[first].exercise.id), recent.contains(all[second].exercise.id)
      )
      if isRecent.0 != isRecent.1 { return isRecent.1 }
      if all[first].benefit != all[second].benefit {
        return all[first].benefit > all[second].benefit
      }
      if all[first].errorRate != all[second].errorRate {
        return all[first].errorRate > all[second].errorRate
      }
      return first < second
    }
    return all.indices.sorted(by: comesBefore).map { all[$0] }
  }

  private func recommendation(
    for exercise: Exercise,
    _ estimates: [SpellingCategory: Estimate],
    _ confidence: Double
  ) -> LearnerModel.Recommendation? {
    let profile = ExerciseProfile(of: exercise)
    let parts = profile.categories.map { category in
      let estimate = estimates[category] ?? estimate(for: category)
      let share = Double(profile[category]) / Double(profile.total)
      let bound = estimate.errorRate + confidence * estimate.deviation
      let excess = max(bound - policy.expectedErrorRate, 0)
      return (
        estimate: estimate, places: profile[category], benefit: share * excess,
        errorRate: share * estimate.errorRate
      )
    }
    guard let first = parts.first else { return nil }
    // Exercises of which as much is known stay in the given order, though sums of their parts round differently.
    func rounded(_ sum: Double) -> Double { (sum * 1e9).rounded() / 1e9 }
    let need = parts.dropFirst().reduce(first) { greatest, part in
      (part.benefit, part.errorRate) > (greatest.benefit, greatest.errorRate) ? part : greatest
    }
    return LearnerModel.Recommendation(
      exercise: exercise,
      need: need.estimate,
      places: need.places,
      benefit: rounded(parts.reduce(0) { $0 + $1.benefit }),
      errorRate: rounded(parts.reduce(0) { $0 + $1.errorRate })
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension ProblemWeights {
  /// Draws popular problems more often, with a fair chance for those that are new.
  ///
  /// With *L* likes among *V* votes that count, the factor in percent is
  ///
  ///     floor + (100 - floor) · (L + 1) / (V + 2)
  ///
  /// rounded down. The quotient is Laplace's rule of succession ("Essai philosophique sur les probabilités",
  /// 1814): the part of likes, drawn towards a half the fewer votes there are. Fewer votes than
  /// `Problem.Popularity.isDecided` asks for do not count, so a new problem has the factor (100 + floor) / 2, rounded down: halfway
  /// between the worst and the best, until enough learners have voted.
  ///
  /// As no factor exceeds 100, among *n* problems weighted by popularity alone:
  ///
  /// - in a single draw a new problem has at least ``newcomer`` percent of 1/*n*, the chance that it would have
  ///   if all were equal, and any problem at least `floor` percent of it;
  /// - in a quiz of *k* problems, one with the factor *f* (as a part of 1) is in with a chance of at least
  ///   1 - (*n*-1)/(*n*-1+*f*) · (*n*-2)/(*n*-2+*f*) · ... · (*n*-*k*)/(*n*-*k*+*f*), which is exact when all others
  ///   have the factor 100.
  public struct PopularityWeight: Hashable, Sendable {
    /// The least factor in percent, that of a problem which very many learners voted on and none likes.
    package let floor: Int

    /// Creates a policy.
    ///
    /// - Parameter floor: The least factor in percent, from 1 to 100.
    /// - Throws: A fault for a number out of range.
    public init(floor: Int) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([("floor", floor, ProblemWeights.percentRange)])
      self.init(unchecked: floor)
    }

    private init(unchecked floor: Int) {
      self.floor = floor
    }

    /// A floor of 20 percent, so that a new problem has 60.
    public static let standard = ProblemWeights.PopularityWeight(unchecked: 20)

    /// The factor in percent of a problem without votes that count.
    public var newcomer: Int { (100 + floor) / 2 }

    /// The factor of a problem.
    func factor(_ popularity: Problem.Popularity) -> ProblemWeights.Factor {
      guard popularity.isDecided else {
        return ProblemWeights.Factor(.tooFewVotes(popularity), percent: newcomer)
      }
      let percent = floor + (100 - floor) * (popularity.likes + 1) / (popularity.votes + 2)
      return ProblemWeights.Factor(.votes(popularity), percent: percent)
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.PopularityWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let floor = record.field("floor", \.floor, default: standard.floor)
    return try ProblemWeights.PopularityWeight(floor: floor())
  }
}

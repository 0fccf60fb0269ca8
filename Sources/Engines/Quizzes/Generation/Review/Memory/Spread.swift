// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension SpacedReview.Spacing {
  /// How intervals of a model of memory are spread over days, so that problems learned together do not stay together.
  ///
  /// An interval of 3 days or more moves by a few percent, at least a day, within the bounds that Anki and the package `fsrs`
  /// use. It depends on the answers alone, so that two devices agree.
  public enum Spread: Hashable, Sendable {
    /// Not at all.
    case none
    /// By chance, from a seed, the name of the problem and the date of its review.
    case scattered(seed: UInt64)
    /// To the day within the bounds for which the fewest problems are planned.
    case balanced
  }
}

extension SpacedReview.Spacing.Spread: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("none", .none),
    JSONCase("scattered", Self.scattered, "seed") {
      if case .scattered(let seed) = $0 { seed } else { nil }
    },
    JSONCase("balanced", .balanced),
  ]
}

extension SpacedReview.MemoryModel {
  /// The intervals that one may move to, in days.
  func spreadRange(of interval: Int) -> ClosedRange<Int> {
    guard interval >= 3 else { return interval...interval }
    var reach = 1.0
    for (start, end, share) in [(2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05)] {
      reach += share * Swift.max(Swift.min(Double(interval), end) - start, 0)
    }
    let longest = Swift.min(Int((Double(interval) + reach).rounded()), maximumInterval)
    let shortest = Swift.max(2, Int((Double(interval) - reach).rounded()))
    return Swift.min(shortest, longest)...longest
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension OrderingTask {
  /// How an order of items is graded.
  ///
  /// *n* is the number of items. By the formulae marked with an asterisk, exchanging two neighbors that stand the
  /// wrong way round never earns less; by the others it can, as when a right run is broken up. Each takes
  /// O(*n* log *n*) or less.
  public enum Formula: String, Hashable, Sendable, JSONName {
    /// * 1 if the order is correct, else 0.
    case allOrNothing
    /// Items in their place / *n*.
    ///
    /// Source: "absolute position" of Moodle's ordering question, as are the names below it.
    case exactPosition
    /// Items directly followed by the one that should follow / (*n* - 1).
    ///
    /// Source: "relative to the next item (excluding last)".
    case relativeNext
    /// * For every item the others that stand on the right side of it, before or after, / *n*(*n* - 1).
    ///
    /// That is the share of pairs in the correct order. Source: "relative to all the previous and next items".
    case allPreviousAndNext
    /// * The length of the longest subsequence in the correct order / *n*; a single item counts 0.
    ///
    /// Source: "longest ordered subset"; the length is found by patience sorting (Mallows, 1962).
    case longestSubsequence
    /// The length of the longest run of items that follow one another as they should / *n*; a single item
    /// counts 0.
    ///
    /// Source: "longest contiguous subset", which also counts items that others stand between; here a run is
    /// unbroken.
    case longestRun
    /// * max(0, (pairs in the correct order - pairs in the wrong order) / all pairs): chance earns nothing.
    ///
    /// Source: the rank correlation of Maurice Kendall (Biometrika 30, 1938), no less than 0.
    case kendall
    /// * Predecessors that stand before their item / all predecessors: any order that respects them earns 1.
    ///
    /// Where there is only one correct order, each item but the first has the one before it as predecessor. The
    /// rule for a part of the credit is ours: every stated predecessor counts alike.
    case dependencyGraph
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Counts the edits that lead from one word to another.
///
/// ```swift
/// EditMetric.levenshtein.distance("teh", "the")              // 2
/// EditMetric.optimalStringAlignment.distance("teh", "the")   // 1
/// ```
///
/// Letters are extended grapheme clusters, compared by canonical equivalence: "é" is one letter, written as
/// one scalar or as two. Upper and lower case differ, unless a text normalization
/// is applied first.
///
/// Either distance is symmetric, and 0 only for equal words. The Levenshtein distance obeys the triangle
/// inequality; optimal string alignment does not: "ca" is 1 from "ac", "ac" is 1 from "abc", yet "ca" is 3
/// from "abc".
///
/// - Complexity: O(*n* · *m* / 64) time for *n* and *m* letters, O(*n* + *n* · *limit* / 64) with a limit, and
///   O(*n* + *m*) space. Give a limit where words may be of any length. Words whose scalars are all below
///   U+0300, as in most Western European languages, are measured many times faster than others.
public enum EditMetric: String, CaseIterable, Hashable, Sendable, JSONName {
  /// Letters are substituted, inserted and omitted.
  case levenshtein
  /// Letters are substituted, inserted and omitted, and neighbors are transposed; no part of a word is
  /// edited twice.
  case optimalStringAlignment

  /// Returns the least number of edits that lead from one word to the other, 0 for equal words.
  public func distance(_ first: String, _ second: String) -> Int {
    withDifferingLetters(of: first, second) { first, second, _, alphabetSize in
      distance(ofDiffering: first, second, alphabetSize: alphabetSize, limit: .max)
    }
  }

  /// Returns the least number of edits that lead from one word to the other, or nil when it is above a limit.
  public func distance(_ first: String, _ second: String, within limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    let distance = withDifferingLetters(of: first, second) { first, second, _, alphabetSize in
      self.distance(ofDiffering: first, second, alphabetSize: alphabetSize, limit: limit)
    }
    return distance <= limit ? distance : nil
  }
}

extension EditMetric {
  /// The distance up to which the nearest of some words is looked for.
  private static let reach = 64

  /// Returns the position of the first of the nearest words within 64 edits.
  package func index(nearestTo word: String, among words: [String]) -> Int? {
    var nearest: (index: Int, distance: Int)?
    for (index, other) in words.enumerated() {
      let limit = nearest.map { $0.distance - 1 } ?? Self.reach
      if let distance = distance(word, other, within: limit) {
        nearest = (index, distance)
      }
    }
    return nearest?.index
  }
}

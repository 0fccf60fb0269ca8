// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Compares what was written with what was meant, letter by letter.
///
/// ```swift
/// let alignment = WordAlignment(target: "ängstlich", input: "engstlihc")
/// alignment.distance              // 2
/// alignment.edits[0].operation    // .substitution, of "ä" by "e"
/// alignment.edits[1].operation    // .transposition, of "c" and "h"
/// ```
///
/// The edits are the same for the same words, always and on every platform, because a rule chooses among several
/// shortest ways from target to input. It skips the letters that both words begin with, then those that both end
/// with. In what remains it looks at the last letters, again and again, and takes the first of these that can end a
/// shortest way: a transposition, an omission, a substitution, an insertion, an equal letter.
///
/// Letters are extended grapheme clusters, and canonically equivalent ones are equal.
///
/// In JSON an alignment is an object with `target`, `input` and the array `edits`:
/// `{"target": "der", "input": "dr", "edits": [{"operation": "omission", "targetOffset": 1, "inputOffset": 1}]}`.
public struct WordAlignment: Hashable, Sendable {
  /// The word that was meant.
  public let target: String
  /// The word that was written.
  public let input: String
  /// The edits that lead from the target to the input, from left to right.
  public let edits: [WordAlignment.Edit]

  /// Aligns two words.
  ///
  /// Very long words, whose differing parts make a table of more than 2^21 columns of 64 letters (two parts
  /// of 11,500 letters do not), are not aligned in the shortest way: the letters of these parts are
  /// compared one by one.
  ///
  /// - Parameters:
  ///   - target: The word that was meant.
  ///   - input: The word that was written.
  ///   - metric: How edits are counted.
  /// - Complexity: O(*n* · *m* / 64) time and space for differing parts of *n* and *m* letters.
  public init(
    target: String,
    input: String,
    metric: EditMetric = .optimalStringAlignment
  ) {
    let edits = withDifferingLetters(of: target, input) { target, input, prefix, alphabetSize in
      metric.script(from: target, to: input, behind: prefix, alphabetSize: alphabetSize)
    }
    self.init(target: target, input: input, edits: edits)
  }

  /// Creates an alignment from edits that are known to lead from the target to the input, from left to right.
  package init(target: String, input: String, edits: [WordAlignment.Edit]) {
    self.target = target
    self.input = input
    self.edits = edits
  }

  /// The number of edits.
  public var distance: Int { edits.count }
}

extension WordAlignment {
  /// One step on the way from a target word to what was written.
  ///
  /// Offsets count letters, that is extended grapheme clusters, from 0.
  public struct Edit: Hashable, Sendable, Codable {
    /// How an edit changes the target.
    public enum Operation: String, CaseIterable, Hashable, Sendable, JSONName {
      /// A letter was written for another.
      case substitution
      /// A letter was written that the target does not have.
      case insertion
      /// A letter of the target was left out.
      case omission
      /// Two neighbors of the target were written in the other order.
      case transposition

      /// The number of letters of the target that the operation is about.
      package var targetLength: Int {
        switch self {
        case .substitution, .omission: 1
        case .insertion: 0
        case .transposition: 2
        }
      }

      /// The number of letters of the input that the operation is about.
      package var inputLength: Int {
        switch self {
        case .substitution, .insertion: 1
        case .omission: 0
        case .transposition: 2
        }
      }
    }

    /// How the target was changed.
    public let operation: Operation
    /// Where in the target it was done; for an insertion, the letter it stands before.
    public let targetOffset: Int
    /// Where in the input it shows; for an omission, the letter before which one is missing.
    public let inputOffset: Int

    package init(_ operation: Operation, targetOffset: Int, inputOffset: Int) {
      self.operation = operation
      self.targetOffset = targetOffset
      self.inputOffset = inputOffset
    }
  }
}

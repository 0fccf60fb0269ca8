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
/// The edits are the same for the same words, always and on every platform, because a rule chooses
/// among several shortest ways from target to input. It skips the letters that both words begin
/// with, then those that both end with. In what remains it looks at the last letters, again and
/// again, and takes the first of these that can end a shortest way: a transposition, an omission, a
/// substitution, an insertion, an equal letter.
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
  /// Very long words, whose differing parts make a table of more than 2^21 columns of 64 letters
  /// (two parts of 11,500 letters do not), are not aligned in the shortest way: the letters of
  /// these parts are compared one by one.
  ///
  /// - Parameters:
  ///   - target: The word that was meant.
  ///   - input: The word that was written.
  ///   - metric: The metric by which edits are counted.
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

  /// Creates an alignment from edits that are known to lead from the target to the input, from left
  /// to right.
  package init(target: String, input: String, edits: [WordAlignment.Edit]) {
    self.target = target
    self.input = input
    self.edits = edits
  }

  /// The number of edits.
  public var distance: Int { edits.count }
}

extension WordAlignment {
  /// One step of the edits that turn a target word into what was written.
  ///
  /// Offsets count letters, that is extended grapheme clusters, from 0.
  public struct Edit: Hashable, Sendable, Codable {
    /// An operation by which an edit changes the target.
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

    /// The operation by which the target was changed.
    public let operation: Operation
    /// The place in the target where it was done; for an insertion, the letter it stands before.
    public let targetOffset: Int
    /// The place in the input where it shows; for an omission, the letter before which one is
    /// missing.
    public let inputOffset: Int

    package init(_ operation: Operation, targetOffset: Int, inputOffset: Int) {
      self.operation = operation
      self.targetOffset = targetOffset
      self.inputOffset = inputOffset
    }
  }
}

extension WordAlignment {
  /// A run of letters that either match or differ between both words.
  public struct Segment: Hashable, Sendable {
    /// The letters of the target.
    public let target: String
    /// The letters of the input, which for equal ones may be written in other scalars.
    public let input: String
    /// Whether the letters are equal.
    public let isEqual: Bool
  }

  /// The words in runs of equal and of differing letters, in turn, from left to right.
  ///
  /// To show a wrong word above the right one, write all `input` in one line, all `target` in
  /// another, and color those that are not equal. Either side of a differing run may be empty.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the words.
  public var segments: [Segment] {
    Segment.cut(target: target, input: input, at: differingRuns)
  }

  /// The offsets of letters that differ, with edits that follow one another taken together.
  private var differingRuns: [(target: Range<Int>, input: Range<Int>)] {
    var runs: [(target: Range<Int>, input: Range<Int>)] = []
    for edit in edits {
      let targetEnd = edit.targetOffset + edit.operation.targetLength
      let inputEnd = edit.inputOffset + edit.operation.inputLength
      if let last = runs.last, last.target.upperBound == edit.targetOffset,
        last.input.upperBound == edit.inputOffset
      {
        runs[runs.count - 1].target = last.target.lowerBound..<targetEnd
        runs[runs.count - 1].input = last.input.lowerBound..<inputEnd
      } else {
        runs.append((edit.targetOffset..<targetEnd, edit.inputOffset..<inputEnd))
      }
    }
    return runs
  }
}

extension WordAlignment.Segment {
  /// Cuts words into segments.
  ///
  /// - Parameters:
  ///   - target: The word that was meant.
  ///   - input: The word that was written.
  ///   - differences: The places where the two differ, in letters, from left to right.
  /// - Returns: A segment for each difference, and one for the equal letters between two.
  package static func cut(
    target: String,
    input: String,
    at differences: [(target: Range<Int>, input: Range<Int>)]
  ) -> [Self] {
    var segments: [Self] = []
    var (targetRest, inputRest) = (target[...], input[...])

    func append(_ targetCount: Int, _ inputCount: Int, isEqual: Bool) {
      guard targetCount > 0 || inputCount > 0 else { return }
      segments.append(
        Self(
          target: String(targetRest.prefix(targetCount)),
          input: String(inputRest.prefix(inputCount)),
          isEqual: isEqual
        )
      )
      targetRest = targetRest.dropFirst(targetCount)
      inputRest = inputRest.dropFirst(inputCount)
    }

    var (targetEnd, inputEnd) = (0, 0)
    for difference in differences {
      let (targetStart, inputStart) = (difference.target.lowerBound, difference.input.lowerBound)
      append(targetStart - targetEnd, inputStart - inputEnd, isEqual: true)
      append(difference.target.count, difference.input.count, isEqual: false)
      (targetEnd, inputEnd) = (difference.target.upperBound, difference.input.upperBound)
    }
    append(targetRest.count, inputRest.count, isEqual: true)
    return segments
  }
}

extension WordAlignment: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let target = record.field("target", \.target)
    let input = record.field("input", \.input)
    let edits = record.field("edits", \.edits)
    let alignment = WordAlignment(target: try target(), input: try input(), edits: try edits())
    guard alignment.rebuiltInput == Array(alignment.input) else {
      let reason = "expected edits, from left to right, that lead from the target to the input"
      let fault = LocatedFault(JSONFault.malformed(reason), at: ContentPlace().key("edits"))
      throw ContentError(faults: [fault])
    }
    return alignment
  }

  /// The letters that the edits make of the target's, or nil when there are edits that do not fit
  /// the words or one another.
  ///
  /// They are the letters of the input; only the letters that edits put in are taken from it.
  package var rebuiltInput: [Character]? {
    let target = Array(self.target)
    let input = Array(self.input)
    var rebuilt: [Character] = []
    var next = 0
    for edit in edits {
      let start = edit.targetOffset
      guard start >= next, start <= target.count - edit.operation.targetLength,
        edit.inputOffset <= input.count - edit.operation.inputLength
      else { return nil }
      rebuilt += target[next..<start]
      guard rebuilt.count == edit.inputOffset else { return nil }
      switch edit.operation {
      case .substitution, .insertion: rebuilt.append(input[edit.inputOffset])
      case .transposition: rebuilt += [target[start + 1], target[start]]
      case .omission: break
      }
      next = start + edit.operation.targetLength
    }
    return rebuilt + target[next...]
  }
}

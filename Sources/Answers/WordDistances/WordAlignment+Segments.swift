// SPDX-License-Identifier: Apache-2.0
extension WordAlignment {
  /// A run of letters that are equal in both words, or of letters that differ.
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
  /// To show a wrong word above the right one, write all `input` in one line, all `target` in another, and
  /// color those that are not equal. Either side of a differing run may be empty.
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
  ///   - differences: Where the two differ, in letters, from left to right.
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

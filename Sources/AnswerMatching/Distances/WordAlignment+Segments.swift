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
  /// colour those that are not equal. Either side of a differing run may be empty.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the words.
  public var segments: [Segment] {
    var segments: [Segment] = []
    var target = self.target[...]
    var input = self.input[...]

    func append(_ targetCount: Int, _ inputCount: Int, isEqual: Bool) {
      guard targetCount > 0 || inputCount > 0 else { return }
      segments.append(
        Segment(
          target: String(target.prefix(targetCount)),
          input: String(input.prefix(inputCount)),
          isEqual: isEqual
        )
      )
      target = target.dropFirst(targetCount)
      input = input.dropFirst(inputCount)
    }

    var targetEnd = 0
    var inputEnd = 0
    for run in differingRuns {
      let (targetStart, inputStart) = (run.target.lowerBound, run.input.lowerBound)
      append(targetStart - targetEnd, inputStart - inputEnd, isEqual: true)
      append(run.target.count, run.input.count, isEqual: false)
      (targetEnd, inputEnd) = (run.target.upperBound, run.input.upperBound)
    }
    append(target.count, input.count, isEqual: true)
    return segments
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

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A text that a person reads and grades.
public struct OpenResponseTask: Hashable, Sendable {
  /// The fewest words that the text may have; nil for no limit.
  public let minimumWords: Int?
  /// The most words that the text may have; nil for no limit.
  public let maximumWords: Int?
  /// The criteria for the text; nil to grade it as a whole.
  public let rubric: Rubric?
  /// A text that would be right, to be shown as the correction.
  public let sampleAnswer: String?

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - minimumWords: The fewest words that the text may have, at least 1; nil for no limit.
  ///   - maximumWords: The most words that the text may have, at least 1; nil for no limit.
  ///   - rubric: The criteria for the text; nil to grade it as a whole.
  ///   - sampleAnswer: A text that would be right, to be shown as the correction.
  public init(
    minimumWords: Int? = nil,
    maximumWords: Int? = nil,
    rubric: Rubric? = nil,
    sampleAnswer: String? = nil
  ) {
    self.minimumWords = minimumWords
    self.maximumWords = maximumWords
    self.rubric = rubric
    self.sampleAnswer = sampleAnswer
  }

  /// Counts the words of a text as the limits do: stretches between white space in which there is a letter or
  /// a number.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func wordCount(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }
}

/// In JSON the task is the keys `minimumWords`, `maximumWords`, `rubric` and `sampleAnswer`, as far as it has them.
extension OpenResponseTask: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let minimum = record.field("minimumWords", \.minimumWords)
    let maximum = record.field("maximumWords", \.maximumWords)
    let criteria = record.field("rubric", \.rubric?.criteria, as: .list())
    let sample = record.field("sampleAnswer", \.sampleAnswer)
    return try OpenResponseTask(
      minimumWords: minimum(),
      maximumWords: maximum(),
      rubric: criteria().map(Rubric.init),
      sampleAnswer: sample()
    )
  }
}

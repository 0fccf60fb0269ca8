// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore

/// A file that was written, with what its format cannot hold.
public struct Exported: Hashable, Sendable {
  /// Something that the format cannot hold.
  public struct Loss: Hashable, Sendable {
    /// The parts of an item that a format can lack.
    public enum Part: String, Hashable, Sendable, CaseIterable {
      /// The whole question, for its type.
      case type
      /// The category.
      case category
      /// The description or the number of a category.
      case categoryDetails = "category-details"
      /// The title of a set, where it is not that of the category.
      case setTitle = "set-title"
      /// The name for teachers.
      case name
      /// The number in other systems, or the tags.
      case labels
      /// The marks that it is worth.
      case mark
      /// The hints between tries.
      case hints
      /// The feedback for everyone.
      case generalFeedback = "general-feedback"
      /// The feedback on an answer.
      case answerFeedback = "answer-feedback"
      /// The files in its texts.
      case files
      /// Parts that only the format of its file knows.
      case remainder
      /// Answers that earn a part of the credit.
      case weights
      /// Nothing yet, but Moodle refuses weights that are not on its list.
      case refusedWeights = "refused-weights"
      /// All answers but the first.
      case otherAnswers = "other-answers"
      /// The sign between answers that stands in one of them.
      case separator
      /// The arrow in a text.
      case arrow
      /// The difference between upper and lower case.
      case letterCase = "letter-case"
      /// The fact that only one answer is picked.
      case singleChoice = "single-choice"
      /// The way in which an answer is judged.
      case judgment
      /// The formula by which picks earn credit.
      case grading
      /// All right orders but one.
      case otherOrders = "other-orders"
      /// The rubric, the sample answer and the limits of an essay.
      case rubric
      /// The instruction above a text with gaps.
      case instruction
      /// The source of a problem.
      case source
      /// The templates of a set.
      case templates
      /// The title, the note and the mark of a pin.
      case notes
      /// Labels in other languages, and synonyms.
      case otherLabels = "other-labels"
      /// Curved or turned edges, and holes.
      case roundShapes = "round-shapes"
    }

    /// The offset of the item among all that were written.
    public let item: Int
    /// The part of it that is lost.
    public let part: Part
    /// The type of the question.
    let type: String

    package init(_ part: Part, of item: Int, type: String = "") {
      self.item = item
      self.part = part
      self.type = type
    }

    /// The loss as a sentence.
    ///
    /// - Parameter phrasebook: The language of the reader.
    /// - Returns: The sentence.
    public func sentence(in phrasebook: Phrasebook) -> String {
      interchangeSentences(Sentence("lost.\(part.rawValue)", ["type": .text(type)]), in: phrasebook)
    }
  }

  /// The bytes of the file, in UTF-8.
  public internal(set) var bytes: [UInt8]
  /// All that is lost, item by item.
  public internal(set) var losses: [Loss] = []

  package init(bytes: [UInt8] = [], losses: [Loss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}

extension Exported.Loss: CustomStringConvertible {
  /// The loss behind the name of a file: `item 3: The hints are lost. [hints]`.
  public var description: String {
    "item \(item + 1): \(sentence(in: .english)) [\(part.rawValue)]"
  }
}

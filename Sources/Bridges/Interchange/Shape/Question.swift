// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A question in the terms of the formats that people exchange: what Moodle, GIFT, Aiken and tables of vocabulary share.
///
/// It holds a file's question as it is, also one that no ``/QuizContent/Problem`` can be made of. ``Imported/bank(id:title:language:)`` makes one where it can.
public struct Question: Hashable, Sendable {
  /// A text with the name of its format.
  public struct Text: Hashable, Sendable {
    /// The text as it stands in the file, without escapes.
    public var source: String
    /// How to read it: "moodle", "html", "plain" or "markdown".
    public var format: String
    /// The files that it refers to.
    public var files: [File]

    /// Creates a text.
    public init(_ source: String, format: String = "html", files: [File] = []) {
      self.source = source
      self.format = format
      self.files = files
    }
  }

  /// A file that stands within another one.
  public struct File: Hashable, Sendable {
    /// Its name, such as "cell.png".
    public var name: String
    /// Its folder, "/" for most.
    public var path: String
    /// Its content.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, path: String = "/", bytes: [UInt8]) {
      self.name = name
      self.path = path
      self.bytes = bytes
    }
  }

  /// An answer with what it earns.
  public struct Answer: Hashable, Sendable {
    /// The text to pick or to write; a number as it was spelled.
    public var text: Text
    /// The credit, 1 for a right answer; below 0 for one that costs.
    public var fraction: Fraction
    /// How far a number may be from it, as a decimal number; nil for texts.
    public var tolerance: String?
    /// The feedback for a learner with this answer.
    public var feedback: Text?

    /// Creates an answer.
    public init(
      _ text: Text,
      fraction: Fraction,
      tolerance: String? = nil,
      feedback: Text? = nil
    ) {
      self.text = text
      self.fraction = fraction
      self.tolerance = tolerance
      self.feedback = feedback
    }
  }

  /// A stem with the answer that it is matched with.
  public struct Pair: Hashable, Sendable {
    /// The side to be matched; blank for an answer that belongs to no stem.
    public var stem: Text
    /// Its partner.
    public var answer: String

    /// Creates a pair.
    public init(_ stem: Text, _ answer: String) {
      self.stem = stem
      self.answer = answer
    }
  }

  /// The name for teachers; nil where the file gives none.
  public var name: String?
  /// The text for the learner.
  public var text: Text
  /// The feedback for every learner.
  public var generalFeedback: Text?
  /// The number by which other systems know it.
  public var idNumber: String?
  /// Skills and topics.
  public var tags: [String] = []
  /// The marks that it is worth; nil where the file does not say.
  public var mark: Fraction?
  /// The share of the marks that a wrong try costs; nil where the file does not say.
  public var penalty: Fraction?
  /// Help between tries.
  public var hints: [Text] = []
  /// The task for the learner, with the key.
  public var task: Task
  /// Whether a response earns nothing unless all of it is right.
  public var isAllOrNothing = false
  /// Notes for the people who grade responses.
  public var rubric: Text?
  /// A text that would be right, for an essay.
  public var sampleAnswer: String?
  /// The units that a number may have, the one of the key first.
  var units: [String] = []
  /// Whether a number without a unit loses marks.
  var needsUnit = false
  /// The parts that only the format of its file knows, if there are any.
  var remainder: Remainder?

  /// Parts that no other format can take, as they stand in the file.
  enum Remainder: Hashable, Sendable {
    /// Elements of Moodle XML.
    case elements([[UInt8]])
    /// The cells of a row by their columns, empty in those that are known.
    case cells([String])
  }

  /// Creates a question with its task.
  public init(name: String? = nil, text: Text, task: Task) {
    self.name = name
    self.text = text
    self.task = task
  }
}

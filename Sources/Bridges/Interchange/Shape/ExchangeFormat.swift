// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore

/// A file format for questions, with its reader and its writer.
///
/// The formats are ``GIFT`` and those next to it; each reads every file and writes every question.
/// A format is such a type and a line in ``QuestionFormat/allVersions``: whoever lists formats, or
/// guesses one, asks it for the rest.
public protocol ExchangeFormat: Sendable {
  /// The facts about the format that are known before a file is opened.
  static var about: FormatDescription { get }

  /// A reader for a file that comes in stretches.
  static func reading() -> ImportStream

  /// A reader for a file that comes in stretches, of a table or of cards that do not say themselves
  /// how they are read.
  ///
  /// - Parameter options: The options for reading the file; other formats pass it over.
  /// - Returns: The reader.
  static func reading(_ options: TableOptions) -> ImportStream

  /// A writer for a file that goes in stretches.
  static func writing() -> ExportStream
}

extension ExchangeFormat {
  /// A reader that needs no options.
  public static func reading(_ options: TableOptions) -> ImportStream { reading() }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever is in it, in UTF-8, UTF-16 or Windows-1252.
  ///   - options: The options for reading a table.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8], options: TableOptions = .standard) -> Imported {
    var stream = reading(options)
    return stream.finish(bytes)
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in the order of the file.
  ///   - language: The language of the questions that name none.
  /// - Returns: The file, and what the format cannot hold.
  /// - Complexity: O(*n*) in the length of the texts.
  public static func write(
    _ items: [Imported.Item.Content],
    language: Language? = nil
  ) -> Exported {
    var stream = writing()
    var exported = stream.write(items, language: language)
    exported.bytes += stream.finish()
    return exported
  }
}

/// A file that was written, with notes on anything its format cannot hold.
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
      /// The shares of the points that hints cost.
      case hintPenalty = "hint-penalty"
      /// The feedback for everyone.
      case generalFeedback = "general-feedback"
      /// The feedback on an answer.
      case answerFeedback = "answer-feedback"
      /// The feedback on a response as a whole.
      case responseFeedback = "response-feedback"
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
      /// Signs in a text that mean something else in the format, which has no way to say that they
      /// stand for themselves.
      case signs
      /// The difference between upper and lower case.
      case letterCase = "letter-case"
      /// The fact that only one answer is picked.
      case singleChoice = "single-choice"
      /// The way in which an answer is judged.
      case judgment
      /// The unit of a number.
      case unit
      /// Formulae, pictures, tables and emphasis where the format has plain text only.
      case markup
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
      /// The language of the questions, named at the first that has one.
      case language
      /// The title of a bank or a package.
      case title
      /// The further terms of a bank that answers must not be taken for.
      case terms
      /// The choice of the terms of a bank that answers must not be taken for.
      case rivals
      /// The title, the note, the mark and the size of a pin.
      case notes
      /// Labels in other languages, and synonyms.
      case otherLabels = "other-labels"
      /// Curved edges, and holes.
      case roundShapes = "round-shapes"
      /// The arrows and highlights on an image.
      case drawings
      /// The titles of sections, exercises and views, and the descriptions of images.
      case titles
      /// The images behind the first one, with their pins.
      case otherImages = "other-images"
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

/// Writes a file that does not fit into memory, piece by piece.
///
/// ```swift
/// var stream = MoodleXML.writing()
/// let head = stream.write(GIFT.read(Array("Two plus two? {#4}".utf8)).items.map(\.content))
/// head.losses.isEmpty  // true
/// String(decoding: stream.finish(), as: UTF8.self)  // "</quiz>\n"
/// ```
public struct ExportStream: Sendable {
  private let writer: ItemWriter
  private var count = 0
  /// The number of the next question in a list that has numbers.
  private var number = 1
  private var isEmpty = true
  private var hasHead = false
  /// The path of the last category.
  private var category: String?
  /// Whether it was said that the language of questions is lost.
  private var hasLostLanguage = false
  /// Whether it holds all that a problem has.
  var holdsProblems: Bool { writer.holdsProblems }
  /// Whether it holds questions whose numbers are drawn.
  var holdsTemplates: Bool { writer.holdsTemplates }

  init(_ writer: ItemWriter) {
    self.writer = writer
  }

  /// Writes the next items of the file.
  ///
  /// - Parameters:
  ///   - items: Questions and categories in the order of the file.
  ///   - language: The language of the questions that name none.
  ///   - title: The title of the package that they are from, which no file holds.
  /// - Returns: Their bytes, with those in front of the first, and what the format cannot hold.
  ///   Items are counted from the beginning of the file.
  /// - Complexity: O(*n*) in the length of the texts.
  public mutating func write(
    _ items: [Imported.Item.Content],
    language: Language? = nil,
    title: String? = nil
  ) -> Exported {
    var exported = Exported(bytes: head())
    // A package of one question or one section has often its name.
    if let title, !title.isEmpty, !items.contains(where: { $0.title == title }) {
      exported.losses.append(Exported.Loss(.title, of: count))
    }
    for item in items {
      var lost: [Exported.Loss.Part] = []
      var item = item.speaking(language)
      if writer.holdsSets {
        ItemWriter.put(item: &item, into: &category, &lost)
      }
      if !writer.holdsProblems, case .question(let question) = item {
        lost += question.lossesOfProblem
        // A table has it in its rows, and no other file has a place for it.
        if question.language != nil, !hasLostLanguage {
          lost.append(.language)
          hasLostLanguage = true
        }
      }
      if let bytes = writer.bytes(of: item, number: &number, &lost) {
        if !isEmpty { exported.bytes += writer.separator.utf8 }
        exported.bytes += bytes
        exported.bytes += writer.ending.utf8
        isEmpty = false
      }
      let type = if case .question(let question) = item { question.type } else { "" }
      exported.losses += lost.unrepeated.map { Exported.Loss($0, of: count, type: type) }
      count += 1
    }
    return exported
  }

  /// Returns the bytes behind the last item.
  public mutating func finish() -> [UInt8] { head() + writer.tail.utf8 }

  private mutating func head() -> [UInt8] {
    defer { hasHead = true }
    return hasHead ? [] : Array(writer.head.utf8)
  }
}

extension Imported.Item.Content {
  /// The name of a question, or the path of a category.
  fileprivate var title: String? {
    switch self {
    case .question(let question): question.name
    case .category(let path, _, _): path
    case .unusable: nil
    }
  }

  /// The item, with a language where it is a question that names none and has none from its table.
  func speaking(_ language: Language?) -> Self {
    guard let language, case .question(var question) = self, question.language == nil,
      question.impliedLanguage == nil
    else { return self }
    question.language = language.rawValue
    return .question(question)
  }
}

/// A writer of items in one format.
struct ItemWriter: Sendable {
  /// The beginning of the file.
  var head = ""
  /// The text between two items.
  var separator = ""
  /// The text behind each item.
  var ending = ""
  /// The end of the file.
  var tail = ""
  /// Whether an item has a place for the path of its category.
  var holdsSets = false
  /// Whether it holds all that a problem has, and not only what a question has.
  var holdsProblems = false
  /// Whether it holds questions whose numbers are drawn.
  var holdsTemplates = false
  /// Writes an item and notes what it loses, or returns nil for one that has no place in the
  /// format.
  let written: @Sendable (Imported.Item.Content, inout [Exported.Loss.Part]) -> [UInt8]?
  /// Writes a question with its number, where a format has numbers.
  var numbered: (@Sendable (Question, Int, inout [Exported.Loss.Part]) -> String?)?

  /// An item behind those that are written, with the next number where it is a question and the
  /// format has some.
  func bytes(
    of item: Imported.Item.Content,
    number: inout Int,
    _ losses: inout [Exported.Loss.Part]
  ) -> [UInt8]? {
    guard let numbered, case .question(let question) = item else { return written(item, &losses) }
    guard let text = numbered(question, number, &losses) else {
      losses = [.type]
      return nil
    }
    if question.task != .description { number += 1 }
    return Array(text.utf8)
  }

  /// Writes the questions of a format without categories.
  static func questions(
    head: String = "",
    separator: String = "",
    ending: String = "",
    _ written: @escaping @Sendable (Question, inout [Exported.Loss.Part]) -> String?
  ) -> ItemWriter {
    ItemWriter(head: head, separator: separator, ending: ending) { item, losses in
      switch item {
      case .unusable: return nil
      case .category:
        losses = [.category]
        return nil
      case .question(let question):
        if let text = written(question, &losses) { return Array(text.utf8) }
        losses = [.type]
        return nil
      }
    }
  }

  /// Puts the category of a question into it; a category itself has no item.
  static func put(
    item: inout Imported.Item.Content,
    into category: inout String?,
    _ losses: inout [Exported.Loss.Part]
  ) {
    switch item {
    case .category(let path, let info, let idNumber):
      category = path == BankMaker.questions ? nil : path
      if info != nil || idNumber != nil { losses.append(.categoryDetails) }
      item = .unusable
    case .question(var question):
      question.set = question.set ?? category
      item = .question(question)
    case .unusable: break
    }
  }

  /// A question in the place of another one.
  func rendered(_ question: Question) -> Exported {
    var lost: [Exported.Loss.Part] = []
    let bytes = written(.question(question), &lost) ?? []
    return Exported(
      bytes: bytes,
      losses: lost.map { Exported.Loss($0, of: 0, type: question.type) }
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// A question in the terms shared by the formats that people exchange: Moodle, GIFT, Aiken and
/// vocabulary tables.
///
/// It holds a file's question as it is, also one that no ``/QuizContent/Problem`` can be made of.
/// ``Imported/bank(id:title:language:)`` makes one where it can.
public struct Question: Hashable, Sendable {
  /// A text with the name of its format.
  public struct Text: Hashable, Sendable {
    /// The text as it stands in the file, without escapes.
    public var source: String
    /// The format in which to read it: "moodle", "html", "plain" or "markdown".
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

  /// A file embedded in another one.
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

  /// An answer and what it earns.
  public struct Answer: Hashable, Sendable {
    /// The text to pick or to write; a number as it was spelled.
    public var text: Text
    /// The credit, 1 for a right answer; below 0 for one that costs.
    public var fraction: Fraction
    /// The tolerance around it for a number, as a decimal number; nil for texts.
    public var tolerance: String?
    /// The feedback for a learner with this answer.
    public var feedback: Text?
    /// The way in which a calculated answer is compared and shown.
    var calculation: Calculation?

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

  /// The way in which Moodle compares and shows a calculated answer, as its file states it.
  struct Calculation: Hashable, Sendable {
    /// The tolerance around it for a number.
    var tolerance: String
    /// 1 for a share of the answer, 2 for a number, 3 for a factor above 1 less 1.
    var toleranceType: String
    /// 1 for decimals, 2 for significant figures.
    var format: String
    /// The number of decimals or significant figures.
    var length: String
  }

  /// The types of questions with wildcards.
  static let calculatedTypes: Set<String> = ["calculated", "calculatedsimple", "calculatedmulti"]

  /// A stem and the answer that belongs to it.
  public struct Pair: Hashable, Sendable {
    /// The side to be matched; blank for an answer that belongs to no stem.
    public var stem: Text
    /// Its partner.
    public var answer: String
    /// The partner with its marks, where it has any.
    var richAnswer: Text?

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
  /// Texts about a response as a whole, each with its condition.
  public var responseFeedback: [ResponseFeedback] = []
  /// Notes for the people who grade responses.
  public var rubric: Text?
  /// A text that would be right, for an essay.
  public var sampleAnswer: String?
  /// The fewest words that an essay may have.
  var minimumWords: Int?
  /// The most words that an essay may have.
  var maximumWords: Int?
  /// The text with which learners begin an essay.
  var responseTemplate: Text?
  /// The formula for grading an order, where it is not by the places of its items.
  var orderFormula: OrderingTask.Formula?
  /// Whether learners do not meet it any more, because it was deleted after it had been answered.
  var isHidden = false
  /// The names of parts that no bank has a place for, as its format calls them.
  var unplaced: [String] = []
  /// The names of settings without effect on what is asked and what it earns.
  var settings: [String] = []
  /// The units that a number may have, the one of the key first.
  var units: [String] = []
  /// Whether a number without a unit loses marks.
  var needsUnit = false
  /// The parts that only the format of its file knows, if there are any.
  var remainder: Remainder?
  /// The source that it comes from, such as a book and a page.
  var source: String?
  /// The tag of its language, in formats that have one for each question.
  var language: String?
  /// The tag of the language that the words around it suggest, such as those over the columns of its
  /// table: what it is where it names none, and nothing that its author typed.
  var impliedLanguage: String?
  /// The path of its category, in formats that have one for each question.
  var set: String?
  /// The problem that it was made of.
  var exact: ExactProblem?
  /// The labels that are dragged onto an image, where only packages have a place for it.
  var markers: ImageMarkers?
  /// The reason no problem can be made of it, where its type is not the reason.
  var obstacle: String?

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

extension Question {
  /// A text about a response as a whole.
  public struct ResponseFeedback: Hashable, Sendable {
    /// The condition under which a text is shown.
    public enum Condition: Hashable, Sendable {
      /// The response earns the full credit.
      case correct
      /// The response earns a part of the credit.
      case partlyCorrect
      /// The response earns nothing.
      case incorrect
      /// The credit of the response is within a range, from 0 to 1.
      case credit(ClosedRange<Fraction>)
      /// Exactly the answers with these offsets are picked.
      case picks(Set<Int>)
    }

    /// The condition under which it is shown.
    public var condition: Condition
    /// A heading above it.
    public var title: String?
    /// The text.
    public var text: Text

    /// Creates a text.
    public init(_ condition: Condition, _ text: Text, title: String? = nil) {
      self.condition = condition
      self.text = text
      self.title = title
    }
  }
}

extension Question {
  /// A gap in a text, with its own mark.
  public struct Gap: Hashable, Sendable {
    /// The way in which a gap is filled and shown.
    public struct Kind: Hashable, Sendable {
      /// The question type of a gap, by name.
      public enum Name: String, Hashable, Sendable {
        /// Pick one answer, or several.
        case multichoice
        /// Write a text.
        case shortanswer
        /// Write a number.
        case numerical
      }

      /// The name of the type.
      public let name: Name
      /// The name as it is written, such as "MULTICHOICE_VS".
      public let spelling: String
      /// Whether only one answer is picked.
      public let picksOne: Bool
      /// The layout of answers: "dropdown", "vertical" or "horizontal"; nil where none are shown.
      public let layout: String?
      /// Whether answers are shuffled.
      public let areShuffled: Bool
      /// Whether upper and lower case do not matter.
      public let ignoresCase: Bool

      /// A text, upper and lower case alike.
      static let shortAnswer = Kind(full: "SHORTANSWER", spelling: "SHORTANSWER")

      /// The kind by its name, such as "SA" or "SHORTANSWER", or nil for another name.
      public init?(name spelling: String) {
        guard let full = Self.names[spelling] else { return nil }
        self.init(full: full, spelling: spelling)
      }

      private init(full: String, spelling: String) {
        self.spelling = spelling
        name =
          full.hasPrefix("M") ? .multichoice : full.hasPrefix("S") ? .shortanswer : .numerical
        picksOne = !full.hasPrefix("MULTIR")
        let mode = full.split(separator: "_").dropFirst().first ?? ""
        areShuffled = mode.hasSuffix("S")
        ignoresCase = mode != "C"
        layout =
          name != .multichoice
          ? nil
          : mode.hasPrefix("H")
            ? "horizontal" : mode.hasPrefix("V") || !picksOne ? "vertical" : "dropdown"
      }

      private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (short, full) in [
          ("NM", "NUMERICAL"), ("SA", "SHORTANSWER"), ("MW", "SHORTANSWER"),
          ("SAC", "SHORTANSWER_C"), ("MWC", "SHORTANSWER_C"), ("MC", "MULTICHOICE"),
          ("MCV", "MULTICHOICE_V"), ("MCH", "MULTICHOICE_H"), ("MCS", "MULTICHOICE_S"),
          ("MCVS", "MULTICHOICE_VS"), ("MCHS", "MULTICHOICE_HS"), ("MR", "MULTIRESPONSE"),
          ("MRH", "MULTIRESPONSE_H"), ("MRS", "MULTIRESPONSE_S"), ("MRHS", "MULTIRESPONSE_HS"),
        ] {
          names[short] = full
          names[full] = full
        }
        return names
      }()
    }

    /// The way in which the gap is filled.
    public var kind: Kind
    /// Its weight, 1 or more.
    public var mark: Int
    /// The answers with what they earn.
    public var answers: [Answer]

    /// Creates a gap.
    public init(kind: Kind, mark: Int = 1, answers: [Answer]) {
      self.kind = kind
      self.mark = mark
      self.answers = answers
    }
  }

  /// A word that fits into the gaps of its group.
  public struct GapOption: Hashable, Sendable {
    /// The word.
    public var text: String
    /// The name of the group, "1" in most files.
    public var group: String
    /// The word with its marks, where it has any.
    var richText: Text?
    /// The feedback for a learner who has put it where it belongs.
    var feedbackWhenRight: Text?
    /// The feedback for a learner who has put it somewhere else.
    var feedbackWhenWrong: Text?

    /// Creates a word.
    public init(_ text: String, group: String = "1") {
      self.text = text
      self.group = group
    }
  }
}

extension Question {
  /// The task for the learner, with the answer key.
  public enum Task: Hashable, Sendable {
    /// Pick one of the answers, or several.
    case choices([Answer], picksOne: Bool, areShuffled: Bool)
    /// Decide whether a statement is true.
    case truth(Bool, feedbackTrue: Text?, feedbackFalse: Text?)
    /// Write a text; `*` in an answer stands for anything.
    case written([Answer], ignoresCase: Bool)
    /// Write a number.
    case numbers([Answer])
    /// Match stems with answers.
    case pairs([Pair], areShuffled: Bool)
    /// Put texts in order; they stand in the right one.
    case ordering([Text])
    /// Fill the gaps of a text, in which `{#1}` is the place of the first.
    case cloze([Gap])
    /// Put words into a text, in which `[[1]]` is the place of the first word.
    case gapSelect([GapOption], areDragged: Bool)
    /// Write a text that a person grades.
    case essay
    /// Nothing: the text stands between questions.
    case description
    /// Something that only one format has, by the name of its type there, with the answers that it
    /// lists.
    case other(String, [Answer] = [], picksOne: Bool? = nil)
  }

  /// The name of the type, as Moodle has it.
  public var type: String {
    switch task {
    case .choices: "multichoice"
    case .truth: "truefalse"
    case .written: "shortanswer"
    case .numbers: "numerical"
    case .pairs: "match"
    case .ordering: "ordering"
    case .cloze: "multianswer"
    case .gapSelect(_, let areDragged): areDragged ? "ddwtos" : "gapselect"
    case .essay: "essay"
    case .description: "description"
    case .other(let name, _, _): name
    }
  }
}

extension Question {
  /// All texts that can have a format and files.
  var allTexts: [Text] {
    var texts = [text] + hints
    texts += [generalFeedback, rubric].compactMap(\.self) + responseFeedback.map(\.text)
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers),
      .other(_, let answers, _):
      texts += answers.flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
    case .truth(_, let right, let wrong): texts += [right, wrong].compactMap(\.self)
    case .pairs(let pairs, _):
      texts += pairs.flatMap { [$0.stem] + [$0.richAnswer].compactMap(\.self) }
    case .ordering(let items): texts += items
    case .cloze(let gaps):
      texts += gaps.flatMap(\.answers).flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
    case .gapSelect(let options, _): texts += options.compactMap(\.richText)
    case .essay, .description: break
    }
    return texts + [responseTemplate].compactMap(\.self)
  }

  /// Changes all texts that can have a format and files.
  mutating func changeTexts(_ change: (inout Text) -> Void) {
    func changed(_ answers: [Answer]) -> [Answer] {
      answers.map { answer in
        var answer = answer
        answer.text = changed(answer.text)
        answer.feedback = answer.feedback.map(changed)
        return answer
      }
    }
    func changed(_ text: Text) -> Text {
      var text = text
      change(&text)
      return text
    }
    text = changed(text)
    hints = hints.map(changed)
    generalFeedback = generalFeedback.map(changed)
    for index in responseFeedback.indices { change(&responseFeedback[index].text) }
    responseTemplate = responseTemplate.map(changed)
    switch task {
    case .choices(let answers, let picksOne, let areShuffled):
      task = .choices(changed(answers), picksOne: picksOne, areShuffled: areShuffled)
    case .written(let answers, let ignoresCase):
      task = .written(changed(answers), ignoresCase: ignoresCase)
    case .numbers(let answers): task = .numbers(changed(answers))
    case .other(let name, let answers, let picksOne):
      task = .other(name, changed(answers), picksOne: picksOne)
    case .truth(let isTrue, let right, let wrong):
      task = .truth(isTrue, feedbackTrue: right.map(changed), feedbackFalse: wrong.map(changed))
    case .pairs(let pairs, let areShuffled):
      let new = pairs.map { pair in
        var new = pair
        new.stem = changed(pair.stem)
        new.richAnswer = pair.richAnswer.map(changed)
        return new
      }
      task = .pairs(new, areShuffled: areShuffled)
    case .ordering(let items): task = .ordering(items.map(changed))
    case .cloze(let gaps):
      let new = gaps.map { Gap(kind: $0.kind, mark: $0.mark, answers: changed($0.answers)) }
      task = .cloze(new)
    case .gapSelect(let options, let areDragged):
      let new = options.map { option in
        var new = option
        new.richText = option.richText.map(changed)
        return new
      }
      task = .gapSelect(new, areDragged: areDragged)
    case .essay, .description: break
    }
  }

  /// The files within its texts.
  public var files: [File] { allTexts.flatMap(\.files) }

  /// The parts that only packages have a place for.
  var lossesOfGrading: [Exported.Loss.Part] {
    var losses = lossesOfSettings
    if isAllOrNothing { losses.append(.grading) }
    if rubric != nil || sampleAnswer != nil { losses.append(.rubric) }
    if !responseFeedback.isEmpty { losses.append(.responseFeedback) }
    return losses.unrepeated
  }

  /// The parts that texts of packages have no place for, such as films.
  var lossesOfXHTML: [Exported.Loss.Part] {
    let loses = allTexts.contains { text in
      text.isHTML && text.source.contains("<") && text.imported.losses.contains(where: \.isContent)
    }
    return loses ? [.files] : []
  }

  /// The parts that only Moodle XML has a place for.
  var lossesOfSettings: [Exported.Loss.Part] {
    var losses: [Exported.Loss.Part] = []
    if orderFormula != nil { losses.append(.grading) }
    if minimumWords != nil || maximumWords != nil || responseTemplate != nil {
      losses.append(.rubric)
    }
    if needsUnit { losses.append(.unit) }
    switch task {
    case .pairs(let pairs, _) where pairs.contains { $0.richAnswer != nil }: losses.append(.markup)
    case .gapSelect(let options, _) where options.contains { $0.richText != nil }:
      losses.append(.markup)
    default: break
    }
    return losses
  }

  /// The parts that only Moodle XML has a place for, where pairs and words keep their marks.
  var lossesOfPackages: [Exported.Loss.Part] {
    var losses = lossesOfSettings
    switch task {
    case .pairs: losses.removeAll { $0 == .markup }
    case .gapSelect(let options, let areDragged):
      if areDragged, Set(options.map(\.group)).count < 2 { losses.removeAll { $0 == .markup } }
      if options.contains(where: { $0.feedbackWhenRight != nil || $0.feedbackWhenWrong != nil }) {
        losses.append(.answerFeedback)
      }
    default: break
    }
    return losses
  }

  /// Whether an answer has a weight for which Moodle refuses the question.
  var hasRefusedWeights: Bool {
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers):
      answers.contains { MoodleWeights.known($0.fraction) == nil }
    default: false
    }
  }

  /// The parts that a text without tags and an answer without feedback cannot hold.
  var lossesOfPlainText: [Exported.Loss.Part] {
    var losses = lossesOfGrading
    if !hints.isEmpty { losses.append(.hints) }
    if let mark, mark != 1 { losses.append(.mark) }
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers):
      if answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
    default: break
    }
    if !files.isEmpty { losses.append(.files) }
    if remainder != nil { losses.append(.remainder) }
    return losses
  }
}

extension String? {
  /// The text, or nil for one with nothing to see in it, which can be no name.
  var nonBlank: String? { flatMap { $0.isInvisible ? nil : $0 } }
}

// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import LudusFoundation

/// Takes questions out of the content of a package.
struct H5PReader {
  let bytes: [UInt8]
  let files: [String: [UInt8]]
  private(set) var items: [ImportedPackage.Item] = []
  private(set) var remarks: [Remark] = []

  init(bytes: [UInt8], files: [String: [UInt8]]) {
    self.bytes = bytes
    self.files = files
  }

  /// The name of a library without its version.
  static func name(_ library: String) -> String {
    library.split(separator: " ").first.map(String.init) ?? library
  }

  /// The words that a text to be marked can have and still be a list of options.
  private static let maximumWords = 40

  /// Takes a content, or those within it.
  mutating func take(
    _ library: String,
    _ parameters: JSONNode,
    title: String?,
    at range: Range<Int>
  ) {
    let parts: [JSONNode] =
      switch library {
      case "H5P.QuestionSet": parameters["questions"]?.elements ?? []
      case "H5P.Column":
        (parameters["content"]?.elements ?? []).compactMap { $0["content"] }
      case "H5P.InteractiveBook": parameters["chapters"]?.elements ?? []
      default: []
      }
    guard parts.isEmpty else {
      for part in parts {
        guard let library = part["library"]?.text, let parameters = part["params"] else { continue }
        let title = part["metadata"]?["title"]?.text
        take(Self.name(library), parameters, title: title, at: part.range)
      }
      return
    }
    var question = Question(
      name: title.flatMap { $0.isEmpty || $0.hasPrefix("Untitled") ? nil : $0 },
      text: Question.Text(""),
      task: .other(library)
    )
    read(&question, library, parameters, at: range)
    if case .other = question.task {
      remarks.append(Remark(.unknownType, at: range, ["type": .text(library)]))
    }
    if let feedback = Self.generalFeedback(parameters) {
      question.generalFeedback = Question.Text(feedback)
    }
    items.append(
      ImportedPackage.Item(content: .question(question), path: H5P.contentPath, range: range)
    )
  }

  // MARK: Types

  private mutating func read(
    _ question: inout Question,
    _ library: String,
    _ parameters: JSONNode,
    at range: Range<Int>
  ) {
    let behavior = parameters["behaviour"]
    let task = Self.html(parameters["taskDescription"]?.text)
    switch library {
    case "H5P.MultiChoice":
      question.text = text(parameters["question"], parameters)
      choose(&question, parameters["answers"]?.elements ?? [], behavior)
    case "H5P.TrueFalse":
      question.text = text(parameters["question"], parameters)
      let isTrue = parameters["correct"]?.truth ?? true
      let feedback = ["feedbackOnCorrect", "feedbackOnWrong"].map { name in
        behavior?[name]?.text.flatMap { $0.isEmpty ? nil : Question.Text($0) }
      }
      question.task = .truth(
        isTrue,
        feedbackTrue: feedback[isTrue ? 0 : 1],
        feedbackFalse: feedback[isTrue ? 1 : 0]
      )
    case "H5P.Blanks":
      question.text = text(parameters["text"], parameters)
      fill(&question, parameters["questions"]?.elements.compactMap(\.text) ?? [], behavior, range)
    case "H5P.DragText":
      question.text = Question.Text(task)
      drag(&question, parameters)
    case "H5P.MarkTheWords":
      question.text = Question.Text(task)
      mark(&question, parameters["textField"]?.text ?? "")
    case "H5P.Essay":
      question.text = text(parameters["taskDescription"], parameters)
      question.task = .essay
      question.sampleAnswer = parameters["solution"]?["sample"]?.text.map {
        Question.Text($0).plain.trimmingSpaces
      }
      let keywords = (parameters["keywords"]?.elements ?? []).compactMap { keyword in
        keyword["keyword"]?.text.map {
          "\($0) (\(keyword["options"]?["points"].flatMap { $0.spelling ?? $0.text } ?? "1"))"
        }
      }
      if !keywords.isEmpty {
        question.rubric = Question.Text(keywords.joined(separator: "\n"), format: "plain")
        remarks.append(Remark(.scoringApproximated, at: range))
      }
    case "H5P.AdvancedText", "H5P.Text":
      question.text = Question.Text(Self.html(parameters["text"]?.text))
      question.task = .description
    case "H5P.Dictation":
      question.text = Question.Text(task)
      let sentences = (parameters["sentences"]?.elements ?? []).compactMap { $0["text"]?.text }
      question.task = .other(
        library,
        sentences.map { Question.Answer(Question.Text($0), fraction: .one) }
      )
    default: question.text = Question.Text(task)
    }
  }

  private mutating func choose(
    _ question: inout Question,
    _ answers: [JSONNode],
    _ behavior: JSONNode?
  ) {
    let right = answers.count { $0["correct"]?.truth == true }
    let type = behavior?["type"]?.text ?? "auto"
    let picksOne = type == "single" || type == "auto" && right == 1
    let share = picksOne ? .one : (try? Fraction(1, max(right, 1))) ?? .one
    let other = picksOne ? .zero : (try? Fraction.zero - share) ?? .zero
    let made = answers.map { answer in
      let feedback = answer["tipsAndFeedback"]?["chosenFeedback"]?.text ?? ""
      return Question.Answer(
        Question.Text(Self.html(answer["text"]?.text)),
        fraction: answer["correct"]?.truth == true ? share : other,
        feedback: Question.Text(feedback).plain.isEmpty ? nil : Question.Text(Self.html(feedback))
      )
    }
    let tips = answers.compactMap { $0["tipsAndFeedback"]?["tip"]?.text }
    question.hints = tips.filter { !Question.Text($0).plain.isEmpty }.map { Question.Text($0) }
    question.isAllOrNothing = !picksOne && behavior?["singlePoint"]?.truth == true
    question.task = .choices(
      made,
      picksOne: picksOne,
      areShuffled: behavior?["randomAnswers"]?.truth ?? true
    )
  }

  private mutating func fill(
    _ question: inout Question,
    _ texts: [String],
    _ behavior: JSONNode?,
    _ range: Range<Int>
  ) {
    let ignoresCase = behavior?["caseSensitive"]?.truth == false
    if behavior?["acceptSpellingErrors"]?.truth == true {
      remarks.append(Remark(.scoringApproximated, at: range))
    }
    var tasks: [Question.Task] = []
    let filled = texts.map { text in
      Self.marked(text) { mark in
        let parts = mark.split(separator: ":", maxSplits: 1)
        if parts.count > 1 { question.hints.append(Question.Text(String(parts[1]))) }
        let answers = (parts.first ?? "").split(separator: "/").map { answer in
          let text = Question.Text(String(answer)).plain.trimmingSpaces.escapingWildcards
          return Question.Answer(Question.Text(text, format: "plain"), fraction: .one)
        }
        tasks.append(.written(answers, ignoresCase: ignoresCase))
        return "{#\(tasks.count)}"
      }
    }.map { Self.html($0) }
    if filled == ["{#1}"], tasks.count == 1 {
      question.task = tasks[0]
      return
    }
    let text = question.text.source
    question.text.source = ([text] + filled).filter { !$0.isEmpty }.joined(separator: "<br>")
    question.task = .cloze(tasks.map { Question.Gap($0, mark: 1) })
  }

  private func drag(_ question: inout Question, _ parameters: JSONNode) {
    var words: [String] = []
    func word(_ mark: Substring) -> String {
      let parts = mark.split(separator: ":", maxSplits: 1)
      return Question.Text(String(parts.first ?? "")).plain.trimmingSpaces
    }
    let filled = Self.marked(parameters["textField"]?.text ?? "") { mark in
      words.append(word(mark))
      return "[[\(words.count)]]"
    }
    _ = Self.marked(parameters["distractors"]?.text ?? "") { mark in
      words.append(word(mark))
      return ""
    }
    let lines = filled.trimmingSpaces.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.joined(separator: "<br>")
    let above = question.text.source
    question.text.source = above.isEmpty ? text : "\(above)<br>\(text)"
    question.task = .gapSelect(words.map { Question.GapOption($0) }, areDragged: true)
  }

  /// Words of a text to be marked are options, each at its place.
  private func mark(_ question: inout Question, _ text: String) {
    let parts = Question.Text(text).plain.split(separator: "*", omittingEmptySubsequences: false)
    let right = parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2)
        ? part.split(whereSeparator: \.isWhitespace).map { (text: String($0), isMarked: false) }
        : [(text: String(part), isMarked: index < parts.count - 1)]
    }.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    guard right.count <= Self.maximumWords, right.contains(where: \.isMarked) else { return }
    let share = (try? Fraction(1, right.count { $0.isMarked })) ?? .one
    let other = (try? Fraction.zero - share) ?? .zero
    question.text.source += "<br>" + MoodleXMLWriter.escaped(parts.joined())
    question.task = .choices(
      right.map {
        Question.Answer(
          Question.Text($0.text, format: "plain"),
          fraction: $0.isMarked ? share : other
        )
      },
      picksOne: false,
      areShuffled: false
    )
  }

  // MARK: Texts

  /// A text with something in the place of what stands between asterisks.
  private static func marked(_ text: String, _ place: (Substring) -> String) -> String {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      // The last asterisk of an odd number stands for itself.
      guard !index.isMultiple(of: 2) else { return String(part) }
      return index < parts.count - 1 ? place(part) : "*\(part)"
    }.joined()
  }

  private static func html(_ text: String?) -> String {
    QTIText.unwrapped((text ?? "").trimmingSpaces)
  }

  /// A text below the picture of its content.
  private func text(_ node: JSONNode?, _ parameters: JSONNode) -> Question.Text {
    var text = Question.Text(Self.html(node?.text))
    let media = parameters["media"]?["type"] ?? parameters["media"]
    guard let image = media?["params"], let path = image["file"]?["path"]?.text,
      media?["library"]?.text?.hasPrefix("H5P.Image") == true
    else { return text }
    let place = "content/\(path)"
    let alternative = MoodleXMLWriter.escaped(image["alt"]?.text ?? "")
    text.source =
      "<img src=\"\(MoodleXMLWriter.escaped(place))\" alt=\"\(alternative)\"><br>\(text.source)"
    if let bytes = files[place] {
      let folder = place.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      let name = place.split(separator: "/").last.map(String.init) ?? place
      text.files.append(Question.File(name: name, path: "/\(folder)", bytes: bytes))
    }
    return text
  }

  /// The feedback that every score gets.
  private static func generalFeedback(_ parameters: JSONNode) -> String? {
    guard let range = parameters["overallFeedback"]?.elements.first,
      range["from"]?.number == 0, range["to"]?.number == 100,
      let feedback = range["feedback"]?.text, !feedback.isEmpty
    else { return nil }
    return html(feedback)
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

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
    let title = title.flatMap { $0.isEmpty || $0.hasPrefix("Untitled") ? nil : $0 }
    switch library {
    case "H5P.QuestionSet":
      take(textsOfSet: parameters, at: range)
      take(parts: parameters["questions"]?.elements ?? [], library, at: range)
    case "H5P.Column", "H5P.RowColumn":
      let parts = parameters["content"]?.elements ?? []
      take(parts: parts.map { $0["content"] ?? $0 }, library, at: range)
    case "H5P.Row":
      let columns = parameters["columns"]?.elements ?? []
      take(parts: columns.map { $0["content"] ?? $0 }, library, at: range)
    case "H5P.InteractiveBook":
      if parameters["showCoverPage"]?.truth != false {
        take(description: text(parameters["bookCover"]?["coverDescription"]), at: range)
      }
      take(parts: parameters["chapters"]?.elements ?? [], library, at: range)
    case "H5P.SingleChoiceSet": take(singleChoices: parameters, title: title, at: range)
    case "H5P.Summary": take(summaries: parameters, title: title, at: range)
    case "H5P.Dialogcards": take(cards: parameters, "dialogs", title: title, at: range)
    case "H5P.Flashcards": take(cards: parameters, "cards", title: title, at: range)
    default:
      var question = Question(name: title, text: Question.Text(""), task: .other(library))
      read(&question, library, parameters, at: range)
      if case .other = question.task, question.markers == nil {
        remarks.append(Remark(.unknownType, at: range, ["type": .text(library)]))
      }
      readFeedback(parameters, of: &question)
      add(question, at: range)
    }
  }

  private mutating func take(parts: [JSONNode], _ library: String, at range: Range<Int>) {
    guard !parts.isEmpty else {
      remarks.append(Remark(.unknownType, at: range, ["type": .text(library)]))
      add(Question(text: Question.Text(""), task: .other(library)), at: range)
      return
    }
    for part in parts {
      guard let library = part["library"]?.text, let parameters = part["params"] else {
        // Editors keep an empty place for a content that was taken out.
        if part["library"] != nil {
          remarks.append(Remark(.fieldsLeftOut, at: part.range, ["names": "params"]))
        }
        continue
      }
      let title = part["metadata"]?["title"]?.text
      take(Self.name(library), parameters, title: title, at: part.range)
    }
  }

  private mutating func add(_ question: Question, at range: Range<Int>) {
    items.append(
      ImportedPackage.Item(content: .question(question), path: H5P.contentPath, range: range)
    )
  }

  /// Adds a text that stands in front of questions, unless there is nothing in it.
  private mutating func take(description text: Question.Text, at range: Range<Int>) {
    guard !text.plain.isInvisible || !text.files.isEmpty else { return }
    // It has no place of its own that could be written anew.
    add(Question(text: text, task: .description), at: range.upperBound..<range.upperBound)
  }

  private mutating func take(textsOfSet parameters: JSONNode, at range: Range<Int>) {
    let page = parameters["introPage"]
    var introduction = text(page?["introduction"])
    if page?["showIntroPage"]?.truth == true {
      let title = Self.html(page?["title"]?.text)
      if !title.isEmpty {
        introduction.source = "<strong>\(title)</strong><br>\(introduction.source)"
      }
      take(description: introduction, at: range)
    }
    var names: [String] = []
    if page?["backgroundImage"]?["path"] != nil { names.append("introPage.backgroundImage") }
    let end = parameters["endGame"]
    for (name, node) in [
      ("endGame.overallFeedback", end?["overallFeedback"]),
      ("endGame.successVideo", end?["successVideo"]), ("endGame.failVideo", end?["failVideo"]),
      ("endGame.oldFeedback", end?["oldFeedback"]),
      ("backgroundImage", parameters["backgroundImage"]),
    ] where node.map(Self.hasText) == true {
      names.append(name)
    }
    note(unplaced: names, at: range)
    var settings: [String] = []
    if parameters["poolSize"]?.number != nil { settings.append("poolSize") }
    if parameters["randomQuestions"]?.truth == true { settings.append("randomQuestions") }
    if let share = parameters["passPercentage"]?.number, share != 50 {
      settings.append("passPercentage")
    }
    guard !settings.isEmpty else { return }
    let list = settings.joined(separator: ", ")
    remarks.append(Remark(.settingsLeftOut, at: range, ["names": .text(list)]))
  }

  private mutating func note(unplaced names: [String], at range: Range<Int>) {
    guard !names.isEmpty else { return }
    let list = names.joined(separator: ", ")
    remarks.append(Remark(.fieldsLeftOut, at: range, ["names": .text(list)]))
  }

  /// Whether any text stands in a value.
  private static func hasText(_ node: JSONNode) -> Bool {
    if let text = node.text { return !Question.Text(text).plain.isInvisible }
    return node.elements.contains(where: hasText) || node.members.contains { hasText($0.value) }
  }

  // MARK: Types of several questions

  private mutating func take(
    singleChoices parameters: JSONNode,
    title: String?,
    at range: Range<Int>
  ) {
    note(unplaced: namesOfFeedback(parameters), at: range)
    let choices = parameters["choices"]?.elements ?? []
    if choices.isEmpty { take(parts: [], "H5P.SingleChoiceSet", at: range) }
    for choice in choices {
      let answers = (choice["answers"]?.elements ?? []).map { text($0) }
      var question = Question(name: title, text: text(choice["question"]), task: .description)
      question.task = Self.firstIsRight(answers)
      add(question, at: choice.range)
    }
  }

  private static func firstIsRight(_ answers: [Question.Text]) -> Question.Task {
    .choices(
      answers.enumerated().map { Question.Answer($1, fraction: $0 == 0 ? .one : .zero) },
      picksOne: true,
      areShuffled: true
    )
  }

  private mutating func take(summaries parameters: JSONNode, title: String?, at range: Range<Int>) {
    note(unplaced: namesOfFeedback(parameters), at: range)
    let summaries = parameters["summaries"]?.elements ?? []
    if summaries.isEmpty { take(parts: [], "H5P.Summary", at: range) }
    for summary in summaries {
      let statements = (summary["summary"]?.elements ?? []).map { text($0) }
      var question = Question(name: title, text: text(parameters["intro"]), task: .description)
      question.task = Self.firstIsRight(statements)
      if question.text.plain.isInvisible { question.text = Question.Text("…", format: "plain") }
      let tip = summary["tip"]?["tip"] ?? summary["tip"]
      question.hints = [text(tip)].filter { !$0.plain.isInvisible }
      // Each wrong pick costs, until the right one is made.
      if statements.count > 2 { remarks.append(Remark(.scoringApproximated, at: summary.range)) }
      add(question, at: summary.range)
    }
  }

  /// Takes cards, each of which asks for what stands on its back.
  private mutating func take(
    cards parameters: JSONNode,
    _ list: String,
    title: String?,
    at range: Range<Int>
  ) {
    let isDialog = list == "dialogs"
    var description = text(parameters["description"])
    let heading = Self.html(parameters["title"]?.text)
    if !heading.isEmpty, !Question.Text(heading).plain.isInvisible {
      description.source = "<strong>\(heading)</strong><br>\(description.source)"
    }
    take(description: description, at: range)
    let cards = parameters[list]?.elements ?? []
    if cards.isEmpty { take(parts: [], isDialog ? "H5P.Dialogcards" : "H5P.Flashcards", at: range) }
    let ignoresCase = isDialog || parameters["caseSensitive"]?.truth != true
    for card in cards {
      var question = Question(name: title, text: text(card["text"]), task: .description)
      if let path = card["image"]?["path"]?.text {
        show(path, alternative: card["imageAltText"]?.text, above: &question.text)
      }
      if card["audio"].map(Self.hasText) == true { question.unplaced.append("audio") }
      let tips = [card["tips"]?["front"], card["tip"]?["tip"] ?? card["tip"]]
      question.hints = tips.map { text($0) }.filter { !$0.plain.isInvisible }
      let back = text(card["tips"]?["back"])
      if !back.plain.isInvisible { question.generalFeedback = back }
      question.task = Self.answer(card["answer"]?.text ?? "", isDialog, ignoresCase)
      if question.task == .essay {
        question.sampleAnswer = text(card["answer"]).plain.trimmingSpaces
      }
      add(question, at: card.range)
    }
  }

  /// The longest answer that is written letter by letter, in bytes.
  private static let maximumEntry = 80

  private static func answer(_ html: String, _ isDialog: Bool, _ ignoresCase: Bool) -> Question.Task
  {
    let plain = Question.Text(self.html(html)).plain.trimmingSpaces
    if isDialog, plain.utf8.count > maximumEntry || plain.contains(where: \.isNewline) {
      return .essay
    }
    let answers = isDialog ? [plain] : alternatives(plain)
    return .written(
      answers.filter { !$0.isEmpty }.map {
        Question.Answer(Question.Text($0.escapingWildcards, format: "plain"), fraction: .one)
      },
      ignoresCase: ignoresCase
    )
  }

  /// The answers between slashes; one behind a backslash stands for itself.
  private static func alternatives(_ text: String) -> [String] {
    var answers = [""]
    var isEscaped = false
    for character in text {
      if character == "/", !isEscaped {
        answers.append("")
      } else {
        if isEscaped, character != "/" { answers[answers.count - 1].append("\\") }
        if character != "\\" { answers[answers.count - 1].append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return answers.map(\.trimmingSpaces)
  }

  // MARK: Types

  private mutating func read(
    _ question: inout Question,
    _ library: String,
    _ parameters: JSONNode,
    at range: Range<Int>
  ) {
    let behavior = parameters["behaviour"]
    switch library {
    case "H5P.MultiChoice":
      question.text = text(parameters["question"])
      choose(&question, parameters["answers"]?.elements ?? [], behavior, range)
    case "H5P.TrueFalse":
      question.text = text(parameters["question"])
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
      question.text = text(parameters["text"])
      fill(&question, parameters["questions"]?.elements ?? [], behavior, range)
    case "H5P.DragText":
      question.text = text(parameters["taskDescription"])
      drag(&question, parameters)
    case "H5P.MarkTheWords":
      question.text = text(parameters["taskDescription"])
      mark(&question, parameters["textField"]?.text ?? "")
    case "H5P.Essay":
      question.text = text(parameters["taskDescription"])
      write(&question, parameters, behavior, range)
    case "H5P.AdvancedText", "H5P.Text", "H5P.Table":
      question.text = text(parameters["text"])
      question.task = .description
    case "H5P.Image":
      if let path = parameters["file"]?["path"]?.text {
        show(path, alternative: parameters["alt"]?.text, above: &question.text)
        question.task = .description
      }
    case "H5P.DragQuestion":
      question.markers = markers(parameters["question"])
    case "H5P.Dictation":
      question.text = text(parameters["taskDescription"])
      let sentences = (parameters["sentences"]?.elements ?? []).compactMap { $0["text"]?.text }
      question.task = .other(
        library,
        sentences.map { Question.Answer(Question.Text($0), fraction: .one) }
      )
    default: question.text = text(parameters["taskDescription"] ?? parameters["question"])
    }
    readMedia(parameters, of: &question)
  }

  private mutating func choose(
    _ question: inout Question,
    _ answers: [JSONNode],
    _ behavior: JSONNode?,
    _ range: Range<Int>
  ) {
    let right = answers.count { $0["correct"]?.truth == true }
    let type = behavior?["type"]?.text ?? "auto"
    let picksOne = type == "single" || type == "auto" && right == 1
    let share = picksOne ? .one : (try? Fraction(1, max(right, 1))) ?? .one
    let other = picksOne ? .zero : (try? Fraction.zero - share) ?? .zero
    let made = answers.map { answer in
      let told = answer["tipsAndFeedback"]
      let feedback = text(told?["chosenFeedback"])
      if told?["notChosenFeedback"].map(Self.hasText) == true {
        question.unplaced.append("notChosenFeedback")
      }
      return Question.Answer(
        text(answer["text"]),
        fraction: answer["correct"]?.truth == true ? share : other,
        feedback: feedback.plain.isInvisible ? nil : feedback
      )
    }
    let tips = answers.map { text($0["tipsAndFeedback"]?["tip"]) }
    question.hints = tips.filter { !$0.plain.isInvisible }
    question.isAllOrNothing = !picksOne && behavior?["singlePoint"]?.truth == true
    if question.isAllOrNothing, let share = behavior?["passPercentage"]?.number, share < 100 {
      remarks.append(Remark(.scoringApproximated, at: range))
    }
    question.task = .choices(
      made,
      picksOne: picksOne,
      areShuffled: behavior?["randomAnswers"]?.truth ?? true
    )
  }

  private mutating func fill(
    _ question: inout Question,
    _ texts: [JSONNode],
    _ behavior: JSONNode?,
    _ range: Range<Int>
  ) {
    let ignoresCase = behavior?["caseSensitive"]?.truth == false
    if behavior?["acceptSpellingErrors"]?.truth == true {
      remarks.append(Remark(.scoringApproximated, at: range))
    }
    var tasks: [Question.Task] = []
    let filled = texts.compactMap(\.text).map { text in
      H5PMarks.replacing(in: text.withoutGaps) { mark in
        let blank = H5PMarks.blank(mark)
        if let tip = blank.tip { question.hints.append(Question.Text(tip)) }
        let answers = blank.answers.map { answer in
          Question.Answer(
            Question.Text(answer.escapingWildcards, format: "plain"),
            fraction: .one
          )
        }
        tasks.append(.written(answers, ignoresCase: ignoresCase))
        return "{#\(tasks.count)}"
      }
    }.map { Self.html($0) }
    if filled == ["{#1}"], tasks.count == 1, !question.text.plain.isInvisible {
      question.task = tasks[0]
      return
    }
    question.text.source = ([question.text.source.withoutGaps] + filled).filter { !$0.isEmpty }
      .joined(separator: "<br>")
    question.text = attached(question.text)
    question.task = .cloze(tasks.map { Question.Gap($0, mark: 1) })
  }

  private mutating func drag(_ question: inout Question, _ parameters: JSONNode) {
    var options: [Question.GapOption] = []
    var numbers: [String: Int] = [:]
    /// The number of a word; the same words are one.
    func number(_ mark: String, isPlaced: Bool) -> Int {
      let word = H5PMarks.Word(mark)
      let text = Question.Text(HTMLTag.removed(from: word.text)).plain.trimmingSpaces
      if let tip = word.tip { question.hints.append(Question.Text(tip)) }
      let feedback = [word.feedbackWhenRight, word.feedbackWhenWrong].map {
        $0.map { Question.Text($0) }
      }
      if let known = numbers[text] {
        let old = options[known - 1]
        if feedback != [nil, nil], feedback != [old.feedbackWhenRight, old.feedbackWhenWrong] {
          question.unplaced.append("feedback")
        }
        return known
      }
      var option = Question.GapOption(text)
      option.feedbackWhenRight = feedback[0]
      option.feedbackWhenWrong = feedback[1]
      if !isPlaced, feedback[0] != nil { question.unplaced.append("feedback") }
      options.append(option)
      numbers[text] = options.count
      return options.count
    }
    let source = (parameters["textField"]?.text ?? "").split(
      separator: "[[",
      omittingEmptySubsequences: false
    )
    .joined(separator: "[<wbr>[")
    let filled = H5PMarks.replacing(in: source) { "[[\(number($0, isPlaced: true))]]" }
    _ = H5PMarks.replacing(in: parameters["distractors"]?.text ?? "") { mark in
      _ = number(mark, isPlaced: false)
      return ""
    }
    let lines = filled.trimmingSpaces.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let text = lines.joined(separator: "<br>")
    let above = question.text.source
    question.text.source = above.isEmpty ? text : "\(above)<br>\(text)"
    question.task = .gapSelect(options, areDragged: true)
  }

  /// The labels of a question in which they are dragged onto an image; nil where it has none.
  ///
  /// The corner of a zone is given in percent of the content and its size in units of 16 pixels of
  /// it, and the image is as wide and high as the content.
  private func markers(_ parameters: JSONNode?) -> ImageMarkers? {
    let settings = parameters?["settings"]
    guard let path = settings?["background"]?["path"]?.text, let bytes = files["content/\(path)"],
      let width = settings?["size"]?["width"]?.number, width > 0,
      let height = settings?["size"]?["height"]?.number, height > 0
    else { return nil }
    let image = settings?["background"]
    let (across, down) = (
      (image?["width"]?.number ?? width) / width, (image?["height"]?.number ?? height) / height
    )
    let task = parameters?["task"]
    var others: [String] = []
    let labels = (task?["elements"]?.elements ?? []).enumerated().map { index, element in
      let shown = element["type"]?["params"]
      let words = text(shown?["text"]).plain.trimmingSpaces
      let label = words.isEmpty ? text(shown?["alt"]).plain.trimmingSpaces : words
      if shown?["file"] != nil { others.append("elements[\(index)] (\(label))") }
      return label
    }
    var used: Set<Int> = []
    var zones: [ImageMarkers.Zone] = []
    for (index, zone) in (task?["dropZones"]?.elements ?? []).enumerated() {
      let right = (zone["correctElements"]?.elements ?? []).compactMap { element in
        element.text.flatMap { Int($0) } ?? element.number.flatMap { Int(exactly: $0) }
      }.filter { labels.indices.contains($0) && !labels[$0].isEmpty }
      used.formUnion(right)
      let name = Question.Text(zone["label"]?.text ?? "").plain.trimmingSpaces
      if right.isEmpty || zone["showLabel"]?.truth == true, !name.isEmpty {
        others.append("dropZones[\(index)].label “\(name)”")
      }
      if zone["tipsAndFeedback"].map(Self.hasText) == true {
        others.append("dropZones[\(index)].tipsAndFeedback")
      }
      let numbers = ["x", "y", "width", "height"].map { zone[$0]?.number ?? .nan }
      let corner = [numbers[0] / 100 * width * across, numbers[1] / 100 * height * down]
      let size = [numbers[2] * 16 * across, numbers[3] * 16 * down]
      // Where a zone takes a single label each of the right ones will do; else all belong there.
      let isSingle = zone["single"]?.truth == true
      let groups = isSingle ? [right] : right.map { [$0] }
      for (number, group) in groups.enumerated() where !group.isEmpty {
        zones.append(
          ImageMarkers.Zone(
            name: number == 0 ? "\(index + 1)" : "\(index + 1)-\(number + 1)",
            labels: group.map { labels[$0] },
            shape: "rectangle",
            numbers: [corner, size]
          )
        )
      }
    }
    others += labels.indices.filter { !used.contains($0) }.map { index in
      "elements[\(index)] “\(labels[index])”"
    }
    guard !zones.isEmpty else { return nil }
    return ImageMarkers(
      image: Self.file("content/\(path)", bytes),
      zones: zones,
      otherParts: others.unrepeated
    )
  }

  /// Words of a text to be marked are options, each at its place.
  private func mark(_ question: inout Question, _ text: String) {
    let plain = Question.Text(text).plain
    var words: [(text: String, isMarked: Bool)] = []
    var shown = ""
    for piece in H5PMarks.pieces(of: plain) {
      switch piece {
      case .mark(let text):
        words.append((text, true))
        shown += text
      case .text(let text):
        words += text.split(whereSeparator: \.isWhitespace).map { (String($0), false) }
        shown += text
      }
    }
    words = words.filter { $0.text.contains { $0.isLetter || $0.isNumber } }
    guard words.count <= Self.maximumWords, words.contains(where: \.isMarked) else { return }
    let share = (try? Fraction(1, words.count { $0.isMarked })) ?? .one
    let other = (try? Fraction.zero - share) ?? .zero
    question.text.source += "<br>" + Question.Text.escaped(shown)
    question.task = .choices(
      words.map {
        Question.Answer(
          Question.Text($0.text, format: "plain"),
          fraction: $0.isMarked ? share : other
        )
      },
      picksOne: false,
      areShuffled: false
    )
  }

  private mutating func write(
    _ question: inout Question,
    _ parameters: JSONNode,
    _ behavior: JSONNode?,
    _ range: Range<Int>
  ) {
    question.task = .essay
    let solution = parameters["solution"]
    let sample = text(solution?["sample"]).plain.trimmingSpaces
    question.sampleAnswer = sample.isEmpty ? nil : sample
    if solution?["introduction"].map(Self.hasText) == true {
      question.unplaced.append("solution.introduction")
    }
    if parameters["placeholderText"].map(Self.hasText) == true {
      question.unplaced.append("placeholderText")
    }
    for name in ["minimumLength", "maximumLength"] where behavior?[name]?.number != nil {
      question.unplaced.append("behaviour.\(name)")
    }
    let keywords = (parameters["keywords"]?.elements ?? []).compactMap { keyword -> String? in
      guard let word = keyword["keyword"]?.text else { return nil }
      let options = keyword["options"]
      let others = (keyword["alternatives"]?.elements ?? []).compactMap(\.text)
      let told = ["feedbackIncluded", "feedbackMissed"].compactMap { options?[$0]?.text.nonBlank }
      let points = options?["points"].flatMap { $0.spelling ?? $0.text } ?? "1"
      let words = ([word] + others).joined(separator: " / ")
      return (["\(words) (\(points))"] + told).joined(separator: ": ")
    }
    guard !keywords.isEmpty else { return }
    question.rubric = Question.Text(keywords.joined(separator: "\n"), format: "plain")
    remarks.append(Remark(.scoringApproximated, at: range))
  }

  // MARK: Texts

  static func html(_ text: String?) -> String {
    QTIText.unwrapped((text ?? "").trimmingSpaces)
  }

  /// A text with the pictures in it.
  private func text(_ node: JSONNode?) -> Question.Text {
    attached(Question.Text(Self.html(node?.text)))
  }

  /// A text with the files of the pictures in it, which it names by their places in the package.
  private func attached(_ text: Question.Text) -> Question.Text {
    guard text.source.contains("<img") else { return text }
    var text = text
    let parts = text.source.split(separator: "src=\"", omittingEmptySubsequences: false)
    var written = parts[0]
    for part in parts.dropFirst() {
      let path = HTMLEntities.decoded(String(part.prefix { $0 != "\"" }))
      let place = "content/\(path)"
      written += "src=\""
      if let bytes = files[place] {
        text.files.append(Self.file(place, bytes))
        written += Question.Text.attribute(place) + part.drop { $0 != "\"" }
      } else {
        written += part
      }
    }
    text.source = String(written)
    text.files = text.files.unrepeated
    return text
  }

  private static func file(_ place: String, _ bytes: [UInt8]) -> Question.File {
    let folder = place.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return Question.File(name: name, path: "/\(folder)", bytes: bytes)
  }

  /// Puts a picture above a text.
  private func show(_ path: String, alternative: String?, above text: inout Question.Text) {
    let isElsewhere = Address(path).scheme != nil
    let place = isElsewhere ? path : "content/\(path)"
    let words = Question.Text.attribute(HTMLEntities.decoded(alternative ?? ""))
    let image = "<img src=\"\(Question.Text.attribute(place))\" alt=\"\(words)\">"
    text.source = text.source.isEmpty ? image : "\(image)<br>\(text.source)"
    if let bytes = files[place] { text.files.append(Self.file(place, bytes)) }
  }

  /// Takes the picture above the text of a content; a recording is named.
  private func readMedia(_ parameters: JSONNode, of question: inout Question) {
    let media = parameters["media"]?["type"] ?? parameters["media"]
    guard let library = media?["library"]?.text, let shown = media?["params"] else { return }
    if library.hasPrefix("H5P.Image"), let path = shown["file"]?["path"]?.text {
      show(path, alternative: shown["alt"]?.text, above: &question.text)
    } else if Self.hasText(shown) {
      question.unplaced.append("media (\(Self.name(library)))")
    }
  }

  /// The texts about scores that have a text.
  private func ranges(of parameters: JSONNode) -> [(range: JSONNode, text: String)] {
    let all = parameters["overallFeedback"]
    let list = all?["overallFeedback"]?.elements ?? all?.elements ?? []
    return list.compactMap { range in
      range["feedback"]?.text.flatMap { text in
        Question.Text(text).plain.isInvisible ? nil : (range, text)
      }
    }
  }

  private func namesOfFeedback(_ parameters: JSONNode) -> [String] {
    ranges(of: parameters).isEmpty ? [] : ["overallFeedback"]
  }

  /// Takes the texts about scores: one for every score is feedback for everyone.
  private func readFeedback(_ parameters: JSONNode, of question: inout Question) {
    for (range, text) in ranges(of: parameters) {
      let from = range["from"]?.number ?? 0
      let to = range["to"]?.number ?? 100
      // A score stands where the text has a sign for it, which means nothing elsewhere.
      let hasScore = ["@score", "@total", ":num", ":total"].contains { text.contains($0) }
      if hasScore { question.unplaced.append("overallFeedback (@score)") }
      guard !hasScore else { continue }
      let feedback = Question.Text(Self.html(text))
      guard from > 0 || to < 100 else {
        question.generalFeedback = feedback
        continue
      }
      guard let low = Fraction(percent: from), let high = Fraction(percent: to), low <= high else {
        question.unplaced.append("overallFeedback")
        continue
      }
      question.responseFeedback.append(
        Question.ResponseFeedback(.credit(low...high), feedback)
      )
    }
  }
}

extension Fraction {
  /// A share of a number of percent from 0 to 100.
  fileprivate init?(percent: Double) {
    guard (0...100).contains(percent),
      let share = try? Fraction(Int((percent * 100).rounded()), 10_000)
    else { return nil }
    self = share
  }
}

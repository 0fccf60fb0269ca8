// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Moodle's XML format for question banks.
///
/// ```swift
/// let imported = MoodleXML.read(bytes)
/// let exported = MoodleXML.write(imported.items.map(\.content))
/// ```
///
/// Types of plug-ins are kept as they are, with a diagnostic; so is all of a question that is not
/// known here.
public enum MoodleXML: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "moodle-xml",
    title: "Moodle XML",
    fileEndings: ["xml"]
  ) { _ in
    // Any other XML with questions says what it is.
    .likely
  }

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(MoodleXMLReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(MoodleXMLWriter.items) }
}

/// Finds the questions of a file.
private struct MoodleXMLReader: ItemReader {
  private var hasItems = false

  mutating func read(_ source: SourceText) -> Stretch {
    var tokens = XMLTokenizer(source)
    var stretch = Stretch(end: 0, render: MoodleXMLWriter.items.rendered)
    var known = 0
    while let token = tokens.next() {
      guard case .start(let name, let attributes, let isEmpty) = token.kind else { continue }
      guard name == "question" else {
        if name != "quiz" {
          tokens.remark(Remark(.unknownElement, at: token.range, ["name": .text(name)]))
        }
        continue
      }
      guard !isEmpty else { continue }
      let element = XMLElement.read(name, attributes, at: token.range, from: &tokens)
      guard element.isClosed || source.isLast else { break }
      var reader = MoodleXMLQuestion(element, in: source.bytes)
      stretch.items.append(Imported.Item(reader.content(), at: element.range))
      tokens.remark(reader.remarks)
      // What stands behind the last question is read again with the next stretch.
      stretch.end = element.range.upperBound
      known = tokens.remarks.count
    }
    hasItems = hasItems || !stretch.items.isEmpty
    if source.isLast {
      if !hasItems { tokens.remark(Remark(.nothingFound, at: source.start..<source.start)) }
      stretch.end = source.bytes.count
      known = tokens.remarks.count
    }
    stretch.remarks = Array(tokens.remarks.prefix(known))
    return stretch
  }
}

/// Reads one question.
struct MoodleXMLQuestion {
  let element: XMLElement
  private let bytes: [UInt8]
  /// The format of texts that name none: that of the text of the question.
  private let usualFormat: String
  var remarks: [Remark] = []

  init(_ element: XMLElement, in bytes: [UInt8]) {
    self.element = element
    self.bytes = bytes
    let format = element.first("questiontext")?[attribute: "format"] ?? ""
    usualFormat = Self.formats[format] ?? "html"
  }

  mutating func content() -> Imported.Item.Content {
    let type = element[attribute: "type"] ?? ""
    if type == "category" {
      let path = element.first("category").map { text(in: $0).source } ?? ""
      let info = element.first("info").map { text(in: $0).source }
      let number = element.first("idnumber")?.text.trimmingPHPSpaces
      return .category(path, info: info.nonBlank, idNumber: number.nonBlank)
    }
    var question = Question(
      name: element.first("name").map { text(in: $0).source }.nonBlank,
      text: element.first("questiontext").map { text(in: $0) } ?? Question.Text(""),
      task: .description
    )
    if let image = element.first("image_base64") {
      let name = element.first("image")?.text.trimmingPHPSpaces ?? ""
      question.text.files.append(
        Question.File(name: name, bytes: [UInt8](base64: Array(image.text.utf8)))
      )
      question.text.source += " <img src=\"@@PLUGINFILE@@/\(name)\" />"
    }
    question.isHidden = flag("hidden", default: false)
    question.generalFeedback = element.first("generalfeedback").map { text(in: $0) }
    if question.generalFeedback?.source.isEmpty == true { question.generalFeedback = nil }
    question.idNumber = element.first("idnumber")?.text.trimmingPHPSpaces
    if question.idNumber?.isEmpty == true { question.idNumber = nil }
    let tags = ["tags", "coursetags"].flatMap { element.first($0)?.all("tag") ?? [] }
    question.tags = tags.map { text(in: $0).source }.unrepeated
    question.mark = number("defaultgrade")
    if question.mark == nil, element.first("defaultgrade")?.text.trimmingPHPSpaces.isEmpty == false
    {
      question.unplaced.append("defaultgrade")
    }
    question.penalty = number("penalty").flatMap { $0.isNearThird ? Self.usualPenalty : $0 }
    question.hints = element.all("hint").map { text(in: $0) }
    question.responseFeedback = responseFeedback()
    question.task = task(type, &question)
    noteInnerParts(&question)
    let others = element.children.filter {
      !isPartOfTask($0.name, question.task) && !Self.known.contains($0.name)
    }
    if !others.isEmpty { question.remainder = .elements(others.map { Array(bytes[$0.range]) }) }
    if Question.calculatedTypes.contains(type), !question.hasElement("dataset_definitions") {
      question.obstacle = "it has no values for its wildcards"
    }
    return .question(question)
  }

  /// The elements that every question can have.
  private static let known: Set<String> = [
    "name", "questiontext", "image", "image_base64", "generalfeedback", "idnumber", "tags",
    "coursetags", "defaultgrade", "penalty", "hint", "hidden",
    "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback",
  ]

  /// Returns the elements that can stand in one that is read; nil for one of another name.
  ///
  /// No table, because every element of a file is looked up here.
  private static func parts(of name: String) -> [String]? {
    switch name {
    case "answer": ["text", "feedback", "fraction", "tolerance", "file"]
    case "name": ["text"]
    case "questiontext", "generalfeedback", "correctfeedback", "partiallycorrectfeedback",
      "incorrectfeedback", "graderinfo", "responsetemplate":
      ["text", "file"]
    case "subquestion": ["text", "answer", "file"]
    case "dragbox": ["text", "group", "infinite"]
    case "selectoption": ["text", "group"]
    case "hint":
      [
        "text", "file", "hintcontent", "shownumcorrect", "clearwrong", "options",
        "statenumberofcorrectresponses", "clearincorrectresponses", "showfeedbacktoresponses",
      ]
    default: nil
    }
  }

  /// Notes what stands in elements that are read and is not read.
  private mutating func noteInnerParts(_ question: inout Question) {
    if case .other = question.task { return }
    for part in element.children {
      guard let known = Self.parts(of: part.name) else { continue }
      for inner in part.children where !known.contains(inner.name) && !inner.allText.isEmpty {
        question.unplaced.append("\(part.name)/\(inner.name)")
      }
      if part.name == "hint", let options = part.first("options")?.allText,
        !["", "0", "1"].contains(options)
      {
        question.settings.append("hint/options")
      }
      if part.name == "dragbox", part.first("infinite") != nil {
        question.settings.append("dragbox/infinite")
      }
    }
  }

  private func isPartOfTask(_ name: String, _ task: Question.Task) -> Bool {
    let isGapFill = element[attribute: "type"] == "gapfill"
    if isGapFill, Self.partsOfGapFill.contains(name) { return true }
    return switch task {
    case .choices: ["answer", "single", "shuffleanswers"].contains(name)
    case .truth, .numbers: name == "answer"
    case .ordering:
      name == "answer"
        || name == "gradingtype"
          && element.first(name).flatMap { OrderGrading(name: $0.allText) }?.isExact == true
    case .written: ["answer", "usecase"].contains(name)
    case .pairs: ["subquestion", "shuffleanswers"].contains(name)
    case .gapSelect(_, let drags): name == (drags ? "dragbox" : "selectoption")
    case .essay: Self.partsOfEssay.contains(name)
    case .cloze, .description: false
    case .other(_, let answers, _): !answers.isEmpty && ["answer", "single"].contains(name)
    }
  }

  private static let partsOfEssay: Set<String> = [
    "graderinfo", "responsetemplate", "minwordlimit", "maxwordlimit",
  ]
  private static let partsOfGapFill: Set<String> = [
    "answer", "answerdisplay", "delimitchars", "casesensitive", "disableregex",
  ]

  /// The elements with texts about a response as a whole.
  static let responseFeedback: [(name: String, condition: Question.ResponseFeedback.Condition)] = [
    ("correctfeedback", .correct), ("partiallycorrectfeedback", .partlyCorrect),
    ("incorrectfeedback", .incorrect),
  ]

  private mutating func responseFeedback() -> [Question.ResponseFeedback] {
    Self.responseFeedback.compactMap { name, condition in
      let text = element.first(name).map { self.text(in: $0) }
      guard let text, !text.source.isEmpty || !text.files.isEmpty else { return nil }
      return Question.ResponseFeedback(condition, text)
    }
  }

  // MARK: Tasks

  private mutating func task(_ type: String, _ question: inout Question) -> Question.Task {
    switch type {
    case "multichoice":
      let answers = answers()
      if !answers.contains(where: { $0.fraction > 0 }) { remark(.noRightAnswer, element) }
      return .choices(
        answers,
        picksOne: flag("single", default: true),
        areShuffled: flag("shuffleanswers", default: false)
      )
    case "truefalse": return truth()
    case "shortanswer":
      return .written(entries(), ignoresCase: !flag("usecase", default: false))
    case "numerical":
      readUnits(&question)
      return .numbers(answers(ofNumbers: true))
    case "matching", "match":
      let pairs = element.all("subquestion").map { part in
        Question.Pair(text(in: part), part.first("answer").map { text(in: $0).source } ?? "")
      }
      let areShuffled = flag("shuffleanswers", default: true)
      if !areShuffled { question.settings.append("shuffleanswers") }
      return .pairs(pairs, areShuffled: areShuffled)
    case "cloze", "multianswer":
      guard let range = element.first("questiontext")?.range else { return .cloze([]) }
      var reader = ClozeReader(question.text.source, at: range, isHTML: question.text.isHTML)
      let gaps = reader.read()
      remarks += reader.remarks
      question.text.source = reader.text
      return .cloze(withFiles(question.text.files, gaps))
    case "gapselect", "ddwtos":
      let drags = type == "ddwtos"
      let options = element.all(drags ? "dragbox" : "selectoption").map { part in
        gapOption(
          part.first("text")?.text.trimmingPHPSpaces ?? "",
          group: part.first("group")?.text.trimmingPHPSpaces ?? "1"
        )
      }
      return .gapSelect(options, areDragged: drags)
    case "gapfill": return gapFill(&question)
    case "ordering":
      if let part = element.first("gradingtype") {
        let grading = OrderGrading(name: part.allText)
        if grading?.isExact != true, !part.allText.isEmpty { remark(.scoringApproximated, part) }
        question.isAllOrNothing = grading?.formula == .allOrNothing
        let isUsual = [.exactPosition, .allOrNothing].contains(grading?.formula)
        question.orderFormula = isUsual ? nil : grading?.formula
      }
      return .ordering(element.all("answer").map { text(in: $0) })
    case "essay":
      question.rubric = element.first("graderinfo").map { text(in: $0) }
      if question.rubric?.source.isEmpty == true { question.rubric = nil }
      question.responseTemplate = element.first("responsetemplate").map { text(in: $0) }
      if question.responseTemplate?.source.isEmpty == true { question.responseTemplate = nil }
      question.minimumWords = limit("minwordlimit", &question)
      question.maximumWords = limit("maxwordlimit", &question)
      return .essay
    case "description": return .description
    default:
      let isCalculated = Question.calculatedTypes.contains(type)
      if !isCalculated || element.first("dataset_definitions") == nil {
        remark(.unknownType, element, ["type": .text(type)])
      }
      guard type.hasPrefix("calculated") else { return .other(type) }
      let picksOne = element.first("single").map { _ in flag("single", default: true) }
      readUnits(&question)
      return .other(type, answers(areCalculated: true), picksOne: picksOne)
    }
  }

  private func readUnits(_ question: inout Question) {
    let units = element.first("units")?.all("unit") ?? []
    let inKey = units.filter { Double($0.first("multiplier")?.text ?? "") == 1 }.prefix(1)
    question.units =
      (inKey + units)
      .compactMap { ($0.first("unit_name")?.text.trimmingPHPSpaces).nonBlank }.unrepeated
    question.needsUnit =
      !inKey.isEmpty && ["1", "2"].contains(element.first("unitgradingtype")?.text)
  }

  /// A limit of words; 0 is none.
  private func limit(_ name: String, _ question: inout Question) -> Int? {
    guard let text = element.first(name)?.allText, !text.isEmpty, text != "0" else { return nil }
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      question.unplaced.append(name)
      return nil
    }
    return count
  }

  /// A word for a gap, which Moodle shows as HTML.
  private func gapOption(_ source: String, group: String = "1") -> Question.GapOption {
    let text = Question.Text(source)
    guard !text.isShownAsItStands else { return Question.GapOption(source, group: group) }
    let read = text.imported
    var option = Question.GapOption(read.text.plainText, group: group)
    if read.text.hasMarks || read.losses.contains(where: \.isContent) { option.richText = text }
    return option
  }

  /// The gaps of a plug-in's type, whose right words stand in brackets in the text.
  private mutating func gapFill(_ question: inout Question) -> Question.Task {
    let signs = Array(element.first("delimitchars")?.allText ?? "[]")
    let (open, close) = signs.count == 2 ? (signs[0], signs[1]) : ("[", "]")
    let display = element.first("answerdisplay")?.allText ?? "dragdrop"
    let hasPatterns = !flag("disableregex", default: false)
    let wrong = element.all("answer").filter { fraction(of: $0) == 0 }
      .map { text(in: $0).source }.filter { !$0.isEmpty }
    var words: [String] = []
    var written = ""
    var rest = question.text.source[...]
    while let start = rest.firstIndex(of: open),
      let end = rest[start...].dropFirst().firstIndex(of: close)
    {
      words.append(String(rest[start..<end].dropFirst()))
      written += rest[..<start] + GapMarkers.marker(words.count)
      rest = rest[end...].dropFirst()
    }
    written += rest
    guard !words.isEmpty else {
      remark(.noGap, element, ["example": .text("\(open)Paris\(close)")])
      return .other("gapfill")
    }
    guard display == "gapfill" else {
      let texts = (words + wrong).unrepeated
      let places = Dictionary(texts.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
      question.text.source = GapMarkers.filled(written) { "[[\(places[words[$0 - 1]] ?? 0)]]" }
      return .gapSelect(texts.map { gapOption($0) }, areDragged: display == "dragdrop")
    }
    question.text.source = GapMarkers.filled(written) { "{#\($0)}" }
    let ignoresCase = !flag("casesensitive", default: false)
    return .cloze(
      words.map { word in
        let accepted = hasPatterns ? word.split(separator: "|").map(String.init) : [word]
        let answers = accepted.map { answer in
          let text = gapOption(answer.trimmingSpaces).text
          if hasPatterns, text.contains(where: { "*+?()^$\\".contains($0) }) {
            remark(.scoringApproximated, element)
          }
          return Question.Answer(
            Question.Text(text.escapingWildcards, format: "plain"),
            fraction: .one
          )
        }
        return Question.Gap(.written(answers, ignoresCase: ignoresCase), mark: 1)
      }
    )
  }

  /// Gaps whose texts have the files that they show; in the file these belong to the text around
  /// them.
  private func withFiles(_ files: [Question.File], _ gaps: [Question.Gap]) -> [Question.Gap] {
    guard !files.isEmpty else { return gaps }
    func having(_ text: Question.Text) -> Question.Text {
      guard text.source.contains("@@PLUGINFILE@@") else { return text }
      var text = text
      text.files = files
      return text
    }
    return gaps.map { gap in
      var gap = gap
      for index in gap.answers.indices {
        gap.answers[index].text = having(gap.answers[index].text)
        gap.answers[index].feedback = gap.answers[index].feedback.map(having)
      }
      return gap
    }
  }

  private mutating func truth() -> Question.Task {
    var isTrue = true
    var feedback: [Bool: Question.Text] = [:]
    for (index, answer) in element.all("answer").enumerated() {
      let word = text(in: answer).source.lowercased()
      let value = word == "true" || word != "false" && index == 0
      let isCorrect = fraction(of: answer) == 1
      isTrue = value ? isCorrect : !isCorrect
      if let read = answer.first("feedback").map({ text(in: $0) }), !read.source.isEmpty {
        feedback[value] = read
      }
    }
    return .truth(isTrue, feedbackTrue: feedback[true], feedbackFalse: feedback[false])
  }

  /// The answers that learners write, which have no format.
  private mutating func entries() -> [Question.Answer] {
    answers().map { answer in
      var answer = answer
      answer.text.format = "plain"
      return answer
    }
  }

  private mutating func answers(
    ofNumbers: Bool = false,
    areCalculated: Bool = false
  ) -> [Question.Answer] {
    element.all("answer").map { part in
      var answer = Question.Answer(text(in: part), fraction: fraction(of: part))
      if areCalculated { answer.calculation = Question.Calculation(part) }
      if ofNumbers { answer.text.format = "plain" }
      answer.feedback = part.first("feedback").map { text(in: $0) }
      if answer.feedback?.source.isEmpty == true { answer.feedback = nil }
      if ofNumbers {
        let number = answer.text.source
        answer.tolerance =
          part.first("tolerance")?.text.trimmingPHPSpaces ?? part[attribute: "tolerance"]
          ?? (number == "*" ? nil : "0")
        let spelled = [number == "*" ? nil : number, answer.tolerance].compactMap(\.self)
        for number in spelled where NumberAnswer.number(number) == nil {
          let better = NumberAnswer.better(number)
          remark(.malformedNumber, part, ["text": .text(number), "better": .text(better)])
        }
      }
      return answer
    }
  }

  /// The credit of an answer, in percent as an attribute or, in old files, as an element.
  private mutating func fraction(of answer: XMLElement) -> Fraction {
    let spelled = answer[attribute: "fraction"] ?? answer.first("fraction")?.text ?? "0"
    guard let percent = Fraction(decimal: spelled.trimmingPHPSpaces),
      let fraction = try? percent / 100
    else {
      remark(.malformedWeight, answer, ["weight": .text(spelled), "better": "50"])
      return .zero
    }
    if element[attribute: "type"] != "ordering", MoodleWeights.known(fraction) == nil {
      let better = MoodleWeights.percent(MoodleWeights.nearest(fraction))
      remark(.weightNotOnList, answer, ["weight": .text(spelled), "better": .text(better)])
    }
    return MoodleWeights.known(fraction) ?? fraction
  }

  // MARK: Parts

  private mutating func remark(
    _ code: Diagnostic.Code,
    _ place: XMLElement,
    _ values: [String: Sentence.Value] = [:]
  ) {
    remarks.append(Remark(code, at: place.range, values))
  }

  private func number(_ name: String) -> Fraction? {
    element.first(name).flatMap { Fraction(decimal: $0.text.trimmingPHPSpaces) }
  }

  private func flag(_ name: String, default value: Bool) -> Bool {
    guard let text = element.first(name)?.text.trimmingPHPSpaces else { return value }
    return !["false", "0", ""].contains(text)
  }

  /// The text of an element in its element `text`, or in itself in old files.
  private mutating func text(in place: XMLElement) -> Question.Text {
    let old = place.first("hintcontent")
    let holder = place.first("text") ?? old?.first("text") ?? old ?? place
    var source = holder.text
    if holder.name == "text", !holder.children.isEmpty {
      // Tags that were not escaped: they are taken as they stand.
      remark(.tagsInText, holder)
      source = String(decoding: bytes[holder.inside], as: UTF8.self)
    }
    var files: [Question.File] = []
    for file in place.all("file") {
      let (name, path) = (file[attribute: "name"] ?? "", file[attribute: "path"] ?? "/")
      if files.contains(where: { $0.name == name && $0.path == path }) {
        remark(.duplicateFile, file, ["name": .text(name)])
      } else {
        let content = [UInt8](base64: Array(file.text.utf8))
        files.append(Question.File(name: name, path: path, bytes: content))
      }
    }
    return Question.Text(
      source.trimmingPHPSpaces,
      format: Self.formats[place[attribute: "format"] ?? ""] ?? usualFormat,
      files: files
    )
  }

  static let formats = [
    "moodle_auto_format": "moodle", "html": "html", "plain_text": "plain", "markdown": "markdown",
    "wiki_like": "wiki",
  ]

  /// A third, as Moodle writes it.
  private static let usualPenalty = Fraction(decimal: "0.3333333")
}

extension String {
  /// The text without white space at its ends, as Moodle trims.
  var trimmingPHPSpaces: String {
    guard let first = utf8.first, let last = utf8.last,
      SourceText.isSpace(first) || SourceText.isSpace(last)
    else { return self }
    let source = SourceText(Array(utf8))
    let range = source.trimmed(0..<source.bytes.count)
    return range.count == source.bytes.count
      ? self : String(decoding: source.bytes[range], as: UTF8.self)
  }
}

extension Fraction {
  /// Whether it is a third that an old program has rounded, as Moodle decides.
  fileprivate var isNearThird: Bool { (Double(self) - 0.3333333).magnitude < 0.005 }
}

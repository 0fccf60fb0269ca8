// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Writes questions as elements.
struct MoodleXMLWriter {
  private var bytes: [UInt8] = []

  static let items = ItemWriter(
    head: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n",
    ending: "\n",
    tail: "</quiz>\n",
    holdsTemplates: true
  ) { item, losses in
    if case .question(let question) = item {
      if question.sampleAnswer != nil { losses.append(.rubric) }
      if MoodleXMLWriter.feedback(of: question).count < question.responseFeedback.count {
        losses.append(.responseFeedback)
      }
      if case .ordering = question.task {
        let isExact = question.orderFormula.map { OrderGrading.written($0).isExact } ?? true
        if !isExact, !question.hasElement("gradingtype") { losses.append(.grading) }
      } else if question.isAllOrNothing {
        losses.append(.grading)
      }
      if case .pairs(let pairs, _) = question.task,
        pairs.contains(where: { $0.richAnswer != nil })
      {
        losses.append(.markup)
      }
      if question.hasRefusedWeights { losses.append(.refusedWeights) }
      if case .cells = question.remainder { losses.append(.remainder) }
    }
    var writer = MoodleXMLWriter()
    return writer.write(item) ? writer.bytes : nil
  }

  private mutating func write(_ item: Imported.Item.Content) -> Bool {
    switch item {
    case .unusable: return false
    case .category(let path, let info, let idNumber):
      append("  <question type=\"category\">\n    <category>\(Self.text(path))</category>\n")
      if let info { append("    <info format=\"html\">\(Self.text(info))</info>\n") }
      if let idNumber { append("    <idnumber>\(Self.escaped(idNumber))</idnumber>\n") }
      append("  </question>")
    case .question(let question): write(question)
    }
    return true
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ question: Question) {
    let type = Self.types[question.type] ?? question.type
    append("<question type=\"\(Self.escaped(type))\">\n")
    append("    <name>\(Self.text(question.name ?? ""))</name>\n")
    var text = question.text
    if case .cloze(let gaps) = question.task {
      text.source = ClozeText.filled(text.source, gaps, isHTML: text.isHTML)
      let texts = gaps.flatMap(\.answers).flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
      text.files = (text.files + texts.flatMap(\.files)).unrepeated
    }
    write(text, as: "questiontext")
    if let feedback = question.generalFeedback { write(feedback, as: "generalfeedback") }
    if let mark = question.mark {
      append("    <defaultgrade>\(MoodleWeights.decimal(mark, places: 7))</defaultgrade>\n")
    }
    if let penalty = question.penalty {
      append("    <penalty>\(MoodleWeights.decimal(penalty, places: 7))</penalty>\n")
    }
    if question.isHidden { append("    <hidden>1</hidden>\n") }
    if let number = question.idNumber {
      append("    <idnumber>\(Self.escaped(number))</idnumber>\n")
    }
    write(question.task)
    writeParts(of: question)
    for (name, text) in Self.feedback(of: question) { write(text, as: name) }
    for hint in question.hints { write(hint, as: "hint") }
    if case .elements(let elements) = question.remainder {
      for element in elements {
        append("    ")
        bytes += element
        append("\n")
      }
    }
    if !question.tags.isEmpty {
      let tags = question.tags.map { "<tag>\(Self.text($0))</tag>" }.joined()
      append("    <tags>\(tags)</tags>\n")
    }
    append("  </question>")
  }

  /// The texts about a response as a whole that Moodle has a place for, by the names of their
  /// elements.
  private static func feedback(of question: Question) -> [(name: String, text: Question.Text)] {
    switch question.task {
    case .choices, .pairs, .gapSelect, .ordering, .other: break
    case .truth, .written, .numbers, .cloze, .essay, .description: return []
    }
    return MoodleXMLQuestion.responseFeedback.compactMap { name, condition in
      let found = question.responseFeedback.first { feedback in
        switch (condition, feedback.condition) {
        case (.correct, .credit(let range)): range.lowerBound == 1
        case (.incorrect, .credit(let range)): range.upperBound == 0
        default: feedback.condition == condition
        }
      }
      guard let found else { return nil }
      guard let title = found.title else { return (name, found.text) }
      var text = found.text
      text.source = "<strong>\(Question.Text.escaped(title))</strong><br>\(text.html)"
      text.format = "html"
      return (name, text)
    }
  }

  /// Writes the parts of a task that belong to its question, unless they stand among what came
  /// with it.
  private mutating func writeParts(of question: Question) {
    switch question.task {
    case .essay:
      if let rubric = question.rubric { write(rubric, as: "graderinfo") }
      if let template = question.responseTemplate { write(template, as: "responsetemplate") }
      for (name, limit) in [
        ("minwordlimit", question.minimumWords), ("maxwordlimit", question.maximumWords),
      ] {
        if let limit { append("    <\(name)>\(limit)</\(name)>\n") }
      }
    case .ordering where !question.hasElement("gradingtype"):
      let formula =
        question.isAllOrNothing ? .allOrNothing : question.orderFormula ?? .exactPosition
      append("    <gradingtype>\(OrderGrading.written(formula).name)</gradingtype>\n")
    case .numbers where !question.hasElement("units") && !question.units.isEmpty,
      .other where !question.hasElement("units") && !question.units.isEmpty:
      append("    <units>")
      for unit in question.units {
        append("<unit><multiplier>1</multiplier>")
        append("<unit_name>\(Self.escaped(unit))</unit_name></unit>")
      }
      append("</units>\n")
      if question.needsUnit {
        append("    <unitgradingtype>1</unitgradingtype>\n    <unitpenalty>1</unitpenalty>\n")
        append("    <showunits>0</showunits>\n")
      }
    default: break
    }
  }

  private static let types = ["match": "matching", "multianswer": "cloze"]

  private mutating func write(_ task: Question.Task) {
    switch task {
    case .choices(let answers, let picksOne, let areShuffled):
      append("    <single>\(picksOne)</single>\n")
      append("    <shuffleanswers>\(areShuffled)</shuffleanswers>\n")
      for answer in answers { write(answer) }
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      for (value, feedback) in [(true, feedbackTrue), (false, feedbackFalse)] {
        write(
          Question.Answer(
            Question.Text("\(value)", format: "moodle"),
            fraction: value == isTrue ? .one : .zero,
            feedback: feedback
          )
        )
      }
    case .written(let answers, let ignoresCase):
      append("    <usecase>\(ignoresCase ? 0 : 1)</usecase>\n")
      for answer in answers { write(answer) }
    case .numbers(let answers):
      for answer in answers { write(answer) }
    case .pairs(let pairs, let areShuffled):
      append("    <shuffleanswers>\(areShuffled)</shuffleanswers>\n")
      for pair in pairs {
        write(pair.stem, as: "subquestion", with: "<answer>\(Self.text(pair.answer))</answer>")
      }
    case .ordering(let items):
      for (offset, item) in items.enumerated() {
        write(item, as: "answer", attributes: "fraction=\"\(offset + 1)\" ")
      }
    case .gapSelect(let options, let areDragged):
      let name = areDragged ? "dragbox" : "selectoption"
      for option in options {
        // Moodle shows the words as HTML.
        let word = option.richText?.html ?? option.text.escapedForMarkup(quotes: false)
        let group = Self.escaped(option.group)
        append("    <\(name)>\(Self.text(word))<group>\(group)</group></\(name)>\n")
      }
    case .other(_, let answers, let picksOne):
      if let picksOne { append("    <single>\(picksOne)</single>\n") }
      for answer in answers { write(answer) }
    case .cloze, .essay, .description: break
    }
  }

  private mutating func write(_ answer: Question.Answer) {
    var rest = ""
    if let tolerance = answer.tolerance {
      rest += "<tolerance>\(Self.escaped(tolerance))</tolerance>"
    }
    if let calculation = answer.calculation {
      for (name, value) in calculation.elements {
        rest += "<\(name)>\(Self.escaped(value))</\(name)>"
      }
    }
    if let feedback = answer.feedback {
      rest +=
        "<feedback format=\"\(Self.format(feedback))\">\(Self.text(feedback.source))\(Self.files(feedback))</feedback>"
    }
    let fraction = MoodleWeights.percent(answer.fraction)
    write(answer.text, as: "answer", attributes: "fraction=\"\(fraction)\" ", with: rest)
  }

  private mutating func write(
    _ text: Question.Text,
    as name: String,
    attributes: String = "",
    with rest: String = ""
  ) {
    // Moodle marks the places of files that come with a text.
    let source = text.files.reduce(text.source) { source, file in
      let place = "\(file.path.dropFirst())\(file.name)\""
      return source.split(separator: "src=\"\(place)", omittingEmptySubsequences: false)
        .joined(separator: "src=\"@@PLUGINFILE@@\(file.path)\(file.name)\"")
    }
    append("    <\(name) \(attributes)format=\"\(Self.format(text))\">\(Self.text(source))")
    append(Self.files(text))
    append("\(rest)</\(name)>\n")
  }

  static func format(_ text: Question.Text) -> String {
    MoodleXMLQuestion.formats.first { $0.value == text.format }?.key ?? "html"
  }

  private static func files(_ text: Question.Text) -> String {
    text.files.map { file in
      "<file name=\"\(escaped(file.name))\" path=\"\(escaped(file.path))\" encoding=\"base64\">"
        + file.bytes.base64 + "</file>"
    }.joined()
  }

  private static func text(_ text: String) -> String {
    let isPlain = !text.utf8.contains { $0 == 0x3C || $0 == 0x26 || $0 == 0x0D }
    if isPlain { return "<text>\(escaped(text))</text>" }
    var content = text
    // A carriage return stays: readers make a line feed of it.
    content.unicodeScalars.removeAll { $0.value < 0x20 && !["\t", "\n", "\r"].contains($0) }
    let sections = content.split(separator: "]]>", omittingEmptySubsequences: false)
      .joined(separator: "]]]]><![CDATA[>")
    return "<text><![CDATA[\(sections)]]></text>"
  }

  /// A text without signs that mean something in XML; control characters, which XML has not, are
  /// left out.
  static func escaped(_ text: String) -> String {
    text.escapedForMarkup { $0.value < 0x20 && $0 != "\t" && $0 != "\n" ? "" : nil }
  }
}

extension Question {
  /// Whether an element came with the question that only Moodle's file has a place for.
  func hasElement(_ name: String) -> Bool {
    guard case .elements(let elements) = remainder else { return false }
    return elements.contains { XMLElement(source: $0)?.name == name }
  }
}

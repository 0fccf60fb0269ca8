// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The cells that a question has for the row of a table.
struct TableRow {
  /// The cells of all parts; a choice has all options in one and the texts of the right ones as its
  /// answer.
  var cells: [TablePart: String] = [:]
  /// The options of a choice.
  var options: [String] = []
  /// The places of the right ones.
  var right: [Int] = []
  /// The kind, by the name of our own JSON.
  private(set) var kind = ""
  /// The format of texts: "plain", "html" or "markup".
  private var format = "plain"

  /// The row of a question; nil for a type that no table holds.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - format: The format of texts, where the file says it for all.
  ///   - losses: The parts that the row does not have.
  init?(_ question: Question, format: String = "plain", _ losses: inout [Exported.Loss.Part]) {
    self.format = format
    if format != "html", question.richTexts.contains(where: { $0.format == .markup }) {
      self.format = "markup"
      cells[.format] = "markup"
    }
    var maker = ProblemMaker(question, language: .english)
    let isWhole = question.exact != nil || !question.isPlain
    let problem = isWhole ? maker.problem(id: "row", title: nil, introduction: nil) : nil
    guard fill(question, problem, &losses) else { return nil }
    cells[.type] = kind
    fillCommon(question)
    if problem != nil || question.isPlain {
      if !question.files.isEmpty { losses.append(.files) }
      if question.rubric != nil { losses.append(.rubric) }
      if question.remainder != nil { losses.append(.remainder) }
    } else {
      losses += question.lossesOfPlainText.filter { ![.mark, .hints].contains($0) }
    }
    if let problem { cells[.details] = details(of: problem) }
  }

  private mutating func fillCommon(_ question: Question) {
    cells[.feedback] = question.generalFeedback.map(cell)
    if !question.hints.isEmpty { cells[.hint] = TableList.cell(question.hints.map(cell)) }
    if let mark = question.mark, mark != 1 {
      let decimal = MoodleWeights.decimal(mark, places: 7)
      cells[.points] = Fraction(decimal: decimal) == mark ? decimal : "\(mark)"
    }
    cells[.set] = question.set
    cells[.title] = question.idNumber == nil ? nil : question.name
    cells[.id] = question.idNumber ?? question.name
    cells[.source] = question.source
    // True and false have the words of a language, whatever its region.
    let words = kind == "trueFalse" ? nil : cells[.language]
    if let language = question.language ?? question.impliedLanguage, words == nil,
      cells[.language].map({ Language(language).fallbacks.contains(Language($0)) }) ?? true
    {
      cells[.language] = language
    }
    // A bar at the end says that tags have no other sign between them.
    let isSimple = question.tags.allSatisfy { tag in !tag.contains { " ,;|".contains($0) } }
    let bars = TableList.cell(question.tags)
    if !question.tags.isEmpty {
      cells[.tags] = isSimple ? question.tags.joined(separator: " ") : bars + "|"
    }
  }

  /// A text with formatting as the format of the row wants it.
  private func cell(_ text: Question.Text) -> String {
    switch format {
    case "html": text.html
    case "markup": Self.markup(text.rich)
    default: text.plain
    }
  }

  private static func markup(_ text: RichText) -> String {
    guard text.format == .plain else { return text.source }
    var written = ""
    for character in text.source {
      if "\\*$".contains(character) || character == "[" && written.last == "!" {
        written.append("\\")
      }
      written.append(character)
    }
    return written
  }

  // MARK: Kinds

  private mutating func fill(
    _ question: Question,
    _ problem: Problem?,
    _ losses: inout [Exported.Loss.Part]
  ) -> Bool {
    cells[.question] = cell(question.text)
    if let problem, fill(problem) { return true }
    switch question.task {
    case .choices(let answers, let picksOne, _):
      return fill(answers, picksOne, isWhole: problem != nil, &losses)
    case .truth(let isTrue, _, _):
      kind = "trueFalse"
      cells[.answer] = "\(isTrue)"
    case .written(let answers, _):
      kind = "exactMatch"
      if problem == nil, !question.isPlain {
        losses += question.lossesOfWriting
      }
      // What is typed has no markup.
      let accepted = answers.filter { $0.fraction == 1 }.map { answer in
        format == "html" ? answer.text.html : answer.text.plain
      }
      guard fill(accepted: accepted) else { return false }
    case .numbers(let answers):
      // Without a problem a number cannot be read here.
      guard problem == nil else { return false }
      kind = "numeric"
      losses.append(.judgment)
      guard fill(accepted: answers.filter { $0.fraction == 1 }.map(\.text.source)) else {
        return false
      }
    case .ordering(let items):
      kind = "ordering"
      cells[.answer] = TableList.cell(items.map(cell))
    case .pairs(let pairs, _):
      kind = "matching"
      cells[.answer] = TableList.cell(
        pairs.map { pair in
          let stem = TableList.escaped(cell(pair.stem), "=", isLast: true)
          return "\(stem) = \(TableList.escaped(pair.answer, "=", isLast: true))"
        }
      )
    case .essay:
      kind = "openResponse"
      cells[.answer] = question.sampleAnswer
    case .cloze, .gapSelect, .description, .other: return false
    }
    return true
  }

  private mutating func fill(accepted: [String]) -> Bool {
    guard let first = accepted.first else { return false }
    cells[.answer] = first
    if accepted.count > 1 { cells[.alternatives] = TableList.cell(Array(accepted.dropFirst())) }
    return true
  }

  private mutating func fill(
    _ answers: [Question.Answer],
    _ picksOne: Bool,
    isWhole: Bool,
    _ losses: inout [Exported.Loss.Part]
  ) -> Bool {
    kind = picksOne ? "multipleChoice" : "checkAll"
    options = answers.map { cell($0.text) }
    right = answers.indices.filter {
      picksOne ? answers[$0].fraction == 1 : answers[$0].fraction > 0
    }
    // A row without details would have all of them picked.
    guard !right.isEmpty, !picksOne || right.count == 1 || isWhole, options.count > 1 else {
      return false
    }
    if !isWhole {
      if answers.contains(where: { ![0, 1].contains($0.fraction) }), picksOne {
        losses.append(.weights)
      }
    }
    cells[.options] = TableList.cell(options)
    cells[.answer] = key(by: { TableList.cell(right.map { options[$0] }) })
    return true
  }

  /// The key of a choice with all options in one cell: their texts, or numbers where these could be
  /// read otherwise.
  private func key(by texts: () -> String) -> String {
    let key = texts()
    var reader = TableCells()
    let all = options.enumerated().map { TableCells.Option(place: $0, text: $1) }
    if reader.key(key, among: all) == right { return key }
    return right.map { "\($0 + 1)" }.joined(separator: ",")
  }

  /// Fills in what is written of a kind that only problems have; false for one that questions have.
  private mutating func fill(_ problem: Problem) -> Bool {
    let kind = problem.kind
    switch kind.name {
    case .roughMatch, .numeric, .algebraic, .chemical, .date:
      self.kind = kind.name.rawValue
      guard let matcher = kind.matcher, fill(accepted: matcher.accepted) else { return false }
      let json = JSONValue(encoding: kind)
      cells[.language] = json?["language"]?.text
      cells[.tolerance] = json?["tolerance"].flatMap(Self.tolerance)
    case .cloze:
      guard case .cloze(let task) = kind else { return false }
      self.kind = "cloze"
      cells[.question] = gapText(task)
      let language = BankWords.language(ofInstruction: problem.prompt.plainText)
      if let language, language != .english { cells[.language] = language.rawValue }
    case .multipleChoice:
      guard let json = JSONValue(encoding: kind), json["kind"]?.text == "trueFalse" else {
        return false
      }
      self.kind = "trueFalse"
      cells[.answer] = json["correct"] == .flag(true) ? "true" : "false"
      cells[.language] = json["language"]?.text
    default: return false
    }
    return true
  }

  private static func tolerance(_ value: JSONValue) -> String? {
    if case .number(let width)? = value["absolute"] { return width }
    guard case .number(let share)? = value["relative"], let number = Rational(share),
      let percent = try? number * 100
    else { return nil }
    return "\(percent.decimals) %"
  }

  /// A text with each gap in its place.
  private func gapText(_ task: ClozeTask) -> String {
    var text = format == "markup" ? Self.markup(task.text) : task.text.source
    for gap in task.gaps {
      guard let range = text.firstRange(of: "[[\(gap.id)]]") else { continue }
      let items: [String]
      if let options = gap.kind.options {
        items = options.all.map {
          $0.isCorrect ? "=\($0.text.plainText)" : TableCells.marked($0.text.plainText)
        }
      } else {
        let accepted = (gap.kind.matcher?.accepted ?? []).map(TableCells.marked)
        let isNumber = gap.kind.name == .numeric
        items = isNumber ? ["#\(accepted.first ?? "")"] + accepted.dropFirst() : accepted
      }
      let content = TableList.escaped(TableList.cell(items), "]", isLast: false)
      text.replaceSubrange(range, with: "[[\(content)]]")
    }
    return text
  }

  /// The details of a problem that the other cells do not say.
  private func details(of problem: Problem) -> String? {
    guard let all = problem.detailed else { return nil }
    var reader = TableCells(cells)
    reader.format = format == "markup" ? "plain" : format
    let grading = kind == "checkAll" ? all["grading"]?.text ?? "incremental" : "weighted"
    let isOther = grading != "weighted"
    let base = reader.json(isOther ? .map([("grading", .text(grading))]) : nil)
    var difference = base.map { all.difference(to: $0) } ?? all
    if isOther {
      difference = difference ?? .map([])
      difference?["grading"] = .text(grading)
    }
    return difference?.json
  }
}

extension Question {
  /// The texts that can have markup.
  fileprivate var richTexts: [RichText] { allTexts.map(\.rich) }

  /// Whether the cells of a row say all of it.
  fileprivate var isPlain: Bool {
    guard !isAllOrNothing, rubric == nil, units.isEmpty, responseFeedback.isEmpty,
      lossesOfSettings.isEmpty
    else { return false }
    switch task {
    case .choices(let answers, let picksOne, let areShuffled):
      let right = answers.count { $0.fraction > 0 }
      let share = (try? Fraction(1, max(right, 1))) ?? .one
      let cost = (try? Fraction.zero - share) ?? .zero
      return areShuffled && (!picksOne || right == 1)
        && answers.allSatisfy { answer in
          let isUsual =
            picksOne ? [0, 1].contains(answer.fraction) : [share, cost].contains(answer.fraction)
          return isUsual && answer.feedback == nil
        }
    case .written(let answers, let ignoresCase):
      return ignoresCase
        && answers.allSatisfy {
          $0.fraction == 1 && $0.feedback == nil && !$0.text.source.contains("*")
        }
    case .truth(_, let right, let wrong): return right == nil && wrong == nil
    case .ordering, .essay: return true
    case .pairs(_, let areShuffled): return areShuffled
    case .numbers, .cloze, .gapSelect, .description, .other: return false
    }
  }

  /// The parts of written answers that a row without details loses.
  fileprivate var lossesOfWriting: [Exported.Loss.Part] {
    guard case .written(let answers, let ignoresCase) = task else { return [] }
    var losses: [Exported.Loss.Part] = []
    if answers.contains(where: { $0.fraction != 1 }) { losses.append(.weights) }
    if !ignoresCase { losses.append(.letterCase) }
    return losses
  }
}

extension Question.Text {
  /// The text as a bank has it.
  var rich: RichText {
    isHTML ? RichText.Imported(html: html).text : RichText(source)
  }
}

/// A format whose items hold all that a problem has.
protocol ProblemHolder {}

// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// Which columns of a table hold the parts of a question.
struct TableColumns {
  /// A part of a question.
  enum Part: CaseIterable {
    case question, answer, alternatives, wrong, feedback, tags, id

    /// Where the headings for it stand among the facts of a language.
    fileprivate var headings: KeyPath<LanguageFacts.Headings, String> {
      switch self {
      case .question: \.question
      case .answer: \.answer
      case .alternatives: \.alternatives
      case .wrong: \.wrong
      case .feedback: \.feedback
      case .tags: \.tags
      case .id: \.id
      }
    }
  }

  /// The names in all languages that a column can have for each part, in small letters.
  private static let headings: [Part: Set<String>] = Dictionary(
    uniqueKeysWithValues: Part.allCases.map { ($0, listed($0.headings)) }
  )
  private static let languages = listed(\.languages)
  /// The endings of a heading: "Antworten" and "answers" name what "Antwort" and "answer" do.
  private static let endings = listed(\.pluralEndings).union([""])

  private static func listed(_ list: KeyPath<LanguageFacts.Headings, String>) -> Set<String> {
    Set(
      LanguageFacts.all.flatMap { $0.headings[keyPath: list].split(separator: ",") }
        .map(\.trimmingSpaces)
    )
  }

  private var columns: [Part: Int] = [:]

  /// The columns by the names in a row, or nil for a row without names.
  ///
  /// Two names of different parts make a row of names, also when the question or the answer has none.
  init?(names: [String]) {
    let names = names.map { $0.trimmingSpaces.lowercased() }
    for part in Part.allCases {
      columns[part] = names.firstIndex { name in
        Self.endings.contains {
          name.hasSuffix($0)
            && Self.headings[part]?.contains(String(name.dropLast($0.count))) == true
        }
      }
    }
    guard missing != nil else { return }
    // The two languages of a list of vocabulary.
    if names.count >= 2, names[0] != names[1], names.prefix(2).allSatisfy(Self.languages.contains) {
      columns[.question] = 0
      columns[.answer] = 1
    }
    guard columns.count >= 2 else { return nil }
  }

  /// The name of the column without which no row has a question, or nil if there are both.
  var missing: String? {
    columns[.question] == nil ? "question" : columns[.answer] == nil ? "answer" : nil
  }

  /// The first two columns that are none of the others.
  init(without others: Set<Int> = []) {
    let fields = (0...others.count + 1).filter { !others.contains($0) }
    columns = [.question: fields[0], .answer: fields[1]]
  }

  /// The column of a part, if there is one.
  subscript(part: Part) -> Int? {
    get { columns[part] }
    set { columns[part] = newValue }
  }

  /// The cells of a row that belong to no part, with nothing in the place of the others.
  func others(in row: [String]) -> [String] {
    let known = Set(columns.values)
    return row.enumerated().map { known.contains($0) ? "" : $1 }
  }

  /// The row for the cells of all parts, in the columns that there are.
  func row(_ cells: [String], keeping others: [String]) -> [String] {
    var row = others
    for (part, cell) in zip(Part.allCases, cells) {
      guard let column = columns[part], !cell.isEmpty else { continue }
      while row.count <= column { row.append("") }
      row[column] = cell
    }
    return row
  }

  func cell(_ part: Part, of row: [String]) -> String? {
    columns[part].flatMap { row[safe: $0] }.map(\.trimmingSpaces).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A remark on an answer that looks like several where no column is for the others; nobody types the answer of a row
  /// with wrong ones, which is a choice.
  func remarks(on row: [String], at range: Range<Int>) -> [Remark] {
    guard columns[.alternatives] == nil, cell(.wrong, of: row) == nil,
      let answer = cell(.answer, of: row)
    else { return [] }
    // Units and numbers have a slash too: km/h, 3/4.
    let parts = answer.split(separator: "/")
    let hasWords =
      parts.count > 1
      && parts.allSatisfy { $0.count > 2 && $0.allSatisfy { $0.isLetter || $0 == " " } }
    guard hasWords || ["|", ";", " / "].contains(where: answer.contains) else { return [] }
    return [Remark(.severalAnswers, at: range, ["answer": .text(answer)])]
  }

  /// The question of a row, or nil without a question or an answer.
  func question(_ row: [String], format: String = "plain") -> Question? {
    guard let prompt = cell(.question, of: row), let answer = cell(.answer, of: row) else {
      return nil
    }
    func answers(_ texts: [String], _ fraction: Fraction) -> [Question.Answer] {
      texts.map { Question.Answer(Question.Text($0, format: format), fraction: fraction) }
    }
    func list(_ part: Part) -> [String] {
      (cell(part, of: row) ?? "").split(separator: "|").map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
    let wrong = list(.wrong)
    var question = Question(
      text: Question.Text(prompt, format: format),
      task: wrong.isEmpty
        ? .written(answers([answer] + list(.alternatives), 1), ignoresCase: true)
        : .choices(answers([answer], 1) + answers(wrong, 0), picksOne: true, areShuffled: true)
    )
    question.generalFeedback = cell(.feedback, of: row).map { Question.Text($0, format: format) }
    question.idNumber = cell(.id, of: row)
    let others = others(in: row)
    if others.contains(where: { !$0.isEmpty }) {
      question.remainder = .cells(others)
    }
    let tags = cell(.tags, of: row) ?? ""
    question.tags = tags.split(separator: tags.contains("|") ? "|" : " ").map(\.trimmingSpaces)
    return question
  }

  /// The cells of a question in the order of all parts, or nil for a type that no table holds.
  static func cells(
    of question: Question,
    format: String = "plain",
    _ losses: inout [Exported.Loss.Part]
  ) -> [String]? {
    func cell(_ text: Question.Text) -> String { format == "html" ? text.html : text.plain }
    let answers: [Question.Answer]
    var wrong: [Question.Answer] = []
    switch question.task {
    case .written(let all, let ignoresCase):
      answers = all.filter { $0.fraction == 1 }
      if answers.count < all.count { losses.append(.weights) }
      if !ignoresCase { losses.append(.letterCase) }
    case .numbers(let all):
      answers = all.filter { $0.fraction == 1 }
      losses.append(.judgment)
    case .choices(let all, true, _):
      answers = all.filter { $0.fraction == 1 }
      wrong = all.filter { $0.fraction != 1 }
      if wrong.contains(where: { $0.fraction != 0 }) { losses.append(.weights) }
      if answers.count > 1 || wrong.isEmpty { return nil }
    default: return nil
    }
    guard let first = answers.first else { return nil }
    if question.name != nil, question.idNumber != nil { losses.append(.name) }
    losses += question.lossesOfPlainText
    func list(_ answers: some Sequence<Question.Answer>) -> String {
      let texts = answers.map { cell($0.text) }
      if texts.contains(where: { $0.contains("|") }) { losses.append(.separator) }
      return texts.joined(separator: "|")
    }
    // A bar keeps the blanks within tags.
    let hasBlanks = question.tags.contains { $0.contains(" ") }
    let tags = question.tags.joined(separator: hasBlanks ? "|" : " ")
    return [
      cell(question.text), cell(first.text), list(answers.dropFirst()), list(wrong),
      question.generalFeedback.map(cell) ?? "", hasBlanks ? tags + "|" : tags,
      question.idNumber ?? question.name ?? "",
    ]
  }

  static let names = ["question", "answer", "alternatives", "wrong", "feedback", "tags", "id"]
}

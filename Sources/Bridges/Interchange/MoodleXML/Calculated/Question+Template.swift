// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import FileDiagnostics
internal import LudusCore
internal import MathAnswers
internal import QuizContent

extension Question {
  /// The most values that Moodle has of a wildcard.
  private static let maximumItems = 100

  /// A question with wildcards of a template, and what it has not of it; nil where Moodle has
  /// none like that.
  ///
  /// Moodle draws from a list of values and no more than a hundred, so the numbers of a variant
  /// become the values of wildcards, those of formulas, too: all variants where there are no more,
  /// else some that are drawn.
  static func made(
    from template: ProblemTemplate
  ) -> (question: Question, losses: [Exported.Loss.Part])? {
    let rows = template.numbersOfVariants(limit: maximumItems)
    guard let first = rows.first, template.decimalSeparator != .comma else { return nil }
    var table = WildcardTable(template: template, rows: rows, names: Set(first.keys))
    var losses: [Exported.Loss.Part] = []
    guard let text = table.text(Text(html: template.prompt)),
      let task = table.task(of: template, &losses)
    else { return nil }
    var question = Question(name: template.title ?? template.id.rawValue, text: text, task: task)
    if template.title != nil { question.idNumber = template.id.rawValue }
    if let explanation = template.explanation {
      guard let text = table.text(Text(html: explanation)) else { return nil }
      question.generalFeedback = text
    }
    for hint in template.hints {
      guard let text = table.text(Text(html: hint.text)) else { return nil }
      question.hints.append(text)
    }
    question.tags = template.tags
    question.mark = template.points
    if case .numeric(let key) = template.key, let unit = key.unit {
      question.units = [unit]
      question.needsUnit = true
    }
    if template.source != nil { losses.append(.source) }
    var elements = [table.definitions]
    switch template.key {
    case .multipleChoice(let options, _), .checkAll(let options, _):
      elements.append("<shuffleanswers>\(options.areShuffled ? 1 : 0)</shuffleanswers>")
    case .numeric, .algebraic, .exactMatch, .cloze: break
    }
    question.remainder = .elements(elements.map { Array($0.utf8) })
    return (question, losses)
  }
}

/// The values of the variants of a template, as the wildcards of Moodle.
private struct WildcardTable {
  let template: ProblemTemplate
  let rows: [[String: ProblemTemplate.WrittenNumber]]
  let names: Set<String>
  /// All texts without their placeholders: no wildcard may have a name that stands in braces there.
  private let literals: String
  /// The wildcards in use, by their names, with their values.
  private var values: [(name: String, values: [String])] = []

  init(
    template: ProblemTemplate,
    rows: [[String: ProblemTemplate.WrittenNumber]],
    names: Set<String>
  ) {
    self.template = template
    self.rows = rows
    self.names = names
    literals = template.allTexts.compactMap { text in
      ProblemTemplate.filled(Question.Text(html: text).source) { _ in " " }
    }.joined(separator: "\n")
    // Wildcards that nothing uses may stay, so all variables are there.
    for variable in template.variables where names.contains(variable.name) {
      _ = wildcard(variable.name, isShown: false)
    }
  }

  /// The wildcard of a number, as it is or as it is shown; nil where Moodle cannot show it so.
  private mutating func wildcard(_ name: String, isShown: Bool) -> String? {
    let values = rows.compactMap { row in
      row[name].flatMap { isShown ? $0.shown : $0.plain }
    }
    guard values.count == rows.count else { return nil }
    var wildcard = name
    var number = 1
    while true {
      let other = self.values.first { $0.name == wildcard }
      if let other, other.values == values { return "{\(wildcard)}" }
      guard other != nil || literals.contains("{\(wildcard)}") else { break }
      number += 1
      wildcard = "\(name)v\(number)"
    }
    self.values.append((wildcard, values))
    return "{\(wildcard)}"
  }

  /// A text with wildcards for placeholders; nil where Moodle has none for one of them.
  mutating func text(_ text: Question.Text) -> Question.Text? {
    var text = text
    let filled = ProblemTemplate.filled(text.source) { wildcard($0, isShown: true) }
    guard let filled else { return nil }
    text.source = filled
    return text
  }

  // MARK: Tasks

  mutating func task(
    of template: ProblemTemplate,
    _ losses: inout [Exported.Loss.Part]
  ) -> Question.Task? {
    switch template.key {
    case .numeric(let key):
      guard var answers = answers(key, fraction: .one, &losses) else { return nil }
      for expected in template.expectedAnswers {
        guard let more = answer(expected, &losses) else { return nil }
        answers += more
      }
      return .other("calculated", answers)
    case .multipleChoice(let options, let grading):
      return picked(.multipleChoice(options, grading: grading), &losses)
    case .checkAll(let options, let grading):
      return picked(.checkAll(options, grading: grading), &losses)
    case .algebraic, .exactMatch, .cloze: return nil
    }
  }

  private mutating func answer(
    _ expected: ProblemTemplate.ExpectedAnswer,
    _ losses: inout [Exported.Loss.Part]
  ) -> [Question.Answer]? {
    var feedback: Question.Text?
    if let text = expected.feedback {
      guard let filled = self.text(Question.Text(html: text)) else { return nil }
      feedback = filled
    }
    switch expected.key {
    case .numeric(let key):
      return answers(key, fraction: expected.credit, &losses)?.map { answer in
        var answer = answer
        answer.feedback = feedback
        return answer
      }
    case .exactMatch(let matcher) where matcher.acceptsWildcards && matcher.accepted == ["*"]:
      let text = Question.Text("*", format: "plain")
      return [Question.Answer(text, fraction: expected.credit, feedback: feedback)]
    default:
      losses.append(.weights)
      return []
    }
  }

  /// The answers of a key: its number and the others that are right.
  private mutating func answers(
    _ key: ProblemTemplate.NumericKey,
    fraction: Fraction,
    _ losses: inout [Exported.Loss.Part]
  ) -> [Question.Answer]? {
    if !key.requirements.isEmpty || key.allowsCalculation || key.within != nil
      || key.bounds != nil
    {
      losses.append(.judgment)
    }
    var answers: [Question.Answer] = []
    for name in [key.answer] + key.others {
      guard let wildcard = wildcard(name, isShown: false) else { return nil }
      var answer = Question.Answer(
        Question.Text(wildcard, format: "plain"),
        fraction: fraction
      )
      var calculation = Question.Calculation(key.tolerance)
      if calculation == nil {
        losses.append(.judgment)
        calculation = Question.Calculation(.exact)
      }
      calculation?.take(template.style(of: name) ?? .exact, rows.compactMap { $0[name]?.plain })
      answer.calculation = calculation
      answers.append(answer)
    }
    return answers
  }

  private mutating func picked(
    _ kind: ProblemKind,
    _ losses: inout [Exported.Loss.Part]
  ) -> Question.Task? {
    guard
      case .choices(var answers, let picksOne, _) = Question.task(of: kind, &losses)
    else { return nil }
    for index in answers.indices {
      guard let text = text(answers[index].text) else { return nil }
      answers[index].text = text
      if let feedback = answers[index].feedback {
        guard let filled = self.text(feedback) else { return nil }
        answers[index].feedback = filled
      }
    }
    return .other("calculatedmulti", answers, picksOne: picksOne)
  }

  // MARK: Definitions

  /// The element with all wildcards.
  var definitions: String {
    let definitions = values.map { wildcard in
      let numbers = wildcard.values.compactMap { Double($0) }
      let decimals = wildcard.values.map { value in
        value.split(separator: ".").dropFirst().first?.count ?? 0
      }
      let least = wildcard.values[numbers.indices.min { numbers[$0] < numbers[$1] } ?? 0]
      let most = wildcard.values[numbers.indices.max { numbers[$0] < numbers[$1] } ?? 0]
      let items = wildcard.values.enumerated().map { index, value in
        "<dataset_item><number>\(index + 1)</number><value>\(value)</value></dataset_item>"
      }
      func text(_ name: String, _ value: String) -> String {
        "<\(name)><text>\(MoodleXMLWriter.escaped(value))</text></\(name)>"
      }
      return "<dataset_definition>" + text("status", "private") + text("name", wildcard.name)
        + "<type>calculated</type>" + text("distribution", "uniform") + text("minimum", least)
        + text("maximum", most) + text("decimals", "\(min(decimals.max() ?? 0, 9))")
        + "<itemcount>\(items.count)</itemcount><dataset_items>" + items.joined()
        + "</dataset_items><number_of_items>\(items.count)</number_of_items></dataset_definition>"
    }
    return "<dataset_definitions>\n      " + definitions.joined(separator: "\n      ")
      + "\n    </dataset_definitions>"
  }
}

extension ProblemTemplate {
  /// All texts that learners read.
  fileprivate var allTexts: [RichText] {
    var texts = [prompt] + [explanation].compactMap(\.self) + hints.map(\.text)
    texts += expectedAnswers.compactMap(\.feedback)
    switch key {
    case .multipleChoice(let options, _), .checkAll(let options, _):
      texts += options.all.flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
    case .numeric, .algebraic, .exactMatch, .cloze: break
    }
    return texts
  }
}

extension Question.Calculation {
  /// The tolerance of a template, or nil for one that Moodle has not.
  fileprivate init?(_ tolerance: NumericMatcher.Tolerance) {
    switch tolerance {
    case .exact: self.init(tolerance: "0", toleranceType: "2", format: "1", length: "2")
    case .absolute(let width):
      self.init(tolerance: "\(width)", toleranceType: "2", format: "1", length: "2")
    case .relative(let share):
      self.init(tolerance: "\(share)", toleranceType: "1", format: "1", length: "2")
    case .significantFigures, .decimalPlaces: return nil
    }
  }

  /// Takes over how an answer is written, and as many decimals as its values have where it is
  /// written as it is.
  fileprivate mutating func take(_ style: ProblemTemplate.NumberStyle, _ values: [String]) {
    switch style {
    case .decimalPlaces(let places): (format, length) = ("1", "\(min(places, 9))")
    case .significantFigures(let figures), .scientific(let figures), .atMostFigures(let figures):
      (format, length) = ("2", "\(min(figures, 9))")
    case .exact, .fraction:
      let places = values.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }.max() ?? 0
      (format, length) = places <= 9 ? ("1", "\(places)") : ("2", "9")
    }
  }
}

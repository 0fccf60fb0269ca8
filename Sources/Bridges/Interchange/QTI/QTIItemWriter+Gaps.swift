// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Texts with gaps, and entries.
extension QTIItemWriter {
  mutating func put(
    _ options: [Question.GapOption],
    _ text: Question.Text,
    areDragged: Bool,
    _ isAllOrNothing: Bool
  ) {
    let (text, order) = text.replacingWords(of: options) { "{#\($0)}" }
    guard areDragged, Set(options.map(\.group)).count < 2 else {
      let gaps = order.map { right in
        let answers = options.enumerated().filter { $0.element.group == options[right].group }.map {
          Question.Answer(
            Question.Text($0.element.text, format: "plain"),
            fraction: $0.offset == right ? .one : .zero
          )
        }
        return Question.Gap(.choices(answers, picksOne: true, areShuffled: false), mark: 1)
      }
      _ = fill(gaps, text, isAllOrNothing)
      return
    }
    score(order.enumerated().map { "word\($1 + 1) gap\($0 + 1)" }, isAllOrNothing)
    var words = ""
    for (index, option) in options.enumerated() {
      let uses = order.count { $0 == index }
      words += el(
        "gapText",
        ["identifier": "word\(index + 1)", "matchMax": "\(max(uses, 1))"],
        option.richText.map { inline($0) } ?? MoodleXMLWriter.escaped(option.text)
      )
    }
    let filled = replaced(block(text)) { el("gap", ["identifier": "gap\($0)"]) }
    body += el(
      "gapMatchInteraction",
      ["responseIdentifier": "RESPONSE", "shuffle": "true"],
      words + filled
    )
  }

  /// A text with something in the place of its marks of gaps.
  func replaced(_ text: String, _ gap: (Int) -> String) -> String {
    let parts = text.split(separator: "{#", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard index > 0, let number = Int(digits), part[digits.endIndex...].hasPrefix("}") else {
        return index > 0 ? "{#\(part)" : String(part)
      }
      return gap(number) + part[digits.endIndex...].dropFirst()
    }.joined()
  }

  /// Writes the only entry of a question.
  mutating func enter(_ task: Question.Task) -> Bool {
    count(in: Question.Gap(task, mark: 1).answers.map(\.fraction))
    guard let entry = entry(task, "RESPONSE", worth: .one) else { return false }
    body += "<p>\(entry.interaction)</p>"
    if entry.isMapped {
      scoreByMapping()
    } else {
      rules += entry.rule
      endCount()
    }
    react(to: task)
    return true
  }

  mutating func fill(
    _ gaps: [Question.Gap],
    _ text: Question.Text,
    _ isAllOrNothing: Bool
  ) -> Bool {
    let total = gaps.reduce(0) { $0.addingUpToMaximum(max($1.mark, 0)) }
    let shares = gaps.map { (try? Fraction($0.mark, max(total, 1))) ?? .one }
    let worth = isAllOrNothing ? gaps.map { _ in Fraction.one } : shares
    count(
      in: zip(gaps, worth).flatMap { gap, worth in
        gap.answers.compactMap { try? $0.fraction * worth }
      }
    )
    var interactions: [String] = []
    var tests: [String] = []
    for (index, gap) in gaps.enumerated() {
      guard gap.kind.picksOne,
        let entry = entry(gap.task, "RESPONSE\(index + 1)", worth: worth[index])
      else { return false }
      interactions.append(entry.interaction)
      if gap.answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
      if isAllOrNothing { tests.append(entry.test) } else { rules += entry.rule }
    }
    if isAllOrNothing {
      rules += condition([(el("and", [:], tests.joined()), set("SCORE", number(points(.one))))])
    }
    endCount()
    losses = losses.unrepeated
    body += replaced(block(text)) { number in
      interactions.indices.contains(number - 1) ? interactions[number - 1] : ""
    }
    return true
  }

  /// A place for an entry, with the rule that adds its points and the test whether it is right.
  struct Entry {
    var interaction: String
    var rule: String
    var test: String
    var isMapped = false
  }

  mutating func entry(_ task: Question.Task, _ name: String, worth: Fraction) -> Entry? {
    func worthOf(_ answer: Question.Answer) -> Fraction { (try? answer.fraction * worth) ?? .zero }
    let text = el("textEntryInteraction", ["responseIdentifier": name, "expectedLength": "20"])
    let table = add(mapped(name))
    let test = el(
      "equal",
      ["toleranceMode": "exact"],
      mapped(name) + number(points(worth))
    )
    switch task {
    case .choices(let answers, _, let areShuffled):
      let ids = answers.indices.map { "\(name)-\($0 + 1)" }
      let right = zip(ids, answers).filter { $1.fraction == 1 }.map(\.0)
      declare(
        name,
        "identifier",
        correct: Array(right.prefix(1)),
        mapping: mapping(zip(ids, answers).map { ($0, worthOf($1)) })
      )
      let choices = zip(ids, answers).map { id, answer in
        el("inlineChoice", ["identifier": id], MoodleXMLWriter.escaped(answer.text.plain))
      }.joined()
      let interaction = el(
        "inlineChoiceInteraction",
        ["responseIdentifier": name, "shuffle": "\(areShuffled)"],
        choices
      )
      return Entry(interaction: interaction, rule: table, test: test)
    case .written(let answers, let ignoresCase):
      guard !answers.isEmpty else { return nil }
      if answers.contains(where: { $0.text.source.withoutWildcards == nil }) {
        losses.append(.judgment)
      }
      let rows = answers.map { (Self.text(of: $0), worthOf($0)) }
      declare(
        name,
        "string",
        correct: answers.first { $0.fraction == 1 }.map { [Self.text(of: $0)] } ?? [],
        mapping: mapping(rows, ignoresCase: ignoresCase)
      )
      return Entry(interaction: text, rule: table, test: test, isMapped: true)
    case .numbers(let answers):
      let right = answers.filter { $0.fraction == 1 && $0.text.source != "*" }
      guard !answers.isEmpty else { return nil }
      declare(name, "float", correct: right.prefix(1).map(\.text.source))
      let rule = condition(
        answers.map { (equals($0, name), add(number(points(worthOf($0))))) }
      )
      let tests = right.map { equals($0, name) }.joined()
      return Entry(interaction: text, rule: rule, test: el("or", [:], tests))
    default: return nil
    }
  }

  static func text(of answer: Question.Answer) -> String {
    let text = answer.text.plain
    return text.withoutWildcards ?? text
  }

  /// The test whether an entry is a number within its tolerance.
  func equals(_ answer: Question.Answer, _ name: String) -> String {
    guard answer.text.source != "*" else {
      return el("not", [:], el("isNull", [:], variable(name)))
    }
    let tolerance = answer.tolerance ?? "0"
    let isExact = NumberAnswer.number(tolerance)?.isZero ?? true
    return el(
      "equal",
      [
        "toleranceMode": isExact ? "exact" : "absolute",
        "tolerance": isExact ? nil : "\(tolerance) \(tolerance)",
      ],
      variable(name) + el("baseValue", ["baseType": "float"], answer.text.source)
    )
  }

  /// Shows the feedback of the answer that was entered.
  mutating func react(to task: Question.Task) {
    let (answers, ignoresCase): ([Question.Answer], Bool?) =
      switch task {
      case .written(let answers, let ignoresCase): (answers, ignoresCase)
      case .numbers(let answers): (answers, nil)
      default: ([], nil)
      }
    guard answers.contains(where: { $0.feedback != nil }) else { return }
    template = nil
    outcomes += outcome("FEEDBACK", "identifier")
    let branches = answers.enumerated().map { index, answer in
      let id = "answer\(index + 1)"
      if let feedback = answer.feedback { tell(feedback, outcome: "FEEDBACK", identifier: id) }
      let text = el(
        "baseValue",
        ["baseType": "string"],
        MoodleXMLWriter.escaped(Self.text(of: answer))
      )
      let test = ignoresCase.map {
        el("stringMatch", ["caseSensitive": "\(!$0)"], variable("RESPONSE") + text)
      }
      return (
        test ?? equals(answer, "RESPONSE"),
        set("FEEDBACK", el("baseValue", ["baseType": "identifier"], id))
      )
    }
    rules += condition(branches)
  }
}

extension Question.Gap {
  /// The task of the gap as that of a question.
  var task: Question.Task {
    switch kind.name {
    case .multichoice: .choices(answers, picksOne: kind.picksOne, areShuffled: kind.areShuffled)
    case .shortanswer: .written(answers, ignoresCase: kind.ignoresCase)
    case .numerical: .numbers(answers)
    }
  }
}

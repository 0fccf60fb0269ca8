// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import FileDiagnostics
internal import LudusCore
internal import MathAnswers
internal import QuizContent

extension Question.Calculation {
  /// Reads what stands in the element of an answer; nil where there is nothing of it.
  init?(_ answer: XMLElement) {
    guard answer.first("tolerance") != nil || answer.first("correctanswerlength") != nil else {
      return nil
    }
    func value(_ name: String, _ usual: String) -> String {
      answer.first(name)?.allText.nonEmpty ?? usual
    }
    tolerance = value("tolerance", "0")
    toleranceType = value("tolerancetype", "1")
    format = value("correctanswerformat", "1")
    length = value("correctanswerlength", "2")
  }

  /// The elements that it is written with.
  var elements: [(name: String, value: String)] {
    [
      ("tolerance", tolerance), ("tolerancetype", toleranceType),
      ("correctanswerformat", format), ("correctanswerlength", length),
    ]
  }

  /// The style in which a template writes the answer; nil for anything that is neither decimals nor
  /// figures.
  fileprivate var style: ProblemTemplate.NumberStyle? {
    guard let count = Int(length), (0...15).contains(count) else { return nil }
    switch format {
    case "1": return .decimalPlaces(count)
    case "2": return .significantFigures(max(count, 1))
    default: return nil
    }
  }
}

extension ProblemMaker {
  /// Whether the numbers of the question are drawn from values that came with it.
  var isCalculated: Bool {
    guard case .other(let type, _, _) = question.task else { return false }
    return Question.calculatedTypes.contains(type) && question.hasElement("dataset_definitions")
  }

  /// Makes a template of a question with wildcards, or notes why there is none.
  ///
  /// The values of the same number belong together, as in Moodle; a formula in a text becomes a
  /// formula of the template. Learners' numbers are compared with the answer as it is shown and as
  /// it is.
  mutating func template(id: ProblemTemplate.ID, title: String?) -> ProblemTemplate? {
    guard !question.isHidden else {
      note(.hiddenQuestion)
      return nil
    }
    do {
      guard case .other(let type, let answers, let picksOne) = question.task,
        let definitions = question.element("dataset_definitions")
      else { return nil }
      var calculated = CalculatedQuestion(try MoodleDatasets(definitions))
      var source = question.text
      source.source = try calculated.filled(source.source, style: nil)
      let prompt = rich(source)
      let answersInKey = answers.withMeantWeights.rightFirst
      let key: ProblemTemplate.AnswerKey?
      var expected: [ProblemTemplate.ExpectedAnswer] = []
      if type == "calculatedmulti" {
        key = try picked(answers, picksOne: picksOne ?? true, &calculated)
      } else {
        (key, expected) = try numbers(answersInKey, &calculated)
      }
      guard let key else { return nil }
      var explanation = question.generalFeedback
      if var text = explanation {
        text.source = try calculated.filled(text.source, style: nil)
        explanation = text
      }
      let hints = try question.hints.map { hint in
        var hint = hint
        hint.source = try calculated.filled(hint.source, style: nil)
        return hint
      }
      noteParts()
      if !question.responseFeedback.isEmpty { note(.fieldsLeftOut, ["names": "feedback"]) }
      let template = try ProblemTemplate(
        id: id,
        prompt: prompt,
        variables: calculated.variables,
        formulas: calculated.formulas,
        key: key,
        points: points(),
        explanation: explanation.flatMap { richIfAny($0) },
        hints: hints.compactMap { richIfAny($0).map { Problem.Hint($0) } },
        tags: question.tags,
        source: question.source,
        title: title,
        expectedAnswers: expected
      )
      return template
    } catch let fault as MoodleFormula.Fault {
      refuse(fault.reason)
    } catch let error as ContentError<ProblemFault> {
      refuse("\(error.faults[0])")
    } catch {
      refuse("\(error)")
    }
    return nil
  }

  /// The key of numbers, and the answers that earn a part of the credit or have a tolerance or a
  /// feedback of their own.
  private mutating func numbers(
    _ answers: [Question.Answer],
    _ calculated: inout CalculatedQuestion
  ) throws -> (ProblemTemplate.AnswerKey?, [ProblemTemplate.ExpectedAnswer]) {
    let unit = usableUnit()
    var key: ProblemTemplate.AnswerKey?
    var expected: [ProblemTemplate.ExpectedAnswer] = []
    for answer in answers {
      let text = answer.text.source.trimmingSpaces
      let feedback = try feedback(of: answer, &calculated)
      let credit = min(max(answer.fraction, .zero), .one)
      if text == "*" {
        guard feedback != nil || credit > 0 else { continue }
        let anything = ExactMatcher("*", normalization: .standard, acceptsWildcards: true)
        expected.append(.init(.exactMatch(anything), credit: credit, feedback: feedback))
        continue
      }
      let calculation =
        answer.calculation
        ?? Question.Calculation(tolerance: "0", toleranceType: "2", format: "1", length: "2")
      guard let style = calculation.style else {
        throw MoodleFormula.Fault(reason: "the format of the answer \"\(text)\" is not known")
      }
      let name = try calculated.formula(text, style: style)
      let own = ProblemTemplate.AnswerKey.numeric(
        try number(name, unit, calculation, &calculated)
      )
      if key == nil, answer.fraction == 1 {
        key = own
        if feedback == nil { continue }
      }
      guard feedback != nil || credit > 0 else { continue }
      expected.append(.init(own, credit: credit, feedback: feedback))
    }
    if key == nil { refuse("no answer earns the full credit") }
    return (key, expected)
  }

  /// The key of one answer with its tolerance.
  ///
  /// Source: "Calculated question type" in Moodle's documentation: a relative tolerance is a share
  /// of the answer, a nominal one a number, and a geometric one leaves the answers from a/(1 + t)
  /// to a(1 + t).
  private func number(
    _ name: String,
    _ unit: String?,
    _ calculation: Question.Calculation,
    _ calculated: inout CalculatedQuestion
  ) throws -> ProblemTemplate.NumericKey {
    guard let tolerance = NumberAnswer.number(calculation.tolerance),
      let width = Double(calculation.tolerance.split(separator: ",").joined(separator: ".")),
      width.isFinite
    else {
      throw MoodleFormula.Fault(
        reason: "\"\(calculation.tolerance)\" is no tolerance"
      )
    }
    guard !tolerance.isZero else { return ProblemTemplate.NumericKey(name, unit: unit) }
    let size = abs(width)
    switch calculation.toleranceType {
    case "1", "relative":
      return ProblemTemplate.NumericKey(name, unit: unit, tolerance: .relative(size))
    case "2", "nominal":
      return ProblemTemplate.NumericKey(name, unit: unit, tolerance: .absolute(size))
    case "3", "geometric":
      let factor = "(1 + \(Rational(size.description)?.description ?? "0"))"
      let least = calculated.added("\(name) / \(factor)")
      let most = calculated.added("\(name) * \(factor)")
      return ProblemTemplate.NumericKey(name, unit: unit, bounds: .init(least, most))
    default:
      throw MoodleFormula.Fault(
        reason: "the type of tolerance \"\(calculation.toleranceType)\" is not known"
      )
    }
  }

  private mutating func picked(
    _ answers: [Question.Answer],
    picksOne: Bool,
    _ calculated: inout CalculatedQuestion
  ) throws -> ProblemTemplate.AnswerKey? {
    let filled = try answers.map { answer in
      var answer = answer
      let style = answer.calculation?.style
      answer.text.source = try calculated.filled(answer.text.source, style: style)
      if let feedback = answer.feedback {
        answer.feedback?.source = try calculated.filled(feedback.source, style: nil)
      }
      return answer
    }
    let shuffles = question.element("shuffleanswers")?.allText ?? "1"
    switch choice(filled, picksOne: picksOne, areShuffled: ["1", "true"].contains(shuffles)) {
    case .multipleChoice(let options, let grading):
      return .multipleChoice(options, grading: grading)
    case .checkAll(let options, let grading): return .checkAll(options, grading: grading)
    default: return nil
    }
  }

  private mutating func feedback(
    of answer: Question.Answer,
    _ calculated: inout CalculatedQuestion
  ) throws -> RichText? {
    guard var text = answer.feedback else { return nil }
    text.source = try calculated.filled(text.source, style: nil)
    return richIfAny(text)
  }
}

extension Question {
  /// The first element of a name that came with the question.
  fileprivate func element(_ name: String) -> XMLElement? {
    guard case .elements(let elements) = remainder else { return nil }
    return elements.lazy.compactMap { XMLElement(source: $0) }.first { $0.name == name }
  }
}

/// The variables and formulas that a question with wildcards becomes.
private struct CalculatedQuestion {
  private let datasets: MoodleDatasets
  private let names: [String: String]
  private var taken: Set<String>
  private(set) var formulas: [ProblemTemplate.Formula] = []
  /// The names of formulas that came before, so that each is there once.
  private var known: [ProblemTemplate.Formula: String] = [:]

  init(_ datasets: MoodleDatasets) {
    self.datasets = datasets
    names = datasets.names
    taken = Set(datasets.wildcards.map(\.variable))
  }

  /// The wildcards, each value with those of the same number.
  var variables: [ProblemTemplate.Variable] {
    datasets.wildcards.enumerated().map { index, wildcard in
      ProblemTemplate.Variable(
        wildcard.variable,
        .numbers(wildcard.values),
        with: index == 0 ? nil : datasets.wildcards[0].variable
      )
    }
  }

  /// Adds a formula in Moodle's words, and returns its name.
  mutating func formula(_ source: String, style: ProblemTemplate.NumberStyle) throws -> String {
    add(try MoodleFormula(source, names: names).text, style: style)
  }

  /// Adds a formula in a template's words, and returns its name.
  mutating func added(_ formula: String) -> String { add(formula, style: .exact) }

  private mutating func add(_ text: String, style: ProblemTemplate.NumberStyle) -> String {
    let key = ProblemTemplate.Formula("f", text, style: style)
    if let name = known[key] { return name }
    let name = MoodleDatasets.variable("f\(formulas.count + 1)", &taken)
    formulas.append(ProblemTemplate.Formula(name, text, style: style))
    known[key] = name
    return name
  }

  /// A text with placeholders for its wildcards and for formulas such as `{={a}*2}`.
  ///
  /// - Parameters:
  ///   - source: The text as Moodle has it.
  ///   - style: The style of formulas in it; nil where the file does not say.
  /// - Returns: The text as a template has it.
  /// - Throws: The reason a formula cannot be taken over.
  mutating func filled(_ source: String, style: ProblemTemplate.NumberStyle?) throws -> String {
    var result = ""
    var rest = Substring(source)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("{="), let end = Self.end(of: rest) {
        let inner = String(rest[..<end].dropFirst(2)).withoutReferences
        // Programs write as many figures as they know, and no zeros behind them.
        let name = try formula(inner, style: style ?? .atMostFigures(12))
        result += "{{\(name)}}"
        rest = rest[end...].dropFirst()
      } else if let end = rest.firstIndex(of: "}"),
        let name = names[String(rest[..<end].dropFirst())]
      {
        result += "{{\(name)}}"
        rest = rest[end...].dropFirst()
      } else {
        result.append("{")
        rest.removeFirst()
      }
    }
    return result + rest
  }

  /// The bracket that closes the one that a text begins with.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

extension String {
  /// A formula without the references of HTML that editors put into it.
  fileprivate var withoutReferences: String {
    [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("\u{A0}", " ")]
      .reduce(self) { text, pair in
        text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
      }
  }
}

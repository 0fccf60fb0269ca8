// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// Writes a question as an item.
struct QTIItemWriter {
  let version: QTI.Version
  let language: Language?
  /// The place of the item in its package.
  let path: String
  var media: PackageMedia
  var losses: [Exported.Loss.Part] = []
  /// The declared responses, which stand before the outcomes.
  var responses = ""
  var outcomes = ""
  var body = ""
  var rules = ""
  /// The name of the rules that all programs know and that say the same.
  var template: String?
  var modals = ""
  /// The marks of the question.
  var mark = Fraction.one
  /// The unit that scores are counted in while rules run, so that thirds stay exact.
  var scale = 1

  init(_ version: QTI.Version, language: Language?, path: String, media: PackageMedia) {
    self.version = version
    self.language = language
    self.path = path
    self.media = media
  }

  /// The item, or nil for a question that has no place in QTI.
  mutating func item(_ question: Question, identifier: String) -> String? {
    mark = question.mark.flatMap { $0 > 0 ? $0 : nil } ?? .one
    if let rubric = question.rubric {
      body += el("rubricBlock", ["view": "scorer"], content(rubric))
    }
    guard write(question) else { return nil }
    if let feedback = question.generalFeedback {
      tell(feedback, outcome: "FEEDBACK_ALL", identifier: "all")
      outcomes += outcome("FEEDBACK_ALL", "identifier")
      rules += set("FEEDBACK_ALL", el("baseValue", ["baseType": "identifier"], "all"))
      template = nil
    }
    if !question.hints.isEmpty { losses.append(.hints) }
    if question.remainder != nil { losses.append(.remainder) }
    let processing =
      template.map { el("responseProcessing", ["template": version.template($0)]) }
      ?? (rules.isEmpty ? "" : el("responseProcessing", [:], rules))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + el(
        "assessmentItem",
        [
          "xmlns": version.namespace, "identifier": identifier, "title": question.name ?? "",
          "adaptive": "false", "timeDependent": "false", "xml:lang": language?.rawValue,
        ],
        "\n" + responses + outcomes + el("itemBody", [:], body) + "\n" + processing + modals + "\n"
      ) + "\n"
  }

  // MARK: Parts

  func el(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ content: String = ""
  ) -> String {
    version.element(name, attributes, content)
  }

  func number(_ number: Fraction) -> String {
    el("baseValue", ["baseType": "float"], decimal(number) ?? "0")
  }

  func variable(_ name: String) -> String { el("variable", ["identifier": name]) }

  func set(_ name: String, _ value: String) -> String {
    el("setOutcomeValue", ["identifier": name], value)
  }

  func condition(_ branches: [(test: String, then: String)]) -> String {
    let written = branches.enumerated().map { index, branch in
      el(index == 0 ? "responseIf" : "responseElseIf", [:], branch.test + branch.then)
    }
    return written.isEmpty ? "" : el("responseCondition", [:], written.joined())
  }

  func outcome(_ name: String, _ type: String, _ value: Fraction? = nil) -> String {
    let usual = value.flatMap { decimal($0) }.map { el("value", [:], $0) }
    return el(
      "outcomeDeclaration",
      ["identifier": name, "cardinality": "single", "baseType": type],
      usual.map { el("defaultValue", [:], $0) } ?? ""
    ) + "\n"
  }

  mutating func declare(
    _ name: String,
    _ type: String,
    _ cardinality: String = "single",
    correct: [String],
    mapping: String = ""
  ) {
    let values = correct.map { el("value", [:], MoodleXMLWriter.escaped($0)) }.joined()
    responses +=
      el(
        "responseDeclaration",
        ["identifier": name, "cardinality": cardinality, "baseType": type],
        (values.isEmpty ? "" : el("correctResponse", [:], values)) + mapping
      ) + "\n"
  }

  mutating func block(_ text: Question.Text) -> String {
    XHTML.block(text) { media.address($0, among: text.files, from: path) }
  }

  /// A text that is shown at times, for which version 3 has an element of its own.
  mutating func content(_ text: Question.Text) -> String {
    let block = block(text)
    return version == .v30 ? el("contentBody", [:], block) : block
  }

  mutating func inline(_ text: Question.Text) -> String {
    XHTML.text(text) { media.address($0, among: text.files, from: path) }
  }

  mutating func tell(_ text: Question.Text, outcome: String, identifier: String) {
    modals += el(
      "modalFeedback",
      ["outcomeIdentifier": outcome, "identifier": identifier, "showHide": "show"],
      content(text)
    )
  }

  // MARK: Scores

  /// A number with decimals, or nil for one that has no end.
  func decimal(_ number: Fraction) -> String? {
    guard let exact = try? Rational(number.numerator) / Rational(number.denominator) else {
      return nil
    }
    let text = exact.text()
    return text.contains("/") || text.contains("≈") ? nil : text
  }

  /// Chooses what scores are counted in, and declares the outcome.
  mutating func count(in credits: [Fraction]) {
    let points = credits.compactMap { try? $0 * mark } + [mark]
    if points.contains(where: { decimal($0) == nil }) {
      scale = points.reduce(1) { scale, point in
        let divisor = scale.magnitude.greatestCommonDivisor(with: point.denominator.magnitude)
        let product = scale.multipliedReportingOverflow(by: point.denominator / Int(divisor))
        return product.overflow || product.partialValue > 1_000_000_000
          ? scale : product.partialValue
      }
    }
    outcomes += outcome("SCORE", "float", 0) + outcome("MAXSCORE", "float", mark)
  }

  /// A credit in what scores are counted in.
  func points(_ credit: Fraction) -> Fraction {
    (try? credit * mark * Fraction(scale)) ?? .zero
  }

  /// The rule that brings the score back to marks.
  mutating func endCount() {
    guard scale != 1 else { return }
    template = nil
    rules += set("SCORE", el("divide", [:], variable("SCORE") + number(Fraction(scale))))
  }

  func mapping(
    _ entries: [(key: String, credit: Fraction)],
    ignoresCase: Bool = false,
    isBounded: Bool = false
  ) -> String {
    let rows = entries.map {
      el(
        "mapEntry",
        [
          "mapKey": $0.key, "mappedValue": decimal(points($0.credit)) ?? "0",
          "caseSensitive": ignoresCase ? "false" : nil,
        ]
      )
    }.joined()
    return el(
      "mapping",
      [
        "lowerBound": isBounded ? "0" : nil,
        "upperBound": isBounded ? decimal(points(.one)) : nil, "defaultValue": "0",
      ],
      rows
    )
  }

  func mapped(_ name: String) -> String { el("mapResponse", ["identifier": name]) }

  /// Scores the only response by its table.
  mutating func scoreByMapping() {
    template = "map_response"
    rules += set("SCORE", mapped("RESPONSE"))
    endCount()
  }

  /// Scores the only response by the right one.
  mutating func scoreByMatch() {
    if mark == 1 { template = "match_correct" }
    let test = el("match", [:], variable("RESPONSE") + el("correct", ["identifier": "RESPONSE"]))
    rules += condition([(test, set("SCORE", number(mark)))])
  }
}

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
    tellResponses(question)
    losses += question.lossesOfPackages + question.lossesOfXHTML
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

  mutating func tell(
    _ text: Question.Text,
    outcome: String,
    identifier: String,
    title: String? = nil
  ) {
    modals += el(
      "modalFeedback",
      [
        "outcomeIdentifier": outcome, "identifier": identifier, "showHide": "show",
        "title": title,
      ],
      content(text)
    )
  }

  // MARK: Whole responses

  /// Writes the texts about whole responses, each with an outcome and a rule of its own.
  private mutating func tellResponses(_ question: Question) {
    for (index, feedback) in question.responseFeedback.enumerated() {
      guard let (name, test) = test(of: feedback.condition, question) else {
        losses.append(.responseFeedback)
        continue
      }
      let outcome = "FEEDBACK_\(index + 1)"
      outcomes += self.outcome(outcome, "identifier")
      rules += condition([
        (test, set(outcome, el("baseValue", ["baseType": "identifier"], name)))
      ])
      tell(feedback.text, outcome: outcome, identifier: name, title: feedback.title)
      template = nil
    }
    losses = losses.unrepeated
  }

  /// The test of a condition on the points or the picks, and its name.
  private func test(
    of condition: Question.ResponseFeedback.Condition,
    _ question: Question
  ) -> (name: String, test: String)? {
    func earned(_ relation: String, _ credit: Fraction) -> String {
      el(relation, [:], variable("SCORE") + exact(credit))
    }
    switch condition {
    case .correct: return ("correct", earned("gte", .one))
    case .incorrect: return ("incorrect", earned("lte", .zero))
    case .partlyCorrect:
      return ("partly-correct", el("and", [:], earned("gt", .zero) + earned("lt", .one)))
    case .credit(let range):
      // What is below nothing or above all counts as that.
      var tests: [String] = []
      if range.lowerBound > 0 { tests.append(earned("gte", range.lowerBound)) }
      if range.upperBound < 1 { tests.append(earned("lte", range.upperBound)) }
      if tests.isEmpty { tests.append(earned("gte", .zero)) }
      return ("credit", el("and", [:], tests.joined()))
    case .picks(let picks):
      let (ids, picksOne): ([String], Bool)
      switch question.task {
      case .truth: (ids, picksOne) = (["true", "false"], true)
      case .choices(let answers, let isSingle, _):
        (ids, picksOne) = (answers.indices.map { "choice\($0 + 1)" }, isSingle)
      default: return nil
      }
      let response = variable("RESPONSE")
      guard picks.allSatisfy(ids.indices.contains) else { return nil }
      if picks.isEmpty { return ("picks", el("isNull", [:], response)) }
      guard picks.count == 1 || !picksOne else { return nil }
      let values = picks.sorted().map { el("baseValue", ["baseType": "identifier"], ids[$0]) }
        .joined()
      let list = picksOne ? values : el("multiple", [:], values)
      return ("picks", el("match", [:], response + list))
    }
  }

  /// The points of a credit, as a quotient where decimals have no end.
  private func exact(_ credit: Fraction) -> String {
    guard let points = try? credit * mark else { return number(.zero) }
    guard decimal(points) == nil else { return number(points) }
    return el(
      "divide",
      [:],
      number(Fraction(points.numerator)) + number(Fraction(points.denominator))
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

/// The tasks that stand alone in an item.
extension QTIItemWriter {
  mutating func write(_ question: Question) -> Bool {
    let text = question.text
    switch question.task {
    case .description: body += block(text)
    case .essay:
      declare("RESPONSE", "string", correct: [question.sampleAnswer].compactMap(\.self))
      outcomes += outcome("SCORE", "float", 0) + outcome("MAXSCORE", "float", mark)
      body += block(text) + el("extendedTextInteraction", ["responseIdentifier": "RESPONSE"])
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      body += block(text)
      let options = ProblemKind.trueFalse(isTrue, language: language ?? .english).options?.all ?? []
      let answers = zip(options, [feedbackTrue, feedbackFalse]).map { option, feedback in
        Question.Answer(
          Question.Text(option.text.plainText, format: "plain"),
          fraction: option.isCorrect ? .one : .zero,
          feedback: feedback
        )
      }
      choose(answers, ids: ["true", "false"], picksOne: true, areShuffled: false, question)
    case .choices(let answers, let picksOne, let areShuffled):
      body += block(text)
      let ids = answers.indices.map { "choice\($0 + 1)" }
      choose(answers, ids: ids, picksOne: picksOne, areShuffled: areShuffled, question)
    case .written, .numbers:
      body += block(text)
      guard enter(question.task) else { return false }
    case .ordering(let items):
      body += block(text)
      order(items, question.isAllOrNothing)
    case .pairs(let pairs, let areShuffled):
      body += block(text)
      match(pairs, areShuffled: areShuffled, question.isAllOrNothing)
    case .gapSelect(let options, let areDragged):
      put(options, text, areDragged: areDragged, question.isAllOrNothing)
    case .cloze(let gaps):
      guard fill(gaps, text, question.isAllOrNothing) else { return false }
    case .other: return false
    }
    return true
  }

  mutating func choose(
    _ answers: [Question.Answer],
    ids: [String],
    picksOne: Bool,
    areShuffled: Bool,
    _ question: Question
  ) {
    let right = zip(ids, answers).filter { picksOne ? $1.fraction == 1 : $1.fraction > 0 }.map(\.0)
    let isPlain =
      picksOne
      ? answers.allSatisfy { [0, 1].contains($0.fraction) } && right.count == 1
      : question.isAllOrNothing
    count(in: isPlain ? [] : answers.map(\.fraction))
    declare(
      "RESPONSE",
      "identifier",
      picksOne ? "single" : "multiple",
      correct: picksOne ? Array(right.prefix(1)) : right,
      mapping: isPlain
        ? "" : mapping(zip(ids, answers.map(\.fraction)).map { ($0, $1) }, isBounded: !picksOne)
    )
    let choices = zip(ids, answers).map { id, answer in
      el("simpleChoice", ["identifier": id], inline(answer.text))
    }.joined()
    body += el(
      "choiceInteraction",
      [
        "responseIdentifier": "RESPONSE", "shuffle": "\(areShuffled)",
        "maxChoices": picksOne ? "1" : "0",
      ],
      choices
    )
    if isPlain { scoreByMatch() } else { scoreByMapping() }
    guard answers.contains(where: { $0.feedback != nil }) else { return }
    template = nil
    outcomes +=
      el(
        "outcomeDeclaration",
        [
          "identifier": "FEEDBACK", "cardinality": picksOne ? "single" : "multiple",
          "baseType": "identifier",
        ]
      ) + "\n"
    rules += set("FEEDBACK", variable("RESPONSE"))
    for (id, answer) in zip(ids, answers) {
      if let feedback = answer.feedback { tell(feedback, outcome: "FEEDBACK", identifier: id) }
    }
  }

  mutating func order(_ items: [Question.Text], _ isAllOrNothing: Bool) {
    let ids = items.indices.map { "item\($0 + 1)" }
    let share = (try? Fraction(1, max(items.count, 1))) ?? .one
    count(in: isAllOrNothing ? [] : [share])
    declare("RESPONSE", "identifier", "ordered", correct: ids)
    let choices = zip(ids, items).map { id, item in
      el("simpleChoice", ["identifier": id], inline(item))
    }.joined()
    body += el(
      "orderInteraction",
      ["responseIdentifier": "RESPONSE", "shuffle": "true"],
      choices
    )
    guard !isAllOrNothing else {
      scoreByMatch()
      return
    }
    for place in ids.indices.map({ "\($0 + 1)" }) {
      let there = el("index", ["n": place], variable("RESPONSE"))
      let right = el("index", ["n": place], el("correct", ["identifier": "RESPONSE"]))
      rules += condition([(el("match", [:], there + right), add(number(points(share))))])
    }
    endCount()
  }

  func add(_ points: String) -> String {
    set("SCORE", el("sum", [:], variable("SCORE") + points))
  }

  mutating func match(
    _ pairs: [Question.Pair],
    areShuffled: Bool,
    _ isAllOrNothing: Bool
  ) {
    let answers = pairs.map(\.answer).unrepeated
    let rich = Dictionary(pairs.map { ($0.answer, $0.richAnswer) }) { $0 ?? $1 }
    let stems = pairs.filter { !$0.stem.source.isEmpty }
    let key = stems.enumerated().compactMap { index, pair in
      answers.firstIndex(of: pair.answer).map { "stem\(index + 1) answer\($0 + 1)" }
    }
    score(key, isAllOrNothing)
    let left = stems.enumerated().map { index, pair in
      el(
        "simpleAssociableChoice",
        ["identifier": "stem\(index + 1)", "matchMax": "1"],
        inline(pair.stem)
      )
    }.joined()
    let isShared = answers.count < stems.count || Set(stems.map(\.answer)).count < stems.count
    var right = ""
    for (index, answer) in answers.enumerated() {
      let marked = rich[answer] ?? nil
      right += el(
        "simpleAssociableChoice",
        ["identifier": "answer\(index + 1)", "matchMax": isShared ? "0" : "1"],
        marked.map { inline($0) } ?? MoodleXMLWriter.escaped(answer)
      )
    }
    body += el(
      "matchInteraction",
      [
        "responseIdentifier": "RESPONSE", "shuffle": "\(areShuffled)",
        "maxAssociations": "\(stems.count)",
      ],
      el("simpleMatchSet", [:], left) + el("simpleMatchSet", [:], right)
    )
  }

  /// Scores pairs, each for its share or all of them together.
  mutating func score(_ key: [String], _ isAllOrNothing: Bool) {
    let share = (try? Fraction(1, max(key.count, 1))) ?? .one
    count(in: isAllOrNothing ? [] : [share])
    let table = mapping(key.map { ($0, share) }, isBounded: true)
    declare(
      "RESPONSE",
      "directedPair",
      "multiple",
      correct: key,
      mapping: isAllOrNothing ? "" : table
    )
    if isAllOrNothing { scoreByMatch() } else { scoreByMapping() }
  }
}

/// The names of QTI in its versions.
enum QTIName {
  /// An identifier that XML takes, made of a name for people.
  static func identifier(_ name: String) -> String {
    var written = ""
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let isDigit = ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
      let isLetter =
        scalar.isASCII ? properties.isAlphabetic || scalar == "_" : properties.isXIDStart
      if written.isEmpty, !isLetter { written = "_" }
      if isLetter || isDigit {
        written.unicodeScalars.append(scalar)
      } else if written.last != "_" {
        written += "_"
      }
    }
    return written.isEmpty ? "_" : written
  }

  /// The words of a name in small letters with hyphens between them: `base-type` for `baseType`.
  static func hyphenated(_ name: String) -> String {
    var written = ""
    for character in name {
      if character.isUppercase { written += "-" }
      written += character.lowercased()
    }
    return written
  }
}

extension QTI {
  /// The versions of the specification that can be written.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// QTI 2.1 of 2012, which most systems read.
    case v21 = "2.1"
    /// QTI 2.2 of 2015.
    case v22 = "2.2"
    /// QTI 3.0 of 2022.
    case v30 = "3.0"

    /// The namespace of items and tests.
    var namespace: String {
      switch self {
      case .v21: "http://www.imsglobal.org/xsd/imsqti_v2p1"
      case .v22: "http://www.imsglobal.org/xsd/imsqti_v2p2"
      case .v30: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
      }
    }

    /// The address of rules that all programs know.
    func template(_ name: String) -> String {
      switch self {
      case .v21: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/\(name)"
      case .v22: "http://www.imsglobal.org/question/qti_v2p2/rptemplates/\(name)"
      case .v30: "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/\(name).xml"
      }
    }

    /// The end of the types of files in a manifest.
    var suffix: String { "v\(rawValue.prefix(1))p\(rawValue.suffix(1))" }

    /// The namespace of a manifest.
    var manifestNamespace: String {
      self == .v30
        ? "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
        : "http://www.imsglobal.org/xsd/imscp_v1p1"
    }

    /// The metadata that a manifest begins with.
    var schema: String {
      let (name, version) =
        self == .v30 ? ("QTI Package", "3.0.0") : ("QTIv\(rawValue) Package", "1.0.0")
      return "<schema>\(name)</schema><schemaversion>\(version)</schemaversion>"
    }

    /// Writes an element by its name in version 2.
    func element(
      _ name: String,
      _ attributes: KeyValuePairs<String, String?> = [:],
      _ content: String = ""
    ) -> String {
      let tag = self == .v30 ? "qti-\(QTIName.hyphenated(name))" : name
      var written = "<\(tag)"
      for (key, value) in attributes {
        guard let value else { continue }
        let isPlain = self != .v30 || key.contains(":")
        let key = isPlain ? key : QTIName.hyphenated(key)
        written += " \(key)=\"\(MoodleXMLWriter.escaped(value))\""
      }
      return content.isEmpty ? "\(written)/>" : "\(written)>\(content)</\(tag)>"
    }
  }
}

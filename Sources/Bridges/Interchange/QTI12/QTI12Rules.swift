// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The response to a part of an item of QTI 1.2.
struct QTI12Response {
  /// The way in which a learner responds.
  enum Kind {
    /// By picking labels.
    case picks
    /// By writing a text.
    case text
    /// By writing a number.
    case number
    /// In another way, by the name of its element.
    case other(String)
  }

  let identifier: String
  let kind: Kind
  /// "single", "multiple" or "ordered".
  let cardinality: String
  /// The things that can be picked.
  let labels: [QTIElement]
  let areShuffled: Bool
  let element: QTIElement

  var ids: [String] { labels.map { $0["ident"] ?? "" } }

  var isNumber: Bool { if case .number = kind { true } else { false } }
  var isText: Bool { if case .text = kind { true } else { false } }
  var arePicks: Bool { if case .picks = kind { true } else { false } }
}

/// A test of a response.
indirect enum QTI12Test {
  enum Relation { case less, atMost, greater, atLeast }

  case equal(String, String, ignoresCase: Bool)
  /// The value at a place of an order, counted from 1.
  case at(Int, String, String)
  case order(String, [String])
  case contains(String, String, ignoresCase: Bool)
  case compare(String, Relation, Rational)
  case unanswered(String)
  /// All responses that come so far.
  case other
  /// A test that is not known here.
  case unknown(String)
  case not(QTI12Test)
  case and([QTI12Test])
  case or([QTI12Test])

  /// The responses that it looks at.
  var names: Set<String> {
    switch self {
    case .equal(let name, _, _), .at(_, let name, _), .order(let name, _),
      .contains(let name, _, _), .compare(let name, _, _), .unanswered(let name):
      [name]
    case .not(let test): test.names
    case .and(let tests), .or(let tests):
      tests.reduce(into: []) { $0.formUnion($1.names) }
    case .other, .unknown: []
    }
  }

  /// The test and all within it that are not turned round.
  func forEach(_ visit: (QTI12Test) -> Void) {
    visit(self)
    switch self {
    case .and(let tests), .or(let tests): for test in tests { test.forEach(visit) }
    default: break
    }
  }
}

/// The rules of an item of QTI 1.2, at work on responses.
struct QTI12Rules {
  struct Condition {
    var test: QTI12Test
    var sets: [(name: String, action: String, value: Rational)]
    var links: [String]
    /// Whether the conditions behind it count when it holds; nil where the file does not say.
    var continues: Bool?
  }

  struct Variable {
    var usual: Rational?
    var minimum: Rational?
    var maximum: Rational?
  }

  let responses: [QTI12Response]
  /// The responses by their names, the first of each.
  private let places: [String: Int]
  private(set) var conditions: [Condition] = []
  /// The places of conditions by the responses that they test.
  private var subjects: [String: [Int]] = [:]
  private var variables: [String: Variable] = [:]
  /// The variable with the points.
  private(set) var score = "SCORE"
  /// The names of tests that are not known.
  private(set) var unknown: [String] = []
  /// The greatest value that a rule sets; a declared maximum below it is a slip.
  private var greatest = Rational.zero
  /// The number of elements in the rules.
  let cost: Int
  /// The most that can be earned, as it is declared.
  var maximum: Rational? { variables[score]?.maximum }

  /// Reads the rules of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - responses: Its responses.
  ///   - isBlackboard: Whether it was written by Blackboard.
  ///   - sharesCredit: Whether Blackboard gives a part of the points for labels.
  init(
    _ item: QTIElement,
    _ responses: [QTI12Response],
    isBlackboard: Bool,
    sharesCredit: Bool
  ) {
    self.responses = responses
    let pairs = responses.enumerated().map { ($1.identifier, $0) }
    places = Dictionary(pairs) { first, _ in first }
    var cost = 1
    let processing = item.all("resprocessing")
    for part in processing { part.forEach { _ in cost += 1 } }
    self.cost = cost
    for declaration in processing.flatMap({ $0.all("outcomes") }).flatMap({ $0.all("decvar") }) {
      let name = declaration["varname"] ?? "SCORE"
      variables[name] = Variable(
        usual: declaration["defaultval"].flatMap { NumberAnswer.number($0) },
        minimum: declaration["minvalue"].flatMap { NumberAnswer.number($0) },
        maximum: declaration["maxvalue"].flatMap { NumberAnswer.number($0) }
      )
    }
    for element in processing.flatMap({ $0.all("respcondition") }) { take(element) }
    for set in conditions.flatMap(\.sets) { greatest = max(greatest, set.value) }
    let names = conditions.flatMap { $0.sets.map(\.name) }
    if variables["SCORE"] == nil, !names.contains("SCORE") {
      score = names.first ?? variables.keys.min() ?? "SCORE"
    }
    if isBlackboard { readBlackboard(sharesCredit: sharesCredit) }
    for (index, condition) in conditions.enumerated() {
      for name in condition.test.names { subjects[name, default: []].append(index) }
    }
  }

  /// The conditions with tests of a response.
  func conditions(on name: String) -> [Condition] {
    (subjects[name] ?? []).map { conditions[$0] }
  }

  private mutating func take(_ element: QTIElement) {
    let parts = element.first("conditionvar")?.children ?? []
    let sets = element.all("setvar").compactMap { set -> (String, String, Rational)? in
      let name = set["varname"] ?? set["variablename"] ?? "SCORE"
      let text = set.text.trimmingSpaces
      let value: Rational? =
        if text.hasSuffix(".max") {
          variables[name]?.maximum ?? 1
        } else if text.hasSuffix(".min") {
          variables[name]?.minimum ?? 0
        } else {
          NumberAnswer.number(text)
        }
      return value.map { (name, set["action"] ?? "Set", $0) }
    }
    conditions.append(
      Condition(
        test: .and(tests(parts, isImplicit: true)),
        sets: sets.map { (name: $0.0, action: $0.1, value: $0.2) },
        links: element.all("displayfeedback").compactMap { $0["linkrefid"] },
        continues: element["continue"].map { $0.lowercased() == "yes" }
      )
    )
  }

  /// Reads what Blackboard means beyond its rules.
  ///
  /// For right entries and right pairs it sets no points: it shows that they are right. Conditions
  /// that name a label in the place of a response are about this label, with its own feedback and
  /// its percent.
  private mutating func readBlackboard(sharesCredit: Bool) {
    let most = maximum ?? 1
    let hasPoints = conditions.contains { condition in
      condition.sets.contains { $0.name == score && $0.value > .zero }
    }
    var labels: [Condition] = []
    var shares: [Condition] = []
    var others: [Condition] = []
    for condition in conditions {
      if case .and(let tests) = condition.test, tests.count == 1,
        case .equal(let label, "", _) = tests[0], let owner = owner(of: label)
      {
        let test = QTI12Test.equal(owner.identifier, label, ignoresCase: true)
        labels.append(Condition(test: test, sets: [], links: condition.links, continues: true))
        let percent = condition.sets.first { $0.name == score }?.value ?? .zero
        guard sharesCredit, !percent.isZero, let points = try? most * percent / 100 else {
          continue
        }
        let action = owner.cardinality == "multiple" ? "Add" : "Set"
        let set = (name: score, action: action, value: points)
        shares.append(Condition(test: test, sets: [set], links: [], continues: true))
        continue
      }
      others.append(condition)
    }
    // Pairs share the points; a written answer has them all.
    let areParts = responses.count > 1
    for index in others.indices where !hasPoints && others[index].links.contains("correct") {
      guard !others[index].sets.contains(where: { $0.name == score }) else { continue }
      let percent = others[index].sets.first { $0.name == "PartialCreditPercent" }?.value
      let part =
        areParts
        ? percent.flatMap { try? most * $0 / 100 } ?? (try? most / Rational(responses.count))
        : nil
      others[index].sets = [(score, areParts ? "Add" : "Set", part ?? most)]
    }
    conditions = labels + others + shares
  }

  /// The only response that has a label.
  private func owner(of label: String) -> QTI12Response? {
    guard places[label] == nil, responses.count < 100 else { return nil }
    let owners = responses.filter { $0.ids.contains(label) }
    return owners.count == 1 ? owners[0] : nil
  }

  // MARK: Tests

  private mutating func tests(_ elements: [QTIElement], isImplicit: Bool) -> [QTI12Test] {
    var tests: [QTI12Test] = []
    var equals: [(name: String, elements: [QTIElement])] = []
    let bounded = Set(
      elements.filter { $0.name == "vargte" || $0.name == "vargt" }.compactMap { $0["respident"] }
    ).intersection(
      elements.filter { $0.name == "varlte" || $0.name == "varlt" }.compactMap { $0["respident"] }
    )
    for element in elements {
      guard element.name == "varequal", element["index"] == nil else {
        if let test = test(element) { tests.append(test) }
        continue
      }
      let name = element["respident"] ?? ""
      // A number beside its bounds only shows what is meant.
      if bounded.contains(name) { continue }
      if let place = equals.firstIndex(where: { $0.name == name }) {
        equals[place].elements.append(element)
      } else {
        equals.append((name, [element]))
      }
    }
    for (name, elements) in equals {
      let cardinality = places[name].map { responses[$0].cardinality } ?? "single"
      let parts = elements.compactMap { test($0) }
      if cardinality == "ordered", elements.count > 1 {
        tests.append(.order(name, elements.map(\.text.trimmingSpaces)))
      } else if cardinality == "single", isImplicit, elements.count > 1 {
        // A single response cannot be two values: either is meant.
        tests.append(.or(parts))
      } else {
        tests += parts
      }
    }
    return tests
  }

  private mutating func test(_ element: QTIElement) -> QTI12Test? {
    let name = element["respident"] ?? ""
    let text = element.text.trimmingSpaces
    let ignoresCase = element["case"]?.lowercased() != "yes"
    func compare(_ relation: QTI12Test.Relation) -> QTI12Test {
      NumberAnswer.number(text).map { .compare(name, relation, $0) } ?? .unknown(element.name)
    }
    switch element.name {
    case "and": return .and(tests(element.children, isImplicit: false))
    case "or":
      return .or(element.children.compactMap { test($0) })
    case "not": return .not(.and(tests(element.children, isImplicit: true)))
    case "other": return .other
    case "unanswered": return .unanswered(name)
    case "varequal":
      let name = known(name, text)
      if let place = element["index"].flatMap({ Int($0) }) { return .at(place, name, text) }
      return .equal(name, text, ignoresCase: ignoresCase)
    case "varsubstring", "varcontains": return .contains(name, text, ignoresCase: ignoresCase)
    case "varsubset":
      guard element["setmatch"]?.lowercased() != "matches" else {
        unknown.append(element.name)
        return .unknown(element.name)
      }
      return .contains(name, text, ignoresCase: ignoresCase)
    case "varlt": return compare(.less)
    case "varlte": return compare(.atMost)
    case "vargt": return compare(.greater)
    case "vargte": return compare(.atLeast)
    case "qticomment": return nil
    default:
      unknown.append(element.name)
      return .unknown(element.name)
    }
  }

  /// The response that a test is about: where it names none, the only one with the label.
  private func known(_ name: String, _ value: String) -> String {
    places[name] == nil ? owner(of: value)?.identifier ?? name : name
  }

  /// The values that tests compare responses with where they earn something, by the response.
  var named: [String: [[String]]] {
    var named: [String: [[String]]] = [:]
    for condition in conditions where condition.sets.contains(where: { $0.value > .zero }) {
      var values: [String: [String]] = [:]
      condition.test.forEach { test in
        switch test {
        case .equal(let name, let value, _): values[name, default: []].append(value)
        case .order(let name, let order): values[name, default: []] += order
        default: break
        }
      }
      for (name, values) in values { named[name, default: []].append(values.unrepeated) }
    }
    let most = max(16, ItemTrials.maximumWork / 10 / cost)
    return named.mapValues { Array($0.unrepeated.prefix(most)) }
  }

  // MARK: Verdicts

  /// The points and the links to feedback for a response.
  func outcome(of response: [String: [String]]) -> (points: Rational, links: [String]) {
    var values = variables.mapValues { $0.usual ?? .zero }
    var links: [String] = []
    var isHandled = false
    for condition in conditions {
      let isOther: Bool
      if case .and(let tests) = condition.test, tests.count == 1, case .other = tests[0] {
        isOther = true
      } else {
        isOther = false
      }
      guard !(isOther && isHandled), holds(condition.test, response) else { continue }
      for set in condition.sets {
        let old = values[set.name] ?? .zero
        let new: Rational? =
          switch set.action.lowercased() {
          case "add": try? old + set.value
          case "subtract": try? old - set.value
          case "multiply": try? old * set.value
          case "divide": try? old / set.value
          default: set.value
          }
        values[set.name] = new ?? old
      }
      links += condition.links
      switch condition.continues {
      case true?: break
      case false?: return (clamped(values[score] ?? .zero), links)
      case nil:
        // Without a word the rest is passed over, but not where parts are added up.
        let isWhole = condition.sets.contains { $0.action.lowercased() == "set" }
        if isWhole, !isOther { return (clamped(values[score] ?? .zero), links) }
        if !isOther { isHandled = true }
      }
    }
    return (clamped(values[score] ?? .zero), links)
  }

  private func clamped(_ points: Rational) -> Rational {
    var points = points
    if let minimum = variables[score]?.minimum { points = max(points, minimum) }
    if let maximum = variables[score]?.maximum, maximum >= greatest {
      points = min(points, maximum)
    }
    return points
  }

  private func holds(_ test: QTI12Test, _ response: [String: [String]]) -> Bool {
    switch test {
    case .other: true
    case .unknown: false
    case .not(let test): !holds(test, response)
    case .and(let tests): tests.allSatisfy { holds($0, response) }
    case .or(let tests): tests.contains { holds($0, response) }
    case .unanswered(let name): (response[name] ?? []).isEmpty
    case .order(let name, let key): response[name] == key
    case .at(let place, let name, let value):
      response[name].map { $0.indices.contains(place - 1) && $0[place - 1] == value } ?? false
    case .equal(let name, let value, let ignoresCase):
      (response[name] ?? []).contains { isEqual($0, value, name, ignoresCase) }
    case .contains(let name, let value, let ignoresCase):
      (response[name] ?? []).contains {
        ignoresCase ? $0.lowercased().contains(value.lowercased()) : $0.contains(value)
      }
    case .compare(let name, let relation, let bound):
      (response[name] ?? []).contains { text in
        guard let number = NumberAnswer.number(text) else { return false }
        switch relation {
        case .less: return number < bound
        case .atMost: return number <= bound
        case .greater: return number > bound
        case .atLeast: return number >= bound
        }
      }
    }
  }

  private func isEqual(
    _ text: String,
    _ value: String,
    _ name: String,
    _ ignoresCase: Bool
  ) -> Bool {
    if text == value { return true }
    guard let response = places[name].map({ responses[$0] }) else { return false }
    if response.isNumber, let one = NumberAnswer.number(text), let two = NumberAnswer.number(value)
    {
      return one == two
    }
    return response.isText && ignoresCase && text.lowercased() == value.lowercased()
  }
}

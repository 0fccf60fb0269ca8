// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The rules of an item at work on one response.
struct QTIScoring {
  private let item: QTI.Item
  private(set) var variables: [String: QTIVariable]

  init(_ item: QTI.Item, response: [String: [String]]) throws(QTI.ScoringError) {
    self.item = item
    // The variables that every item has.
    variables = [
      "completionStatus": QTIVariable(
        identifier: "completionStatus",
        baseType: "identifier",
        value: QTIValue(.text("unknown"))
      ),
      "numAttempts": QTIVariable(
        identifier: "numAttempts",
        baseType: "integer",
        value: QTIValue(.number(.one))
      ),
    ]
    for outcome in item.outcomes { variables[outcome.identifier] = outcome }
    for declared in item.responses {
      var variable = QTIVariable(
        identifier: declared.identifier,
        cardinality: declared.cardinality,
        baseType: declared.baseType,
        value: nil
      )
      let texts = response[declared.identifier] ?? []
      guard variable.isList || texts.count <= 1, texts.count <= QTIValue.maximumCount else {
        throw .malformedResponse(declared.identifier)
      }
      variable.value = variable.read(texts)
      variables[declared.identifier] = variable
    }
    let declared = Set(item.responses.map(\.identifier))
    if let name = response.keys.filter({ !declared.contains($0) }).min() {
      throw .malformedResponse(name)
    }
  }

  func outcomes(of item: QTI.Item) -> [String: QTI.Value] {
    let values = item.outcomes.map {
      ($0.identifier, variables[$0.identifier]?.value?.outcome ?? .null)
    }
    return Dictionary(values) { first, _ in first }
  }

  /// The declared response that an expression is about.
  func response(_ expression: QTIElement) throws(QTI.ScoringError) -> QTI.Response {
    let name = expression["identifier"]
    guard let response = item.responses.first(where: { $0.identifier == name }) else {
      throw .malformedRule(expression.name)
    }
    return response
  }

  // MARK: Rules

  private enum Rule: String {
    case responseCondition, responseIf, responseElseIf, responseElse, setOutcomeValue, exitResponse
    case responseProcessingFragment
  }

  /// Whether an element of this name within rules can be worked with.
  static func knows(_ name: String) -> Bool {
    Rule(rawValue: name) != nil || Operator(rawValue: name) != nil
  }

  /// Runs rules one after the other.
  ///
  /// - Returns: Whether one of them ends all.
  @discardableResult mutating func run(
    _ rules: some Sequence<QTIElement>
  ) throws(QTI.ScoringError) -> Bool {
    for rule in rules {
      switch Rule(rawValue: rule.name) {
      case .exitResponse: return true
      case .responseProcessingFragment: if try run(rule.children) { return true }
      case .setOutcomeValue: try set(rule)
      case .responseCondition:
        for branch in rule.children {
          let isElse = branch.name == "responseElse"
          let applies = isElse ? true : try truth(of: operand(0, of: branch)) == true
          if applies {
            if try run(branch.children.dropFirst(isElse ? 0 : 1)) { return true }
            break
          }
        }
      case .responseIf, .responseElseIf, .responseElse, nil: throw .malformedRule(rule.name)
      }
    }
    return false
  }

  private mutating func set(_ rule: QTIElement) throws(QTI.ScoringError) {
    let name = rule["identifier"] ?? ""
    guard let variable = variables[name] else { throw .malformedRule(rule.name) }
    var value = try value(of: operand(0, of: rule))
    if value != nil {
      if variable.isList {
        value?.isList = true
        value?.isOrdered = variable.cardinality == "ordered"
      } else if value?.isList == true {
        throw .malformedRule(rule.name)
      }
    }
    variables[name]?.value = value
  }

  func operand(_ index: Int, of element: QTIElement) throws(QTI.ScoringError) -> QTIElement {
    guard element.children.indices.contains(index) else { throw .malformedRule(element.name) }
    return element.children[index]
  }
}

extension QTIScoring {
  /// The points of a response by the table of its declaration; each value or region counts once.
  func mapped(_ expression: QTIElement) throws(QTI.ScoringError) -> QTIValue? {
    let response = try response(expression)
    let areArea = expression.name == "mapResponsePoint"
    guard let mapping = areArea ? response.areaMapping : response.mapping,
      let variable = variables[response.identifier]
    else { throw .malformedRule(expression.name) }
    let members = variable.value?.members ?? []
    var earned: Set<Int> = []
    var strangers: Set<QTIValue.Member> = []
    let table = MappedRows(areArea ? [] : mapping.entries, variable)
    for member in members {
      let rows =
        try areArea
        ? self.rows(of: mapping, around: member)
        : table.row(for: member).map { [$0] } ?? []
      earned.formUnion(rows)
      if rows.isEmpty { strangers.insert(member) }
    }
    var terms: [Rational] = []
    for row in earned.sorted() { terms.append(try points(mapping.entries[row].value)) }
    // A single value that is absent earns as much as one outside the table; an empty list earns
    // nothing.
    let count = members.isEmpty && !variable.isList ? 1 : strangers.count
    let usual = try points(mapping.usual ?? "0")
    terms += Array(repeating: usual, count: count)
    var sum = Rational.zero
    for term in terms {
      guard let next = try? sum + term else { throw .tooLarge }
      sum = next
    }
    // The bounds are for lists.
    if variable.isList {
      if let minimum = mapping.minimum { sum = max(sum, try points(minimum)) }
      if let maximum = mapping.maximum { sum = min(sum, try points(maximum)) }
    }
    return QTIValue(.number(sum))
  }

  private func points(_ text: String) throws(QTI.ScoringError) -> Rational {
    guard let points = NumberAnswer.number(text) else { throw .malformedRule("mapping") }
    return points
  }

  /// The rows whose regions hold a point.
  private func rows(
    of mapping: QTI.Response.Mapping,
    around member: QTIValue.Member
  ) throws(QTI.ScoringError) -> [Int] {
    guard case .point(let x, let y) = member else { throw .malformedRule("mapResponsePoint") }
    var rows: [Int] = []
    for (index, entry) in mapping.entries.enumerated() {
      let region = entry.region
      guard let isInside = try? region?.contains(x: x, y: y) else {
        throw .notSupported(region?.shape ?? "areaMapEntry")
      }
      if isInside { rows.append(index) }
    }
    return rows
  }
}

/// The rows of a mapping by their values, the first one where a value stands in two.
private struct MappedRows {
  private var rows: [QTIValue.Member: Int] = [:]
  private var rowsInAnyCase: [String: Int] = [:]

  init(_ entries: [QTI.Response.Entry], _ variable: QTIVariable) {
    for (row, entry) in entries.enumerated() {
      guard let key = QTIValue.Member(entry.key, baseType: variable.baseType) else { continue }
      if rows[key] == nil { rows[key] = row }
      guard entry.ignoresCase, case .text(let text) = key else { continue }
      let lowercase = text.lowercased()
      if rowsInAnyCase[lowercase] == nil { rowsInAnyCase[lowercase] = row }
    }
  }

  func row(for member: QTIValue.Member) -> Int? {
    guard case .text(let text) = member else { return rows[member] }
    return [rows[member], rowsInAnyCase[text.lowercased()]].compactMap(\.self).min()
  }
}

extension QTI {
  /// The value of an outcome.
  public enum Value: Hashable, Sendable {
    /// Nothing was set.
    case null
    /// A text or an identifier; a pair is "A B".
    case text(String)
    /// A number.
    case number(Double)
    /// Whether something is so.
    case truth(Bool)
    /// Values in the order in which they were put together.
    case list([Value])
  }

  /// The reason a response cannot be scored.
  public enum ScoringError: Error, Hashable, Sendable {
    /// The item uses a part of QTI that is not known here.
    case notSupported(String)
    /// The item does not declare the response, or declares it for one value and there are more.
    case malformedResponse(String)
    /// A rule lacks a part, or sets a variable that is not declared.
    case malformedRule(String)
    /// A number or a list grows beyond all use.
    case tooLarge
  }
}

extension QTI.Value {
  /// Whether all numbers in it are ones that every program can read.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .null, .text, .truth: true
    }
  }
}

/// A value within rules; nil stands for the NULL of QTI.
struct QTIValue: Hashable, Sendable {
  /// A value that is no list.
  enum Member: Hashable, Sendable {
    case text(String)
    case number(Rational)
    case truth(Bool)
    case pair(String, String)
    case point(Rational, Rational)
  }

  /// At least one.
  var members: [Member]
  var isList = false
  var isOrdered = false

  /// A list can double with each rule.
  static let maximumCount = 1000

  init(_ member: Member) { members = [member] }

  init?(list members: [Member], isOrdered: Bool) throws(QTI.ScoringError) {
    guard members.count <= Self.maximumCount else { throw .tooLarge }
    guard !members.isEmpty else { return nil }
    self.members = members
    isList = true
    self.isOrdered = isOrdered
  }

  /// Whether both have the same members, in the same order where it counts.
  func matches(_ other: QTIValue) -> Bool {
    if isOrdered || other.isOrdered { return members == other.members }
    return members.count == other.members.count && counts == other.counts
  }

  var counts: [Member: Int] {
    members.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  var outcome: QTI.Value {
    // An empty string is no value in QTI.
    if !isList, members == [.text("")] { return .null }
    return isList ? .list(members.map(\.outcome)) : members.first?.outcome ?? .null
  }
}

extension QTIValue.Member {
  /// Reads a value; nil for a text that is none of the type.
  init?(_ text: String, baseType: String?) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch baseType {
    case "integer", "float":
      guard let number = NumberAnswer.number(text), baseType == "float" || number.isInteger else {
        return nil
      }
      self = .number(number)
    case "boolean":
      guard let truth = ["true": true, "1": true, "false": false, "0": false][text.trimmingSpaces]
      else { return nil }
      self = .truth(truth)
    case "pair", "directedPair":
      guard words.count == 2 else { return nil }
      // A pair has no direction, so its ends stand in one order.
      let isTurned = baseType == "pair" && words[1] < words[0]
      self = isTurned ? .pair(words[1], words[0]) : .pair(words[0], words[1])
    case "point":
      guard words.count == 2, let x = NumberAnswer.number(words[0]),
        let y = NumberAnswer.number(words[1])
      else { return nil }
      self = .point(x, y)
    case "string": self = .text(text)
    default: self = .text(text.trimmingSpaces)
    }
  }

  fileprivate var outcome: QTI.Value {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number.double)
    case .truth(let truth): .truth(truth)
    case .pair(let first, let second): .text("\(first) \(second)")
    case .point(let x, let y): .text("\(x.text()) \(y.text())")
    }
  }
}

extension Rational {
  /// The nearest floating-point number to about 15 digits.
  fileprivate var double: Double {
    let text = (try? rounded(significantFigures: 17)).flatMap { rounded -> String? in
      guard let exponent = rounded.decimalExponent,
        let mantissa = try? rounded * Rational.powerOfTen(16 - exponent)
      else { return nil }
      return "\(mantissa.numerator)e\(exponent - 16)"
    }
    return text.flatMap(Double.init) ?? 0
  }
}

/// A variable that rules read and set.
struct QTIVariable: Sendable {
  let identifier: String
  let cardinality: String
  let baseType: String?
  var value: QTIValue?

  init(identifier: String, cardinality: String = "single", baseType: String?, value: QTIValue?) {
    self.identifier = identifier
    self.cardinality = cardinality
    self.baseType = baseType
    self.value = value
  }

  /// Reads a declaration with its usual value, which is 0 for a number without one.
  init(_ declaration: QTIElement) {
    identifier = declaration["identifier"] ?? ""
    cardinality = declaration["cardinality"] ?? "single"
    baseType = declaration["baseType"]
    value = read(declaration.first("defaultValue")?.values ?? [])
    if value == nil, cardinality == "single", ["integer", "float"].contains(baseType) {
      value = QTIValue(.number(.zero))
    }
  }

  /// The value of some texts; nil for none and for those that cannot be read.
  func read(_ texts: [String]) -> QTIValue? {
    let members = texts.compactMap { QTIValue.Member($0, baseType: baseType) }
    guard members.count == texts.count, let first = members.first else { return nil }
    guard isList else { return members.count == 1 ? QTIValue(first) : nil }
    return (try? QTIValue(list: members, isOrdered: cardinality == "ordered")) ?? nil
  }

  var isList: Bool { cardinality != "single" }
}

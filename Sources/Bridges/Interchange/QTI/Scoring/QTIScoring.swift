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

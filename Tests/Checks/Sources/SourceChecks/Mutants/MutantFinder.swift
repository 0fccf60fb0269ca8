// SPDX-License-Identifier: Apache-2.0
import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Mutant {
  /// All changes that can be made to a source.
  static func all(in source: String, at path: String, of module: String) -> [Mutant] {
    // Operators that it does not know stay as they are.
    let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let converter = SourceLocationConverter(fileName: path, tree: folded)
    let finder = MutantFinder(converter: converter)
    finder.walk(folded)
    return finder.mutants.map { mutant in
      var placed = mutant
      placed.path = path
      placed.module = module
      return placed
    }
  }
}

/// Finds the places of a file where one small change may break what the code does.
final class MutantFinder: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private var initializers = 0
  private let converter: SourceLocationConverter

  private static let opposites = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "+": "-", "-": "+", "&+": "&-", "&-": "&+",
  ]

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ change: String, _ text: String) {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    mutants.append(
      Mutant(
        start: start.utf8Offset,
        end: end.utf8Offset,
        firstLine: converter.location(for: start).line,
        lastLine: converter.location(for: end).line,
        change: change,
        text: text
      )
    )
  }

  // MARK: - What one form takes the place of

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      let opposite = Self.opposites[sign],
      !["+", "-"].contains(sign) || !node.hasText
    else { return .visitChildren }
    let sides = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    add(
      node,
      "\(sign) becomes \(opposite)",
      "(# ? \(sides.0) \(opposite) \(sides.1) : \(node.trimmedDescription))"
    )
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      add(condition, "the condition is negated", "# != (\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, expression.isEffect, node.isStatement,
      initializers == 0
    {
      add(node, "the statement is dropped", "if !# { \(node.trimmedDescription) }")
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.representedLiteralValue, value < Int.max {
      let text = node.trimmedDescription
      add(node, "\(text) becomes \(value + 1)", "(# ? \(value + 1) : \(text))")
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription
    let opposite = text == "true" ? "false" : "true"
    add(node, "\(text) becomes \(opposite)", "(# ? \(opposite) : \(text))")
    return .skipChildren
  }

  // MARK: - Where nothing is changed

  // Words for readers, and texts of what must hold.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // Of a platform's branches one is dead here.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Properties that are not set yet must be set.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { initializers -= 1 }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Raw values are literals, and so is what a pattern without an expression holds.
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Tables of data are content, and compilers take long for expressions in them.
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A capacity or a hash that differs changes nothing that can be seen.
    let names = ["precondition", "assert", "assertionFailure", "reserveCapacity", "combine"]
    return names.contains(node.name ?? "") ? .skipChildren : .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// What is called, without what it is called on.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension InfixOperatorExprSyntax {
  /// Whether texts or lists may be joined, which have no difference.
  var hasText: Bool {
    [leftOperand, rightOperand].contains { side in
      side.is(StringLiteralExprSyntax.self) || side.is(ArrayExprSyntax.self)
        || side.trimmedDescription.hasPrefix("$") || side.trimmedDescription.hasSuffix("[])")
        || side.as(InfixOperatorExprSyntax.self)?.hasText == true
    }
  }
}

extension ExprSyntax {
  /// Whether it is done for what it changes: a call, or what is assigned.
  var isEffect: Bool {
    if let inner = self.as(TryExprSyntax.self) { return inner.expression.isEffect }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return !["precondition", "assert", "reserveCapacity", "combine"].contains(call.name ?? "")
    }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.is(AssignmentExprSyntax.self)
      || infix.operator.as(BinaryOperatorExprSyntax.self)
        .map {
          $0.operator.text.hasSuffix("=") && !["==", "<=", ">=", "!="].contains($0.operator.text)
        }
        ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is no value that a body returns.
  var isStatement: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    guard list.count == 1 else { return true }
    // A branch is a statement if the whole is one.
    var branch = list.parent
    while let whole = branch, !whole.is(CodeBlockItemSyntax.self) {
      if let function = whole.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause == nil
      }
      if whole.is(ForStmtSyntax.self) || whole.is(WhileStmtSyntax.self) { return true }
      if whole.is(DeclSyntax.self) || whole.is(ClosureExprSyntax.self) { return false }
      branch = whole.parent
    }
    return branch?.as(CodeBlockItemSyntax.self)?.isStatement ?? false
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// What the measures need to know of one file, read in a single walk through its syntax.
struct SourceFacts: Sendable {
  /// A public name that other modules can use.
  struct PublicName: Hashable, Sendable {
    var name: String
    var isType: Bool
    /// The type that an extension adds to, which may be no public one.
    var extended: String?
  }

  /// The stored properties of a structure.
  struct Structure: Hashable, Sendable {
    var name: String
    var fields: [String]
  }

  /// The tokens of code; see ``SourceReader``.
  var tokens = 0
  /// Every identifier that occurs.
  var names: Set<String> = []
  var publicNames: [PublicName] = []
  /// How many public declarations there are; each case of an enum is one.
  var publicDeclarations = 0
  /// The types that are not public, which extensions may add to.
  var hiddenTypes: Set<String> = []
  /// The cases that the labels of a `switch` name, a set for each of them.
  var switches: [Set<String>] = []
  /// The cases of each enum, by its name.
  var enums: [String: [String]] = [:]
  var structures: [Structure] = []
  /// How often each name is written as a property, a parameter, a label, a key path or the target
  /// of an assignment.
  var writes: [String: Int] = [:]
  /// How many functions are marked with `@Test`.
  var tests = 0

  init(source: String) {
    let reader = SourceReader()
    reader.walk(Parser.parse(source: source))
    self = reader.facts
  }

  /// The facts of a test: what it names, and how many tests it holds.
  ///
  /// Words in comments and texts count as names, too: to read the syntax of all tests would take as
  /// long as that of all sources, and nothing else of it is asked for.
  init(test source: String) {
    for line in source.utf8.split(separator: UInt8(ascii: "\n"))
    where Substring(line.drop { $0 == UInt8(ascii: " ") }).hasPrefix("@Test") {
      tests += 1
    }
    let words = source.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    names = Set(words.map { String(Substring($0)) })
  }

  private init() {}

  static let empty = SourceFacts()
}

/// Walks through a file and notes the facts.
///
/// Tokens of code are those of the compiler's lexer, without comments and blanks. A text in quotes
/// is one token, and so is a table: an array, a dictionary or a tuple of at least ``tableSize``
/// elements that are all literals, or made of literals by an initializer or a case. Such data is
/// content, not code.
final class SourceReader: SyntaxVisitor {
  private enum Scope {
    case declarations(isPublic: Bool, membersArePublic: Bool, extended: String?)
    case body
  }

  /// From how many elements on a list of literals is data.
  static let tableSize = 8

  fileprivate(set) var facts = SourceFacts.empty
  private var scopes: [Scope] = []

  init() { super.init(viewMode: .sourceAccurate) }

  // MARK: Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind != .endOfFile { facts.tokens += 1 }
    if case .identifier(let name) = token.tokenKind {
      facts.names.insert(name.filter { $0 != "`" })
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    facts.tokens += 1
    for segment in node.segments {
      if let code = segment.as(ExpressionSegmentSyntax.self) { walk(code.expressions) }
    }
    return .skipChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    skipData(Syntax(node), count: node.elements.count)
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    skipData(Syntax(node), count: node.content.as(DictionaryElementListSyntax.self)?.count ?? 0)
  }

  private func skipData(_ node: Syntax, count: Int) -> SyntaxVisitorContinueKind {
    guard count >= Self.tableSize, node.isData else { return .visitChildren }
    facts.tokens += 1
    return .skipChildren
  }

  // MARK: Switches and tests

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var names: Set<String> = []
    for case .switchCase(let branch) in node.cases {
      guard case .case(let label) = branch.label else { continue }
      for item in label.caseItems { names.formUnion(item.pattern.caseNames) }
    }
    facts.switches.append(names)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "Test" { facts.tests += 1 }
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let fields = node.memberBlock.members.flatMap { $0.decl.storedProperties }
    facts.structures.append(.init(name: node.name.text, fields: fields))
    return enterType(node.name, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.memberBlock.members.flatMap { member in
      member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
    }
    facts.enums[node.name.text, default: []] += cases
    return enterType(node.name, node.modifiers, membersArePublic: true)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers, membersArePublic: true)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    scopes.append(
      .declarations(
        isPublic: true,
        membersArePublic: node.modifiers.has(.public),
        extended: name.split(separator: ".").first.map(String.init)
      )
    )
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, isType: true, node.modifiers)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, isType: true, node.modifiers)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, node.modifiers)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { facts.publicDeclarations += 1 }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers) { facts.publicDeclarations += 1 }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, [])
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      _ = note(name, node.modifiers)
    }
    return .visitChildren
  }

  private func enterType(
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    membersArePublic: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let isPublic = isPublic(modifiers)
    if !isPublic { facts.hiddenTypes.insert(name.text) }
    _ = note(name, isType: true, modifiers)
    scopes.append(
      .declarations(isPublic: isPublic, membersArePublic: membersArePublic, extended: nil)
    )
    return .visitChildren
  }

  /// Notes a declaration if other modules can use it.
  private func note(
    _ name: TokenSyntax,
    isType: Bool = false,
    _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard isPublic(modifiers) else { return .visitChildren }
    facts.publicDeclarations += 1
    if case .identifier(let text) = name.tokenKind {
      var extended: String?
      if case .declarations(_, _, let type)? = scopes.last { extended = type }
      facts.publicNames.append(
        .init(name: text.filter { $0 != "`" }, isType: isType, extended: extended)
      )
    }
    return .visitChildren
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch scopes.last {
    case nil: modifiers.has(.public) || modifiers.has(.open)
    case .body: false
    case .declarations(let isPublic, let membersArePublic, _):
      isPublic
        && (modifiers.has(.public) || modifiers.has(.open)
          || membersArePublic && !modifiers.hidesMember)
    }
  }

  // What is declared in a body is nobody else's.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  private func enterBody() -> SyntaxVisitorContinueKind {
    scopes.append(.body)
    return .visitChildren
  }

  // MARK: Where a field is written

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    write(name)
    // `let limit = record.field("limit", \.limit)` is one place.
    bound.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.pattern.is(IdentifierPatternSyntax.self) { bound.removeLast() }
  }

  private var bound: [String] = []

  private func write(_ name: String) {
    if !bound.contains(name) { facts.writes[name, default: 0] += 1 }
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    write((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text { write(label) }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    let last = node.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
    if let name = last?.declName.baseName.text { write(name) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[1].is(AssignmentExprSyntax.self) {
      if let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
        write(name)
      } else if let member = elements[0].as(MemberAccessExprSyntax.self) {
        write(member.declName.baseName.text)
      }
    }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// Whether a member is hidden where its siblings are public.
  var hidesMember: Bool {
    has(.private) || has(.fileprivate) || has(.internal) || has(.package)
  }
}

extension DeclSyntax {
  /// The names of the stored properties that a declaration in a structure makes.
  fileprivate var storedProperties: [String] {
    guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.has(.static)
    else { return [] }
    return variable.bindings.filter { $0.accessorBlock == nil }
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension PatternSyntax {
  /// The cases that a pattern names, such as `numeric` in `.numeric(let matcher)`.
  fileprivate var caseNames: Set<String> {
    let finder = CaseNames(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }

  private final class CaseNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.declName.baseName.text)
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// Whether an expression is made of literals only.
  fileprivate var isData: Bool {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .stringLiteralExpr(let text):
      text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      true
    case .prefixOperatorExpr(let number): number.expression.isData
    case .arrayExpr(let array): array.elements.allSatisfy(\.expression.isData)
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?
        .allSatisfy { $0.key.isData && $0.value.isData } ?? true
    case .tupleExpr(let tuple): tuple.elements.allSatisfy(\.expression.isData)
    case .memberAccessExpr(let member): member.base == nil
    case .functionCallExpr(let call):
      call.trailingClosure == nil && call.arguments.allSatisfy(\.expression.isData)
        && (call.calledExpression.is(DeclReferenceExprSyntax.self)
          || call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil)
    case .sequenceExpr(let sequence):
      // A range.
      sequence.elements.allSatisfy { $0.isData || $0.is(BinaryOperatorExprSyntax.self) }
    default: false
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// Walks through a source and notes which types conform to which protocols.
final class ConformanceReader: SyntaxVisitor {
  private(set) var conformances: [(type: String, line: Int, protocols: Set<String>)] = []
  private var scopes: [String] = []
  private let converter: SourceLocationConverter

  init(path: String, source: String) {
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func enter(
    _ node: some SyntaxProtocol,
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    isPublic: Bool
  ) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    if isPublic, let inheritance {
      let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      let names = Set(inheritance.inheritedTypes.map { $0.type.trimmedDescription })
      conformances.append((scopes.joined(separator: "."), line, names))
    }
    return .visitChildren
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.public) }
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, node.inheritanceClause, isPublic: isPublic(node.modifiers))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, node.inheritanceClause, isPublic: isPublic(node.modifiers))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return enter(node, name, node.inheritanceClause, isPublic: true)
  }

  override func visitPost(_: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_: ExtensionDeclSyntax) { scopes.removeLast() }
}

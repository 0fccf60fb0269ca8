// SPDX-License-Identifier: Apache-2.0
import SwiftParser
import SwiftSyntax

/// The rules on errors: whoever can meet one is told about it in a sentence, and there is a sample
/// of each for the test that asks all of them for their sentences.
package struct ErrorRules {
  /// Where the samples are.
  static let samples = "Tests/Languages/LanguagesTests/ErrorSamples.swift"

  /// The protocols that make a type an error.
  private static let errors: Set = ["Error", "LogRefusal", "SessionRefusal", "ExerciseRefusal"]
  /// The protocols that give an error its words.
  private static let worded: Set = ["WordedError", "FormatRefusal"]

  /// The public errors that say nothing to people themselves, and why.
  static let silent: [String: String] = [
    "AchievementError": "a log that meets it says it",
    "LedgerError": "a log that meets it says it",
    "DiaryItem.Refusal": "DiaryError says it",
    "DiaryCourse.Refusal": "DiaryError says it",
    "Reflection.Refusal": "DiaryError says it",
    "Diary.Award.Refusal": "DiaryError says it",
    "Verdict.ChemicalFault": "the verdict says it",
    "Verdict.ExpressionFault": "the verdict says it",
    "ContentError": "has a line for each fault, for authors",
    "CalendarFile.Fault": "a diary that reads the file says it",
    "ZipArchive.Refusal": "its description is for the person whose file it is",
    "ReplayError": "a stored log that was forged or damaged",
    "FractionError": "a slip of a developer",
    "Lexicon.UnknownEncoding": "a slip of a developer",
    "QTI.ScoringError": "a slip of a developer",
    "WeightError": "a slip of a developer",
    "Experiment.Failure": "a slip of a developer",
  ]

  private let checkout: Checkout
  private let silent: [String: String]

  package init(for checkout: Checkout) { self.init(for: checkout, silent: Self.silent) }

  init(for checkout: Checkout, silent: [String: String]) {
    self.checkout = checkout
    self.silent = silent
  }

  package func findings() throws -> [Finding] {
    var errors: [String: Place] = [:]
    var worded: [String: Place] = [:]
    for module in checkout.manifest.modules {
      for path in checkout.files(in: module.path) {
        let text = try checkout.text(of: path)
        guard text.contains("Error") || text.contains("Refusal") else { continue }
        let reader = ErrorReader(path: path, source: text)
        for one in reader.conformances {
          if !one.protocols.isDisjoint(with: Self.worded) {
            worded[one.type] = Place(path, one.line)
          }
          if !one.protocols.isDisjoint(with: Self.errors) {
            errors[one.type] = Place(path, one.line)
          }
        }
      }
    }
    let samples = (try? checkout.text(of: Self.samples)) ?? ""
    let mute = errors.filter { worded[$0.key] == nil && silent[$0.key] == nil }
      .map { $0.value.finding("\($0.key) has no sentence for people: it is no WordedError") }
    let unsampled = worded.filter { !samples.contains("extension \($0.key): Sampled {") }
      .map { $0.value.finding("\($0.key) has no samples in \(Self.samples)") }
    let gone = silent.keys.filter { errors[$0] == nil || worded[$0] != nil }
      .map { Place("Package.swift", 1).finding("\($0) is no error without a sentence") }
    return (mute + unsampled + gone).sorted { "\($0)" < "\($1)" }
  }

  private struct Place {
    var path: String
    var line: Int

    init(_ path: String, _ line: Int) { (self.path, self.line) = (path, line) }

    func finding(_ message: String) -> Finding {
      Finding(path: path, line: line, message: message)
    }
  }
}

/// Walks through a source and notes which types conform to which protocols.
private final class ErrorReader: SyntaxVisitor {
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

// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftParser
import SwiftSyntax

/// The rules on Swift code that the compiler does not check.
package struct HouseRules {
  /// What a module may import of what is no module of the package.
  ///
  /// Only one chooses a Foundation for all.
  static let outside: [String: Set<String>] = [
    "LudusFoundation": ["Foundation", "FoundationEssentials"],
    "ExperimentsTesting": ["Testing"],
  ]

  /// The floors of the house, from the ground up.
  static let floors = [
    "Kernel", "Languages", "Answers", "Engines", "Around", "Bridges", "Laboratory", "Ludus",
  ]

  private let checkout: Checkout
  private let floors: [String]
  /// The imports that go up and are known, as `MODULE:IMPORTED`.
  private let known: Set<String>

  package init(for checkout: Checkout, known: [String] = []) {
    self.init(for: checkout, known: known, floors: Self.floors)
  }

  init(for checkout: Checkout, known: [String], floors: [String]) {
    self.checkout = checkout
    self.known = Set(known)
    self.floors = floors
  }

  /// Everything that breaks a rule, by its place.
  package func findings() throws -> [Finding] {
    var findings = manifestFindings
    var imported: [String: Set<String>] = [:]
    for module in checkout.manifest.modules {
      for path in checkout.files(in: module.path) {
        let text = try checkout.text(of: path)
        let reader = RuleReader(path: path, source: RuleReader.suspects(in: text))
        findings += reader.findings
        for one in reader.imports {
          imported[module.name, default: []].insert(one.module)
          if let message = fault(importing: one.module, in: module) {
            findings.append(Finding(path: path, line: one.line, message: message))
          }
        }
      }
    }
    for module in checkout.manifest.modules {
      for name in module.dependencies where imported[module.name]?.contains(name) != true {
        let message = "\(module.name) depends on \(name) and imports it nowhere"
        findings.append(Finding(path: "Package.swift", line: 1, message: message))
      }
    }
    findings += try policyFindings() + nameFindings()
    for path in checkout.files(in: "") {
      if let finding = Self.licenceFinding(in: try checkout.text(of: path), at: path) {
        findings.append(finding)
      }
    }
    return findings.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  // MARK: Floors

  /// Why a module may not import another, or nil if it may.
  private func fault(importing name: String, in module: Manifest.Target) -> String? {
    guard let other = checkout.manifest[name] else {
      return Self.outside[module.name]?.contains(name) == true
        ? nil : "\(module.name) may not import \(name)"
    }
    guard module.dependencies.contains(name) else {
      return "import \(name) is not declared for \(module.name) in Package.swift"
    }
    return goesUp(from: module, to: other) && !known.contains("\(module.name):\(name)")
      ? "import \(name) goes up: \(module.floor ?? "") stands below \(other.floor ?? "")" : nil
  }

  private func goesUp(from module: Manifest.Target, to other: Manifest.Target) -> Bool {
    guard let from = module.floor.flatMap(floors.firstIndex),
      let to = other.floor.flatMap(floors.firstIndex)
    else { return true }
    return to > from
  }

  /// What the manifest says of the root package, and imports that are said to be known and go up no
  /// more.
  private var manifestFindings: [Finding] {
    let manifest = checkout.manifest
    let gone = known.sorted().filter { pair in
      let names = pair.split(separator: ":").map(String.init)
      guard names.count == 2, let module = manifest[names[0]], let other = manifest[names[1]],
        module.dependencies.contains(other.name)
      else { return true }
      return !goesUp(from: module, to: other)
    }
    var messages = gone.map { "\($0) is known to go up in .ci/rules, and does not" }
    messages += manifest.modules.filter { !floors.contains($0.floor ?? "") }
      .map { "\($0.path) is on no floor of the house: \(floors.joined(separator: ", "))" }
    if manifest.hasDependencies { messages.append("the root package has no dependencies") }
    return messages.map { Finding(path: "Package.swift", line: 1, message: $0) }
  }

  // MARK: Policies

  /// Where every policy is tested for what holds for all of them.
  static let policyTests = "Tests/Languages/LanguagesTests/PoliciesTests.swift"

  /// Policies that no test of all policies knows.
  private func policyFindings() throws -> [Finding] {
    let tests = (try? checkout.text(of: Self.policyTests)) ?? ""
    return try findings { line in
      guard let match = line.firstMatch(of: /^extension ([\w.]+):.*\bJSONPolicy\b/) else {
        return nil
      }
      let name = String(match.1)
      guard !tests.contains("\(name)("), !tests.contains("\(name) {") else { return nil }
      return "the policy \(name) is not in \(Self.policyTests)"
    }
  }

  // MARK: Names in JSON

  /// Enums that are read from JSON and would refuse an unknown name without saying which there are.
  private func nameFindings() throws -> [Finding] {
    try findings { line in
      line.firstMatch(of: /\benum (\w+): (String|Int\d*)\b.*\b(Deco|Co)dable\b/).map {
        "\($0.1) is read from JSON and is no JSONName or JSONNumber, which list what there is"
      }
    }
  }

  /// What is wrong with single lines of the modules.
  private func findings(_ message: (Substring) -> String?) throws -> [Finding] {
    try checkout.manifest.modules.flatMap { checkout.files(in: $0.path) }.flatMap { path in
      try checkout.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().compactMap { index, line in
          message(line).map { Finding(path: path, line: index + 1, message: $0) }
        }
    }
  }

  // MARK: Licence

  static let licence = "// SPDX-License-Identifier: Apache-2.0"

  /// The licence stands in the first line, and in a manifest after the version of the tools.
  static func licenceFinding(in text: String, at path: String) -> Finding? {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let line = path.split(separator: "/").last == "Package.swift" ? 1 : 0
    guard lines.count <= line || lines[line] != licence else { return nil }
    return Finding(path: path, line: line + 1, message: "the licence is missing: \(licence)")
  }
}

/// Walks through a source of the library and notes what it imports and what no engine may do.
final class RuleReader: SyntaxVisitor {
  private(set) var findings: [Finding] = []
  private(set) var imports: [(module: String, line: Int)] = []
  private let path: String
  private let converter: SourceLocationConverter

  init(path: String, source: String) {
    self.path = path
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private static let noClock = "engines have no clock of their own"
  private static let noRandomness = "engines have no randomness of their own"
  private static let noTrap = "engines do not trap on input"

  /// What may not be named at all.
  private static let names = [
    "SystemRandomNumberGenerator": noRandomness,
    "ContinuousClock": noClock, "SuspendingClock": noClock, "ProcessInfo": noClock,
    "fatalError": noTrap,
  ]
  /// What may not be called without arguments.
  private static let makers = ["Date": noClock, "UUID": noRandomness]
  private static let printers: Set = ["print", "debugPrint", "dump", "NSLog"]
  private static let drawers: Set = [
    "random", "shuffled", "shuffle", "randomElement",
  ]

  /// What of a source can break a rule: all of it where one of the signs occurs, or else the
  /// part with its imports.
  ///
  /// To parse a file takes a thousand times as long as to look for words.
  static func suspects(in source: String) -> String {
    let isSuspect = signs.contains { strstr(source, $0) != nil }
    guard !isSuspect, let last = source.range(of: "import ", options: [.backwards, .literal]) else {
      return isSuspect ? source : ""
    }
    let end = source[last.upperBound...].firstIndex(of: "\n") ?? source.endIndex
    return String(source[..<end])
  }

  /// What no source has that keeps the rules on code, in most cases.
  private static let signs =
    names.keys + makers.keys.map { "\($0)()" } + printers.union(drawers).map { "\($0)(" }
    + ["try!", "as!", "unchecked", "nonisolated", "Date.now"]

  private func refuse(_ node: some SyntaxProtocol, _ what: String, _ message: String) {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    findings.append(Finding(path: path, line: line, message: "\(what): \(message)"))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let line = converter.location(for: node.importKeyword.positionAfterSkippingLeadingTrivia).line
    if let module = node.path.first?.name.text { imports.append((module, line)) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind, let message = Self.names[name] {
      refuse(token, name, message)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.name else { return .visitChildren }
    let isFree = node.calledExpression.is(DeclReferenceExprSyntax.self)
    if isFree, Self.printers.contains(name) {
      refuse(node, "\(name)()", "engines do not print")
    }
    if isFree, node.arguments.isEmpty, node.trailingClosure == nil, let message = Self.makers[name]
    {
      refuse(node, "\(name)()", message)
    }
    // With a generator of its own, the library's `shuffled(_:)` has an argument without a label.
    if !isFree, Self.drawers.contains(name),
      !node.arguments.contains(where: { $0.label?.text == "using" }),
      node.arguments.first.map({ $0.label != nil }) ?? true
    {
      refuse(node, "\(name)()", Self.noRandomness)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "now",
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Date"
    {
      refuse(node, "Date.now", Self.noClock)
    }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
      refuse(node, "try!", Self.noTrap)
    }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
      refuse(node, "as!", Self.noTrap)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "unchecked" {
      refuse(node, "@unchecked", "the compiler checks what is Sendable")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.nonisolated), node.detail?.detail.text == "unsafe" {
      refuse(node, "nonisolated(unsafe)", "the compiler checks what is isolated")
    }
    return .visitChildren
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How far a change of the package reaches: what one must know, touch and compile.
package struct Measure: Sendable {
  private let checkout: Checkout
  /// The facts of every Swift file, by its path.
  private let facts: [String: SourceFacts]
  /// The names that occur in the code of pages.
  private let namesOnPages: Set<String>

  /// Reads all sources of a checkout.
  package init(of checkout: Checkout) async throws {
    self.checkout = checkout
    let folders = ["Sources", "Examples", "Tests"].flatMap { checkout.files(in: $0) }
    facts = try await Self.facts(of: folders, in: checkout)
    namesOnPages = try checkout.files(in: "", ending: ".md").reduce(into: []) { names, path in
      for block in try Page(checkout.text(of: path)).blocks {
        names.formUnion(SourceFacts(source: block.lines.joined(separator: "\n")).names)
      }
    }
  }

  private static func facts(
    of paths: [String],
    in checkout: Checkout
  ) async throws -> [String: SourceFacts] {
    // Some files at a time, so that no processor waits for a long one at the end.
    try await withThrowingTaskGroup(of: [(String, SourceFacts)].self) { group in
      for start in stride(from: 0, to: paths.count, by: 50) {
        group.addTask {
          try paths[start..<min(start + 50, paths.count)].map { path in
            let text = try checkout.text(of: path)
            return (path, isTest(path) ? SourceFacts(test: text) : SourceFacts(source: text))
          }
        }
      }
      return try await group.reduce(into: [:]) { facts, some in
        for (path, one) in some { facts[path] = one }
      }
    }
  }

  private static func isTest(_ path: String) -> Bool {
    path.hasPrefix("Tests/") || path.contains("/Tests/")
  }

  /// All figures with their limits and goals.
  package func report() throws -> Report {
    let changes = try Changes(in: checkout).figures()
    let figures =
      try lines() + files() + [
        tokens, kindSwitches, policyPlaces, try publicDeclarations(),
      ] + unusedNames + [tests]
    let limits = try Limit.of(checkout)
    let missing = limits.map(\.name).filter { name in
      name.hasPrefix(Changes.prefix) && !changes.contains { $0.name == name }
    }
    return Report(
      figures: figures + changes
        + missing.map { Figure(name: $0, note: "no patch in .ci/changes") },
      limits: limits
    )
  }

  /// The facts of the files in `Sources`.
  private var sources: [(path: String, facts: SourceFacts)] {
    facts.filter { $0.key.hasPrefix("Sources/") }.map { ($0.key, $0.value) }
  }

  // MARK: Lines

  /// The lines that are compiled for each module, the most first.
  func lines() throws -> [Figure] {
    let manifest = checkout.manifest
    var own: [String: Int] = [:]
    for target in manifest.targets where !target.isTest {
      own[target.name] = try checkout.files(in: target.path).map(checkout.lines).reduce(0, +)
    }
    return manifest.modules
      .map { module in
        let compiled = manifest.closure(of: module.name).compactMap { own[$0] }.reduce(0, +)
        return Figure(
          name: "lines.\(module.name)",
          value: compiled,
          note: "of them its own: \((own[module.name] ?? 0).grouped)"
        )
      }
      .sorted { ($1.value ?? 0, $0.name) < ($0.value ?? 0, $1.name) }
  }

  func files() throws -> [Figure] {
    let lines = try sources.map { try checkout.lines(of: $0.path) }.sorted()
    return [
      Figure(
        name: "files",
        value: lines.count,
        note: "Swift files in Sources, \(lines.reduce(0, +).grouped) lines"
      ),
      Figure(
        name: "file-median",
        value: lines.isEmpty ? nil : lines[lines.count / 2],
        note: "lines of the file in the middle"
      ),
    ]
  }

  // MARK: Code

  var tokens: Figure {
    Figure(
      name: "tokens",
      value: sources.reduce(0) { $0 + $1.facts.tokens },
      note: "of code in Sources; a text is one, a table of literals is one, a comment is none"
    )
  }

  /// How many switches name nearly all kinds of problems.
  var kindSwitches: Figure {
    let cases = Set(sources.flatMap { $0.facts.enums["ProblemKind"] ?? [] })
    // Two may be missing: what falls to a `default` must still be known.
    let places = facts.filter { !Self.isTest($0.key) }
      .flatMap { path, facts in
        facts.switches.filter { $0.intersection(cases).count >= max(cases.count - 2, 2) }.map { _ in
          path.split(separator: "/").last.map(String.init) ?? path
        }
      }
    return Figure(
      name: "kind-switches",
      value: places.count,
      note: places.sorted().joined(separator: ", ")
    )
  }

  /// In how many places a field of the rule book is written, in the middle of all its fields.
  var policyPlaces: Figure {
    let files = sources.filter { $0.path.split(separator: "/").last?.hasPrefix("RuleBook") == true }
    // The fields are those of the structure that has most, which is the draft of the policy.
    let fields = files.flatMap(\.facts.structures).map(\.fields).max { $0.count < $1.count } ?? []
    let places = fields.map { field in
      files.reduce(0) { $0 + ($1.facts.writes[field] ?? 0) }
    }
    .sorted()
    return Figure(
      name: "policy-places",
      value: places.isEmpty ? nil : places[places.count / 2],
      note: "where a field of RuleBook is written: property, argument, assignment, row of its JSON"
    )
  }

  var tests: Figure {
    Figure(
      name: "tests",
      value: facts.filter { $0.key.hasPrefix("Tests/") }.values.reduce(0) { $0 + $1.tests },
      note: "functions with @Test in Tests"
    )
  }

  // MARK: Public names

  /// The public declarations that `.ci/api` keeps on record; in a checkout without a record those
  /// of the syntax.
  func publicDeclarations() throws -> Figure {
    let records = checkout.files(in: "Documentation/PublicAPI", ending: ".txt")
    guard records.isEmpty else {
      return Figure(
        name: "public-declarations",
        value: try records.map(checkout.lines).reduce(0, +),
        note: "on record in Documentation/PublicAPI, with the cases of enums"
      )
    }
    return Figure(
      name: "public-declarations",
      value: sources.reduce(0) { $0 + $1.facts.publicDeclarations },
      note: "in the syntax, with the cases of enums"
    )
  }

  /// How many public names occur nowhere outside of their module.
  var unusedNames: [Figure] {
    let unused = unused(inTests: false)
    return [
      Figure(
        name: "unused-types",
        value: unused.filter(\.isType).count,
        note: "public types that no other module, no app and no page names"
      ),
      Figure(
        name: "unused-members",
        value: unused.filter { !$0.isType }.count,
        note: "public members, the same"
      ),
      Figure(
        name: "untested-names",
        value: self.unused(inTests: true).count,
        note: "of both, those that no test names either"
      ),
    ]
  }

  /// The public names that occur nowhere outside of their module, each once for a module.
  func unused(inTests: Bool) -> [(module: String, name: String, isType: Bool)] {
    // A name by the modules that it occurs in, or the folder where it is outside of Sources.
    var places: [String: Set<String>] = [:]
    for (path, facts) in facts {
      let module = path.hasPrefix("Sources/") ? checkout.manifest.target(of: path)?.name : nil
      guard inTests || !Self.isTest(path) else { continue }
      for name in facts.names { places[name, default: []].insert(module ?? "/") }
    }
    for name in namesOnPages { places[name, default: []].insert("/") }
    return checkout.manifest.modules.flatMap { module in
      let own = sources.filter { $0.path.hasPrefix(module.path + "/") }.map(\.facts)
      let hidden = Set(own.flatMap(\.hiddenTypes))
      let shown = Set(own.flatMap(\.publicNames).map(\.name))
      let names = own.flatMap(\.publicNames).filter { name in
        guard let type = name.extended else { return true }
        return !hidden.contains(type) || shown.contains(type)
      }
      let types = Set(names.filter(\.isType).map(\.name))
      return Set(names.map(\.name)).filter {
        places[$0, default: []].subtracting([module.name]).isEmpty
      }
      .sorted().map { (module.name, $0, types.contains($0)) }
    }
  }

  /// The lines of `checks measure --unused`.
  package var unusedByModule: String {
    Dictionary(grouping: unused(inTests: false), by: \.module).sorted { $0.key < $1.key }
      .map { module, names in "\(module): \(names.map(\.name).joined(separator: " "))" }
      .joined(separator: "\n")
  }
}

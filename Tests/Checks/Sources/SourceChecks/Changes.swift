// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A change that is kept as a patch, so that it can be counted again how many files it touches.
///
/// The patch begins with a line that says what changes, and may name the modules whose tests try
/// it:
///
/// ```
/// A field of the rule book
/// Tests: Gamification
///
/// diff --git ...
/// ```
struct Change: Hashable, Sendable {
  var name: String
  var title: String
  /// The modules for `LUDUS_ONLY`.
  var tests: [String]
  /// The paths of the files that it touches; a file that moves is one.
  var paths: [String]

  init(name: String, patch: String) throws {
    self.name = name
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
    let header = lines.prefix { !$0.hasPrefix("diff --git ") }
    title = header.first.map(String.init) ?? ""
    let modules = header.first { $0.hasPrefix("Tests: ") }?.dropFirst("Tests: ".count) ?? ""
    tests = modules.split { ", ".contains($0) }.map(String.init)
    // `diff --git a/PATH b/PATH`; no path has blanks.
    paths = lines.filter { $0.hasPrefix("diff --git ") }
      .compactMap { $0.split(separator: " ").last?.dropFirst(2) }.map(String.init)
    guard !title.isEmpty, !paths.isEmpty else {
      throw Shell.Failure(description: "\(name).patch needs a first line that says what changes")
    }
  }

  /// What a file is to somebody who makes a change.
  enum Part: Hashable, CaseIterable {
    case sources, apps, tests, documentation
  }

  static func part(of path: String) -> Part {
    let parts = path.split(separator: "/")
    if parts.contains("Tests") { return .tests }
    if path.hasSuffix(".md") || parts.first == "Documentation" { return .documentation }
    return parts.first == "Examples" ? .apps : .sources
  }

  func count(_ part: Part) -> Int { paths.filter { Self.part(of: $0) == part }.count }
}

/// The changes in `.ci/changes` of a checkout.
package struct Changes {
  /// What the names of their figures begin with.
  static let prefix = "change."

  private let checkout: Checkout
  let all: [Change]

  /// Reads the patches with these names, or all of them.
  package init(in checkout: Checkout, named names: [String] = []) throws {
    self.checkout = checkout
    // The folder is hidden, so it is asked for by its name.
    let folder = checkout.url(of: ".ci/changes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = files.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }.sorted()
    if let name = names.first(where: { !known.contains($0) }) {
      throw Shell.Failure(description: "there is no .ci/changes/\(name).patch")
    }
    all = try known.filter { names.isEmpty || names.contains($0) }.map { name in
      try Change(name: name, patch: checkout.text(of: ".ci/changes/\(name).patch"))
    }
  }

  /// Two figures for each change, if it still applies: files in Sources and apps, and those of
  /// tests and pages.
  func figures() throws -> [Figure] {
    try withClone { clone in
      try all.flatMap { change in
        let fault = try fault(of: change, in: clone)
        let code = change.count(.sources) + change.count(.apps)
        let rest = change.count(.tests) + change.count(.documentation)
        let note = fault.map { "does not apply: \($0)" } ?? change.title
        return [
          Figure(
            name: "\(Self.prefix)\(change.name)",
            value: fault == nil ? code : nil,
            note: note
              + (fault == nil ? ": files in Sources, and \(change.count(.apps)) in apps" : ""),
            isFault: fault != nil
          ),
          Figure(
            name: "\(Self.prefix)\(change.name).tests",
            value: fault == nil ? rest : nil,
            note: fault == nil ? "... and in tests and pages" : note,
            isFault: fault != nil
          ),
        ]
      }
    }
  }

  /// The figures with their limits.
  package func report() throws -> Report {
    let figures = try figures()
    let limits = try Limit.of(checkout).filter { limit in
      figures.contains { $0.name == limit.name }
    }
    return Report(figures: figures, limits: limits)
  }

  /// Applies each change to a clone, builds it and runs the tests that its header names.
  package func build() throws {
    try withClone { clone in
      for change in all {
        print("\(change.name): \(change.title)")
        try Shell.output(["git", "apply", "-C1", patch(of: change)], in: clone)
        let output = try Shell.output(
          ["swift", "test", "--disable-xctest"],
          in: clone,
          environment: ["LUDUS_ONLY": change.tests.joined(separator: ",")]
        )
        // A run of no test must not pass.
        guard
          let line = output.split(separator: "\n").last(where: { $0.contains("Test run with ") }),
          !line.contains("with 0 tests")
        else { throw Shell.Failure(description: "\(change.name): no test of \(change.tests) ran") }
        print(line)
        try Shell.output(["git", "reset", "--quiet", "--hard"], in: clone)
        try Shell.output(["git", "clean", "-qfd"], in: clone)
      }
    }
  }

  private func patch(of change: Change) -> String {
    checkout.url(of: ".ci/changes/\(change.name).patch").path
  }

  /// Why a change does not apply, or nil if it does.
  private func fault(of change: Change, in clone: String) throws -> String? {
    let result = try Shell.run(["git", "apply", "-C1", "--check", patch(of: change)], in: clone)
    guard result.status != 0 else { return nil }
    return result.complaints.split(separator: "\n").first.map(String.init) ?? "git says nothing"
  }

  /// Runs a body with a clone of what was committed last, and takes the clone away.
  private func withClone<Result>(_ body: (String) throws -> Result) throws -> Result {
    guard !all.isEmpty else { return try body(checkout.root) }
    let clone = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      .path
    defer { try? FileManager.default.removeItem(atPath: clone) }
    try Shell.output(
      ["git", "clone", "--quiet", "--shared", checkout.root, clone],
      in: checkout.root
    )
    return try body(clone)
  }
}

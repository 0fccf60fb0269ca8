// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange

/// What the reader of H5P found in a package, for scripts that compare readers.
struct H5PInspection {
  let package: ImportedPackage

  /// Writes the package, its diagnostics, and how many questions of each type there are.
  func write(_ write: (any Encodable) throws -> Void) throws {
    let manifest = object("h5p.json")
    let content = object("content/content.json")
    if !manifest.isEmpty, !content.isEmpty {
      var parts: [String: InspectedValue] = [
        "mainLibrary": .text(manifest["mainLibrary"] as? String),
        "title": .text(package.title),
        "language": .text(manifest["language"] as? String),
        "licence": .text(manifest["license"] as? String),
        "dependencies": .list(dependencies(manifest)),
        "nestedLibraries": .object(Self.libraries(content).mapValues { .number(Double($0)) }),
      ]
      parts.merge(keys(content)) { first, _ in first }
      try write(parts)
    }
    for diagnostic in package.diagnostics {
      try write(["diagnostic": InspectedDiagnostic(diagnostic)])
    }
    let counts = Dictionary(package.questions.map { ($0.type, 1) }, uniquingKeysWith: +)
    try write(InspectedTotals(counts, package.diagnostics))
  }

  private func object(_ path: String) -> [String: Any] {
    let data = Data(package.files[path] ?? [])
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func dependencies(_ manifest: [String: Any]) -> [InspectedValue] {
    let listed = manifest["preloadedDependencies"] as? [[String: Any]] ?? []
    return listed.map { entry in
      let version = ["majorVersion", "minorVersion"].map { "\(entry[$0] ?? "")" }
      return .text("\(entry["machineName"] ?? "") \(version.joined(separator: "."))")
    }
  }

  /// How often each library is used within a content.
  private static func libraries(_ value: Any) -> [String: Int] {
    if let list = value as? [Any] {
      return list.reduce(into: [:]) { $0.merge(libraries($1), uniquingKeysWith: +) }
    }
    guard let object = value as? [String: Any] else { return [:] }
    var counts: [String: Int] = [:]
    if let library = object["library"] as? String { counts[library] = 1 }
    for part in object.values { counts.merge(libraries(part), uniquingKeysWith: +) }
    return counts
  }

  // MARK: Keys

  /// The answers of a content that stands alone.
  private func keys(_ content: [String: Any]) -> [String: InspectedValue] {
    var parts: [String: InspectedValue] = [:]
    if let solution = content["solutionText"] as? String { parts["solutionText"] = .text(solution) }
    if let keywords = content["keywords"] as? [[String: Any]] {
      parts["keywords"] = .list(keywords.map(Self.keyword))
    }
    let isContainer = content["questions"] is [[String: Any]]
    guard !isContainer, package.questions.count == 1 else { return parts }
    switch package.questions[0].task {
    case .choices(let answers, _, _) where content["answers"] != nil:
      parts["answers"] = .list(
        answers.map {
          .object(["text": .text($0.text.source), "correct": .flag($0.fraction > 0)])
        }
      )
    case .written, .cloze: parts["blanks"] = .list(blanks(content))
    case .gapSelect:
      parts["drops"] = .list(Self.marks(content["textField"] as? String ?? "").map { .text($0) })
    default: break
    }
    return parts
  }

  private static func keyword(_ keyword: [String: Any]) -> InspectedValue {
    let options = keyword["options"] as? [String: Any] ?? [:]
    func number(_ name: String) -> InspectedValue {
      .number(Double("\(options[name] ?? 1)") ?? 1)
    }
    return .object([
      "keyword": .text(keyword["keyword"] as? String),
      "alternatives": .list((keyword["alternatives"] as? [String] ?? []).map { .text($0) }),
      "points": number("points"), "occurrences": number("occurrences"),
    ])
  }

  private func blanks(_ content: [String: Any]) -> [InspectedValue] {
    (content["questions"] as? [String] ?? []).flatMap(Self.marks).map { mark in
      let parts = mark.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let solutions = parts[0].split(separator: "/").map {
        InspectedValue.text($0.trimmingCharacters(in: .whitespaces))
      }
      let tip = parts.count > 1 ? String(parts[1]) : nil
      return .object(["solutions": .list(solutions), "tip": .text(tip)])
    }
  }

  /// The texts between asterisks.
  private static func marks(_ text: String) -> [String] {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) && $0 < parts.count - 1 }
      .map { String(parts[$0]) }
  }
}

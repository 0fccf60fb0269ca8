// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `swift package dump-package` says of a package, as far as the checks need it.
struct Manifest: Sendable {
  struct Target: Sendable {
    var name: String
    var path: String
    var isTest = false
    /// The targets of the same package that it depends on.
    var dependencies: [String] = []

    /// The folder of `Sources` that it stands in: `Sources/<Floor>/<Module>`; `Sources/Ludus` is
    /// its own floor.
    var floor: String? {
      let parts = path.split(separator: "/")
      return parts.count > 1 && parts[0] == "Sources" ? String(parts[1]) : nil
    }
  }

  var targets: [Target]
  /// The targets that are products.
  var products: Set<String>
  /// Whether it takes other packages.
  var hasDependencies = false

  init(targets: [Target], products: Set<String> = []) {
    self.targets = targets
    self.products = products
  }

  init(dump: Data) throws {
    guard let object = try JSONSerialization.jsonObject(with: dump) as? [String: Any],
      let targets = object["targets"] as? [[String: Any]]
    else { throw Shell.Failure(description: "the manifest cannot be read") }
    let names = Set(targets.compactMap { $0["name"] as? String })
    self.targets = targets.map { target in
      let name = target["name"] as? String ?? ""
      let isTest = target["type"] as? String == "test"
      // A dependency is an object such as `{"target": ["Quizzes", null]}`.
      let dependencies = (target["dependencies"] as? [[String: [Any]]] ?? []).compactMap {
        ($0["target"] ?? $0["byName"])?.first as? String
      }
      return Target(
        name: name,
        path: target["path"] as? String ?? "\(isTest ? "Tests" : "Sources")/\(name)",
        isTest: isTest,
        dependencies: dependencies.filter(names.contains)
      )
    }
    let products = object["products"] as? [[String: Any]] ?? []
    self.products = Set(products.flatMap { $0["targets"] as? [String] ?? [] })
    hasDependencies = !(object["dependencies"] as? [Any] ?? []).isEmpty
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  /// The modules in `Sources`.
  var modules: [Target] { targets.filter { $0.floor != nil } }

  /// A target with all that is compiled for it.
  func closure(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += self[next]?.dependencies ?? [] }
    }
    return found
  }

  /// The target whose folder a file is in.
  func target(of path: String) -> Target? { targets.first { path.hasPrefix($0.path + "/") } }

  /// The modules whose tests try a module: those that use it, too, where it is no product but a
  /// part of them.
  func testers(of module: String) -> [String] {
    let own = [module].filter { self["\($0)Tests"] != nil }
    guard !products.contains(module) else { return own }
    return own
      + modules.filter { $0.dependencies.contains(module) && self["\($0.name)Tests"] != nil }
      .map(\.name)
  }
}

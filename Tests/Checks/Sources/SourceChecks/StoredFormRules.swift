// SPDX-License-Identifier: Apache-2.0

/// The rule on what apps store: of every public type with `json()` there is a stored value of each
/// version, which later versions read.
package struct StoredFormRules {
  /// Where the forms are listed.
  static let list = "Tests/LudusTests/StoredFormTests.swift"
  private static let stored = "JSONContent"

  private let checkout: Checkout

  package init(for checkout: Checkout) { self.checkout = checkout }

  package func findings() throws -> [Finding] {
    let forms = (try? checkout.text(of: Self.list)) ?? ""
    var findings: [Finding] = []
    for path in checkout.manifest.modules.flatMap({ checkout.files(in: $0.path) }) {
      let text = try checkout.text(of: path)
      guard text.contains(Self.stored) else { continue }
      for one in ConformanceReader(path: path, source: text).conformances
      where one.protocols.contains(Self.stored) && !Self.lists(one.type, in: forms) {
        let message = "\(one.type) can be stored and has no form in \(Self.list)"
        findings.append(Place(path, one.line).finding(message))
      }
    }
    return findings.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Whether a type has a form; a generic one has it with some argument.
  private static func lists(_ type: String, in forms: String) -> Bool {
    forms.contains(", \(type).self") || forms.contains(", \(type)<")
  }
}

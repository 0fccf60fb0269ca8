// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An element of QTI by its name in version 2; version 3 writes `responseDeclaration` as `qti-response-declaration`.
struct QTIElement: Sendable {
  let name: String
  let attributes: [String: String]
  let text: String
  let children: [QTIElement]
  /// Its bytes from the first tag to the last.
  let range: Range<Int>
  /// Its bytes without its tags.
  let inside: Range<Int>

  init(_ element: XMLElement) {
    name = Self.name(element.name)
    let pairs = element.attributes.map { (Self.joined($0.name), $0.value) }
    attributes = Dictionary(pairs) { first, _ in first }
    text = element.text
    range = element.range
    inside = element.inside
    children = element.children.map { QTIElement($0) }
  }

  /// The name of an element in version 2, without the prefix of its namespace.
  private static func name(_ name: String) -> String {
    let local = name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
    return local.hasPrefix("qti-") ? joined(local.dropFirst(4)) : String(local)
  }

  /// The words between hyphens as one, each but the first with a capital.
  private static func joined(_ name: some StringProtocol) -> String {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(String(words[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Whether it says that texts count in any case.
  var ignoresCase: Bool { attributes[Self.joined("case-sensitive")] == "false" }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func first(_ name: String) -> QTIElement? { children.first { $0.name == name } }

  func all(_ name: String) -> [QTIElement] { children.filter { $0.name == name } }

  /// The element and all within it, in the order of the file.
  func forEach(_ visit: (QTIElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// The element itself or the elements in it that fulfil a condition, those within such an element left out.
  func elements(where isWanted: (QTIElement) -> Bool) -> [QTIElement] {
    isWanted(self) ? [self] : children.flatMap { $0.elements(where: isWanted) }
  }

  /// The texts of the values in it.
  var values: [String] { all("value").map(\.text.trimmingSpaces) }
}

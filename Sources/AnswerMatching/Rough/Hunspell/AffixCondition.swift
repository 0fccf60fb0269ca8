// SPDX-License-Identifier: Apache-2.0

/// The letters with which a word must end or begin for an affix: `[^aeiou]y`.
struct AffixCondition: Sendable {
  private enum Element: Sendable {
    case any
    case one(Set<Unicode.Scalar>, isExcluded: Bool)
  }

  private var elements: [Element] = []

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".": elements.append(.any)
      case "[":
        let isExcluded = rest.first == "^"
        if isExcluded { rest = rest.dropFirst() }
        let letters = rest.prefix { $0 != "]" }
        rest = rest[letters.endIndex...].dropFirst()
        elements.append(.one(Set(letters), isExcluded: isExcluded))
      default: elements.append(.one([scalar], isExcluded: false))
      }
    }
    if elements.allSatisfy({ if case .any = $0 { true } else { false } }), elements.count < 2 {
      elements = []
    }
  }

  /// Whether a word has the letters at its end or beginning.
  func holds(for word: [UInt8], atEnd: Bool) -> Bool {
    guard !elements.isEmpty else { return true }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard scalars.count >= elements.count else { return false }
    let part = atEnd ? scalars.suffix(elements.count) : scalars.prefix(elements.count)
    return zip(part, elements).allSatisfy { scalar, element in
      switch element {
      case .any: true
      case .one(let letters, let isExcluded): letters.contains(scalar) != isExcluded
      }
    }
  }
}

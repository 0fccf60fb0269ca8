// SPDX-License-Identifier: Apache-2.0

/// Characters and the same in two or more characters, as Unicode's canonical equivalence has it.
///
/// The standard library decomposes in no public function, but compares and hashes characters by
/// equivalence.
enum CanonicalPairs {
  /// A composed character with a letter and one mark that are the same, or with another single
  /// character.
  static let all: [(composed: Unicode.Scalar, decomposed: String)] = {
    let scalars = [
      0x3C...0x3E, 0x41...0x5A, 0x60...0x7A, 0xA0...0x52F, 0x1E00...0x1FFF,
    ]
    .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    var others: [String: [Unicode.Scalar]] = [:]
    for scalar in scalars + (0x2000...0x2300).compactMap(Unicode.Scalar.init) {
      others[String(scalar), default: []].append(scalar)
    }
    var pairs: [(composed: Unicode.Scalar, decomposed: String)] = []
    for same in others.values {
      pairs += same.dropFirst().map { ($0, String(same[0])) }
    }
    let marks = scalars.filter { (0x300...0x345).contains($0.value) }
    for scalar in scalars where !(0x300...0x36F).contains(scalar.value) {
      for mark in marks {
        var text = String.UnicodeScalarView([scalar])
        text.append(mark)
        for composed in others[String(text)] ?? [] {
          pairs.append((composed, String(text)))
        }
      }
    }
    return pairs
  }()

  /// Returns a text in which every composed character is replaced by an equivalent.
  static func decomposed(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      byComposed[scalar].map(decomposed) ?? String(scalar)
    }.joined()
  }

  private static let byComposed = Dictionary(
    all.map { ($0.composed, $0.decomposed) },
    uniquingKeysWith: { first, _ in first }
  )
}

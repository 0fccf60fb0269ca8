// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation

extension JSONNode {
  /// The truth, also as the texts that some editors write.
  var truth: Bool? { flag ?? text.flatMap { Bool($0) } }
}

extension JSONValue {
  /// The value with all that only an older one has.
  func keeping(_ old: JSONNode?) -> JSONValue {
    guard case .object(let members) = self, let old, old.kind == .object else { return self }
    let merged = members.map { Member(key: $0.key, value: $0.value.keeping(old[$0.key])) }
    let known = Set(members.map(\.key))
    let kept = old.members.compactMap { key, value -> Member? in
      guard let name = key.text, !known.contains(name) else { return nil }
      return Member(key: name, value: .source(Array(value.bytes)))
    }
    return .object(merged + kept)
  }
}

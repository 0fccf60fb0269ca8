// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// A value of a bank's JSON, whatever it is, so that faulty content can be checked too.
enum DraftValue: Hashable {
  case object([String: DraftValue])
  case array([DraftValue])
  case string(String)
  case bool(Bool)
  case integer(Int)
  /// Another number, or null: nothing that is checked here.
  case other

  subscript(key: String) -> DraftValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The keys of an object in order; none for another value.
  var keys: [String] {
    if case .object(let object) = self { object.keys.sorted() } else { [] }
  }

  var array: [DraftValue] {
    if case .array(let array) = self { array } else { [] }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The text that it is, plain or with markup.
  var richText: RichText? {
    switch self {
    case .string(let plain): RichText(plain)
    case .object(let object): object["markup"]?.string.map { RichText(markup: $0) }
    default: nil
    }
  }

  /// The elements of an array under a key, with their places.
  func elements(_ key: String, at place: ContentPlace) -> [(value: DraftValue, place: ContentPlace)]
  {
    let place = place.key(key)
    return (self[key]?.array ?? []).enumerated().map { ($1, place.index($0)) }
  }
}

extension DraftValue {
  /// Reads any value; of members with the same key, which no bank can have, the first one counts.
  init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      let members = node.members
      var object: [String: DraftValue] = Dictionary(minimumCapacity: members.count)
      for (key, value) in members {
        _ = object.insertIfNew(DraftValue(value), forKey: key.text ?? "")
      }
      self = .object(object)
    case .array: self = .array(node.elements.map(DraftValue.init))
    case .text: self = .string(node.text ?? "")
    case .flag: self = .bool(node.flag == true)
    case .number:
      let integer = node.spelling.flatMap { Int($0) } ?? node.number.flatMap { Int(exactly: $0) }
      self = integer.map(DraftValue.integer) ?? .other
    case .null: self = .other
    }
  }
}

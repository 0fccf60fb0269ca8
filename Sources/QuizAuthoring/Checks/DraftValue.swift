// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
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

extension DraftValue: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value; what a decoder cannot hold is ``other``.
  init(from decoder: any Decoder) {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      self = .string(string)
    } else if let container = try? decoder.container(keyedBy: Key.self) {
      var object: [String: DraftValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] =
          (try? container.decode(DraftValue.self, forKey: key)) ?? .other
      }
      self = .object(object)
    } else if let array = try? decoder.singleValueContainer().decode([DraftValue].self) {
      self = .array(array)
    } else if let bool = try? decoder.singleValueContainer().decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? decoder.singleValueContainer().decode(Int.self) {
      self = .integer(integer)
    } else {
      self = .other
    }
  }
}

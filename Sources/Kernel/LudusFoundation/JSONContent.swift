// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A value that apps store as JSON.
public protocol JSONContent: Codable {
  /// The type of the faults of its JSON.
  associatedtype Fault: ContentFault
}

extension JSONContent {
  /// Reads the value from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON or has an object
  ///   with a key twice. Of a value with events the first one that cannot be read or is refused, as
  ///   that of a forged or reordered log is.
  public init(json data: Data) throws(ContentError<Fault>) {
    self = try ContentJSON<Fault>.decode(Self.self, from: data)
  }

  /// Writes the value as JSON.
  ///
  /// The same value gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid value causes.
  public func json() throws -> Data {
    try ContentJSON<Fault>.encode(self)
  }
}

extension JSONShape where Value == Date, Raw == Int64 {
  /// A date as whole milliseconds since 1970 began.
  package static var milliseconds: JSONShape {
    JSONShape(
      read: { milliseconds in
        guard let date = Date(milliseconds: milliseconds).truncatedToMilliseconds else {
          throw ContentError(faults: [
            LocatedFault(
              JSONFault.malformed("expected milliseconds since 1970, found \(milliseconds)"),
              at: ContentPlace()
            )
          ])
        }
        return date
      },
      write: { date in
        guard let milliseconds = date.milliseconds else {
          // Not the date itself: describing one that is no number traps.
          throw EncodingError.invalidValue(
            date.timeIntervalSince1970,
            EncodingError.Context(
              codingPath: [],
              debugDescription: "this date is too far away to be stored in milliseconds"
            )
          )
        }
        return milliseconds
      }
    )
  }
}

// MARK: - Foundation's decoder

/// Reads content from JSON, reports every failure as faults of the content, and writes content.
package enum ContentJSON<Fault: ContentFault> {
  /// Encodes a value, always to the same bytes, because keys are sorted.
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// Decodes a value.
  ///
  /// - Throws: The faults that decoding gathered, or a single one where the data is not JSON or an
  ///   object has a key twice.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(ContentError<Fault>) -> Value {
    let tree = try value(of: data).tree
    // Decoders differ in which of the values they take, so nobody could say what was read.
    if let key = tree.repeatedKey {
      let reason = "the key \"\(key.text ?? "")\" is in this object already, expected it once"
      throw refusal(reason, at: key.range.lowerBound, in: tree)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let DecodingError.dataCorrupted(context) where context.codingPath.isEmpty {
      throw unrepresentable
    } catch let error as any FaultyContent {
      throw ContentError(faults: error.faults(as: Fault.self))
    } catch {
      let place = ContentPlace()
      throw ContentError(faults: Fault.located(error, at: place, within: [], reading: type))
    }
  }

  /// Reads JSON of any form as it stands there.
  ///
  /// - Throws: A single fault, where the data is not JSON.
  package static func value(of data: Data) throws(ContentError<Fault>) -> JSONNode {
    let tree = JSONTree(Array(data))
    guard let fault = JSONSyntaxFault(in: tree) else { return tree.roots[0] }
    throw refusal("this is not JSON, expected \(fault.expected)", at: fault.offset, in: tree)
  }

  /// The error of a single fault that stands at a byte of the data.
  private static func refusal(
    _ reason: String,
    at offset: Int,
    in tree: JSONTree
  ) -> ContentError<Fault> {
    let (line, column) = tree.bytes.place(of: offset)
    return ContentError(faults: [
      LocatedFault(.malformed("line \(line), column \(column): \(reason)"), at: ContentPlace())
    ])
  }

  /// The fault of JSON that the decoder does not take at all, because it has a number that no type
  /// can hold.
  ///
  /// The decoder's own error names neither the place nor the reason.
  private static var unrepresentable: ContentError<Fault> {
    let fault = Fault.malformed("expected only numbers within the range of 64 bits")
    return ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
  }
}

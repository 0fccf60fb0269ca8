// SPDX-License-Identifier: Apache-2.0
package import LudusCore

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
  /// - Throws: The faults that decoding gathered, or a single one where the data is not JSON.
  package static func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(ContentError<Fault>) -> Value {
    _ = try value(of: data)
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
    let (line, column) = tree.bytes.place(of: fault.offset)
    let place = "line \(line), column \(column)"
    throw ContentError(faults: [
      LocatedFault(
        .malformed("\(place): this is not JSON, expected \(fault.expected)"),
        at: ContentPlace()
      )
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

// SPDX-License-Identifier: Apache-2.0

/// An enum of names, each of them a string in JSON.
///
/// An unknown name is refused with those that there are.
package protocol JSONName: RawRepresentable<String>, CaseIterable, Codable {}

/// An enum of numbers, each of them an integer in JSON.
///
/// An unknown number is refused with those that there are.
package protocol JSONNumber: RawRepresentable<Int>, CaseIterable, Codable {}

extension JSONName {
  /// Reads a name.
  ///
  /// - Throws: A `DecodingError` that lists the names, for an unknown one.
  public init(from decoder: any Decoder) throws {
    self = try .known(in: decoder)
  }
}

extension JSONNumber {
  /// Reads a number.
  ///
  /// - Throws: A `DecodingError` that lists the numbers, for an unknown one.
  public init(from decoder: any Decoder) throws {
    self = try .known(in: decoder)
  }
}

extension RawRepresentable
where Self: CaseIterable, RawValue: Decodable & CustomStringConvertible {
  /// The value that a decoder names.
  fileprivate static func known(in decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(RawValue.self)
    guard let value = Self(rawValue: name) else {
      let key = decoder.codingPath.last { $0.intValue == nil }?.stringValue ?? "name"
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: .unknown(key, "\(name)", allCases.map { "\($0.rawValue)" })
      )
    }
    return value
  }
}

/// A key of a JSON object.
package struct JSONKey: CodingKey, Sendable {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

extension String {
  /// The sentence about a name that is not one of those there are: which was meant, or else all of
  /// them.
  package static func unknown(_ what: String, _ name: String, _ names: [String]) -> String {
    let remedy =
      name.nearest(of: names).map { "did you mean \"\($0)\"?" }
      ?? "expected one of \(names.joined(separator: ", "))"
    return "the \(what) \"\(name)\" is not known, \(remedy)"
  }

  /// The name that was most likely meant: at the most two slips away, and with more letters right
  /// than wrong.
  ///
  /// Letters that changed places are one slip. Of equally near names it is the first.
  package func nearest(of names: [String]) -> String? {
    var nearest: (name: String, slips: Int)?
    for name in names {
      let limit = min(nearest.map { $0.slips - 1 } ?? 2, (name.utf8.count - 1) / 2)
      if let slips = Self.slips(utf8[...], name.utf8[...], atMost: limit) {
        nearest = (name, slips)
      }
    }
    return nearest?.name
  }

  private static func slips(
    _ written: Substring.UTF8View,
    _ meant: Substring.UTF8View,
    atMost limit: Int
  ) -> Int? {
    guard abs(written.count - meant.count) <= limit else { return nil }
    var (rest, target) = (written, meant)
    while let byte = rest.first, byte == target.first {
      (rest, target) = (rest.dropFirst(), target.dropFirst())
    }
    if rest.isEmpty || target.isEmpty { return rest.count + target.count }
    var next = [
      (rest.dropFirst(), target.dropFirst()), (rest.dropFirst(), target),
      (rest, target.dropFirst()),
    ]
    if rest.prefix(2).elementsEqual(target.prefix(2).reversed()) {
      next.append((rest.dropFirst(2), target.dropFirst(2)))
    }
    return next.compactMap { slips($0, $1, atMost: limit - 1) }.min().map { $0 + 1 }
  }
}

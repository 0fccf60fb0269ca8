// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A value that an app stores as JSON.
public protocol JSONContent: Codable {
  /// The type of the faults of its JSON.
  associatedtype Fault: ContentFault
}

extension JSONContent {
  /// Reads the value from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON or has an object with a key twice.
  ///   Of a value with events the first one that cannot be read or is refused, as that of a forged or reordered log is.
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

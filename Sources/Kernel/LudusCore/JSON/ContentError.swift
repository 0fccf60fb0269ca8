// SPDX-License-Identifier: Apache-2.0

/// An error for unusable content, with every fault that was found and not only the first.
///
/// ```swift
/// do {
///   let bank = try ProblemBank(json: data)
/// } catch {
///   for fault in error.faults {
///     print(fault)   // sets[0].problems[3].options: no option is correct
///   }
/// }
/// ```
public struct ContentError<Fault: ContentFault>: Error, Sendable {
  /// The faults with their places within the content that has them.
  let ownFaults: [LocatedFault<Fault>]
  /// The place of that content, from the top of what a decoder reads.
  let base: ContentPlace

  /// The faults in the order in which they were found, with their places from the top; at least
  /// one.
  public var faults: [LocatedFault<Fault>] {
    base.steps.isEmpty ? ownFaults : ownFaults.within(base)
  }

  /// Creates an error from its faults.
  ///
  /// - Precondition: There is at least one.
  public init(faults: [LocatedFault<Fault>]) {
    self.init(faults, of: ContentPlace())
  }

  /// Creates an error from the faults of content that a decoder reads at a place.
  init(_ faults: [LocatedFault<Fault>], of base: ContentPlace) {
    precondition(!faults.isEmpty, "an error without a fault")
    ownFaults = faults
    self.base = base
  }
}

extension ContentError: Hashable {
  /// Whether two errors have the same faults at the same places.
  public static func == (left: Self, right: Self) -> Bool { left.faults == right.faults }

  /// Feeds the faults to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(faults) }
}

extension ContentError {
  /// Returns the same faults of content that is at a place within other content.
  package func within(_ place: ContentPlace) -> ContentError {
    let above = ContentPlace(base.steps.dropLast(place.steps.count))
    return ContentError(ownFaults.within(place), of: above)
  }
}

extension Array {
  /// The same faults of content that is at a place within other content.
  package func within<Fault>(_ place: ContentPlace) -> Self where Element == LocatedFault<Fault> {
    map { LocatedFault($0.fault, at: place.appending($0.place)) }
  }
}

/// A fault in an engine's content, such as a missing key.
public protocol ContentFault: Hashable, Sendable, CustomStringConvertible {
  /// Returns the fault of a value that is missing or has a form that cannot be read.
  ///
  /// The reason says what was found or expected, for developers.
  static func malformed(_ reason: String) -> Self

  /// Returns the fault of a key that its object does not have, with those that it has.
  ///
  /// A type of faults that does not distinguish unknown keys reports them as ``malformed(_:)``.
  static func unknown(key: String, known: [String]) -> Self
}

extension ContentFault {
  /// Returns the fault of a value with a form that cannot be read.
  public static func unknown(key: String, known: [String]) -> Self {
    .malformed(.unknown("key", key, known))
  }
}

/// A fault and its place.
public struct LocatedFault<Fault: ContentFault>: Hashable, Sendable {
  /// The place of the fault, from the top of what was validated.
  public let place: ContentPlace
  /// The fault.
  public let fault: Fault

  /// Creates a located fault.
  public init(_ fault: Fault, at place: ContentPlace) {
    self.place = place
    self.fault = fault
  }
}

extension LocatedFault: CustomStringConvertible {
  /// Place and fault in a line, for developers.
  public var description: String {
    place.steps.isEmpty ? "\(fault)" : "\(place): \(fault)"
  }
}

extension ContentError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}

/// A fault in the JSON of a value without faults of its own type.
public enum JSONFault: ContentFault {
  /// The value is missing or has a form that cannot be read.
  case malformed(String)

  /// The reason, for developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    }
  }
}

// MARK: - From decoders

extension LocatedFault {
  /// Creates the fault that a decoder found, in words for authors, with its place from the top.
  public init(_ error: DecodingError) {
    self.init(error, within: [])
  }

  /// Creates the fault that a decoder found, with its place within the object at a coding path.
  init(_ error: DecodingError, within codingPath: [any CodingKey]) {
    let (path, reason) = error.placeAndReason
    self.init(.malformed(reason), at: ContentPlace(Array(path.dropFirst(codingPath.count))))
  }
}

extension DecodingError {
  fileprivate var placeAndReason: (path: [any CodingKey], reason: String) {
    switch self {
    case .keyNotFound(let key, let context):
      (context.codingPath + [key], "this key is missing")
    case .valueNotFound(let type, let context):
      (context.codingPath, "found null, expected \(Self.name(of: type))")
    case .typeMismatch(let type, let context):
      (context.codingPath, "expected \(Self.name(of: type))")
    case .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    @unknown default:
      ([], "\(self)")
    }
  }

  /// A type in the words of JSON.
  static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "an integer"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any JSONObject.Type: "an object"
    case is any Collection.Type: "an array"
    default: "\(type)"
    }
  }
}

/// An object in JSON, which a decoder calls a dictionary.
private protocol JSONObject {}

extension Dictionary: JSONObject {}

// MARK: - Errors as faults

/// An error that lists faults of content, whatever their type.
package protocol FaultyContent: Error {
  /// The same faults of content that is at a place within other content.
  func within(_ place: ContentPlace) -> Self

  /// The faults as those of other content, with their places from the top.
  func faults<Fault: ContentFault>(as type: Fault.Type) -> [LocatedFault<Fault>]

  /// The faults as those of an object that a decoder reads at a place, in which the value stands at
  /// another.
  func faults<Fault: ContentFault>(
    as type: Fault.Type,
    at place: ContentPlace,
    within object: ContentPlace
  ) -> [LocatedFault<Fault>]
}

extension ContentError: FaultyContent {
  package func faults<Other: ContentFault>(as type: Other.Type) -> [LocatedFault<Other>] {
    converted(to: type).within(base)
  }

  package func faults<Other: ContentFault>(
    as type: Other.Type,
    at place: ContentPlace,
    within object: ContentPlace
  ) -> [LocatedFault<Other>] {
    // Without a base the error was not made by a decoder, and tells nothing of what is above.
    let known =
      base.steps.isEmpty ? place : ContentPlace(Array(base.steps.dropFirst(object.steps.count)))
    return converted(to: type).within(known)
  }

  private func converted<Other: ContentFault>(to type: Other.Type) -> [LocatedFault<Other>] {
    if let same = self as? ContentError<Other> { return same.ownFaults }
    return ownFaults.map { LocatedFault(.malformed($0.fault.description), at: $0.place) }
  }
}

extension ContentFault {
  /// Returns the faults that an error of reading a value stands for.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - place: The place of the value within the object.
  ///   - codingPath: The place of the object from the top, by which decoders name places.
  ///   - type: The type that was read.
  /// - Returns: At least one fault.
  package static func located(
    _ error: any Error,
    at place: ContentPlace,
    within codingPath: [any CodingKey],
    reading type: Any.Type
  ) -> [LocatedFault<Self>] {
    switch error {
    case let error as any FaultyContent:
      error.faults(as: Self.self, at: place, within: ContentPlace(codingPath))
    case let error as DecodingError:
      [LocatedFault(error, within: codingPath)]
    case let error as FailedElements:
      error.failures.flatMap { step, error in
        located(
          error,
          at: ContentPlace(place.steps + [step]),
          within: codingPath,
          reading: type
        )
      }
    default:
      // A decoder's own error, such as that for a number it cannot hold, in words that are not
      // ours.
      [
        LocatedFault(
          .malformed("expected \(DecodingError.name(of: type)) \(limits(of: type))"),
          at: place
        )
      ]
    }
  }

  private static func limits(of type: Any.Type) -> String {
    func range<Number: FixedWidthInteger>(_: Number.Type) -> String {
      "from \(Number.min) to \(Number.max)"
    }
    return (type as? any FixedWidthInteger.Type).map { range($0) } ?? "that can be represented"
  }
}

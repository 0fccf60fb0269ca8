// SPDX-License-Identifier: Apache-2.0

/// Content that cannot be used, with every fault that was found, not only the first.
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

  /// The faults in the order in which they were found, with their places from the top; at least one.
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

/// A fault of an engine's content, such as a missing key.
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

/// A fault and where it is.
public struct LocatedFault<Fault: ContentFault>: Hashable, Sendable {
  /// Where the fault is, from the top of what was validated.
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

// SPDX-License-Identifier: Apache-2.0

/// A set of rules with a default for each, valid once it exists.
///
/// A policy is made by changing what should differ from the defaults. It reads like a plain value:
///
/// ```swift
/// let rules = try RuleBook {
///   $0.claimLimit = 5
///   $0.stealAfter = .days(3)
/// }
/// rules.claimLimit                                    // 5
/// let stricter = try rules.with { $0.confirmations = 2 }
/// ```
///
/// Its ``Draft`` has the same values as variables and may be at fault, as a form that a person fills
/// in may: ``PolicyDraft/faults`` says at each moment what is wrong and where.
///
/// In JSON a policy is an object that leaves defaults out.
@dynamicMemberLookup
public protocol Policy: Hashable, Sendable {
  /// The values, which may be at fault.
  associatedtype Draft: PolicyDraft

  /// The values, which are not at fault.
  var checked: Checked<Draft> { get }

  /// Creates the policy that has these values.
  init(_ checked: Checked<Draft>)
}

extension Policy {
  /// The type of the faults of values.
  public typealias Fault = Draft.Fault

  /// The policy in which every value is the default.
  public init() {
    self.init(Checked())
  }

  /// Creates a policy of a draft.
  ///
  /// - Throws: Every fault of the draft, with its place.
  public init(_ draft: Draft) throws(ContentError<Draft.Fault>) {
    self.init(try Checked(draft))
  }

  /// Creates a policy that differs from the defaults.
  ///
  /// - Parameter change: Sets the values that differ.
  /// - Throws: Every fault of the values, with its place.
  public init(_ change: (inout Draft) -> Void) throws(ContentError<Draft.Fault>) {
    var draft = Draft()
    change(&draft)
    try self.init(draft)
  }

  /// Creates a policy that differs from the defaults.
  ///
  /// - Parameter change: Sets the values that differ.
  /// - Throws: What the change throws, or a `ContentError` with every fault of the values.
  @_disfavoredOverload
  public init(_ change: (inout Draft) throws -> Void) throws {
    var draft = Draft()
    try change(&draft)
    try self.init(draft)
  }

  /// Returns a policy with other values.
  ///
  /// - Parameter change: Sets the values that differ from those of this policy.
  /// - Throws: Every fault of the values, with its place.
  public func with(_ change: (inout Draft) -> Void) throws(ContentError<Draft.Fault>) -> Self {
    var draft = draft
    change(&draft)
    return try Self(draft)
  }

  /// The values as variables, to make another policy of them.
  @inlinable public var draft: Draft { checked.draft }

  /// A value of the policy.
  @inlinable public subscript<Value>(dynamicMember path: KeyPath<Draft, Value>) -> Value {
    checked.draft[keyPath: path]
  }
}

/// The values of a policy as variables with their defaults; they may be at fault.
public protocol PolicyDraft: Hashable, Sendable {
  /// The type of the faults of values.
  associatedtype Fault: ContentFault

  /// Creates a draft in which every value is the default.
  init()

  /// The faults of the values, each with its place; none for the defaults.
  var faults: [LocatedFault<Fault>] { get }
}

/// The values of a policy, without fault.
public struct Checked<Draft: PolicyDraft>: Hashable, Sendable {
  /// The values.
  public let draft: Draft

  /// Creates the defaults, which are never at fault.
  public init() {
    draft = Draft()
  }

  /// Checks a draft.
  ///
  /// - Throws: Every fault of the draft, with its place.
  public init(_ draft: Draft) throws(ContentError<Draft.Fault>) {
    let faults = draft.faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.draft = draft
  }

  /// Takes a draft that was checked while it was read.
  fileprivate init(unchecked draft: Draft) {
    self.draft = draft
  }
}

// MARK: - Rows

/// A draft that declares its values, each in a row.
///
/// A value is written twice: as a variable with its default and its comment, and as a row, with its
/// key in JSON and its range. Reading, writing, defaults that are left out, faults with places and
/// unknown keys follow from the row.
package protocol DeclaredDraft: PolicyDraft {
  /// Declares the values.
  static func declare(_ values: inout PolicyValues<Self>)

  /// The faults that no value has by itself, such as two that do not go together.
  var faultsTogether: [LocatedFault<Fault>] { get }
}

extension DeclaredDraft {
  package var faultsTogether: [LocatedFault<Fault>] { [] }

  /// The faults of the values, each with its place.
  public var faults: [LocatedFault<Fault>] {
    var values = PolicyValues(checking: self)
    Self.declare(&values)
    return values.faults + faultsTogether
  }
}

/// The rows of a policy: one for each of its values, which reads, writes and checks it.
package struct PolicyValues<Draft: DeclaredDraft> {
  package typealias Fault = Draft.Fault

  /// The JSON object that is read or written; nil while values are only checked.
  fileprivate var record: Record<Draft, Fault>?
  /// The values: the defaults with those that were read so far, or those to write or to check.
  fileprivate var draft: Draft
  /// What is wrong with values that could be read.
  fileprivate var faults: [LocatedFault<Fault>] = []
  private let standard = Draft()

  fileprivate init(checking draft: Draft) {
    self.draft = draft
  }

  fileprivate init(_ record: Record<Draft, Fault>) {
    self.record = record
    draft = standard
  }

  /// Declares a value that is left out when it has its default.
  ///
  /// - Parameters:
  ///   - key: Its key in JSON.
  ///   - path: The variable.
  ///   - check: Returns what is wrong with the value, or nil.
  @_disfavoredOverload
  package mutating func value<Value: Codable & Equatable>(
    _ key: String,
    _ path: WritableKeyPath<Draft, Value>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, default: standard), at: path)
    note(check(draft[keyPath: path]), at: key)
  }

  /// Declares a value that can be absent: it is left out when it has its default, and null stands
  /// for none where that is not the default.
  package mutating func value<Value: Codable & Equatable>(
    _ key: String,
    _ path: WritableKeyPath<Draft, Value?>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    if let standard = standard[keyPath: path] {
      take(record?.field(key, { $0[keyPath: path] }, default: standard), at: path)
    } else {
      take(record?.field(key, { $0[keyPath: path] }), at: path)
    }
    note(draft[keyPath: path].flatMap(check), at: key)
  }

  /// Declares a list that is left out when it has its default; the faults of all elements are
  /// gathered.
  package mutating func value<Element: Codable & Equatable>(
    _ key: String,
    _ path: WritableKeyPath<Draft, [Element]>,
    check: ([Element]) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, default: standard), at: path)
    note(check(draft[keyPath: path]), at: key)
  }

  /// Declares a value in another shape than that of its type, which is left out when it has its
  /// default.
  package mutating func value<Value: Equatable, Raw>(
    _ key: String,
    _ path: WritableKeyPath<Draft, Value>,
    as shape: JSONShape<Value, Raw>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, as: shape, default: standard), at: path)
    note(check(draft[keyPath: path]), at: key)
  }

  /// Declares the version of the form, which is written and must be the one that is read.
  package mutating func version(_ version: Int) {
    do {
      try record?.version(version)
    } catch {
      // Another version can differ everywhere: its fault is the only one that says anything.
      refusal = refusal ?? error
    }
  }

  /// Why nothing of the object can be read.
  fileprivate var refusal: (any Error)?

  private mutating func take<Value>(
    _ field: Field<Value>?,
    at path: WritableKeyPath<Draft, Value>
  ) {
    if let value = field?.value { draft[keyPath: path] = value }
  }

  private mutating func note(_ fault: Fault?, at key: String) {
    if let fault { faults.append(LocatedFault(fault, at: ContentPlace().key(key))) }
  }
}

/// A fault that can say that a whole number is not in its range.
package protocol RangeFault: ContentFault {
  /// Returns the fault of a number out of its range.
  static func outOfRange(_ number: Int, expected: ClosedRange<Int>) -> Self
}

extension PolicyValues where Draft.Fault: RangeFault {
  /// Declares a whole number that is left out when it has its default.
  package mutating func value(
    _ key: String,
    _ path: WritableKeyPath<Draft, Int>,
    in range: ClosedRange<Int>
  ) {
    value(key, path) { range.contains($0) ? nil : .outOfRange($0, expected: range) }
  }

  /// Declares a whole number that can be absent.
  package mutating func value(
    _ key: String,
    _ path: WritableKeyPath<Draft, Int?>,
    in range: ClosedRange<Int>
  ) {
    value(key, path) { range.contains($0) ? nil : .outOfRange($0, expected: range) }
  }
}

// MARK: - JSON

/// A policy whose JSON form is an object with the values that its draft declares.
package protocol JSONPolicy: Policy, JSONInlined where Draft: DeclaredDraft {}

extension JSONPolicy {
  /// Reads the policy.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var record = try Record<Draft, Draft.Fault>(reading: decoder)
    self = try record.finish(Self.read)
  }

  package static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) throws -> Self {
    var record = Record<Draft, Draft.Fault>(reading: decoder, container, naming: keys)
    defer { keys = record.keys }
    return try record.finish(Self.read, refusingOtherKeys: false)
  }

  private static func read(_ record: inout Record<Draft, Draft.Fault>) throws -> Self {
    var values = PolicyValues(record)
    Draft.declare(&values)
    if let refusal = values.refusal { throw refusal }
    record = values.record ?? record
    record.note(values.faults)
    if record.isFaultless { record.note(values.draft.faultsTogether) }
    return Self(Checked(unchecked: values.draft))
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    var record = Record<Draft, Draft.Fault>(writing: draft, to: encoder)
    try record.write { record in
      var values = PolicyValues(record)
      Draft.declare(&values)
      record = values.record ?? record
    }
  }
}

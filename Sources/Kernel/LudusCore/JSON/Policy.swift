// SPDX-License-Identifier: Apache-2.0

/// A set of rules with a default for each, always valid once created.
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
/// Its ``Draft`` has the same values as variables. Like a form that a person fills in, a draft may
/// be at fault: ``PolicyDraft/faults`` says at each moment what is wrong and where.
///
/// A value without a default comes first: `try Blueprint(count: 10) { $0.shortage = .refuse }`. The
/// draft of a policy without such a value is a ``StandardDraft``.
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

  /// Creates a policy of a draft.
  ///
  /// - Throws: Every fault of the draft, with its place.
  public init(_ draft: Draft) throws(ContentError<Draft.Fault>) {
    self.init(try Checked(draft))
  }

  /// Creates a policy that differs from a draft.
  package init(
    _ draft: Draft,
    _ change: (inout Draft) -> Void
  ) throws(ContentError<Draft.Fault>) {
    var draft = draft
    change(&draft)
    try self.init(draft)
  }

  /// Creates a policy that differs from a draft.
  @_disfavoredOverload
  package init(_ draft: Draft, _ change: (inout Draft) throws -> Void) throws {
    var draft = draft
    try change(&draft)
    try self.init(draft)
  }

  /// Returns a policy with other values.
  ///
  /// - Parameter change: Sets the values that differ from those of this policy.
  /// - Returns: The other policy.
  /// - Throws: Every fault of the values, with its place.
  public func with(_ change: (inout Draft) -> Void) throws(ContentError<Draft.Fault>) -> Self {
    try Self(draft, change)
  }

  /// Returns a policy with other values.
  ///
  /// - Parameter change: Sets the values that differ from those of this policy.
  /// - Returns: The other policy.
  /// - Throws: The errors of the change, or a `ContentError` with every fault of the values.
  @_disfavoredOverload
  public func with(_ change: (inout Draft) throws -> Void) throws -> Self {
    try Self(draft, change)
  }

  /// The values as variables, to make another policy of them.
  @inlinable public var draft: Draft { checked.draft }

  /// A value of the policy.
  @inlinable public subscript<Value>(dynamicMember path: KeyPath<Draft, Value>) -> Value {
    checked.draft[keyPath: path]
  }
}

extension Policy where Draft: StandardDraft {
  /// The policy in which every value is the default.
  public init() {
    self.init(Checked())
  }

  /// Creates a policy that differs from the defaults.
  ///
  /// - Parameter change: Sets the values that differ.
  /// - Throws: Every fault of the values, with its place.
  public init(_ change: (inout Draft) -> Void) throws(ContentError<Draft.Fault>) {
    try self.init(Draft(), change)
  }

  /// Creates a policy that differs from the defaults.
  ///
  /// - Parameter change: Sets the values that differ.
  /// - Throws: The errors of the change, or a `ContentError` with every fault of the values.
  @_disfavoredOverload
  public init(_ change: (inout Draft) throws -> Void) throws {
    try self.init(Draft(), change)
  }

  /// Returns one of the policies that have a name, which a test checks.
  package static func named(_ change: (inout Draft) -> Void) -> Self {
    var draft = Draft()
    change(&draft)
    draft.settle()
    return Self(Checked(unchecked: draft))
  }
}

/// The values of a policy as variables, not yet checked.
public protocol PolicyDraft: Hashable, Sendable {
  /// The type of the faults of values.
  associatedtype Fault: ContentFault

  /// The faults of the values, each with its place.
  var faults: [LocatedFault<Fault>] { get }

  /// Gives values that mean the same the same form, before they are checked; nothing by default.
  mutating func settle()
}

extension PolicyDraft {
  /// Leaves the values as they are.
  public mutating func settle() {}
}

/// A draft in which every value has a default.
public protocol StandardDraft: PolicyDraft {
  /// Creates a draft in which every value is the default, which is without fault.
  init()
}

/// The values of a policy, known to be valid.
public struct Checked<Draft: PolicyDraft>: Hashable, Sendable {
  /// The values.
  public let draft: Draft

  /// Checks a draft.
  ///
  /// - Throws: Every fault of the draft, with its place.
  public init(_ draft: Draft) throws(ContentError<Draft.Fault>) {
    var draft = draft
    draft.settle()
    let faults = draft.faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.draft = draft
  }

  /// Takes a draft that was checked while it was read.
  fileprivate init(unchecked draft: Draft) {
    self.draft = draft
  }
}

extension Checked where Draft: StandardDraft {
  /// Creates the defaults, which are never at fault.
  public init() {
    self.init(unchecked: Draft())
  }
}

// MARK: - Rows

/// A draft that declares its values, each in a row.
///
/// A value is written twice: as a variable with its default and its comment, and as a row, with its
/// key in JSON and its range. Reading, writing, defaults that are left out, faults with places and
/// unknown keys follow from the row.
package protocol DeclaredDraft: PolicyDraft {
  /// The draft that reading begins with: the defaults, with anything for what must be there.
  static var start: Self { get }

  /// Declares the values.
  static func declare(_ values: inout PolicyValues<Self>)

  /// The faults that no value has by itself, such as two that do not go together.
  var faultsTogether: [LocatedFault<Fault>] { get }

  /// The faults of values that do nothing at all, such as a rule that can never apply.
  ///
  /// They do no harm, so a stored history in which they are is read as it is.
  var faultsWithoutEffect: [LocatedFault<Fault>] { get }
}

extension DeclaredDraft where Self: StandardDraft {
  package static var start: Self { Self() }
}

extension DeclaredDraft {
  package var faultsTogether: [LocatedFault<Fault>] { [] }
  package var faultsWithoutEffect: [LocatedFault<Fault>] { [] }

  /// The faults of the values, each with its place.
  public var faults: [LocatedFault<Fault>] {
    var values = PolicyValues(checking: self)
    Self.declare(&values)
    return values.faults + faultsTogether + faultsWithoutEffect
  }

  /// The rows, in their order.
  package static var rows: [PolicyRow<Self>] {
    var values = PolicyValues(checking: start)
    values.rows = []
    declare(&values)
    return values.rows ?? []
  }
}

/// The statements of a row about its value, for tests of all policies.
package struct PolicyRow<Draft>: Sendable {
  /// The key in JSON.
  package let key: String
  /// Whether JSON must have the key.
  package let isRequired: Bool
  /// Whether the default is written, because a value without the key is another one.
  package let isDefaultWritten: Bool
  /// The numbers that the value can be, where the row names them.
  package var range: Range?
  /// Sets the value to that of another draft.
  package let copy: @Sendable (inout Draft, Draft) -> Void

  /// Drafts at and beyond the ends of a range.
  package struct Range: Sendable {
    /// Sets the value to each end of the range.
    package let ends: [@Sendable (inout Draft) -> Void]
    /// Sets the value to a number that is just outside.
    package let outside: [@Sendable (inout Draft) -> Void]

    init(_ range: ClosedRange<Int>, _ set: @escaping @Sendable (inout Draft, Int) -> Void) {
      let numbers = [range.lowerBound, range.upperBound]
      let others = [
        range.lowerBound.subtractingReportingOverflow(1),
        range.upperBound.addingReportingOverflow(1),
      ]
      ends = numbers.map { number in { set(&$0, number) } }
      outside = others.filter { !$0.overflow }.map { other in { set(&$0, other.partialValue) } }
    }

    init(
      _ range: ClosedRange<Double>,
      _ set: @escaping @Sendable (inout Draft, Double) -> Void
    ) {
      let numbers = [range.lowerBound, range.upperBound]
      let others = [range.lowerBound.nextDown, range.upperBound.nextUp, .nan]
      ends = numbers.map { number in { set(&$0, number) } }
      outside = others.map { other in { set(&$0, other) } }
    }
  }
}

/// The rows of a policy: one for each of its values, which reads, writes and checks it.
package struct PolicyValues<Draft: DeclaredDraft> {
  package typealias Fault = Draft.Fault
  package typealias Path<Value> = any WritableKeyPath<Draft, Value> & Sendable

  /// The JSON object that is read or written; nil while values are only checked.
  fileprivate var record: Record<Draft, Fault>?
  /// The values: the defaults with those that were read so far, or those to write or to check.
  fileprivate var draft: Draft
  /// The faults of values that could be read.
  fileprivate var faults: [LocatedFault<Fault>] = []
  /// The rows, where they are asked for.
  fileprivate var rows: [PolicyRow<Draft>]?
  /// The reason nothing of the object can be read, and the object as far as it was read.
  fileprivate var refusal: (error: any Error, record: Record<Draft, Fault>?)?
  private let standard = Draft.start

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
    _ path: Path<Value>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, default: standard), key, path, check)
  }

  /// Declares a value that can be absent: it is left out when it has its default, and null stands
  /// for none where that is not the default.
  package mutating func value<Value: Codable & Equatable>(
    _ key: String,
    _ path: Path<Value?>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    let field =
      standard == nil
      ? record?.field(key, { $0[keyPath: path] })
      : record?.field(key, { $0[keyPath: path] }, default: standard)
    take(field, key, path) { $0.flatMap(check) }
  }

  /// Declares a value that is left out when it is nil, whatever its default is: without the key it
  /// is nil, as in what was stored before there was a default.
  package mutating func valueOrNil<Value: Codable & Equatable>(
    _ key: String,
    _ path: Path<Value?>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let field = record?.field(key) { $0[keyPath: path] }
    take(field, key, path, isDefaultWritten: true) { $0.flatMap(check) }
  }

  /// Declares a list that is left out when it has its default; the faults of all elements are
  /// gathered.
  package mutating func value<Element: Codable & Equatable>(
    _ key: String,
    _ path: Path<[Element]>,
    check: ([Element]) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, default: standard), key, path, check)
  }

  /// Declares a value in another shape than that of its type, which is left out when it has its
  /// default.
  package mutating func value<Value: Equatable, Raw>(
    _ key: String,
    _ path: Path<Value>,
    as shape: JSONShape<Value, Raw>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    let standard = standard[keyPath: path]
    take(record?.field(key, { $0[keyPath: path] }, as: shape, default: standard), key, path, check)
  }

  /// Declares a value in another shape than that of its type, which is left out when it is nil.
  package mutating func value<Value: Equatable, Raw>(
    _ key: String,
    _ path: Path<Value?>,
    as shape: JSONShape<Value, Raw>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    take(record?.field(key, { $0[keyPath: path] }, as: shape), key, path) { $0.flatMap(check) }
  }

  /// Declares a value that must be there.
  @_disfavoredOverload
  package mutating func required<Value: Codable & Equatable>(
    _ key: String,
    _ path: Path<Value>,
    check: (Value) -> Fault? = { _ in nil }
  ) {
    take(record?.field(key, { $0[keyPath: path] }), key, path, isRequired: true, check)
  }

  /// Declares a list that must be there; the faults of all elements are gathered.
  package mutating func required<Element: Codable & Equatable>(
    _ key: String,
    _ path: Path<[Element]>,
    check: ([Element]) -> Fault? = { _ in nil }
  ) {
    take(record?.field(key, { $0[keyPath: path] }), key, path, isRequired: true, check)
  }

  /// Declares the version of the form, which is written and must be the one that is read.
  package mutating func version(_ version: Int) {
    do {
      try record?.version(version)
    } catch {
      // Another version can differ everywhere: its fault is the only one that says anything, so
      // that nothing more is read.
      refusal = (error, record)
      record = nil
    }
  }

  /// Takes keys that no row names, as those of a format that others extend.
  package mutating func takeOtherKeys() {
    record?.takeOtherKeys()
  }

  /// Checks the value of the last row for faults at places within it.
  package mutating func check<Value>(
    _ path: Path<Value>,
    _ faultsOfValue: (Value) -> [LocatedFault<Fault>]
  ) {
    guard let last, isKnown else { return }
    faults += faultsOfValue(draft[keyPath: path]).within(ContentPlace().key(last))
  }

  /// Notes the range of the last row.
  fileprivate mutating func name(_ range: @autoclosure () -> PolicyRow<Draft>.Range) {
    if let last = rows?.indices.last { rows?[last].range = range() }
  }

  /// The key of the last row, and whether its value is known, which one that is read may not be.
  private var last: String?
  private var isKnown = true

  private mutating func take<Value>(
    _ field: Field<Value>?,
    _ key: String,
    _ path: Path<Value>,
    isRequired: Bool = false,
    isDefaultWritten: Bool = false,
    _ check: (Value) -> Fault?
  ) {
    last = key
    if rows != nil {
      rows?.append(
        PolicyRow(key: key, isRequired: isRequired, isDefaultWritten: isDefaultWritten) {
          $0[keyPath: path] = $1[keyPath: path]
        }
      )
    }
    if let field {
      isKnown = field.value != nil
      guard let value = field.value else { return }
      draft[keyPath: path] = value
    }
    if let fault = check(draft[keyPath: path]) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
  }
}

/// A fault that can say that a whole number is not in its range.
package protocol RangeFault: ContentFault {
  /// Returns the fault of a number out of its range.
  static func outOfRange(_ number: Int, expected: ClosedRange<Int>) -> Self
}

/// A fault that can say that a number is not in its range.
package protocol NumberRangeFault: ContentFault {
  /// Returns the fault of a number out of its range.
  static func numberOutOfRange(_ number: Double, expected: ClosedRange<Double>) -> Self
}

extension JSONFault: RangeFault {
  package static func outOfRange(_ number: Int, expected: ClosedRange<Int>) -> JSONFault {
    .malformed("\(number), expected \(expected.lowerBound) to \(expected.upperBound)")
  }
}

extension PolicyValues where Draft.Fault: RangeFault {
  /// Declares a time of whole seconds, which are a number in JSON.
  ///
  /// - Parameters:
  ///   - key: Its key in JSON.
  ///   - path: The variable.
  ///   - range: The seconds that it can be.
  ///   - absent: The value that is left out: what it is in JSON without the key; nil for the
  ///     default.
  package mutating func seconds(
    _ key: String,
    _ path: Path<Duration>,
    in range: ClosedRange<Int>,
    leftOut absent: Duration? = nil
  ) {
    let standard = standard[keyPath: path]
    let field = record?.field(
      key,
      { $0[keyPath: path] },
      as: .wholeSeconds,
      default: absent ?? standard
    )
    take(field, key, path, isDefaultWritten: absent != nil && absent != standard) {
      let seconds = Int(clamping: $0.components.seconds)
      let isWhole = $0 == .seconds(seconds)
      return isWhole && range.contains(seconds) ? nil : .outOfRange(seconds, expected: range)
    }
    name(PolicyRow.Range(range) { $0[keyPath: path] = .seconds($1) })
  }

  /// Declares a whole number that is left out when it has its default.
  package mutating func value(_ key: String, _ path: Path<Int>, in range: ClosedRange<Int>) {
    value(key, path) { range.contains($0) ? nil : .outOfRange($0, expected: range) }
    name(PolicyRow.Range(range) { $0[keyPath: path] = $1 })
  }

  /// Declares a whole number that can be absent.
  package mutating func value(_ key: String, _ path: Path<Int?>, in range: ClosedRange<Int>) {
    value(key, path) { range.contains($0) ? nil : .outOfRange($0, expected: range) }
    name(PolicyRow.Range(range) { $0[keyPath: path] = $1 })
  }

  /// Declares a whole number that must be there.
  package mutating func required(_ key: String, _ path: Path<Int>, in range: ClosedRange<Int>) {
    required(key, path) { range.contains($0) ? nil : .outOfRange($0, expected: range) }
    name(PolicyRow.Range(range) { $0[keyPath: path] = $1 })
  }
}

extension PolicyValues where Draft.Fault: RangeFault {
  /// Declares a list that is left out when it has its default, and how long it can be.
  package mutating func value<Element: Codable & Equatable>(
    _ key: String,
    _ path: Path<[Element]>,
    count range: ClosedRange<Int>
  ) {
    value(key, path) { range.contains($0.count) ? nil : .outOfRange($0.count, expected: range) }
  }

  /// Declares a list that must be there, and how long it can be.
  package mutating func required<Element: Codable & Equatable>(
    _ key: String,
    _ path: Path<[Element]>,
    count range: ClosedRange<Int>
  ) {
    required(key, path) { range.contains($0.count) ? nil : .outOfRange($0.count, expected: range) }
  }
}

extension PolicyValues where Draft.Fault: NumberRangeFault {
  /// Declares a number that is left out when it has its default.
  package mutating func value(
    _ key: String,
    _ path: Path<Double>,
    in range: ClosedRange<Double>
  ) {
    value(key, path) { range.contains($0) ? nil : .numberOutOfRange($0, expected: range) }
    name(PolicyRow.Range(range) { $0[keyPath: path] = $1 })
  }

  /// Declares a number that can be absent.
  package mutating func value(
    _ key: String,
    _ path: Path<Double?>,
    in range: ClosedRange<Double>
  ) {
    value(key, path) { range.contains($0) ? nil : .numberOutOfRange($0, expected: range) }
    name(PolicyRow.Range(range) { $0[keyPath: path] = $1 })
  }
}

extension JSONShape where Value == Duration, Raw == Int {
  /// A number of seconds.
  fileprivate static var wholeSeconds: JSONShape {
    JSONShape(read: { .seconds($0) }, write: { Int(clamping: $0.components.seconds) })
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
    if let refusal = values.refusal {
      record = refusal.record ?? record
      throw refusal.error
    }
    record = values.record ?? record
    values.draft.settle()
    // Defaults that stand in for what cannot be read need not go together with the rest.
    let isWhole = record.isFaultless
    let together = isWhole ? values.draft.faultsTogether : []
    let isNew = isWhole && !HistoryReading.isUnderWay
    let withoutEffect = isNew ? values.draft.faultsWithoutEffect : []
    record.note(values.faults + together + withoutEffect)
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

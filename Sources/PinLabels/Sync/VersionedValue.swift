/// A value with the edits that led to it.
struct VersionedValue: Hashable {
  var value: PinSheet.Value
  /// The edit that gave the value; nil for content as it was first read.
  var version: PinSheet.FieldVersion?
  /// The edits before it, in ascending order: who has one of these as the latest may take this value.
  var ancestors: [PinSheet.FieldVersion] = []
  /// Whether the value has not been synchronised yet.
  var isPending = false

  init(_ value: PinSheet.Value) {
    self.value = value
  }

  static let none = VersionedValue(.none)

  /// The version that counts.
  ///
  /// A value that was never edited, or that somebody exchanged in a file without an edit, has one by its
  /// digest: so it is never taken for another.
  var head: PinSheet.FieldVersion {
    let digest = value.digest
    if let version, version.digest == digest { return version }
    return PinSheet.FieldVersion(number: 1, milliseconds: 0, digest: digest)
  }

  /// Whether two values come of the same edit, so that neither says more than the other.
  func hasSameHead(as other: VersionedValue) -> Bool {
    // The digest of a value takes long, and mostly neither is another.
    value == other.value && version == other.version || head == other.head
  }

  /// All versions up to this value.
  var history: [PinSheet.FieldVersion] { Set(ancestors + [head]).sorted() }

  /// Returns the value after an edit.
  func edited(to value: PinSheet.Value, at milliseconds: Int64) -> VersionedValue {
    var next = self
    next.value = value
    next.version = PinSheet.FieldVersion(
      number: head.number + 1,
      milliseconds: milliseconds,
      digest: value.digest
    )
    next.ancestors = history
    next.isPending = true
    return next
  }

  /// Returns the first value of a new object.
  static func created(_ value: PinSheet.Value, at milliseconds: Int64) -> VersionedValue {
    var first = VersionedValue(value)
    first.version = PinSheet.FieldVersion(
      number: 1,
      milliseconds: milliseconds,
      digest: value.digest
    )
    first.isPending = true
    return first
  }

  /// Whether this is the other value, or came after it.
  func includes(_ other: VersionedValue) -> Bool {
    hasSameHead(as: other) || !ancestors.isEmpty && ancestors.contains(other.head)
  }

  /// Returns this value as one that came after the other's edits too.
  func absorbing(_ other: VersionedValue) -> VersionedValue {
    var joined = self
    joined.ancestors = Set(ancestors + other.history).subtracting([head]).sorted()
    return joined
  }
}

extension VersionedValue: Codable {
  private enum Key: String, CodingKey {
    case value, version, ancestors, pending
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    value = try container.decode(PinSheet.Value.self, forKey: .value)
    version = try container.decodeIfPresent(PinSheet.FieldVersion.self, forKey: .version)
    ancestors =
      try container.decodeIfPresent([PinSheet.FieldVersion].self, forKey: .ancestors) ?? []
    isPending = try container.decodeIfPresent(Bool.self, forKey: .pending) ?? false
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(value, forKey: .value)
    try container.encodeIfPresent(version, forKey: .version)
    if !ancestors.isEmpty { try container.encode(ancestors, forKey: .ancestors) }
    if isPending { try container.encode(true, forKey: .pending) }
  }
}

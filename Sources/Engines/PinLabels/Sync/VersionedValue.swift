// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// A value with the edits that led to it.
struct VersionedValue: Hashable {
  var value: PinSheet.Value
  /// The edit that gave the value; nil for content as it was first read.
  var version: PinSheet.FieldVersion?
  /// The edits before it, in ascending order: a side whose latest is one of these may take this value.
  var ancestors: [PinSheet.FieldVersion] = []
  /// Whether the value has not been synchronized yet.
  var isPending = false

  init(_ value: PinSheet.Value) {
    self.value = value
  }

  static let none = VersionedValue(.none)

  /// The version that counts.
  ///
  /// A value that was never edited, or that was exchanged in a file without an edit, has one by its
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

  /// The latest version that is known, which an edit follows.
  var latest: PinSheet.FieldVersion { max(head, ancestors.last ?? head) }

  /// Returns the value after an edit.
  ///
  /// Its version comes after all that are known, also when the clock has gone back: if versions formed a circle, no
  /// two devices would agree on the last.
  func edited(to value: PinSheet.Value, at milliseconds: Int64) -> VersionedValue {
    var next = self
    next.value = value
    next.version = PinSheet.FieldVersion(
      number: min(latest.number, PinSheet.FieldVersion.largestNumber - 1) + 1,
      milliseconds: max(milliseconds, latest.milliseconds),
      digest: value.digest
    )
    if let last = ancestors.last, last >= head {
      next.ancestors = history
    } else {
      next.ancestors.append(head)
    }
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

  /// Returns the value as one that the other side has.
  ///
  /// Only the last edits before it stay, for a third device that is that far behind; one that is further behind is
  /// asked which value holds.
  func settled() -> VersionedValue {
    var value = synchronized()
    value.ancestors = Array(ancestors.suffix(16))
    return value
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

extension VersionedValue: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let value = record.field("value", \.value)
    let version = record.field("version", \.version)
    let ancestors = record.field("ancestors", \.ancestors, default: [])
    let isPending = record.field("pending", \.isPending, default: false)
    var read = VersionedValue(try value())
    (read.version, read.ancestors, read.isPending) = try (version(), ancestors(), isPending())
    return read
  }
}

extension PinSheet {
  /// Which edit gave a field its value.
  ///
  /// In JSON it is a string of its number, its date in milliseconds and a digest of the value:
  /// `"3@1361281165466#af63dc4c8601ec8c"`.
  package struct FieldVersion: Hashable, Sendable {
    /// Counts the values that the field had, from 1 for its first.
    package let number: Int
    /// When it was edited, in milliseconds from 1970.
    let milliseconds: Int64
    /// Tells values apart that were given at the same millisecond on two devices.
    let digest: UInt64

    init(number: Int, milliseconds: Int64, digest: UInt64) {
      self.number = number
      self.milliseconds = milliseconds
      self.digest = digest
    }

    /// When the field was edited.
    package var date: Date { Date(milliseconds: milliseconds) }

    /// The largest number that is read from JSON, far beyond all editing.
    static let largestNumber = 1 << 40
  }
}

extension PinSheet.FieldVersion: Comparable {
  /// Whether one edit was written before the other: by date, then, so that any two are in order, by number
  /// and digest.
  package static func < (left: PinSheet.FieldVersion, right: PinSheet.FieldVersion) -> Bool {
    (left.milliseconds, left.number, left.digest) < (right.milliseconds, right.number, right.digest)
  }
}

extension PinSheet.FieldVersion: JSONText {
  package static let form = "a version such as \"3@1361281165466#af63dc4c8601ec8c\""

  /// Reads number, date and digest.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let rest = parts.last?.split(separator: "#", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, rest.count == 2, let number = Int(parts[0]),
      1...Self.largestNumber ~= number, let milliseconds = Int64(rest[0]),
      Date(milliseconds: milliseconds).milliseconds == milliseconds,
      let digest = UInt64(rest[1], radix: 16)
    else { return nil }
    self.init(number: number, milliseconds: milliseconds, digest: digest)
  }

  /// Number, date and digest.
  package var description: String {
    let digits = String(digest, radix: 16)
    return "\(number)@\(milliseconds)#" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

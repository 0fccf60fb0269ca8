// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Why points were given or taken.
///
/// ```swift
/// PointsReason(.todo, subject: "windows")                 // for a todo
/// PointsReason(.penalty, subject: "windows", note: "was not cleaned")
/// ```
///
/// In JSON a reason is an object: `{"kind":"todo","note":"both sides","subject":"windows"}`.
public struct PointsReason: Hashable, Sendable {
  /// The kind of thing it was for.
  public let kind: Kind
  /// The identifier of the thing (a todo, a challenge, a goal), or nil when there is none.
  public let subject: String?
  /// Words of a person about it, or nil.
  public let note: String?

  /// Creates a reason.
  public init(_ kind: Kind, subject: String? = nil, note: String? = nil) {
    self.kind = kind
    self.subject = subject
    self.note = note
  }
}

extension PointsReason {
  /// A sort of reason, which caps and figures can be about.
  ///
  /// The vocabulary is open: an app adds its own words, `"lesson"` for instance.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// Creates a kind from a word, which may be any string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension PointsReason.Kind {
  /// A todo that was completed.
  public static let todo: Self = "todo"
  /// A part of a todo that several completed.
  public static let shared: Self = "shared"
  /// A challenge of the group.
  public static let challenge: Self = "challenge"
  /// Points that were simply given.
  public static let award: Self = "award"
  /// Points that were taken because of something wrong.
  public static let penalty: Self = "penalty"
  /// Something that was recorded by mistake.
  public static let correction: Self = "correction"
}

extension PointsReason.Kind: OpenWord {}

// MARK: - JSON

extension PointsReason: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let kind = record.field("kind", \.kind)
    let subject = record.field("subject", \.subject)
    let note = record.field("note", \.note)
    return try Self(kind(), subject: subject(), note: note())
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A participant in a game: a flatmate, a pupil, the owner of a diary.
///
/// The engines know a member by identifier alone; names, pictures and accounts are the app's.
///
/// ```swift
/// let member: Member.ID = "ada"
/// ```
public enum Member: Sendable {
  /// Identifies a member.
  public typealias ID = Identifier<Member>
}

extension Member {
  /// Someone who is erased from a history, without a name.
  ///
  /// A stand-in takes the place of the identifier: a digest of it with a salt, which is stored along,
  /// because a device could not erase what it gets later without it. So whoever has the history can
  /// find out whether a name that they guess is the right one.
  ///
  /// In JSON it is `member` and `salt`.
  public struct Erasure: Hashable, Sendable {
    /// The identifier that takes the place of the member's own.
    public let member: Member.ID
    /// The text that was mixed into it.
    let salt: String

    init(standIn member: Member.ID, salt: String) { (self.member, self.salt) = (member, salt) }

    /// Makes the erasure of a member.
    package init(of member: Member.ID, salt: String) {
      self.init(standIn: Self.standIn(for: member, salt: salt), salt: salt)
    }

    /// Returns an identifier, or the one that takes its place if it is erased.
    package func redacted(_ id: Member.ID) -> Member.ID {
      Self.standIn(for: id, salt: salt) == member ? member : id
    }

    private static func standIn(for member: Member.ID, salt: String) -> Member.ID {
      "erased-\(DigestEncoder.digest(of: [salt, member.rawValue]).hexadecimal)"
    }
  }
}

extension Member.Erasure: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let salt = record.field("salt", \.salt)
    return try Self(standIn: member(), salt: salt())
  }
}

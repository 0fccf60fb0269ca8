// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import SharedHistories

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
  public typealias Erasure = PersonErasure<Member>
}

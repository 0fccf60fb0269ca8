// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// Someone who is erased from a history, without a name.
///
/// A stand-in takes the place of the identifier: a digest of it with a salt, which is stored along,
/// because a device could not erase what it gets later without it. So whoever has the history can
/// find out whether a name that they guess is the right one.
///
/// In JSON it is `member`, `salt` and, if there are any, `after`.
public struct PersonErasure<Person>: Hashable, Sendable {
  /// The identifier that takes the place of the person's own.
  public let member: Identifier<Person>
  /// The text that was mixed into it, so that one person has different ones in different histories.
  package let salt: String
  /// The people who share points with them and come before them in the order of identifiers.
  package let earlier: [Identifier<Person>]

  /// Creates an erasure of which the stand-in is known.
  package init(
    standIn member: Identifier<Person>,
    salt: String,
    after earlier: [Identifier<Person>]
  ) {
    (self.member, self.salt, self.earlier) = (member, salt, earlier)
  }

  /// Makes the erasure of a person.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - salt: The text to be mixed into the stand-in.
  ///   - earlier: Those who share points with them and come before them.
  package init(
    of person: Identifier<Person>,
    salt: String,
    after earlier: [Identifier<Person>] = []
  ) {
    self.init(standIn: Self.standIn(for: person, salt: salt), salt: salt, after: earlier)
  }

  /// Returns an identifier, or the one that takes its place if it is erased.
  package func redacted(_ id: Identifier<Person>) -> Identifier<Person> {
    Self.standIn(for: id, salt: salt) == member ? member : id
  }

  private static func standIn(
    for person: Identifier<Person>,
    salt: String
  ) -> Identifier<Person> {
    "erased-\(DigestEncoder.digest(of: [salt, person.rawValue]).hexadecimal)"
  }
}

extension PersonErasure: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let member = record.field("member", \.member)
    let salt = record.field("salt", \.salt)
    let earlier = record.field("after", \.earlier, default: [])
    return try Self(standIn: member(), salt: salt(), after: earlier())
  }
}

extension Learner {
  /// Someone who is erased from a history, without a name.
  public typealias Erasure = PersonErasure<Learner>
}

extension LoggedHistory {
  /// The text to be mixed into the stand-in of someone who is erased at a date.
  package func salt(at date: Date) -> String { "\(date.milliseconds ?? 0)-\(eventCount)" }
}

extension Recorded {
  /// The event with another action and another actor, which is the same event.
  package func redacted(_ action: Action? = nil, by actor: Action.Actor?) -> Recorded {
    let action = action ?? self.action
    guard actor != self.actor || action != self.action else { return self }
    return Recorded(
      action,
      by: actor,
      at: date,
      recordedAt: recordedAt,
      order: order,
      id: id
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Ledger {
  /// A line of a ``Ledger``: points given to a member or taken from them, with the reason.
  ///
  /// An entry is never edited. It is taken out of effect by another entry, a reversal:
  ///
  /// ```swift
  /// let credit = Ledger.Entry(
  ///   id: "e1", member: "bob", change: .points(20), reason: .init(.todo, subject: "windows"), date: now)
  /// let correction = Ledger.Entry(
  ///   id: "e2", member: "bob", change: .reversal(of: "e1"), reason: .init(.correction), date: later)
  /// ```
  ///
  /// An entry says how many points are *asked*. The ledger finds how many are *taken*, after caps and the floor of
  /// ``PointsRules``, and so the order in which entries arrive never matters.
  ///
  /// In JSON an entry is an object with the kind of its change, and dates in milliseconds since 1970:
  /// `{"at":1479686400000,"id":"e1","kind":"points","member":"bob","points":20,"reason":{"kind":"todo"}}`. The other
  /// kinds are `toNextLevel` and, with the identifier `of` the reversed entry, `reversal`. A `bonus` of 0 is left
  /// out, and so is `recordedAt` when it is the date.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// Identifies an entry.
    public typealias ID = Identifier<Ledger.Entry>

    /// The identifier, unique in a ledger.
    ///
    /// The app gives it, so that making an entry twice is making it once.
    public let id: ID
    /// Whose points it changes.
    public let member: Member.ID
    /// The points that are asked.
    public let change: Change
    /// Why.
    public let reason: PointsReason
    /// When it happened, to the millisecond.
    public let date: Date
    /// When it became known, to the millisecond.
    public let recordedAt: Date

    /// Creates an entry.
    ///
    /// Dates are kept in whole milliseconds. Those that a ledger cannot take are kept as they are, and it
    /// refuses them.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique in a ledger.
    ///   - member: Whose points it changes.
    ///   - change: The points that are asked.
    ///   - reason: Why.
    ///   - date: When it happened.
    ///   - recordedAt: When it became known; when it happened, by default.
    public init(
      id: ID,
      member: Member.ID,
      change: Change,
      reason: PointsReason,
      date: Date,
      recordedAt: Date? = nil
    ) {
      let date = date.truncatedToMilliseconds ?? date
      self.id = id
      self.member = member
      self.change = change
      self.reason = reason
      self.date = date
      self.recordedAt = recordedAt.map { $0.truncatedToMilliseconds ?? $0 } ?? date
    }
  }
}

extension Ledger.Entry {
  /// The points that an entry asks for.
  public enum Change: Hashable, Sendable {
    /// Points: a base amount, negative for a penalty, and a bonus that is kept apart from it.
    ///
    /// A bonus is not negative, and a penalty has none.
    case points(Int, bonus: Int = 0)
    /// As many points as are missing to the next level at that moment.
    ///
    /// There are none on the last level, or where the next one is beyond ``Ledger/maximumPoints``.
    case toNextLevel
    /// A reversal of another entry of the member, perhaps itself a reversal, which then has no effect.
    ///
    /// It works only if the other entry is of the same member and comes before it by date and then by identifier.
    /// It may arrive before the other entry.
    case reversal(of: ID)
  }

  /// Whether an entry comes before another one: by date, then by identifier.
  static func isOrdered(_ left: Ledger.Entry, before right: Ledger.Entry) -> Bool {
    left.date != right.date ? left.date < right.date : left.id < right.id
  }

  /// Returns its magnitude.
  ///
  /// - Parameter asked: The magnitude of all entries of its member before, at most ``Ledger/maximumPoints``.
  /// - Returns: How many points it asks for, as ``Ledger/maximumPoints`` counts them.
  /// - Throws: ``LedgerError`` when it cannot be recorded after them.
  func magnitude(afterAsking asked: Int) throws(LedgerError) -> Int {
    guard date.milliseconds != nil, recordedAt.milliseconds != nil else {
      throw .dateOutOfRange(id)
    }
    guard case .points(let base, let bonus) = change else { return 0 }
    guard bonus == 0 || bonus > 0 && base >= 0 else { throw .invalidBonus(id) }
    let most = Ledger.maximumPoints - asked
    guard base.magnitude <= most, bonus <= most - abs(base) else { throw .tooManyPoints(id) }
    return change.magnitude
  }
}

extension Ledger.Entry.Change {
  /// How many points it asks for, where penalties and bonuses count with their size; 0 for a change that depends
  /// on other entries.
  ///
  /// Use it for entries in a ledger only, where it is at most ``Ledger/maximumPoints``.
  var magnitude: Int {
    guard case .points(let base, let bonus) = self else { return 0 }
    return abs(base) + bonus
  }
}

// MARK: - JSON

extension Ledger.Entry.Change: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase(
      "points",
      take: { change -> (points: Int, bonus: Int)? in
        if case .points(let points, let bonus) = change { (points, bonus) } else { nil }
      },
      form: { record in
        let points = record.field("points", \.points)
        let bonus = record.field("bonus", \.bonus, default: 0)
        return try .points(points(), bonus: bonus())
      }
    ),
    JSONCase("toNextLevel", .toNextLevel),
    JSONCase("reversal", { .reversal(of: $0) }, "of") {
      if case .reversal(let entry) = $0 { entry } else { nil }
    },
  ]
}

extension Ledger.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let member = record.field("member", \.member)
    let change = record.inline(\.change)
    let reason = record.field("reason", \.reason)
    let date = record.field("at", \.date, as: .milliseconds)
    let recordedAt = record.field("recordedAt", \.laterRecordedAt, as: .milliseconds)
    return try Self(
      id: id(),
      member: member(),
      change: change(),
      reason: reason(),
      date: date(),
      recordedAt: recordedAt()
    )
  }

  /// When it became known, if that is another date than when it happened.
  private var laterRecordedAt: Date? { recordedAt == date ? nil : recordedAt }
}

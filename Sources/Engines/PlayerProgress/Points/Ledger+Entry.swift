// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Ledger {
  /// A line of a ``Ledger``: points given to or taken from a member, with the reason.
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
  /// An entry says how many points are *asked*. The ledger finds how many are *taken*, after caps
  /// and the floor of ``PointsRules``, and so the order in which entries arrive never matters.
  ///
  /// In JSON an entry is an object with the kind of its change, and dates in milliseconds since
  /// 1970:
  /// `{"at":1479686400000,"id":"e1","kind":"points","member":"bob","points":20,"reason":{"kind":"todo"}}`.
  /// The other kinds are `toNextLevel` and, with the identifier `of` the reversed entry,
  /// `reversal`. A `bonus` of 0 is left out, and so is `recordedAt` when it is the date.
  public struct Entry: Identifiable, Hashable, Sendable {
    /// Identifies an entry.
    public typealias ID = Identifier<Ledger.Entry>

    /// The identifier, unique in a ledger.
    ///
    /// The app gives it, so that making an entry twice is making it once.
    public let id: ID
    /// The member whose points it changes.
    public let member: Member.ID
    /// The points that are asked.
    public let change: Change
    /// The reason.
    public let reason: PointsReason
    /// The date when it happened, to the millisecond.
    public let date: Date
    /// The date when it became known, to the millisecond.
    public let recordedAt: Date

    /// Creates an entry.
    ///
    /// Dates are kept in whole milliseconds. Those that a ledger cannot take are kept as they are,
    /// and it refuses them.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique in a ledger.
    ///   - member: The member whose points it changes.
    ///   - change: The points that are asked.
    ///   - reason: The reason.
    ///   - date: The date when it happened.
    ///   - recordedAt: The date when it became known; the date when it happened, by default.
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
  /// The change in points that an entry asks for.
  public enum Change: Hashable, Sendable {
    /// Points: a base amount, negative for a penalty, and a bonus that is kept apart from it.
    ///
    /// A bonus is not negative, and a penalty has none.
    case points(Int, bonus: Int = 0)
    /// As many points as are missing to the next level at that moment.
    ///
    /// There are none on the last level, or where the next one is beyond ``Ledger/maximumPoints``.
    case toNextLevel
    /// A reversal of another entry of the member, perhaps itself a reversal, which then has no
    /// effect.
    ///
    /// It works only if the other entry is of the same member and comes before it by date and then
    /// by identifier. It may arrive before the other entry.
    case reversal(of: ID)
  }

  /// Whether an entry comes before another one: by date, then by identifier.
  static func isOrdered(_ left: Ledger.Entry, before right: Ledger.Entry) -> Bool {
    left.date != right.date ? left.date < right.date : left.id < right.id
  }

  /// Returns its magnitude.
  ///
  /// - Parameter asked: The magnitude of all entries of its member before, at most
  ///   ``Ledger/maximumPoints``.
  /// - Returns: The number of points that it asks for, as ``Ledger/maximumPoints`` counts them.
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
  /// The number of points that it asks for, where penalties and bonuses count with their size; 0
  /// for a change that depends on other entries.
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

  /// The date when it became known, if that is another date than when it happened.
  private var laterRecordedAt: Date? { recordedAt == date ? nil : recordedAt }
}

extension Ledger {
  /// Creates a ledger with entries.
  ///
  /// - Parameters:
  ///   - rules: Floor, caps and levels.
  ///   - days: The reckoning of the days and weeks of caps.
  ///   - entries: The entries, in any order and as often as they come.
  /// - Throws: ``LedgerError`` for the first entry that cannot be recorded after those before it.
  /// - Complexity: O(*n* log *n*).
  public init(
    rules: PointsRules = .standard,
    days: DayReckoning,
    entries: some Sequence<Ledger.Entry>
  ) throws(LedgerError) {
    self.init(rules: rules, days: days)
    try take(entries)
  }

  /// Records either all entries or none.
  ///
  /// For many entries that are not in order this is much faster than recording each.
  ///
  /// - Parameter entries: The entries, in any order and as often as they come.
  /// - Throws: ``LedgerError`` for the first entry that cannot be recorded after those before it.
  ///   The ledger is then unchanged.
  /// - Complexity: O(*n* log *n*) for *n* entries of the same members.
  public mutating func record(contentsOf entries: some Sequence<Ledger.Entry>) throws(LedgerError) {
    var check = EntryCheck()
    for entry in entries where try !contains(entry) {
      try check.add(entry, askedBefore: asked(of: entry.member))
    }
    try take(check.entries)
  }

  /// The number of entries.
  package var count: Int { table.rows.count }

  /// All entries in the order of date and then identifier.
  ///
  /// - Complexity: O(*n* log *n*).
  public var entries: [Ledger.Entry] {
    (0..<Int32(count)).sorted { table.isOrdered($0, before: $1) }.map { entry($0) }
  }

  /// Returns a member's entries, sorted by date and then identifier; empty for someone unknown.
  ///
  /// - Complexity: O(*n*) for *n* entries of the member.
  public func entries(of member: Member.ID) -> [Ledger.Entry] {
    numbers(of: member).map { entry($0) }
  }

  /// Returns the entries of a member that no reversal takes out, in the order of date and then
  /// identifier.
  package func effectiveEntries(of member: Member.ID) -> [Ledger.Entry] {
    numbers(of: member).filter { !table[$0].isReversed }.map { entry($0) }
  }

  /// All members with an entry, sorted by identifier.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public var members: [Member.ID] { accounts.keys.sorted() }
}

/// Two ledgers are equal when their rules, the way they reckon days and their entries are.
extension Ledger: Hashable {
  /// Whether both have the same rules, days and entries.
  ///
  /// - Complexity: O(*n*).
  public static func == (left: Self, right: Self) -> Bool {
    left.policy == right.policy && left.count == right.count
      && (0..<Int32(left.count)).allSatisfy { (try? right.contains(left.entry($0))) ?? false }
  }

  /// Hashes the rules and the totals of all members.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(policy)
    hasher.combine(count)
    for total in totals() {
      hasher.combine(total)
    }
  }
}

/// Finds which of many entries can be recorded, before any of them is.
struct EntryCheck {
  /// The entries so far, each once.
  private(set) var entries: [Ledger.Entry] = []
  private var indices: [Ledger.Entry.ID: Int] = [:]
  private var asked: [Member.ID: Int] = [:]

  /// Adds an entry unless it was added before.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - askedBefore: The amount that is asked for its member elsewhere, as
  ///     ``Ledger/maximumPoints`` counts it.
  /// - Throws: ``LedgerError`` when it cannot be recorded with the others.
  mutating func add(
    _ entry: Ledger.Entry,
    askedBefore: @autoclosure () -> Int = 0
  ) throws(LedgerError) {
    if let index = indices[entry.id] {
      guard entries[index] == entry else { throw .conflictingEntry(entry.id) }
      return
    }
    let before = asked[entry.member] ?? askedBefore()
    let magnitude = try entry.magnitude(afterAsking: before)
    asked[entry.member] = before + magnitude
    indices[entry.id] = entries.count
    entries.append(entry)
  }
}

extension Ledger {
  /// A ledger for storage: its rules and its entries.
  ///
  /// The calendar is not, because not every platform can make a zone from its name. An app that
  /// reads an archive gives the ledger the calendar of the group again:
  ///
  /// ```swift
  /// let data = try ledger.archive.json()
  /// let archive = try Ledger.Archive(json: data)
  /// let restored = Ledger(archive, days: DayReckoning(berlin))   // equal to `ledger`
  /// ```
  ///
  /// In JSON it is an object with `version` 1, `rules` and `entries`.
  public struct Archive: Hashable, Sendable {
    package let rules: PointsRules
    package let entries: [Ledger.Entry]

    fileprivate init(rules: PointsRules, entries: [Ledger.Entry]) {
      self.rules = rules
      self.entries = entries
    }
  }
}

extension Ledger {
  /// The rules and entries of the ledger, to be stored.
  ///
  /// - Complexity: O(*n* log *n*).
  public var archive: Ledger.Archive {
    Ledger.Archive(rules: rules, entries: entries)
  }

  /// Creates a ledger from its archive.
  ///
  /// - Parameters:
  ///   - archive: Rules and entries.
  ///   - days: The reckoning of the days and weeks of caps; with another one than before, caps may
  ///     take other points.
  /// - Complexity: O(*n* log *n*).
  public init(_ archive: Ledger.Archive, days: DayReckoning) {
    self.init(rules: archive.rules, days: days)
    // An archive holds only what can be recorded.
    try? take(archive.entries)
  }
}

// MARK: - JSON

extension Ledger.Archive: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let rules = record.field("rules", \.rules, default: .standard)
    let entries = record.field("entries", \.entries)
    var check = EntryCheck()
    for (index, entry) in (entries.value ?? []).enumerated() {
      do throws(LedgerError) {
        try check.add(entry)
      } catch {
        record.note(.malformed("\(error)"), at: ContentPlace().key("entries").index(index))
      }
    }
    return try Self(rules: rules(), entries: check.entries.sorted(by: Ledger.Entry.isOrdered))
  }
}

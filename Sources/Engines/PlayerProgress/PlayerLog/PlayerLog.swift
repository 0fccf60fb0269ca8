// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Everything that a player does and earns, in one value: points, levels, achievements, a streak, a
/// daily goal and coins.
///
/// ```swift
/// var log = PlayerLog(rules, days: DayReckoning(calendar))
/// let report = try log.record("run", amount: 5, at: now)
/// report.points                   // 15, with its steps
/// report.levels                   // the levels to be announced
/// report.isGoalMet                // whether it met the goal of the day
/// log.profile(at: now).streak     // and all else that a page about the player shows
/// ```
///
/// It is enough for a habit app; a log can also hold several players, each named by the argument
/// `by`. Players in a log do not influence each other.
///
/// The history is a *set* of events, so that all devices of a player share it; see `SharedHistory`.
/// An activity that is entered late lands where it belongs: caps, limits, streaks and goals are
/// those of its day. A void takes an event out of everything, as if it had not happened. Something
/// that was bought with coins that nobody has then is listed in `refusals`.
///
/// Players can move to another zone, take days off, leave and come back; points can be given by
/// hand, and a new term begins with none. New rules hold from their adoption on, or for all of the
/// past.
///
/// In JSON a log is an object with its `content`, which is the rules and the zone, and its
/// `events`.
public struct PlayerLog: LoggedHistory, JSONContent, Hashable {
  /// The reason an event is not possible.
  public typealias Refusal = PlayerLogError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// Something that happened in a log.
  public typealias Event = Recorded<PlayerLog.Action>
  /// The players whose points, levels and achievements changed by something in the past.
  public typealias Consequences = [ProgressChange]

  /// The player of events without an actor: `me`.
  public static let owner: Member.ID = "me"

  package var log: SharedLog<PlayerLogState>

  package init(log: SharedLog<PlayerLogState>) {
    self.log = log
  }

  /// Creates a log without any events.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - days: The reckoning of days for players who are at home.
  public init(_ rules: PlayerLog.Rules, days: DayReckoning) {
    self.init(PlayerLog.Content(rules: rules, days: days))
  }
}

extension PlayerLog {
  /// The rules of a log and its reckoning of days.
  ///
  /// In JSON it is an object: `{"days":{"zone":"Europe/Berlin"},"rules":{"version":1}}`.
  public struct Content: Hashable, Sendable {
    /// The rules.
    public let rules: PlayerLog.Rules
    /// The reckoning of days for players at home.
    public let days: DayReckoning

    /// Creates the content of a log.
    public init(rules: PlayerLog.Rules, days: DayReckoning) {
      self.rules = rules
      self.days = days
    }
  }

  /// Something that a player did.
  ///
  /// In JSON it is an object: `{"activity":"run","amount":5,"subject":"park","tags":["outside"]}`.
  public struct Entry: Hashable, Sendable {
    /// The kind of activity.
    public let kind: PlayerActivity.Kind
    /// The thing that it was about, or nil.
    public let subject: String?
    /// The amount that was done, in a unit of the kind.
    public let amount: Int
    /// Words that rules and achievements can ask for.
    public let tags: Set<String>
    /// Minutes that the player's clock was ahead of Greenwich, or nil at home.
    public let utcOffset: Int?

    /// Creates an entry.
    public init(
      _ kind: PlayerActivity.Kind,
      subject: String? = nil,
      amount: Int = 1,
      tags: Set<String> = [],
      utcOffset: Int? = nil
    ) {
      self.kind = kind
      self.subject = subject
      self.amount = amount
      self.tags = tags
      self.utcOffset = utcOffset
    }
  }

  /// An event in a log.
  ///
  /// In JSON it is an object with its kind: `{"activity":"run","amount":5,"kind":"recorded"}`,
  /// `{"item":"hat","kind":"bought"}`, `{"kind":"goalChosen","target":50}`,
  /// `{"kind":"titleChosen","title":"none"}`, `{"kind":"achievementsSeen"}`,
  /// `{"from":"2026-07-01","kind":"rested","through":"2026-07-14"}`,
  /// `{"kind":"moved","zone":"Asia/Tokyo"}`, `{"kind":"left"}`,
  /// `{"kind":"awarded","points":5,"reason":"helped","to":"bob"}`,
  /// `{"kind":"termBegan","term":"2027"}`, `{"kind":"adopted","rules":{...},"span":"past"}`,
  /// `{"kind":"erased","member":"erased-...","salt":"..."}` or `{"event":"e7","kind":"voided"}`.
  public enum Action: SharedAction {
    /// Identifies the player.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    /// The player did something.
    case recorded(PlayerLog.Entry)
    /// The player bought an item.
    case bought(Wallet.Shop.Item.ID)
    /// The player chose another number for the daily goal.
    case goalChosen(target: Int)
    /// The player chose a title to wear.
    case titleChosen(Achievement.WornTitle)
    /// The player looked at the achievements.
    case achievementsSeen
    /// The player took days off.
    case rested(ClosedRange<CalendarDay>)
    /// The player lives by the clocks of another zone, given by its identifier.
    case moved(zone: String)
    /// The player does not take part any more.
    case left
    /// Someone gave a player points by hand, or took some.
    indirect case awarded(PlayerLog.Award)
    /// A new term began, in which everyone starts with no points.
    case termBegan(PlayerLog.Term.ID)
    /// Other rules hold.
    indirect case adopted(PlayerLog.Rules, PlayerLog.Adoption)
    /// The name and the words of a player were erased from the history, for good.
    indirect case erased(Member.Erasure)
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<PlayerLog.Action>.ID)
  }
}

// MARK: - JSON

extension PlayerLog.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let rules = record.field("rules", \.rules)
    let days = record.field("days", \.days)
    return try Self(rules: rules(), days: days())
  }
}

extension PlayerLog.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let kind = record.field("activity", \.kind)
    let subject = record.field("subject", \.subject)
    let amount = record.field("amount", \.amount, default: 1)
    let tags = record.field("tags", \.tags, as: .sorted(), default: [])
    let utcOffset = record.field("utcOffset", \.utcOffset)
    return try Self(
      kind(),
      subject: subject(),
      amount: amount(),
      tags: tags(),
      utcOffset: utcOffset()
    )
  }
}

extension PlayerLog.Action: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("recorded", inline: Self.recorded) {
      if case .recorded(let entry) = $0 { entry } else { nil }
    },
    JSONCase("bought", Self.bought, "item") {
      if case .bought(let item) = $0 { item } else { nil }
    },
    JSONCase("goalChosen", { .goalChosen(target: $0) }, "target") {
      if case .goalChosen(let target) = $0 { target } else { nil }
    },
    JSONCase("titleChosen", Self.titleChosen, "title") {
      if case .titleChosen(let title) = $0 { title } else { nil }
    },
    JSONCase("achievementsSeen", .achievementsSeen),
    JSONCase(
      "rested",
      take: { if case .rested(let days) = $0 { days } else { nil } },
      form: { record in
        let first = record.field("from", \.lowerBound)
        let last = record.field("through", \.upperBound)
        guard try first() <= last() else {
          record.note(
            .malformed("expected a day from \(try first()) on"),
            at: ContentPlace().key("through")
          )
          return try .rested(first()...first())
        }
        return try .rested(first()...last())
      }
    ),
    JSONCase("moved", { .moved(zone: $0) }, "zone") {
      if case .moved(let zone) = $0 { zone } else { nil }
    },
    JSONCase("left", .left),
    JSONCase("awarded", inline: Self.awarded) {
      if case .awarded(let award) = $0 { award } else { nil }
    },
    JSONCase("termBegan", Self.termBegan, "term") {
      if case .termBegan(let term) = $0 { term } else { nil }
    },
    JSONCase(
      "adopted",
      take: { action -> (rules: PlayerLog.Rules, span: PlayerLog.Adoption)? in
        if case .adopted(let rules, let span) = action { (rules, span) } else { nil }
      },
      form: { record in
        let rules = HistoryReading.$isUnderWay.withValue(true) { record.field("rules", \.rules) }
        let span = record.field("span", \.span)
        return try .adopted(rules(), span())
      }
    ),
    JSONCase("erased", inline: Self.erased) {
      if case .erased(let erasure) = $0 { erasure } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

// Every command takes its date, and a stamp for an event that became known later.
extension PlayerLog {
  /// Records something that a player did.
  ///
  /// - Parameters:
  ///   - kind: The kind of activity.
  ///   - subject: The thing that it was about, or nil.
  ///   - amount: The amount that was done, in a unit of the kind, for instance minutes.
  ///   - tags: Words that rules and achievements can ask for.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date when it was done, which may be long ago.
  ///   - utcOffset: Minutes that the player's clock was ahead of Greenwich, -1080 to 1080, for a
  ///     player who is away.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: All that it brought.
  /// - Throws: ``PlayerLogError/utcOffsetOutOfRange(_:expected:)``,
  ///   ``PlayerLogError/unknownKind(_:nearest:)``, ``PlayerLogError/negativeAmount(_:)`` for an
  ///   amount below 0 that a rule asks for, ``PlayerLogError/tooManyPoints`` and
  ///   ``PlayerLogError/log(_:)``.
  /// - Complexity: O(*m*) for *m* rules and metrics about the kind, when it is the latest event;
  ///   else O(*n*) for *n* events.
  @discardableResult
  public mutating func record(
    _ kind: PlayerActivity.Kind,
    subject: String? = nil,
    amount: Int = 1,
    tags: Set<String> = [],
    by player: Member.ID? = nil,
    at date: Date,
    utcOffset: Int? = nil,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Report {
    let entry = PlayerLog.Entry(
      kind,
      subject: subject,
      amount: amount,
      tags: tags,
      utcOffset: utcOffset
    )
    if amount < 0, state.countsAmounts(of: entry, at: date) { throw .negativeAmount(amount) }
    return try report(on: .recorded(entry), of: player, by: player, at: date, stamp: stamp)
  }

  /// Does something that earns, and returns all that it brought.
  mutating func report(
    on action: PlayerLog.Action,
    of player: Member.ID?,
    by actor: Member.ID?,
    at date: Date,
    stamp: PlayerLog.Event.Stamp?
  ) throws(PlayerLogError) -> PlayerLog.Report {
    let (event, consequences) = try performTelling(
      action,
      by: actor,
      at: date,
      stamp: stamp,
      comesLast: log.hasNothing(after: date)
    )
    var report =
      state.reports[event.id] ?? PlayerLog.Report(event: event, player: player ?? Self.owner)
    report.consequences = consequences
    return report
  }

  /// Buys an item of the shop.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/noShop``, ``PlayerLogError/tooManyFreezes(maximum:)``,
  ///   ``PlayerLogError/nothingToRepair`` and ``PlayerLogError/tooManyMissed(maximum:)`` for an
  ///   item that repairs a streak, ``PlayerLogError/wallet(_:)`` and ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.bought(item), by: player, at: date, stamp: stamp)
  }

  /// Chooses a different target for the daily goal, starting that day.
  ///
  /// - Parameters:
  ///   - target: The number to reach, 1 to 10^12.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/noDailyGoal``, ``PlayerLogError/targetOutOfRange(_:expected:)`` and
  ///   ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func chooseGoal(
    _ target: Int,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.goalChosen(target: target), by: player, at: date, stamp: stamp)
  }

  /// Chooses the title that a player wears.
  ///
  /// - Parameters:
  ///   - title: The title to wear.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/achievement(_:)`` for a title that the player does not have, and
  ///   ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func wear(
    _ title: Achievement.WornTitle,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.titleChosen(title), by: player, at: date, stamp: stamp)
  }

  /// Records that a player looks at the achievements, which clears the badge.
  ///
  /// - Parameters:
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func markSeen(
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.achievementsSeen, by: player, at: date, stamp: stamp)
  }

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - player: The one who does it, or nil for the ``owner`` or the app, who may take out
  ///     anything, as may the managers of the rules; others only what they did for themselves.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``PlayerLogError/log(_:)`` for an event that is not there before, is void already
  ///   or was done by others.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: PlayerLog.Event.ID,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> VoidReport<PlayerLog> {
    try declareVoid(.voided(event), by: player, at: date, stamp: stamp)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PlayerLog {
  /// Points that someone gives a player by hand, or takes.
  ///
  /// In JSON it is `to`, `points` and `reason`, without those that are nil.
  public struct Award: Hashable, Sendable {
    /// The player, or nil for the ``PlayerLog/owner``.
    public let player: Member.ID?
    /// The points, 1 to 10^12 or, when they are taken, -10^12 to -1.
    public let points: Int
    /// The reason, in words that the player sees; nil for nothing in particular.
    public let reason: String?

    /// Creates an award.
    public init(to player: Member.ID? = nil, points: Int, reason: String? = nil) {
      (self.player, self.points, self.reason) = (player, points, reason)
    }
  }

  /// A time at whose beginning everyone starts with no points: a school year, a semester.
  public struct Term: Identifiable, Hashable, Sendable {
    /// Identifies a term.
    public typealias ID = Identifier<Term>

    /// The identifier, unique within its log.
    public let id: ID
    /// The date when it began.
    public let start: Date
    /// The date when the next one began, or nil while it runs.
    public internal(set) var end: Date?
  }

  /// The time for which adopted rules hold.
  public enum Adoption: String, CaseIterable, Hashable, Sendable {
    /// From their adoption on: whatever was earned before stays as it was.
    ///
    /// Floor and caps of points, achievements, levels, the shop and the rules of the streak are
    /// those of the whole history all the same.
    case fromNowOn
    /// For all of the past, as if they had held from the beginning.
    case past
  }
}

extension PlayerLog {
  /// Gives a player points by hand.
  ///
  /// Caps for the kind ``PointsReason/Kind/award`` hold, and the points count for levels,
  /// achievements and coins.
  ///
  /// - Parameters:
  ///   - points: The number of points, 1 to 10^12.
  ///   - player: The player, or nil for the ``owner``.
  ///   - reason: The reason, in words that the player sees.
  ///   - actor: The one who gives them, one of the managers of the rules; nil for the app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: All that it brought.
  /// - Throws: ``PlayerLogError/awardOutOfRange(_:expected:)``, ``PlayerLogError/tooManyPoints``
  ///   and ``PlayerLogError/log(_:)``, also for an actor who is no manager.
  @discardableResult
  public mutating func award(
    _ points: Int,
    to player: Member.ID? = nil,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Report {
    guard PlayerLogState.awards.contains(points) else {
      throw .awardOutOfRange(points, expected: PlayerLogState.awards)
    }
    return try award(Award(to: player, points: points, reason: reason), actor, date, stamp)
  }

  /// Takes points from a player by hand, down to the floor of the rules.
  ///
  /// - Parameters:
  ///   - points: The number of points, 1 to 10^12.
  ///   - player: The player, or nil for the ``owner``.
  ///   - reason: The reason, in words that the player sees.
  ///   - actor: The one who takes them, one of the managers of the rules; nil for the app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: All that it changed.
  /// - Throws: As ``award(_:to:for:by:at:stamp:)``.
  @discardableResult
  public mutating func deduct(
    _ points: Int,
    from player: Member.ID? = nil,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Report {
    guard PlayerLogState.awards.contains(points) else {
      throw .awardOutOfRange(points, expected: PlayerLogState.awards)
    }
    return try award(Award(to: player, points: -points, reason: reason), actor, date, stamp)
  }

  private mutating func award(
    _ award: Award,
    _ actor: Member.ID?,
    _ date: Date,
    _ stamp: PlayerLog.Event.Stamp?
  ) throws(PlayerLogError) -> PlayerLog.Report {
    try report(on: .awarded(award), of: award.player, by: actor, at: date, stamp: stamp)
  }

  /// Takes days off: no habit is due on them, and they break no streak.
  ///
  /// - Parameters:
  ///   - days: The days, from today on and at most 366.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date when that is decided.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/restOutOfRange(maximum:)`` and ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func rest(
    on days: ClosedRange<CalendarDay>,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.rested(days), by: player, at: date, stamp: stamp)
  }

  /// Lets the days of a player be those of another zone, from then on.
  ///
  /// Days before stay what they were, so a streak goes on.
  ///
  /// - Parameters:
  ///   - zone: The zone in which the player lives now.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func move(
    to zone: TimeZone,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.moved(zone: zone.identifier), by: player, at: date, stamp: stamp)
  }

  /// Lets a player go, for whom no habit is due any more.
  ///
  /// Everything that they have stays theirs. They come back with the next thing that they do.
  ///
  /// - Parameters:
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/unknownPlayer(_:)`` and ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func leave(
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.left, by: player, at: date, stamp: stamp)
  }

  /// Begins a term, in which everyone starts with no points and on the first level.
  ///
  /// The points of the terms before are kept; see ``points(of:term:)``. Achievements, streaks,
  /// coins and quantities go on.
  ///
  /// - Parameters:
  ///   - term: The identifier of the term, unique within the log.
  ///   - actor: The one who begins it, one of the managers of the rules; nil for the app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/duplicateTerm(_:)`` and ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func beginTerm(
    _ term: PlayerLog.Term.ID,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.termBegan(term), by: actor, at: date, stamp: stamp)
  }

  /// Adopts other rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - span: Whether they hold from now on or for all of the past.
  ///   - actor: The one who adopts them, one of the managers of the rules before; nil for the
  ///     app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func adopt(
    _ rules: PlayerLog.Rules,
    _ span: Adoption,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.adopted(rules, span), by: actor, at: date, stamp: stamp)
  }

  /// Erases a player: identifier, subjects and reasons go from all events, also from those that
  /// come later from another device.
  ///
  /// Another identifier takes the place of theirs, and points stay as they were, as far as no rule
  /// asks for a subject. Nobody can use the identifier again in this log. The stand-in is a digest
  /// with a salt that is stored along, without which a device could not erase what it gets later;
  /// so whoever has the log can find out whether a name that they guess is the right one.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - actor: The one who does it: the player, one of the managers of the first rules, or nil for
  ///     the app.
  ///   - date: The date.
  ///   - stamp: The date when it became known, and the identifier of the event.
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``PlayerLogError/unknownPlayer(_:)`` and ``PlayerLogError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    _ player: Member.ID,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    guard names(player) else { throw .unknownPlayer(player) }
    let erasure = Member.Erasure(of: player, salt: salt(at: date))
    return try perform(
      .erased(erasure),
      by: actor.map(erasure.redacted),
      at: date,
      stamp: stamp
    )
  }

  /// Whether a player, or someone who may act for others, is in the log.
  private func names(_ player: Member.ID) -> Bool {
    state.players[player] != nil || state.managers.contains(player)
      || rules.draft.managers.contains(player) || log.log.contains { $0.actor == player }
  }
}

// MARK: - What is erased of it

extension PlayerLog.Action {
  /// Returns the action without the name of a player who is erased and, if it is about them,
  /// without its words.
  func redacted(by erasure: Member.Erasure, isOwn: Bool) -> PlayerLog.Action {
    switch self {
    case .recorded(let entry) where isOwn && entry.subject != nil:
      return .recorded(
        PlayerLog.Entry(
          entry.kind,
          amount: entry.amount,
          tags: entry.tags,
          utcOffset: entry.utcOffset
        )
      )
    case .awarded(let award):
      let player = erasure.redacted(award.player ?? PlayerLog.owner)
      guard player == erasure.member else { return self }
      return .awarded(PlayerLog.Award(to: player, points: award.points))
    case .adopted(let rules, let span):
      return .adopted(rules.redacted(by: erasure), span)
    default: return self
    }
  }
}

extension PlayerLogState: ErasingState {
  package typealias Erasures = Self

  package static func erasedPerson(by action: PlayerLog.Action) -> Member.ID? {
    if case .erased(let erasure) = action { erasure.member } else { nil }
  }

  package static func redacted(
    _ content: PlayerLog.Content,
    by erasure: PlayerLog.Event
  ) -> PlayerLog.Content {
    guard case .erased(let erased) = erasure.action else { return content }
    return PlayerLog.Content(rules: content.rules.redacted(by: erased), days: content.days)
  }

  package static func redacted(
    _ event: PlayerLog.Event,
    by erasure: PlayerLog.Event
  ) -> PlayerLog.Event {
    guard case .erased(let erased) = erasure.action else { return event }
    let actor = erased.redacted(event.actor ?? PlayerLog.owner)
    let isOwn = actor == erased.member
    let action = event.action.redacted(by: erased, isOwn: isOwn)
    guard isOwn && actor != event.actor || action != event.action else { return event }
    return event.redacted(action, by: isOwn ? actor : event.actor)
  }
}

extension PlayerLog.Rules {
  /// The rules without the name of someone who is erased.
  fileprivate func redacted(by erasure: Member.Erasure) -> PlayerLog.Rules {
    let managers = draft.managers.redacted(by: erasure)
    guard managers != draft.managers else { return self }
    // They are without fault whoever may act for others.
    return .named {
      $0 = draft
      $0.managers = managers
    }
  }
}

// MARK: - JSON

extension PlayerLog.Adoption: JSONName {}

extension PlayerLog.Award: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let player = record.field("to", \.player)
    let points = record.field("points", \.points)
    let reason = record.field("reason", \.reason)
    return try Self(to: player(), points: points(), reason: reason())
  }
}

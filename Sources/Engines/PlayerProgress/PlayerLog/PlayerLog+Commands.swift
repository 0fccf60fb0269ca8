// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// Every command takes its date, and a stamp for an event that became known later.
extension PlayerLog {
  /// Records something that a player did.
  ///
  /// - Parameters:
  ///   - kind: The kind of activity.
  ///   - subject: The thing that it was about, or nil.
  ///   - amount: How much was done, in a unit of the kind, for instance minutes.
  ///   - tags: Words that rules and achievements can ask for.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: When it was done, which may be long ago.
  ///   - utcOffset: Minutes that the player's clock was ahead of Greenwich, -1080 to 1080, for a player who is away.
  ///   - stamp: When it became known, and the identifier of the event.
  /// - Returns: All that it brought.
  /// - Throws: ``PlayerLogError/utcOffsetOutOfRange(_:expected:)``, ``PlayerLogError/tooManyPoints`` and
  ///   ``PlayerLogError/log(_:)``.
  /// - Complexity: O(*m*) for *m* rules and metrics about the kind, when it is the latest event; else O(*n*) for *n*
  ///   events.
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
    let event = try perform(.recorded(entry), by: player, at: date, stamp: stamp)
    return state.reports[event.id] ?? PlayerLog.Report(event: event, player: player ?? Self.owner)
  }

  /// Buys an item of the shop.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: When.
  ///   - stamp: When it became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``PlayerLogError/noShop``, ``PlayerLogError/tooManyFreezes(maximum:)``, ``PlayerLogError/wallet(_:)``
  ///   and ``PlayerLogError/log(_:)``.
  @discardableResult
  public mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.bought(item), by: player, at: date, stamp: stamp)
  }

  /// Chooses another target for the daily goal, from that day on.
  ///
  /// - Parameters:
  ///   - target: The number to reach, 1 to 10^12.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: When.
  ///   - stamp: When it became known, and the identifier of the event.
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
  ///   - title: Which one.
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: When.
  ///   - stamp: When it became known, and the identifier of the event.
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

  /// Notes that a player looks at the achievements, so that the badge goes.
  ///
  /// - Parameters:
  ///   - player: The player, or nil for the ``owner``.
  ///   - date: When.
  ///   - stamp: When it became known, and the identifier of the event.
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
  ///   - player: The one who does it, or nil for the ``owner``. A log lets anyone do it; an app may not.
  ///   - date: When.
  ///   - stamp: When it became known, and the identifier of the event.
  /// - Returns: The void.
  /// - Throws: ``PlayerLogError/log(_:)`` for an event that is not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: PlayerLog.Event.ID,
    by player: Member.ID? = nil,
    at date: Date,
    stamp: PlayerLog.Event.Stamp? = nil
  ) throws(PlayerLogError) -> PlayerLog.Event {
    try perform(.voided(event), by: player, at: date, stamp: stamp)
  }
}

public import LudusCore
public import LudusFoundation

/// The coins of a member: earned beside points and spent in a shop.
///
/// ```swift
/// var wallet = Wallet(shop)
/// try wallet.collect(points: ledger.total(of: "bob"), id: "w1", at: now)   // paid for what is new
/// try wallet.buy("hat", id: "w2", at: now)
/// wallet.balance        // what is left
/// wallet.postings       // where every coin came from and went
/// ```
///
/// Spending coins changes neither points nor levels nor ranks, because a wallet only ever reads them. Coins are
/// paid for the *most* points that the owner has had: who loses points keeps his coins, and earns new ones when
/// he has more points than ever before. So a balance never falls below 0, points that are reversed and given
/// again are not paid twice, and it does not matter how often is collected.
///
/// Store ``events`` and replay them over the same shop.
public struct Wallet: Replayable, Hashable, Codable {
  /// The shop.
  public let content: Shop
  /// All that has happened, oldest first.
  public private(set) var events: [Wallet.Event] = []
  /// What came of each event, oldest first.
  public private(set) var postings: [Wallet.Posting] = []
  /// How many coins there are, at least 0.
  public private(set) var balance = 0
  /// The most points that the owner has had when coins were collected.
  public private(set) var mostPoints = 0
  /// How often each item was bought.
  private var purchases: [Shop.Item.ID: Int] = [:]
  private var indices: [Wallet.Event.ID: Int] = [:]

  /// Creates a wallet without coins.
  public init(_ content: Shop) {
    self.content = content
  }

  /// The level that the owner has reached when coins were collected.
  public var level: Int { content.rules.levels.level(at: mostPoints) }

  /// Returns how often an item was bought.
  public func count(of item: Shop.Item.ID) -> Int { purchases[item, default: 0] }

  /// Returns why an item cannot be bought now, or nil when it can.
  public func refusal(of item: Shop.Item.ID) -> WalletError? {
    guard let item = content.item(item) else { return .unknownItem(item) }
    if !item.isRepeatable, count(of: item.id) > 0 { return .alreadyBought(item.id) }
    if level < item.level { return .levelNotReached(item.level, for: item.id) }
    if balance < item.price {
      return .notEnoughCoins(missing: item.price - balance, for: item.id)
    }
    return nil
  }

  /// Pays the coins that are due.
  ///
  /// - Parameters:
  ///   - points: All points that the owner has, such as ``Ledger/total(of:)``.
  ///   - id: What identifies the event. When the same event was made already, nothing happens.
  ///   - date: When it happens.
  /// - Throws: ``WalletError/tooManyCoins``, and for the event ``WalletError/conflictingEvent(_:)``,
  ///   ``WalletError/dateOutOfRange`` or ``WalletError/dateBeforeLastEvent(_:last:)``. The wallet is then unchanged.
  public mutating func collect(
    points: Int,
    id: Wallet.Event.ID,
    at date: Date
  ) throws(WalletError) {
    try apply(Wallet.Event(id: id, .collected(points: points), at: date))
  }

  /// Buys an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: What identifies the event. When the same event was made already, nothing happens.
  ///   - date: When it happens.
  /// - Throws: ``WalletError/unknownItem(_:)``, ``WalletError/alreadyBought(_:)``,
  ///   ``WalletError/levelNotReached(_:for:)`` or ``WalletError/notEnoughCoins(missing:for:)`` when the item cannot
  ///   be bought (see ``refusal(of:)``), and for the event ``WalletError/conflictingEvent(_:)``,
  ///   ``WalletError/dateOutOfRange`` or ``WalletError/dateBeforeLastEvent(_:last:)``. The wallet is then unchanged.
  public mutating func buy(
    _ item: Shop.Item.ID,
    id: Wallet.Event.ID,
    at date: Date
  ) throws(WalletError) {
    try apply(Wallet.Event(id: id, .bought(item), at: date))
  }

  /// Makes the change that an event describes, unless it was made already.
  ///
  /// - Throws: ``WalletError`` when the event is not possible now. The wallet is then unchanged.
  /// - Complexity: O(1) on average.
  public mutating func apply(_ event: Wallet.Event) throws(WalletError) {
    if let index = indices[event.id] {
      guard events[index] == event else { throw .conflictingEvent(event.id) }
      return
    }
    guard event.date.milliseconds != nil else { throw .dateOutOfRange }
    if let last = events.last?.date, event.date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    let steps: [Wallet.Posting.Step]
    switch event.action {
    case .collected(let points):
      steps = try earn(with: points)
    case .bought(let item):
      steps = try pay(for: item)
    }
    let coins = steps.reduce(0) { $0 + $1.coins }
    indices[event.id] = events.count
    events.append(event)
    postings.append(Wallet.Posting(event: event, steps: steps, coins: coins, balance: balance))
  }

  private mutating func earn(with points: Int) throws(WalletError) -> [Wallet.Posting.Step] {
    guard points > mostPoints else { return [] }
    let rules = content.rules
    let (before, after) = (level, rules.levels.level(at: points))
    guard let coinsBefore = rules.coins(earnedWith: mostPoints),
      let coinsAfter = rules.coins(earnedWith: points),
      let levelCoinsBefore = rules.coins(earnedOnLevel: before),
      let levelCoinsAfter = rules.coins(earnedOnLevel: after)
    else { throw .tooManyCoins }
    let (forPoints, forLevels) = (coinsAfter - coinsBefore, levelCoinsAfter - levelCoinsBefore)
    let (coins, coinsOverflow) = forPoints.addingReportingOverflow(forLevels)
    let (balance, balanceOverflows) = balance.addingReportingOverflow(coins)
    guard !coinsOverflow, !balanceOverflows else { throw .tooManyCoins }
    mostPoints = points
    self.balance = balance
    let steps = [
      Wallet.Posting.Step(kind: .points, coins: forPoints),
      Wallet.Posting.Step(kind: .levels, coins: forLevels),
    ]
    return steps.filter { $0.coins != 0 }
  }

  private mutating func pay(for id: Shop.Item.ID) throws(WalletError) -> [Wallet.Posting.Step] {
    if let refusal = refusal(of: id) { throw refusal }
    guard let item = content.item(id) else { throw .unknownItem(id) }
    balance -= item.price
    purchases[id, default: 0] += 1
    return item.price > 0 ? [Wallet.Posting.Step(kind: .purchase, coins: -item.price)] : []
  }
}

extension Wallet {
  /// What came of an event of a ``Wallet``.
  ///
  /// The coins of all postings sum to the balance, and the steps of each to its coins.
  public struct Posting: Identifiable, Hashable, Sendable {
    /// What happened.
    public let event: Wallet.Event
    /// How its coins come about; none when there are no coins.
    public let steps: [Step]
    /// The coins that were earned or, when negative, spent: the sum of the steps.
    public let coins: Int
    /// How many coins there were after it.
    public let balance: Int

    /// What identifies the event.
    public var id: Wallet.Event.ID { event.id }

    /// A part of the coins of a posting.
    public struct Step: Hashable, Sendable {
      /// What the part is.
      public let kind: Kind
      /// How many coins are earned or, when negative, spent; not 0.
      public let coins: Int

      /// What a part can be.
      public enum Kind: Hashable, Sendable {
        /// For points that the owner had not had before.
        case points
        /// For levels that the owner had not reached before.
        case levels
        /// The price of an item.
        case purchase
      }
    }
  }
}

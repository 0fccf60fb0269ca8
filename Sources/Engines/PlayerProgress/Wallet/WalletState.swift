// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import SharedHistories

extension Wallet {
  /// An event of a ``Wallet``, with the coins that it earned or spent.
  ///
  /// The coins of all postings sum to the balance, and the steps of each to its coins.
  public struct Posting: Identifiable, Hashable, Sendable {
    /// The event.
    public let event: Wallet.Event
    /// The steps in which its coins were computed; empty if there are none.
    public let steps: [Step]
    /// The number of coins after it.
    public let balance: Int

    /// The coins that were earned or, when negative, spent: the sum of the steps.
    public var coins: Int { steps.reduce(0) { $0 + $1.coins } }

    /// The identifier of the event.
    public var id: Wallet.Event.ID { event.id }

    /// A part of the coins of a posting.
    public struct Step: Hashable, Sendable {
      /// The kind of part.
      public let kind: Kind
      /// The number of coins that are earned or, when negative, spent; not 0.
      public let coins: Int

      /// A kind of part.
      public enum Kind: Hashable, Sendable {
        /// For points that the owner had not had before.
        case points
        /// For levels that the owner had not reached before.
        case levels
        /// Given by the app or for a goal.
        case award
        /// The price of an item.
        case purchase
        /// Taken by hand.
        case deduction
      }
    }
  }
}

/// The coins after some events of a wallet, and how they came about.
package struct WalletState: SharedState {
  package typealias Content = Wallet.Content
  package typealias Action = Wallet.Action
  package typealias Refusal = WalletError

  let shop: Wallet.Shop
  package let clocks: LogClocks
  private(set) var postings: [Wallet.Posting] = []
  private(set) var balance = 0
  private(set) var mostPoints = 0
  /// The number of times that each item was bought.
  private(set) var purchases: [Wallet.Shop.Item.ID: Int] = [:]

  package static var order: EventOrder { .happened }

  package init(_ content: Wallet.Content) {
    shop = content.shop
    clocks = LogClocks(content.clocks.draft)
  }

  var level: Int { shop.rules.draft.levels.level(at: mostPoints) }

  package mutating func apply(_ event: Wallet.Event) throws(WalletError) {
    let steps: [Wallet.Posting.Step]
    switch event.action {
    case .collected(let points): steps = try earn(with: points)
    case .awarded(let coins, _): steps = try take(coins)
    case .deducted(let coins, _): steps = lose(coins)
    case .bought(let item): steps = try pay(for: item)
    case .voided, .erased:
      // The log has left the event out already, or the words.
      return
    }
    let earning = steps.filter { $0.coins != 0 }
    postings.append(Wallet.Posting(event: event, steps: earning, balance: balance))
  }

  /// Returns an item that can be bought now.
  func purchasable(_ id: Wallet.Shop.Item.ID) throws(WalletError) -> Wallet.Shop.Item {
    guard let item = shop.item(id) else { throw .unknownItem(id) }
    guard item.isRepeatable || purchases[id, default: 0] == 0 else { throw .alreadyBought(id) }
    guard level >= item.level else { throw .levelNotReached(item.level, for: id) }
    guard balance >= item.price else {
      throw .notEnoughCoins(missing: item.price - balance, for: id)
    }
    return item
  }

  private mutating func earn(with points: Int) throws(WalletError) -> [Wallet.Posting.Step] {
    guard points > mostPoints else { return [] }
    let rules = shop.rules
    guard let coinsBefore = rules.coins(earnedWith: mostPoints),
      let coinsAfter = rules.coins(earnedWith: points),
      let levelCoinsBefore = rules.coins(earnedOnLevel: level),
      let levelCoinsAfter = rules.coins(earnedOnLevel: rules.draft.levels.level(at: points))
    else { throw .tooManyCoins }
    let (forPoints, forLevels) = (coinsAfter - coinsBefore, levelCoinsAfter - levelCoinsBefore)
    let (coins, coinsOverflow) = forPoints.addingReportingOverflow(forLevels)
    let (balance, balanceOverflows) = balance.addingReportingOverflow(coins)
    guard !coinsOverflow, !balanceOverflows else { throw .tooManyCoins }
    mostPoints = points
    self.balance = balance
    return [
      Wallet.Posting.Step(kind: .points, coins: forPoints),
      Wallet.Posting.Step(kind: .levels, coins: forLevels),
    ]
  }

  private mutating func take(_ coins: Int) throws(WalletError) -> [Wallet.Posting.Step] {
    let (balance, overflows) = balance.addingReportingOverflow(max(coins, 0))
    guard !overflows else { throw .tooManyCoins }
    self.balance = balance
    return [Wallet.Posting.Step(kind: .award, coins: max(coins, 0))]
  }

  private mutating func lose(_ coins: Int) -> [Wallet.Posting.Step] {
    let lost = min(max(coins, 0), balance)
    balance -= lost
    return [Wallet.Posting.Step(kind: .deduction, coins: -lost)]
  }

  /// Begins to pay for points anew, because the owner has none in a new term.
  mutating func beginTerm() { mostPoints = 0 }

  private mutating func pay(for id: Wallet.Shop.Item.ID) throws(WalletError) -> [Wallet.Posting
    .Step]
  {
    let item = try purchasable(id)
    balance -= item.price
    purchases[id, default: 0] += 1
    return [Wallet.Posting.Step(kind: .purchase, coins: -item.price)]
  }
}

extension WalletState: VoidingState {
  package typealias Voids = Self

  package static func target(of action: Wallet.Action) -> Wallet.Event.ID? {
    if case .voided(let event) = action { event } else { nil }
  }
}

extension WalletState: ManagedState {
  package typealias Authority = Self

  package static func managers(of content: Wallet.Content) -> Set<Member.ID> { content.managers }

  package static func isForManagers(_ event: Wallet.Event, of content: Wallet.Content) -> Bool {
    switch event.action {
    case .awarded, .deducted: true
    case .collected, .bought, .voided, .erased: erasesOthers(event)
    }
  }
}

extension WalletState: ComparedState {
  package typealias Comparison = Self
  package typealias Consequences = FigureChange?

  package static var noConsequences: FigureChange? { nil }

  package static func consequences(
    from before: Self,
    to after: Self,
    since beginning: Self?,
    by events: [Wallet.Event]
  ) -> FigureChange? {
    before.balance == after.balance
      ? nil : FigureChange(before: before.balance, after: after.balance)
  }

  /// All of a wallet belongs to its owner; others only give and take coins by hand.
  package static func reachesOthers(_ events: [Wallet.Event], in state: Self) -> Bool {
    events.contains { event in
      switch event.action {
      case .awarded, .deducted: event.actor != nil
      default: false
      }
    }
  }

  package static func withoutGains(
    _ change: FigureChange?,
    of events: [Wallet.Event]
  ) -> FigureChange? { change }
}

extension WalletState: ErasingState {
  package typealias Erasures = Self

  package static func erases(_ action: Wallet.Action) -> Bool { action == .erased }

  package static func redacted(
    _ content: Wallet.Content,
    by erasure: Wallet.Event
  ) -> Wallet.Content { Wallet.Content(content.shop, clocks: content.clocks) }

  package static func redacted(_ event: Wallet.Event, by erasure: Wallet.Event) -> Wallet.Event {
    let action: Wallet.Action =
      switch event.action {
      case .awarded(let coins, _): .awarded(coins: coins)
      case .deducted(let coins, _): .deducted(coins: coins)
      default: event.action
      }
    guard event.actor != nil || action != event.action else { return event }
    return Wallet.Event(
      action,
      at: event.date,
      recordedAt: event.recordedAt,
      order: event.order,
      id: event.id
    )
  }
}

extension Wallet {
  /// Creates the wallet that has come to a state.
  ///
  /// - Complexity: O(*n*) for *n* postings.
  package init(after state: WalletState) {
    self.init(state.shop, clocks: .anyTime)
    for event in state.postings.lazy.map(\.event) {
      let stamp = Wallet.Event.Stamp(id: event.id, recordedAt: event.recordedAt)
      // It was possible in this place.
      _ = try? perform(event.action, by: event.actor, at: event.date, stamp: stamp)
    }
  }
}

extension Wallet {
  /// The rules by which coins are earned with points.
  ///
  /// ```swift
  /// try Wallet.Rules {
  ///   $0.coins = 1
  ///   $0.points = 10
  ///   $0.perLevel = 25
  /// }   // a coin for ten points, 25 for a new level
  /// ```
  ///
  /// In JSON rules are an object that leaves defaults out: `{"coins":2,"perLevel":25}`.
  public struct Rules: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// The number of coins that are earned with every `points` points, at least 0; parts of a
      /// coin are kept for later.
      public var coins: Int = 1
      /// The number of points with which they are earned, at least 1.
      public var points: Int = 10
      /// The number of coins that each level after the first one earns, at least 0.
      public var perLevel: Int = 0
      /// The levels.
      public var levels: LevelCurve = .standard

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// A coin for ten points, and none for levels.
    public static let standard = Rules()

    /// Returns the same rules for other levels.
    func on(_ levels: LevelCurve) -> Rules {
      // Levels are never at fault.
      (try? with { $0.levels = levels }) ?? self
    }

    /// Returns how many coins a number of points has earned in all, or nil when they do not fit
    /// into `Int`.
    func coins(earnedWith points: Int) -> Int? {
      let product = draft.coins.multipliedFullWidth(by: max(points, 0))
      guard product.high < draft.points, product.high >= 0 else { return nil }
      let quotient = UInt(draft.points).dividingFullWidth((UInt(product.high), product.low))
        .quotient
      return Int(exactly: quotient)
    }

    /// Returns how many coins the levels up to one have earned in all, or nil when they do not fit
    /// into `Int`.
    func coins(earnedOnLevel level: Int) -> Int? {
      let (coins, overflows) = draft.perLevel.multipliedReportingOverflow(by: level - 1)
      return overflows ? nil : coins
    }
  }
}

extension Wallet.Rules: JSONPolicy {}

extension Wallet.Rules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("coins", \.coins, in: 0...Int.max)
    values.value("points", \.points, in: 1...Int.max)
    values.value("perLevel", \.perLevel, in: 0...Int.max)
    values.value("levels", \.levels)
  }
}

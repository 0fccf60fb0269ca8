// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The coins of a member: earned with points and spent in a shop.
///
/// ```swift
/// var wallet = Wallet(shop)
/// try wallet.collect(points: ledger.total(of: "bob"), at: now)   // coins for new points
/// try wallet.buy("hat", at: now)
/// wallet.balance        // the coins left
/// wallet.postings       // where every coin came from and went
/// ```
///
/// Spending coins changes neither points nor levels nor ranks, because a wallet only ever reads them. Coins are
/// paid for the *most* points that the owner has had. An owner who loses points keeps their coins, and earns new
/// ones only above that mark. So a balance never falls below 0, points that are reversed and given again are not
/// paid twice, and it does not matter how often coins are collected.
///
/// The devices of an owner share the wallet, so its history is a *set* of events; see `SharedHistory`. In JSON it
/// is its shop as `content` and its `events`.
public struct Wallet: LoggedHistory, JSONContent, Hashable {
  /// The reason why an event is not possible.
  public typealias Refusal = WalletError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// Something that happened to a wallet.
  public typealias Event = Recorded<Wallet.Action>

  package var log: SharedLog<WalletState>

  package init(log: SharedLog<WalletState>) {
    self.log = log
  }

  /// An event in the life of a wallet.
  ///
  /// In JSON it is an object with its kind: `{"kind":"collected","points":120}`, `{"coins":5,"kind":"awarded"}` or
  /// `{"item":"hat","kind":"bought"}`.
  public enum Action: SharedAction {
    /// Identifies the owner.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    /// The owner had so many points, and was paid what was due.
    case collected(points: Int)
    /// The owner was given coins, for instance for a goal; 0 or fewer are none.
    case awarded(coins: Int)
    /// The owner bought an item.
    case bought(Wallet.Shop.Item.ID)
  }

  /// The events that had an effect, oldest first, each with its coins.
  public var postings: [Wallet.Posting] { state.postings }

  /// How many coins there are, at least 0.
  public var balance: Int { state.balance }

  /// The most points that the owner has had when coins were collected.
  package var mostPoints: Int { state.mostPoints }

  /// The level that the owner has reached when coins were collected.
  public var level: Int { state.level }

  /// Returns how often an item was bought.
  public func count(of item: Wallet.Shop.Item.ID) -> Int { state.purchases[item, default: 0] }

  /// Returns why an item cannot be bought now, or nil when it can.
  public func refusal(of item: Wallet.Shop.Item.ID) -> WalletError? {
    do throws(WalletError) {
      _ = try state.purchasable(item)
      return nil
    } catch {
      return error
    }
  }
}

// MARK: - Commands

extension Wallet {
  /// Pays the coins that are due.
  ///
  /// - Parameters:
  ///   - points: All points that the owner has, for instance ``Ledger/total(of:)``.
  ///   - date: When it happened.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/tooManyCoins`` and ``WalletError/log(_:)``.
  @discardableResult
  public mutating func collect(
    points: Int,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.collected(points: points), by: nil, at: date, stamp: stamp)
  }

  /// Gives coins that are not for points, for instance for a goal or from a chest.
  ///
  /// - Parameters:
  ///   - coins: How many; 0 or fewer are none.
  ///   - date: When it happened.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/tooManyCoins`` and ``WalletError/log(_:)``.
  @discardableResult
  public mutating func award(
    coins: Int,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.awarded(coins: coins), by: nil, at: date, stamp: stamp)
  }

  /// Buys an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - date: When it happened.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/unknownItem(_:)``, ``WalletError/alreadyBought(_:)``,
  ///   ``WalletError/levelNotReached(_:for:)`` or ``WalletError/notEnoughCoins(missing:for:)`` when the item cannot
  ///   be bought (see ``refusal(of:)``), and ``WalletError/log(_:)``.
  @discardableResult
  public mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.bought(item), by: nil, at: date, stamp: stamp)
  }
}

// MARK: - JSON

extension Wallet.Action: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("collected", { .collected(points: $0) }, "points") {
      if case .collected(let points) = $0 { points } else { nil }
    },
    JSONCase("awarded", { .awarded(coins: $0) }, "coins") {
      if case .awarded(let coins) = $0 { coins } else { nil }
    },
    JSONCase("bought", Self.bought, "item") {
      if case .bought(let item) = $0 { item } else { nil }
    },
  ]
}

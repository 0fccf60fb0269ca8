// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A member's coins: earned with points and spent in a shop.
///
/// ```swift
/// var wallet = Wallet(shop)
/// try wallet.collect(points: ledger.total(of: "bob"), at: now)   // coins for new points
/// try wallet.buy("hat", at: now)
/// wallet.balance        // the coins left
/// wallet.postings       // where every coin came from and went
/// ```
///
/// Spending coins changes neither points nor levels nor ranks, because a wallet only ever reads
/// them. Coins are paid for the *most* points that the owner has had. An owner who loses points
/// keeps their coins, and earns new ones only above that mark. So a balance never falls below 0,
/// points that are reversed and given again are not paid twice, and it does not matter how often
/// coins are collected.
///
/// The devices of an owner share the wallet, so its history is a *set* of events; see
/// `SharedHistory`. In JSON it is its `content` and its `events`.
public struct Wallet: LoggedHistory, JSONContent, Hashable {
  /// The reason an event is not possible.
  public typealias Refusal = WalletError
  /// A fault that its JSON can have.
  public typealias Fault = RuleFault
  /// Something that happened to a wallet.
  public typealias Event = Recorded<Wallet.Action>
  /// The change of the balance by something in the past; nil when it did not change.
  public typealias Consequences = FigureChange?

  package var log: SharedLog<WalletState>

  package init(log: SharedLog<WalletState>) {
    self.log = log
  }

  /// Creates a wallet without coins.
  ///
  /// - Parameters:
  ///   - shop: The items to buy, and the rules for earning coins.
  ///   - clocks: The rules for the possible error of the dates of events.
  ///   - managers: The people who may give and take coins by hand; the app may, too.
  public init(
    _ shop: Wallet.Shop,
    clocks: ClockRules = .standard,
    managers: Set<Member.ID> = []
  ) {
    self.init(Wallet.Content(shop, clocks: clocks, managers: managers))
  }

  /// The content of a wallet: its shop, how far the dates of events may be off, and who may give
  /// and take coins.
  ///
  /// In JSON it is the object of the shop, with `clockTolerance`, `reportWithin` and `managers`.
  public struct Content: Hashable, Sendable {
    /// The items to buy, and the rules for earning coins.
    public let shop: Wallet.Shop
    /// The rules for the possible error of the dates of events.
    public let clocks: ClockRules
    /// The people who may give and take coins by hand, and take out any event; the app may, too.
    public let managers: Set<Member.ID>

    /// Creates the content of a wallet.
    public init(
      _ shop: Wallet.Shop,
      clocks: ClockRules = .standard,
      managers: Set<Member.ID> = []
    ) {
      (self.shop, self.clocks, self.managers) = (shop, clocks, managers)
    }
  }

  /// An event in the history of a wallet.
  ///
  /// In JSON it is an object with its kind: `{"kind":"collected","points":120}`,
  /// `{"coins":5,"kind":"awarded","reason":"a chest"}`, `{"coins":5,"kind":"deducted"}`,
  /// `{"item":"hat","kind":"bought"}`, `{"kind":"erased"}` or `{"event":"e7","kind":"voided"}`.
  public enum Action: SharedAction {
    /// Identifies the owner.
    public typealias Actor = Member.ID
    /// A fault that its JSON can have.
    public typealias Fault = RuleFault

    /// The owner had so many points, and was paid what was due.
    case collected(points: Int)
    /// The owner was given coins, for instance for a goal; 0 or fewer are none. A reason may say
    /// what for.
    case awarded(coins: Int, reason: String? = nil)
    /// Coins were taken from the owner, as many as there were; 0 or fewer are none.
    case deducted(coins: Int, reason: String? = nil)
    /// The owner bought an item.
    case bought(Wallet.Shop.Item.ID)
    /// The names of actors and all reasons were erased from the history, for good.
    case erased
    /// An event, perhaps a void itself, was declared void.
    case voided(Recorded<Wallet.Action>.ID)
  }

  /// The events that had an effect, oldest first, each with its coins.
  public var postings: [Wallet.Posting] { state.postings }

  /// The number of coins, at least 0.
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
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
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

  /// Gives coins for something other than points, such as a goal or a chest.
  ///
  /// - Parameters:
  ///   - coins: The number of coins; 0 or fewer are none.
  ///   - reason: The reason, in words that the owner sees; nil for nothing in particular.
  ///   - actor: The one who gives them, one of the managers; nil for the app.
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/tooManyCoins`` and ``WalletError/log(_:)``.
  @discardableResult
  public mutating func award(
    coins: Int,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.awarded(coins: coins, reason: reason), by: actor, at: date, stamp: stamp)
  }

  /// Takes coins, as many as there are.
  ///
  /// - Parameters:
  ///   - coins: The number of coins; 0 or fewer are none.
  ///   - reason: The reason, in words that the owner sees; nil for nothing in particular.
  ///   - actor: The one who takes them, one of the managers; nil for the app.
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/log(_:)``.
  @discardableResult
  public mutating func deduct(
    coins: Int,
    for reason: String? = nil,
    by actor: Member.ID? = nil,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.deducted(coins: coins, reason: reason), by: actor, at: date, stamp: stamp)
  }

  /// Erases the identifiers of all actors and the words of all reasons from the history, for good.
  ///
  /// A wallet names its owner nowhere else, so nothing in it leads to a person then. Coins stay,
  /// and a device that merges the event erases the same.
  ///
  /// - Parameters:
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erase(
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.erased, by: nil, at: date, stamp: stamp)
  }

  /// Buys an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The event.
  /// - Throws: ``WalletError/unknownItem(_:)``, ``WalletError/alreadyBought(_:)``,
  ///   ``WalletError/levelNotReached(_:for:)`` or ``WalletError/notEnoughCoins(missing:for:)`` when
  ///   the item cannot be bought (see ``refusal(of:)``), and ``WalletError/log(_:)``.
  @discardableResult
  public mutating func buy(
    _ item: Wallet.Shop.Item.ID,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> Wallet.Event {
    try perform(.bought(item), by: nil, at: date, stamp: stamp)
  }

  /// Takes an event out, as if it had not happened; a void of the void brings it back.
  ///
  /// Purchases with coins that are not there without the event are listed in `refusals`.
  ///
  /// - Parameters:
  ///   - event: The event, perhaps itself a void.
  ///   - date: The date when it happened.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The void, with what it changed for whom.
  /// - Throws: ``WalletError/log(_:)`` for an event that is not there before or is void already.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func void(
    _ event: Wallet.Event.ID,
    at date: Date,
    stamp: Wallet.Event.Stamp? = nil
  ) throws(WalletError) -> VoidReport<Wallet> {
    try declareVoid(.voided(event), by: nil, at: date, stamp: stamp)
  }
}

// MARK: - JSON

extension Wallet.Action: JSONUnion {
  /// A kind that takes coins and perhaps a reason.
  private static func coins(
    _ name: String,
    _ make: @escaping @Sendable (Int, String?) -> Self,
    take: @escaping @Sendable (Self) -> (coins: Int, reason: String?)?
  ) -> JSONCase<Self, RuleFault> {
    JSONCase(name, take: take) { record in
      let coins = record.field("coins", \.coins)
      let reason = record.field("reason", \.reason)
      return try make(coins(), reason())
    }
  }

  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("collected", { .collected(points: $0) }, "points") {
      if case .collected(let points) = $0 { points } else { nil }
    },
    coins("awarded", { .awarded(coins: $0, reason: $1) }) {
      if case .awarded(let coins, let reason) = $0 { (coins, reason) } else { nil }
    },
    coins("deducted", { .deducted(coins: $0, reason: $1) }) {
      if case .deducted(let coins, let reason) = $0 { (coins, reason) } else { nil }
    },
    JSONCase("erased", .erased),
    JSONCase("bought", Self.bought, "item") {
      if case .bought(let item) = $0 { item } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

extension Wallet {
  /// The items that coins buy, and the rules for earning coins.
  ///
  /// ```swift
  /// let shop = try Wallet.Shop(
  ///   [
  ///     Wallet.Shop.Item(id: "hat", title: "A hat", price: 30),
  ///     Wallet.Shop.Item(id: "crown", title: "A crown", price: 100, level: 5),
  ///     Wallet.Shop.Item(id: "confetti", title: "Confetti", price: 5, isRepeatable: true),
  ///   ],
  ///   rules: Wallet.Rules {
  ///     $0.coins = 1
  ///     $0.points = 10
  ///     $0.perLevel = 25
  ///   }
  /// )
  /// ```
  ///
  /// In JSON a shop is an object with `version` 1, `items` and, unless they are the default,
  /// `rules`.
  public struct Shop: Hashable, Sendable {
    /// The items in display order.
    public let items: [Wallet.Shop.Item]
    /// The rules by which coins are earned.
    public let rules: Wallet.Rules

    private let indices: [Wallet.Shop.Item.ID: Int]

    /// Creates a shop.
    ///
    /// - Parameters:
    ///   - items: The items, in the order in which they are shown.
    ///   - rules: The rules by which coins are earned.
    /// - Throws: A `ContentError` with every empty or repeated identifier and every number that is
    ///   out of range.
    public init(
      _ items: [Wallet.Shop.Item],
      rules: Wallet.Rules = .standard
    ) throws(ContentError<RuleFault>) {
      try RuleFault.check(Self.faults(of: items))
      self.items = items
      self.rules = rules
      indices = Dictionary(uniqueKeysWithValues: zip(items.map(\.id), items.indices))
    }

    /// Returns the item with an identifier, or nil.
    ///
    /// - Complexity: O(1).
    public func item(_ id: Wallet.Shop.Item.ID) -> Wallet.Shop.Item? {
      indices[id].map { items[$0] }
    }

    /// Creates the shop with other levels.
    init(_ shop: Wallet.Shop, levels: LevelCurve) {
      items = shop.items
      rules = shop.rules.on(levels)
      indices = shop.indices
    }

    private static func faults(of items: [Wallet.Shop.Item]) -> [LocatedFault<RuleFault>] {
      let place = ContentPlace().key("items")
      return RuleFault.faults(ofIdentifiers: items.map(\.id.rawValue), in: place)
        + items.enumerated().flatMap { index, item in
          RuleFault.faults([
            ("price", item.price, 0...Int.max), ("level", item.level, 1...Int.max),
            ("freezes", item.freezes, 0...1000), ("repairs", item.repairs, 0...366),
          ]).within(place.index(index))
        }
    }
  }
}

extension Wallet.Shop {
  /// Something that coins can buy: a hat for an avatar, a color, a theme.
  ///
  /// In JSON an item is an object:
  /// `{"id":"hat","image":"hat.png","level":3,"price":30,"title":"A hat"}`, with
  /// `"repeatable":true` when it is, `"freezes":1` when it saves a streak, `"repairs":3` when it
  /// repairs one, and without a level of 1.
  ///
  /// In a ``PlayerLog`` buying an item turns on the multipliers that come `after` the kind
  /// ``PlayerActivity/Kind/purchase`` with the item as its subject.
  public struct Item: Identifiable, Hashable, Sendable {
    /// Identifies an item.
    public typealias ID = Identifier<Wallet.Shop.Item>

    /// The identifier, unique within its shop.
    public let id: ID
    /// The name of the item.
    public let title: String
    /// The name of its image, or nil for none.
    public let image: String?
    /// The number of coins that it costs, at least 0.
    public let price: Int
    /// The level that must be reached to buy it, at least 1.
    public let level: Int
    /// Whether an owner of it can buy it again.
    public let isRepeatable: Bool
    /// The number of freezes for the streak that it gives in a ``PlayerLog``, 0 to 1000.
    public let freezes: Int
    /// The number of missed days of a streak that has just ended that it repairs in a
    /// ``PlayerLog``, or of weeks in a streak of weeks; 0 to 366.
    public let repairs: Int

    /// Creates an item, which a shop checks.
    public init(
      id: ID,
      title: String,
      image: String? = nil,
      price: Int,
      level: Int = 1,
      isRepeatable: Bool = false,
      freezes: Int = 0,
      repairs: Int = 0
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.price = price
      self.level = level
      self.isRepeatable = isRepeatable
      self.freezes = freezes
      self.repairs = repairs
    }
  }
}

// MARK: - JSON

extension Wallet.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let shop = record.inline(\.shop)
    let clocks = record.inline(\.clocks)
    let managers = record.managers(\.managers)
    return try Self(shop(), clocks: clocks(), managers: managers())
  }
}

extension Wallet.Shop: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let items = record.field("items", \.items)
    let rules = record.field("rules", \.rules, default: .standard)
    return try Wallet.Shop(items(or: []), rules: rules(or: .standard))
  }
}

extension Wallet.Shop.Item: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let image = record.field("image", \.image)
    let price = record.field("price", \.price)
    let level = record.field("level", \.level, default: 1)
    let isRepeatable = record.field("repeatable", \.isRepeatable, default: false)
    let freezes = record.field("freezes", \.freezes, default: 0)
    let repairs = record.field("repairs", \.repairs, default: 0)
    return try Self(
      id: id(),
      title: title(),
      image: image(),
      price: price(),
      level: level(),
      isRepeatable: isRepeatable(),
      freezes: freezes(),
      repairs: repairs()
    )
  }
}

/// The reason a ``Wallet`` refuses a command, or an event in its log has no effect.
public enum WalletError: LogRefusal, Hashable {
  /// The shop does not have this item.
  case unknownItem(Wallet.Shop.Item.ID)
  /// The item costs more coins than there are; so many are missing.
  case notEnoughCoins(missing: Int, for: Wallet.Shop.Item.ID)
  /// The item is for a higher level.
  case levelNotReached(Int, for: Wallet.Shop.Item.ID)
  /// The item was bought already, and can be bought only once.
  case alreadyBought(Wallet.Shop.Item.ID)
  /// There would be more coins than fit into `Int`.
  case tooManyCoins
  /// The log does not take the event, whatever it says.
  case log(LogError)
}

extension WalletError: WordedError {
  package static var sentences: SentenceCatalog { progressSentences }

  package var wording: Wording {
    switch self {
    case .unknownItem: "wallet.unknownItem"
    case .notEnoughCoins(let missing, _):
      Wording("wallet.notEnoughCoins", ["missing": .count(missing)])
    case .levelNotReached(let level, _): Wording("wallet.levelNotReached", ["level": .count(level)])
    case .alreadyBought: "wallet.alreadyBought"
    case .tooManyCoins: "wallet.tooManyCoins"
    case .log(let error): Wording(error)
    }
  }
}

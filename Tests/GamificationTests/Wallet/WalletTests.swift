import Foundation
import Gamification
import LudusTestSupport
import Testing

@Suite struct WalletTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// A coin for ten points, 25 for a level.
  private func wallet(points: Int = 0) throws -> Wallet {
    let shop = try Shop(
      [
        Shop.Item(id: "hat", title: "A hat", image: "hat.png", price: 30),
        Shop.Item(id: "crown", title: "A crown", price: 40, level: 3),
        Shop.Item(id: "confetti", title: "Confetti", price: 5, isRepeatable: true),
        Shop.Item(id: "smile", title: "A smile", price: 0),
      ],
      rules: Wallet.Rules(coins: 1, forPoints: 10, perLevel: 25)
    )
    var wallet = Wallet(shop)
    if points != 0 {
      try wallet.collect(points: points, id: "start", at: now)
    }
    return wallet
  }

  // MARK: Earning

  @Test func coinsAreEarnedWithPointsAndLevels() throws {
    var wallet = try wallet(points: 99)
    #expect(wallet.balance == 9)
    #expect(wallet.level == 1)
    // The hundredth point completes a coin and a level.
    try wallet.collect(points: 100, id: "b", at: now)
    #expect(wallet.balance == 35)
    #expect(wallet.level == 2)
    // Several levels at once.
    try wallet.collect(points: 600, id: "c", at: now)
    #expect(wallet.balance == 60 + 3 * 25)
    #expect(wallet.mostPoints == 600)
  }

  @Test func lostPointsCostNoCoinsAndAreNotPaidTwice() throws {
    var wallet = try wallet(points: 200)
    let balance = wallet.balance
    try wallet.collect(points: 50, id: "b", at: now)
    try wallet.collect(points: -10, id: "c", at: now)
    try wallet.collect(points: 200, id: "d", at: now)
    #expect(wallet.balance == balance)
    #expect(wallet.level == 2)
    try wallet.collect(points: 210, id: "e", at: now)
    #expect(wallet.balance == balance + 1)
  }

  @Test func howOftenIsCollectedDoesNotMatter() {
    forEachSeed(0..<50) { generator in
      let totals = (0..<30).map { _ in generator.draw(below: 2000) }
      var often = try wallet()
      for (index, total) in totals.enumerated() {
        try often.collect(points: total, id: "\(index)", at: now)
      }
      try #require(try often.balance == wallet(points: totals.max() ?? 0).balance)
    }
  }

  @Test func rulesMayPayForLevelsAlone() throws {
    let rules = Wallet.Rules(coins: 0, perLevel: 7, levels: try LevelCurve(.linear(step: 10)))
    var wallet = Wallet(try Shop([], rules: rules))
    try wallet.collect(points: 35, id: "a", at: now)
    #expect(wallet.balance == 21)
  }

  // MARK: Spending

  @Test func buyingCostsThePrice() throws {
    var wallet = try wallet(points: 100)
    #expect(wallet.refusal(of: "hat") == nil)
    try wallet.buy("hat", id: "b", at: now)
    #expect(wallet.balance == 5)
    #expect(wallet.count(of: "hat") == 1)
    try wallet.buy("confetti", id: "c", at: now)
    #expect(wallet.balance == 0)
    try wallet.buy("smile", id: "d", at: now)
    #expect(wallet.balance == 0)
  }

  @Test func spendingChangesNeitherPointsNorLevel() throws {
    let ledger = try Sample.ledger([Sample.entry("a", .points(120))])
    var wallet = try wallet()
    try wallet.collect(points: ledger.total(of: "bob"), id: "w1", at: now)
    let (points, level) = (wallet.mostPoints, wallet.level)
    try wallet.buy("hat", id: "w2", at: now)
    #expect(wallet.mostPoints == points)
    #expect(wallet.level == level)
    #expect(ledger.total(of: "bob") == 120)
  }

  @Test func someThingsCanBeBoughtOftenAndOthersOnce() throws {
    var wallet = try wallet(points: 300)
    try wallet.buy("confetti", id: "b", at: now)
    try wallet.buy("confetti", id: "c", at: now)
    #expect(wallet.count(of: "confetti") == 2)
    try wallet.buy("hat", id: "d", at: now)
    expectRefusal(WalletError.alreadyBought("hat"), of: wallet) {
      try $0.buy("hat", id: "e", at: now)
    }
  }

  @Test func whatCannotBeBoughtIsRefused() throws {
    let wallet = try wallet(points: 100)
    expectRefusal(WalletError.unknownItem("boat"), of: wallet) {
      try $0.buy("boat", id: "b", at: now)
    }
    expectRefusal(WalletError.levelNotReached(3, for: "crown"), of: wallet) {
      try $0.buy("crown", id: "b", at: now)
    }
    var poor = wallet
    try poor.buy("hat", id: "b", at: now)
    try poor.buy("confetti", id: "c", at: now)
    expectRefusal(WalletError.notEnoughCoins(missing: 5, for: "confetti"), of: poor) {
      try $0.buy("confetti", id: "d", at: now)
    }
    #expect(poor.refusal(of: "confetti") == .notEnoughCoins(missing: 5, for: "confetti"))
  }

  // MARK: Identifiers and dates

  @Test func theSameEventTwiceIsOneEvent() throws {
    var wallet = try wallet(points: 100)
    try wallet.buy("confetti", id: "b", at: now)
    try wallet.buy("hat", id: "c", at: now.addingTimeInterval(5))
    let once = wallet
    try wallet.buy("confetti", id: "b", at: now)
    try wallet.collect(points: 100, id: "start", at: now)
    #expect(wallet == once)
  }

  @Test func anIdentifierWithOtherContentIsRefused() throws {
    let wallet = try wallet(points: 100)
    expectRefusal(WalletError.conflictingEvent("start"), of: wallet) {
      try $0.collect(points: 101, id: "start", at: now)
    }
    expectRefusal(WalletError.conflictingEvent("start"), of: wallet) {
      try $0.buy("hat", id: "start", at: now)
    }
  }

  @Test func datesDoNotGoBackAndAreInRange() throws {
    let wallet = try wallet(points: 100)
    let before = now.addingTimeInterval(-1)
    expectRefusal(WalletError.dateBeforeLastEvent(before, last: now), of: wallet) {
      try $0.buy("hat", id: "b", at: before)
    }
    expectRefusal(WalletError.dateBeforeLastEvent(before, last: now), of: wallet) {
      try $0.collect(points: 200, id: "b", at: before)
    }
    for seconds in [Double.nan, .infinity, 1e300] {
      expectRefusal(WalletError.dateOutOfRange, of: wallet) {
        try $0.buy("hat", id: "b", at: Date(timeIntervalSince1970: seconds))
      }
      expectRefusal(WalletError.dateOutOfRange, of: wallet) {
        try $0.collect(points: 200, id: "b", at: Date(timeIntervalSince1970: seconds))
      }
    }
  }

  @Test func moreCoinsThanFitAreRefused() throws {
    func wallet(_ rules: Wallet.Rules) throws -> Wallet {
      var wallet = Wallet(try Shop([], rules: rules))
      try wallet.collect(points: 1, id: "a", at: now)
      return wallet
    }
    for rules in [
      Wallet.Rules(coins: 2, forPoints: 1), Wallet.Rules(coins: .max, forPoints: 2),
      Wallet.Rules(coins: 1, forPoints: 1, perLevel: 1), Wallet.Rules(perLevel: .max),
    ] {
      expectRefusal(WalletError.tooManyCoins, of: try wallet(rules)) {
        try $0.collect(points: .max, id: "b", at: now)
      }
    }
    var rich = try wallet(Wallet.Rules(coins: .max, forPoints: .max))
    try rich.collect(points: .max, id: "b", at: now)
    #expect(rich.balance == .max)
  }

  // MARK: Explanation and replay

  @Test func theBalanceIsExplained() throws {
    var wallet = try wallet(points: 100)
    try wallet.buy("hat", id: "b", at: now)
    try wallet.collect(points: 50, id: "c", at: now)
    #expect(wallet.postings.map(\.id) == ["start", "b", "c"])
    #expect(wallet.postings.map(\.coins) == [35, -30, 0])
    #expect(wallet.postings.map(\.balance) == [35, 5, 5])
    let steps = wallet.postings.flatMap(\.steps)
    #expect(steps.map(\.kind) == [.points, .levels, .purchase])
    #expect(steps.map(\.coins) == [10, 25, -30])
  }

  @Test func randomEventsNeverLeaveLessThanNothing() {
    forEachHistory(
      0..<60,
      of: { generator in
        (0..<60).map { index in (index, generator.draw(below: 6), generator.draw(below: 900)) }
      }
    ) { commands, _ in
      var wallet = try wallet()
      let items: [Shop.Item.ID] = ["hat", "crown", "confetti", "smile", "boat"]
      for (index, choice, points) in commands {
        _ = try isAccepted(by: &wallet) { wallet in
          let date = now.addingTimeInterval(Double(index))
          if choice < items.count {
            try wallet.buy(items[choice], id: "\(index)", at: date)
          } else {
            try wallet.collect(points: points, id: "\(index)", at: date)
          }
        }
      }
      var balance = 0
      for posting in wallet.postings {
        try #require(posting.coins == posting.steps.reduce(0) { $0 + $1.coins })
        balance += posting.coins
        try #require(posting.balance == balance)
        try #require(balance >= 0)
      }
      try #require(wallet.balance == balance)
      try #require(wallet.count(of: "hat") <= 1)
      try expectReplayEqualsLive(wallet)
      try expectRoundTrip(wallet)
      // A log with repetitions is the same log.
      let again = try Wallet(wallet.content, replaying: wallet.events.flatMap { [$0, $0] })
      try #require(again == wallet)
    }
  }

  @Test func eventsAreStoredReadably() throws {
    try expectJSON(
      Wallet.Event(id: "w1", .collected(points: 120), at: now),
      #"{"at":1800000000000,"id":"w1","kind":"collected","points":120}"#
    )
    try expectJSON(
      Wallet.Event(id: "w2", .bought("hat"), at: now),
      #"{"at":1800000000000,"id":"w2","item":"hat","kind":"bought"}"#
    )
    for text in [
      #"{"at":1,"id":"w1","kind":"lost","points":1}"#, #"{"at":1,"id":"w1","kind":"collected"}"#,
      #"{"at":1,"id":"w1","kind":"bought"}"#, #"{"id":"w1","kind":"collected","points":1}"#,
      #"{"at":1,"kind":"collected","points":1}"#,
    ] {
      #expect(throws: DecodingError.self) { try decode(Wallet.Event.self, text) }
    }
  }

  @Test func aForgedPurchaseIsNotReplayed() throws {
    let text = try json(try wallet(points: 100)).replacingOccurrences(
      of: #"{"at":1800000000000,"id":"start""#,
      with: #"{"at":1,"id":"x","item":"hat","kind":"bought"},{"at":1800000000000,"id":"start""#
    )
    #expect(throws: DecodingError.self) { try decode(Wallet.self, text) }
  }

  @Test(arguments: [
    (WalletError.unknownItem("boat"), #"There is no "boat" in this shop."#),
    (.notEnoughCoins(missing: 1, for: "hat"), "1 more coin is needed."),
    (.notEnoughCoins(missing: 20, for: "hat"), "20 more coins are needed."),
    (.levelNotReached(3, for: "crown"), "This is for level 3 and above."),
    (.alreadyBought("hat"), "You have this already."),
    (.conflictingEvent("w1"), #"Something else was recorded as "w1"."#),
    (
      .dateBeforeLastEvent(.distantPast, last: .distantFuture),
      "The clock is behind the last purchase or payment."
    ),
    (.dateOutOfRange, "The date is too far away."),
    (.tooManyCoins, "No more coins fit into this wallet."),
  ])
  func everyRefusalHasASentence(error: WalletError, sentence: String) {
    #expect(error.description == sentence)
  }
}

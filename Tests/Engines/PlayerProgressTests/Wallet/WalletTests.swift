// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import Testing

@testable import PlayerProgress

@Suite struct WalletTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// A coin for ten points, 25 for a level.
  private func wallet(points: Int = 0) throws -> Wallet {
    let shop = try Wallet.Shop(
      [
        Wallet.Shop.Item(id: "hat", title: "A hat", image: "hat.png", price: 30),
        Wallet.Shop.Item(id: "crown", title: "A crown", price: 40, level: 3),
        Wallet.Shop.Item(id: "confetti", title: "Confetti", price: 5, isRepeatable: true),
        Wallet.Shop.Item(id: "smile", title: "A smile", price: 0),
      ],
      rules: try Wallet.Rules {
        $0.coins = 1
        $0.points = 10
        $0.perLevel = 25
      }
    )
    var wallet = Wallet(shop)
    if points != 0 {
      try wallet.collect(points: points, at: now, stamp: .init(id: "start"))
    }
    return wallet
  }

  // MARK: Earning

  @Test func coinsAreEarnedWithPointsAndLevels() throws {
    var wallet = try wallet(points: 99)
    #expect(wallet.balance == 9)
    #expect(wallet.level == 1)
    // The hundredth point completes a coin and a level.
    try wallet.collect(points: 100, at: now)
    #expect(wallet.balance == 35)
    #expect(wallet.level == 2)
    // Several levels at once.
    try wallet.collect(points: 600, at: now)
    #expect(wallet.balance == 60 + 3 * 25)
    #expect(wallet.mostPoints == 600)
  }

  @Test func lostPointsCostNoCoinsAndAreNotPaidTwice() throws {
    var wallet = try wallet(points: 200)
    let balance = wallet.balance
    try wallet.collect(points: 50, at: now)
    try wallet.collect(points: -10, at: now)
    try wallet.collect(points: 200, at: now)
    #expect(wallet.balance == balance)
    #expect(wallet.level == 2)
    try wallet.collect(points: 210, at: now)
    #expect(wallet.balance == balance + 1)
  }

  @Test func howOftenIsCollectedDoesNotMatter() {
    forEachSeed(0..<50) { generator in
      let totals = (0..<30).map { _ in generator.draw(below: 2000) }
      var often = try wallet()
      for total in totals {
        try often.collect(points: total, at: now)
      }
      try #require(try often.balance == wallet(points: totals.max() ?? 0).balance)
    }
  }

  @Test func rulesMayPayForLevelsAlone() throws {
    let rules = try Wallet.Rules {
      $0.coins = 0
      $0.perLevel = 7
      $0.levels = try LevelCurve(.linear(step: 10))
    }
    var wallet = Wallet(try Wallet.Shop([], rules: rules))
    try wallet.collect(points: 35, at: now)
    #expect(wallet.balance == 21)
  }

  // MARK: Spending

  @Test func buyingCostsThePrice() throws {
    var wallet = try wallet(points: 100)
    #expect(wallet.refusal(of: "hat") == nil)
    try wallet.buy("hat", at: now)
    #expect(wallet.balance == 5)
    #expect(wallet.count(of: "hat") == 1)
    try wallet.buy("confetti", at: now)
    #expect(wallet.balance == 0)
    try wallet.buy("smile", at: now)
    #expect(wallet.balance == 0)
  }

  @Test func spendingChangesNeitherPointsNorLevel() throws {
    let ledger = try Sample.ledger([Sample.entry("a", .points(120))])
    var wallet = try wallet()
    try wallet.collect(points: ledger.total(of: "bob"), at: now)
    let (points, level) = (wallet.mostPoints, wallet.level)
    try wallet.buy("hat", at: now)
    #expect(wallet.mostPoints == points)
    #expect(wallet.level == level)
    #expect(ledger.total(of: "bob") == 120)
  }

  @Test func someThingsCanBeBoughtOftenAndOthersOnce() throws {
    var wallet = try wallet(points: 300)
    try wallet.buy("confetti", at: now)
    try wallet.buy("confetti", at: now)
    #expect(wallet.count(of: "confetti") == 2)
    try wallet.buy("hat", at: now)
    expectRefusal(WalletError.alreadyBought("hat"), of: wallet) {
      try $0.buy("hat", at: now)
    }
  }

  @Test func whatCannotBeBoughtIsRefused() throws {
    let wallet = try wallet(points: 100)
    expectRefusal(WalletError.unknownItem("boat"), of: wallet) {
      try $0.buy("boat", at: now)
    }
    expectRefusal(WalletError.levelNotReached(3, for: "crown"), of: wallet) {
      try $0.buy("crown", at: now)
    }
    var poor = wallet
    try poor.buy("hat", at: now)
    try poor.buy("confetti", at: now)
    expectRefusal(WalletError.notEnoughCoins(missing: 5, for: "confetti"), of: poor) {
      try $0.buy("confetti", at: now)
    }
    #expect(poor.refusal(of: "confetti") == .notEnoughCoins(missing: 5, for: "confetti"))
  }

  // MARK: Identifiers and dates

  @Test func theSameEventTwiceIsOneEvent() throws {
    var wallet = try wallet(points: 100)
    try wallet.buy("confetti", at: now + 1, stamp: .init(id: "b"))
    try wallet.buy("hat", at: now + 5, stamp: .init(id: "c"))
    let once = wallet
    try wallet.buy("confetti", at: now + 1, stamp: .init(id: "b"))
    try wallet.collect(points: 100, at: now, stamp: .init(id: "start"))
    #expect(wallet == once)
  }

  static let commands: [SharedCommand<Wallet>] = [
    SharedCommand("collect") { try $0.collect(points: 5, at: $1, stamp: $2) },
    SharedCommand("award") { try $0.award(coins: 5, at: $1, stamp: $2) },
    SharedCommand("buy") { try $0.buy("smile", at: $1, stamp: $2) },
  ]

  @Test(arguments: commands)
  func eachCommandRefusesWhatNoLogTakes(command: SharedCommand<Wallet>) throws {
    var wallet = try wallet()
    try wallet.collect(points: 1, at: Date(timeIntervalSince1970: 1), stamp: .init(id: "e"))
    expectLogRefusals(of: command, by: wallet)
    expectLogRefusals(of: .bought("smile"), by: nil, in: wallet)
  }

  @Test func whatArrivesLateIsPaidAtItsPlace() throws {
    var phone = try wallet(points: 100)
    var tablet = phone
    try phone.buy("hat", at: now + 10)
    try tablet.buy("hat", at: now + 5)
    let both = phone
    expectTaken(phone.merge(tablet.events))
    expectTaken(tablet.merge(both.events))
    // Both bought the hat, which can be bought once: the earlier purchase counts.
    #expect(phone == tablet)
    #expect(phone.balance == 5)
    #expect(phone.refusals.map(\.reason) == [.alreadyBought("hat")])
  }

  @Test func moreCoinsThanFitAreRefused() throws {
    func wallet(_ rules: Wallet.Rules) throws -> Wallet {
      var wallet = Wallet(try Wallet.Shop([], rules: rules))
      try wallet.collect(points: 1, at: now)
      return wallet
    }
    for rules in [
      try Wallet.Rules {
        $0.coins = 2
        $0.points = 1
      },
      try Wallet.Rules {
        $0.coins = .max
        $0.points = 2
      },
      try Wallet.Rules {
        $0.coins = 1
        $0.points = 1
        $0.perLevel = 1
      }, try Wallet.Rules { $0.perLevel = .max },
    ] {
      expectRefusal(WalletError.tooManyCoins, of: try wallet(rules)) {
        try $0.collect(points: .max, at: now)
      }
    }
    var rich = try wallet(
      try Wallet.Rules {
        $0.coins = .max
        $0.points = .max
      }
    )
    try rich.collect(points: .max, at: now)
    #expect(rich.balance == .max)
  }

  @Test func coinsAreGivenWithoutPoints() throws {
    var wallet = try wallet()
    try wallet.award(coins: 30, at: now)
    try wallet.award(coins: -5, at: now)
    #expect(wallet.balance == 30)
    #expect(wallet.mostPoints == 0)
    try wallet.buy("hat", at: now)
    #expect(wallet.postings.map(\.coins) == [30, 0, -30])
    #expect(wallet.postings[0].steps.map(\.kind) == [.award])
    try wallet.award(coins: .max, at: now)
    expectRefusal(WalletError.tooManyCoins, of: wallet) { try $0.award(coins: 1, at: now) }
    try expectRoundTrip(wallet)
    try expectJSON(Wallet.Action.awarded(coins: 5), #"{"coins":5,"kind":"awarded"}"#)
  }

  @Test func whatIsVoidGivesTheCoinsBack() throws {
    var wallet = try wallet(points: 100)
    let hat = try wallet.buy("hat", at: now)
    #expect(wallet.balance == 5 && wallet.count(of: "hat") == 1)
    let void = try wallet.void(hat.id, at: now)
    #expect(wallet.balance == 35 && wallet.count(of: "hat") == 0)
    #expect(wallet.postings.map(\.coins) == [35])
    expectRefusal(WalletError.log(.alreadyVoid(hat.id.rawValue)), of: wallet) {
      try $0.void(hat.id, at: now)
    }
    expectRefusal(WalletError.log(.unknownEvent("x")), of: wallet) { try $0.void("x", at: now) }
    try wallet.void(void.id, at: now)
    #expect(wallet.balance == 5)
    // Coins that were spent and are not there any more leave the purchase without effect.
    let earned = try #require(wallet.events.first)
    try wallet.void(earned.id, at: now)
    #expect(wallet.balance == 0 && wallet.refusals.map(\.id) == [hat.id])
    try expectRoundTrip(wallet)
    try expectJSON(Wallet.Action.voided("w1"), #"{"event":"w1","kind":"voided"}"#)
  }

  // MARK: Explanation and replay

  @Test func theBalanceIsExplained() throws {
    var wallet = try wallet(points: 100)
    try wallet.buy("hat", at: now)
    try wallet.collect(points: 50, at: now)
    #expect(wallet.postings.map(\.id) == wallet.events.map(\.id))
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
      let items: [Wallet.Shop.Item.ID] = ["hat", "crown", "confetti", "smile", "boat"]
      for (index, choice, points) in commands {
        _ = try isAccepted(by: &wallet) { wallet in
          let date = now.addingTimeInterval(Double(index))
          if choice < items.count {
            try wallet.buy(items[choice], at: date)
          } else {
            try wallet.collect(points: points, at: date)
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
      Wallet.Event(.collected(points: 120), at: now, id: "w1"),
      #"{"at":1800000000000,"id":"w1","kind":"collected","points":120}"#
    )
    try expectJSON(
      Wallet.Event(.bought("hat"), at: now, id: "w2"),
      #"{"at":1800000000000,"id":"w2","item":"hat","kind":"bought"}"#
    )
    for text in [
      #"{"at":1,"id":"w1","kind":"lost","points":1}"#, #"{"at":1,"id":"w1","kind":"collected"}"#,
      #"{"at":1,"id":"w1","kind":"bought"}"#, #"{"id":"w1","kind":"collected","points":1}"#,
      #"{"at":1,"kind":"collected","points":1}"#,
    ] {
      #expect(throws: (any Error).self) { try decode(Wallet.Event.self, text) }
    }
  }

  @Test func aForgedPurchaseHasNoEffect() throws {
    let text = try json(try wallet(points: 100)).replacingOccurrences(
      of: #"{"at":1800000000000,"id":"start""#,
      with: #"{"at":1,"id":"x","item":"hat","kind":"bought"},{"at":1800000000000,"id":"start""#
    )
    let forged = try decode(Wallet.self, text)
    #expect(forged.refusals.map(\.reason) == [.notEnoughCoins(missing: 30, for: "hat")])
  }

  @Test(arguments: [
    (
      WalletError.unknownItem("boat"), #"(unknownItem: "boat")"#,
      "This shop does not have that."
    ),
    (
      .notEnoughCoins(missing: 1, for: "hat"), #"(notEnoughCoins, missing: 1, for: "hat")"#,
      "1 more coin is needed."
    ),
    (
      .notEnoughCoins(missing: 20, for: "hat"), #"(notEnoughCoins, missing: 20, for: "hat")"#,
      "20 more coins are needed."
    ),
    (
      .levelNotReached(3, for: "crown"), #"(levelNotReached: 3, for: "crown")"#,
      "This is for level 3 and above."
    ),
    (.alreadyBought("hat"), #"(alreadyBought: "hat")"#, "You already have this."),
    (
      .tooManyCoins, "(tooManyCoins)",
      "No more coins fit into this wallet."
    ),
    (
      .log(.emptyIdentifier), "(log.emptyIdentifier)", "This cannot be stored."
    ),
  ])
  func everyRefusalHasASentence(error: WalletError, text: String, sentence: String) {
    #expect(error.description == "\(sentence) \(text)")
    #expect(error.sentence(in: .english) == sentence)
    #expect(error.sentence(in: .german) != sentence)
  }

  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(progressSentences.faults.isEmpty)
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct ShopTests {
  @Test func itemsAreFoundByIdentifier() throws {
    let hat = Wallet.Shop.Item(id: "hat", title: "A hat", price: 30)
    let shop = try Wallet.Shop([hat])
    #expect(shop.item("hat") == hat)
    #expect(shop.item("boat") == nil)
  }

  @Test func everyFaultIsReported() {
    let faults = contentFaults(RuleFault.self) {
      _ = try Wallet.Shop(
        [
          Wallet.Shop.Item(id: "hat", title: "A hat", price: -1, level: 0),
          Wallet.Shop.Item(id: "hat", title: "Another", price: 0),
          Wallet.Shop.Item(id: " ", title: "", price: .max, level: .min),
        ]
      )
    }
    #expect(
      faults == [
        "items[1].id: the identifier \"hat\" is taken already, by items[0]",
        "items[2].id: the identifier is empty",
        "items[0].price: -1, expected at least 0",
        "items[0].level: 0, expected at least 1",
        "items[2].level: \(Int.min), expected at least 1",
      ]
    )
  }

  @Test func everyFaultOfTheRulesIsReported() {
    let faults = contentFaults(RuleFault.self) {
      _ = try Wallet.Rules {
        $0.coins = -1
        $0.points = 0
        $0.perLevel = -1
      }
    }
    #expect(
      faults == [
        "coins: -1, expected at least 0",
        "points: 0, expected at least 1",
        "perLevel: -1, expected at least 0",
      ]
    )
  }

  @Test func aShopIsStoredWithoutDefaults() throws {
    try expectJSON(
      Wallet.Shop([Wallet.Shop.Item(id: "hat", title: "A hat", price: 30)]),
      #"{"items":[{"id":"hat","price":30,"title":"A hat"}],"version":1}"#
    )
    try expectJSON(
      Wallet.Shop(
        [
          Wallet.Shop.Item(
            id: "hat",
            title: "A hat",
            image: "hat.png",
            price: 30,
            level: 2,
            isRepeatable: true
          )
        ],
        rules: Wallet.Rules {
          $0.coins = 3
          $0.points = 7
          $0.perLevel = 2
          $0.levels = try LevelCurve(.linear(step: 9))
        }
      ),
      """
      {"items":[{"id":"hat","image":"hat.png","level":2,"price":30,"repeatable":true,\
      "title":"A hat"}],"rules":{"coins":3,"levels":{"kind":"linear","step":9},"perLevel":2,\
      "points":7},"version":1}
      """
    )
  }

  @Test(arguments: [
    (#"{"items":[]}"#, ["version: this key is missing"]),
    (#"{"version":3,"items":7}"#, ["version: version 3 is not known, expected 1"]),
    (#"{"version":1}"#, ["items: this key is missing"]),
    (
      #"{"version":1,"items":[{"id":"hat","price":"free"}],"rules":{"coins":-2}}"#,
      [
        "items[0].title: this key is missing", "items[0].price: expected an integer",
        "rules.coins: -2, expected at least 0",
      ]
    ),
    (
      #"{"version":1,"items":[{"id":"a","title":"A","price":-3}],"rules":{"points":"many"}}"#,
      ["rules.points: expected an integer", "items[0].price: -3, expected at least 0"]
    ),
  ])
  func aMalformedShopIsRefused(text: String, faults: [String]) {
    #expect(contentFaults(RuleFault.self) { _ = try decode(Wallet.Shop.self, text) } == faults)
  }
}

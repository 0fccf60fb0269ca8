// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct ActivityTests {
  @Test func inJSONAnActivityLeavesOutWhatThereIsNoneOf() throws {
    try expectJSON(
      PlayerActivity(id: "a1", member: "ada", kind: .todo, at: Date(timeIntervalSince1970: 1.5)),
      #"{"at":1500,"id":"a1","kind":"todo","member":"ada"}"#
    )
    try expectJSON(
      PlayerActivity(
        id: "a1",
        member: "ada",
        kind: "quizFinished",
        subject: "atoms",
        amount: 20,
        tags: ["b", "a"],
        season: "spring",
        at: Date(timeIntervalSince1970: 1),
        utcOffset: -600
      ),
      #"{"amount":20,"at":1000,"id":"a1","kind":"quizFinished","member":"ada","season":"spring","#
        + #""subject":"atoms","tags":["a","b"],"utcOffset":-600}"#
    )
    try expectJSON(
      PlayerActivity(id: "v", member: "ada", voiding: "a1", at: Date(timeIntervalSince1970: 1)),
      #"{"at":1000,"id":"v","kind":"void","member":"ada","voids":"a1"}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"id":"a","member":"b","kind":"void","at":1}"#, #"{"id":"a","member":"b","at":1}"#,
    #"{"id":"a","member":"b","kind":"todo","at":9223372036854775807}"#,
    #"{"id":"a","member":"b","kind":"todo","at":1,"amount":1e300}"#,
  ])
  func otherJSONIsNoActivity(json: String) {
    #expect(throws: (any Error).self) { try decode(PlayerActivity.self, json) }
  }

  @Test func datesAreRoundedToMilliseconds() {
    let date = Date(timeIntervalSince1970: 1.000_4)
    let rounded = Date(timeIntervalSince1970: 1)
    #expect(PlayerActivity(id: "a", member: "ada", kind: .todo, at: date).date == rounded)
    #expect(PlayerActivity(id: "a", member: "ada", voiding: "b", at: date).date == rounded)
    let far = Date(timeIntervalSince1970: .infinity)
    #expect(PlayerActivity(id: "a", member: "ada", kind: .todo, at: far).date == far)
    #expect(throws: EncodingError.self) {
      try json(PlayerActivity(id: "a", member: "ada", kind: .todo, at: far))
    }
  }

  @Test func aWornTitleIsStoredAsANameOrATier() throws {
    try expectJSON(
      [Achievement.WornTitle.latest, .none, .of(Achievement.Tier.ID("todos", tier: 1))],
      #"["latest","none",{"achievement":"todos","tier":1}]"#
    )
    #expect(throws: DecodingError.self) { try decode([Achievement.WornTitle].self, #"["first"]"#) }
    try expectJSON(AchievementTracker.RevocationPolicy.allCases, #"["keep","revoke"]"#)
  }
}

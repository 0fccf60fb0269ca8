// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import DiaryCalendars
@testable import LearningDiary

@Suite struct CalendarUIDTests {
  @Test(
    "an item has the same name in calendars for ever",
    arguments: [
      (.own("g1"), "g1@eva.diary"), (.own("a/b@c%"), "a%2Fb%40c%25@eva.diary"),
      (.platform("week-1", in: "coding"), "coding/week-1@eva.diary"),
      (.platform("b/c", in: "a"), "a/b%2Fc@eva.diary"),
      (.platform("c", in: "a/b"), "a%2Fb/c@eva.diary"),
      (.own("uid:abc@google.com"), "abc@google.com"), (.own("uid:"), "uid:@eva.diary"),
      (.own(""), "@eva.diary"),
    ] as [(DiaryItem.Key, String)]
  )
  func names(item: DiaryItem.Key, uid: String) {
    #expect(CalendarUID.uid(of: item, owner: "eva") == uid)
    #expect(CalendarUID.item(of: uid, owner: "eva") == item)
  }

  @Test(
    "what is not named as ours is somebody else's",
    arguments: [
      "abc", "g1@bob.diary", "a/b/c@eva.diary", "a%zz@eva.diary", "a%2@eva.diary", "a@b@eva.diary",
      "uid:x@eva.diary", "",
    ]
  )
  func others(uid: String) {
    #expect(CalendarUID.item(of: uid, owner: "eva") == .own(DiaryItem.ID("uid:" + uid)))
  }

  @Test("no two items have the same name, and each is found by its name")
  func unique() {
    let pieces = ["a", "%", "/", "@", "uid:", ".diary", "25", "2F", "eva", "ü"]
    forEachSeed(0..<300) { generator in
      func draw() -> String {
        (0..<generator.draw(below: 5)).map { _ in pieces[generator.draw(below: pieces.count)] }
          .joined()
      }
      let owner = Learner.ID(draw())
      for key in [
        DiaryItem.Key.own(DiaryItem.ID(draw())),
        .platform(DiaryCourse.Event.ID(draw()), in: DiaryCourse.ID(draw())),
      ] {
        let uid = CalendarUID.uid(of: key, owner: owner)
        if case .own(let id) = key, id.rawValue.hasPrefix("uid:"), uid.hasSuffix(".diary") {
          // An item that says that it is another calendar's has to be what that calendar says.
          continue
        }
        try #require(CalendarUID.item(of: uid, owner: owner) == key)
      }
    }
  }
}

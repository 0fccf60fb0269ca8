// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import LearningDiary
import LudusTestSupport
import Testing

@Suite struct DiaryEventTests {
  static let actions: [(Diary.Action, String)] = [
    (.merged([]), #""courses":[],"kind":"merged""#),
    (.colored("c", .green), #""color":"green","course":"c","kind":"colored""#),
    (.requested(.enrollment, of: "c"), #""course":"c","kind":"requested","request":"enrollment""#),
    (.requested(.leaving, of: "c"), #""course":"c","kind":"requested","request":"leaving""#),
    (.withdrewRequest(of: "c"), #""course":"c","kind":"withdrewRequest""#),
    (
      .added(.goal(id: "g", title: "G", course: "c", due: today)),
      #""item":{"course":"c","due":"2026-03-01","id":"g","kind":"goal","title":"G"},"kind":"added""#
    ),
    (
      .edited(.event(id: "e", title: "E", course: "c", due: today)),
      #""item":{"course":"c","due":"2026-03-01","id":"e","kind":"event","title":"E"},"#
        + #""kind":"edited""#
    ),
    (.deleted("g"), #""item":"g","kind":"deleted""#),
    (
      .deleted(.platform("w", in: "c")),
      #""item":{"course":"c","event":"w"},"kind":"deleted""#
    ),
    (.completed("g", occurrence: nil), #""item":"g","kind":"completed""#),
    (
      .completed("g", occurrence: today),
      #""item":"g","kind":"completed","occurrence":"2026-03-01""#
    ),
    (.reopened("g", occurrence: nil), #""item":"g","kind":"reopened""#),
    (
      .reopened("g", occurrence: today),
      #""item":"g","kind":"reopened","occurrence":"2026-03-01""#
    ),
    (.setReminder("g", on: today), #""item":"g","kind":"setReminder","on":"2026-03-01""#),
    (.setReminder("g", on: nil), #""item":"g","kind":"setReminder""#),
    (
      .setReminders("g", [.on(today, at: TimeOfDay(hour: 8))]),
      #""item":"g","kind":"setReminders","reminders":[{"at":"08:00","on":"2026-03-01"}]"#
    ),
    (
      .changedReminders("g", remind: [.on(today)], doNotRemind: []),
      #""item":"g","kind":"changedReminders","remind":[{"on":"2026-03-01"}]"#
    ),
    (
      .changedReminders(
        .platform("w", in: "c"),
        remind: [],
        doNotRemind: [.before(.days(1))]
      ),
      #""doNotRemind":[{"before":{"days":1}}],"item":{"course":"c","event":"w"},"#
        + #""kind":"changedReminders""#
    ),
    (
      .revised(
        "r",
        [
          .course("c"), .day(today), .text("T"), .answer(.next, "Rest"), .answer(.own("Why?"), nil),
          .order([.next, .clear]),
          .attach(Diary.Attachment("A", type: "image/png", at: .identifier("1"))),
        ]
      ),
      #""changes":[{"course":"c"},{"day":"2026-03-01"},{"text":"T"},"#
        + #"{"answer":{"prompt":"next","text":"Rest"}},"#
        + #"{"answer":{"prompt":{"question":"Why?"}}},{"order":["next","clear"]},"#
        + #"{"attach":{"id":"1","name":"A","type":"image/png"}}],"entry":"r","kind":"revised""#
    ),
    (.rated("g", 4), #""item":"g","kind":"rated","rating":4"#),
    (
      .rated("g", occurrence: today, nil),
      #""item":"g","kind":"rated","occurrence":"2026-03-01""#
    ),
    (.studied("c", .seconds(2700)), #""course":"c","kind":"studied","minutes":45"#),
    (
      .readItem(.platform("w", in: "c")), #""item":{"course":"c","event":"w"},"kind":"readItem""#
    ),
    (.markedExample("r", true), #""entry":"r","example":true,"kind":"markedExample""#),
    (
      .admitted("ms", .teacher(of: ["c", "a"])),
      #""access":{"courses":["a","c"],"role":"teacher","seesItems":false},"kind":"admitted","#
        + #""reader":"ms""#
    ),
    (
      .admitted("mum", .parent()),
      #""access":{"role":"parent","seesItems":true},"kind":"admitted","reader":"mum""#
    ),
    (.dismissed("mum"), #""kind":"dismissed","reader":"mum""#),
    (.optedOut(true), #""kind":"optedOut","out":true"#),
    (.awarded(.xp(5), for: "survey"), #""for":"survey","kind":"awarded","xp":5"#),
    (.awarded(.toNextLevel, for: "survey"), #""for":"survey","kind":"awarded""#),
    (.revokedAward(for: "survey"), #""for":"survey","kind":"revokedAward""#),
    (.sawAchievements, #""kind":"sawAchievements""#),
    (.bought("hat"), #""item":"hat","kind":"bought""#),
    (
      .mergedChanges(DiaryCourse.Changes(base: "m", courses: [], withdrawn: ["c"])),
      #""kind":"mergedChanges","since":"m","withdrawn":["c"]"#
    ),
  ]

  @Test(arguments: actions)
  func everyActionHasAJSONForm(action: Diary.Action, json: String) throws {
    try expectJSON(action, "{\(json)}")
  }

  @Test func anEventIsOneObject() throws {
    try expectJSON(
      Diary.Event(.completed("g1", occurrence: nil), at: now, id: "e7"),
      #"{"at":1772362800000,"id":"e7","item":"g1","kind":"completed"}"#
    )
    try expectJSON(
      Diary.Event(.deleted("g1"), at: now, recordedAt: now + 1, id: "e7"),
      #"{"at":1772362800000,"id":"e7","item":"g1","kind":"deleted","recordedAt":1772362801000}"#
    )
    try expectRoundTrip(Diary.Event(.merged(try platform()), at: now, id: "m"))
  }

  @Test func aDiaryIsItsContentAndItsEvents() throws {
    try expectJSON(
      Diary(owner: "eva"),
      #"{"content":{"owner":"eva","policies":{"reportWithin":{"days":7}}},"events":[]}"#
    )
    let policies = try Diary.Policies {
      $0.xp = try XPPolicy { $0.goal = 50 }
      $0.minimumCohort = 10
    }
    try expectJSON(
      Diary(owner: "eva", policies: policies),
      #"{"content":{"owner":"eva","policies":{"minimumCohort":10,"reportWithin":{"days":7},"#
        + #""xp":{"goal":50}}},"events":[]}"#
    )
    try expectRoundTrip(try makeDiary(policies))
    let diary = try makeDiary(policies)
    #expect(try Diary(json: diary.json()) == diary)
    #expect(try diary.json() == Diary(json: diary.json()).json())
  }

  @Test(arguments: [
    "{}", "[]", "7", #"{"kind":"deleted"}"#,
    #"{"at":0,"id":"e","kind":"flew"}"#,
    #"{"at":0,"id":"e","kind":"completed"}"#,
    #"{"at":0,"id":"e","kind":"completed","item":7}"#,
    #"{"at":0,"id":"e","kind":"completed","item":"g","occurrence":"2026-02-30"}"#,
    #"{"at":0,"id":"e","kind":"colored","course":"c","color":"pink"}"#,
    #"{"at":0,"id":"e","kind":"requested","course":"c","request":"sleep"}"#,
    #"{"at":0,"id":"e","kind":"added","item":{"kind":"goal"}}"#,
    #"{"at":0,"id":"e","kind":"added","item":{"id":"g","kind":"dream"}}"#,
    #"{"at":0,"id":"e","kind":"merged","courses":[{"id":"c","title":"","enrollment":"available"}]}"#,
    #"{"at":"now","id":"e","kind":"deleted","item":"g"}"#,
    #"{"at":9e99,"id":"e","kind":"deleted","item":"g"}"#,
    #"{"at":9223372036854775807,"id":"e","kind":"deleted","item":"g"}"#,
  ])
  func whatIsNoEventIsNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(Diary.Event.self, json) }
  }

  @Test(arguments: [
    ("", "line 1, column 1: this is not JSON, expected a value"),
    ("{}", "content: this key is missing"),
    (#"{"content":{},"events":[]}"#, "content.owner: this key is missing"),
    (
      #"{"content":{"owner":"eva"},"events":[{"at":0,"id":"","item":"g","kind":"deleted"}]}"#,
      "events[0]: refused: This cannot be stored. (log.emptyIdentifier)"
    ),
    (
      #"{"content":{"owner":"eva"},"events":[{"at":0,"id":"e","kind":"deleted"}]}"#,
      "events[0].item: this key is missing"
    ),
    (
      #"{"content":{"owner":"eva","policies":{"xp":{"goal":-1}}},"events":[]}"#,
      "content.policies.xp.goal: -1, expected 0 to 1000000"
    ),
  ])
  func whatIsNoDiaryIsNotRead(json: String, fault: String) {
    let faults = contentFaults(DiaryFault.self) { _ = try Diary(json: Data(json.utf8)) }
    #expect(faults == [fault])
  }

  @Test func theFaultsOfTheCoursesInAnEventAreToldWithTheirPlaces() {
    let json =
      #"{"at":0,"id":"e","kind":"merged","courses":["#
      + #"{"id":"c","title":"C","enrollment":"available"},"#
      + #"{"id":"","title":"","enrollment":"available"}]}"#
    #expect(
      contentFaults(DiaryFault.self) { _ = try decode(Diary.Event.self, json) } == [
        "courses[1].id: the identifier is empty", "courses[1].title: this says nothing",
      ]
    )
  }

  @Test func anUnknownKindIsToldWithTheKindsThereAre() {
    let faults = contentFaults(DiaryFault.self) {
      _ = try decode(Diary.Event.self, #"{"at":0,"id":"e","kind":"flew"}"#)
    }
    let kinds = Diary.Action.cases.map(\.name).joined(separator: ", ")
    #expect(faults == ["kind: the kind \"flew\" is not known, expected one of \(kinds)"])
    #expect(Set(Diary.Action.cases.map(\.name)).count == 40)
  }

  @Test func anEventThatIsRefusedAtItsPlaceStaysWithoutEffect() throws {
    var diary = try makeDiary()
    let late = Diary.Event(.completed("g1", occurrence: nil), at: after(2), id: "x")
    try diary.apply(late)
    #expect(diary.effect(of: "x") == .refused(.item(.unknown("g1"))))
    #expect(diary.effect(of: "x")?.refusal == .item(.unknown("g1")))
    #expect(diary.refusals.map(\.id) == ["x"])
    #expect(diary.refusals.first?.reason == .item(.unknown("g1")))
    #expect(diary.effect(of: "nothing") == nil)
    // It comes into effect when what it is about arrives.
    let goal = DiaryItem.goal(id: "g1", title: "Goal", course: "coding", due: today)
    try diary.apply(Diary.Event(.added(goal), at: after(1), id: "a"))
    #expect(diary.effect(of: "x") == .effective)
    #expect(diary.refusals.isEmpty)
    #expect(diary.isCompleted("g1"))
    #expect(diary.xp == 25)
    try expectReplayEqualsLive(diary)
    try diary.apply(Diary.Event(.deleted("g1"), at: after(4), recordedAt: after(3), id: "k"))
    #expect(diary.effect(of: "k") == .refused(.log(.knownBeforeItHappened)))
  }

  @Test func ofTwoDevicesThatCompleteTheSameGoalOneWasFirst() throws {
    var phone = try makeDiary()
    try phone.add(.goal(id: "g1", title: "Goal", course: "coding", due: today), at: now)
    var tablet = phone
    try phone.complete("g1", at: after(2))
    try tablet.complete("g1", at: after(1))
    let first = try #require(tablet.events.last)
    let second = try #require(phone.events.last)
    var one = phone
    var two = tablet
    expectTaken(one.merge(tablet.events))
    expectTaken(two.merge(phone.events))
    #expect(one == two)
    #expect(one.xp == 25)
    #expect(one.level == two.level)
    #expect(one.effect(of: first.id) == .effective)
    #expect(
      one.effect(of: second.id) == .refused(.item(.alreadyCompleted("g1", occurrence: nil)))
    )
  }

  @Test func theFirstEventThatNoLogTakesIsNamed() throws {
    var diary = try makeDiary()
    let events = [
      Diary.Event(.deleted("g"), at: now, id: ""), Diary.Event(.erasedWords(.all), at: now, id: ""),
    ]
    let rejected = diary.merge(events).rejected
    #expect(rejected.map(\.position) == [0, 1])
    #expect(throws: ReplayError(position: 0, refusal: DiaryError.log(.emptyIdentifier))) {
      try Diary(diary.content, replaying: events)
    }
  }

  @Test func aMergeTakesWhatTheLogCanTakeAndReturnsTheRest() throws {
    var diary = try makeDiary()
    let first = try #require(diary.events.first)
    let events = [
      Diary.Event(.deleted("g"), at: now, id: "a"),
      Diary.Event(.deleted("g"), at: now, id: first.id),
    ]
    let rejected = diary.merge(events).rejected
    #expect(rejected.map(\.event) == [events[1]])
    #expect(rejected.map(\.reason) == [.conflictingEvent(first.id.rawValue)])
    #expect(diary.events.contains(events[0]))
    #expect(throws: ReplayError(position: 1, refusal: DiaryError.log(.emptyIdentifier))) {
      try Diary(diary.content, replaying: [events[0], Diary.Event(.deleted("g"), at: now, id: "")])
    }
  }

  @Test func identifiersOfEventsAreDerivedFromTheLog() throws {
    let one = try makeDiary()
    #expect(one.events == (try makeDiary().events))
    #expect(one.events.first?.id.rawValue.hasPrefix("e000001-") == true)
    var two = one
    try two.setColor(.red, of: "coding", at: now)
    var three = one
    try three.setColor(.green, of: "coding", at: now)
    #expect(two.events.last?.id != three.events.last?.id)
    // Something that happens at the same instant comes after what was before it.
    try two.setColor(.green, of: "coding", at: now, stamp: .init(id: "z"))
    try two.setColor(.blue, of: "coding", at: now)
    #expect(two.color(of: "coding") == .blue)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

@Suite struct GroupEventTests {
  static let actions: [(PlayerGroup.Action, String)] = [
    (.founded, #""kind":"founded""#),
    (.invited("bob"), #""kind":"invited","member":"bob""#),
    (.joined, #""kind":"joined""#),
    (.left, #""kind":"left""#),
    (.removed("bob"), #""kind":"removed","member":"bob""#),
    (.promoted("bob"), #""kind":"promoted","member":"bob""#),
    (.demoted("bob"), #""kind":"demoted","member":"bob""#),
    (
      .adopted(.standard),
      #""kind":"adopted","rules":{"clockTolerance":600,"reportWithin":{"days":7},"version":1}"#
    ),
    (
      .adopted(.standard, .fromNowOn),
      #""kind":"adopted","rules":{"clockTolerance":600,"reportWithin":{"days":7},"version":1},"#
        + #""span":"fromNowOn""#
    ),
    (.optedOut, #""kind":"optedOut""#),
    (.optedIn, #""kind":"optedIn""#),
    (
      .created(Todo(id: "windows", title: "Clean the windows", points: 20)),
      #""kind":"created","todo":{"id":"windows","points":20,"title":"Clean the windows"}"#
    ),
    (.claimed("windows"), #""kind":"claimed","todo":"windows""#),
    (.released("windows"), #""kind":"released","todo":"windows""#),
    (.stole("windows", from: "bob"), #""from":"bob","kind":"stole","todo":"windows""#),
    (.completed("windows"), #""kind":"completed","todo":"windows""#),
    (.confirmed("windows"), #""kind":"confirmed","todo":"windows""#),
    (
      .completed(
        "windows",
        knowing: PlayerGroup.Action.Circumstances(
          members: ["ada", "bob"],
          points: 20,
          openSince: start,
          claimedAt: day(1),
          dueAt: day(2),
          confirmations: 1,
          tags: ["a"],
          challenges: ["c"]
        )
      ),
      #""kind":"completed","known":{"by":["ada","bob"],"challenges":["c"],"claimedAt":1772449200000,"#
        + #""confirmations":1,"due":1772535600000,"points":20,"since":1772362800000,"tags":["a"]},"#
        + #""todo":"windows""#
    ),
    (
      .confirmed("windows", completion: "e7"),
      #""completion":"e7","kind":"confirmed","todo":"windows""#
    ),
    (
      .confirmed("windows", completion: "e7", without: ["v1"]),
      #""completion":"e7","kind":"confirmed","todo":"windows","without":["v1"]"#
    ),
    (
      .deducted("bob", points: 3, reason: "A window broke."),
      #""kind":"deducted","member":"bob","points":3,"reason":"A window broke.""#
    ),
    (
      .rejected("windows", completion: "e7", reason: "Still dirty."),
      #""completion":"e7","kind":"rejected","reason":"Still dirty.","todo":"windows""#
    ),
    (.withdrew("windows"), #""kind":"withdrew","todo":"windows""#),
    (
      .edited("windows", [.title("All windows"), .icon(nil), .points(5), .due(.within(.days(2)))]),
      #""changes":[{"title":"All windows"},{"icon":null},{"points":5},{"due":{"within":{"days":2}}}],"#
        + #""kind":"edited","todo":"windows""#
    ),
    (
      .edited(
        "windows",
        [
          .text("x"), .assignee("bob"), .assignee(nil), .tags(["a"]), .capacity(2),
          .repeats(.days(1)), .repeats(nil), .schedule(.monthly(onDays: [15, 1])), .schedule(nil),
          .rota(["ada", "bob"]), .due(nil), .icon("star"),
        ]
      ),
      #""changes":[{"text":"x"},{"assignee":"bob"},{"assignee":null},{"tags":["a"]},{"capacity":2},"#
        + #"{"repeats":{"days":1}},{"repeats":null},{"schedule":{"daysOfMonth":[1,15]}},"#
        + #"{"schedule":null},{"rota":["ada","bob"]},{"due":null},{"icon":"star"}],"#
        + #""kind":"edited","todo":"windows""#
    ),
    (
      .commented("windows", completion: nil, text: "Thanks"),
      #""kind":"commented","text":"Thanks","todo":"windows""#
    ),
    (
      .cheered("windows", completion: "e7", symbol: "👏"),
      #""completion":"e7","kind":"cheered","symbol":"👏","todo":"windows""#
    ),
    (
      .voteOpened("windows", until: day(1), quorum: 2),
      #""kind":"voteOpened","quorum":2,"todo":"windows","until":1772449200000"#
    ),
    (.voted("windows", points: 5), #""kind":"voted","points":5,"todo":"windows""#),
    (.penalized("bob", for: "windows"), #""kind":"penalized","member":"bob","todo":"windows""#),
    (.awarded("bob", .points(5)), #""kind":"awarded","member":"bob","points":5"#),
    (
      .awarded("bob", .points(5), reason: "Help"),
      #""kind":"awarded","member":"bob","points":5,"reason":"Help""#
    ),
    (.awarded("bob", .toNextLevel), #""kind":"awarded","member":"bob""#),
    (
      .seasonOpened(Season.Plan(id: "s", start: start, end: nil)),
      #""kind":"seasonOpened","season":{"from":1772362800000,"id":"s"}"#
    ),
    (.seasonClosed("s"), #""kind":"seasonClosed","season":"s""#),
    (
      .challengeOpened(
        GroupChallenge(id: "c", title: "", goal: .todos(1), until: start, reward: .each(1))
      ),
      #""challenge":{"goal":{"todos":1},"id":"c","reward":{"each":1},"title":"","#
        + #""until":1772362800000},"kind":"challengeOpened""#
    ),
    (.sawAchievements, #""kind":"sawAchievements""#),
    (.choseTitle(.latest), #""kind":"choseTitle","title":"latest""#),
    (.voided("e7"), #""event":"e7","kind":"voided""#),
  ]

  @Test(arguments: actions)
  func everyActionHasAJSONForm(action: PlayerGroup.Action, json: String) throws {
    try expectJSON(action, "{\(json)}")
  }

  @Test func anEventIsOneObject() throws {
    try expectJSON(
      PlayerGroup.Event(.claimed("windows"), by: "bob", at: start, id: "e7"),
      #"{"at":1772362800000,"by":"bob","id":"e7","kind":"claimed","todo":"windows"}"#
    )
    try expectJSON(
      PlayerGroup.Event(.seasonClosed("s"), by: nil, at: start, recordedAt: start + 1, id: "e7"),
      #"{"at":1772362800000,"id":"e7","kind":"seasonClosed","recordedAt":1772362801000,"season":"s"}"#
    )
  }

  @Test func aGroupIsItsContentAndItsEvents() throws {
    var group = try makeGroup(with: ["bob"])
    try group.create(Todo(id: "windows", title: "Windows", points: 20), by: "bob", at: day(1))
    try expectRoundTrip(group)
    let content =
      #"{"days":{"firstWeekday":1,"zone":"Europe/Berlin"},"id":"x","#
      + #""rules":{"clockTolerance":600,"reportWithin":{"days":7},"version":1}}"#
    let read = try decode(PlayerGroup.Content.self, content)
    #expect(read.calendar.timeZone.identifier == "Europe/Berlin")
    #expect(read.calendar.firstWeekday == 1 && read.rules == .standard)
    try expectJSON(read, content)
    let late =
      #"{"days":{"dayStart":240,"firstWeekday":1,"zone":"Europe/Berlin"},"id":"x","#
      + #""rules":{"reportWithin":{"days":7},"version":1}}"#
    let bar = try decode(PlayerGroup.Content.self, late)
    #expect(bar.dayStart.description == "04:00")
    try expectJSON(bar, late)
    let never = #"{"days":{"dayStart":1440,"zone":"Europe/Berlin"},"id":"x","rules":{"version":1}}"#
    let faults = contentFaults(RuleFault.self) { _ = try decode(PlayerGroup.Content.self, never) }
    #expect(faults == ["days.dayStart: 1440, expected 0 to 1439"])
  }

  @Test func aTodoHasAJSONForm() throws {
    try expectJSON(
      Todo(
        id: "windows",
        title: "Clean the windows",
        text: "All of them",
        icon: "window",
        points: 20,
        assignee: "bob",
        tags: ["kitchen", "cleaning", "kitchen"],
        capacity: 2,
        repeats: .weeks(1)
      ),
      #"{"assignee":"bob","capacity":2,"icon":"window","id":"windows","points":20,"#
        + #""repeats":{"weeks":1},"tags":["cleaning","kitchen"],"text":"All of them","#
        + #""title":"Clean the windows"}"#
    )
  }

  @Test func aTodoWithAPlanHasAJSONForm() throws {
    try expectJSON(
      Todo(
        id: "bins",
        title: "Bins",
        points: 5,
        schedule: .weekly(on: [.thursday, .monday]),
        rota: ["ada", "bob"],
        due: .by(try #require(CalendarDay("2026-11-27")))
      ),
      #"{"due":{"by":"2026-11-27"},"id":"bins","points":5,"rota":["ada","bob"],"#
        + #""schedule":{"weekdays":["monday","thursday"]},"title":"Bins"}"#
    )
    try expectJSON(Todo.Due.at(start), #"{"at":1772362800000}"#)
    let christmas = try #require(CalendarDay("2026-12-24"))
    for (schedule, json) in [
      (Recurrence.on([christmas]), #"{"dates":["2026-12-24"]}"#),
      (.monthly(onDays: [15, 1]), #"{"daysOfMonth":[1,15]}"#),
      (
        .weekly(every: 2, on: [.monday]).leavingOut(christmas),
        #"{"every":{"weeks":2},"leftOut":["2026-12-24"],"weekdays":["monday"]}"#
      ),
    ] {
      try expectJSON(
        Todo(id: "x", title: "x", points: 1, schedule: schedule),
        #"{"id":"x","points":1,"schedule":\#(json),"title":"x"}"#
      )
    }
    for json in ["{}", #"{"by":"x"}"#, #"{"at":1e99}"#, #"{"at":0,"by":"2026-11-27"}"#] {
      #expect(throws: (any Error).self) { try decode(Todo.Due.self, json) }
    }
    for json in ["[]", #"{"weekdays":["x"]}"#, #"{"weekdays":["monday"],"days":[]}"#] {
      let todo = #"{"id":"x","points":1,"schedule":\#(json),"title":"x"}"#
      #expect(throws: (any Error).self) { try decode(Todo.self, todo) }
    }
  }

  @Test(arguments: [
    "{}", "[]", "7", #"{"kind":"claimed"}"#,
    #"{"at":0,"id":"e","kind":"flew"}"#,
    #"{"at":0,"id":"e","kind":"claimed"}"#,
    #"{"at":0,"id":"e","kind":"claimed","todo":7}"#,
    #"{"at":"now","id":"e","kind":"joined"}"#,
    #"{"at":9e99,"id":"e","kind":"joined"}"#,
    #"{"at":9223372036854775807,"id":"e","kind":"joined"}"#,
    #"{"at":0,"id":"e","kind":"created","todo":{"id":"x","points":1e99,"title":"x"}}"#,
    #"{"at":0,"id":"e","kind":"adopted","rules":{"version":2}}"#,
    #"{"at":0,"id":"e","kind":"choseTitle","title":"x"}"#,
  ])
  func whatIsNoEventIsNotRead(json: String) {
    #expect(throws: (any Error).self) { try decode(PlayerGroup.Event.self, json) }
  }

  @Test func forgedEventsAreTakenWithoutEffect() {
    // Every action by anyone, at any time, in any order: nothing traps, and the log replays.
    forEachSeed(0..<10) { generator in
      var group = try makeGroup(with: ["bob"])
      for number in 0..<60 {
        let (action, _) = try generator.pick(Self.actions)
        let actor = try generator.pick(["ada", "bob", "eve", "", nil] as [Member.ID?])
        let seconds = Double(generator.draw(below: 2_000_000_000)) * 1000 - 1e12
        let date = generator.draw(below: 3) == 0 ? Date(timeIntervalSince1970: seconds) : start
        try group.apply(PlayerGroup.Event(action, by: actor, at: date, id: "f\(number)"))
      }
      try expectReplayEqualsLive(group)
    }
  }
}

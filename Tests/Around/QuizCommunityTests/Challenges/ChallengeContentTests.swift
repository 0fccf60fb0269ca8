// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What a challenge is made of, and how it is stored.
struct ChallengeContentTests {
  private func faults(
    id: QuizChallenge.ID = "c",
    quiz: Quiz? = nil,
    players: [Learner.ID] = ["a", "b"],
    from start: Date = date(0),
    until end: Date = date(1)
  ) throws -> [String] {
    let quiz = try quiz ?? Samples.quiz()
    return contentFaults(ProblemFault.self) {
      _ = try QuizChallenge.Content(
        id: id,
        quiz: quiz,
        players: players,
        opensAt: start,
        deadline: end
      )
    }
  }

  @Test func everyFaultIsTold() throws {
    #expect(try faults() == [])
    #expect(
      try faults(id: " ", players: ["a"], until: date(0)) == [
        "id: the identifier is empty", "players: 1 players, expected at least 2",
        "deadline: the deadline is not after the beginning",
      ]
    )
    #expect(
      try faults(players: ["a", "", "a"]) == [
        "players[1]: the identifier is empty",
        #"players[2]: the identifier "a" is taken already, by players[0]"#,
      ]
    )
    #expect(
      try faults(from: date(.nan), until: date(.infinity)) == [
        "opensAt: the date is too far away to be stored in milliseconds",
        "deadline: the date is too far away to be stored in milliseconds",
      ]
    )
  }

  @Test func problemsThatAPersonGradesAreRefused() throws {
    let items = [
      Quiz.Item(try Samples.choice(), set: "s", setTitle: "S"),
      Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S"),
    ]
    let expected =
      #"quiz.items[1]: a person must grade the answers to the problem "open", "#
      + "which a challenge cannot wait for"
    #expect(try faults(quiz: Quiz(id: "q", items: items)) == [expected])
  }

  @Test func contentIsStoredWithItsQuiz() throws {
    let content = try ChallengeSamples.challenge().content
    try expectRoundTrip(content)
    #expect(try QuizChallenge.Content(json: content.json()) == content)
    #expect(content.challenger == "ada")
    let text = try json(content)
    let quiz = try json(content.quiz)
    #expect(
      text
        == #"{"deadline":1479687400000,"id":"c1","opensAt":1479686400000,"players":["ada","ben"],"quiz":"#
        + quiz + #","reportWithin":{"days":7},"version":1}"#
    )
  }

  @Test func readingTellsEveryFault() throws {
    let faults = contentFaults(ProblemFault.self) {
      let json = """
        {"version":1,"id":"","players":["a"],"opensAt":5,"deadline":5,
        "quiz":{"version":1,"id":"q","items":[]}}
        """
      _ = try QuizChallenge.Content(json: Data(json.utf8))
    }
    #expect(
      Set(faults) == [
        "quiz.items: the quiz has no items", "id: the identifier is empty",
        "players: 1 players, expected at least 2",
        "deadline: the deadline is not after the beginning",
      ]
    )
    #expect(
      contentFaults(ProblemFault.self) {
        _ = try QuizChallenge.Content(json: Data(#"{"version":2}"#.utf8))
      } == ["version: version 2 is not known, expected 1"]
    )
    let far = contentFaults(ProblemFault.self) {
      let quiz = try json(Samples.quiz())
      let json = """
        {"version":1,"id":"c","players":["a","b"],"opensAt":-9223372036854775808,
        "deadline":9223372036854775807,"quiz":\(quiz)}
        """
      _ = try QuizChallenge.Content(json: Data(json.utf8))
    }
    #expect(far.count == 2)
  }

  @Test(
    arguments: [
      (.accepted, #"{"at":1479686401000,"by":"ben","id":"e","kind":"accepted"}"#),
      (.declined, #"{"at":1479686401000,"by":"ben","id":"e","kind":"declined"}"#),
      (.started, #"{"at":1479686401000,"by":"ben","id":"e","kind":"started"}"#),
      (
        .submitted([Timed(.quit, at: date(1))]),
        #"{"at":1479686401000,"by":"ben","id":"e","kind":"submitted","#
          + #""session":[{"at":1479686401000,"kind":"quit"}]}"#
      ),
    ] as [(QuizChallenge.Action, String)]
  )
  func eventsAreReadable(action: QuizChallenge.Action, text: String) throws {
    try expectJSON(QuizChallenge.Event(action, by: "ben", at: date(1), id: "e"), text)
  }

  @Test func whatWasReportedLaterSaysSo() throws {
    try expectJSON(
      QuizChallenge.Event(.accepted, by: "ben", at: date(1), recordedAt: date(2), id: "e"),
      #"{"at":1479686401000,"by":"ben","id":"e","kind":"accepted","recordedAt":1479686402000}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"kind":"won","id":"e","by":"b","at":1}"#,
    #"{"kind":"submitted","id":"e","by":"b","at":1}"#,
    #"{"kind":"accepted","by":"b","at":1}"#,
    #"{"kind":"accepted","id":"e","by":"b"}"#, #"{"kind":"accepted","id":"e","by":"b","at":"x"}"#,
    #"{"kind":"accepted","id":"e","by":"b","at":9223372036854775807}"#,
  ])
  func malformedEventsAreRefused(text: String) {
    #expect(throws: ContentError<ProblemFault>.self) { try decode(QuizChallenge.Event.self, text) }
  }

  @Test func whatNoLogTakesIsToldWithItsPlace() throws {
    let event = #"{"at":1,"by":"ben","id":"","kind":"accepted"}"#
    let content = try json(ChallengeSamples.challenge().content)
    let faults = contentFaults(ProblemFault.self) {
      let text = #"{"content":\#(content),"events":[\#(event)]}"#
      _ = try QuizChallenge(json: Data(text.utf8))
    }
    #expect(faults == ["events[0]: refused: This cannot be stored. (log.emptyIdentifier)"])
    let faultsOfContent = contentFaults(ProblemFault.self) {
      let text = #"{"content":{"version":2},"events":[]}"#
      _ = try QuizChallenge(json: Data(text.utf8))
    }
    #expect(faultsOfContent == ["content.version: version 2 is not known, expected 1"])
    let faultsOfBook = contentFaults(JSONFault.self) {
      let text = #"{"content":"c","events":[{"kind":"liked","id":"e","by":"b","at":1}]}"#
      _ = try ContactBook(json: Data(text.utf8))
    }
    #expect(faultsOfBook.count == 1 && faultsOfBook[0].hasPrefix("events[0].kind: "))
  }

  @Test func viewsAreStoredWithoutWhatIsNotTold() throws {
    var challenge = try ChallengeSamples.challenge()
    try challenge.play("ada", points: [1, 2], from: 1, to: 10)
    let hidden = try challenge.view(for: "ben", at: date(20))
    try expectJSON(
      hidden,
      #"{"at":1479686420000,"challenge":"c1","deadline":1479687400000,"players":["#
        + #"{"id":"ada","state":"finished"},{"id":"ben","state":"invited"}],"points":6,"problems":3,"#
        + #""viewer":"ben"}"#
    )
    try challenge.play("ben", points: [3], from: 20, to: 30)
    let revealed = try challenge.view(for: "ben", at: date(30))
    try expectJSON(
      revealed,
      #"{"at":1479686430000,"challenge":"c1","deadline":1479687400000,"#
        + #""outcome":{"between":["ada","ben"],"kind":"tied"},"players":["#
        + #"{"id":"ada","rank":1,"score":{"earned":3,"possible":6},"state":"finished","tied":true},"#
        + #"{"id":"ben","rank":1,"score":{"earned":3,"possible":6},"state":"finished","tied":true}],"#
        + #""points":6,"problems":3,"viewer":"ben"}"#
    )
  }

  @Test(
    arguments: [
      (.won(by: "ada"), #"{"by":"ada","kind":"won"}"#), (.noContest, #"{"kind":"noContest"}"#),
      (.forfeitedByAll, #"{"kind":"forfeitedByAll"}"#),
      (.tied(["a", "b"]), #"{"between":["a","b"],"kind":"tied"}"#),
    ] as [(QuizChallenge.View.Outcome, String)]
  )
  func outcomesAreReadable(outcome: QuizChallenge.View.Outcome, text: String) throws {
    try expectJSON(outcome, text)
  }

  @Test(arguments: [
    #"{"id":"a","state":"lost"}"#, #"{"id":"a","state":"finished","forfeit":"late"}"#,
    #"{"id":"a","state":"finished","forfeit":"quit","score":{"earned":1,"possible":2}}"#,
  ])
  func malformedPlayersAreRefused(text: String) {
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(QuizChallenge.View.Player.self, text)
    }
  }
}

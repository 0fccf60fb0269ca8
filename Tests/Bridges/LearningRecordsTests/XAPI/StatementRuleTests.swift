// SPDX-License-Identifier: Apache-2.0
import Foundation
import LearningRecords
import LudusTestSupport
import Testing

/// A statement with most of what the specification knows.
let wholeStatement = #"""
  {"id":"fd41c918-b88b-4b20-a0a5-a4c32391aaa0",
   "actor":{"objectType":"Group","name":"Team","mbox":"mailto:team@example.org",
     "member":[{"name":"Ann","account":{"homePage":"https://example.org","name":"ann"}},
               {"objectType":"Agent","openid":"https://bob.example.org"}]},
   "verb":{"id":"http://adlnet.gov/expapi/verbs/answered","display":{"en-US":"answered"}},
   "object":{"objectType":"Activity","id":"https://example.org/q/1","definition":{
     "name":{"en":"Q"},"description":{"en":"Which?"},"type":"http://adlnet.gov/expapi/activities/cmi.interaction",
     "moreInfo":"https://example.org/more","interactionType":"choice","correctResponsesPattern":["a[,]c"],
     "choices":[{"id":"a","description":{"en":"A"}},{"id":"b"},{"id":"c"}],
     "extensions":{"https://example.org/x":{"y":null,"n":1.50}}}},
   "result":{"score":{"scaled":0.5,"raw":1.0,"min":0,"max":2},"success":false,"completion":true,
     "response":"a[,]b","duration":"PT1M30.5S","extensions":{"https://example.org/r":[1,null]}},
   "context":{"registration":"ec531277-b57b-4c15-8d91-d292c5b2b8f7","revision":"1","platform":"p","language":"en-US",
     "instructor":{"mbox_sha1sum":"ebd31e95054c018b10727ccffd2ef2ec3a016ee9"},
     "team":{"objectType":"Group","member":[{"mbox":"mailto:c@example.org"}]},
     "contextActivities":{"parent":{"id":"https://example.org/quiz"},"other":[{"id":"https://example.org/o"}]},
     "statement":{"objectType":"StatementRef","id":"6690e6c9-3ef0-4ed3-8b37-7f3964730bee"}},
   "timestamp":"2026-03-01T08:30:00.5+01:00","stored":"2026-03-01T07:30:01Z","version":"1.0.3",
   "authority":{"objectType":"Group","member":[{"account":{"homePage":"https://example.org","name":"app"}},
     {"mbox":"mailto:ann@example.org"}]},
   "attachments":[{"usageType":"https://example.org/usage","display":{"en":"File"},"contentType":"text/plain","length":27,
     "sha2":"495395e777cd98da653df9615d09c0fd6bb2f8d4788394cd53c56a3bfdcd848a","fileUrl":"https://example.org/f"}]}
  """#

@Suite struct StatementRuleTests {
  private func read(_ text: String) -> XAPI.Document { XAPI.read(Array(text.utf8)) }

  @Test(arguments: [
    (#""min":0,"max":2"#, #""min":0,"max":0"#, "“0” does not fit “max”: write it as in 1."),
    (#""raw":1.0"#, #""raw":3"#, "“3” does not fit “raw”: write it as in 2."),
    (#""raw":1.0"#, #""raw":-1"#, "“-1” does not fit “raw”: write it as in 0."),
  ])
  func aScoreNamesANumberThatFits(old: String, new: String, sentence: String) {
    let said = read(wholeStatement.replacing(old, with: new)).diagnostics.map {
      $0.sentence(in: .english)
    }
    #expect(said.contains(sentence), "\(said)")
  }

  @Test func aStatementThatKeepsEveryRuleIsTakenAsItIs() throws {
    let document = read(wholeStatement)
    #expect(document.diagnostics.isEmpty)
    let statement = try #require(document.statements.first)
    #expect(statement.json == Array(wholeStatement.utf8))
    #expect(statement.id == "fd41c918-b88b-4b20-a0a5-a4c32391aaa0")
    #expect(statement.actor == .mailbox("mailto:team@example.org"))
    #expect(statement.verb == XAPI.Verb.answered.id)
    #expect(statement.object == "https://example.org/q/1")
    #expect(statement.result?.rawScore == 1)
    #expect(statement.result?.duration == "PT1M30.5S")
    #expect(statement.interaction?.components["choices"] == ["a", "b", "c"])
    #expect(statement.interaction?.isCorrect("c[,]a") == true)
    #expect(statement.date == Date(timeIntervalSince1970: 1_772_350_200.5))
    #expect(
      statement.contextActivities == [
        "parent": ["https://example.org/quiz"], "other": ["https://example.org/o"],
      ]
    )
  }

  @Test(arguments: [
    ("2026-03-01T07:30:00Z", 0), ("2026-03-01T07:30:07,5Z", 7.5),
    ("2026-03-01T04:00:00-03:30", 0), ("2026-03-01T12:15:00+0445", 0),
  ])
  func theInstantOfAStatementIsReadInTheWaysOfISO8601(text: String, seconds: Double) {
    let document = read(wholeStatement.replacing("2026-03-01T08:30:00.5+01:00", with: text))
    #expect(document.statements.first?.date == Date(timeIntervalSince1970: 1_772_350_200 + seconds))
  }

  /// The rules of "Experience API, version 1.0.3, part two", each broken once: what is replaced by
  /// what, and the code.
  @Test(arguments: [
    // Formatting requirements (2.2)
    (#""success":false"#, #""success":null"#, "wrong-kind"),
    (#""success":false"#, #""success":"false""#, "wrong-kind"),
    (#""raw":1.0"#, #""raw":"1.0""#, "wrong-kind"),
    (#""result":{"#, #""Result":{"#, "unknown-member"),
    (#""completion":true"#, #""completion":true,"done":true"#, "unknown-member"),
    (#""interactionType":"choice""#, #""interactionType":"Choice""#, "malformed-value"),
    (#""success":false"#, #""success":false,"success":true"#, "duplicate-member"),
    // Statements (2.4)
    (#""id":"fd41c918-b88b-4b20-a0a5-a4c32391aaa0","#, #""id":"1","#, "malformed-value"),
    (#""actor":{"#, #""actor2":{"#, "missing-member"),
    (#""verb":{"#, #""verbs":{"#, "missing-member"),
    (
      #""object":{"objectType":"Activity""#, #""objects":{"objectType":"Activity""#,
      "missing-member"
    ),
    (#""version":"1.0.3""#, #""version":"1.1.0""#, "malformed-value"),
    (#""timestamp":"2026-03-01T08:30:00.5+01:00""#, #""timestamp":"yesterday""#, "malformed-value"),
    (
      #""timestamp":"2026-03-01T08:30:00.5+01:00""#, #""timestamp":"2026-03-01T08:30:00-00:00""#,
      "malformed-value"
    ),
    (#""stored":"2026-03-01T07:30:01Z""#, #""stored":7"#, "wrong-kind"),
    // Actors (2.4.2)
    (
      #""account":{"homePage":"https://example.org","name":"ann"}"#,
      #""account":{"homePage":"https://example.org"}"#, "missing-member"
    ),
    (
      #""account":{"homePage":"https://example.org","name":"ann"}"#,
      #""account":{"homePage":"example","name":"ann"}"#, "malformed-value"
    ),
    (#""mbox":"mailto:team@example.org","#, #""mbox":"team@example.org","#, "malformed-value"),
    (
      #""mbox":"mailto:team@example.org","#,
      #""mbox":"mailto:team@example.org","openid":"https://t.example.org","#, "misplaced-member"
    ),
    (
      #"{"objectType":"Agent","openid":"https://bob.example.org"}"#, #"{"objectType":"Agent"}"#,
      "missing-member"
    ),
    (
      #"{"objectType":"Agent","openid":"https://bob.example.org"}"#,
      #"{"objectType":"Group","openid":"https://bob.example.org"}"#, "malformed-value"
    ),
    (
      #""mbox_sha1sum":"ebd31e95054c018b10727ccffd2ef2ec3a016ee9""#, #""mbox_sha1sum":"ebd3""#,
      "malformed-value"
    ),
    (
      #""team":{"objectType":"Group","member":[{"mbox":"mailto:c@example.org"}]}"#,
      #""team":{"objectType":"Group"}"#, "missing-member"
    ),
    (
      #""team":{"objectType":"Group","member":[{"mbox":"mailto:c@example.org"}]}"#,
      #""team":{"mbox":"mailto:c@example.org"}"#, "missing-member"
    ),
    // Verbs (2.4.3)
    (#""verb":{"id":"http://adlnet.gov/expapi/verbs/answered","#, #""verb":{"#, "missing-member"),
    (#""id":"http://adlnet.gov/expapi/verbs/answered""#, #""id":"answered""#, "malformed-value"),
    (#""display":{"en-US":"answered"}"#, #""display":{"english!":"answered"}"#, "malformed-value"),
    (#""display":{"en-US":"answered"}"#, #""display":"answered""#, "wrong-kind"),
    (
      #""id":"http://adlnet.gov/expapi/verbs/answered""#,
      #""id":"http://adlnet.gov/expapi/verbs/voided""#, "misplaced-member"
    ),
    // Objects (2.4.4)
    (
      #""objectType":"Activity","id":"https://example.org/q/1""#, #""objectType":"Activity""#,
      "missing-member"
    ),
    (
      #""objectType":"Activity","id":"https://example.org/q/1""#,
      #""objectType":"activity","id":"https://example.org/q/1""#, "malformed-value"
    ),
    (#""objectType":"Activity","id":"https://example.org/q/1""#, #""id":"q1""#, "malformed-value"),
    (#""interactionType":"choice","#, "", "missing-member"),
    (#"{"id":"b"}"#, #"{"id":"a"}"#, "duplicate-member"),
    (#"{"id":"b"}"#, #"{"id":""}"#, "malformed-value"),
    (#"{"id":"b"}"#, #"{"description":{"en":"B"}}"#, "missing-member"),
    (#""correctResponsesPattern":["a[,]c"]"#, #""correctResponsesPattern":"a""#, "wrong-kind"),
    (#""https://example.org/x":{"#, #""x":{"#, "malformed-value"),
    // Results (2.4.5)
    (#""scaled":0.5"#, #""scaled":1.5"#, "malformed-value"),
    (#""raw":1.0"#, #""raw":3"#, "malformed-value"),
    (#""raw":1.0"#, #""raw":-1"#, "malformed-value"),
    (#""min":0"#, #""min":2"#, "malformed-value"),
    (#""duration":"PT1M30.5S""#, #""duration":"90 s""#, "malformed-value"),
    // Context (2.4.6)
    (
      #""registration":"ec531277-b57b-4c15-8d91-d292c5b2b8f7""#, #""registration":"ec53""#,
      "malformed-value"
    ),
    (#""language":"en-US""#, #""language":"en US""#, "malformed-value"),
    (
      #""parent":{"id":"https://example.org/quiz"}"#,
      #""parents":{"id":"https://example.org/quiz"}"#, "unknown-member"
    ),
    (
      #""parent":{"id":"https://example.org/quiz"}"#,
      #""parent":{"objectType":"Agent","id":"https://example.org/quiz"}"#, "malformed-value"
    ),
    (
      #""objectType":"StatementRef","id":"6690e6c9-3ef0-4ed3-8b37-7f3964730bee""#,
      #""id":"6690e6c9-3ef0-4ed3-8b37-7f3964730bee""#, "missing-member"
    ),
    // Authority (2.4.9)
    (
      #"{"mbox":"mailto:ann@example.org"}]},"#,
      #"{"mbox":"mailto:ann@example.org"},{"mbox":"mailto:b@example.org"}]},"#, "malformed-value"
    ),
    (
      #""authority":{"objectType":"Group","member""#,
      #""authority":{"objectType":"Group","mbox":"mailto:x@example.org","member""#,
      "misplaced-member"
    ),
    // Attachments (2.4.11)
    (#""usageType":"https://example.org/usage","#, "", "missing-member"),
    (#""length":27"#, #""length":27.5"#, "malformed-value"),
    (#""sha2":"4953"#, #""sha2":"x953"#, "malformed-value"),
    (#""contentType":"text/plain","#, "", "missing-member"),
  ]) func aBrokenRuleIsNamedAndTheStatementRefused(old: String, new: String, code: String) {
    let text = wholeStatement.replacing(old, with: new)
    #expect(text != wholeStatement, "\(old) is not in the sample")
    let document = read(text)
    #expect(document.statements.isEmpty, "\(new)")
    #expect(
      document.diagnostics.contains { $0.code.rawValue == code },
      "\(new): \(document.diagnostics)"
    )
    #expect(document.source == Array(text.utf8))
  }

  @Test(arguments: [
    (#"{"objectType":"StatementRef","id":"6690e6c9-3ef0-4ed3-8b37-7f3964730bee"}"#, true),
    (#"{"objectType":"StatementRef"}"#, false),
    (#"{"objectType":"Agent","mbox":"mailto:a@example.org"}"#, true),
    (#"{"objectType":"Agent"}"#, false),
    (#"{"objectType":"Group","member":[]}"#, true),
    (#"{"objectType":"Thing","id":"https://example.org"}"#, false),
    (#"{"objectType":1,"id":"https://example.org"}"#, false),
    (
      #"{"objectType":"SubStatement","actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"a:b"},"object":{"id":"a:c"}}"#,
      true
    ),
    (
      #"{"objectType":"SubStatement","id":"6690e6c9-3ef0-4ed3-8b37-7f3964730bee","actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"a:b"},"object":{"id":"a:c"}}"#,
      false
    ),
    (
      #"{"objectType":"SubStatement","actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"a:b"},"object":{"objectType":"SubStatement","actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"a:b"},"object":{"id":"a:c"}}}"#,
      false
    ),
  ]) func objectsOfEveryKindHaveTheirRules(object: String, isValid: Bool) {
    let text =
      "{\"actor\":{\"mbox\":\"mailto:a@example.org\"},\"verb\":{\"id\":\"a:b\"},\"object\":\(object)}"
    #expect(read(text).statements.count == (isValid ? 1 : 0))
    #expect(read(text).diagnostics.isEmpty == isValid)
  }

  @Test func onlyActivitiesHaveARevisionAndAPlatform() {
    let text = #"""
      {"actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"a:b"},
       "object":{"objectType":"Agent","mbox":"mailto:b@example.org"},"context":{"platform":"p","revision":"1"}}
      """#
    #expect(read(text).diagnostics.map(\.code) == [.misplacedMember, .misplacedMember])
  }

  @Test func componentsOfAnotherKindAreWarnedOfAndTaken() {
    let text = wholeStatement.replacing("\"choices\"", with: "\"steps\"")
    #expect(read(text).diagnostics.map(\.code) == [.uselessMember])
    #expect(read(text).statements.count == 1)
  }

  @Test func partsOfStatementsAreFoundByTheirMembers() {
    let parts: [(String, XAPI.Part)] = [
      (#"{"display":{"en":"x"}}"#, .verb), (#"{"objectType":"Group","name":"g"}"#, .group),
      (#"{"account":{"name":"x"}}"#, .agent), (#"{"objectType":"Agent","name":"a"}"#, .agent),
      (#"{"id":"a:b","definition":{}}"#, .activity),
      (#"{"score":{}}"#, .result), (#"{"platform":"x"}"#, .context),
      (#"{"objectType":"StatementRef"}"#, .reference),
      (#"{"objectType":"SubStatement"}"#, .subStatement),
      (#"{"usageType":"a:b"}"#, .attachment), ("{}", .statement),
    ]
    for (text, part) in parts { #expect(read(text).items.map(\.part) == [part]) }
    #expect(XAPI.read(Array("{}".utf8), as: .result).diagnostics.isEmpty)
  }

  @Test func aListALogAndAnAnswerOfAStoreAreRead() {
    let one = wholeStatement.replacing("\n", with: "")
    for text in [
      "[\(one),\(one)]", "\(one)\n\(one)\n", "{\"statements\":[\(one),\(one)],\"more\":\"\"}",
    ] {
      #expect(read(text).statements.count == 2)
      #expect(read(text).diagnostics.isEmpty)
    }
    let written = XAPI.write(read("[\(one),\(one)]").statements)
    #expect(XAPI.read(written).statements == read("[\(one),\(one)]").statements)
  }

  @Test func aFileThatBreaksOffKeepsItsWholeStatements() {
    let text = Array("[\(wholeStatement),\(wholeStatement)]".utf8)
    for end in stride(from: 0, to: text.count, by: 3) {
      let document = XAPI.read(Array(text[..<end]))
      #expect(!document.diagnostics.isEmpty)
      #expect(
        document.statements.count == (end <= wholeStatement.utf8.count ? 0 : 1)
          || end == text.count - 1
      )
    }
  }

  @Test func aStatementThatIsNoJSONIsRefused() {
    let one = wholeStatement.replacing("\n", with: "")
    #expect(read("[\(one.dropLast()),},\(one)]").items.map(\.isValid) == [false, true])
    #expect(read("[\(one),\(one),]").items.map(\.isValid) == [true, true])
  }

  @Test func bytesThatAreNoUTF8AreNamedInEachStatement() {
    let good = #"{"actor":{"mbox":"mailto:a@b.c"},"verb":{"id":"a:b"},"object":{"id":"c:d"}}"#
    let bad = Array(good.utf8).map { $0 == UInt8(ascii: "@") ? 0xFF : $0 }
    let lines = [Array(good.utf8), bad, Array(good.utf8), bad]
    let document = XAPI.read(Array(lines.joined(separator: [0x0A])))
    #expect(document.items.map { $0.statement != nil } == [true, false, true, false])
    let named = document.diagnostics.filter { $0.code.rawValue == "not-utf-8" }
    #expect(named.map(\.line) == [2, 4])
    #expect(named.allSatisfy { $0.description.contains("“ÿ”") })
  }

  @Test func aFileWithAnyBytesIsRead() {
    let bytes = Array(wholeStatement.utf8)
    forEachSeed(0..<1000) { generator in
      var changed = bytes
      for _ in 0..<1 + generator.draw(below: 4) {
        let place = generator.draw(below: changed.count)
        switch generator.draw(below: 3) {
        case 0: changed[place] = UInt8(generator.draw(below: 256))
        case 1: changed.remove(at: place)
        default: changed.insert(Array("{}[]\",:\\0".utf8)[generator.draw(below: 9)], at: place)
        }
      }
      let document = XAPI.read(changed)
      for item in document.items { try #require(item.range.upperBound <= changed.count) }
      for statement in document.statements {
        try #require(XAPI.read(statement.json).statements == [statement])
      }
      try #require(!document.items.isEmpty || !document.diagnostics.isEmpty)
    }
  }
}

@Suite struct InteractionTests {
  @Test(arguments: [
    (XAPI.Interaction.Kind.trueFalse, "true", "true", true), (.trueFalse, "true", "false", false),
    (.choice, "a[,]b", "b[,]a", true), (.choice, "a[,]b", "a", false),
    (.fillIn, "Bob's your uncle", "bob's your uncle", true),
    (.fillIn, "{case_matters=true}Bob", "bob", false),
    (.fillIn, "{case_matters=false}{lang=en}Bob", "bob", true),
    (.fillIn, "{order_matters=false}a[,]b", "b[,]a", true), (.fillIn, "a[,]b", "b[,]a", false),
    (.longFillIn, "{lang=en}To store records", "to store records", true),
    (.matching, "a[.]1[,]b[.]2", "b[.]2[,]a[.]1", true),
    (.matching, "a[.]1[,]b[.]2", "a[.]2[,]b[.]1", false),
    (.performance, "pong[.]1:[,]dg[.]10[:][,]lunch[.]", "pong[.]1:[,]dg[.]12[,]lunch[.]hi", true),
    (.performance, "dg[.]10[:]", "dg[.]9", false),
    (.performance, "{order_matters=false}a[.]1[,]b[.]2", "b[.]2[,]a[.]1", true),
    (.sequencing, "a[,]b[,]c", "a[,]b[,]c", true), (.sequencing, "a[,]b[,]c", "a[,]c[,]b", false),
    (.likert, "likert_3", "likert_3", true), (.numeric, "4[:]", "5", true),
    (.numeric, "[:]4", "5", false),
    (.numeric, "1[:]2", "1.5", true), (.numeric, "4", "4.0", true), (.numeric, "4", "four", false),
    (.other, "(35.9,-86.7)", "(35.9,-86.7)", true),
  ]) func responsesAreJudgedByPatterns(
    kind: XAPI.Interaction.Kind,
    pattern: String,
    response: String,
    isCorrect: Bool
  ) {
    #expect(XAPI.Interaction(kind, correct: [pattern]).isCorrect(response) == isCorrect)
    #expect(XAPI.Interaction(kind, correct: ["none", pattern]).isCorrect(response) == isCorrect)
    #expect(XAPI.Interaction(kind).isCorrect(response) == nil)
  }

  @Test func verbsHaveAddresses() {
    #expect(XAPI.Verb.answered.id == "http://adlnet.gov/expapi/verbs/answered")
    #expect(XAPI.Verb.earned.id == "http://id.tincanapi.com/verb/earned")
    #expect(XAPI.Verb.join.id == "http://activitystrea.ms/schema/1.0/join")
    #expect(Set(XAPI.Verb.allCases.map(\.id)).count == XAPI.Verb.allCases.count)
  }
}

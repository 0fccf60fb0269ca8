// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import LearningRecords

/// A statement of version 2.0 with what is new in it.
private let second = #"""
  {"actor":{"mbox":"mailto:ann@example.org"},"verb":{"id":"http://adlnet.gov/expapi/verbs/answered"},
   "object":{"id":"https://example.org/q/1"},"timestamp":"2026-03-01T08:30:00+01:00","version":"2.0.0",
   "context":{"platform":"p","contextAgents":[
     {"objectType":"contextAgent","agent":{"objectType":"Agent","mbox":"mailto:kim@example.org"},"relevantTypes":["https://example.org/coach"]},
     {"objectType":"contextAgent","agent":{"account":{"homePage":"https://example.org","name":"bob"}}}],
    "contextGroups":[{"objectType":"contextGroup","group":{"objectType":"Group","mbox":"mailto:team@example.org"},
      "relevantTypes":["https://example.org/team"]}]}}
  """#

@Suite struct SecondVersionTests {
  private func read(_ text: String) -> XAPI.Document { XAPI.read(Array(text.utf8)) }

  @Test func aStatementOfTheSecondVersionIsRead() throws {
    #expect(read(second).diagnostics.isEmpty, "\(read(second).diagnostics)")
    let statement = try #require(read(second).statements.first)
    #expect(statement.version == .two)
    #expect(statement.contextAgents.map(\.agent).first == .mailbox("mailto:kim@example.org"))
    #expect(
      statement.contextAgents.map(\.relevantTypes)
        == [["https://example.org/coach"], [], ["https://example.org/team"]]
    )
    #expect(statement.date == Date(timeIntervalSince1970: 1_772_350_200))
  }

  @Test(arguments: [("1.0", XAPI.Version.one), ("1.0.9", .one), ("2.0", .two), ("2.0.1", .two)])
  func seriesAreVersions(text: String, version: XAPI.Version) {
    #expect(XAPI.Version(text: text) == version)
  }

  @Test(arguments: ["", "1", "1.1.0", "2", "2.1.0", "20", "1.0x", "3.0.0", "0.95"])
  func othersAreNone(text: String) {
    #expect(XAPI.Version(text: text) == nil)
    let changed = second.replacing(#""version":"2.0.0""#, with: #""version":"\#(text)""#)
    #expect(read(changed).diagnostics.contains { $0.code == .malformedValue })
  }

  @Test func aStatementThatNamesNoVersionIsOfTheOneWhoseMembersItHas() {
    let unnamed = second.replacing(#","version":"2.0.0""#, with: "")
    #expect(read(unnamed).diagnostics.isEmpty)
    #expect(read(unnamed).statements.map(\.version) == [.two])
    #expect(
      read(wholeStatement.replacing(#","version":"1.0.3""#, with: "")).statements.map(\.version)
        == [.one]
    )
  }

  @Test(arguments: [
    (
      #""objectType":"contextAgent","agent":{"objectType""#,
      #""objectType":"Agent","agent":{"objectType""#, "malformed-value"
    ),
    (
      #""objectType":"contextAgent","agent":{"objectType""#, #""agent":{"objectType""#,
      "missing-member"
    ),
    (
      #""agent":{"objectType":"Agent","mbox":"mailto:kim@example.org"}"#, #""agent":{"key":"kim"}"#,
      "unknown-member"
    ),
    (#"["https://example.org/coach"]"#, "[]", "malformed-value"),
    (#"["https://example.org/coach"]"#, #"["coach"]"#, "malformed-value"),
    (#"["https://example.org/team"]"#, "[]", "malformed-value"),
    (#""group":{"objectType":"Group""#, #""group":{"objectType":"Agent""#, "malformed-value"),
    // RFC 3339 wants the offset, and a version before allows no such members.
    ("2026-03-01T08:30:00+01:00", "2026-03-01T08:30:00", "malformed-value"),
    (#""version":"2.0.0""#, #""version":"1.0.3""#, "unknown-member"),
    (#""platform":"p","#, #""platform":"p","contextPeople":[],"#, "unknown-member"),
  ])
  func aBrokenRuleOfTheSecondVersionIsNamed(old: String, new: String, code: String) {
    let text = second.replacing(old, with: new)
    #expect(text != second)
    #expect(read(text).diagnostics.map(\.code.rawValue).contains(code), "\(read(text).diagnostics)")
    #expect(read(text).statements.isEmpty)
  }

  /// What is new is also refused and wanted in a statement within another one.
  @Test func theRulesHoldWithinAStatementToo() {
    func nested(_ version: String, _ timestamp: String) -> String {
      let inner = second.replacing(#","version":"2.0.0""#, with: #","objectType":"SubStatement""#)
        .replacing("2026-03-01T08:30:00+01:00", with: timestamp)
      return #"""
        {"actor":{"mbox":"mailto:ann@example.org"},"verb":{"id":"https://example.org/planned"},
         "object":\#(inner),"version":"\#(version)"}
        """#
    }
    #expect(read(nested("2.0.0", "2026-03-01T08:30:00Z")).diagnostics.isEmpty)
    #expect(
      read(nested("2.0.0", "2026-03-01T08:30:00")).diagnostics.map(\.code) == [.malformedValue]
    )
    let older = read(nested("1.0.3", "2026-03-01T08:30:00")).diagnostics
    #expect(older.map(\.code) == [.unknownMember, .unknownMember])
  }

  @Test(arguments: XAPI.Version.allCases)
  func statementsOfBothVersionsAreMade(version: XAPI.Version) throws {
    let recorder = try XAPI.Recorder(homePage: "https://school.example", version: version)
    let statement = recorder.statement(
      XAPI.Event(
        verb: .scored,
        name: ["a"],
        actor: "ann",
        object: .activity(path: ["q"], type: "https://example.org/type", name: "Q"),
        date: Date(timeIntervalSince1970: 1_772_350_200),
        instructor: "kim"
      )
    )
    let document = XAPI.read(XAPI.write([statement]))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    let read = try #require(document.statements.first)
    #expect(read.version == version)
    let text = String(decoding: read.json, as: UTF8.self)
    #expect(text.contains(#""timestamp":"2026-03-01T07:30:00Z""#))
    #expect(text.contains(#""instructor":"#) == (version == .one))
    #expect(
      read.contextAgents.map(\.agent)
        == (version == .one ? [] : [.account(name: "kim", homePage: "https://school.example")])
    )
  }
}

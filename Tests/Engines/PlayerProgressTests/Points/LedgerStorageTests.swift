// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

/// How entries and ledgers are stored.
@Suite struct LedgerStorageTests {
  private let date = Date(timeIntervalSince1970: 1_479_686_400.125)

  private func entry(_ change: Ledger.Entry.Change, known recordedAt: Date? = nil) -> Ledger.Entry {
    Ledger.Entry(
      id: "e1",
      member: "bob",
      change: change,
      reason: PointsReason(.todo),
      date: date,
      recordedAt: recordedAt
    )
  }

  @Test func everyChangeHasItsForm() throws {
    try expectJSON(
      entry(.points(20)),
      """
      {"at":1479686400125,"id":"e1","kind":"points","member":"bob","points":20,\
      "reason":{"kind":"todo"}}
      """
    )
    try expectJSON(
      entry(.points(20, bonus: 5), known: date.addingTimeInterval(60)),
      """
      {"at":1479686400125,"bonus":5,"id":"e1","kind":"points","member":"bob","points":20,\
      "reason":{"kind":"todo"},"recordedAt":1479686460125}
      """
    )
    try expectJSON(
      entry(.toNextLevel),
      """
      {"at":1479686400125,"id":"e1","kind":"toNextLevel","member":"bob","reason":{"kind":"todo"}}
      """
    )
    try expectJSON(
      entry(.reversal(of: "e0")),
      """
      {"at":1479686400125,"id":"e1","kind":"reversal","member":"bob","of":"e0",\
      "reason":{"kind":"todo"}}
      """
    )
    try expectJSON(
      PointsReason("lesson", subject: "7", note: "well done"),
      #"{"kind":"lesson","note":"well done","subject":"7"}"#
    )
  }

  @Test(arguments: [
    #"{"at":1,"id":"e1","kind":"gift","member":"bob","points":20,"reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"points","member":"bob","reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"points","member":"bob","points":1e30,"reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"points","member":"bob","points":1.5,"reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"reversal","member":"bob","reason":{"kind":"todo"}}"#,
    #"{"at":9e15,"id":"e1","kind":"toNextLevel","member":"bob","reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"toNextLevel","member":"bob","reason":{}}"#,
    #"{"at":1,"kind":"toNextLevel","member":"bob","reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"toNextLevel","reason":{"kind":"todo"}}"#,
    #"{"id":"e1","kind":"toNextLevel","member":"bob","reason":{"kind":"todo"}}"#,
    #"{"at":1,"id":"e1","kind":"toNextLevel","member":"bob","reason":{"kind":"todo"},"recordedAt":9e15}"#,
  ])
  func aMalformedEntryIsRefused(text: String) {
    #expect(throws: (any Error).self) { try decode(Ledger.Entry.self, text) }
  }

  @Test func aDateThatIsNoneIsNotStored() {
    let entry = Sample.entry("a", .points(1), at: Date(timeIntervalSince1970: .nan))
    #expect(throws: EncodingError.self) { try json(entry) }
  }

  @Test func anArchiveHasAVersion() throws {
    let ledger = try Sample.ledger(PointsRules { $0.floor = nil }, [entry(.points(20))])
    try expectJSON(
      ledger.archive,
      """
      {"entries":[{"at":1479686400125,"id":"e1","kind":"points","member":"bob","points":20,\
      "reason":{"kind":"todo"}}],"rules":{"floor":null},"version":1}
      """
    )
    try expectJSON(Ledger(days: Sample.days).archive, #"{"entries":[],"version":1}"#)
    #expect(Ledger(ledger.archive, days: Sample.days) == ledger)
  }

  @Test func anArchiveIsCheckedAsALedgerIs() {
    func entry(_ id: String, _ rest: String) -> String {
      #"{"at":1,"id":"\#(id)","kind":"points","member":"bob","reason":{"kind":"todo"},\#(rest)}"#
    }
    let entries = [
      entry("a", #""points":1"#), entry("a", #""points":1"#), entry("a", #""points":2"#),
      entry("b", #""points":-1,"bonus":1"#), entry("c", #""points":\#(Int.max)"#),
      entry("d", #""points":2"#),
    ]
    let text = #"{"version":1,"rules":{"floor":1},"entries":[\#(entries.joined(separator: ","))]}"#
    let faults = contentFaults(RuleFault.self) { _ = try decode(Ledger.Archive.self, text) }
    #expect(
      faults == [
        "rules.floor: 1, expected at most 0",
        "entries[2]: there is another entry \"a\" with other content",
        "entries[3]: the entry \"b\" has a bonus that is negative or next to a penalty",
        "entries[4]: with the entry \"c\" more points are asked than the \(Ledger.maximumPoints) possible",
      ]
    )
  }

  @Test(arguments: [
    (#"{"entries":[]}"#, "version: this key is missing"),
    (#"{"version":2,"entries":[]}"#, "version: version 2 is not known, expected 1"),
    (#"{"version":1}"#, "entries: this key is missing"),
    (
      #"{"version":1,"entries":[{"at":1,"id":"e","kind":"lost","member":"bob","reason":{"kind":"todo"}}]}"#,
      #"entries[0].kind: the kind "lost" is not known, expected one of points, toNextLevel, reversal"#
    ),
  ])
  func aMalformedArchiveIsRefused(text: String, fault: String) {
    #expect(contentFaults(RuleFault.self) { _ = try decode(Ledger.Archive.self, text) } == [fault])
  }
}

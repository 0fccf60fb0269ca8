// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Testing

@testable import FileDiagnostics

@Suite struct JSONNotationTests {
  @Test(arguments: [
    (
      JSONNotation.iri,
      ["https://a.example/b?c#d", "urn:uuid:1", "did:key:z6", "a+b:c", "http://é.example"]
    ),
    (.mailbox, ["mailto:a@b.example"]),
    (.uuid, ["7c9a4e2b-1d3f-5a60-8b7c-9d0e1f2a3b4c", "7C9A4E2B-1D3F-5A60-8B7C-9D0E1F2A3B4C"]),
    (
      .instant,
      [
        "2026-03-01T08:30:00Z", "2026-03-01T08:30:00.123+01:00", "2026-03-01T08:30:00-0800",
        "2026-03-01T08:30:00", "2026-12-31T23:59:60+23:59",
      ]
    ),
    (.zonedInstant, ["2026-03-01T08:30Z", "2026-03-01T08:30:00+01"]),
    (.duration, ["PT1S", "P1Y2M3DT4H5M6.7S", "P3W", "PT0.5S", "PT1H0M0S"]),
    (.language, ["de", "de-AT", "zh-Hant-TW"]),
    (.hexadecimal([4]), ["00ff", "ABCD"]),
    (.name, ["x"]),
  ]) func textsOfTheNotationFit(notation: JSONNotation, texts: [String]) {
    for text in texts + [notation.example] { #expect(notation.fits(text), "\(text)") }
  }

  @Test(arguments: [
    (JSONNotation.iri, ["", "a", "not a uri", ":a", "http:", "1a:b", "http://a b", "{{x}}:y"]),
    (.mailbox, ["a@b.example", "mailto:", "mailto:a", "mailto:@b", "mailto:a@"]),
    (
      .uuid,
      [
        "7c9a4e2b1d3f5a608b7c9d0e1f2a3b4c", "7c9a4e2b-1d3f-5a60-8b7c-9d0e1f2a3b4",
        "gc9a4e2b-1d3f-5a60-8b7c-9d0e1f2a3b4c",
      ]
    ),
    (
      .instant,
      [
        "2026-3-1", "2026-13-01T08:30:00Z", "2026-03-01T08:30:00-00:00", "2026-03-01T08:30:00-0000",
        "2026-03-01T08:30:00-00", "2026-03-01T08:30Z", "now", "2026-03-01T08:60:00Z",
        "2026-03-32T08:30:00Z", "2026-02-29T08:30:00Z", "2026-03-01T24:30:00Z",
        "2026-03-01T08:30:61Z",
        "2026-03-01T08:30:00ZZ", "2026-03-01T08:30:00+24:00", "2026-03-01T08:30:00+01:60",
        "2026-03-01T08:30:00+01:000", "2026-03-01T08:30:00.Z",
      ]
    ),
    (.zonedInstant, ["2026-03-01T08:30:00", "an hour ago"]),
    (
      .duration,
      ["", "P", "PT", "1S", "PT1", "P1S", "PT1.5H2S", "P1DT", "PTT1S", "PT1S2H", "PT1.S"]
    ),
    (.language, ["", "d", "de_AT!", "123"]),
    (.hexadecimal([4]), ["00f", "00fg", "00fff"]),
    (.name, [""]),
  ]) func otherTextsDoNot(notation: JSONNotation, texts: [String]) {
    for text in texts { #expect(!notation.fits(text), "\(text)") }
  }
}

@Suite struct JSONFormTests {
  private static let form = JSONObjectForm([
    .required("name", .text), .optional("age", .whole), .optional("tags", .list(.text)),
  ])

  @Test(
    arguments: [
      (#"{"name":"a"}"#, []), (#"{"name":"a","age":3,"tags":["x"]}"#, []),
      ("{}", [.missingMember]), (#"{"name":1}"#, [.wrongKind]),
      (#"{"name":"a","age":-1}"#, [.malformedValue]), (#"{"name":"a","x":1}"#, [.unknownMember]),
      (#"{"name":"a","name":"b"}"#, [.duplicateMember]), ("[]", [.wrongKind]),
      (#"{"name":"a","tags":["x",2]}"#, [.wrongKind]),
    ] as [(String, [Diagnostic.Code])]
  )
  func aDifferenceFromTheFormIsNoted(text: String, codes: [Diagnostic.Code]) throws {
    let root = try #require(JSONTree(SourceText(Array(text.utf8))).roots.first)
    var check = JSONCheck()
    check.check(root, .object { Self.form }, name: "person")
    #expect(check.remarks.map(\.code) == codes)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import FileDiagnostics
@testable import LearningRecords

private let credential = #"""
  {"@context":["https://www.w3.org/ns/credentials/v2","https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"],
   "id":"https://school.example/c/1","type":["VerifiableCredential","OpenBadgeCredential"],"name":"Teamwork",
   "issuer":{"id":"https://school.example","type":["Profile"],"name":"School","odd":1.50},
   "validFrom":"2026-01-01T00:00:00Z","validUntil":"2027-01-01T00:00:00Z",
   "credentialSubject":{"id":"did:example:1","type":["AchievementSubject"],
     "achievement":{"id":"https://school.example/a/1","type":["Achievement"],"name":"Teamwork","description":"Works well",
       "criteria":{"narrative":"Be kind"},"alignment":[{"type":["Alignment"],"targetName":"T","targetUrl":"https://f.example"}]},
     "result":[{"type":["Result"],"value":"A"}]},
   "proof":[{"type":"DataIntegrityProof","created":"2026-01-01T00:00:00Z","cryptosuite":"eddsa-rdfc-2022",
     "verificationMethod":"https://school.example#k","proofPurpose":"assertionMethod","proofValue":"z1"}]}
  """#

private let assertion = #"""
  {"@context":"https://w3id.org/openbadges/v2","type":"Assertion","id":"https://school.example/b/1",
   "recipient":{"type":"email","hashed":true,"salt":"x","identity":"sha256$00"},"issuedOn":"2026-01-01T00:00:00Z",
   "badge":{"type":"BadgeClass","id":"https://school.example/bc","name":"Robots","description":"D",
     "criteria":"https://school.example/criteria","issuer":"https://school.example/issuer"},
   "verification":{"type":"hosted"}}
  """#

private func base64URL(_ text: String) -> String {
  Array(text.utf8).base64.replacing("+", with: "-").replacing("/", with: "_").replacing(
    "=",
    with: ""
  )
}

/// A PNG with a chunk of text, as programs bake badges.
private func png(_ type: String, _ data: [UInt8]) -> [UInt8] {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  for (type, data) in [("IHDR", [UInt8](repeating: 0, count: 13)), (type, data), ("IEND", [])] {
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    bytes += Array(type.utf8) + data + [0, 0, 0, 0]
  }
  return bytes
}

@Suite struct OpenBadgesTests {
  private func read(_ text: String) -> OpenBadges.Document { OpenBadges.read(Array(text.utf8)) }

  @Test func aBadgeOfEdition3IsReadAsItIs() throws {
    let document = read(credential)
    #expect(document.diagnostics.map(\.code) == [.proofNotChecked])
    let badge = try #require(document.badges.first)
    #expect(badge.json == Array(credential.utf8))
    #expect(badge.version == .three)
    #expect(badge.name == "Teamwork")
    #expect(badge.achievement?.alignmentCount == 1)
    #expect(badge.resultCount == 1)
    #expect(badge.proofs == ["eddsa-rdfc-2022"])
    #expect(badge.isValid(at: Date(timeIntervalSince1970: 1_780_000_000)))
    #expect(!badge.isValid(at: Date(timeIntervalSince1970: 1_700_000_000)))
    #expect(!badge.isValid(at: Date(timeIntervalSince1970: 1_900_000_000)))
  }

  @Test func aBadgeOfEdition2IsRead() throws {
    let document = read(assertion)
    #expect(document.diagnostics.map(\.code) == [.notLookedUp])
    let badge = try #require(document.badges.first)
    #expect(badge.version == .two)
    #expect(badge.recipient == .init(type: "email", isHashed: true, identity: "sha256$00"))
    #expect(badge.hasEmbeddedDescription)
    #expect(badge.name == "Robots")
  }

  @Test(arguments: [
    (#""type":["AchievementSubject"]"#, #""type":["Subject"]"#, "malformed-value"),
    (#""type":["Profile"]"#, #""type":["Person"]"#, "malformed-value"),
    (#""type":["Achievement"]"#, #""type":[]"#, "malformed-value"),
    (#""type":["Alignment"]"#, #""type":["Line"]"#, "malformed-value"),
    (#""type":["Result"]"#, #""type":"Outcome""#, "malformed-value"),
    (
      #""type":["VerifiableCredential","OpenBadgeCredential"]"#,
      #""type":["VerifiableCredential"]"#, "malformed-value"
    ),
    (
      #""type":["VerifiableCredential","OpenBadgeCredential"]"#,
      #""type":["OpenBadgeCredential"]"#, "malformed-value"
    ),
    (#""https://www.w3.org/ns/credentials/v2","#, "", "malformed-value"),
    (#""validFrom":"2026-01-01T00:00:00Z","#, "", "missing-member"),
    (#""validFrom":"2026-01-01T00:00:00Z""#, #""validFrom":"2026""#, "malformed-value"),
    (#""validUntil":"2027"#, #""validUntil":"2025"#, "never-valid"),
    (#""criteria":{"narrative":"Be kind"},"#, "", "missing-member"),
    (#""name":"Teamwork","description""#, #""description""#, "missing-member"),
    (#""id":"https://school.example/c/1","#, "", "missing-member"),
    (#""targetUrl":"https://f.example""#, #""targetUrl":"f""#, "malformed-value"),
    (
      #""verificationMethod":"https://school.example#k""#, #""verificationMethod":"z6Mk""#,
      "malformed-value"
    ),
    (
      #""verificationMethod":"https://school.example#k""#, #""verificationMethod":"xxx:z6Mk""#,
      "malformed-value"
    ),
    (#""cryptosuite":"eddsa-rdfc-2022","#, "", "missing-member"),
  ]) func aBrokenRuleIsNamed(old: String, new: String, code: String) {
    let text = credential.replacing(old, with: new)
    #expect(text != credential)
    let document = read(text)
    #expect(
      document.diagnostics.contains { $0.code.rawValue == code },
      "\(new): \(document.diagnostics)"
    )
    #expect(document.badges.map(\.json) == [Array(text.utf8)])
  }

  @Test(arguments: [
    ("https://w3id.org/openbadges/v2", "https://w3id.org/openbadges/x", "malformed-value"),
    (#""recipient""#, #""recipients""#, "missing-member"),
    (#""issuedOn":"2026-01-01T00:00:00Z","#, "", "missing-member"),
    (#""type":"Assertion","#, #""type":[],"#, "malformed-value"),
    (#""criteria":"https://school.example/criteria","#, "", "missing-member"),
    (#""hashed":true"#, #""hashed":"yes""#, "wrong-kind"),
  ]) func aBrokenRuleOfEdition2IsNamed(old: String, new: String, code: String) {
    let document = read(assertion.replacing(old, with: new))
    #expect(document.diagnostics.contains { $0.code.rawValue == code }, "\(document.diagnostics)")
  }

  @Test func extensionsAreKeptAndNotLookedUp() {
    let text = assertion.replacing(
      #""verification""#,
      with: #""extensions:x":{"type":["Other"]},"verification""#
    )
    #expect(read(text).diagnostics.map(\.code).contains(.malformedValue))
    #expect(read(text).diagnostics.map(\.code).contains(.notLookedUp))
  }

  /// Where a class of badges, its issuer, an endorsement or a status stands at an address, each is
  /// noted.
  @Test func partsAtAnAddressAreNoted() {
    let address = #""https://school.example/x""#
    let status = #""credentialStatus":{"id":"https://school.example/s","type":"List"},"#
    let texts = [
      assertion.replacing(#/"badge":\{.*?\},/#.dotMatchesNewlines(), with: "\"badge\":\(address),"),
      assertion.replacing(#""verification""#, with: "\"endorsement\":\(address),\"verification\""),
      credential.replacing(#""proof":"#, with: status + #""proof":"#),
    ]
    #expect(texts.map { read($0).diagnostics.count { $0.code == .notLookedUp } } == [1, 2, 1])
  }

  @Test func aSignedTextIsReadWithItsPlaces() throws {
    let broken = credential.replacing(#""type":["Profile"]"#, with: #""type":["Person"]"#)
    let token = [#"{"alg":"RS256"}"#, "{\"vc\":\(broken),\"iss\":\"x\"}", "sign"].map(base64URL)
      .joined(separator: ".")
    let document = read(token)
    #expect(document.carrier == .token(algorithm: "RS256", keys: ["vc", "iss"]))
    #expect(document.badges.first?.json == Array(broken.utf8))
    #expect(
      document.diagnostics.map(\.code) == [.malformedValue, .proofNotChecked, .proofNotChecked]
    )
    let fault = try #require(document.diagnostics.first)
    let places = Array(token.utf8)[..<fault.range.lowerBound].count
    #expect(places > 20 && fault.range.upperBound < token.utf8.count)
  }

  @Test func imagesGiveTheirBadges() {
    let head = Array("openbadges".utf8) + [0]
    let plain = OpenBadges.read(png("iTXt", head + [0, 0, 0, 0] + Array(assertion.utf8)))
    #expect(plain.carrier == .png([.init(type: "iTXt", keyword: "openbadges")]))
    #expect(plain.badges.map(\.json) == [Array(assertion.utf8)])
    let address = OpenBadges.read(png("tEXt", head + Array("https://school.example/b".utf8)))
    #expect(
      address.diagnostics.map(\.code) == [.notLookedUp, .noBadge]
        || address.diagnostics.map(\.code) == [.noBadge, .notLookedUp]
    )
    let compressed = OpenBadges.read(png("iTXt", head + [1, 0, 0, 0, 1, 2, 3]))
    #expect(compressed.diagnostics.contains { $0.code == .noBadge })
    #expect(OpenBadges.read(png("tEXt", Array("Title".utf8) + [0, 65])).badges.isEmpty)
  }

  @Test func drawingsGiveTheirBadges() {
    let space = "xmlns:ob=\"https://purl.imsglobal.org/ob/v3p0\""
    let inside = read(
      "<svg \(space)><ob:credential><![CDATA[\n\(credential)\n]]></ob:credential></svg>"
    )
    #expect(inside.badges.map(\.json) == [Array(credential.utf8)])
    #expect(
      inside.carrier
        == .svg([
          .init(
            name: "credential",
            namespace: "https://purl.imsglobal.org/ob/v3p0",
            verification: "",
            textLength: credential.unicodeScalars.count
          )
        ])
    )
    let token = [#"{"alg":"none"}"#, assertion, "x"].map(base64URL).joined(separator: ".")
    let verified = read("<svg \(space)><ob:assertion verify=\"\(token)\"/></svg>")
    #expect(verified.badges.map(\.json) == [Array(assertion.utf8)])
    #expect(read("<svg/>").diagnostics.map(\.code) == [.noBadge])
  }

  @Test func aFileWithAnyBytesIsRead() {
    let token = [#"{"alg":"RS256"}"#, credential, "sign"].map(base64URL).joined(separator: ".")
    let files = [
      Array(credential.utf8), Array(assertion.utf8), Array(token.utf8),
      png("iTXt", Array("openbadges".utf8) + [0, 0, 0, 0, 0] + Array(assertion.utf8)),
      Array("<svg xmlns:o=\"a\"><o:credential><![CDATA[\(credential)]]></o:credential></svg>".utf8),
    ]
    for file in files {
      for end in stride(from: 0, to: file.count, by: 7) { _ = OpenBadges.read(Array(file[..<end])) }
    }
    forEachSeed(0..<200) { generator in
      for file in files {
        var changed = file
        for _ in 0..<1 + generator.draw(below: 4) {
          changed[generator.draw(below: changed.count)] = UInt8(generator.draw(below: 256))
        }
        let document = OpenBadges.read(changed)
        try #require(document.source == changed)
        for diagnostic in document.diagnostics { try #require(diagnostic.line > 0) }
      }
    }
  }

  @Test func anIssuerNeedsAnAddress() {
    #expect(throws: RecordError.malformedAddress("x")) {
      try OpenBadges.Issuer(id: "x", name: "X")
    }
  }
}

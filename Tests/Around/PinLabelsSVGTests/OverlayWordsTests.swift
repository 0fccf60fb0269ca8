// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

@testable import PinLabelsSVG

/// The words of drawings, and those that an app brings.
struct OverlayWordsTests {
  @Test func theCatalogIsComplete() {
    #expect(overlaySentences.faults == [])
    for verdict in PinVerdict.allCases {
      #expect(OverlayStyle.Words.english.texts["verdict.\(verdict.rawValue)"] != nil)
    }
  }

  @Test(arguments: [("de-AT", "Pfeil"), ("en-GB", "Arrow"), ("fr-CA", "Flèche")])
  func aLanguageHasTheClosestWords(tag: String, arrow: String) throws {
    let phrasebook = try #require(Phrasebook(for: Language(tag)))
    #expect(OverlayStyle.Words(in: phrasebook).texts["arrow"] == arrow)
  }

  @Test func anAppBringsItsOwnWords() throws {
    let french = try OverlayStyle.Words(
      language: "fr",
      texts: [
        "pin": "Épingle {name}", "arrow": "Flèche", "highlight": "Partie mise en évidence",
        "verdict.correct": "juste", "verdict.wrong": "faux",
        "verdict.partial": "en partie juste", "verdict.unanswered": "sans réponse",
      ]
    )
    try expectRoundTrip(french)
    let sheet = try Samples.sheet()
    let svg = try #require(
      sheet.svg(marks: ["p1": OverlayMark(.wrong)], style: OverlayStyle(words: french))
    )
    #expect(svg.contains("<title>Épingle 1, faux</title>"))
    #expect(svg.contains("<title>Flèche</title>"))
    #expect(!svg.contains("Pin 1"))
  }

  @Test func wordsThatAreMissingOrSayNothingAreRefused() {
    var texts = OverlayStyle.Words.english.texts
    texts["arrow"] = nil
    texts["line"] = "Line"
    texts["pin"] = "Pin"
    texts["highlight"] = " "
    let faults = contentFaults(JSONFault.self) {
      _ = try OverlayStyle.Words(language: "", texts: texts)
    }
    #expect(
      faults == [
        "language: the language is empty, expected a tag such as \"en\"",
        "texts.arrow: is missing in it or in English",
        "texts.line: is missing in it or in English",
        "texts.highlight: says nothing",
        "texts.pin: has other placeholders than in English",
      ]
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import PinLabels
import Testing

struct PinLanguagesTests {
  let pin: Pin

  init() throws {
    pin = try Pin(
      id: "p1",
      at: ImagePoint(100, 100),
      labels: [
        try Samples.label("1", "Os scaphoideum"), try Samples.label("2", "Os naviculare"),
        try Samples.label("3", "Kahnbein", "de"), try Samples.label("4", "Handkahnbein", "de-AT"),
        try Samples.label("5", "scaphoid", "en"),
      ]
    )
  }

  @Test func theFirstLabelOfALanguageIsPreferredAndTheOthersAreSynonyms() {
    #expect(pin.preferredLabel(in: "la")?.text == "Os scaphoideum")
    #expect(pin.synonyms(in: "la").map(\.text) == ["Os naviculare"])
    #expect(pin.languages.map(\.rawValue) == ["la", "de", "de-AT", "en"])
  }

  @Test func aRegionGoesBeforeTheLanguageAndThatBeforeOtherRegions() {
    #expect(pin.preferredLabel(in: "de-AT")?.text == "Handkahnbein")
    #expect(pin.preferredLabel(in: "de-CH")?.text == "Kahnbein")
    #expect(pin.preferredLabel(in: "DE")?.text == "Kahnbein")
    #expect(pin.preferredLabel(in: "en-GB")?.text == "scaphoid")
  }

  @Test func withoutALabelInTheLanguageTheFirstIsTheCorrection() {
    #expect(pin.preferredLabel(in: "fr") == nil)
    #expect(pin.preferredLabel(in: "no tag!") == nil)
    #expect(pin.correction(in: "fr").text == "Os scaphoideum")
    #expect(pin.correction(in: "de").text == "Kahnbein")
  }
}

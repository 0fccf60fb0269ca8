import PinLabels
import Testing

struct TermListTests {
  let list: TermList

  init() throws {
    list = TermList([
      try Samples.label("1", "Os scaphoideum"), try Samples.label("2", "Os naviculare"),
      try Samples.label("3", "Kahnbein", "de"), try Samples.label("4", "Handkahnbein", "de-AT"),
      try Samples.label("5", "scaphoid", "en"),
    ])
  }

  @Test func theFirstLabelOfALanguageIsPreferredAndTheOthersAreSynonyms() {
    #expect(list.preferred(in: "la")?.text == "Os scaphoideum")
    #expect(list.synonyms(in: "la").map(\.text) == ["Os naviculare"])
    #expect(list.languages.map(\.rawValue) == ["la", "de", "de-AT", "en"])
  }

  @Test func aRegionGoesBeforeTheLanguageAndThatBeforeOtherRegions() {
    #expect(list.preferred(in: "de-AT")?.text == "Handkahnbein")
    #expect(list.preferred(in: "de-CH")?.text == "Kahnbein")
    #expect(list.preferred(in: "DE")?.text == "Kahnbein")
    #expect(list.preferred(in: "en-GB")?.text == "scaphoid")
  }

  @Test func withoutALabelInTheLanguageTheFirstIsTheCorrection() {
    #expect(list.preferred(in: "fr") == nil)
    #expect(list.preferred(in: "no tag!") == nil)
    #expect(list.correction(in: "fr")?.text == "Os scaphoideum")
    #expect(list.correction(in: "de")?.text == "Kahnbein")
    #expect(TermList([]).correction(in: "de") == nil)
  }

  @Test func thePinTellsItsTerms() throws {
    let pin = try Samples.sheet().pin("p1")
    #expect(pin?.terms.preferred(in: "de")?.text == "zweiköpfiger Oberarmmuskel")
  }
}

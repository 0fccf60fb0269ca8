// SPDX-License-Identifier: Apache-2.0
import Languages
import PinLabels
import Testing

struct PinDiagnosisTests {
  @Test(
    arguments: [
      (.swapped(with: "b"), "You swapped it with “b”.", "Du hast es mit „b“ vertauscht."),
      (
        .cycle(["b"]), "You mixed up the names of “b”.",
        "Du hast die Namen von „b“ im Kreis vertauscht."
      ),
      (.labelOf("b"), "That is “b”.", "Das ist „b“."),
      (.wrongSide, "That is the other side.", "Das ist die andere Seite."),
      (.partForWhole("b"), "That is only a part of it: “b”.", "Das ist nur ein Teil davon: „b“."),
      (
        .wholeForPart("b"), "That is the whole that it is part of: “b”.",
        "Das ist das Ganze, von dem es ein Teil ist: „b“."
      ),
      (
        .pluralForSingular, "That means several, and this is one.",
        "Das meint mehrere, und dies ist eines."
      ),
      (
        .singularForPlural, "That means one, and these are several.",
        "Das meint eines, und dies sind mehrere."
      ),
      (
        .duplicate(of: "b"), "You wrote the same for “b”.",
        "Du hast dasselbe für „b“ geschrieben."
      ),
      (.empty, "There is no answer.", "Es gibt keine Antwort."),
    ] as [(PinDiagnosis, String, String)]
  )
  func isASentenceInBothLanguages(diagnosis: PinDiagnosis, english: String, german: String) {
    #expect(diagnosis.sentence(in: .english) == english)
    #expect(diagnosis.sentence(in: .german) == german)
    let named = diagnosis.sentence(in: .german) { $0 == "b" ? "Stift 2" : "" }
    #expect(named == german.replacing("„b“", with: "Stift 2"))
  }

  @Test func everyPinOfACycleIsNamed() {
    let sentence = PinDiagnosis.cycle(["a", "b", "c"]).sentence(in: .english)
    #expect(sentence == "You mixed up the names of “a”, “b”, “c”.")
  }
}

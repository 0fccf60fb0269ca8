import AnswerMatching
import GermanSpelling
import Exercises
import Testing

struct TypicalErrorTests {
  @Test(arguments: [
    ("Dienstag", SpellingCategory.longI, ["Dinstag", "Dihnstag"]),
    ("Sommer", .doubling, ["Somer"]), ("Häuser", .umlautDerivation, ["Heuser"]),
    ("Straße", .sharpS, ["Strase", "Strasse"]), ("Vater", .fVW, ["Fater"]),
    ("Hund", .finalDevoicing, ["Hunt"]), ("Ball", .longI, []),
  ])
  func childrenMakeTypicalErrors(word: String, category: SpellingCategory, errors: [String]) {
    let found = TypicalError.errors(in: word, of: category)
    #expect(found.map(\.misspelling) == errors)
    #expect(found.allSatisfy { $0.diagnosis.categories == [category] })
  }

  @Test func anErrorIsWhatItSays() {
    for word in PlainSentenceTests.sentences.flatMap({ $0.split { !$0.isLetter } }).map(String.init)
    {
      for error in TypicalError.errors(in: word) {
        let letters = Array(word)
        let rebuilt =
          String(letters[..<error.range.lowerBound]) + error.replacement
          + String(letters[error.range.upperBound...])
        #expect(rebuilt == error.misspelling)
        #expect(error.misspelling != word)
      }
    }
  }

  @Test func whatIsTooLongForAWordInvitesNone() {
    let word = String(repeating: "Sommer", count: 16) + "Ball"
    #expect(!TypicalError.errors(in: word).isEmpty)
    #expect(TypicalError.errors(in: word + "s").isEmpty)
    let sentence = PlainSentence(String(repeating: "Sommer", count: 10_000))
    #expect(sentence.insertSentence(id: 1, training: .doubling) == nil)
  }
}

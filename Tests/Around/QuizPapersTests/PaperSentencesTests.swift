// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import QuizTestSupport
import Testing

@testable import QuizPapers

struct PaperSentencesTests {
  @Test func everySentenceIsThereInEveryLanguage() {
    #expect(paperSentences.faults == [])
  }

  @Test(arguments: Phrasebook.all)
  func shortfallsAreWholeSentences(phrasebook: Phrasebook) throws {
    let shortfalls: [FairDraw.Shortfall] = [
      .fewerProblems(has: 3, wanted: 4),
      .stratumTooSmall(try Blueprint.Stratum(4, of: .set("acids")), has: 3),
      .points(20, wanted: try Fraction(41, 2)), .simplified, .unevenUse(fewest: 1, most: 4),
      .unknownDifficulty(3), .difficulty(lowest: 40, highest: 60),
    ]
    for shortfall in shortfalls {
      let sentence = shortfall.sentence(in: phrasebook)
      #expect(sentence.hasSuffix(".") && sentence.contains(" "))
      #expect(!sentence.contains { "{}#".contains($0) }, "\(sentence)")
    }
    #expect(shortfalls[1].sentence(in: phrasebook).contains("acids"))
    #expect(shortfalls[2].sentence(in: phrasebook).contains("41/2"))
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import QuizAuthoring
import QuizTestSupport
import Testing

struct KeyBiasTests {
  /// Problems with four options of which the right one has a length and stands at a position.
  private func biased(_ count: Int, keyLength: Int, position: Int?, more: String = "") -> String {
    (0..<count).map { number in
      let position = position ?? number % 4
      let name = String(UnicodeScalar(UInt8(97 + number % 26)))
      let options = (0..<4).map { index in
        let length = index == position ? keyLength : 5 + (index + 4 - position) % 4
        let text = String(repeating: name, count: length) + "\(index)"
        return
          #"{"id":"\#(index)","text":"\#(text)"\#(index == position ? #","correct":true"# : "")}"#
      }
      return """
        {"id":"p\(number)","kind":"multipleChoice","prompt":"\(number)?"\(more),"options":[
        \(options.joined(separator: ","))]}
        """
    }.joined(separator: ",")
  }

  @Test func aBiasOverTheBankIsTold() throws {
    #expect(draftFindings(biased(24, keyLength: 10, position: nil)) == ["sets: longestIsKey"])
    #expect(draftFindings(biased(24, keyLength: 3, position: nil)) == ["sets: shortestIsKey"])
    #expect(draftFindings(biased(24, keyLength: 7, position: 2)) == ["sets: positionOfKey"])
    #expect(draftFindings(biased(24, keyLength: 7, position: nil)) == [])
  }

  @Test func fewProblemsTellNoBias() throws {
    #expect(draftFindings(biased(19, keyLength: 10, position: 2)) == [])
    let check = try BankCheck {
      $0.minimumProblems = 0
      $0.minimumOptions = 0
      $0.minimumForBias = 19
    }
    #expect(draftFindings(biased(19, keyLength: 10, position: 2), check: check).count == 2)
  }

  @Test func positionsDoNotMatterWhereOptionsAreShuffled() throws {
    #expect(
      draftFindings(biased(24, keyLength: 7, position: 2, more: #","shuffleOptions":true"#)) == []
    )
  }

  /// The threshold is that of the binomial distribution: its tail beyond three standard deviations
  /// is below 1 %.
  @Test func chanceIsRarelyTakenForABias() throws {
    var told = 0
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let problems = (0..<40).map { number in
        let key = generator.draw(below: 4)
        let options = (0..<4).map { index in
          let text = String(repeating: "x", count: 5 + generator.draw(below: 60)) + "\(index)"
          return #"{"id":"\#(index)","text":"\#(text)"\#(index == key ? #","correct":true"# : "")}"#
        }
        return
          #"{"id":"\#(number)","kind":"multipleChoice","prompt":"\#(number)?","options":[\#(options.joined(separator: ","))]}"#
      }
      let check = try BankCheck {
        $0.minimumProblems = 0
        $0.longKeyFactor = 99
        $0.similarity = 1
      }
      if !draftFindings(problems.joined(separator: ","), check: check).isEmpty { told += 1 }
    }
    #expect(told <= 2)
  }
}

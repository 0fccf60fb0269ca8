// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation
import Quizzes
import Testing

@Suite("ludus match as a stream")
struct MatchStreamTests {
  private struct Answer: Decodable, Equatable {
    let id: Int
    let correct: Bool
    let reason: String
  }

  private static let terms = [
    "meiosis", "mitosis", "electron", "proton", "isotopes", "nitric acid",
  ]

  /// Every 1000th line is bad, and every tenth takes longer.
  @Test("judges 20,000 lines as the library does, with bad ones in their place")
  func manyLines() throws {
    var generator = SeededGenerator(seed: 100_000)
    var input = Data()
    var expected: [Answer?] = []
    for id in 1...20_000 {
      let term = generator.drawElement(of: Self.terms) ?? ""
      guard !id.isMultiple(of: 1000) else {
        input += Data("{\"id\":\(id),\"kind\":\"odd\",\"accepted\":[],\"input\":\"\"}\n".utf8)
        expected.append(nil)
        continue
      }
      var letters = Array(generator.drawElement(of: Self.terms) ?? "")
      letters.remove(at: generator.draw(below: letters.count))
      let answer = generator.draw(below: 2) == 0 ? term.capitalized : String(letters)
      let isRough = id.isMultiple(of: 10)
      let verdict =
        isRough
        ? RoughMatcher(term).verdict(for: answer)
        : ExactMatcher(term, ignoresCase: true).verdict(for: answer)
      let question =
        isRough
        ? #""kind":"rough""# : #""kind":"exact","options":{"ignoresCase":true}"#
      let line = #"{"id":\#(id),\#(question),"accepted":["\#(term)"],"input":"\#(answer)"}"#
      input += Data("\(line)\n".utf8)
      expected.append(Answer(id: id, correct: verdict.isCorrect, reason: "\(verdict)"))
    }
    let run = try Tool.ludus.run(["match"], input: input)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1)
    try #require(lines.count == expected.count)
    for (number, (line, answer)) in zip(lines, expected).enumerated() {
      if let answer {
        try #require(try JSONDecoder().decode(Answer.self, from: Data(line.utf8)) == answer)
      } else {
        let id = number + 1
        let kinds = "exact, rough, numeric, algebraic, chemical, date"
        let error = #""kind: \"odd\" is not known, expected one of \#(kinds)""#
        try #require(line == #"{"id":\#(id),"error":\#(error),"line":\#(id)}"#)
      }
    }
    let correct = expected.filter { $0?.correct == true }.count
    #expect((10_000...18_000).contains(correct))
  }

  /// The peak is read where Linux tells it.
  @Test(
    "needs no more memory for more lines",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status"))
  )
  func memory() throws {
    let line =
      #"{"id":1,"kind":"rough","accepted":["meiosis"],"confusables":["mitosis"],"input":"meosis"}"#
    let few = try Tool.ludus.peakMemory(["match"], line: line, count: 20_000)
    let many = try Tool.ludus.peakMemory(["match"], line: line, count: 200_000)
    #expect(few > 1000)
    #expect(many < few + 4096, "\(many) kB for many lines, \(few) kB for few")
  }
}

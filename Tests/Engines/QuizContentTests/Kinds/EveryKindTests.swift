// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

@Suite("Every kind of problem") struct EveryKindTests {
  @Test("has a sample that other tests play")
  func samples() throws {
    #expect(Set(try Samples.everyKind().map(\.kind.name)) == Set(ProblemKind.Name.allCases))
  }

  @Test("has one name, one type of tasks and one row of JSON")
  func names() throws {
    for kind in try Samples.everyKind().map(\.kind) {
      #expect(type(of: kind.task) == kind.name.task)
      let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(kind))
      #expect((json as? [String: Any])?["kind"] as? String == kind.name.rawValue)
    }
    let names = ProblemKind.Name.allCases.map(\.rawValue)
    #expect(ProblemKind.cases.map(\.name) == ["trueFalse"] + names)
  }

  @Test("takes responses of the shape of its right answer")
  func shapes() throws {
    for kind in try Samples.everyKind().map(\.kind) {
      let answer = try #require(kind.correctAnswer)
      let shape: QuizResponse.Shape =
        switch answer {
        case .choice: .choice
        case .choices: .choices
        case .text: kind.name.responseShape == .longText ? .longText : .text
        case .order: .order
        case .pairs: .pairs
        case .gaps: .gaps
        }
      #expect(kind.name.responseShape == shape)
    }
  }

  @Test("fits into a gap if it is written, or if one option is picked")
  func gaps() {
    let fitting = ProblemKind.Name.allCases.filter { $0.task.fitsIntoGap }
    #expect(fitting.allSatisfy { [.text, .choice].contains($0.responseShape) })
    #expect(fitting.contains(.multipleChoice) && !fitting.contains(.openResponse))
  }
}

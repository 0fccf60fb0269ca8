// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import Testing

@testable import Classroom

struct AnswerFormTests {
  /// A problem of each kind from the Examples, with the form that its right answer makes.
  private static func problems() throws -> [Problem] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Content/all-kinds.json")
    return try ProblemBank(json: Data(contentsOf: file)).allProblems
  }

  /// The fields that a browser sends for a response.
  private func body(_ response: PresentedResponse, to problem: PresentedProblem) -> String {
    func field(_ name: String, _ value: String) -> String {
      "\(name.escapedForAddress)=\(value.escapedForAddress)"
    }
    func key<Element: Identifiable>(_ id: Element.ID?, in all: [Element]) -> String {
      all.firstIndex { $0.id == id }.map(AnswerForm.key) ?? ""
    }
    var fields = ["form=x", "seen=3"]
    switch response {
    case .choice(let id): fields.append(field("choice", key(id, in: problem.options)))
    case .choices(let ids) where problem.picksAtOnce:
      fields += ids.map { field("choices[]", key($0, in: problem.options)) }
    case .choices(let ids):
      fields.append(field("choice", key(ids.first, in: problem.options)))
    case .text(let text): fields.append(field("text", text))
    case .order(let ids):
      for (index, item) in problem.items.enumerated() {
        fields.append(field("order[k\(index)]", "\((ids.firstIndex(of: item.id) ?? 0) + 1)"))
      }
    case .pairs(let pairs):
      for (index, left) in problem.left.enumerated() {
        fields.append(field("pairs[k\(index)]", key(pairs[left.id], in: problem.items)))
      }
    case .gaps(let gaps):
      for (index, gap) in problem.gaps.enumerated() {
        let entered = gaps[gap.id] ?? ""
        let option = gap.options.firstIndex { $0.id.rawValue == entered }
        fields.append(field("gaps[k\(index)]", option.map(AnswerForm.key) ?? entered))
      }
    }
    return fields.joined(separator: "&")
  }

  @Test func theRightAnswerOfEveryKindComesThroughAForm() throws {
    let problems = try Self.problems()
    var kinds: Set<ProblemKind.Name> = []
    for problem in problems {
      guard let answer = problem.correctAnswer else { continue }
      let item = Quiz.Item(problem, set: "s", setTitle: "")
      let shown = item.presentation
      let presented = try #require(item.presented(answer))
      let form = try URLEncodedFormDecoder()
        .decode(AnswerForm.self, from: body(presented, to: shown))
      let response = try item.response(from: #require(form.response(to: shown)))
      let expected =
        problem.kind.name == .checkAll && !shown.picksAtOnce
        ? QuizResponse.choices(Array(answer.picks.prefix(1))) : answer
      #expect(response == expected, "\(problem.id)")
      kinds.insert(problem.kind.name)
    }
    #expect(kinds == Set(ProblemKind.Name.allCases))
  }

  @Test func noNameThatAnAuthorGaveIsOnThePage() throws {
    for problem in try Self.problems() {
      let shown = Quiz.Item(problem, set: "s", setTitle: "").presentation
      let view = ProblemView(shown, marked: [], given: nil, words: [:], in: .english)
      let choices =
        (view.matching + view.ordering).flatMap(\.choices)
        + view.pieces.compactMap(\.gap).flatMap(\.choices)
      for id in view.options.map(\.id) + choices.map(\.id) where Int(id) == nil {
        #expect(id.hasPrefix("k") && Int(id.dropFirst()) != nil, "\(problem.id): \(id)")
      }
    }
  }

  @Test(arguments: ["", "k", "k-1", "k99", "x0", "k0x", "k18446744073709551616", "exact"])
  func aKeyThatThePageDoesNotHaveIsNoAnswer(key: String) {
    #expect(AnswerForm.element(key, of: [1, 2]) == nil)
  }
}

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
  private func body(_ response: QuizResponse, to problem: PresentedProblem) -> String {
    func field(_ name: String, _ value: String) -> String {
      "\(name.escapedForAddress)=\(value.escapedForAddress)"
    }
    var fields = ["form=x", "seen=3"]
    switch response {
    case .choice(let id): fields.append(field("choice", id.rawValue))
    case .choices(let ids) where problem.picksAtOnce:
      fields += ids.map { field("choices[]", $0.rawValue) }
    case .choices(let ids): fields.append(field("choice", ids.first?.rawValue ?? ""))
    case .text(let text): fields.append(field("text", text))
    case .order(let ids):
      for (index, item) in problem.items.enumerated() {
        fields.append(field("order[k\(index)]", "\((ids.firstIndex(of: item.id) ?? 0) + 1)"))
      }
    case .pairs(let pairs):
      for (index, left) in problem.left.enumerated() {
        fields.append(field("pairs[k\(index)]", pairs[left.id]?.rawValue ?? ""))
      }
    case .gaps(let gaps):
      for (index, gap) in problem.gaps.enumerated() {
        fields.append(field("gaps[k\(index)]", gaps[gap.id] ?? ""))
      }
    }
    return fields.joined(separator: "&")
  }

  @Test func theRightAnswerOfEveryKindComesThroughAForm() throws {
    let problems = try Self.problems()
    var kinds: Set<ProblemKind.Name> = []
    for problem in problems {
      guard let answer = problem.correctAnswer else { continue }
      let shown = Quiz.Item(problem, set: "s", setTitle: "").presentation
      let form = try URLEncodedFormDecoder().decode(AnswerForm.self, from: body(answer, to: shown))
      let response = try #require(form.response(to: shown))
      let expected =
        problem.kind.name == .checkAll && !shown.picksAtOnce
        ? QuizResponse.choices(Array(answer.picks.prefix(1))) : answer
      #expect(response == expected, "\(problem.id)")
      kinds.insert(problem.kind.name)
    }
    #expect(kinds.count == 12)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Quizzes
import RichTextHTML

extension PresentedResponse {
  /// The response in the words of its problem, for people.
  func html(for problem: PresentedProblem) -> String {
    switch self {
    case .text(let text): return text.escapedForHTML
    case .choice(let id): return Self.html(of: [id], in: problem.options)
    case .choices(let ids): return Self.html(of: ids, in: problem.options)
    case .order(let ids):
      let texts = Dictionary(problem.items.map { ($0.id, $0.text.onPage) }) { first, _ in first }
      return ids.compactMap { texts[$0] }.joined(separator: " → ")
    case .pairs(let pairs):
      let right = Dictionary(problem.items.map { ($0.id, $0.text.onPage) }) { first, _ in first }
      return problem.left
        .compactMap { left in
          pairs[left.id].flatMap { right[$0] }.map { "\(left.text.onPage) – \($0)" }
        }
        .joined(separator: "<br>")
    case .gaps(let gaps):
      return problem.gaps
        .compactMap { gap in
          guard let entry = gaps[gap.id] else { return nil }
          let option = gap.options.first { $0.id.rawValue == entry }
          return option?.text.onPage ?? entry.escapedForHTML
        }
        .joined(separator: " · ")
    }
  }

  private static func html(of ids: [PresentedProblem.Place], in options: [PresentedProblem.Part])
    -> String
  {
    options.filter { ids.contains($0.id) }.map(\.text.onPage).joined(separator: " · ")
  }
}

extension Quiz.Item {
  /// The right answer as people write it; nil where there is none.
  func correctHTML(in phrasebook: Phrasebook) -> String? {
    let right = problem.kind.options?.correct ?? []
    if problem.kind.name == .multipleChoice, right.count > 1 {
      // Any of them will do.
      return right.compactMap { QuizResponse.choice($0.id).html(for: self) }
        .joined(separator: " · ")
    }
    return problem.correctAnswer(in: phrasebook.language)?.html(for: self)
  }

  /// The right answer, which is not said twice: nil also where a sentence beside it has it.
  func correctHTML(in phrasebook: Phrasebook, unlessIn sentence: String) -> String? {
    correctHTML(in: phrasebook).flatMap { FeedbackView.says(sentence, $0) ? nil : $0 }
  }
}

extension QuizResponse {
  /// The response in the words of its item, for people; nil when it names what is not shown.
  func html(for item: Quiz.Item) -> String? {
    item.presented(self)?.html(for: item.presentation)
  }
}

import Quizzes

/// What the form of a problem sends.
struct AnswerForm: Decodable, Sendable {
  /// The number of events that the page has shown.
  let seen: Int?
  let choice: String?
  let choices: [String]?
  let text: String?
  let gaps: [String: String]?
  /// The partner of each item of the left column.
  let pairs: [String: String]?
  /// The place of each item, counted from 1.
  let order: [String: String]?

  /// The response to a problem, or nil when nothing was entered.
  func response(to problem: PresentedProblem) -> QuizResponse? {
    switch problem.kind {
    case .multipleChoice:
      choice.map { .choice(AnswerOption.ID($0)) }
    case .checkAll where !problem.picksAtOnce:
      choice.map { .choices([AnswerOption.ID($0)]) }
    case .checkAll:
      .choices((choices ?? []).map { AnswerOption.ID($0) })
    case .ordering:
      // Of two items with one place the one that was shown first comes first.
      .order(
        problem.items.enumerated()
          .sorted { (place(of: $0.element), $0.offset) < (place(of: $1.element), $1.offset) }
          .map(\.element.id)
      )
    case .matching:
      .pairs(
        Dictionary(
          (pairs ?? [:]).filter { !$0.value.isEmpty }
            .map { (Problem.Item.ID($0.key), Problem.Item.ID($0.value)) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .cloze:
      .gaps(
        Dictionary(
          (gaps ?? [:]).filter { !$0.value.isEmpty }.map { (ClozeTask.Gap.ID($0.key), $0.value) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .exactMatch, .roughMatch, .numeric, .algebraic, .chemical, .date, .openResponse:
      text.flatMap { $0.isEmpty ? nil : .text($0) }
    }
  }

  private func place(of item: Problem.Item) -> Int {
    order?[item.id.rawValue].flatMap { Int($0) } ?? .max
  }
}

import Quizzes

/// What the form of a problem sends.
struct AnswerForm: Decodable, Sendable {
  /// The number of events that the page has shown.
  let seen: Int?
  let choice: String?
  let choices: [String]?
  let text: String?
  /// What is in each gap, by the field's key.
  let gaps: [String: String]?
  /// The partner of each item of the left column.
  let pairs: [String: String]?
  /// The place of each item, counted from 1.
  let order: [String: String]?

  /// The key of a field: names of items may have signs that mean something in a form.
  static func key(_ index: Int) -> String { "k\(index)" }

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
          .sorted { (place(of: $0.offset), $0.offset) < (place(of: $1.offset), $1.offset) }
          .map(\.element.id)
      )
    case .matching:
      .pairs(
        Dictionary(
          problem.left.enumerated().compactMap { index, left in
            entry(pairs, index).map { (left.id, Problem.Item.ID($0)) }
          },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .cloze:
      .gaps(
        Dictionary(
          problem.gaps.enumerated().compactMap { index, gap in
            entry(gaps, index).map { (gap.id, $0) }
          },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .exactMatch, .roughMatch, .numeric, .algebraic, .chemical, .date, .openResponse:
      text.flatMap { $0.isEmpty ? nil : .text($0) }
    }
  }

  private func entry(_ fields: [String: String]?, _ index: Int) -> String? {
    fields?[Self.key(index)].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func place(of index: Int) -> Int {
    order?[Self.key(index)].flatMap { Int($0) } ?? .max
  }
}

// SPDX-License-Identifier: Apache-2.0
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

  /// The key of a field or of something to choose, by its place on the page.
  ///
  /// The name that an author gave to an option may say that it is right.
  static func key(_ index: Int) -> String { "k\(index)" }

  /// What a key stands for; nil for a key that the page does not have.
  static func element<Element>(_ key: String, of all: [Element]) -> Element? {
    guard key.hasPrefix("k"), let index = Int(key.dropFirst()), all.indices.contains(index) else {
      return nil
    }
    return all[index]
  }

  /// The response to a problem, or nil when nothing was entered.
  func response(to problem: PresentedProblem) -> PresentedResponse? {
    switch problem.kind.responseShape {
    case .choice:
      choice.flatMap { Self.element($0, of: problem.options) }.map { .choice($0.id) }
    case .choices where !problem.picksAtOnce:
      choice.flatMap { Self.element($0, of: problem.options) }.map { .choices([$0.id]) }
    case .choices:
      .choices((choices ?? []).compactMap { Self.element($0, of: problem.options)?.id })
    case .order:
      // Of two items with one place the one that was shown first comes first.
      .order(
        problem.items.enumerated()
          .sorted { (place(of: $0.offset), $0.offset) < (place(of: $1.offset), $1.offset) }
          .map(\.element.id)
      )
    case .pairs:
      .pairs(
        Dictionary(
          problem.left.enumerated().compactMap { index, left in
            entry(pairs, index).flatMap { Self.element($0, of: problem.items) }
              .map { (left.id, $0.id) }
          },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .gaps:
      .gaps(
        Dictionary(
          problem.gaps.enumerated().compactMap { index, gap in
            guard let entered = entry(gaps, index) else { return nil }
            guard !gap.options.isEmpty else { return (gap.id, entered) }
            return Self.element(entered, of: gap.options).map { (gap.id, $0.id.rawValue) }
          },
          uniquingKeysWith: { first, _ in first }
        )
      )
    case .text, .longText:
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

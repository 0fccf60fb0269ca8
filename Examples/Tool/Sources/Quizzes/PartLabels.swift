// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// The letters and numbers by which a learner calls the items of a problem and the gaps of a text.
///
/// Items to order, and the right column of a matching problem, have letters in the order in which
/// they are shown; the left column and gaps have numbers.
struct PartLabels {
  private let items: [Problem.Item]

  init(_ item: Quiz.Item) {
    items = item.items
  }

  /// The items with their letters.
  var all: [(label: String, item: Problem.Item)] {
    items.enumerated().map { (OptionLabels.label(at: $0.offset), $0.element) }
  }

  /// The letter of an item, or its name when it is not shown.
  func label(of item: Problem.Item.ID) -> String {
    all.first { $0.item.id == item }?.label ?? item.rawValue
  }

  /// The item with a letter, small or capital, or nil when there is none.
  func item(_ label: some StringProtocol) -> Problem.Item.ID? {
    all.first { $0.label == label.lowercased() }?.item.id
  }
}

extension PresentedProblem {
  /// The text with gaps for a terminal, with the number of each gap; nil where there is none.
  func renderedText(_ style: Style) -> String? {
    guard text != nil else { return nil }
    var number = 0
    return segments.map { segment in
      switch segment {
      case .run(let run): return run.rendered(style)
      case .gap:
        number += 1
        return style.bold("[\(number)]")
      }
    }.joined()
  }
}

extension Quiz.Item {
  /// The left column of a matching problem, whose items are numbered.
  var left: [Problem.Item] {
    if case .matching(let task) = problem.kind { task.left } else { [] }
  }

  /// The gaps in the order in which they stand in the text, by which they are numbered.
  var numberedGaps: [ClozeTask.Gap] {
    guard case .cloze(let task) = problem.kind else { return [] }
    return task.segments.compactMap { segment in
      if case .gap(let id) = segment { task[id: id] } else { nil }
    }
  }

  /// The letters of the options to fill a gap with.
  func optionLabels(of gap: ClozeTask.Gap) -> OptionLabels {
    OptionLabels(gapOptions[gap.id] ?? [])
  }
}

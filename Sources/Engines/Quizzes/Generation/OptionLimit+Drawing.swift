// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint.OptionLimit {
  /// Whether a problem is drawn at all.
  func admits(_ problem: Problem) -> Bool {
    guard excess == .leaveProblemOut, let count else { return true }
    return problem.kind.allOptions.allSatisfy { options in
      options.all.count(where: \.isAlwaysShown) <= count
    }
  }

  /// The options that are always shown and as many others as there is room for, in the order to show them.
  func draw(
    from options: AnswerOptions,
    using generator: inout some RandomNumberGenerator
  ) -> [AnswerOption] {
    var shown = options.all
    if let count, shown.count > count {
      let others = shown.filter { !$0.isAlwaysShown }.map(\.id)
      let room = Swift.max(count - (shown.count - others.count), 0)
      let kept = Set(generator.draw(room, of: others))
      shown = shown.filter { $0.isAlwaysShown || kept.contains($0.id) }
    }
    return options.areShuffled ? shuffled(shown, using: &generator) : shown
  }

  /// Shuffles the options that may stand anywhere; the others keep their places.
  private func shuffled(
    _ options: [AnswerOption],
    using generator: inout some RandomNumberGenerator
  ) -> [AnswerOption] {
    let places = options.indices.filter { options[$0].role == .ordinary }
    var shuffled = options
    for (place, option) in zip(places, generator.shuffled(places.map { options[$0] })) {
      shuffled[place] = option
    }
    return shuffled
  }
}

extension AnswerOption {
  /// Whether no limit leaves the option out.
  var isAlwaysShown: Bool { isCorrect || role != .ordinary }
}

extension ProblemKind {
  /// The options of the problem, or of each of its gaps.
  fileprivate var allOptions: [AnswerOptions] {
    if case .cloze(let task) = self {
      task.gaps.compactMap(\.kind.options)
    } else {
      options.map { [$0] } ?? []
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import QuizContent
internal import Quizzes

/// The task of a problem as the checks of a bank see it; it may be faulty so far.
protocol CheckedTask: ProblemTask {
  /// The texts by which two problems ask the same.
  static func asked(in problem: DraftProblem) -> AskedParts
}

/// The texts of a task by which two problems ask the same, without spacing, punctuation and case.
struct AskedParts {
  /// The things to choose from, without an order.
  var choices: [String] = []
  /// The answers that are right; for a kind with several parts, all of them as one.
  var answers: [String] = []
  /// Whether the answers are those of several parts.
  var hasParts = false
}

extension AskedParts {
  /// An answer that is typed.
  init(written accepted: [String]) {
    self.init(answers: accepted.map(BankCheck.plain).sorted())
  }

  /// Options to pick from.
  fileprivate init(picking options: [DraftProblem.Option]) {
    choices = options.map { BankCheck.plain($0.plainText) }.sorted()
    let right = options.filter(\.isCorrect).map { BankCheck.plain($0.plainText) }
    answers = [right.sorted().joined(separator: "\n")]
  }
}

extension DraftProblem {
  /// The type of the problem's task as checks know it, if the kind is known; a test holds that
  /// there is one for each kind.
  var checkedTask: (any CheckedTask.Type)? { kind?.task as? any CheckedTask.Type }

  /// The texts of the items under a key.
  fileprivate func texts(of key: String) -> [String] {
    (value[key]?.elements ?? []).map { BankCheck.plain($0["text"]?.richText?.plainText ?? "") }
  }

  /// The right entry of a gap.
  fileprivate var answerOfGap: String {
    BankCheck.plain(accepted.first ?? options.first(where: \.isCorrect)?.plainText ?? "")
  }
}

// MARK: - The tasks

extension ChoiceTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(picking: problem.options)
  }
}

extension CheckAllTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(picking: problem.options)
  }
}

extension WrittenTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(written: problem.accepted)
  }
}

extension OrderingTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    let items = problem.texts(of: "items")
    // Where items have predecessors, their order says nothing.
    let after = (problem.value["items"]?.elements ?? []).map { item in
      (item["after"]?.elements ?? []).compactMap(\.text).joined(separator: ",")
    }
    return AskedParts(
      choices: items.sorted(),
      answers: [(items + after).joined(separator: "\n")]
    )
  }
}

extension MatchingTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(choices: problem.texts(of: "left").sorted() + problem.texts(of: "right").sorted())
  }
}

extension ClozeTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(answers: [problem.gaps.map(\.answerOfGap).joined(separator: "\n")], hasParts: true)
  }
}

extension OpenResponseTask: CheckedTask {
  static func asked(in problem: DraftProblem) -> AskedParts {
    AskedParts(written: problem.accepted)
  }
}

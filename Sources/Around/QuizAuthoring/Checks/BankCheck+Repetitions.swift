// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

extension BankCheck {
  /// Problems that repeat an earlier one, or nearly so, or want another answer to its question.
  func repetitions(of draft: DraftBank) -> [BankCheck.Finding] {
    var findings: [BankCheck.Finding] = []
    var first: [AskedContent: DraftProblem] = [:]
    var distinct: [(problem: DraftProblem, content: AskedContent)] = []
    for problem in draft.problems {
      guard let content = AskedContent(problem) else { continue }
      guard let earlier = first.insertIfNew(problem, forKey: content) else {
        distinct.append((problem, content))
        continue
      }
      findings.append(
        BankCheck.Finding(
          .duplicate,
          at: problem.place,
          "the problem asks the same as \(Self.name(earlier)); remove one of them",
          related: [earlier.place]
        )
      )
    }
    var groups: [AskedContent.Group: Int] = [:]
    let pairs = SimilarTexts(distinct.map(\.content.allText), threshold: similarity).pairs(
      within: distinct.map { _, content in
        content.groups.map { groups.insertIfNew(groups.count, forKey: $0) ?? groups.count - 1 }
      }
    )
    for (earlier, later, percent) in pairs {
      let original = distinct[earlier].problem
      findings.append(
        BankCheck.Finding(
          .nearDuplicate,
          at: distinct[later].problem.place,
          "the problem is \(percent) % the same as \(Self.name(original)) and has the same answer; keep one "
            + "of them, or ask for something else",
          related: [original.place]
        )
      )
    }
    return findings + rivalAnswers(of: distinct)
  }

  /// Questions of a set that are asked twice, each with an answer that the other one calls wrong: a learner cannot know
  /// which is meant.
  private func rivalAnswers(
    of problems: [(problem: DraftProblem, content: AskedContent)]
  ) -> [BankCheck.Finding] {
    var first: [[String]: (problem: DraftProblem, content: AskedContent)] = [:]
    return problems.compactMap { problem, content in
      let set = ContentPlace(problem.place.steps.dropLast()).description
      guard content.isTyped,
        let earlier = first.insertIfNew(
          (problem, content),
          forKey: [set, content.question] + content.images
        ),
        Set(earlier.content.answers).isDisjoint(with: content.answers)
      else { return nil }
      return BankCheck.Finding(
        .nearDuplicate,
        at: problem.place,
        "the problem asks the same as \(Self.name(earlier.problem)) and wants another answer; accept the answers of "
          + "both in each, or say which one is meant",
        related: [earlier.problem.place]
      )
    }
  }

  private static func name(_ problem: DraftProblem) -> String {
    "\"\(problem.id ?? "")\", \(problem.place)"
  }
}

/// The question of a problem and its right answer, without spacing, punctuation and case, and without the
/// order of options.
private struct AskedContent: Hashable {
  let question: String
  let choices: [String]
  /// The answers that are right; for a kind with several parts, all of them as one.
  let answers: [String]
  /// Whether one answer is typed.
  let isTyped: Bool
  /// The images, for which no text stands in.
  let images: [String]
  /// Everything that is read.
  let allText: String
  /// The numbers in it, which are compared with those of many others.
  private let numbers: [String]

  /// Reads a problem; nil when nothing is asked.
  init?(_ problem: DraftProblem) {
    let value = problem.value
    let texts = [problem.prompt, value["text"]?.richText].compactMap(\.self)
    question = texts.map { BankCheck.plain($0.plainText) }.joined(separator: " ")
    images = texts.flatMap(\.runs).compactMap { run in
      if case .image(let reference, _) = run { reference } else { nil }
    }
    func words(_ key: String) -> [String] {
      (value[key]?.array ?? []).map { BankCheck.plain($0["text"]?.richText?.plainText ?? "") }
    }
    let options = problem.options.map { BankCheck.plain($0.plainText) }
    let right = zip(options, problem.options).filter(\.1.isCorrect).map(\.0).sorted()
    switch problem.kind {
    case .multipleChoice, .checkAll:
      choices = options.sorted()
      answers = [right.joined(separator: "\n")]
    case .ordering:
      choices = words("items").sorted()
      // Where items have predecessors, their order says nothing.
      let after = (value["items"]?.array ?? []).map { item in
        (item["after"]?.array ?? []).compactMap(\.string).joined(separator: ",")
      }
      answers = [(words("items") + after).joined(separator: "\n")]
    case .matching:
      choices = words("left").sorted() + words("right").sorted()
      answers = []
    case .cloze:
      choices = []
      answers = [problem.gaps.map { $0.answerOfGap }.joined(separator: "\n")]
    default:
      choices = []
      answers = problem.accepted.map(BankCheck.plain).sorted()
    }
    isTyped = choices.isEmpty && !answers.isEmpty && problem.kind != .cloze
    guard !question.isEmpty else { return nil }
    allText = ([question] + choices).joined(separator: " ")
    numbers = allText.split { !$0.isNumber }.map(String.init).sorted()
  }

  /// The parts that problems must have in common before similar words can mean the same: an answer, all numbers and all
  /// images.
  struct Group: Hashable {
    let answer: String?
    let numbers: [String]
    let images: [String]
  }

  /// The rest follows from these.
  func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(choices)
    hasher.combine(answers)
    hasher.combine(images)
  }

  /// One group for each answer, or one for a problem that has none to compare.
  var groups: [Group] {
    let answers: [String?] = answers.isEmpty ? [nil] : answers
    return answers.map { Group(answer: $0, numbers: numbers, images: images) }
  }
}

extension DraftProblem {
  /// The right entry of a gap.
  fileprivate var answerOfGap: String {
    BankCheck.plain(accepted.first ?? options.first(where: \.isCorrect)?.plainText ?? "")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import QuizAnalytics
import QuizAuthoring
import QuizCommunity
import Quizzes

let quizOperations = bankOperations + answerOperations

private let bankOperations = [
  Operation("ProblemBank.init", .linear, sizes: tens(2...5)) { size in
    let sets = try problemSets(size)
    return Trial { _ = try ProblemBank(id: "bank", title: "Bank", sets: sets) }
  },
  Operation("ProblemBank.problem", .constant, sizes: tens(2...5)) { size in
    let bank = try problemBank(size)
    let names = (0..<1000).map { problemID($0 * 7919 % size) }
    return Trial(1000) { for name in names { _ = bank.problem(name) } }
  },
  Operation("ProblemBank.evaluate", .constant, sizes: tens(2...5)) { size in
    let bank = try problemBank(size)
    let names = (0..<1000).map { problemID($0 * 7919 % size) }
    return Trial(1000) { for name in names { _ = try bank.evaluate(.choice("b"), to: name) } }
  },
  Operation("Quiz.init(from:) (20 of n)", .linear, sizes: tens(2...5)) { size in
    let bank = try problemBank(size)
    var generator = SeededGenerator(seed: 1)
    return Trial { _ = try Quiz(from: bank, Blueprint(count: 20), using: &generator) }
  },
  Operation("QuizLottery.quiz (20 of n)", .linear, sizes: tens(2...5)) { size in
    let lottery = try QuizLottery(of: problemBank(size), Blueprint(count: 20))
    var generator = SeededGenerator(seed: 1)
    return Trial { _ = lottery.quiz(using: &generator) }
  },
  Operation("BankCheck.findings", .linear, sizes: tens(2...4) + [20_000]) { size in
    let bank = try problemBank(size)
    return Trial { _ = BankCheck.standard.findings(in: bank) }
  },
  Operation("Problem.evaluate (an order)", .linearithmic, sizes: tens(1...4)) { size in
    let items = (0..<size).map { Problem.Item(Problem.Item.ID("i\($0)"), "Item \($0)") }
    let task = OrderingTask(items, grading: .longestSubsequence)
    let problem = try Problem(id: "order", prompt: "Sort.", kind: .ordering(task))
    var generator = SeededGenerator(seed: 1)
    let response = QuizResponse.order(generator.shuffled(items.map(\.id)))
    return Trial { _ = try problem.evaluate(response) }
  },
  Operation("QuizSession.answer", .linear, sizes: tens(1...4)) { size in
    let items = try problemSets(size).flatMap { set in
      set.problems.map { Quiz.Item($0, set: set.id, setTitle: set.title) }
    }
    let fresh = QuizSession(try Quiz(id: "quiz", items: items))
    let date = instant(0)
    return Trial(10) {
      var session = fresh
      for _ in 0..<10 {
        try session.answer(.choice("a"), at: date)
        if !session.isFinished { try session.proceed(at: date) }
      }
    }
  },
]

private let answerOperations = [
  Operation("AnswerLog.init", .linearithmic, sizes: tens(3...6)) { size in
    let records = try answerRecords(size)
    return Trial { _ = AnswerLog(records) }
  },
  Operation("AnswerLog.record (the latest)", .logarithmic, sizes: tens(3...6)) { size in
    var log = AnswerLog(try answerRecords(size))
    var next = size
    return Trial(1000) {
      for _ in 0..<1000 {
        log.record(try answerRecord(next))
        next += 1
      }
    }
  },
  Operation("AnswerLog.merge", .linear, sizes: tens(3...6)) { size in
    let (one, other) = (AnswerLog(try answerRecords(size)), AnswerLog(try answerRecords(size / 2)))
    return Trial {
      var merged = one
      merged.merge(other)
    }
  },
  Operation("AnswerLog.itemStatistics", .linearithmic, sizes: tens(3...6)) { size in
    let log = AnswerLog(try answerRecords(size))
    return Trial { _ = log.itemStatistics() }
  },
  Operation("AnswerLog.studentReports", .linearithmic, sizes: tens(3...6)) { size in
    let log = AnswerLog(try answerRecords(size))
    return Trial { _ = log.studentReports() }
  },
  Operation("EloRatings.init", .linear, sizes: tens(3...6)) { size in
    let log = AnswerLog(try answerRecords(size))
    return Trial { _ = EloRatings(log) }
  },
  Operation("RaschScale.init (n problems)", .cubic, sizes: doublings(from: 10)) { size in
    let log = AnswerLog(try classAnswers(problems: size))
    return Trial { _ = try RaschScale(log) }
  },
  // The steps are counted, as a search takes as many as the answers ask for.
  Operation("ScaleFit.init (10 steps, n problems)", .linear, sizes: doublings(from: 10)) { size in
    let table = try AnswerLog(try classAnswers(problems: size)).responses()
    return Trial {
      _ = try ScaleFit(table, .twoParameter, minimumAnswers: 1, maximumSteps: 10)
    }
  },
  Operation("ResponseTable.functioning (n problems)", .quadratic, sizes: doublings(from: 10)) {
    size in
    let learners = Set((0..<100).map { Learner.ID("learner-\($0)") })
    let others = Set((100..<200).map { Learner.ID("learner-\($0)") })
    let table = try AnswerLog(try classAnswers(problems: size))
      .responses(groups: ["a": learners, "b": others])
    return Trial { _ = try table.functioning(between: "a", and: ["b"], isPurified: false) }
  },
  Operation("ReviewSchedule.init", .linearithmic, sizes: tens(3...6)) { size in
    let log = AnswerLog(try answerRecords(size))
    return Trial { _ = ReviewSchedule(of: "learner-1", in: log, calendar: .current) }
  },
  Operation("ProblemVotes.vote (the latest)", .logarithmic, sizes: tens(2...5)) { size in
    var (votes, next) = (ProblemVotes(), 0)
    func vote() throws {
      let learner = Learner.ID("learner-\(next)")
      try votes.vote(.like, by: learner, on: problemID(next % 100), at: instant(next))
      next += 1
    }
    for _ in 0..<size { try vote() }
    return Trial(100) { for _ in 0..<100 { try vote() } }
  },
]

// MARK: - What is measured

private func problemID(_ number: Int) -> Problem.ID { Problem.ID("problem-\(number)") }

/// Problems of multiple choice, up to a hundred in a set.
private func problemSets(_ count: Int) throws -> [ProblemSet] {
  try stride(from: 0, to: count, by: 100).map { first in
    let problems = try (first..<min(first + 100, count)).map { number in
      let answers = (0..<4).map { option in
        AnswerOption(
          id: AnswerOption.ID(["a", "b", "c", "d"][option]),
          text: RichText(stringLiteral: letters(8, seed: number * 4 + option)),
          isCorrect: option == 1
        )
      }
      let prompt = (0..<5).map { letters(7, seed: number * 5 + $0) }.joined(separator: " ")
      return try Problem(
        id: problemID(number),
        prompt: RichText(stringLiteral: prompt),
        kind: .multipleChoice(AnswerOptions(answers))
      )
    }
    return ProblemSet(id: ProblemSet.ID("set-\(first)"), title: "Set", problems: problems)
  }
}

private func problemBank(_ count: Int) throws -> ProblemBank {
  try ProblemBank(id: "bank", title: "Bank", sets: problemSets(count))
}

private func answerRecords(_ count: Int) throws -> [AnswerLog.Record] {
  try (0..<count).map { try answerRecord($0) }
}

/// Quizzes of ten problems of a hundred, of ten learners in turn.
private func answerRecord(_ number: Int) throws -> AnswerLog.Record {
  let isRight = isRightAnswer(number)
  return try AnswerLog.Record(
    learner: Learner.ID("learner-\(number / 10 % 10)"),
    quiz: Quiz.ID("quiz-\(number / 10)"),
    problem: problemID((number + number / 10 * 3) % 100),
    set: "set-0",
    responses: [.choice(isRight ? "b" : "a")],
    credit: isRight ? .one : .zero,
    isFirstTryCorrect: isRight,
    seconds: 20,
    date: instant(number)
  )
}

/// The answers of 200 learners to each of some problems.
private func classAnswers(problems count: Int) throws -> [AnswerLog.Record] {
  try (0..<200).flatMap { learner in
    try (0..<count).map { problem in
      let isRight = isRightAnswer(learner * count + problem)
      return try AnswerLog.Record(
        learner: Learner.ID("learner-\(learner)"),
        quiz: "quiz",
        problem: problemID(problem),
        set: "set-0",
        responses: [.choice(isRight ? "b" : "a")],
        credit: isRight ? .one : .zero,
        isFirstTryCorrect: isRight,
        date: instant(learner)
      )
    }
  }
}

/// Whether an answer is right: half of them are, in no order.
private func isRightAnswer(_ number: Int) -> Bool {
  var generator = SeededGenerator(seed: UInt64(number))
  return generator.draw(below: 2) == 1
}

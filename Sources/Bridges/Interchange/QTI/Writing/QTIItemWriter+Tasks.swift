// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The tasks that stand alone in an item.
extension QTIItemWriter {
  mutating func write(_ question: Question) -> Bool {
    let text = question.text
    switch question.task {
    case .description: body += block(text)
    case .essay:
      declare("RESPONSE", "string", correct: [question.sampleAnswer].compactMap(\.self))
      outcomes += outcome("SCORE", "float", 0) + outcome("MAXSCORE", "float", mark)
      body += block(text) + el("extendedTextInteraction", ["responseIdentifier": "RESPONSE"])
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      body += block(text)
      let options = ProblemKind.trueFalse(isTrue, language: language ?? .english).options?.all ?? []
      let answers = zip(options, [feedbackTrue, feedbackFalse]).map { option, feedback in
        Question.Answer(
          Question.Text(option.text.plainText, format: "plain"),
          fraction: option.isCorrect ? .one : .zero,
          feedback: feedback
        )
      }
      choose(answers, ids: ["true", "false"], picksOne: true, areShuffled: false, question)
    case .choices(let answers, let picksOne, let areShuffled):
      body += block(text)
      let ids = answers.indices.map { "choice\($0 + 1)" }
      choose(answers, ids: ids, picksOne: picksOne, areShuffled: areShuffled, question)
    case .written, .numbers:
      body += block(text)
      guard enter(question.task) else { return false }
    case .ordering(let items):
      body += block(text)
      order(items, question.isAllOrNothing)
    case .pairs(let pairs, let areShuffled):
      body += block(text)
      match(pairs, areShuffled: areShuffled, question.isAllOrNothing)
    case .gapSelect(let options, let areDragged):
      put(options, text, areDragged: areDragged, question.isAllOrNothing)
    case .cloze(let gaps):
      guard fill(gaps, text, question.isAllOrNothing) else { return false }
    case .other: return false
    }
    return true
  }

  mutating func choose(
    _ answers: [Question.Answer],
    ids: [String],
    picksOne: Bool,
    areShuffled: Bool,
    _ question: Question
  ) {
    let right = zip(ids, answers).filter { picksOne ? $1.fraction == 1 : $1.fraction > 0 }.map(\.0)
    let isPlain =
      picksOne
      ? answers.allSatisfy { [0, 1].contains($0.fraction) } && right.count == 1
      : question.isAllOrNothing
    count(in: isPlain ? [] : answers.map(\.fraction))
    declare(
      "RESPONSE",
      "identifier",
      picksOne ? "single" : "multiple",
      correct: picksOne ? Array(right.prefix(1)) : right,
      mapping: isPlain
        ? "" : mapping(zip(ids, answers.map(\.fraction)).map { ($0, $1) }, isBounded: !picksOne)
    )
    let choices = zip(ids, answers).map { id, answer in
      el("simpleChoice", ["identifier": id], inline(answer.text))
    }.joined()
    body += el(
      "choiceInteraction",
      [
        "responseIdentifier": "RESPONSE", "shuffle": "\(areShuffled)",
        "maxChoices": picksOne ? "1" : "0",
      ],
      choices
    )
    if isPlain { scoreByMatch() } else { scoreByMapping() }
    guard answers.contains(where: { $0.feedback != nil }) else { return }
    template = nil
    outcomes +=
      el(
        "outcomeDeclaration",
        [
          "identifier": "FEEDBACK", "cardinality": picksOne ? "single" : "multiple",
          "baseType": "identifier",
        ]
      ) + "\n"
    rules += set("FEEDBACK", variable("RESPONSE"))
    for (id, answer) in zip(ids, answers) {
      if let feedback = answer.feedback { tell(feedback, outcome: "FEEDBACK", identifier: id) }
    }
  }

  mutating func order(_ items: [Question.Text], _ isAllOrNothing: Bool) {
    let ids = items.indices.map { "item\($0 + 1)" }
    let share = (try? Fraction(1, max(items.count, 1))) ?? .one
    count(in: isAllOrNothing ? [] : [share])
    declare("RESPONSE", "identifier", "ordered", correct: ids)
    let choices = zip(ids, items).map { id, item in
      el("simpleChoice", ["identifier": id], inline(item))
    }.joined()
    body += el(
      "orderInteraction",
      ["responseIdentifier": "RESPONSE", "shuffle": "true"],
      choices
    )
    guard !isAllOrNothing else {
      scoreByMatch()
      return
    }
    for place in ids.indices.map({ "\($0 + 1)" }) {
      let there = el("index", ["n": place], variable("RESPONSE"))
      let right = el("index", ["n": place], el("correct", ["identifier": "RESPONSE"]))
      rules += condition([(el("match", [:], there + right), add(number(points(share))))])
    }
    endCount()
  }

  func add(_ points: String) -> String {
    set("SCORE", el("sum", [:], variable("SCORE") + points))
  }

  mutating func match(
    _ pairs: [Question.Pair],
    areShuffled: Bool,
    _ isAllOrNothing: Bool
  ) {
    let answers = pairs.map(\.answer).unrepeated
    let stems = pairs.filter { !$0.stem.source.isEmpty }
    let key = stems.enumerated().compactMap { index, pair in
      answers.firstIndex(of: pair.answer).map { "stem\(index + 1) answer\($0 + 1)" }
    }
    score(key, isAllOrNothing)
    let left = stems.enumerated().map { index, pair in
      el(
        "simpleAssociableChoice",
        ["identifier": "stem\(index + 1)", "matchMax": "1"],
        inline(pair.stem)
      )
    }.joined()
    let isShared = answers.count < stems.count || Set(stems.map(\.answer)).count < stems.count
    let right = answers.enumerated().map { index, answer in
      el(
        "simpleAssociableChoice",
        ["identifier": "answer\(index + 1)", "matchMax": isShared ? "0" : "1"],
        MoodleXMLWriter.escaped(answer)
      )
    }.joined()
    body += el(
      "matchInteraction",
      [
        "responseIdentifier": "RESPONSE", "shuffle": "\(areShuffled)",
        "maxAssociations": "\(stems.count)",
      ],
      el("simpleMatchSet", [:], left) + el("simpleMatchSet", [:], right)
    )
  }

  /// Scores pairs, each for its share or all of them together.
  mutating func score(_ key: [String], _ isAllOrNothing: Bool) {
    let share = (try? Fraction(1, max(key.count, 1))) ?? .one
    count(in: isAllOrNothing ? [] : [share])
    let table = mapping(key.map { ($0, share) }, isBounded: true)
    declare(
      "RESPONSE",
      "directedPair",
      "multiple",
      correct: key,
      mapping: isAllOrNothing ? "" : table
    )
    if isAllOrNothing { scoreByMatch() } else { scoreByMapping() }
  }
}

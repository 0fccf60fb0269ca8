// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import QuizContent
public import Quizzes

extension PaperExam {
  /// An answer as it stands on paper, and what it means.
  public struct Answer: Hashable, Sendable {
    /// The paper that it was written on.
    public let paper: Paper.ID
    /// The number of the problem on that paper.
    public let number: Int
    /// The problem.
    public let problem: Problem.ID
    /// The response by the identifiers of the bank, or nil when nothing was answered.
    public let response: QuizResponse?
  }

  /// Reads an answer with the code of its paper and the number of its problem: "B3: C".
  ///
  /// Instead of the colon there can be an equals sign or a tab, and the code can be left out where
  /// the exam has only one paper. How an answer is written,
  /// ``Paper/response(to:written:)`` says.
  ///
  /// ```swift
  /// try exam.answer("B3: C").response   // .choice("copper")
  /// ```
  ///
  /// - Parameter line: The code, the number and the answer.
  /// - Returns: The answer with its meaning.
  /// - Throws: ``PaperError/malformedAnswer(_:)`` for a line of another form,
  ///   ``PaperError/unknownPaper(_:)``, and what ``Paper/response(to:written:)`` throws.
  /// - Complexity: O(*n*) in the length of the line and the number of papers.
  public func answer(_ line: String) throws(PaperError) -> Answer {
    guard let sign = line.firstIndex(where: { ":=\t".contains($0) }) else {
      throw .malformedAnswer(line)
    }
    let head = line[..<sign].filter { $0.isLetter || $0.isNumber }
    let digits = head.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard let number = Int(String(digits)) else { throw .malformedAnswer(line) }
    let code = String(head.dropLast(digits.count))
    guard !code.isEmpty || papers.count == 1 else { throw .malformedAnswer(line) }
    let paper = code.isEmpty ? papers[0] : try paper(code)
    let response = try paper.response(
      to: number,
      written: String(line[line.index(after: sign)...])
    )
    // The number is one of the paper's, or there would be no response.
    return Answer(
      paper: paper.id,
      number: number,
      problem: paper.quiz.items[number - 1].problem.id,
      response: response
    )
  }
}

extension PaperExam {
  /// Reads an answer of a list of students: who wrote what to which number.
  ///
  /// ```swift
  /// try exam.answer("C", to: 3, by: "Ada Lovelace")   // on the paper that she has
  /// ```
  ///
  /// - Parameters:
  ///   - text: The answer as it was written; see ``Paper/response(to:written:)``.
  ///   - number: The number of the problem on the paper.
  ///   - student: The learner; see ``learner(named:)`` for one whose name was written.
  ///   - code: The code of the paper, or nil for the one that the learner has, or for the only one
  ///     of the exam.
  /// - Returns: The answer with its meaning.
  /// - Throws: ``PaperError/unknownSeat(_:)`` where nobody knows which paper it was,
  ///   ``PaperError/unknownPaper(_:)``, and what ``Paper/response(to:written:)`` throws.
  /// - Complexity: O(*n*) in the length of the text and the numbers of papers and seats.
  public func answer(
    _ text: String,
    to number: Int,
    by student: Learner.ID,
    on code: String? = nil
  ) throws(PaperError) -> Answer {
    let paper = try paper(of: student, or: code)
    let response = try paper.response(to: number, written: text)
    let problem = paper.quiz.items[number - 1].problem.id
    return Answer(paper: paper.id, number: number, problem: problem, response: response)
  }

  /// Reads an answer of a list of students as one to collect: one that was given but cannot be
  /// read, such as two crosses where one is right, comes as it was written, with the reason.
  ///
  /// ```swift
  /// var answers = CollectedAnswers(to: bank)
  /// let (paper, problem, given) = try exam.given("AB", to: 3, by: "Ada Lovelace")
  /// try answers.add(given, by: "Ada Lovelace", to: problem, in: paper.quiz.id)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The answer as it was written.
  ///   - number: The number of the problem on the paper.
  ///   - student: The learner.
  ///   - code: The code of the paper, or nil for the one that the learner has, or for the only one
  ///     of the exam.
  /// - Returns: The paper, the problem, and the response or the reason that there is none.
  /// - Throws: ``PaperError/unknownSeat(_:)``, ``PaperError/unknownPaper(_:)``, and
  ///   ``PaperError/unknownProblem(_:last:)``.
  /// - Complexity: As that of ``answer(_:to:by:on:)``.
  public func given(
    _ text: String,
    to number: Int,
    by student: Learner.ID,
    on code: String? = nil
  ) throws(PaperError) -> (paper: Paper, problem: Problem.ID, given: CollectedAnswers.Given) {
    let paper = try paper(of: student, or: code)
    do {
      let response = try paper.response(to: number, written: text)
      return (paper, paper.quiz.items[number - 1].problem.id, .response(response))
    } catch {
      guard error.isUnreadable else { throw error }
      let reason = CollectedAnswers.UnreadableReason(error)
      return (paper, paper.quiz.items[number - 1].problem.id, .unreadable(text, reason))
    }
  }

  /// The paper with a code, else the one that a learner has, else the only one.
  private func paper(
    of student: Learner.ID,
    or code: String?
  ) throws(PaperError) -> Paper {
    if let code, !code.isInvisible { return try paper(code) }
    if let paper = paper(of: student) { return paper }
    guard papers.count == 1 else { throw .unknownSeat(student) }
    return papers[0]
  }

  /// The learner whose name was written: the name in logs, or the printed one of only one
  /// candidate; else the name itself.
  ///
  /// - Complexity: O(*n*) in the number of seats.
  public func learner(named name: String) -> Learner.ID {
    if seats.contains(where: { $0.candidate.learner.rawValue == name }) {
      return Learner.ID(name)
    }
    let named = seats.filter { $0.candidate.name == name }
    return named.count == 1 ? named[0].candidate.learner : Learner.ID(name)
  }
}

extension PaperExam.Paper {
  /// Reads an answer as it is written on this paper.
  ///
  /// | problem | written | meaning |
  /// |---|---|---|
  /// | one option | `C`, or the text of the option | the option with the letter C |
  /// | several options | `ACD`, `A, C, D` | these options, in this order |
  /// | an order | `CAB`, `C A B` | the items in this order |
  /// | pairs | `1C 2A 3B`, or `CAB` for all in their order | item 1 with C, 2 with A, 3 with B |
  /// | gaps | `1: oxygen; 2: B`, or `oxygen; B` for all in their order | what stands in gaps 1 and 2 |
  /// | a text, a number, a formula | as it is | the same |
  ///
  /// Letters can be small; those of Cyrillic that look like Latin ones count as these. A gap's text
  /// can be put in double quotes, with quotes in it doubled, and must be if it has a semicolon.
  ///
  /// - Parameters:
  ///   - number: The number of the problem on this paper, from 1.
  ///   - text: The answer as it was written.
  /// - Returns: The response by the identifiers of the bank, or nil when nothing was answered.
  /// - Throws: ``PaperError/unknownProblem(_:last:)``,
  ///   ``PaperError/unknownLetter(_:problem:last:)``, ``PaperError/severalLetters(problem:)``,
  ///   ``PaperError/repeatedLetter(_:problem:)``, ``PaperError/unknownPart(_:problem:last:)`` or
  ///   ``PaperError/otherCount(_:problem:expected:)``. Whether the response can be graded is not
  ///   known yet.
  /// - Complexity: O(*n*) in the length of the text and the size of the problem.
  public func response(
    to number: Int,
    written text: String
  ) throws(PaperError) -> QuizResponse? {
    guard (1...quiz.items.count).contains(number) else {
      throw .unknownProblem(number, last: quiz.items.count)
    }
    guard !text.isInvisible else { return nil }
    let item = quiz.items[number - 1]
    return try item.problem.kind.paperTask?.read(text, on: item, number)
  }

  /// Writes a response as it stands on this paper: the other way round of
  /// ``response(to:written:)``.
  ///
  /// - Parameters:
  ///   - response: A response by the identifiers of the bank.
  ///   - number: The number of the problem on this paper, from 1.
  /// - Returns: The text, or nil for a response that does not fit the problem, or names something
  ///   that the paper does not show.
  /// - Complexity: O(*n*) in the size of the problem.
  public func written(_ response: QuizResponse, to number: Int) -> String? {
    guard (1...quiz.items.count).contains(number) else { return nil }
    let item = quiz.items[number - 1]
    return item.problem.kind.paperTask?.written(response, on: item)
  }

  /// The key in letters: for each problem the right answer as it would be written on this paper; nil
  /// for an open response without a sample answer.
  ///
  /// - Complexity: O(*n*) in the size of all problems.
  public var writtenKey: [String?] {
    quiz.items.enumerated().map { index, item in
      item.problem.correctAnswer.flatMap { answer in
        // Letters stand in the order of the page.
        let picks = item.options.map(\.id).filter { answer.picks.contains($0) }
        return written(picks.count > 1 ? .choices(picks) : answer, to: index + 1)
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// Grading what no program can judge: the texts of learners, by the rubric of the problem or as a
/// whole.
struct GradingPages: Sendable {
  let store: Store
  let banks: Banks
  let pages: Pages
  let quizzes: Streams<QuizSession>
  let histories: Histories

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/grading") { _, context in try await page(for: context) }
    routes.post("/class/grading/:quiz") { request, context in try await grade(request, context) }
  }

  private struct Level: Sendable {
    let id: String
    let html: String
    let points: Int
    let isChosen: Bool
  }

  private struct Criterion: Sendable {
    let key: String
    let html: String
    let levels: [Level]
  }

  private struct Answer: Sendable {
    let quiz: String
    let problem: String
    let learner: String
    /// The language of its texts; nil where nobody said which it is.
    let language: String?
    let promptHTML: String
    let responseHTML: String
    let sample: String?
    let points: String
    let pointsWord: String
    let criteria: [Criterion]
    let hasRubric: Bool
    let credit: String
    let comment: String
    /// What was given, or nil while the answer waits.
    let earned: String?
  }

  private struct Shown: Sendable {
    let waiting: [Answer]
    let graded: [Answer]
    let hasGraded: Bool
  }

  private struct Form: Decodable, Sendable {
    let problem: String
    let credit: Int?
    /// The level of each criterion, by the field's key.
    let levels: [String: String]?
    let comment: String?
  }

  /// The answers; a form that was not taken is shown again at its quiz.
  private func page(
    for context: ClassroomContext,
    keeping kept: (quiz: String, form: Form)? = nil,
    notice: Notice? = nil
  ) async throws -> Response {
    var waiting: [Answer] = []
    var graded: [Answer] = []
    for account in try store.accounts() {
      for entry in try await histories.history(of: account).entries
      where entry.digest.pending + entry.digest.graded > 0 {
        let head = entry.head
        guard let session = try await quizzes.readable(at: head.id) else { continue }
        for result in session.summary.results where result.isPending || result.enteredGrade != nil {
          guard let item = session.content.items.first(where: { $0.problem.id == result.id }) else {
            continue
          }
          let form = kept.flatMap {
            $0.quiz == head.id && $0.form.problem == result.id.rawValue ? $0.form : nil
          }
          let language = try await banks.language(of: item.problem.id)
          let answer = BankMedia.$item.withValue(BankMedia.item(of: item.problem.id)) {
            Self.answer(
              result,
              to: item,
              in: head.id,
              by: account.name,
              written: language,
              form,
              pages.words(for: context.visitor),
              context.visitor.language
            )
          }
          if result.isPending { waiting.append(answer) } else { graded.append(answer) }
        }
      }
    }
    return pages.page(
      "grading",
      title: "grading",
      section: "class",
      showing: Shown(
        waiting: waiting,
        graded: Array(graded.prefix(50)),
        hasGraded: !graded.isEmpty
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private static func answer(
    _ result: QuizSummary.Result,
    to item: Quiz.Item,
    in quiz: String,
    by learner: String,
    written contentLanguage: String?,
    _ form: Form?,
    _ words: [String: String],
    _ language: Language
  ) -> Answer {
    var task: OpenResponseTask?
    if case .openResponse(let some) = item.problem.kind { task = some }
    var chosen: [Rubric.Criterion.ID: Rubric.Level.ID] = [:]
    if case .levels(let levels) = result.enteredGrade?.grade { chosen = levels }
    return Answer(
      quiz: quiz,
      problem: result.id.rawValue,
      learner: learner,
      language: contentLanguage,
      promptHTML: item.problem.prompt.onPage,
      responseHTML: result.response?.html(for: item) ?? "",
      sample: task?.sampleAnswer,
      points: result.points.short(in: language),
      pointsWord: words.noun("points", for: result.points.short(in: language)),
      criteria: (task?.rubric?.criteria ?? []).enumerated().map { index, criterion in
        let key = AnswerForm.key(index)
        return Criterion(
          key: key,
          html: criterion.text.onPage,
          levels: criterion.levels.map {
            Level(
              id: $0.id.rawValue,
              html: $0.text.onPage,
              points: $0.points,
              isChosen: form?.levels?[key].map { [id = $0.id.rawValue] in $0 == id }
                ?? (chosen[criterion.id] == $0.id)
            )
          }
        )
      },
      hasRubric: task?.rubric != nil,
      credit: form?.credit.map(String.init)
        ?? (result.enteredGrade == nil ? "" : "\((try? result.credit.percent()) ?? 0)"),
      comment: form?.comment ?? result.enteredGrade?.comment ?? "",
      earned: result.enteredGrade == nil ? nil : result.earned.short(in: language)
    )
  }

  private func grade(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let quiz = try context.parameters.require("quiz")
    let session = try await quizzes.state(of: quiz)
    let id = Problem.ID(form.problem)
    guard let item = session.content.items.first(where: { $0.problem.id == id }) else {
      throw HTTPError(.notFound)
    }
    let grader = EnteredGrade.Grader.ID(try context.account.id)
    let comment = form.comment.flatMap { $0.isEmpty ? nil : $0 }
    let words = pages.words(for: context.visitor)
    do {
      let grade: EnteredGrade.Grade
      if case .openResponse(let task) = item.problem.kind, let rubric = task.rubric {
        let levels = rubric.criteria.enumerated().compactMap { index, criterion in
          form.levels?[AnswerForm.key(index)].map { (criterion.id, Rubric.Level.ID($0)) }
        }
        grade = .levels(Dictionary(levels) { first, _ in first })
      } else {
        guard let credit = form.credit else {
          return try await page(
            for: context,
            keeping: (quiz, form),
            notice: Notice(words["grading.noCredit"])
          )
        }
        grade = .credit(try Fraction(credit, 100))
      }
      try await quizzes.act(in: quiz, after: nil) { session, date in
        try session.enterGrade(grade, for: id, by: grader, comment: comment, at: date)
      }
      if let owner = try store.head(of: quiz)?.owner {
        try store.note(.graded, in: quiz, for: owner, at: Date())
      }
    } catch {
      return try await page(
        for: context,
        keeping: (quiz, form),
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/class/grading", type: .normal)
  }
}

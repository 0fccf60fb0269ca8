// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import QuizAuthoring

/// Drafts and workshops that tests build on.
enum WorkshopSamples {
  static func draft(_ id: Problem.ID, prompt: String = "What is it?") throws -> ProblemDraft {
    ProblemDraft(
      json: """
        {"id":"\(id)","prompt":"\(prompt)","kind":"multipleChoice",
        "options":[{"id":"a","text":"this","correct":true},{"id":"b","text":"that"}]}
        """
    )
  }

  /// A problem without prompt and without a right option.
  static let faulty = ProblemDraft(
    json: """
      {"id":"p1","prompt":" ","kind":"multipleChoice",
      "options":[{"id":"a","text":"this"},{"id":"b","text":"that"}]}
      """
  )

  /// A workshop in which ada has written these, and submitted them as revisions of the same names.
  static func workshop(
    submitted problems: [Problem.ID],
    origin: Problem.Origin = .students,
    for set: ProblemSet.ID = "c/1/a"
  ) throws -> ProblemWorkshop {
    var workshop = ProblemWorkshop("school")
    for (index, problem) in problems.enumerated() {
      let date = date(Double(index))
      let revision = ProblemWorkshop.Event.ID("\(problem)-1")
      let draft = try draft(problem)
      try workshop.write(
        problem,
        draft,
        for: set,
        origin: origin,
        by: "ada",
        at: date,
        stamp: .init(id: revision)
      )
      try workshop.submit(problem, revision: revision, by: "ada", at: date)
    }
    return workshop
  }
}

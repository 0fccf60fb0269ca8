// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

/// How problems of other origins join a teacher's bank.
struct JoiningTests {
  private func joined() throws -> ProblemBank {
    var workshop = try WorkshopSamples.workshop(submitted: ["p2", "p1", "waits"])
    for problem: Problem.ID in ["p1", "p2"] {
      try workshop.approve(problem, revision: "\(problem)-1", by: "eve", at: date(9))
    }
    let draft = try WorkshopSamples.draft("t1")
    try workshop.write(
      "t1",
      draft,
      for: "new",
      origin: "tutors",
      by: "tom",
      at: date(9),
      stamp: .init(id: "t")
    )
    try workshop.submit("t1", revision: "t", by: "tom", at: date(9))
    try workshop.approve("t1", revision: "t", by: "eve", at: date(9))
    return try Samples.bank().joined(by: workshop, titles: [.students: "By students"])
  }

  @Test func originsAreKeptApart() throws {
    let bank = try joined()
    #expect(bank.sets.map(\.id) == ["c", "none", "students", "tutors"])
    #expect(bank.set("students")?.title == "By students")
    #expect(bank.set("students/c/1/a")?.title == "A")
    #expect(bank.set("tutors/new")?.title == "new")
    #expect(bank.problems(in: "students").map(\.id) == ["p1", "p2"])
    #expect(bank.problems(in: "tutors").map(\.id) == ["t1"])
    #expect(bank.problems(in: "c") == (try Samples.bank().problems(in: "c")))
    let origins = Set(bank.problems(in: "students").map(\.origin))
    #expect(origins == [.students])
    #expect(bank.problem("t1")?.origin == "tutors")
    #expect(bank.problem("a1")?.origin == .staff)
    try expectRoundTrip(bank)
  }

  @Test func filesOfDraftsComeAlongAndKeepApart() throws {
    func media(_ byte: UInt8) -> [ProblemBank.Media] {
      [ProblemBank.Media(name: "image.png", data: Data([byte]))]
    }
    var workshop = ProblemWorkshop("school")
    for (index, problem) in ["q/1", "q2", "q3"].enumerated() {
      // The first and the last show the same image.
      let draft = ProblemDraft(
        json: """
          {"id":"\(problem)","prompt":{"markup":"See ![a cell](image.png)."},"kind":"multipleChoice",
          "options":[{"id":"a","text":"this","correct":true},{"id":"b","text":"that"}]}
          """,
        media: media(index == 1 ? 2 : 1)
      )
      let id = Problem.ID(problem)
      let revision = ProblemWorkshop.Event.ID("r\(index)")
      let date = date(Double(index))
      try workshop.write(id, draft, for: "s", by: "ada", at: date, stamp: .init(id: revision))
      try workshop.submit(id, revision: revision, by: "ada", at: date)
      try workshop.approve(id, revision: revision, by: "eve", at: date)
    }
    #expect(workshop.problem("q2")?.approved?.media == media(2))
    let restored = try ProblemWorkshop(json: try workshop.json())
    #expect(restored == workshop)
    let bank = try Samples.bank().joined(by: workshop)
    #expect(bank.media.map(\.name) == ["image.png", "q2-image.png"])
    #expect(bank.media.map { Array($0.data) } == [[1], [2]])
    func reference(_ problem: Problem.ID) -> String? {
      bank.problem(problem)?.prompt.runs.compactMap { run in
        if case .image(let reference, _) = run { reference } else { nil }
      }.first
    }
    #expect(
      ["q/1", "q2", "q3"].map { reference($0) } == ["image.png", "q2-image.png", "image.png"]
    )
  }

  @Test func oneQuizMayMixOrigins() throws {
    let bank = try joined()
    var generator = SeededGenerator(seed: 3)
    let blueprint = try Blueprint(count: 8) { $0.sets = ["c/1/a", "students/c/1/a"] }
    let quiz = try Quiz(from: bank, blueprint, using: &generator)
    let origins = quiz.items.map(\.problem.origin)
    #expect(origins.count { $0 == .students } == 2)
    #expect(origins.count { $0 == .staff } == 6)
    let read = try Quiz(json: try quiz.json())
    #expect(read.items.map(\.problem.origin) == origins)
  }

  @Test func drawsFromTheTeachersSetsStayTheSame() throws {
    var (generator, same) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3))
    let blueprint = try Blueprint(count: 8) { $0.sets = ["c"] }
    #expect(
      try Quiz(from: joined(), blueprint, using: &generator)
        == Quiz(from: Samples.bank(), blueprint, using: &same)
    )
  }

  @Test func aStudentCannotPassForAnotherOrigin() throws {
    var workshop = ProblemWorkshop("school")
    let text = try WorkshopSamples.draft("p1").json.replacingFirst(
      "{",
      with: #"{"origin":"staff","#
    )
    let draft = ProblemDraft(json: text)
    try workshop.write("p1", draft, for: "c/1/a", by: "ada", at: date(1), stamp: .init(id: "r"))
    try workshop.submit("p1", revision: "r", by: "ada", at: date(1))
    try workshop.approve("p1", revision: "r", by: "eve", at: date(1))
    #expect(try Samples.bank().joined(by: workshop).problem("p1")?.origin == .students)
  }

  @Test func aNameThatTheBankHasIsTold() throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["a1"])
    try workshop.approve("a1", revision: "a1-1", by: "eve", at: date(9))
    let faults = contentFaults(ProblemFault.self) {
      _ = try Samples.bank().joined(by: workshop)
    }
    #expect(
      faults == [
        "sets[2].sets[0].problems[0].id: the identifier \"a1\" is taken already, "
          + "by sets[0].sets[0].sets[0].problems[0]"
      ]
    )
  }

  @Test func aWorkshopWithoutApprovedProblemsAddsNothing() throws {
    let workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    #expect(try Samples.bank().joined(by: workshop) == Samples.bank())
  }

  @Test func aWholeBankCanBeImported() throws {
    let problem = try Samples.rough("r1")
    let other = try ProblemBank(
      id: "other",
      title: "Other",
      sets: [
        ProblemSet(
          id: "c",
          title: "C",
          sets: [ProblemSet(id: "d", title: "D", problems: [problem])]
        )
      ]
    )
    let bank = try Samples.bank().joined(by: other, from: .imported)
    #expect(bank.set("imported")?.title == "Other")
    #expect(bank.problems(in: "imported/c").map(\.id) == ["r1"])
    #expect(bank.set(of: "r1")?.id == "imported/d")
    #expect(bank.problem("r1")?.origin == .imported)
    #expect(try Samples.bank().joined(by: other, from: "x", title: "X").set("x")?.title == "X")
    #expect(throws: ContentError<ProblemFault>.self) {
      try bank.joined(by: other, from: .imported)
    }
    #expect(throws: ContentError<ProblemFault>.self) {
      try Samples.bank().joined(by: other, from: "")
    }
  }

  @Test func theTemplatesOfAnImportedBankComeAlong() throws {
    let template = try Samples.dilution()
    let set = ProblemSet(id: "c", title: "C", templates: [template])
    let other = try ProblemBank(id: "other", title: "Other", sets: [set])
    let bank = try Samples.bank().joined(by: other, from: .imported)
    #expect(try bank.allTemplates == Samples.bank().allTemplates + [template])
    #expect(bank.set("imported/c")?.templates == [template])
  }

  @Test func theTermsAndTheLexiconOfAnImportedBankComeAlong() throws {
    let terms = ["mole", "molar"]
    let other = try ProblemBank(id: "other", title: "Other", terms: ["molar", "molal"], sets: [])
      .knowing(Lexicon(words: ["transkription"]))
    let bank = try ProblemBank(id: "b", title: "B", terms: terms, sets: [])
      .joined(by: other, from: .imported)
    #expect(bank.terms == ["mole", "molar", "molal"])
    #expect(bank.lexicon.contains("transkription"))
  }

  @Test func aBankThatIsJoinedKeepsItsLexicon() throws {
    let bank = try Samples.bank().knowing(Lexicon(words: ["transkription"]))
    let other = try ProblemBank(id: "other", title: "Other", sets: [])
    #expect(try bank.joined(by: other, from: .imported).lexicon.contains("transkription"))
  }

  @Test func theOriginIsStoredWhereItIsNotStaff() throws {
    let choice = try Samples.choice()
    #expect(try !json(choice).contains("origin"))
    let problem = try Problem(
      id: "p",
      prompt: "?",
      kind: .exactMatch(ExactMatcher("a")),
      origin: .imported
    )
    #expect(try json(problem).contains(#""origin":"imported""#))
    try expectRoundTrip(problem)
    #expect(problem != (try Problem(id: "p", prompt: "?", kind: .exactMatch(ExactMatcher("a")))))
    #expect("\(Problem.Origin.imported)" == "imported")
  }
}

extension String {
  fileprivate func replacingFirst(_ character: Character, with text: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return self[..<index] + text + self[self.index(after: index)...]
  }
}

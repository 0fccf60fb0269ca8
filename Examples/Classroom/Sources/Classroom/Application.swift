// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises
import Foundation
import Gamification
import HTTPTypes
import Hummingbird
import LearningDiary
import Logging
import PinLabels
import QuizCommunity
import Quizzes

/// The site: its store, its streams and every route that there is.
struct Site {
  struct Options {
    var database: String?
    var host = "127.0.0.1"
    var port = 8080
    var isRegistrationOpen = false
    var isDemo = false
    /// The name of the teacher for whom a class is begun in an empty store.
    var teacher: String?
    /// What that class is called.
    var title = "Class"
    var isSecure = false
    /// The address that people open, without the last slash; nil for the one that it listens at.
    var address: String?
    /// How many requests are worked on at once.
    var requestLimit = 512
  }

  let store: Store
  let router: Router<ClassroomContext>
  /// The passphrase of a teacher whose class was begun.
  let passphrase: String?

  init(_ options: Options) async throws {
    store = try Store(path: options.database, isLookedThrough: true)
    let quizzes = Streams<QuizSession>(.quizzes, in: store)
    let groups = Streams<PlayerGroup>(.groups, in: store)
    let challenges = Streams<QuizChallenge>(.challenges, in: store)
    let rounds = Streams<LiveRound>(.rounds, in: store)
    let pins = Streams<PinLabelSession>(.pins, in: store)
    let places = Streams<PinPlacementSession>(.places, in: store)
    let diaries = Streams<Diary>(.diaries, in: store)
    if let teacher = options.teacher {
      passphrase = try await OwnClass(store: store, groups: groups, title: options.title)
        .begin(taughtBy: teacher)
    } else {
      passphrase = nil
    }
    let pages = try await Pages(
      classTitle: options.isDemo ? nil : store.head(of: GroupPages.stream)?.title
    )
    let diary = DiaryPages(store: store, pages: pages, streams: diaries)
    if options.isDemo {
      try await Demo(
        store: store,
        quizzes: quizzes,
        groups: groups,
        challenges: challenges,
        diary: diary
      ).fill()
    }
    guard try store.head(of: GroupPages.stream) != nil, try !store.accounts().isEmpty else {
      throw ValidationError("There is no class yet: begin one with --teacher NAME, or with --demo.")
    }
    let recognition = Recognition(
      store: store,
      formKey: try store.secret(named: "forms"),
      isSecure: options.isSecure
    )
    let people = People(
      store: store,
      groups: groups,
      challenges: challenges,
      rounds: rounds,
      door: Door()
    )
    let changes = Broadcast()
    let earnings = Earnings(store: store, groups: groups, changes: changes)
    let accounts = AccountPages(
      store: store,
      pages: pages,
      recognition: recognition,
      people: people,
      isRegistrationOpen: options.isRegistrationOpen,
      guides: options.isDemo ? Demo.guides : []
    )
    router = Router(context: ClassroomContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      SecurityHeaders(isSecure: options.isSecure)
      recognition
      Failures(pages: pages)
      FormCheck()
      Admission(limit: options.requestLimit)
    }
    try StaticFiles().add(to: router)
    accounts.addOpen(to: router)
    router.get("/health") { _, _ in "ok" }

    let members = router.group().add(middleware: Access())
    accounts.add(to: members)
    let banks = Banks(store: store)
    let histories = Histories(store: store, quizzes: quizzes)
    let amending = Amending(store: store, quizzes: quizzes)
    try await amending.finishWhatWasLeft()
    let corrections = AmendingPages(store: store, banks: banks, pages: pages, amending: amending)
    BankMedia(banks: banks).add(to: members)
    let assignments = AssignmentPages(
      store: store,
      banks: banks,
      pages: pages,
      quizzes: quizzes,
      histories: histories
    )
    assignments.addOpen(to: members)
    let endings = QuizEndings(
      store: store,
      quizzes: quizzes,
      challenges: challenges,
      earnings: earnings,
      amending: amending
    )
    QuizPages(
      store: store,
      banks: banks,
      pages: pages,
      streams: quizzes,
      histories: histories,
      assignments: assignments,
      endings: endings
    ).add(to: members)
    let duels = ChallengePages(
      store: store,
      banks: banks,
      pages: pages,
      streams: challenges,
      quizzes: quizzes,
      histories: histories
    )
    duels.add(to: members)
    let live = RoundPages(
      store: store,
      banks: banks,
      pages: pages,
      rounds: Rounds(store: store, streams: rounds),
      earnings: earnings
    )
    live.addOpen(to: members)
    let sheets = PinPages(
      store: store,
      pages: pages,
      streams: pins,
      places: places,
      earnings: earnings
    )
    sheets.add(to: members)
    PlacementPages(store: store, pages: pages, streams: places, earnings: earnings)
      .add(to: members)
    let formats = Exercise.Format.allCases.map {
      $0.session.place(store: store, pages: pages, earnings: earnings)
    }
    let exercises = ExerciseChoice(store: store, pages: pages, places: formats)
    exercises.add(to: members)
    HomePages(
      store: store,
      banks: banks,
      pages: pages,
      histories: histories,
      assignments: assignments,
      groups: groups,
      challenges: duels,
      exercises: exercises,
      pins: sheets,
      diary: diary
    ).add(to: members)
    diary.add(to: members)
    diary.addOpen(to: router)
    let parents = ParentPages(store: store, pages: pages, histories: histories, groups: groups)
    parents.add(to: members)
    parents.addOpen(to: router)
    GroupPages(store: store, pages: pages, streams: groups, changes: changes).add(to: members)

    let teachers = router.group().add(middleware: Access(role: .teacher))
      .add(middleware: EndingQuizzes(endings: endings))
    PeoplePages(store: store, pages: pages, people: people).add(to: teachers)
    TeamPages(store: store, pages: pages).add(to: teachers)
    RulesPages(store: store, pages: pages, groups: groups, changes: changes).add(to: teachers)
    CoursePages(store: store, pages: pages).add(to: teachers)
    assignments.add(to: teachers)
    live.add(to: teachers)
    PrintPages(store: store, banks: banks, pages: pages).add(to: teachers)
    LearnerPages(store: store, banks: banks, pages: pages, quizzes: quizzes).add(to: teachers)
    ContentPages(
      store: store,
      pages: pages,
      replacement: Replacement(store: store, quizzes: quizzes, histories: histories)
    ).add(to: teachers)
    SheetPages(store: store, pages: pages).add(to: teachers)
    let records = Records(
      store: store,
      quizzes: quizzes,
      pins: pins,
      places: places,
      exercises: formats,
      groups: groups,
      address: options.address ?? "http://\(options.host):\(options.port)"
    )
    ClassPages(
      store: store,
      pages: pages,
      quizzes: quizzes,
      records: records,
      histories: histories,
      rounds: rounds,
      banks: banks,
      corrections: corrections
    ).add(to: teachers)
    corrections.add(to: teachers)
    GradingPages(
      store: store,
      banks: banks,
      pages: pages,
      quizzes: quizzes,
      histories: histories
    )
    .add(to: teachers)
    CommandAddresses(router: router).add()
  }
}

/// What browsers must not do with the pages, whatever stands in them.
struct SecurityHeaders: RouterMiddleware {
  /// Whether browsers must ask for pages over encrypted connections alone, for a year.
  let isSecure: Bool

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    // What is printed brings its own, which is stricter.
    if response.headers[.contentSecurityPolicy] == nil {
      response.headers[.contentSecurityPolicy] =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    if isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    if let policy = HTTPField.Name("Referrer-Policy") { response.headers[policy] = "same-origin" }
    return response
  }
}

// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Hummingbird
import Quizzes

/// Choosing spelling exercises, and looking back at those that were done.
struct ExerciseChoice: Sendable {
  let store: Store
  let pages: Pages
  let places: [any ExercisePlace]

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/exercises") { _, context in try await page(for: context) }
    routes.post("/exercises") { request, context in try await begin(request, context) }
    for place in places { place.add(to: routes) }
  }

  private struct Shown: Sendable {
    let collection: String
    let id: Int
    let name: String
    let text: String
    let format: String
    let count: Int
    /// The language of its words.
    let language: String
  }

  private struct Begun: Sendable {
    let id: String
    let kind: String
    let title: String
    let state: String
    let date: String
  }

  private struct Choosing: Sendable {
    let exercises: [Shown]
    let begun: [Begun]
  }

  private func collection(_ id: String) throws -> ExerciseCollection? {
    try store.json(of: id, kind: "exercises").map { try ExerciseCollection(json: $0) }
  }

  private func page(for context: ClassroomContext) async throws -> Response {
    let words = pages.words(for: context.visitor)
    var begun: [Begun] = []
    for place in places {
      for head in try store.streams(of: context.account.id, kind: place.kind) {
        guard let progress = try await place.progress(of: head.id) else { continue }
        begun.append(
          Begun(
            id: head.id,
            kind: place.kind,
            title: head.title,
            state: "\(progress.done) / \(progress.total)",
            date: Days.text(
              Date(timeIntervalSince1970: head.createdAt),
              in: context.visitor.language
            )
          )
        )
      }
    }
    return pages.page(
      "exercises",
      title: "exercises",
      section: "exercises",
      showing: Choosing(
        exercises: try store.library(of: "exercises").flatMap { item in
          (try collection(item.id)?.exercises ?? []).map {
            Shown(
              collection: item.id,
              id: $0.id.rawValue,
              name: $0.info.name,
              text: $0.info.description,
              format: words["format.\($0.format.rawValue)"] ?? $0.format.rawValue,
              count: $0.taskCount,
              language: $0.language.rawValue
            )
          }
        },
        begun: begun
      ),
      to: context.visitor
    )
  }

  /// The exercises that an account has begun and not ended.
  func unfinished(of account: Account) async throws -> [Awaiting] {
    var found: [Awaiting] = []
    for place in places {
      for head in try store.streams(of: account.id, kind: place.kind) {
        guard let progress = try await place.progress(of: head.id),
          progress.done < progress.total
        else { continue }
        found.append(
          Awaiting(
            "/\(place.kind)/\(head.id)",
            head.title,
            done: progress.done,
            of: progress.total
          )
        )
      }
    }
    return found
  }

  private struct BeginForm: Decodable {
    let collection: String
    let exercise: Int
  }

  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: BeginForm.self, context: context)
    guard let exercise = try collection(form.collection)?[ExerciseID(rawValue: form.exercise)]
    else {
      throw HTTPError(.notFound)
    }
    let account = try context.account
    var session = AnyExerciseSession(
      exercise,
      context: LogEntry.Context(app: "classroom", learner: account.learner)
    )
    try session.start(at: Date())
    let id = Secrets.token()
    for place in places where try await place.begin(session, as: id, by: account) {
      return .redirect(to: "/\(place.kind)/\(id)", type: .normal)
    }
    throw HTTPError(.notFound)
  }
}

/// Where the exercises of a format are done.
protocol ExercisePlace: Sendable {
  var kind: String { get }

  func add(to routes: some RouterMethods<ClassroomContext>)
  /// How far a stream is; nil for one that cannot be read.
  func progress(of stream: String) async throws -> TaskProgress?
  /// The session of a stream, as records take it; nil for one that cannot be read.
  func recorded(_ stream: String) async throws -> AnyExerciseSession?
  /// Begins a session of this format, and returns false for one of another.
  func begin(_ session: AnyExerciseSession, as stream: String, by account: Account) async throws
    -> Bool
}

/// The pages of one format.
struct ExercisePages<Session: PageSession>: ExercisePlace {
  let store: Store
  let pages: Pages
  let earnings: Earnings
  let streams: Streams<Session>

  init(store: Store, pages: Pages, earnings: Earnings) {
    self.store = store
    self.pages = pages
    self.earnings = earnings
    streams = Streams(.exercises, in: store)
  }

  var kind: String { Session.kind }

  func add(to routes: some RouterMethods<ClassroomContext>) {
    let path = RouterPath("/\(Session.kind)/:exercise")
    routes.get(path) { _, context in try await page(for: context) }
    routes.get("/\(Session.kind)/:exercise/word") { _, context -> String in
      let session = try await streams.state(of: own(context))
      guard let word = session.heardWord else { throw HTTPError(.notFound) }
      return word
    }
    // A refused form is shown at the address that it was sent to, which can be loaded, too.
    routes.get("/\(Session.kind)/:exercise/:command") { _, context -> Response in
      .redirect(to: "/\(Session.kind)/\(try own(context))", type: .normal)
    }
    routes.post("/\(Session.kind)/:exercise/:command") { request, context in
      try await command(request, context)
    }
  }

  func progress(of stream: String) async throws -> TaskProgress? {
    try await streams.readable(at: stream)?.progress
  }

  func recorded(_ stream: String) async throws -> AnyExerciseSession? {
    try await streams.readable(at: stream)?.asAny
  }

  func begin(_ session: AnyExerciseSession, as stream: String, by account: Account) async throws
    -> Bool
  {
    guard let own = session[Session.self] else { return false }
    try await streams.begin(
      stream,
      title: session.exercise.info.name,
      owner: account.id,
      with: own,
      at: Date()
    )
    return true
  }

  private func own(_ context: ClassroomContext) throws -> String {
    try context.ownStream("exercise", of: Session.kind, in: store)
  }

  private struct Field: Sendable {
    let key: String
    let title: String
    let value: String?
  }

  private struct Doing: Sendable {
    let path: String
    let title: String
    /// The language of the words and of the voice that speaks them.
    let language: String
    let seen: Int
    let done: Int
    let total: Int
    let screen: ExerciseScreen
    let task: String
    let steps: [ExerciseScreen.Step]
    let fields: [Field]
    let mistakes: [String]
    let hasMistakes: Bool
    let isFinished: Bool
    let summary: String
  }

  private func page(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let id = try own(context)
    let session = try await streams.state(of: id)
    let words = pages.words(for: context.visitor)
    let phrasebook = context.visitor.phrasebook
    let screen = session.screen
    // What just went wrong: the mistakes of the last event.
    let last = session.lastEvent?.date
    let mistakes = session.mistakes.filter { session.isFinished || $0.date == last }
    let doing = Doing(
      path: "/\(Session.kind)/\(id)",
      title: try store.head(of: id)?.title ?? "",
      language: session.exercise.language.rawValue,
      seen: session.eventCount,
      done: session.progress.done,
      total: session.progress.total,
      screen: screen,
      task: words[screen.task] ?? "",
      steps: screen.steps.map {
        ExerciseScreen.Step(command: $0.command, label: words[$0.label] ?? $0.label)
      },
      fields: screen.fields.enumerated().map { index, field in
        Field(
          key: AnswerForm.key(index),
          title: words[field.title] ?? field.title,
          value: field.value
        )
      },
      mistakes: mistakes.map { $0.sentence(in: phrasebook) },
      hasMistakes: !mistakes.isEmpty,
      isFinished: session.isFinished,
      summary: session.summary.sentence(in: phrasebook)
    )
    return pages.page(
      "exercise",
      title: doing.title,
      section: "exercises",
      showing: doing,
      to: context.visitor,
      notice: notice
    )
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let id = try own(context)
    let command = try context.parameters.require("command")
    let form = try await request.decode(as: ExerciseForm.self, context: context)
    do {
      let done = try await streams.act(in: id, after: form.seen) { session, now -> Int in
        guard try session.react(to: command, form, at: now) != nil else {
          throw HTTPError(.notFound)
        }
        return session.isFinished ? session.progress.done : 0
      }
      let title = try store.head(of: id)?.title ?? ""
      try await earnings.earn(done, for: title, in: id, by: context.account)
    } catch {
      return try await page(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/\(Session.kind)/\(id)", type: .normal)
  }
}

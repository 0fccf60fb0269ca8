// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import PinLabels
import PinLabelsSVG

/// Naming the pins on an image: check as often as wanted, then submit and see the right names where
/// they belong.
struct PinPages: Sendable {
  static let kind = "pins"

  let store: Store
  let pages: Pages
  let streams: Streams<PinLabelSession>
  let places: Streams<PinPlacementSession>
  let earnings: Earnings

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/pins") { _, context in try await choice(for: context) }
    routes.post("/pins") { request, context in try await begin(request, context) }
    routes.get("/pins/:task") { _, context in try await task(for: context) }
    routes.get("/pins/:task/image") { _, context in try await image(for: context) }
    routes.get("/pins/:task/overlay") { _, context in try await overlay(for: context) }
    // A refused form is shown at the address that it was sent to, which can be loaded, too.
    routes.get("/pins/:task/:command") { _, context -> Response in
      .redirect(to: "/pins/\(try own(context))", type: .normal)
    }
    routes.post("/pins/:task/:command") { request, context in
      try await command(request, context)
    }
  }

  private func own(_ context: ClassroomContext) throws -> String {
    try context.ownStream("task", of: Self.kind, in: store)
  }

  // MARK: Choosing

  private struct Sheet: Sendable {
    let id: String
    let title: String
    let count: Int
    let countWord: String
    let languages: [ProblemView.Choice]
  }

  private struct Begun: Sendable {
    let kind: String
    let id: String
    let title: String
    let date: String
    let state: String
  }

  private struct Choosing: Sendable {
    let sheets: [Sheet]
    let begun: [Begun]
  }

  private func choice(for context: ClassroomContext) async throws -> Response {
    let words = pages.words(for: context.visitor)
    let language = context.visitor.language
    let sheets = try store.library(of: "sheet").compactMap { item -> Sheet? in
      guard let json = try store.json(of: item.id, kind: "sheet") else { return nil }
      let sheet = try PinSheet(json: json)
      let languages = Set(sheet.pins.flatMap(\.languages)).map(\.rawValue).sorted()
      return Sheet(
        id: item.id,
        title: item.title,
        count: sheet.pins.count,
        countWord: words.noun("pinCount", for: sheet.pins.count),
        languages: languages.map {
          ProblemView.Choice(
            id: $0,
            text: Words.name(of: $0, in: language),
            isSelected: $0 == language.rawValue
          )
        }
      )
    }
    let begun = try await tasks(of: context.account)
    let history = begun.sorted { $0.head.createdAt > $1.head.createdAt }.map { task in
      Begun(
        kind: task.head.kind,
        id: task.head.id,
        title: task.head.title,
        date: Days.day(Date(timeIntervalSince1970: task.head.createdAt), in: language),
        state: "\(task.done) / \(task.count)"
      )
    }
    return pages.page(
      "pins",
      title: "pins",
      section: "pins",
      showing: Choosing(sheets: sheets, begun: history),
      to: context.visitor
    )
  }

  /// Pins that an account has begun to name or to place.
  private struct Started {
    let head: StreamHead
    /// How many are answered, or right once the task is finished.
    let done: Int
    let count: Int
    let isFinished: Bool
  }

  private func tasks(of account: Account) async throws -> [Started] {
    var tasks: [Started] = []
    for head in try store.streams(of: account.id, kind: Self.kind) {
      guard let session = try await streams.readable(at: head.id) else { continue }
      let done = session.result?.correctCount ?? session.answers.count
      let (count, isFinished) = (session.content.pins.count, session.result != nil)
      tasks.append(Started(head: head, done: done, count: count, isFinished: isFinished))
    }
    for head in try store.streams(of: account.id, kind: PlacementPages.kind) {
      guard let session = try await places.readable(at: head.id) else { continue }
      let done = session.result?.pins(.correct).count ?? session.placements.count
      let (count, isFinished) = (session.content.pins.count, session.result != nil)
      tasks.append(Started(head: head, done: done, count: count, isFinished: isFinished))
    }
    return tasks
  }

  /// The pins that are still to be named or placed.
  func unfinished(of account: Account) async throws -> [Awaiting] {
    try await tasks(of: account).filter { !$0.isFinished }.map {
      Awaiting("/\($0.head.kind)/\($0.head.id)", $0.head.title, done: $0.done, of: $0.count)
    }
  }

  struct BeginForm: Decodable {
    let sheet: String
    let language: String

    /// The language of the names; a task with any other text could be stored and not be read again.
    var tag: Language {
      get throws {
        guard let tag = Language(language).canonical else { throw HTTPError(.badRequest) }
        return tag
      }
    }
  }

  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: BeginForm.self, context: context)
    guard let json = try store.json(of: form.sheet, kind: "sheet") else {
      throw HTTPError(.notFound)
    }
    let sheet = try PinSheet(json: json)
    let id = Secrets.token()
    let task = PinLabelTask(sheet, language: try form.tag)
    try await streams.begin(
      id,
      title: sheet.title,
      owner: context.account.id,
      with: PinLabelSession(task),
      at: Date()
    )
    return .redirect(to: "/pins/\(id)", type: .normal)
  }

  // MARK: Naming

  private struct Field: Sendable {
    let key: String
    let number: Int
    let value: String
    let mood: String?
    let moodWord: String?
    let reason: String?
    let correction: String?
  }

  private struct Naming: Sendable {
    let id: String
    let title: String
    let seen: Int
    let alternativeText: String
    let fields: [Field]
    let isFinished: Bool
    let score: String
    let language: String
  }

  private func task(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let id = try own(context)
    let session = try await streams.state(of: id)
    let words = pages.words(for: context.visitor)
    let interim = session.phase == .interim ? session.interimResult : nil
    let fields = session.content.pins.enumerated().map { index, pin -> Field in
      let result = session.result?.pins[pin]
      var mood: String?
      if let result {
        mood = result.verdict == .correct ? "correct" : result.credit == .zero ? "wrong" : "partial"
      } else if let interim {
        mood =
          interim.correct.contains(pin) ? "correct" : interim.wrong.contains(pin) ? "wrong" : nil
      }
      return Field(
        key: AnswerForm.key(index),
        number: index + 1,
        value: session.answers[pin] ?? "",
        mood: mood,
        // The sentence about a right name says so itself.
        moodWord: result?.verdict == .correct ? nil : mood.flatMap { words["feedback.\($0)"] },
        reason: result?.reason.sentence(in: context.visitor.phrasebook) { other in
          session.content.pins.firstIndex(of: other).map { "\(words["pin"] ?? "") \($0 + 1)" }
        },
        correction: result.flatMap { $0.needsCorrection ? $0.correction.text : nil }
      )
    }
    let view = session.content.sheet.views.first
    return pages.page(
      "pin-task",
      title: session.content.sheet.title,
      section: "pins",
      showing: Naming(
        id: id,
        title: session.content.sheet.title,
        seen: session.eventCount,
        alternativeText: view?.image.alternativeText ?? "",
        fields: fields,
        isFinished: session.isFinished,
        score: session.result.map { "\($0.correctCount) / \($0.count)" } ?? "",
        language: session.content.language.rawValue
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private struct Form: Decodable, Sendable {
    let seen: Int?
    let labels: [String: String]?
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let id = try own(context)
    let command = try context.parameters.require("command")
    let form = try await request.decode(as: Form.self, context: context)
    do {
      let right = try await streams.act(in: id, after: form.seen) { session, now -> Int in
        guard command != "restart" else {
          try session.restart(at: now)
          return 0
        }
        for (index, pin) in session.content.pins.enumerated() {
          let label = form.labels?[AnswerForm.key(index)] ?? ""
          if label != session.answers[pin] ?? "" { try session.label(pin, as: label, at: now) }
        }
        switch command {
        case "keep": break
        case "check": try session.check(at: now)
        case "submit": try session.submit(at: now)
        default: throw HTTPError(.notFound)
        }
        return session.result?.correctCount ?? 0
      }
      let title = try store.head(of: id)?.title ?? ""
      try await earnings.earn(right, for: title, in: id, by: context.account)
    } catch {
      return try await task(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/pins/\(id)", type: .normal)
  }

  // MARK: Pictures

  private func image(for context: ClassroomContext) async throws -> Response {
    let session = try await streams.state(of: try own(context))
    return try Self.image(of: session.content.sheet.views.first, in: store)
  }

  /// The image of a view.
  static func image(of view: ExerciseView?, in store: Store) throws -> Response {
    guard let file = view?.image.file, let image = try store.json(of: file, kind: "image")
    else { throw HTTPError(.notFound) }
    guard let picture = Picture(Array(image)) else {
      return svg(ByteBuffer(bytes: image))
    }
    return Response(
      status: .ok,
      headers: [.contentType: picture.type],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: image))
    )
  }

  /// The pins, and after submitting what became of them.
  ///
  /// Before that no name is in it.
  private func overlay(for context: ClassroomContext) async throws -> Response {
    let session = try await streams.state(of: try own(context))
    let sheet = session.content.sheet
    let words = OverlayStyle.Words(in: context.visitor.phrasebook)
    // The drawing lies on the image, so nothing may stand beside it; the names are in the list.
    let style = OverlayStyle(
      showsRegions: session.isFinished,
      captionPlace: .onImage,
      words: words
    )
    let svg =
      if let result = session.result {
        sheet.svg(showing: result, style: style)
      } else {
        sheet.svg(style: style)
      }
    return Self.svg(ByteBuffer(string: svg ?? ""))
  }

  static func svg(_ bytes: ByteBuffer) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "image/svg+xml"],
      body: ResponseBody(byteBuffer: bytes)
    )
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import PinLabels
import PinLabelsSVG

/// Placing names on an image: the reverse of naming its pins.
///
/// A place is two numbers, percent of the width and height; the script of the page sets them by
/// pointer and drag.
struct PlacementPages: Sendable {
  static let kind = "places"

  let store: Store
  let pages: Pages
  let streams: Streams<PinPlacementSession>
  let earnings: Earnings

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.post("/places") { request, context in try await begin(request, context) }
    routes.get("/places") { _, _ -> Response in .redirect(to: "/pins", type: .normal) }
    routes.get("/places/:task") { _, context in try await task(for: context) }
    routes.get("/places/:task/image") { _, context in
      try PinPages.image(of: try await session(for: context).content.view, in: store)
    }
    routes.get("/places/:task/overlay") { _, context in try await overlay(for: context) }
    // A refused form is shown at the address that it was sent to, which can be loaded, too.
    routes.get("/places/:task/:command") { _, context -> Response in
      .redirect(to: "/places/\(try own(context))", type: .normal)
    }
    routes.post("/places/:task/:command") { request, context in
      try await command(request, context)
    }
  }

  private func own(_ context: ClassroomContext) throws -> String {
    try context.ownStream("task", of: Self.kind, in: store)
  }

  private func session(for context: ClassroomContext) async throws -> PinPlacementSession {
    try await streams.state(of: try own(context))
  }

  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: PinPages.BeginForm.self, context: context)
    guard let json = try store.json(of: form.sheet, kind: "sheet") else {
      throw HTTPError(.notFound)
    }
    let sheet = try PinSheet(json: json)
    guard let view = sheet.views.first else { throw HTTPError(.notFound) }
    // A pin without an area is met by a finger's breadth, too.
    let width = Double(view.image.displayedSize.width)
    let scoring = try DistanceScoring(full: width / 100, zero: width / 25)
    let id = Secrets.token()
    try await streams.begin(
      id,
      title: sheet.title,
      owner: context.account.id,
      with: PinPlacementSession(
        PinPlacementTask(view, language: try form.tag, scoring: scoring)
      ),
      at: Date()
    )
    return .redirect(to: "/places/\(id)", type: .normal)
  }

  // MARK: The page

  private struct Field: Sendable {
    let key: String
    let number: Int
    let term: String
    let language: String
    let x: String
    let y: String
    let mood: String?
    let moodWord: String?
    /// The place in pixels of the image.
    let marker: String?
  }

  private struct Placing: Sendable {
    let id: String
    let title: String
    let seen: Int
    let alternativeText: String
    let width: Int
    let height: Int
    let radius: Int
    let fields: [Field]
    let isFinished: Bool
    let score: String
  }

  private func task(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) async throws -> Response {
    let id = try own(context)
    let session = try await streams.state(of: id)
    let words = pages.words(for: context.visitor)
    let image = session.content.view.image
    let interim = session.phase == .interim ? session.interimResult : nil
    let fields = session.content.markers.enumerated().map { index, pin in
      let place = session.placements[pin]
      let part = place.map { image.normalized($0) }
      let mood =
        session.result.map { Self.mood(of: $0.pins[pin]?.verdict ?? .unanswered) }
        ?? interim.flatMap {
          $0.correct.contains(pin) ? "correct" : $0.wrong.contains(pin) ? "wrong" : nil
        }
      let term = session.content.term(for: pin)
      return Field(
        key: AnswerForm.key(index),
        number: index + 1,
        term: term?.text ?? "",
        language: (term?.language ?? session.content.language).rawValue,
        x: part.map { Self.percent($0.x) } ?? "",
        y: part.map { Self.percent($0.y) } ?? "",
        mood: mood,
        moodWord: session.isFinished && place == nil
          ? words["notAnswered"] : mood.flatMap { words["feedback.\($0)"] },
        marker: place.map { "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
      )
    }
    let title = try store.head(of: id)?.title ?? ""
    let size = image.displayedSize
    return pages.page(
      "placement",
      title: title,
      section: "pins",
      showing: Placing(
        id: id,
        title: title,
        seen: session.eventCount,
        alternativeText: image.alternativeText ?? "",
        width: size.width,
        height: size.height,
        radius: max(size.width, size.height) / 60,
        fields: fields,
        isFinished: session.isFinished,
        score: session.result.map { "\($0.pins(.correct).count) / \($0.order.count)" } ?? ""
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private static func mood(of verdict: PinVerdict) -> String {
    switch verdict {
    case .correct: "correct"
    case .partial: "partial"
    default: "wrong"
    }
  }

  private static func percent(_ part: Double) -> String { String(format: "%.1f", part * 100) }

  // MARK: Commands

  private struct Form: Decodable, Sendable {
    let seen: Int?
    let x: [String: String]?
    let y: [String: String]?

    /// The place of a term in percent; nil when it has none, and a failure when one number is
    /// missing or is none.
    func place(_ key: String) throws -> ImagePoint? {
      let (x, y) = (x?[key] ?? "", y?[key] ?? "")
      if x.isEmpty, y.isEmpty { return nil }
      guard let x = Double(x), let y = Double(y) else { throw HTTPError(.badRequest) }
      return ImagePoint(x: x, y: y)
    }
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
        for (index, pin) in session.content.markers.enumerated() {
          let image = session.content.view.image
          let before = session.placements[pin].map { image.normalized($0) }
          let place = try form.place(AnswerForm.key(index))
          if let place {
            // The page rounds, so a place that reads the same was not moved.
            let isSame = before.map {
              Self.percent($0.x) == Self.percent(place.x / 100)
                && Self.percent($0.y) == Self.percent(place.y / 100)
            }
            guard isSame != true else { continue }
            let part = ImagePoint(x: place.x / 100, y: place.y / 100)
            try session.place(pin, on: image.point(normalized: part), at: now)
          } else if before != nil {
            try session.remove(pin, at: now)
          }
        }
        switch command {
        case "keep": break
        case "check": try session.check(at: now)
        case "submit": try session.submit(at: now)
        default: throw HTTPError(.notFound)
        }
        return session.result?.pins(.correct).count ?? 0
      }
      let title = try store.head(of: id)?.title ?? ""
      try await earnings.earn(right, for: title, in: id, by: context.account)
    } catch {
      return try await task(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    return .redirect(to: "/places/\(id)", type: .normal)
  }

  /// The right places with their names and arrows; nothing before submitting, because it is what is
  /// asked for.
  private func overlay(for context: ClassroomContext) async throws -> Response {
    let id = try own(context)
    let session = try await streams.state(of: id)
    guard let result = session.result else { throw HTTPError(.notFound) }
    let style = OverlayStyle(
      showsRegions: true,
      labelLanguage: session.content.language,
      captionPlace: .onImage,
      words: OverlayStyle.Words(in: context.visitor.phrasebook)
    )
    let title = try store.head(of: id)?.title ?? ""
    let svg = session.content.view.svg(showing: result, title: title, style: style)
    return PinPages.svg(ByteBuffer(string: svg))
  }
}

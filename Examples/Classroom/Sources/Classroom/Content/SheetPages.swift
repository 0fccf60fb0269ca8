// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import PinLabels
import PinLabelsSVG

/// Where sheets stand with their images.
struct SheetShelf: Sendable {
  let store: Store

  /// Puts a sheet on the shelf with an image for its first view; coordinates follow the size of the
  /// image.
  func publish(
    _ sheet: PinSheet,
    id: String,
    title: String,
    image: [UInt8],
    _ picture: Picture
  ) throws {
    var sheet = sheet
    let file = "\(id).image"
    if let view = sheet.views.first {
      let record = try ImageRecord(
        id: ImageRecord.ID(Secrets.token()),
        size: picture.size,
        orientation: picture.orientation,
        file: file,
        alternativeText: view.image.alternativeText ?? title
      )
      try sheet.replaceImage(of: view.id, with: record, at: Date())
    }
    try store.publish(Data(image), as: LibraryItem(id: file, kind: "image", title: title))
    try save(sheet, id: id, title: title)
  }

  func save(_ sheet: PinSheet, id: String, title: String) throws {
    try store.publish(sheet.json(), as: LibraryItem(id: id, kind: "sheet", title: title))
  }
}

/// Setting pins on an image.
struct SheetPages: Sendable {
  let store: Store
  let pages: Pages

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.post("/content/pins") { request, context in try await begin(request, context) }
    routes.get("/content/pins/:sheet") { _, context in try page(for: context) }
    routes.get("/content/pins/:sheet/image") { _, context in
      try PinPages.image(of: try sheet(for: context).sheet.views.first, in: store)
    }
    routes.get("/content/pins/:sheet/overlay") { _, context in
      PinPages.svg(ByteBuffer(string: try sheet(for: context).sheet.svg() ?? ""))
    }
    routes.post("/content/pins/:sheet/:command") { request, context in
      try await command(request, context)
    }
  }

  private func sheet(for context: ClassroomContext) throws -> (item: LibraryItem, sheet: PinSheet) {
    let id = try context.parameters.require("sheet")
    guard let item = try store.library(of: "sheet").first(where: { $0.id == id }),
      let json = try store.json(of: id, kind: "sheet")
    else { throw HTTPError(.notFound) }
    return (item, try PinSheet(json: json))
  }

  private struct PinRow: Sendable {
    let id: String
    let number: Int
    let names: String
  }

  private struct Shown: Sendable {
    let id: String
    let title: String
    let alternativeText: String
    let pins: [PinRow]
    let draft: Form?
    let languages: [ProblemView.Choice]
    let checks: [String]
    /// Changes with the sheet, so that browsers ask for the drawing again.
    let version: Int
  }

  struct Form: Decodable, Sendable {
    let pin: String?
    let x: Double?
    let y: Double?
    let name: String?
    let language: String?
  }

  private func page(
    for context: ClassroomContext,
    draft: Form? = nil,
    notice: Notice? = nil
  ) throws -> Response {
    let (item, sheet) = try sheet(for: context)
    let language = draft?.language ?? context.visitor.language.rawValue
    return pages.page(
      "sheet",
      title: item.title,
      section: "content",
      showing: Shown(
        id: item.id,
        title: item.title,
        alternativeText: sheet.views.first?.image.alternativeText ?? "",
        pins: (sheet.views.first?.pins ?? []).enumerated().map { index, pin in
          PinRow(
            id: pin.id.rawValue,
            number: index + 1,
            names: pin.labels.map { "\($0.text) (\($0.language.rawValue))" }.joined(separator: ", ")
          )
        },
        draft: draft,
        languages: (Words.phrasebooks.map(\.language.rawValue) + ["la"]).map {
          ProblemView.Choice(
            id: $0,
            text: Words.name(of: $0, in: context.visitor.language),
            isSelected: $0 == language
          )
        },
        checks: sheet.checks().map { $0.finding.sentence(in: context.visitor.phrasebook) },
        version: sheet.pins.count
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private struct BeginForm: Decodable {
    let title: String
    let alternativeText: String
  }

  /// Begins a sheet with an image, on which no pin is yet.
  private func begin(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: BeginForm.self, context: context)
    let files = try await request.multipart(upTo: context.maxUploadSize)?.files ?? [:]
    guard let image = files["image"], let picture = Picture(image.bytes) else {
      throw HTTPError(.unsupportedMediaType)
    }
    let id = Secrets.token()
    do {
      let record = try ImageRecord(
        id: ImageRecord.ID(id),
        size: picture.size,
        orientation: picture.orientation,
        alternativeText: form.alternativeText
      )
      let view = try ExerciseView(id: "view", image: record)
      let exercise = try PinExercise(id: "exercise", title: form.title, views: [view])
      let section = try PinSection(id: "section", title: form.title, exercises: [exercise])
      let sheet = try PinSheet(id: PinSheet.ID(id), title: form.title, sections: [section])
      try SheetShelf(store: store)
        .publish(sheet, id: id, title: form.title, image: image.bytes, picture)
    } catch is ContentError<SheetFault> {
      throw HTTPError(.badRequest)
    }
    return .redirect(to: "/content/pins/\(id)", type: .normal)
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    var (item, sheet) = try sheet(for: context)
    guard let view = sheet.views.first else { throw HTTPError(.notFound) }
    do {
      switch try context.parameters.require("command") {
      case "add":
        guard let x = form.x, let y = form.y, (0...100).contains(x), (0...100).contains(y) else {
          return try page(for: context, draft: form, notice: Notice(words["sheet.noPlace"]))
        }
        let id = Secrets.token()
        let label = try PinLabel(
          id: PinLabel.ID(id),
          form.name ?? "",
          language: Language(form.language ?? "")
        )
        let pin = try Pin(
          id: Pin.ID(id),
          at: view.image.point(normalized: ImagePoint(x: x / 100, y: y / 100)),
          labels: [label]
        )
        try sheet.insert(pin, in: view.id, at: Date())
      case "delete":
        try sheet.delete(.pin(Pin.ID(form.pin ?? "")), at: Date())
      default: throw HTTPError(.notFound)
      }
    } catch is ContentError<SheetFault> {
      return try page(for: context, draft: form, notice: Notice(words["sheet.noName"]))
    } catch {
      return try page(
        for: context,
        draft: form,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    try SheetShelf(store: store).save(sheet, id: item.id, title: item.title)
    return .redirect(to: "/content/pins/\(item.id)", type: .normal)
  }
}

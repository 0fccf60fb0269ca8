// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Hummingbird
import Interchange
import PinLabels
import Quizzes

/// Bringing content in, looking at it, and taking it out again.
struct ContentPages: Sendable {
  let store: Store
  let pages: Pages
  /// Files are read on a thread of its own.
  let bench = Workbench("files", limit: 8)
  /// What was looked at and is not published yet.
  let drafts = Drafts()
  let replacement: Replacement

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/content") { _, context in try page(for: context) }
    routes.post("/content/check") { request, context in try await check(request, context) }
    routes.post("/content/publish") { request, context in try await publish(request, context) }
    for path: RouterPath in ["/content/check", "/content/publish"] {
      routes.get(path) { _, _ -> Response in .redirect(to: "/content", type: .normal) }
    }
    routes.get("/content/items/:item") { _, context in try itemPage(for: context) }
    routes.post("/content/items/:item/:command") { request, context in
      try await command(request, context)
    }
    routes.get("/content/:item/export/:format") { request, context in
      try export(isLossAccepted: request.uri.queryParameters["lossy"] != nil, for: context)
    }
  }

  // MARK: What there is

  private struct Item: Sendable {
    let id: String
    let title: String
    let count: Int
    let isWithdrawn: Bool
  }

  private struct Line: Sendable {
    let number: Int
    let path: String?
    let text: String
    let notes: [Note]
  }

  private struct Note: Sendable {
    let severity: String
    let severityWord: String
    let text: String
    let code: String
    let column: Int
  }

  private struct Checked: Sendable {
    let count: Int
    let countWord: String
    let lines: [Line]
    /// How many errors, warnings and hints there are, and how many of them are not shown.
    let totals: [String]
    let previews: [Upload.Preview]
    /// Whether something would be lost, which publishing asks about.
    let isLossy: Bool
  }

  private struct Shown: Sendable {
    let banks: [Item]
    let exercises: [Item]
    let sheets: [Item]
    let formats: [ProblemView.Choice]
    /// What a file can take the place of.
    let replaceable: [ProblemView.Choice]
    let text: String
    let title: String
    let checked: Checked?
    /// The files that need not be chosen again.
    let kept: Kept?
  }

  private struct Kept: Sendable {
    let key: String
    let names: String
  }

  private struct Form: Decodable {
    var format: String?
    var title: String?
    var text: String?
    /// Set where whatever is lost may be lost.
    var lossy: String?
    /// The item that the content takes the place of; empty for none.
    var replaces: String?
    /// The key of files that were looked at before.
    var kept: String?
  }

  private func page(
    for context: ClassroomContext,
    form: Form? = nil,
    checked: Checked? = nil,
    kept: Drafts.Draft? = nil,
    notice: Notice? = nil
  ) throws -> Response {
    func items(_ kind: String, _ count: (Data) throws -> Int) throws -> [Item] {
      try store.shelf(of: kind).compactMap { item in
        guard let json = try store.json(of: item.id, kind: kind) else { return nil }
        return Item(
          id: item.id,
          title: item.title,
          count: try count(json),
          isWithdrawn: item.isWithdrawn
        )
      }
    }
    let words = pages.words(for: context.visitor)
    return pages.page(
      "content",
      title: "content",
      section: "content",
      showing: Shown(
        banks: try items("bank") { try ProblemBank(json: $0).allProblems.count },
        exercises: try items("exercises") { try ExerciseCollection(json: $0).exercises.count },
        sheets: try items("sheet") { try PinSheet(json: $0).pins.count },
        formats: ContentFormat.allCases.map {
          ProblemView.Choice(
            id: $0.rawValue,
            text: words["contentFormat.\($0.rawValue)"] ?? $0.questions?.title ?? $0.rawValue,
            isSelected: $0.rawValue == form?.format
          )
        },
        replaceable: try ["bank", "exercises"].flatMap { try store.shelf(of: $0) }.map {
          ProblemView.Choice(id: $0.id, text: $0.title, isSelected: $0.id == form?.replaces)
        },
        text: form?.text ?? "",
        title: form?.title ?? "",
        checked: checked,
        kept: kept.map { draft in
          Kept(
            key: draft.key,
            names: [draft.file?.name, draft.image?.name].compactMap(\.self).joined(separator: ", ")
          )
        }
      ),
      to: context.visitor,
      notice: notice
    )
  }

  // MARK: Bringing in

  private struct Received {
    var form: Form
    let format: ContentFormat
    let upload: Upload
    let image: (picture: Picture, bytes: [UInt8])?
    /// Whether an image came that is none.
    let isImageUnknown: Bool
    /// The files, for the next form.
    let kept: Drafts.Draft?
  }

  /// What a form sent: a file, or else the text.
  private func receive(_ request: Request, _ context: ClassroomContext) async throws -> Received {
    var form = try await request.decode(as: Form.self, context: context)
    let files = try await request.multipart(upTo: context.maxUploadSize)?.files ?? [:]
    let account = try context.account.id
    let before = await drafts.draft(form.kept, of: account)
    guard let format = form.format.flatMap(ContentFormat.init(rawValue:)) else {
      throw HTTPError(.badRequest)
    }
    // A form sends every end of a line as two characters.
    let text = (form.text ?? "").replacingOccurrences(of: "\r\n", with: "\n")
    // Another file takes the place of the one before, and so does a text.
    let chosen = files["file"] ?? (text.isEmpty ? before?.file : nil)
    let bytes = chosen?.bytes ?? Array(text.utf8)
    let phrasebook = context.visitor.phrasebook
    let words = pages.words(for: context.visitor)
    let imageFile = files["image"] ?? before?.image
    let image = imageFile.flatMap { file in
      Picture(file.bytes).map { (picture: $0, bytes: file.bytes) }
    }
    // The text of a file stays in the form, so that it can be mended there and published; any other
    // file is kept for it.
    var kept = chosen
    if let chosen {
      let written = String(validating: chosen.bytes, as: UTF8.self)
      if written != nil { kept = nil }
      form.text = written ?? ""
    }
    if (form.title ?? "").isEmpty, let name = chosen?.name {
      form.title = name.split(separator: ".").first.map(String.init)
    }
    return Received(
      form: form,
      format: format,
      upload: try await bench.perform { [size = image?.picture.size] in
        Upload(bytes, as: format, image: size, in: phrasebook, words: words)
      },
      image: image,
      isImageUnknown: imageFile != nil && image == nil,
      kept: await drafts.keep(kept, image == nil ? nil : imageFile, of: account)
    )
  }

  private func check(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let received = try await receive(request, context)
    return try page(
      for: context,
      form: received.form,
      checked: checked(received.upload, context),
      kept: received.kept
    )
  }

  private func checked(_ upload: Upload, _ context: ClassroomContext) -> Checked {
    struct Place: Hashable {
      let path: String?
      let line: Int
    }
    let words = pages.words(for: context.visitor)
    let noted = Dictionary(grouping: upload.remarks) { Place(path: $0.path, line: $0.line) }
    return Checked(
      count: upload.count,
      countWord: words.noun("questionsFound", for: upload.count),
      lines: noted.sorted { ($0.key.path ?? "", $0.key.line) < ($1.key.path ?? "", $1.key.line) }
        .prefix(200).map { place, remarks in
          let lines = upload.lines[place.path ?? ""] ?? []
          return Line(
            number: place.line,
            path: place.path,
            text: lines.indices.contains(place.line - 1)
              ? Self.excerpt(lines[place.line - 1], around: remarks.map(\.column).min() ?? 1) : "",
            notes: remarks.map {
              Note(
                severity: $0.severity.rawValue,
                severityWord: words["severity.\($0.severity.rawValue)"] ?? $0.severity.rawValue,
                text: $0.text,
                code: $0.code,
                column: $0.column
              )
            }
          )
        },
      totals: upload.totals(in: context.visitor.phrasebook),
      previews: upload.previews,
      isLossy: upload.isLossy && upload.make != nil
    )
  }

  /// A line, or of a long one what is around a column.
  private static func excerpt(_ line: Substring, around column: Int) -> String {
    guard line.count > 300 else { return String(line) }
    let start = min(max(column - 100, 0), max(line.count - 200, 0))
    let part = line.dropFirst(start).prefix(200)
    return (start > 0 ? "…" : "") + part + (start + part.count < line.count ? "…" : "")
  }

  private func publish(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let received = try await receive(request, context)
    let account = try context.account.id
    let words = pages.words(for: context.visitor)
    let title = (received.form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    func refused(_ key: String) throws -> Response {
      try page(
        for: context,
        form: received.form,
        checked: checked(received.upload, context),
        kept: received.kept,
        notice: Notice(words[key])
      )
    }
    guard !title.isEmpty else { return try refused("content.noTitle") }
    guard !received.isImageUnknown else { return try refused("content.noImage") }
    guard let make = received.upload.make else { return try refused("content.nothing") }
    guard !received.upload.isLossy || received.form.lossy != nil else {
      return try refused("content.losses")
    }
    let replaced = try received.form.replaces.flatMap { $0.isEmpty ? nil : $0 }.map { id in
      guard let item = try store.item(id) else { throw HTTPError(.notFound) }
      return item
    }
    let id = replaced?.id ?? Secrets.token()
    let made = try make(id, title)
    if let replaced {
      guard replaced.kind == made.kind, made.kind != "sheet" else {
        return try refused("content.otherKind")
      }
      if made.kind == "bank" {
        let outcome = try await replacement.replace(replaced, by: made.json, title: title)
        await drafts.forget(account)
        let text = (words["content.replaced"] ?? "")
          .replacingOccurrences(of: "{quizzes}", with: "\(outcome.quizzes)")
          .replacingOccurrences(of: "{answers}", with: "\(outcome.answers)")
          .replacingOccurrences(of: "{kept}", with: "\(outcome.kept)")
        return try page(for: context, notice: Notice(text, .ok))
      }
    }
    guard made.kind == "sheet" else {
      try store.publish(made.json, as: LibraryItem(id: id, kind: made.kind, title: title))
      await drafts.forget(account)
      return .redirect(to: "/content", type: .normal)
    }
    let sheet = try PinSheet(json: made.json)
    guard let image = received.image else { return try refused("content.needsImage") }
    do {
      try SheetShelf(store: store).publish(
        sheet,
        id: id,
        title: title,
        image: image.bytes,
        image.picture
      )
    } catch {
      return try page(
        for: context,
        form: received.form,
        checked: checked(received.upload, context),
        kept: received.kept,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
    await drafts.forget(account)
    return .redirect(to: "/content/pins/\(id)", type: .normal)
  }

  // MARK: An item on the shelf

  private struct OnShelf: Sendable {
    struct Format: Sendable {
      let name: String
      let title: String
    }

    let id: String
    let title: String
    let isWithdrawn: Bool
    let isSheet: Bool
    let isBank: Bool
    /// The language of the texts of a bank; nil where nobody said which it is.
    let language: String?
    let formats: [Format]
    let previews: [Upload.Preview]
  }

  private func item(_ context: ClassroomContext) throws -> LibraryItem {
    let id = try context.parameters.require("item")
    guard let item = try store.item(id), ["bank", "exercises", "sheet"].contains(item.kind) else {
      throw HTTPError(.notFound)
    }
    return item
  }

  /// An item as learners see it, and what can be done with it.
  private func itemPage(for context: ClassroomContext, notice: Notice? = nil) throws -> Response {
    let item = try item(context)
    let json = try store.json(of: item.id, kind: item.kind) ?? Data()
    let format = ContentFormat(rawValue: item.kind) ?? .bank
    var bank: ProblemBank?
    if item.kind == "bank" { bank = try ProblemBank(json: json) }
    let words = pages.words(for: context.visitor)
    return pages.page(
      "item-on-shelf",
      title: item.title,
      section: "content",
      showing: OnShelf(
        id: item.id,
        title: item.title,
        isWithdrawn: item.isWithdrawn,
        isSheet: item.kind == "sheet",
        isBank: item.kind == "bank",
        language: bank?.language,
        formats: item.kind != "bank"
          ? []
          : QuestionFormat.all.filter { $0.file != nil }.map {
            OnShelf.Format(name: $0.name, title: words["contentFormat.\($0.name)"] ?? $0.title)
          },
        previews: BankMedia.$item.withValue(item.id) {
          Upload(Array(json), as: format, in: context.visitor.phrasebook).previews
        }
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private struct ItemForm: Decodable {
    let title: String?
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let item = try item(context)
    let form = try await request.decode(as: ItemForm.self, context: context)
    switch try context.parameters.require("command") {
    case "rename":
      let title = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      guard !title.isEmpty else {
        let words = pages.words(for: context.visitor)
        return try itemPage(for: context, notice: Notice(words["content.noTitle"]))
      }
      try store.rename(item.id, to: title)
    case "withdraw": try store.setWithdrawn(true, of: item.id)
    case "offer": try store.setWithdrawn(false, of: item.id)
    case "delete":
      try store.discard(item.id)
      return .redirect(to: "/content", type: .normal)
    default: throw HTTPError(.notFound)
    }
    return .redirect(to: "/content/items/\(item.id)", type: .normal)
  }

  /// The content of ours as a file, which can be brought in again.
  private func file(_ item: LibraryItem) throws -> Response {
    let json = try store.json(of: item.id, kind: item.kind) ?? Data()
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json",
        .contentDisposition: "attachment; filename=\"\(item.kind).json\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
    )
  }

  // MARK: Taking out

  private struct Losses: Sendable {
    struct Loss: Sendable {
      let text: String
      /// The numbers of the problems that it befalls.
      let problems: String
    }

    let losses: [Loss]
    let address: String
  }

  /// A bank in another format; first what is lost in it, if anything.
  private func export(isLossAccepted: Bool, for context: ClassroomContext) throws -> Response {
    let id = try context.parameters.require("item")
    let name = try context.parameters.require("format")
    if name == "ludus" { return try file(try item(context)) }
    guard let format = QuestionFormat(name: name), let questions = format.file,
      let json = try store.json(of: id, kind: "bank")
    else { throw HTTPError(.notFound) }
    let exported = questions.write(try ProblemBank(json: json))
    guard exported.losses.isEmpty || isLossAccepted else {
      return pages.page(
        "export",
        title: "exportLosses",
        section: "content",
        showing: Losses(
          losses: losses(exported.losses, in: context.visitor.phrasebook),
          address: "/content/\(id)/export/\(format.name)?lossy"
        ),
        to: context.visitor
      )
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/octet-stream",
        .contentDisposition: "attachment; filename=\"questions.\(format.fileEndings[0])\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: exported.bytes))
    )
  }

  /// Each loss once, with the problems that it befalls.
  private func losses(_ losses: [Exported.Loss], in phrasebook: Phrasebook) -> [Losses.Loss] {
    Dictionary(grouping: losses) { $0.sentence(in: phrasebook) }
      .sorted { ($0.value[0].item, $0.key) < ($1.value[0].item, $1.key) }
      .map { text, losses in
        let numbers = losses.map { "\($0.item + 1)" }
        return Losses.Loss(
          text: text,
          problems: numbers.prefix(20).joined(separator: ", ") + (numbers.count > 20 ? " …" : "")
        )
      }
  }
}

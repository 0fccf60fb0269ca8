import Foundation
import Hummingbird
import Interchange
import Quizzes

/// Bringing questions in from other programs, looking at them, and taking them out again.
struct ContentPages: Sendable {
  let store: Store
  let pages: Pages

  /// A format that can be chosen, with the end of its files.
  private struct Format {
    let name: String
    let title: String
    let end: String
    let type: any ExchangeFormat.Type
  }

  private static var formats: [Format] {
    [
      Format(name: "gift", title: "GIFT", end: "gift", type: GIFT.self),
      Format(name: "moodle-xml", title: "Moodle XML", end: "xml", type: MoodleXML.self),
      Format(name: "aiken", title: "Aiken", end: "txt", type: Aiken.self),
      Format(name: "cloze", title: "Cloze", end: "txt", type: Cloze.self),
      Format(name: "csv", title: "CSV", end: "csv", type: CSV.self),
      Format(name: "anki", title: "Anki", end: "txt", type: AnkiText.self),
    ]
  }

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/content") { _, context in try page(for: context) }
    routes.post("/content/check") { request, context in try await check(request, context) }
    routes.post("/content/publish") { request, context in try await publish(request, context) }
    routes.get("/content/:item/export/:format") { _, context in try export(for: context) }
  }

  // MARK: What there is

  private struct Item: Sendable {
    let id: String
    let title: String
    let count: Int
  }

  private struct Line: Sendable {
    let number: Int
    let text: String
    let notes: [Note]
  }

  private struct Note: Sendable {
    let severity: String
    let text: String
    let code: String
    let column: Int
  }

  private struct Preview: Sendable {
    let number: Int
    let kind: String
    let promptHTML: String
    let answerHTML: String?
  }

  private struct Checked: Sendable {
    let count: Int
    let lines: [Line]
    let previews: [Preview]
    let canPublish: Bool
  }

  private struct Shown: Sendable {
    let items: [Item]
    let formats: [ProblemView.Choice]
    let text: String
    let title: String
    let checked: Checked?
  }

  private struct Form: Decodable {
    let format: String?
    let title: String?
    let text: String?
  }

  private func page(
    for context: ClassroomContext,
    form: Form? = nil,
    checked: Checked? = nil,
    notice: Notice? = nil
  ) throws -> Response {
    let items = try store.library(of: "bank").compactMap { item -> Item? in
      guard let json = try store.json(of: item.id, kind: "bank") else { return nil }
      return Item(
        id: item.id,
        title: item.title,
        count: try ProblemBank(json: json).allProblems.count
      )
    }
    return pages.page(
      "content",
      title: "content",
      section: "content",
      showing: Shown(
        items: items,
        formats: Self.formats.map {
          ProblemView.Choice(id: $0.name, text: $0.title, isSelected: $0.name == form?.format)
        },
        text: form?.text ?? "",
        title: form?.title ?? "",
        checked: checked
      ),
      to: context.visitor,
      notice: notice
    )
  }

  // MARK: Bringing in

  private func read(_ form: Form) throws -> Imported {
    guard let format = Self.formats.first(where: { $0.name == form.format }) else {
      throw HTTPError(.badRequest)
    }
    // A form sends every end of a line as two characters.
    let text = (form.text ?? "").replacingOccurrences(of: "\r\n", with: "\n")
    return format.type.read(Array(text.utf8))
  }

  private func check(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let imported = try read(form)
    let made = imported.bank(id: "import")
    let lines = (form.text ?? "").replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let language = context.visitor.language
    let noted = Dictionary(grouping: imported.diagnostics + made.diagnostics, by: \.line)
    let checked = Checked(
      count: imported.items.count { $0.question != nil },
      lines: noted.sorted { $0.key < $1.key }.prefix(200).map { number, diagnostics in
        Line(
          number: number,
          text: lines.indices.contains(number - 1) ? String(lines[number - 1].prefix(300)) : "",
          notes: diagnostics.map {
            Note(
              severity: $0.severity.rawValue,
              text: $0.sentence(in: language),
              code: "\($0.code)",
              column: $0.column
            )
          }
        )
      },
      previews: (made.bank?.allProblems ?? []).prefix(100).enumerated().map { index, problem in
        let shown = Quiz.Item(problem, set: "import", setTitle: "").presentation
        return Preview(
          number: index + 1,
          kind: problem.kind.name.rawValue,
          promptHTML: problem.prompt.html,
          answerHTML: problem.correctAnswer?.html(for: shown)
        )
      },
      canPublish: made.bank != nil
    )
    return try page(for: context, form: form, checked: checked)
  }

  private func publish(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    let title = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else {
      return try page(
        for: context,
        form: form,
        notice: Notice(words["content.noTitle"])
      )
    }
    let id = Secrets.token()
    guard let bank = try read(form).bank(id: ProblemBank.ID(id), title: title).bank else {
      return try page(
        for: context,
        form: form,
        notice: Notice(words["content.nothing"])
      )
    }
    try store.publish(bank.json(), as: LibraryItem(id: id, kind: "bank", title: title))
    return .redirect(to: "/content", type: .normal)
  }

  // MARK: Taking out

  /// A bank in another format.
  private func export(for context: ClassroomContext) throws -> Response {
    let id = try context.parameters.require("item")
    let name = try context.parameters.require("format")
    guard let format = Self.formats.first(where: { $0.name == name }),
      let json = try store.json(of: id, kind: "bank")
    else { throw HTTPError(.notFound) }
    let exported = format.type.write(try ProblemBank(json: json))
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/octet-stream",
        .contentDisposition: "attachment; filename=\"questions.\(format.end)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: exported.bytes))
    )
  }
}

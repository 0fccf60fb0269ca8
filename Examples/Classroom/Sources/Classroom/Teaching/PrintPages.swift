// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import QuizPapers
import Quizzes

/// Papers for the class: drawn from a bank, in versions, with keys and sheets for answers.
struct PrintPages: Sendable {
  static let kind = "papers"

  let store: Store
  let banks: Banks
  let pages: Pages

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/papers") { request, context in try list(Prefilled(request), for: context) }
    routes.post("/class/papers") { request, context in try await draw(request, context) }
    routes.get("/class/papers/:papers") { _, context in try page(for: context) }
    routes.get("/class/papers/:papers/:page") { request, context in
      try printed(request, context)
    }
    routes.post("/class/papers/:papers/delete") { _, context -> Response in
      try store.discard(try item(context).id)
      return .redirect(to: "/class/papers", type: .normal)
    }
  }

  /// What the form begins with, as the address of an assignment asks.
  private struct Prefilled: Sendable {
    var bank: String?
    var title = ""
    var count = 10

    init(_ request: Request) {
      bank = request.uri.queryParameters["bank"].map { String($0) }
      title = request.uri.queryParameters["title"].map { String($0) } ?? ""
      let asked = request.uri.queryParameters["count"].flatMap { Int($0) } ?? count
      count = min(
        max(asked, StoredPapers.countRange.lowerBound),
        StoredPapers.countRange.upperBound
      )
    }

    init(_ form: Form) {
      (bank, title, count) = (form.bank, form.title ?? "", form.count ?? 10)
    }
  }

  private struct Form: Decodable {
    let bank: String?
    let title: String?
    let count: Int?
    let papers: Int?
    let versions: Int?
  }

  private struct Listed: Sendable {
    let id: String
    let title: String
  }

  private struct Listing: Sendable {
    let papers: [Listed]
    let banks: [ProblemView.Choice]
    let hasBanks: Bool
    let title: String
    let count: Int
  }

  private func list(
    _ form: Prefilled,
    for context: ClassroomContext,
    notice: Notice? = nil
  ) throws -> Response {
    let banks = try store.shelf(of: "bank").map {
      ProblemView.Choice(id: $0.id, text: $0.title, isSelected: $0.id == form.bank)
    }
    return pages.page(
      "papers",
      title: "papers",
      section: "class",
      showing: Listing(
        papers: try store.shelf(of: Self.kind).map { Listed(id: $0.id, title: $0.title) },
        banks: banks,
        hasBanks: !banks.isEmpty,
        title: form.title,
        count: form.count
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func draw(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    func refused(_ key: String) throws -> Response {
      try list(Prefilled(form), for: context, notice: Notice(words[key]))
    }
    guard let item = form.bank, let bank = try await banks.bank(of: item) else {
      return try refused("assign.noBank")
    }
    guard let count = form.count, StoredPapers.countRange.contains(count),
      let papers = form.papers, StoredPapers.paperRange.contains(papers),
      let versions = form.versions, StoredPapers.versionRange.contains(versions)
    else { return try refused("rules.outside") }
    let typed = (form.title ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let shelved = try store.item(item)?.title ?? bank.title
    let title = typed.isEmpty ? shelved : typed
    do {
      let (drawn, shortfalls) = try StoredPapers.draw(
        papers,
        of: count,
        versions: versions,
        from: bank,
        title: title,
        seed: UInt64.random(in: .min ... .max)
      )
      let id = Secrets.token()
      try store.publish(
        JSONEncoder().encode(drawn),
        as: LibraryItem(id: id, kind: Self.kind, title: title)
      )
      guard !shortfalls.isEmpty else {
        return .redirect(to: "/class/papers/\(id)", type: .normal)
      }
      // What the papers could not have is said once, where they were drawn.
      let said = shortfalls.map { $0.sentence(in: context.visitor.phrasebook) }
      return try list(
        Prefilled(form),
        for: context,
        notice: Notice("\(words["papers.drawn"] ?? "") \(said.joined(separator: " "))", .ok)
      )
    } catch let error as PaperError {
      return try list(
        Prefilled(form),
        for: context,
        notice: Notice(error.sentence(in: context.visitor.phrasebook))
      )
    }
  }

  // MARK: One of them

  private func item(_ context: ClassroomContext) throws -> LibraryItem {
    guard let item = try store.item(try context.parameters.require("papers")),
      item.kind == Self.kind
    else { throw HTTPError(.notFound) }
    return item
  }

  private func papers(_ item: LibraryItem) throws -> StoredPapers {
    guard let json = try store.json(of: item.id, kind: Self.kind) else {
      throw HTTPError(.notFound)
    }
    return try JSONDecoder().decode(StoredPapers.self, from: json)
  }

  private struct Link: Sendable {
    let name: String
    let text: String
    let about: String
  }

  private struct Shown: Sendable {
    let id: String
    let codes: String
    let count: Int
    let points: String
    let pointsWord: String
    let links: [Link]
  }

  private func page(for context: ClassroomContext) throws -> Response {
    let item = try item(context)
    let exam = try papers(item).exam(item.id)
    let words = pages.words(for: context.visitor)
    let quiz = exam.papers.first?.quiz
    let points = (quiz?.points ?? 0).short(in: context.visitor.language)
    return pages.page(
      "paper",
      title: item.title,
      section: "class",
      showing: Shown(
        id: item.id,
        codes: exam.papers.map(\.id.rawValue).joined(separator: ", "),
        count: quiz?.items.count ?? 0,
        points: points,
        pointsWord: words.noun("points", for: points),
        links: PrintedPage.allCases.map {
          Link(
            name: $0.rawValue,
            text: words["printed.\($0.rawValue)"] ?? $0.rawValue,
            about: words["printed.\($0.rawValue).text"] ?? ""
          )
        }
      ),
      to: context.visitor
    )
  }

  private func printed(_ request: Request, _ context: ClassroomContext) throws -> Response {
    let item = try item(context)
    guard let page = PrintedPage(rawValue: try context.parameters.require("page")) else {
      throw HTTPError(.notFound)
    }
    let candidates = try store.accounts().filter { $0.role == .learner }.map {
      PaperExam.Candidate($0.name, learner: $0.learner)
    }
    let papers = try papers(item)
    let exam = try papers.exam(item.id, for: [.named, .list].contains(page) ? candidates : [])
    let size: PaperPages.Format.Size =
      request.uri.queryParameters["size"] == "letter" ? .letter : .a4
    let isLarge = request.uri.queryParameters["large"] != nil
    // What the pages say of their own is in the language of the problems.
    let phrasebook =
      papers.language.flatMap { Phrasebook(for: Language($0), among: Words.phrasebooks) }
      ?? context.visitor.phrasebook
    let html = page.html(
      of: PaperPages(
        exam,
        in: phrasebook,
        format: PaperPages.Format(size, fontSize: isLarge ? 18 : 11)
      )
    )
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/html; charset=utf-8",
        .contentSecurityPolicy: Self.policy(for: html),
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html))
    )
  }

  /// What a browser may do with a page to print: show its images and its one style sheet, which is
  /// known by its digest.
  static func policy(for html: String) -> String {
    let sheets = html.matches(of: /<style>(.*?)<\/style>/.dotMatchesNewlines()).map { match in
      let digest = SHA256.hash(data: Data(match.1.utf8))
      return "'sha256-\(Data(digest).base64EncodedString())'"
    }
    return "default-src 'none'; style-src \(sheets.joined(separator: " ")); img-src data:; "
      + "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird

/// Who belongs to the class, for its teachers: a code to come in with, lists of names, passphrases
/// for those who forgot theirs, other teachers, and leaving.
struct PeoplePages: Sendable {
  /// How long the door of the class can be open, in hours.
  static let openings = [1, 24, 168]

  let store: Store
  let pages: Pages
  let people: People

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/class/people") { _, context in try page(for: context) }
    routes.post("/class/people") { request, context in try await add(request, context) }
    routes.post("/class/people/open") { request, context -> Response in
      let hours = try await request.decode(as: Form.self, context: context).hours ?? 0
      guard Self.openings.contains(hours) else { throw HTTPError(.badRequest) }
      try people.open(for: hours, at: Date())
      return .redirect(to: "/class/people", type: .normal)
    }
    routes.post("/class/people/close") { _, _ -> Response in
      try people.close()
      return .redirect(to: "/class/people", type: .normal)
    }
    routes.get("/class/people/:person") { _, context in try personPage(for: context) }
    routes.post("/class/people/:person/:command") { request, context in
      try await command(request, context)
    }
  }

  private struct Form: Decodable {
    let names: String?
    let hours: Int?
    let name: String?
  }

  private struct Row: Sendable {
    let id: String
    let name: String
    let role: String
    /// Whether the given passphrase was not used yet.
    let isWaiting: Bool
    let since: String
  }

  private struct Opening: Sendable {
    let hours: Int
    let text: String
  }

  private struct Door: Sendable {
    let code: String
    let until: String
  }

  /// A slip of paper: a name, and the passphrase that it signs in with once.
  private struct Slip: Sendable {
    let name: String
    let passphrase: String
  }

  private struct Shown: Sendable {
    let rows: [Row]
    let count: Int
    let door: Door?
    let openings: [Opening]
    let slips: [Slip]
    let hasSlips: Bool
    /// Names that could not be added, each with the reason.
    let refused: [String]
    let names: String
  }

  private func page(
    for context: ClassroomContext,
    slips: [People.Fresh] = [],
    refused: [String] = [],
    names: String = "",
    notice: Notice? = nil
  ) throws -> Response {
    let words = pages.words(for: context.visitor)
    let language = context.visitor.language
    let accounts = try store.accounts()
    return pages.page(
      "people",
      title: "people",
      section: "class",
      showing: Shown(
        rows: accounts.map { account in
          Row(
            id: account.id.escapedForAddress,
            name: account.name,
            role: words["role.\(account.role.rawValue)"] ?? "",
            isWaiting: account.isPassphraseGiven,
            since: Days.day(Date(timeIntervalSince1970: account.createdAt), in: language)
          )
        },
        count: accounts.count(where: { $0.role == .learner }),
        door: try people.openDoor(at: Date()).map {
          Door(code: $0.code, until: Days.end($0.until, in: language))
        },
        openings: Self.openings.map { Opening(hours: $0, text: words["open.\($0)"] ?? "\($0)") },
        slips: slips.map { Slip(name: $0.name, passphrase: $0.passphrase) },
        hasSlips: !slips.isEmpty,
        refused: refused,
        names: names
      ),
      to: context.visitor,
      notice: notice
    )
  }

  /// Adds everybody of a list, one name a line; names that cannot be added stay in the form.
  private func add(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let words = pages.words(for: context.visitor)
    let names = (form.names ?? "").split(whereSeparator: \.isNewline).map {
      PersonName.shown(String($0))
    }
    .filter { !$0.isEmpty }.prefix(People.limit)
    guard !names.isEmpty else {
      return try page(for: context, notice: Notice(words["people.nobody"]))
    }
    var slips: [People.Fresh] = []
    var refused: [(name: String, text: String)] = []
    for name in names {
      let passphrase = Secrets.passphraseForOnce()
      do {
        let account = try await people.add(name, passphrase: passphrase, isGiven: true)
        slips.append(People.Fresh(name: account.name, passphrase: passphrase))
      } catch let refusal as People.Refusal {
        refused.append((name, "\(name): \(words[refusal.rawValue] ?? refusal.rawValue)"))
      }
    }
    return try page(
      for: context,
      slips: slips,
      refused: refused.map(\.text),
      names: refused.map(\.name).joined(separator: "\n"),
      notice: refused.isEmpty ? nil : Notice(words["people.refused"])
    )
  }

  // MARK: One of them

  private struct Person: Sendable {
    let id: String
    let name: String
    let role: String
    let isLearner: Bool
    let isMe: Bool
    let slip: Slip?
    /// Whether there is a page for parents.
    let hasParents: Bool
    /// Its address, shown only when it was just made.
    let parents: String?
  }

  private func person(_ context: ClassroomContext) throws -> Account {
    let asked = try context.parameters.require("person")
    guard let account = try store.account(asked.removingPercentEncoding ?? asked) else {
      throw HTTPError(.notFound)
    }
    return account
  }

  private func personPage(
    for context: ClassroomContext,
    slip: People.Fresh? = nil,
    parents: String? = nil,
    notice: Notice? = nil
  ) throws -> Response {
    let account = try person(context)
    return pages.page(
      "person",
      title: account.name,
      section: "class",
      showing: Person(
        id: account.id.escapedForAddress,
        name: account.name,
        role: pages.words(for: context.visitor)["role.\(account.role.rawValue)"] ?? "",
        isLearner: account.role == .learner,
        isMe: account.id == (try context.account.id),
        slip: slip.map { Slip(name: $0.name, passphrase: $0.passphrase) },
        hasParents: try store.hasAddress(.parents, account.id),
        parents: parents
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func command(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try person(context)
    let (teacher, words) = (try context.account, pages.words(for: context.visitor))
    // One's own account is changed on one's own page, where it takes the passphrase.
    guard account.id != teacher.id else { throw HTTPError(.forbidden) }
    do {
      switch try context.parameters.require("command") {
      case "rename":
        let name = PersonName.shown(form.name ?? "")
        guard PersonName.isOne(name) else {
          return try personPage(for: context, notice: Notice(words["register.name"]))
        }
        guard try !store.isTaken(name, byOtherThan: account.id) else {
          return try personPage(for: context, notice: Notice(words["register.taken"]))
        }
        try store.setName(name, of: account.id)
        return .redirect(to: "/class/people/\(account.id.escapedForAddress)", type: .normal)
      case "reset":
        return try personPage(for: context, slip: try await people.reset(account))
      case "promote":
        try await people.promote(account, by: teacher)
        return .redirect(to: "/class/people", type: .normal)
      case "parents" where account.role == .learner:
        let token = try store.makeAddress(.parents, of: account.id)
        return try personPage(for: context, parents: "/parents/\(token)")
      case "unshow":
        try store.revokeAddress(.parents, of: account.id)
        return .redirect(to: "/class/people/\(account.id.escapedForAddress)", type: .normal)
      case "data":
        return Response(
          status: .ok,
          headers: [
            .contentType: "application/json",
            .contentDisposition: "attachment; filename=\"classroom.json\"",
          ],
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: try store.everything(about: account)))
        )
      case "remove":
        try await people.remove(account)
        return .redirect(to: "/class/people", type: .normal)
      default: throw HTTPError(.notFound)
      }
    } catch {
      return try personPage(
        for: context,
        notice: pages.notice(of: error, to: context.visitor)
      )
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import HTTPTypes
import Hummingbird
import Quizzes

/// Signing in and out, and what belongs to one's own account.
struct AccountPages: Sendable {
  static let shortestPassphrase = 8

  let store: Store
  let pages: Pages
  let recognition: Recognition
  let groups: Streams<PlayerGroup>
  let limit = SignInLimit()
  let door = Door()
  /// Whether anybody may make an account.
  let isRegistrationOpen: Bool
  /// The accounts of the demo as whom a newcomer can look around.
  let guides: [String]

  func addOpen(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/sign-in") { _, context in signInPage(for: context) }
    routes.post("/sign-in") { request, context in try await signIn(request, context) }
    routes.get("/register") { _, context in try registerPage(for: context) }
    routes.post("/register") { request, context in try await register(request, context) }
  }

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/account") { _, context in try page(for: context) }
    routes.post("/account/sign-out") { _, context -> Response in
      try store.signOut(token: context.visitor.token)
      return .redirect(to: "/sign-in", type: .normal)
    }
    routes.post("/account/language") { request, context in
      try await chooseLanguage(request, context)
    }
    routes.post("/account/passphrase") { request, context in
      try await changePassphrase(request, context)
    }
    routes.get("/account/data") { _, context in try download(for: context) }
    routes.post("/account/delete") { request, context in try await delete(request, context) }
  }

  private struct Form: Decodable {
    let name: String?
    let passphrase: String?
    let fresh: String?
    let language: String?
  }

  private struct Guide: Sendable {
    let id: String
    let name: String
    let initial: String
    let text: String
    let passphrase: String
  }

  private struct SignIn: Sendable {
    let name: String
    let isRegistrationOpen: Bool
    var guides: [Guide] = []
    var isDemo = false
  }

  private func signInPage(
    for context: ClassroomContext,
    name: String = "",
    notice: Notice? = nil
  ) -> Response {
    let words = pages.words(for: context.visitor)
    let guides = guides.compactMap { id -> Guide? in
      // Whoever was deleted, or is not in the file of a class of its own, is no guide.
      guard let name = try? store.account(id)?.name else { return nil }
      return Guide(
        id: id,
        name: name,
        initial: String(name.prefix(1)),
        text: words["demo.\(id)"] ?? "",
        passphrase: Demo.passphrase
      )
    }
    return pages.page(
      "sign-in",
      title: "signIn",
      showing: SignIn(
        name: name,
        isRegistrationOpen: isRegistrationOpen,
        guides: guides,
        isDemo: !guides.isEmpty
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func signIn(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let name = Account.id(of: form.name ?? "")
    let address = address(of: request, context)
    let words = pages.words(for: context.visitor)
    guard await limit.admits(name: name, address: address, at: Date()) else {
      return signInPage(
        for: context,
        name: name,
        notice: Notice(words["signIn.tooOften"], .tooManyRequests)
      )
    }
    let account = try store.account(name)
    // An unknown name costs as much time as a wrong passphrase, so that names cannot be found out.
    let isKnown = try await door.opens(form.passphrase ?? "", account?.passphrase ?? Self.nobody)
    guard let account, isKnown else {
      return signInPage(
        for: context,
        name: name,
        notice: Notice(words["signIn.failed"], .unauthorized)
      )
    }
    await limit.succeeded(name: name, address: address)
    return try admit(account.id)
  }

  /// The address that a request comes from; behind a proxy with TLS it is the one that the proxy
  /// has noted last, if any.
  private func address(of request: Request, _ context: ClassroomContext) -> String {
    let noted = HTTPField.Name("X-Forwarded-For").flatMap { request.headers[$0] }
    let last = noted?.split(separator: ",").last?.trimmingCharacters(in: .whitespaces)
    let direct = context.remoteAddress?.ipAddress ?? ""
    return recognition.isSecure ? last ?? direct : direct
  }

  private static let nobody = "scrypt$AAAAAAAAAAAAAAAAAAAAAA==$AAAA"

  private func admit(_ account: String) throws -> Response {
    let token = try store.signIn(account, until: Date() + Recognition.lifetime)
    var response = Response.redirect(to: "/", type: .normal)
    response.setCookie(recognition.cookie(token))
    return response
  }

  private func registerPage(
    for context: ClassroomContext,
    name: String = "",
    notice: Notice? = nil
  ) throws -> Response {
    guard isRegistrationOpen else { throw HTTPError(.notFound) }
    return pages.page(
      "register",
      title: "register",
      showing: SignIn(name: name, isRegistrationOpen: true),
      to: context.visitor,
      notice: notice
    )
  }

  /// Whether somebody can be called so.
  static func isName(_ name: String) -> Bool {
    (1...40).contains(name.count)
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) }
  }

  private func register(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    guard isRegistrationOpen else { throw HTTPError(.notFound) }
    let form = try await request.decode(as: Form.self, context: context)
    let shown = (form.name ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let id = Account.id(of: shown)
    let words = pages.words(for: context.visitor)
    var fault: String?
    if !Self.isName(id) {
      fault = words["register.name"]
    } else if (form.passphrase ?? "").count < Self.shortestPassphrase {
      fault = words["register.passphrase"]
    } else if try store.account(id) != nil {
      fault = words["register.taken"]
    }
    if let fault {
      return try registerPage(
        for: context,
        name: shown,
        notice: Notice(fault)
      )
    }
    let account = try Account(
      id,
      name: shown,
      role: .learner,
      passphrase: form.passphrase ?? "",
      at: Date()
    )
    try store.add(account)
    return try admit(id)
  }

  // MARK: One's own account

  private struct Own: Sendable {
    let id: String
    let name: String
    let role: String
    let languages: [ProblemView.Choice]
  }

  private func page(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) throws -> Response {
    let account = try context.account
    let names = ["en": "English", "de": "Deutsch"]
    return pages.page(
      "account",
      title: "account",
      section: "account",
      showing: Own(
        id: account.id,
        name: account.name,
        role: pages.words(for: context.visitor)["role.\(account.role.rawValue)"] ?? "",
        languages: Words.phrasebooks.map {
          ProblemView.Choice(
            id: $0.language.rawValue,
            text: names[$0.language.rawValue] ?? $0.language.rawValue,
            isSelected: $0 == context.visitor.phrasebook
          )
        }
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func chooseLanguage(_ request: Request, _ context: ClassroomContext) async throws
    -> Response
  {
    let form = try await request.decode(as: Form.self, context: context)
    let language = Words.phrasebook(chosen: form.language, accepted: nil).language
    try store.setLanguage(language, of: context.account.id)
    return .redirect(to: "/account", type: .normal)
  }

  private func changePassphrase(_ request: Request, _ context: ClassroomContext) async throws
    -> Response
  {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try context.account
    let words = pages.words(for: context.visitor)
    guard Secrets.matches(form.passphrase ?? "", account.passphrase) else {
      return try page(
        for: context,
        notice: Notice(words["account.wrongPassphrase"])
      )
    }
    guard let fresh = form.fresh, fresh.count >= Self.shortestPassphrase else {
      return try page(
        for: context,
        notice: Notice(words["register.passphrase"])
      )
    }
    try store.setPassphrase(fresh, of: account.id)
    return try admit(account.id)
  }

  private func download(for context: ClassroomContext) throws -> Response {
    let account = try context.account
    let json = try store.everything(about: account)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json",
        .contentDisposition:
          "attachment; filename=\"classroom-\(account.id.escapedForAddress).json\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
    )
  }

  private func delete(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try context.account
    guard Secrets.matches(form.passphrase ?? "", account.passphrase) else {
      return try page(
        for: context,
        notice: Notice(pages.words(for: context.visitor)["account.wrongPassphrase"])
      )
    }
    // What others have done with the member stays, without a name and words.
    do {
      try await groups.rewrite(GroupPages.stream, at: Date()) { group, date in
        let member = Member.ID(account.id)
        let now = max(date, group.lastEvent?.date ?? date)
        guard group.profile(of: member, at: now) != nil else { return }
        try group.erase(member, by: member, at: now)
      }
    } catch {
      // Whoever administrates the class alone cannot leave it.
      return try page(for: context, notice: pages.notice(of: error, to: context.visitor))
    }
    try store.delete(account.id)
    return .redirect(to: "/sign-in", type: .normal)
  }
}

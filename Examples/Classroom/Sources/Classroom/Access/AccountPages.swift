// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Quizzes

/// Signing in and out, and what belongs to one's own account.
struct AccountPages: Sendable {
  static let shortestPassphrase = 8

  let store: Store
  let pages: Pages
  let recognition: Recognition
  let people: People
  let limit = SignInLimit()
  /// Guesses of the class code.
  let codeLimit = SignInLimit()
  /// Whether anybody may make an account, also without the code of the class.
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
    routes.get("/account/first") { _, context in firstPage(for: context) }
    routes.post("/account/first") { request, context in try await first(request, context) }
    routes.post("/account/name") { request, context in try await rename(request, context) }
    routes.get("/account/data") { _, context in try download(for: context) }
    routes.post("/account/delete") { request, context in try await delete(request, context) }
  }

  private struct Form: Decodable {
    let name: String?
    let passphrase: String?
    let fresh: String?
    let language: String?
    let code: String?
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
    var needsCode = false
    var code = ""
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
        isRegistrationOpen: isOpen,
        guides: guides,
        isDemo: !guides.isEmpty
      ),
      to: context.visitor,
      notice: notice
    )
  }

  /// Whether accounts can be made now, with the code of the class or without one.
  private var isOpen: Bool {
    isRegistrationOpen || (try? people.openDoor(at: Date())) != nil
  }

  private func signIn(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let name = PersonName.folded(form.name ?? "")
    let account = try store.account(named: name)
    let device = account.flatMap { recognition.device(of: request, knowing: $0.id) }
    let address = address(of: request, context)
    let browser = context.visitor.token
    let words = pages.words(for: context.visitor)
    guard
      await limit.admits(
        name: name,
        address: address,
        browser: browser,
        device: device,
        at: Date()
      )
    else {
      return signInPage(
        for: context,
        name: name,
        notice: Notice(words["signIn.tooOften"], .tooManyRequests)
      )
    }
    // An unknown name costs as much time as a wrong passphrase, so that names cannot be found out.
    let isKnown = try await people.door.opens(
      form.passphrase ?? "",
      account?.passphrase ?? Self.nobody
    )
    guard let account, isKnown else {
      return signInPage(
        for: context,
        name: name,
        notice: Notice(words["signIn.failed"], .unauthorized)
      )
    }
    await limit.succeeded(name: name, address: address, browser: browser, device: device)
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
    response.setCookie(recognition.device(of: account))
    return response
  }

  private func registerPage(
    for context: ClassroomContext,
    name: String = "",
    code: String = "",
    notice: Notice? = nil
  ) throws -> Response {
    guard isOpen else { throw HTTPError(.notFound) }
    return pages.page(
      "register",
      title: "register",
      showing: SignIn(
        name: name,
        isRegistrationOpen: true,
        needsCode: !isRegistrationOpen,
        code: code
      ),
      to: context.visitor,
      notice: notice
    )
  }

  private func register(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let opened = try people.openDoor(at: Date())
    guard isRegistrationOpen || opened != nil else { throw HTTPError(.notFound) }
    let form = try await request.decode(as: Form.self, context: context)
    let name = PersonName.shown(form.name ?? "")
    let code = (form.code ?? "").filter { !$0.isWhitespace }.uppercased()
    let words = pages.words(for: context.visitor)
    func refused(_ key: String) throws -> Response {
      try registerPage(for: context, name: name, code: code, notice: Notice(words[key]))
    }
    if !isRegistrationOpen {
      // A class comes from one address, so only that many guesses are too many.
      let (address, guess) = (address(of: request, context), Secrets.token())
      guard
        await codeLimit.admits(name: guess, address: address, browser: guess, at: Date())
      else {
        return try refused("signIn.tooOften")
      }
      guard Secrets.isEqual(Data(code.utf8), Data((opened?.code ?? "").utf8)) else {
        return try refused("register.code")
      }
      await codeLimit.succeeded(name: guess, address: address, browser: guess)
    }
    guard (form.passphrase ?? "").count >= Self.shortestPassphrase else {
      return try refused("register.passphrase")
    }
    do {
      return try admit(try await people.add(name, passphrase: form.passphrase ?? "").id)
    } catch let refusal as People.Refusal {
      return try refused(refusal.rawValue)
    }
  }

  // MARK: One's own account

  private struct Own: Sendable {
    let name: String
    let role: String
    let isLearner: Bool
    let languages: [ProblemView.Choice]
  }

  private func page(
    for context: ClassroomContext,
    notice: Notice? = nil
  ) throws -> Response {
    let account = try context.account
    return pages.page(
      "account",
      title: "account",
      section: "account",
      showing: Own(
        name: account.name,
        role: pages.words(for: context.visitor)["role.\(account.role.rawValue)"] ?? "",
        isLearner: account.role == .learner,
        languages: Words.phrasebooks.map {
          ProblemView.Choice(
            id: $0.language.rawValue,
            text: Words.name(of: $0.language.rawValue, in: $0.language),
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
    guard try await isRight(form.passphrase, of: account) else {
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
    try store.setPassphrase(hash: try await people.door.hash(of: fresh), of: account.id)
    return try admit(account.id)
  }

  /// Whether somebody who is signed in knows the passphrase; guesses are counted here, too.
  private func isRight(_ passphrase: String?, of account: Account) async throws -> Bool {
    // The account alone is counted, so nobody keeps others from theirs.
    let place = "account \(account.id)"
    guard await limit.admits(name: account.id, address: place, browser: place, at: Date()) else {
      throw HTTPError(.tooManyRequests)
    }
    guard try await people.door.opens(passphrase ?? "", account.passphrase) else { return false }
    await limit.succeeded(name: account.id, address: place, browser: place)
    return true
  }

  private func firstPage(for context: ClassroomContext, notice: Notice? = nil) -> Response {
    pages.page("first", title: "first", showing: 0, to: context.visitor, notice: notice)
  }

  /// Takes the passphrase that somebody chooses in place of the one that was given.
  private func first(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let account = try context.account
    guard account.isPassphraseGiven else { throw HTTPError(.notFound) }
    let form = try await request.decode(as: Form.self, context: context)
    guard let fresh = form.fresh, fresh.count >= Self.shortestPassphrase else {
      let words = pages.words(for: context.visitor)
      return firstPage(for: context, notice: Notice(words["register.passphrase"]))
    }
    try store.setPassphrase(hash: try await people.door.hash(of: fresh), of: account.id)
    return try admit(account.id)
  }

  private func rename(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try context.account
    let name = PersonName.shown(form.name ?? "")
    let words = pages.words(for: context.visitor)
    guard PersonName.isOne(name) else {
      return try page(for: context, notice: Notice(words["register.name"]))
    }
    guard try !store.isTaken(name, byOtherThan: account.id) else {
      return try page(for: context, notice: Notice(words["register.taken"]))
    }
    try store.setName(name, of: account.id)
    return .redirect(to: "/account", type: .normal)
  }

  private func download(for context: ClassroomContext) throws -> Response {
    let account = try context.account
    let json = try store.everything(about: account)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json",
        .contentDisposition:
          "attachment; filename=\"classroom.json\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json))
    )
  }

  private func delete(_ request: Request, _ context: ClassroomContext) async throws -> Response {
    let form = try await request.decode(as: Form.self, context: context)
    let account = try context.account
    guard try await isRight(form.passphrase, of: account) else {
      return try page(
        for: context,
        notice: Notice(pages.words(for: context.visitor)["account.wrongPassphrase"])
      )
    }
    do {
      try await people.remove(account)
    } catch {
      // Whoever administrates the class alone cannot leave it.
      return try page(for: context, notice: pages.notice(of: error, to: context.visitor))
    }
    return .redirect(to: "/sign-in", type: .normal)
  }
}

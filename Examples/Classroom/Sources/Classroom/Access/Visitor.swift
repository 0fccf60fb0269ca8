// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Quizzes

/// The one who asks for a page.
struct Visitor: Sendable {
  var account: Account?
  /// The token of the browser, which a sign-in renews.
  var token = ""
  /// What every form of this visitor carries.
  var formToken = ""
  /// The sentences in the language of this visitor.
  var phrasebook: Phrasebook = .english
  var language: Language { phrasebook.language }
}

/// What a request brings with it through middleware and pages.
struct ClassroomContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?
  var visitor = Visitor()

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  var requestDecoder: FormDecoder { FormDecoder() }
  /// The most bytes of a form; only content is larger than a page of text.
  var maxUploadSize: Int { visitor.account?.role == .teacher ? 8 << 20 : 1 << 18 }

  /// The account that is signed in.
  ///
  /// Pages of members ask for it after ``Access`` has let the request through.
  var account: Account {
    get throws {
      guard let account = visitor.account else { throw HTTPError(.unauthorized) }
      return account
    }
  }

  /// The stream that the address names, if it is of a kind and the visitor's own; for all others it
  /// is not there.
  func ownStream(_ parameter: String, of kind: String, in store: Store) throws -> String {
    let id = try parameters.require(parameter)
    guard let head = try store.head(of: id), head.kind == kind, head.owner == (try account.id)
    else { throw HTTPError(.notFound) }
    return id
  }
}

/// Finds out who asks.
struct Recognition: RouterMiddleware {
  static let lifetime: TimeInterval = 30 * 86_400

  let store: Store
  let formKey: Data
  /// Whether cookies are only for encrypted connections.
  let isSecure: Bool

  /// The name of the cookie; browsers take one with this beginning from the very host alone, and
  /// only if it is secure.
  private var cookieName: String { isSecure ? "__Host-classroom" : "classroom" }
  /// The name of the cookie of those who have signed in here before.
  private var deviceCookieName: String { isSecure ? "__Host-device" : "device" }
  /// Files, calendars and the health of the site are the same for everybody and need no cookie.
  private static let open = ["/static/", "/health", "/feeds/", "/parents/"]

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    let known = request.cookies[cookieName]?.value
    let token = known ?? Secrets.token()
    context.visitor.token = token
    context.visitor.formToken = Secrets.formToken(for: token, key: formKey)
    context.visitor.account = try store.account(signedInWith: token, at: Date())
    context.visitor.phrasebook = Words.phrasebook(
      chosen: context.visitor.account?.language,
      accepted: request.headers[.acceptLanguage]
    )
    var response = try await next(request, context)
    if known == nil, response.headers[.setCookie] == nil,
      !Self.open.contains(where: request.uri.path.hasPrefix)
    {
      response.setCookie(cookie(token))
    }
    return response
  }

  /// What a device keeps of an account that has signed in with it.
  func device(of account: String) -> Cookie {
    Cookie(
      name: deviceCookieName,
      value: mark(of: account),
      maxAge: 400 * 86_400,
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }

  /// The device that a request comes from, if an account has signed in with it before.
  func device(of request: Request, knowing account: String) -> String? {
    guard let value = request.cookies[deviceCookieName]?.value,
      Secrets.isEqual(Data(value.utf8), Data(mark(of: account).utf8))
    else { return nil }
    return value
  }

  private func mark(of account: String) -> String {
    Secrets.formToken(for: "device \(account)", key: formKey)
  }

  /// The cookie that holds a token.
  func cookie(_ token: String) -> Cookie {
    Cookie(
      name: cookieName,
      value: token,
      maxAge: Int(Self.lifetime),
      path: "/",
      secure: isSecure,
      httpOnly: true,
      sameSite: .lax
    )
  }
}

/// Refuses a form that was not made for the one who sends it.
struct FormCheck: RouterMiddleware {
  private struct Token: Decodable {
    let form: String?
  }

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    guard request.method == .post else { return try await next(request, context) }
    var request = request
    _ = try await request.collectBody(upTo: context.maxUploadSize)
    let given = try? await request.decode(as: Token.self, context: context).form
    guard Secrets.isEqual(Data((given ?? "").utf8), Data(context.visitor.formToken.utf8)) else {
      throw HTTPError(.forbidden)
    }
    return try await next(request, context)
  }
}

/// The one place that decides who may see the pages of a group of routes.
struct Access: RouterMiddleware {
  /// The pages of those who have not chosen a passphrase of their own.
  private static let ofNewcomers = ["/account/first", "/account/sign-out", "/account/language"]

  /// The role that is needed, or nil when any account will do.
  var role: Account.Role?

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    guard let account = context.visitor.account else {
      return .redirect(to: "/sign-in", type: .normal)
    }
    if let role, account.role != role { throw HTTPError(.forbidden) }
    // A passphrase that stands on paper is changed before anything else.
    if account.isPassphraseGiven, !Self.ofNewcomers.contains(request.uri.path) {
      return .redirect(to: "/account/first", type: .normal)
    }
    var response = try await next(request, context)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}

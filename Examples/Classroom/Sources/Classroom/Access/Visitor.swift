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
  static let cookie = "classroom"
  static let lifetime: TimeInterval = 30 * 86_400

  let store: Store
  let formKey: Data
  /// Whether cookies are only for encrypted connections.
  let isSecure: Bool

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    let known = request.cookies[Self.cookie]?.value
    let token = known ?? Secrets.token()
    context.visitor.token = token
    context.visitor.formToken = Secrets.formToken(for: token, key: formKey)
    context.visitor.account = try store.account(signedInWith: token, at: Date())
    context.visitor.phrasebook = Words.phrasebook(
      chosen: context.visitor.account?.language,
      accepted: request.headers[.acceptLanguage]
    )
    var response = try await next(request, context)
    if known == nil, response.headers[.setCookie] == nil {
      response.setCookie(cookie(token))
    }
    return response
  }

  /// The cookie that holds a token.
  func cookie(_ token: String) -> Cookie {
    Cookie(
      name: Self.cookie,
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
    var response = try await next(request, context)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}

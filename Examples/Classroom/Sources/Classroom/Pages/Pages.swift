// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import Logging
import Mustache
import Quizzes

/// What every page shows around its content.
struct Frame {
  let title: String
  /// The name of the site: the title of the class, for a class of one's own.
  let site: String
  let footer: String
  let section: [String: Bool]
  let words: [String: String]
  let language: String
  /// The name of the account that is signed in.
  let name: String?
  let isTeacher: Bool
  let form: String
  /// What went wrong with what was just asked for.
  var notice: String?
}

/// Turns templates and what they show into responses.
struct Pages: Sendable {
  private let library: MustacheLibrary
  private let words: Words
  /// The title of the class; nil for the demo, which says what it is.
  private let classTitle: String?

  init(classTitle: String? = nil) async throws {
    self.classTitle = classTitle
    words = try Words()
    library = try await MustacheLibrary(
      directory: Resources.folder.appending(path: "Views").path
    )
  }

  /// The words in the language of a visitor.
  func words(for visitor: Visitor) -> [String: String] { words[visitor.phrasebook] }

  /// A page: a template with what it shows.
  ///
  /// Its title is the key of one in the table of words, or the title itself.
  func page(
    _ template: String,
    title: String,
    section: String = "",
    showing content: some Sendable,
    to visitor: Visitor,
    notice: Notice? = nil
  ) -> Response {
    let words = words(for: visitor)
    let frame = Frame(
      title: words[title] ?? title,
      site: classTitle ?? words["site"] ?? "",
      footer: words[classTitle == nil ? "footer" : "footerOwn"] ?? "",
      section: [section: true],
      words: words,
      language: visitor.language.rawValue,
      name: visitor.account?.name,
      isTeacher: visitor.account?.role == .teacher,
      form: visitor.formToken,
      notice: notice?.text
    )
    let html = library.render(Shown(frame: frame, page: content), withTemplate: template) ?? ""
    return Response(
      status: notice?.status ?? .ok,
      headers: [
        .contentType: "text/html; charset=utf-8", .contentLanguage: visitor.language.rawValue,
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html))
    )
  }

  private struct Shown {
    let frame: Frame
    let page: Any
  }
}

/// Shows errors as pages.
struct Failures: RouterMiddleware {
  let pages: Pages

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    let status: HTTPResponse.Status
    var key: String?
    do {
      return try await next(request, context)
    } catch let error as StreamError where error.isOfStoredData {
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      (status, key) = (.serviceUnavailable, "errorUnreadable")
    } catch let error as any HTTPResponseError {
      status = error.status
    } catch StreamError.unknown {
      status = .notFound
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      context.logger.critical("the disk is full: \(error)")
      status = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    } catch is DecodingError {
      status = .badRequest
    } catch {
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      status = .internalServerError
    }
    struct Failure: Sendable {
      let code: Int
      let text: String
    }
    if status == .serviceUnavailable, key == nil {
      return Response(
        status: status,
        headers: [.retryAfter: "2", .contentType: "text/plain; charset=utf-8"],
        body: ResponseBody(
          byteBuffer: ByteBuffer(string: pages.words(for: context.visitor)["error503"] ?? "")
        )
      )
    }
    let words = pages.words(for: context.visitor)
    let keys = [key, "error\(status.code)", "error500"].compactMap(\.self)
    let text = keys.lazy.compactMap { words[$0] }.first ?? status.reasonPhrase
    return pages.page(
      "failure",
      title: "error",
      showing: Failure(code: status.code, text: text),
      to: context.visitor,
      notice: Notice(nil, status)
    )
  }
}

extension String {
  /// The text as a part of an address.
  var escapedForAddress: String {
    addingPercentEncoding(withAllowedCharacters: Self.plainInAddresses) ?? ""
  }

  private static let plainInAddresses = CharacterSet.alphanumerics
    .intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
    .union(CharacterSet(charactersIn: "-_.~"))
}

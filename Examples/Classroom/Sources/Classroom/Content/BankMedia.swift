// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Quizzes
import RichTextHTML

/// The images in the texts of banks, which were brought in with them.
struct BankMedia: Sendable {
  /// The item on the shelf whose texts are written now: names of files hold within it.
  @TaskLocal static var item: String?

  let banks: Banks

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/media/:item/:name") { _, context in try await image(for: context) }
  }

  /// The item that a problem belongs to: its name begins with that.
  static func item(of problem: Problem.ID?) -> String? {
    guard let problem, let end = problem.rawValue.firstIndex(of: "/") else { return nil }
    return String(problem.rawValue[..<end])
  }

  private func image(for context: ClassroomContext) async throws -> Response {
    let (item, asked) = (
      try context.parameters.require("item"), try context.parameters.require("name")
    )
    let name = asked.removingPercentEncoding ?? asked
    // Only what is an image by its first bytes is sent, whatever it is called.
    guard let file = try await banks.bank(of: item)?.media.first(where: { $0.name == name }),
      let picture = Picture(Array(file.data))
    else { throw HTTPError(.notFound) }
    return Response(
      status: .ok,
      headers: [.contentType: picture.type],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data))
    )
  }

  fileprivate static func address(_ reference: String) -> String? {
    // The policy of the pages lets no browser fetch an image of another site.
    guard !reference.contains("://"), !reference.hasPrefix("//") else { return nil }
    return item.map { "/media/\($0.escapedForAddress)/\(reference.escapedForAddress)" }
  }
}

extension ProblemBank {
  /// The images that its texts name, each once.
  ///
  /// All texts of all kinds of problems are found, because they are looked for in the JSON.
  var imageReferences: [String] {
    guard let json = try? json(), let content = try? JSONSerialization.jsonObject(with: json) else {
      return []
    }
    var references: Set<String> = []
    func look(at value: Any) {
      if let object = value as? [String: Any] {
        if let markup = object["markup"] as? String { look(in: RichText(markup: markup).runs) }
        object.values.forEach(look)
      } else if let list = value as? [Any] {
        list.forEach(look)
      }
    }
    func look(in runs: [RichText.Run]) {
      for run in runs {
        switch run {
        case .image(let reference, _): references.insert(reference)
        case .table(let table):
          for cell in table.rows.joined() + (table.header ?? []) { look(in: cell.runs) }
        default: break
        }
      }
    }
    look(at: content)
    return references.sorted()
  }
}

extension RichText {
  /// The text as HTML with its images; where it is not known whose they are, with their alternative
  /// texts.
  var onPage: String { html(imageAddress: BankMedia.address) }
}

extension RichText.Run {
  /// The run as HTML, as ``RichText/onPage``.
  var onPage: String { html(imageAddress: BankMedia.address) }
}

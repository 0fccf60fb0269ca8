// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird

/// The stylesheet, the script and the icon, read once: no address reaches the file system.
struct StaticFiles: Sendable {
  private static let types = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  private let files: [String: (type: String, bytes: ByteBuffer)]

  init() throws {
    let folder = Resources.folder.appending(path: "Static")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    files = try names.reduce(into: [:]) { files, name in
      guard let type = Self.types[(name as NSString).pathExtension] else { return }
      let data = try Data(contentsOf: folder.appending(path: name))
      files[name] = (type, ByteBuffer(bytes: data))
    }
  }

  func add(to routes: some RouterMethods<ClassroomContext>) {
    routes.get("/static/:file") { _, context -> Response in
      guard let file = files[try context.parameters.require("file")] else {
        throw HTTPError(.notFound)
      }
      return Response(
        status: .ok,
        headers: [.contentType: file.type, .cacheControl: "public, max-age=3600"],
        body: ResponseBody(byteBuffer: file.bytes)
      )
    }
  }
}

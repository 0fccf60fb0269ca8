// SPDX-License-Identifier: Apache-2.0
import Hummingbird

/// The addresses that forms are sent to, which can also be loaded: a refused form is shown there, so
/// whoever reloads it, or types the address, comes to the page of the form.
struct CommandAddresses {
  let router: Router<ClassroomContext>

  /// Adds, for each command that has no page of its own, a way to the nearest page above it.
  func add() {
    let routes = router.routes
    let pages = Set(routes.filter { $0.method == .get }.map { Self.pattern($0.path) })
    for command in routes where command.method == .post {
      let pattern = Self.pattern(command.path)
      guard !pages.contains(pattern) else { continue }
      let above = (0..<pattern.count).reversed().first { pages.contains(Array(pattern.prefix($0))) }
      router.get(command.path) { [count = above ?? 0] request, _ -> Response in
        .redirect(to: Self.beginning(count, of: request.uri.path), type: .normal)
      }
    }
  }

  /// The parts of a path, in which it does not matter what a place for any part is called.
  private static func pattern(_ path: RouterPath) -> [String] {
    "\(path)".split(separator: "/").map { $0.hasPrefix("{") ? "{}" : String($0) }
  }

  /// The first parts of an address.
  static func beginning(_ count: Int, of path: String) -> String {
    "/" + path.split(separator: "/").prefix(count).joined(separator: "/")
  }
}

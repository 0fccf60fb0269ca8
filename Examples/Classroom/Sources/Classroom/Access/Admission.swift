// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird

/// Lets only so many requests be worked on at once; the others hear at once that they should come
/// again.
///
/// What waits is so never more than this, and nobody waits for longer than it takes to serve it.
struct Admission: RouterMiddleware {
  private actor Places {
    private var free: Int

    init(_ count: Int) { free = count }

    func take() -> Bool {
      guard free > 0 else { return false }
      free -= 1
      return true
    }

    func giveBack() { free += 1 }
  }

  private let places: Places

  init(limit: Int) { places = Places(limit) }

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    guard await places.take() else { throw HTTPError.overloaded }
    do {
      let response = try await next(request, context)
      await places.giveBack()
      return response
    } catch {
      await places.giveBack()
      throw error
    }
  }
}

extension HTTPError {
  /// There is too much to do now.
  static var overloaded: HTTPError { HTTPError(.serviceUnavailable) }
}

import Hummingbird
import NIOCore
import ServiceLifecycle

/// Lets open pages know that something changed, by server-sent events. What changed is not in them: the page asks.
actor Broadcast {
  private let limit = 500
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var next = 0

  /// Wakes everybody who listens.
  func announce() {
    for listener in listeners.values { listener.yield() }
  }

  /// A response that stays open and says when something changes.
  nonisolated func stream() -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        guard let (number, changes) = await self.listen() else {
          try await writer.finish(nil)
          return
        }
        try await writer.write(ByteBuffer(string: "retry: 3000\n\n"))
        do {
          for await _ in changes.cancelOnGracefulShutdown() {
            try await writer.write(ByteBuffer(string: "data: changed\n\n"))
          }
        } catch {
          // The page was closed.
        }
        await self.leave(number)
        try await writer.finish(nil)
      }
    )
  }

  /// A place among the listeners, or nil when there are too many.
  private func listen() -> (Int, AsyncStream<Void>)? {
    guard listeners.count < limit else { return nil }
    next += 1
    let (changes, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listeners[next] = listener
    return (next, changes)
  }

  private func leave(_ number: Int) {
    listeners.removeValue(forKey: number)?.finish()
  }
}

// SPDX-License-Identifier: Apache-2.0
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Lets open pages know that something changed, by server-sent events. What changed is not in them:
/// the page asks.
actor Broadcast {
  private let limit = 1_500
  private let accountLimit = 10
  private var listeners: [Int: (account: String, wake: AsyncStream<Void>.Continuation)] = [:]
  private var next = 0

  /// Wakes everybody who listens.
  func announce() {
    for listener in listeners.values { listener.wake.yield() }
  }

  /// A response that stays open until its page is closed, and says when something changes.
  ///
  /// - Throws: 503 when too many pages are open, in all or of one account.
  func stream(to account: String, for request: Request) throws -> Response {
    guard listeners.count < limit,
      listeners.values.count(where: { $0.account == account }) < accountLimit
    else { throw HTTPError.overloaded }
    next += 1
    let number = next
    let (changes, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listener.onTermination = { _ in Task { await self.leave(number) } }
    listeners[number] = (account, listener)
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        try await writer.write(ByteBuffer(string: "retry: 3000\n\n"))
        try? await request.body.consumeWithCancellationOnInboundClose { _ in
          for await _ in changes.cancelOnGracefulShutdown() {
            try await writer.write(ByteBuffer(string: "data: changed\n\n"))
          }
        }
        await self.leave(number)
        try await writer.finish(nil)
      }
    )
  }

  private func leave(_ number: Int) {
    listeners.removeValue(forKey: number)?.wake.finish()
  }
}

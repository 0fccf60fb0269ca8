/// How far a session has come: "3 / 6".
public struct TaskProgress: Hashable, Sendable, Codable {
  /// The tasks that are done.
  public let done: Int
  /// The tasks that there are.
  public let total: Int

  /// Creates a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

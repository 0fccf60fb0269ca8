public import LudusCore
public import Testing

/// Expects that replaying a value's events gives the value: directly, and after they were stored as JSON.
public func expectReplayEqualsLive<Value: Replayable & Equatable>(
  _ value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try #require(
    try Value(value.content, replaying: value.events) == value,
    "replaying the events gives another value",
    sourceLocation: sourceLocation
  )
  let stored = try decode([Value.Event].self, try json(value.events))
  try #require(
    try Value(value.content, replaying: stored) == value,
    "replaying the stored events gives another value",
    sourceLocation: sourceLocation
  )
}

/// Expects that a command is refused with an error and leaves the value as it was.
///
/// - Parameters:
///   - error: What the command is expected to throw.
///   - value: The value to give the command.
///   - sourceLocation: Where to report a failure.
///   - command: The command.
public func expectRefusal<Value: Equatable, Refusal: Error & Equatable>(
  _ error: Refusal,
  of value: Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ command: (inout Value) throws -> Void
) {
  var changed = value
  #expect(throws: error, sourceLocation: sourceLocation) {
    try command(&changed)
  }
  #expect(
    changed == value,
    "the refused command changed the value",
    sourceLocation: sourceLocation
  )
}

/// Expects that a command either is accepted or leaves the value as it was.
///
/// - Returns: Whether the command was accepted.
public func isAccepted<Value: Equatable>(
  by value: inout Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ command: (inout Value) throws -> Void
) throws -> Bool {
  let before = value
  do {
    try command(&value)
    return true
  } catch {
    try #require(
      value == before,
      "the command refused with \(error) changed the value",
      sourceLocation: sourceLocation
    )
    return false
  }
}

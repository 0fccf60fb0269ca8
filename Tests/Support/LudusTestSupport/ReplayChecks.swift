// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Testing

/// Expects that replaying a value's events gives the value: directly, and after they were stored as
/// JSON.
public func expectReplayEqualsLive<Value: Replayable & Equatable>(
  _ value: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try replayDifference(of: value)
  try #require(difference == nil, sourceLocation: sourceLocation)
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
  let fault = faultOfRefusal(error, of: value, command)
  #expect(fault == nil, sourceLocation: sourceLocation)
}

/// Expects that a command either is accepted or leaves the value as it was.
///
/// - Returns: Whether the command was accepted.
public func isAccepted<Value: Equatable>(
  by value: inout Value,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ command: (inout Value) throws -> Void
) throws -> Bool {
  let (isAccepted, isChanged) = outcome(of: command, on: &value)
  try #require(
    isAccepted || !isChanged,
    "the refused command changed the value",
    sourceLocation: sourceLocation
  )
  return isAccepted
}

/// Gives a value a command and returns what came of it.
func outcome<Value: Equatable>(
  of command: (inout Value) throws -> Void,
  on value: inout Value
) -> (isAccepted: Bool, isChanged: Bool) {
  let before = value
  do {
    try command(&value)
    return (true, value != before)
  } catch {
    return (false, value != before)
  }
}

/// Returns how a value differs from the one that its events lead to, or nil.
func replayDifference<Value: Replayable & Equatable>(of value: Value) throws -> String? {
  guard try Value(value.content, replaying: value.events) == value else {
    return "replaying the events gives another value"
  }
  let stored = try decode([Value.Event].self, try json(value.events))
  guard try Value(value.content, replaying: stored) == value else {
    return "replaying the stored events gives another value"
  }
  return nil
}

/// Returns what is wrong with the way a command is refused, or nil.
func faultOfRefusal<Value: Equatable, Refusal: Error & Equatable>(
  _ expected: Refusal,
  of value: Value,
  _ command: (inout Value) throws -> Void
) -> String? {
  var changed = value
  do {
    try command(&changed)
    return "the command is accepted, expected \(expected)"
  } catch {
    guard error as? Refusal == expected else {
      return "the command is refused with \(error), expected \(expected)"
    }
  }
  return changed == value ? nil : "the refused command changed the value"
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Ludus

/// Ends the program, which the caller reports with the input, unless something holds.
package func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// What was read comes back when it is written and read again, as the same bytes.
package func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) {
  do {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(value)
    let again = try JSONDecoder().decode(Value.self, from: written)
    expect(again == value, "what was written is read differently: \(value)")
    expect(try encoder.encode(again) == written, "the bytes differ: \(value)")
  } catch {
    fatalError("\(Value.self) does not come back: \(error)")
  }
}

/// A command is accepted or leaves the value as it was.
package func attempt<Value: Equatable>(
  _ value: inout Value,
  _ command: (inout Value) throws -> Void
) {
  let before = value
  do {
    try command(&value)
  } catch {
    expect(value == before, "a refused command changed the value: \(error)")
  }
}

/// A value is what its events lead to, and stays so when some of them come once more.
package func expectReplay<Value: Replayable & Equatable>(_ value: Value) {
  var value = value
  for event in [] + value.events.suffix(6).reversed() {
    attempt(&value) { try $0.apply(event) }
  }
  do {
    let again = try Value(value.content, replaying: value.events)
    expect(again == value, "replaying gives another value")
  } catch {
    expect(false, "the events cannot be replayed: \(error)")
  }
}

/// Events that several devices share give the same in whatever order they come.
package func expectAnyOrder<Value: Replayable & Equatable>(_ value: Value) {
  let again = try? Value(value.content, replaying: value.events.reversed() + value.events)
  expect(again == value, "the order of arrival matters")
}

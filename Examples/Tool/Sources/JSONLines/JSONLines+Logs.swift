// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension JSONLines {
  /// Reads the events of a log to the end of the input, and answers only the lines that cannot be
  /// used.
  ///
  /// An event that comes again is the same one. Folding all events once in the end is quicker than
  /// one by one, but what no log takes is told in its place.
  ///
  /// - Parameters:
  ///   - event: What to read from a line.
  ///   - source: Where the lines are.
  ///   - faults: Where lines that cannot be used are answered.
  ///   - check: Throws what is wrong with an event by itself.
  ///   - conflict: Makes the error for another event of the same name.
  /// - Returns: The events, and whether every line could be used.
  /// - Throws: A ``Failure`` when input or output breaks off.
  static func readLog<Event: Decodable & Identifiable & Equatable>(
    of event: Event.Type,
    from source: LinesInput,
    faults: Faults = .inPlace,
    check: (Event) throws -> Void,
    conflict: (Event.ID) -> any Error
  ) throws -> (events: [Event], isFaultless: Bool) {
    var known: [Event.ID: Event] = [:]
    let isFaultless = try read(event, from: source, faults: faults) { event in
      try check(event)
      guard known[event.id] ?? event == event else { throw conflict(event.id) }
      known[event.id] = event
    }
    return (Array(known.values), isFaultless)
  }
}

/// A line for an event of a log that is without effect.
struct RefusalLine: Encodable {
  let id: String
  let refused: String

  init<Event>(_ id: Identifier<Event>, _ reason: some CustomStringConvertible) {
    self.id = id.rawValue
    refused = "\(reason)"
  }
}

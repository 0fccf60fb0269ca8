// SPDX-License-Identifier: Apache-2.0

// A type that is Replayable and declares Codable gets this form: its content and its events, from which
// decoding replays it, so that no stored state can contradict the history.

private enum ReplayableKey: String, CodingKey {
  case content, events
}

/// The place of an event in its array.
private struct EventIndex: CodingKey {
  let intValue: Int?
  let stringValue: String

  init(_ index: Int) {
    intValue = index
    stringValue = "Index \(index)"
  }

  init?(intValue: Int) { self.init(intValue) }

  init?(stringValue: String) { nil }
}

extension Replayable where Content: Decodable {
  /// Reads content and events, and replays them.
  ///
  /// - Throws: A `DecodingError` when either cannot be read or when an event is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ReplayableKey.self)
    let content: Content
    do {
      content = try container.decode(Content.self, forKey: .content)
    } catch let error as any FaultyContent {
      throw error.within(ContentPlace().key(ReplayableKey.content.rawValue))
    }
    let attempts = try container.decode([ListElement<Event>].self, forKey: .events)
    var events: [Event] = []
    events.reserveCapacity(attempts.count)
    for (index, attempt) in attempts.enumerated() {
      do {
        events.append(try attempt.get())
      } catch let error as any FaultyContent {
        throw error.within(ContentPlace().key(ReplayableKey.events.rawValue).index(index))
      }
    }
    do throws(ReplayError<Refusal>) {
      try self.init(content, replaying: events)
    } catch {
      let place: [any CodingKey] = [ReplayableKey.events, EventIndex(error.position)]
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath + place,
          debugDescription: "refused: \(error.refusal)",
          underlyingError: error
        )
      )
    }
  }
}

extension Replayable where Content: Encodable {
  /// Writes content and events.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReplayableKey.self)
    try container.encode(content, forKey: .content)
    try container.encode(events, forKey: .events)
  }
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Testing

/// Checks a property with many random histories and reports the first seed that breaks it, with a
/// small history that breaks it too.
///
/// A history is any array: events, entries, commands. In the property use `#require`, or let it
/// throw; it is tried with parts of the failing history, so a part must be a history as well. A
/// failed property reports itself twice: with the whole history and, at last, with the small one.
///
/// - Parameters:
///   - seeds: The seeds to try.
///   - makeHistory: Makes a history.
///   - simpler: Returns simpler forms of an element, the simplest first; none by default.
///   - fewest: The number of seeds that must make a case (see `assume`); a tenth of them unless
///     given.
///   - sourceLocation: Where to report a failure.
///   - property: The property, which throws when it does not hold. Its generator is where
///     `makeHistory` left it, with every part of the history.
public func forEachHistory<Element>(
  _ seeds: Range<UInt64> = 0..<100,
  of makeHistory: (inout SeededGenerator) throws -> [Element],
  simplifying simpler: (Element) -> [Element] = { _ in [] },
  keeping fewest: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ property: ([Element], inout SeededGenerator) throws -> Void
) {
  var kept = 0
  let failure = firstFailingHistory(of: seeds, makeHistory, simplifying: simpler) {
    history,
    generator in
    if try isKept({ try property(history, &generator) }) { kept += 1 }
  }
  guard let failure else {
    let fewest = fewest ?? (seeds.count + 9) / 10
    #expect(
      kept >= fewest,
      "\(kept) of \(seeds.count) seeds made a case",
      sourceLocation: sourceLocation
    )
    return
  }
  let comment: Comment = "\(failure.description)"
  do {
    // Once more, so that an expectation reports what it finds in the small history.
    var generator = failure.generator
    try property(failure.history, &generator)
    throw failure.error
  } catch is ExpectationFailedError {
    Issue.record(comment, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, comment, sourceLocation: sourceLocation)
  }
}

/// A history that breaks a property.
struct FailingHistory<Element>: CustomStringConvertible {
  /// The seed it was made from.
  var seed: UInt64
  /// The number of its elements before it was made small.
  var originalCount: Int
  /// The small history.
  var history: [Element]
  /// The generator that the property was given.
  var generator: SeededGenerator
  /// What was thrown, for the whole history or when it was made.
  var error: any Error

  /// Seed and elements, a line each.
  var description: String {
    let elements = history.enumerated().map { "\n  \($0.offset): \($0.element)" }.joined()
    return "the property fails for seed \(seed); of \(originalCount) elements "
      + "\(history.count) are enough:\(elements)"
  }
}

/// Returns a small history of the first seed whose history breaks a property, or nil when all keep
/// it.
func firstFailingHistory<Element>(
  of seeds: Range<UInt64>,
  _ makeHistory: (inout SeededGenerator) throws -> [Element],
  simplifying simpler: (Element) -> [Element] = { _ in [] },
  _ property: ([Element], inout SeededGenerator) throws -> Void
) -> FailingHistory<Element>? {
  for seed in seeds {
    var generator = SeededGenerator(seed: seed)
    var history: [Element] = []
    do {
      history = try makeHistory(&generator)
      var propertyGenerator = generator
      try property(history, &propertyGenerator)
    } catch {
      let small = shrunk(history, simplifying: simpler) { history in
        var propertyGenerator = generator
        return isBroken { try property(history, &propertyGenerator) }
      }
      return FailingHistory(
        seed: seed,
        originalCount: history.count,
        history: small,
        generator: generator,
        error: error
      )
    }
  }
  return nil
}

/// Returns whether a body throws, without reporting the expectations that fail in it.
private func isBroken(_ body: () throws -> Void) -> Bool {
  var isBroken = false
  withKnownIssue(isIntermittent: true) {
    do {
      try body()
    } catch {
      isBroken = true
    }
  }
  return isBroken
}

// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Testing

/// Checks a property with many seeded generators and reports the first seed that breaks it.
///
/// In the body use `#require`, or let it throw. Running the seed alone repeats the case. A seed
/// that makes no case of the property leaves it with `assume`; the seeds that remain are counted,
/// so that a property cannot pass because nothing was tried.
///
/// - Parameters:
///   - seeds: The seeds to try.
///   - fewest: The number of seeds that must make a case; a tenth of them unless given.
///   - sourceLocation: Where to report a failure.
///   - body: The property, which throws when it does not hold.
public func forEachSeed(
  _ seeds: Range<UInt64> = 0..<300,
  keeping fewest: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) {
  var kept = 0
  let failure = firstFailure(of: seeds) { generator in
    guard try isKept({ try body(&generator) }) else { return }
    kept += 1
  }
  guard let (seed, error) = failure else {
    let fewest = fewest ?? (seeds.count + 9) / 10
    #expect(
      kept >= fewest,
      "\(kept) of \(seeds.count) seeds made a case",
      sourceLocation: sourceLocation
    )
    return
  }
  let comment: Comment = "the property fails for seed \(seed)"
  if error is ExpectationFailedError {
    // The expectation has reported itself; what it cannot know is the seed.
    Issue.record(comment, sourceLocation: sourceLocation)
  } else {
    Issue.record(error, comment, sourceLocation: sourceLocation)
  }
}

/// Leaves a property for a seed that makes no case of it.
public func assume(_ condition: Bool) throws {
  guard condition else { throw Unassumed() }
}

/// Leaves a property for a seed that makes no case of it, or returns the value that there is.
public func assume<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Unassumed() }
  return value
}

/// Says that a seed made no case of a property.
private struct Unassumed: Error {}

/// Returns whether a property was checked, which is not so when it assumed something that does not
/// hold.
func isKept(_ property: () throws -> Void) throws -> Bool {
  do {
    try property()
    return true
  } catch is Unassumed {
    return false
  }
}

/// Returns the first seed whose generator breaks a property, and what was thrown, or nil when all
/// keep it.
func firstFailure(
  of seeds: Range<UInt64>,
  _ body: (inout SeededGenerator) throws -> Void
) -> (seed: UInt64, error: any Error)? {
  for seed in seeds {
    var generator = SeededGenerator(seed: seed)
    do {
      try body(&generator)
    } catch {
      return (seed, error)
    }
  }
  return nil
}

/// How far counts are from an expected one.
public func chiSquare(_ counts: [Int], _ expected: Double) -> Double {
  counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

public import LudusCore
public import Testing

/// Checks a property with many seeded generators and reports the first seed that breaks it.
///
/// In the body use `#require`, or let it throw. Running the seed alone repeats the case.
///
/// - Parameters:
///   - seeds: The seeds to try.
///   - sourceLocation: Where to report a failure.
///   - body: The property, which throws when it does not hold.
public func forEachSeed(
  _ seeds: Range<UInt64> = 0..<1000,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SeededGenerator) throws -> Void
) {
  guard let (seed, error) = firstFailure(of: seeds, body) else { return }
  let comment: Comment = "the property fails for seed \(seed)"
  if error is ExpectationFailedError {
    // The expectation has reported itself; what it cannot know is the seed.
    Issue.record(comment, sourceLocation: sourceLocation)
  } else {
    Issue.record(error, comment, sourceLocation: sourceLocation)
  }
}

/// Returns the first seed whose generator breaks a property, and what was thrown, or nil when all keep it.
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

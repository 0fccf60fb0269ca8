public import LudusCore
public import Testing

/// Checks a property with many seeded generators and stops at the first that breaks it.
///
/// In the body use `#require`, or let it throw: the seed of the generator is then reported, and running it
/// alone repeats the case.
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
  for seed in seeds {
    var generator = SeededGenerator(seed: seed)
    do {
      try body(&generator)
    } catch is ExpectationFailedError {
      // The expectation has reported itself; what it cannot know is the seed.
      Issue.record("the property fails for seed \(seed)", sourceLocation: sourceLocation)
      return
    } catch {
      Issue.record(error, "the property fails for seed \(seed)", sourceLocation: sourceLocation)
      return
    }
  }
}

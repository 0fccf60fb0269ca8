// SPDX-License-Identifier: Apache-2.0

/// Returns a small history that still fails, found by taking elements out of one that fails.
///
/// Chunks of half the history are tried first, then smaller ones down to single elements (the delta
/// debugging of Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE
/// TSE 28, 2002, without its tries of single chunks); then elements are replaced by simpler ones.
/// When nothing was taken out or replaced in a whole round, no single element can be missed.
///
/// - Parameters:
///   - history: A history that fails.
///   - simpler: Returns simpler forms of an element, the simplest first. It must lead to an end: no
///     element may be among the simpler forms of its own simpler forms.
///   - tries: How many histories to try at most.
///   - isFailing: Whether a history fails, too.
/// - Returns: A part of the history in the same order, perhaps with simpler elements, which fails.
public func shrunk<Element>(
  _ history: [Element],
  simplifying simpler: (Element) -> [Element] = { _ in [] },
  tries: Int = 2000,
  while isFailing: ([Element]) -> Bool
) -> [Element] {
  var shrinker = Shrinker(history: history, triesLeft: tries)
  repeat {
    shrinker.takeOutChunks(while: isFailing)
  } while shrinker.replaceElements(simpler, while: isFailing)
  return shrinker.history
}

/// A failing history on its way to a smaller one.
private struct Shrinker<Element> {
  private(set) var history: [Element]
  var triesLeft: Int

  /// Takes the candidate if it fails, too.
  private mutating func take(_ candidate: [Element], if isFailing: ([Element]) -> Bool) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    guard isFailing(candidate) else { return false }
    history = candidate
    return true
  }

  /// Takes out what can be missed, in chunks that get smaller, until no single element can.
  mutating func takeOutChunks(while isFailing: ([Element]) -> Bool) {
    var size = max(history.count / 2, 1)
    while triesLeft > 0 {
      var isSmaller = false
      // From the back, because what follows the failure is most often needless.
      var end = history.count
      while end > 0 {
        let start = max(end - size, 0)
        var candidate = history
        candidate.removeSubrange(start..<end)
        isSmaller = take(candidate, if: isFailing) || isSmaller
        end = start
      }
      if size > 1 {
        size /= 2
      } else if !isSmaller {
        return
      }
    }
  }

  /// Replaces elements by simpler ones and returns whether any was.
  mutating func replaceElements(
    _ simpler: (Element) -> [Element],
    while isFailing: ([Element]) -> Bool
  ) -> Bool {
    var isReplaced = false
    for index in history.indices {
      var isStuck = false
      while !isStuck {
        isStuck = !simpler(history[index]).contains { form in
          var candidate = history
          candidate[index] = form
          return take(candidate, if: isFailing)
        }
        isReplaced = isReplaced || !isStuck
      }
    }
    return isReplaced
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Reviews of many problems, in which what begins alike is held once.
///
/// Problems that were reviewed alike so far are remembered alike, and a schedule asks many of them on the same days.
struct ReviewTree {
  /// Reviews that follow the same ones before.
  struct Node {
    /// How many reviews come before.
    let depth: Int
    let review: SpacedReview.MemoryModel.PastReview
    var count = 1

    /// Whether it can be foreseen: it lies on another day than the one before.
    var isForeseen: Bool { depth > 0 && review.days > 0 }
    var isRecalled: Bool { review.rating != .again }
  }

  /// The reviews, each behind the one that comes before it, at once or after others that do.
  private(set) var nodes: [Node] = []

  /// Sorts the histories of problems.
  ///
  /// - Complexity: O(*n* log *n*) in the number of reviews.
  init(_ histories: [[SpacedReview.MemoryModel.PastReview]]) {
    let sorted = histories.sorted { one, other in
      one.lexicographicallyPrecedes(other) { one, other in
        (one.rating.rawValue, one.days) < (other.rating.rawValue, other.days)
      }
    }
    // The places of the reviews of the history before.
    var path: [Int] = []
    for history in sorted {
      var shared = 0
      while shared < min(path.count, history.count), nodes[path[shared]].review == history[shared] {
        nodes[path[shared]].count += 1
        shared += 1
      }
      path.removeLast(path.count - shared)
      for (index, review) in history.enumerated().dropFirst(shared) {
        path.append(nodes.count)
        nodes.append(Node(depth: index, review: review))
      }
    }
  }
}

internal import LudusCore

/// Which goals come after which, by their places in a list.
struct PrerequisiteGraph {
  /// The known prerequisites of each goal.
  let prerequisites: [[Int]]
  /// The goals with each after its prerequisites; those in a circle, or after one, are missing.
  let sorted: [Int]

  /// Reads the prerequisites of goals, leaving out those that are not among them.
  ///
  /// The order is found as by A. B. Kahn, "Topological sorting of large networks" (1962).
  ///
  /// - Complexity: O(*g* + *p*) for *g* goals with *p* prerequisites.
  init(_ goals: [StudyGoal]) {
    var places: [ItemKey: Int] = [:]
    for (place, goal) in goals.enumerated() where places[goal.id] == nil {
      places[goal.id] = place
    }
    let prerequisites = goals.map { $0.prerequisites.compactMap { places[$0] } }
    var followers: [[Int]] = goals.map { _ in [] }
    for (place, before) in prerequisites.enumerated() {
      for prerequisite in before {
        followers[prerequisite].append(place)
      }
    }
    var missing = prerequisites.map(\.count)
    var sorted = goals.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < sorted.count {
      for follower in followers[sorted[next]] {
        missing[follower] -= 1
        if missing[follower] == 0 {
          sorted.append(follower)
        }
      }
      next += 1
    }
    self.prerequisites = prerequisites
    self.sorted = sorted
  }

  /// Circles of prerequisites, each goal of one coming after the next; at least one circle for
  /// goals that cannot be sorted.
  ///
  /// - Complexity: O(*g* + *p*).
  var circles: [[Int]] {
    var isSettled = prerequisites.map { _ in false }
    for place in sorted {
      isSettled[place] = true
    }
    var circles: [[Int]] = []
    for start in prerequisites.indices where !isSettled[start] {
      // From a goal that cannot be sorted there is always a way to another such goal.
      var path: [Int] = []
      var placeInPath: [Int: Int] = [:]
      var goal: Int? = start
      while let place = goal, !isSettled[place], placeInPath[place] == nil {
        placeInPath[place] = path.count
        path.append(place)
        goal = prerequisites[place].first { !isSettled[$0] }
      }
      if let goal, let beginning = placeInPath[goal] {
        circles.append(Array(path[beginning...]))
      }
      for place in path {
        isSettled[place] = true
      }
    }
    return circles
  }
}

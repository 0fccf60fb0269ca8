internal import LudusCore

extension Achievement.Goal {
  // What is wrong with a goal that is in `depth` others, with places within it.
  func faults(depth: Int = 0) -> [LocatedFault<RuleFault>] {
    guard depth < Self.maximumDepth else {
      return [LocatedFault(.nestedTooDeeply, at: ContentPlace())]
    }
    let place = ContentPlace()
    switch self {
    case .reach(let metric, let number):
      var faults: [LocatedFault<RuleFault>] = []
      if number < 1 {
        let fault = RuleFault.outOfRange(number, expected: 1...Int.max)
        faults.append(LocatedFault(fault, at: place.key(Key.reach.rawValue)))
      }
      return metric.filter.faults.within(place.key(Key.of.rawValue)) + faults
    case .all(let goals):
      return Self.faults(of: goals, at: place.key(Key.all.rawValue), depth)
    case .any(let goals):
      return Self.faults(of: goals, at: place.key(Key.any.rawValue), depth)
    case .not(let goal):
      return goal.faults(depth: depth + 1).within(place.key(Key.not.rawValue))
    }
  }

  private static func faults(
    of goals: [Achievement.Goal],
    at place: ContentPlace,
    _ depth: Int
  ) -> [LocatedFault<RuleFault>] {
    guard !goals.isEmpty else { return [LocatedFault(.tooFew(0, expected: 1), at: place)] }
    return goals.enumerated().flatMap { index, goal in
      goal.faults(depth: depth + 1).within(place.index(index))
    }
  }
}

extension PlayerActivity.Filter {
  /// What keeps the filter from fitting anything, within it.
  fileprivate var faults: [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    func note(_ fault: RuleFault, at key: Key) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key.rawValue)))
    }
    if let kinds, kinds.isEmpty {
      note(.tooFew(0, expected: 1), at: .kinds)
    }
    if let hours {
      for minute in [hours.start, hours.end] where !(0...1439).contains(minute) {
        note(.outOfRange(minute, expected: 0...1439), at: .hours)
      }
      if hours.start == hours.end {
        note(.malformed("expected an end other than the beginning"), at: .hours)
      }
    }
    if let weekdays, weekdays.isEmpty {
      note(.tooFew(0, expected: 1), at: .weekdays)
    }
    return faults
  }
}

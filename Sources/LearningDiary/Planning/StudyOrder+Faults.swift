internal import LudusCore
internal import PlayerProgress

extension StudyOrder {
  /// Everything that is wrong with goals, in the order of the goals; circles come last.
  static func faults(
    of goals: [StudyGoal],
    from start: CalendarDay,
    days: DayReckoning
  ) -> [LocatedFault<StudyGoal.Fault>] {
    let top = ContentPlace().key("goals")
    var faults: [LocatedFault<StudyGoal.Fault>] = []
    let places = Dictionary(zip(goals.map(\.id), goals.indices)) { first, _ in first }
    for (index, goal) in goals.enumerated() {
      let place = top.index(index)
      if goal.id.description.isEmpty {
        faults.append(LocatedFault(.emptyIdentifier, at: place.key("id")))
      } else if let first = places[goal.id], first != index {
        let fault = StudyGoal.Fault.duplicateGoal(goal.id, first: top.index(first))
        faults.append(LocatedFault(fault, at: place.key("id")))
      }
      if goal.due > start, days.days(from: start, to: goal.due) > StudyOutcome.maximumDays {
        faults.append(LocatedFault(.tooFarAhead(goal.due), at: place.key("due")))
      }
      let range = 0...StudyGoal.maximumMinutes
      if !range.contains(goal.minutes) {
        let fault = StudyGoal.Fault.minutesOutOfRange(goal.minutes, expected: range)
        faults.append(LocatedFault(fault, at: place.key("minutes")))
      }
      for (number, prerequisite) in goal.prerequisites.enumerated()
      where places[prerequisite] == nil {
        let place = place.key("after").index(number)
        faults.append(LocatedFault(.unknownGoal(prerequisite), at: place))
      }
    }
    for circle in PrerequisiteGraph(goals).circles {
      faults.append(LocatedFault(.circular(circle.map { goals[$0].id }), at: top))
    }
    return faults
  }
}

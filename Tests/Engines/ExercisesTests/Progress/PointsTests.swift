// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import LudusTestSupport
import Testing

@Suite struct PointsTests {
  /// Plays a wheel of three words, the first ones of which are misspelled.
  private static func summary(wrong: Int, done: Int = 3) throws -> ExerciseSummary {
    let words = ["Stern", "Hund", "Rad"]
    var session = WheelSession(
      try WheelExercise(ExerciseInfo(id: 1, name: "x"), words: words.map { HeardWord($0) })
    )
    for (index, word) in words.prefix(done).enumerated() {
      try session.takeNext(at: second(Double(index)))
      try session.submit(index < wrong ? "x" : word, at: second(Double(index)))
      if index < wrong {
        try session.proceed(at: second(Double(index)))
      }
    }
    return session.summary
  }

  @Test(arguments: [
    (0, 3, [10, 10, 10], 10, 5, 45), (1, 3, [8, 10, 10], 10, 0, 38), (0, 2, [10, 10], 0, 0, 20),
    (3, 3, [8, 8, 8], 10, 0, 34), (0, 0, [], 0, 0, 0),
  ])
  func tasksAndExercisesGivePointsAndMistakesCost(
    wrong: Int,
    done: Int,
    tasks: [Int],
    exercise: Int,
    withoutMistake: Int,
    total: Int
  ) throws {
    let points = PointPolicy.standard.points(for: try Self.summary(wrong: wrong, done: done))
    #expect(points.tasks == tasks)
    #expect(points.exercise == exercise)
    #expect(points.withoutMistake == withoutMistake)
    #expect(points.total == total)
  }

  @Test(arguments: [(3, 5, 1, 1), (3, 5, 0, 0), (0, .max, 2, 2), (.max, .max, 2, 2)])
  func aTaskThatIsDoneNeverGivesLessThanItsMinimum(
    perTask: Int,
    perMistake: Int,
    minimum: Int,
    expected: Int
  ) throws {
    let policy = try PointPolicy {
      $0.perTask = perTask
      $0.perMistake = perMistake
      $0.minimumPerTask = minimum
    }
    let points = policy.points(for: try Self.summary(wrong: 1))
    #expect(points.tasks[0] == expected)
  }

  @Test func pointsBelowNoneAreFaults() throws {
    let expected = ["perTask", "perMistake", "minimumPerTask", "perExercise", "withoutMistake"].map
    {
      "\($0): -1, expected 0 to \(Int.max)"
    }
    let faults = contentFaults(ExerciseFault.self) {
      _ = try PointPolicy {
        $0.perTask = -1
        $0.perMistake = -1
        $0.minimumPerTask = -1
        $0.perExercise = -1
        $0.withoutMistake = -1
      }
    }
    #expect(faults == expected)
    #expect(
      contentFaults(ExerciseFault.self) { _ = try decode(PointPolicy.self, #"{"perTask":-1}"#) }
        == [expected[0]]
    )
  }

  @Test func noSumOverflows() throws {
    let policy = try PointPolicy {
      $0.perTask = .max
      $0.perMistake = 0
      $0.minimumPerTask = 0
      $0.perExercise = .max
      $0.withoutMistake = .max
    }
    #expect(policy.points(for: try Self.summary(wrong: 0)).total == .max)
  }

  @Test func aPolicyIsStored() throws {
    try expectJSON(try PointPolicy { $0.perTask = 3 }, #"{"perTask":3}"#)
    #expect(try decode(PointPolicy.self, "{}") == .standard)
  }
}

@Suite struct UnlockPolicyTests {
  private let policy = UnlockPolicy(
    exercises: [
      12: .init(points: 100), 13: .init(solved: [12]), 14: .init(points: 5, solved: [11]),
    ],
    tasks: [11: [0, 0, 50, 100]]
  )

  @Test(arguments: [
    (UnlockPolicy.Progress(), [11]),
    (UnlockPolicy.Progress(points: 99), [11]),
    (UnlockPolicy.Progress(points: 100), [11, 12]),
    (UnlockPolicy.Progress(points: 4, solved: [11, 12]), [11, 13]),
    (UnlockPolicy.Progress(points: 120, solved: [11, 12]), [11, 12, 13, 14]),
    (UnlockPolicy.Progress(assigned: [13]), [11, 13]),
  ])
  func lockedExercisesAreNotShown(progress: UnlockPolicy.Progress, visible: [ExerciseID]) {
    #expect(policy.visible([11, 12, 13, 14], to: progress) == visible)
  }

  @Test(arguments: [(0, 2), (49, 2), (50, 3), (100, 5), (1000, 5)])
  func pointsOpenFurtherTasks(points: Int, open: Int) {
    let progress = UnlockPolicy.Progress(points: points)
    #expect(policy.openTaskCount(of: 11, count: 5, to: progress) == open)
    #expect(policy.openTaskCount(of: 12, count: 5, to: progress) == 5)
    #expect(policy.openTaskCount(of: 11, count: 1, to: progress) == 1)
  }

  @Test func aPolicyIsStored() throws {
    try expectRoundTrip(policy)
    try expectJSON(
      UnlockPolicy(exercises: [2: .init(points: 1)]),
      #"{"exercises":{"2":{"points":1}}}"#
    )
    #expect(try decode(UnlockPolicy.Rule.self, "{}") == .init())
    #expect(throws: ContentError<ExerciseFault>.self) {
      try decode(UnlockPolicy.self, #"{"exercises":{"x":{}},"tasks":{}}"#)
    }
  }
}

@Suite struct ExerciseAssignmentTests {
  private let assignment = ExerciseAssignment(
    3,
    learners: ["eva"],
    groups: ["2b"],
    start: second(0),
    due: second(60)
  )

  @Test(
    arguments: [
      ("eva", [], 0.0, true), ("eva", [], -1, false), ("ali", [], 0, false),
      ("ali", ["2a", "2b"], 5, true), ("ali", ["2a"], 5, false), ("eva", ["2b"], 999, true),
    ] as [(Learner.ID, [ExerciseAssignment.Group.ID], Double, Bool)]
  )
  func exercisesAreAssignedToPupilsOrGroups(
    learner: Learner.ID,
    groups: [ExerciseAssignment.Group.ID],
    time: Double,
    concerns: Bool
  ) {
    #expect(assignment.concerns(learner, in: groups, at: second(time)) == concerns)
  }

  @Test func anAssignmentIsStored() throws {
    try expectRoundTrip(assignment)
    try expectJSON(ExerciseAssignment(3), #"{"exercise":3}"#)
    try expectJSON(
      ExerciseAssignment(3, groups: ["2b"], due: second(0)),
      #"{"due":1560709957000,"exercise":3,"groups":["2b"]}"#
    )
  }
}

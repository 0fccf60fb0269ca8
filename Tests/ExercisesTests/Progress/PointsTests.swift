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
      try session.write(index < wrong ? "x" : word, at: second(Double(index)))
      if index < wrong {
        try session.goOn(at: second(Double(index)))
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
    let points = PointPolicy().points(for: try Self.summary(wrong: wrong, done: done))
    #expect(points.tasks == tasks)
    #expect(points.exercise == exercise)
    #expect(points.withoutMistake == withoutMistake)
    #expect(points.total == total)
  }

  @Test(arguments: [
    (PointPolicy(perTask: 3, perMistake: 5, leastPerTask: 1), 1),
    (PointPolicy(perTask: 3, perMistake: 5, leastPerTask: 0), 0),
    (PointPolicy(perTask: 3, perMistake: 5, leastPerTask: -9), 0),
    (PointPolicy(perTask: .min, perMistake: .max, leastPerTask: 2), 2),
    (PointPolicy(perTask: .max, perMistake: .min, leastPerTask: 2), 2),
  ])
  func aTaskThatIsDoneNeverGivesLessThanItsLeast(policy: PointPolicy, least: Int) throws {
    let points = policy.points(for: try Self.summary(wrong: 1))
    #expect(points.tasks[0] == least)
  }

  @Test func noSumOverflows() throws {
    let policy = PointPolicy(
      perTask: .max,
      perMistake: 0,
      leastPerTask: 0,
      perExercise: .max,
      withoutMistake: .max
    )
    #expect(policy.points(for: try Self.summary(wrong: 0)).total == .max)
  }

  @Test func aPolicyIsStored() throws {
    try expectRoundTrip(PointPolicy(perTask: 3))
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
    (LearnerProgress(), [11]),
    (LearnerProgress(points: 99), [11]),
    (LearnerProgress(points: 100), [11, 12]),
    (LearnerProgress(points: 4, solved: [11, 12]), [11, 13]),
    (LearnerProgress(points: 120, solved: [11, 12]), [11, 12, 13, 14]),
    (LearnerProgress(assigned: [13]), [11, 13]),
  ])
  func lockedExercisesAreNotShown(progress: LearnerProgress, visible: [ExerciseID]) {
    #expect(policy.visible([11, 12, 13, 14], to: progress) == visible)
  }

  @Test(arguments: [(0, 2), (49, 2), (50, 3), (100, 5), (1000, 5)])
  func pointsOpenFurtherTasks(points: Int, open: Int) {
    let progress = LearnerProgress(points: points)
    #expect(policy.openTaskCount(of: 11, count: 5, to: progress) == open)
    #expect(policy.openTaskCount(of: 12, count: 5, to: progress) == 5)
    #expect(policy.openTaskCount(of: 11, count: 1, to: progress) == 1)
  }

  @Test func aPolicyIsStored() throws {
    try expectRoundTrip(policy)
    try expectJSON(
      UnlockPolicy(exercises: [2: .init(points: 1)]),
      #"{"exercises":{"2":{"points":1,"solved":[]}},"tasks":{}}"#
    )
    #expect(try decode(UnlockPolicy.Rule.self, "{}") == .init())
    #expect(throws: DecodingError.self) {
      try decode(UnlockPolicy.self, #"{"exercises":{"x":{}},"tasks":{}}"#)
    }
  }
}

@Suite struct AssignmentTests {
  private let assignment = Assignment(
    3,
    pupils: ["eva"],
    groups: ["2b"],
    start: second(0),
    due: second(60)
  )

  @Test(
    arguments: [
      ("eva", [], 0.0, true), ("eva", [], -1, false), ("ali", [], 0, false),
      ("ali", ["2a", "2b"], 5, true), ("ali", ["2a"], 5, false), ("eva", ["2b"], 999, true),
    ] as [(Pupil.ID, [PupilGroup.ID], Double, Bool)]
  )
  func exercisesAreAssignedToPupilsOrGroups(
    pupil: Pupil.ID,
    groups: [PupilGroup.ID],
    time: Double,
    concerns: Bool
  ) {
    #expect(assignment.concerns(pupil, in: groups, at: second(time)) == concerns)
  }

  @Test func anAssignmentIsStored() throws {
    try expectRoundTrip(assignment)
    try expectJSON(Assignment(3), #"{"exercise":3}"#)
    try expectJSON(
      Assignment(3, groups: ["2b"], due: second(0)),
      #"{"due":1560709957000,"exercise":3,"groups":["2b"]}"#
    )
  }
}

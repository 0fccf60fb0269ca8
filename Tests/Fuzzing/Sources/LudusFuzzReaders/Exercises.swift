// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

@Sendable func readExercises(_ data: Data) {
  if let exercise = try? KeywordsExercise(json: data) { expectRoundTrip(exercise) }
  guard let collection = try? ExerciseCollection(json: data) else { return }
  expectRoundTrip(collection)
  expect(collection.checks() == collection.checks(), "checking twice finds something else")
  for exercise in collection.exercises {
    let all = exercise.withTasks(0..<Int.max)
    expect(all.taskCount == exercise.taskCount, "all tasks are not those of the exercise")
    _ = ExerciseProfile(of: exercise).total
    expectRoundTrip(AnyExerciseSession(exercise))
  }
}

@Sendable func readExerciseSession(_ data: Data) {
  guard let session = try? AnyExerciseSession(json: data) else { return }
  expectRoundTrip(session)
  play(session.base)
  let record = ExerciseRecord(session, of: "learner")
  expectRoundTrip(record)
  _ = TeacherStatistics([record, record])
  var model = LearnerModel()
  model.learn(from: session.base.evidence, at: Date(timeIntervalSince1970: 1_800_000_000))
  expectRoundTrip(model)
  for estimate in model.estimates {
    expect((0...1).contains(estimate.errorRate), "an error rate out of range")
    expect(estimate.interval.contains(estimate.errorRate), "a rate outside of its interval")
  }
  _ = model.recommendations(among: [session.exercise])
  var queue = LogQueue()
  queue.append(session.base.log, of: "session")
  expectRoundTrip(queue)
}

private func play<Session: ExerciseSession>(_ session: Session) {
  expectReplay(session)
  // A log judged anew, where that is possible, has nothing to find.
  if let judged = try? Session(session.content, judgingAnew: session.events) {
    expect(judged.verify().isEmpty, "a session that was judged anew is judged otherwise")
  }
  _ = try? session.regraded()
  expect(PointPolicy.standard.points(for: session.summary).total >= 0, "points below none")
  var session = session
  let last = session.events.last?.date ?? Date(timeIntervalSince1970: 1_700_000_000)
  attempt(&session) { try $0.start(at: last) }
  attempt(&session) { try $0.advance(to: last.addingTimeInterval(5)) }
  attempt(&session) { try $0.advance(to: .distantFuture) }
  expectRoundTrip(session)
}

/// The first line is a sentence from which exercises are made, the second a word.
@Sendable func writeExercises(_ data: Data) {
  let (first, second) = halves(of: data)
  let sentence = PlainSentence(first)
  for category in SpellingCategory.german {
    var generator = SeededGenerator(seed: 1)
    if let made = sentence.errorSentence(id: 1, training: category, using: &generator) {
      expectRoundTrip(made)
      let corrected = made.text(correcting: Set(made.errors.map(\.word)))
      let words = first.split(whereSeparator: \.isWhitespace)
      expect(corrected == words.joined(separator: " "), "corrected is not right")
    }
    if let made = sentence.insertSentence(id: 1, training: category, helpIn: .german) {
      expectRoundTrip(made)
    }
  }
  let word = String(second.prefix(60))
  for error in TypicalError.errors(in: word) {
    expect(error.misspelling != word, "a misspelling is the word")
  }
}

let exerciseParts =
  [
    Part(ExerciseAssignment.self), Part(ContentVersion.self),
    Part(ErrorLocationsExercise.self),
    Part(ErrorSentence.self) { sentence in
      _ = sentence.text(correcting: Set(sentence.errors.map(\.word)))
    },
    Part(Exercise.self), Part(ExerciseID.self), Part(ExerciseInfo.self), Part(HeardWord.self),
    Part(InsertExercise.Config.self), Part(InsertExercise.self),
    Part(InsertSentence.Gap.self),
    Part(InsertSentence.self), Part(Justification.self), Part(KeywordsExercise.Config.self),
    Part(KeywordsExercise.self),
    Part(LearnerModel.Policy.self) { policy in
      let estimate = LearnerModel(policy: policy).estimate(for: .sharpS)
      expect((0...1).contains(estimate.errorRate), "an error rate out of range")
    },
    Part(LogEntry.Context.self), Part(LogEntry.self),
    Part(LogQueue.self) { queue in
      var rest = queue
      while let batch = rest.nextBatch(limit: 3) { rest.confirm(batch.entries.map(\.id)) }
      expect(rest.isEmpty, "what is confirmed still waits")
    },
    Part(MatchExercise.self), Part(PointPolicy.self),
    Part(ServerEnvelope<ExerciseInfo>.self), Part(SpellingPolicy.self),
    Part(TeacherStatistics.HelpPolicy.self),
    Part(UnlockPolicy.self) { policy in
      for exercise in policy.exercises.keys {
        _ = policy.isOpen(exercise, to: UnlockPolicy.Progress())
      }
      for exercise in policy.tasks.keys {
        let count = policy.openTaskCount(
          of: exercise,
          count: 3,
          to: UnlockPolicy.Progress(points: 10)
        )
        expect((0...3).contains(count), "more tasks open than there are")
      }
    },
    Part(WheelExercise.self),
  ] + Exercise.Format.allCases.map { event(of: $0.session) }

private func event<Session: ExerciseSession>(of session: Session.Type) -> Part {
  Part(Session.Event.self)
}

@Sendable func readExercisePart(_ data: Data) { exerciseParts.read(data) }

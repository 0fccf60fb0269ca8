// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The opinion of a child on an exercise that it has done.
///
/// ```swift
/// let opinion = ExerciseOpinion(
///   of: "mia", on: 3, answers: [.liked: .yes, .understood: .partly], at: now)
/// ExerciseOpinion.Question.liked.sentence(in: .german)   // "Hat dir die Übung gefallen?"
/// ExerciseOpinion.counts(of: opinions, on: 3)[.liked]?[.yes]
/// ```
///
/// A question may be left open. In JSON an opinion is an object:
/// `{"answers":{"liked":"yes"},"at":1560709957000,"exercise":3,"learner":"mia"}`.
///
/// Source: the questions about liking and understanding are those of IDeRBlog ii (Graz University of
/// Technology, 2019); the words, the other two and the three answers are ours.
public struct ExerciseOpinion: Hashable, Sendable {
  /// A question about an exercise.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// Did the child like it?
    case liked
    /// Did the child understand what there was to do?
    case understood
    /// Was it easy?
    case easy
    /// Would the child like to do it again?
    case again
  }

  /// An answer, which a front end can show as a face.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// Yes.
    case yes
    /// In part.
    case partly
    /// No.
    case no
  }

  /// The child.
  public let learner: Learner.ID
  /// The exercise.
  public let exercise: ExerciseID
  /// The answers to the questions that were not left open.
  public let answers: [Question: Answer]
  /// The date when the child said so.
  public let date: Date

  /// Creates an opinion.
  public init(
    of learner: Learner.ID,
    on exercise: ExerciseID,
    answers: [Question: Answer],
    at date: Date
  ) {
    self.learner = learner
    self.exercise = exercise
    self.answers = answers
    self.date = date
  }

  /// Returns how many children gave each answer about an exercise; the latest opinion of a child
  /// counts.
  ///
  /// - Complexity: O(*n*).
  public static func counts(
    of opinions: [ExerciseOpinion],
    on exercise: ExerciseID
  ) -> [Question: [Answer: Int]] {
    var latest: [Learner.ID: ExerciseOpinion] = [:]
    for opinion in opinions where opinion.exercise == exercise {
      if let known = latest[opinion.learner], known.date > opinion.date { continue }
      latest[opinion.learner] = opinion
    }
    var counts: [Question: [Answer: Int]] = [:]
    for opinion in latest.values {
      for (question, answer) in opinion.answers {
        counts[question, default: [:]][answer, default: 0] += 1
      }
    }
    return counts
  }
}

extension ExerciseOpinion.Question {
  /// Returns the question for the child.
  public func sentence(in phrasebook: Phrasebook) -> String {
    exerciseSentences(Sentence("opinion.\(rawValue)"), in: phrasebook)
  }
}

extension ExerciseOpinion.Answer {
  /// Returns the answer for the child.
  public func label(in phrasebook: Phrasebook) -> String {
    exerciseSentences(Sentence("opinion.answer.\(rawValue)"), in: phrasebook)
  }
}

extension ExerciseOpinion.Question: JSONName {}

extension ExerciseOpinion.Answer: JSONName {}

extension ExerciseOpinion: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let exercise = record.field("exercise", \.exercise)
    let answers = record.field("answers", \.storedAnswers, default: [:])
    let date = record.field("at", \.date, as: .milliseconds)
    var known: [Question: Answer] = [:]
    for (name, answer) in try answers() {
      guard let question = Question(rawValue: name) else {
        record.note(.unknownIdentifier(name), at: ContentPlace().key("answers").key(name))
        continue
      }
      known[question] = answer
    }
    return try ExerciseOpinion(of: learner(), on: exercise(), answers: known, at: date())
  }

  private var storedAnswers: [String: Answer] {
    Dictionary(uniqueKeysWithValues: answers.map { ($0.key.rawValue, $0.value) })
  }
}

// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Gamification
import LearningDiary
import PinLabels
import QuizCommunity
import Quizzes

// How the content of each kind of stream is stored.

extension Streams.Form where State == QuizSession {
  static var quizzes: Self {
    Self(kind: QuizPages.kind, encode: { try $0.json() }, decode: { try Quiz(json: $0) })
  }
}

extension Streams.Form where State == PlayerGroup {
  static var groups: Self {
    Self(
      kind: GroupPages.kind,
      encode: { try JSONEncoder().encode(StoredGroup($0)) },
      decode: { try JSONDecoder().decode(StoredGroup.self, from: $0).content }
    )
  }
}

extension Streams.Form where State == QuizChallenge {
  static var challenges: Self {
    Self(
      kind: ChallengePages.kind,
      encode: { try $0.json() },
      decode: { try QuizChallenge.Content(json: $0) }
    )
  }
}

extension Streams.Form where State == LiveRound {
  static var rounds: Self {
    Self(
      kind: RoundPages.kind,
      encode: { try $0.json() },
      decode: { try LiveRound.Content(json: $0) }
    )
  }
}

extension Streams.Form where State == PinLabelSession {
  static var pins: Self {
    Self(kind: PinPages.kind, encode: { try $0.json() }, decode: { try PinLabelTask(json: $0) })
  }
}

extension Streams.Form where State == PinPlacementSession {
  static var places: Self {
    Self(
      kind: PlacementPages.kind,
      encode: { try $0.json() },
      decode: { try PinPlacementTask(json: $0) }
    )
  }
}

extension Streams.Form where State == Diary {
  static var diaries: Self {
    Self(
      kind: DiaryPages.kind,
      encode: { try JSONEncoder().encode($0.owner) },
      decode: { Diary.Content(owner: try JSONDecoder().decode(Learner.ID.self, from: $0)) }
    )
  }
}

extension Streams.Form where State: PageSession {
  static var exercises: Self {
    Self(
      kind: State.kind,
      encode: { try JSONEncoder().encode($0) },
      decode: { try JSONDecoder().decode(State.Content.self, from: $0) }
    )
  }
}

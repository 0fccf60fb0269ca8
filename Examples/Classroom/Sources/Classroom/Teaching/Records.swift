// SPDX-License-Identifier: Apache-2.0
import ExerciseRecords
import Exercises
import Foundation
import GameRecords
import Gamification
import HTTPTypes
import Hummingbird
import LearningRecords
import PinLabelRecords
import PinLabels
import QuizRecords
import Quizzes

/// What learners did, for the record store of a school.
struct Records: Sendable {
  let store: Store
  let quizzes: Streams<QuizSession>
  let pins: Streams<PinLabelSession>
  let places: Streams<PinPlacementSession>
  let exercises: [any ExercisePlace]
  let groups: Streams<PlayerGroup>
  /// The address of the site, by which people are named in records: a fixed one, because whoever
  /// asks can write any other into the request.
  let address: String

  /// The statements of all that the class did; the same history gives the same ones.
  func statements(in language: Language) async throws -> [XAPI.Statement] {
    let recorder = try XAPI.Recorder(homePage: address, language: language)
    var statements: [XAPI.Statement] = []
    for account in try store.accounts() {
      for head in try store.streams(of: account.id, kind: QuizPages.kind) {
        guard let session = try await quizzes.readable(at: head.id) else { continue }
        statements += recorder.statements(of: session, by: account.learner)
      }
      for head in try store.streams(of: account.id, kind: PinPages.kind) {
        guard let session = try await pins.readable(at: head.id) else { continue }
        statements += recorder.statements(of: session, by: account.learner)
      }
      for head in try store.streams(of: account.id, kind: PlacementPages.kind) {
        guard let session = try await places.readable(at: head.id) else { continue }
        statements += recorder.statements(of: session, by: account.learner)
      }
      for place in exercises {
        for head in try store.streams(of: account.id, kind: place.kind) {
          guard let session = try await place.recorded(head.id) else { continue }
          statements += recorder.statements(of: session, by: account.learner)
        }
      }
    }
    guard let group = try await groups.stateIfReadable(of: GroupPages.stream) else {
      return statements
    }
    return statements + recorder.statements(of: group, at: Date())
  }
}

extension ClassPages {
  /// All statements as a file that record stores take.
  func statements(for context: ClassroomContext) async throws -> Response {
    let statements = try await records.statements(in: context.visitor.language)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json",
        .contentDisposition: "attachment; filename=\"statements.json\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: XAPI.write(statements)))
    )
  }
}

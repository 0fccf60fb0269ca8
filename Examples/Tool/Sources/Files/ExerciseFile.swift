// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

/// A file that holds exercises: a collection, or keywords exercises as the server sends them.
struct ExerciseFile {
  /// What was in the file.
  enum Content {
    case collection(ExerciseCollection)
    /// The server sends words apart from the exercises that use them.
    case fromServer([KeywordsExercise])
  }

  let path: String

  /// Reads the exercises.
  ///
  /// - Parameters:
  ///   - words: The words for exercises that come without.
  ///   - generator: What decides which of the words each of those exercises gets.
  /// - Returns: The exercises in the order of the file.
  /// - Throws: A failure that tells the first fault and how many more there are, or that words are
  ///   missing.
  func load(
    words: [String] = [],
    using generator: inout SeededGenerator
  ) throws(Failure) -> [Exercise] {
    let data = try InputFile(path: path).read()
    switch Self.check(data) {
    case .success(.collection(let collection)):
      return collection.exercises
    case .success(.fromServer(let exercises)):
      guard !words.isEmpty else {
        throw .wrongUsage(
          "\(path) comes from the server, without words: name some with --words FILE"
        )
      }
      var played: [Exercise] = []
      for exercise in exercises {
        played.append(
          .keywords(exercise, words: exercise.drawWords(from: words, using: &generator))
        )
      }
      return played
    case .failure(let faulty):
      throw ContentKind.misfit(of: data, at: path, for: ExerciseCollection.self)
        ?? faulty.failure(of: path, listedBy: "exercise check")
    }
  }

  /// Reads what is in a file, or a line for each of its faults.
  static func check(_ data: Data) -> Result<Content, Faulty> {
    isFromServer(data)
      ? ContentFile.check(ServerEnvelope<KeywordsExercise>.self, in: data).map {
        .fromServer($0.data)
      }
      : ContentFile.check(ExerciseCollection.self, in: data).map(Content.collection)
  }

  private static func isFromServer(_ data: Data) -> Bool {
    struct Envelope: Decodable { let success: Bool }
    return (try? JSONDecoder().decode(Envelope.self, from: data)) != nil
  }
}

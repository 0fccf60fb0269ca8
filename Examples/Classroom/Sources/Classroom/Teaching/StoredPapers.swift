// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizPapers
import Quizzes

/// Papers that were drawn, as they are stored: the same ones can be printed again, although the bank
/// has changed.
///
/// Names are not in it: those of the class stand on papers when they are printed.
struct StoredPapers: Codable, Sendable {
  static let countRange = 1...100
  static let paperRange = 1...6
  static let versionRange = 1...6

  let title: String
  /// The language of the problems, where the bank says it.
  let language: String?
  let quizzes: [Quiz]
  let versions: Int
  /// The images by their names.
  let media: [String: Data]
  let seed: UInt64

  /// Draws papers that are worth the same.
  ///
  /// - Returns: The papers, and what could not be kept.
  /// - Throws: `PaperError`, when nothing can be drawn.
  static func draw(
    _ papers: Int,
    of count: Int,
    versions: Int,
    from bank: ProblemBank,
    title: String,
    seed: UInt64
  ) throws -> (papers: StoredPapers, shortfalls: [FairDraw.Shortfall]) {
    var generator = SeededGenerator(seed: seed)
    let draw = try FairDraw(
      papers,
      from: bank,
      Blueprint(count: count) { $0.shortage = .shorten },
      title: title,
      using: &generator
    )
    let stored = StoredPapers(
      title: title,
      language: bank.language,
      quizzes: draw.quizzes,
      versions: versions,
      media: Dictionary(bank.media.map { ($0.name, $0.data) }) { first, _ in first },
      seed: generator.next()
    )
    return (stored, draw.shortfalls)
  }

  /// The exam with the people who take it, in the order of their names.
  func exam(_ id: String, for candidates: [PaperExam.Candidate] = []) throws -> PaperExam {
    try PaperExam(
      id: PaperExam.ID(id),
      title: title,
      language: language,
      quizzes: quizzes,
      versions: versions,
      for: candidates,
      media: media.sorted { $0.key < $1.key }.map {
        ProblemBank.Media(name: $0.key, data: $0.value)
      },
      seed: seed
    )
  }
}

/// A file to print.
enum PrintedPage: String, CaseIterable {
  case papers
  case named
  case keys
  case answers
  case solutions
  case list

  /// The page as HTML without script, whose style is within it.
  func html(of pages: PaperPages) -> String {
    switch self {
    case .papers: pages.papers
    case .named: pages.namedPapers
    case .keys: pages.keys
    case .answers: pages.answerSheets
    case .solutions: pages.solutionSheets
    case .list: pages.list
    }
  }
}

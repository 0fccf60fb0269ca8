// SPDX-License-Identifier: Apache-2.0
import Quizzes
import RichTextHTML

/// A problem as a form: everything in it comes from its presentation, which does not know the key.
struct ProblemView: Sendable {
  /// An option to choose, with what is known of it so far.
  struct Option: Sendable {
    let id: String
    let html: String
    /// The class of its mark: open, picked, correct, wrong or missed.
    let mark: String
    let markWord: String?
    let isTaken: Bool
  }

  /// An item to order, or one of the left column with its choices on the right.
  struct Item: Sendable {
    let key: String
    let html: String
    let choices: [Choice]
  }

  /// A place or a partner to choose from a list.
  struct Choice: Sendable {
    let id: String
    let text: String
    let isSelected: Bool
  }

  /// A stretch of a text with gaps: either words or a gap.
  struct Piece: Sendable {
    let html: String?
    let gap: GapField?
  }

  /// A gap to write into or to choose for.
  struct GapField: Sendable {
    let key: String
    let number: Int
    let choices: [Choice]
    let isChoice: Bool
    let value: String
    let hint: String
    /// Whether what was written into it cannot be read.
    let isRefused: Bool
  }

  let set: String
  /// The language of the texts; nil where nobody said which it is.
  let language: String?
  let promptHTML: String
  let points: String
  let pointsWord: String
  let hasPoints: Bool
  let options: [Option]
  let isSingle: Bool
  let picksOneByOne: Bool
  let isChecks: Bool
  let isText: Bool
  let isLong: Bool
  let ordering: [Item]
  let matching: [Item]
  let pieces: [Piece]
  let hint: String
  let value: String
  /// Whether what was written into the one field cannot be taken.
  let isRefused: Bool

  /// What was `given` before is shown again where it was not taken.
  init(
    _ problem: PresentedProblem,
    marked: [QuizSession.MarkedOption],
    given: AnswerForm?,
    refused: RefusedField? = nil,
    words: [String: String],
    contentLanguage: String? = nil,
    in language: Language
  ) {
    self.language = contentLanguage
    set = problem.setTitle
    promptHTML = problem.prompt.onPage
    points = problem.points.short(in: language)
    pointsWord = words.noun("points", for: points)
    hasPoints = problem.points != 1
    let shape = problem.kind.responseShape
    isSingle = shape == .choice
    picksOneByOne = shape == .choices && !problem.picksAtOnce
    isChecks = shape == .choices && problem.picksAtOnce
    isLong = shape == .longText
    isText = shape == .text
    value = given?.text ?? ""
    isRefused = refused == .whole
    hint = [words["hint.\(problem.kind.rawValue)"], Self.limit(of: problem, in: words)]
      .compactMap(\.self).joined(separator: " ")
    // Both are in the order shown.
    options = problem.options.enumerated().map { index, option in
      let mark = marked.indices.contains(index) ? marked[index].mark : .open
      return Option(
        id: AnswerForm.key(index),
        html: option.text.onPage,
        mark: mark.rawValue,
        markWord: mark == .open ? nil : words["mark.\(mark.rawValue)"],
        isTaken: mark != .open && mark != .missed
      )
    }
    ordering = shape == .order ? Self.ordered(problem, given) : []
    matching = shape == .pairs ? Self.matched(problem, given) : []
    pieces = Self.pieces(of: problem, given, refused: refused)
  }

  /// The number of words that a text may have, which is good to know before it is written.
  static func limit(of problem: PresentedProblem, in words: [String: String]) -> String? {
    let key =
      switch (problem.minimumWords, problem.maximumWords) {
      case (nil, nil): ""
      case (_, nil): "wordsAtLeast"
      case (nil, _): "wordsAtMost"
      default: "wordsBetween"
      }
    return words[key].map {
      $0.replacing("{least}", with: "\(problem.minimumWords ?? 0)")
        .replacing("{most}", with: "\(problem.maximumWords ?? 0)") + "."
    }
  }

  private static func ordered(_ problem: PresentedProblem, _ given: AnswerForm?) -> [Item] {
    problem.items.enumerated().map { index, item in
      let place = given?.order?[AnswerForm.key(index)].flatMap { Int($0) } ?? index + 1
      return Item(
        key: AnswerForm.key(index),
        html: item.text.onPage,
        choices: (1...problem.items.count).map {
          Choice(id: String($0), text: String($0), isSelected: $0 == place)
        }
      )
    }
  }

  private static func matched(_ problem: PresentedProblem, _ given: AnswerForm?) -> [Item] {
    problem.left.enumerated().map { index, left in
      let chosen = given?.pairs?[AnswerForm.key(index)]
      return Item(
        key: AnswerForm.key(index),
        html: left.text.onPage,
        choices: Self.choices(problem.items.map(\.text.plainText), chosen: chosen)
      )
    }
  }

  private static func choices(_ texts: [String], chosen: String?) -> [Choice] {
    texts.enumerated().map { index, text in
      let key = AnswerForm.key(index)
      return Choice(id: key, text: text, isSelected: key == chosen)
    }
  }

  private static func pieces(
    of problem: PresentedProblem,
    _ given: AnswerForm?,
    refused: RefusedField?
  ) -> [Piece] {
    let gaps = Dictionary(problem.gaps.enumerated().map { ($1.id, ($0, $1)) }) { first, _ in
      first
    }
    var number = 0
    return problem.segments.compactMap { segment in
      switch segment {
      case .run(let run): return Piece(html: run.onPage, gap: nil)
      case .gap(let id):
        guard let (index, gap) = gaps[id] else { return nil }
        number += 1
        return Piece(html: nil, gap: field(for: gap, at: index, number: number, given, refused))
      }
    }
  }

  private static func field(
    for gap: PresentedProblem.Gap,
    at index: Int,
    number: Int,
    _ given: AnswerForm?,
    _ refused: RefusedField?
  ) -> GapField {
    let value = given?.gaps?[AnswerForm.key(index)] ?? ""
    return GapField(
      key: AnswerForm.key(index),
      number: number,
      choices: choices(gap.options.map(\.text.plainText), chosen: value),
      isChoice: !gap.options.isEmpty,
      value: value,
      hint: gap.kind.rawValue,
      isRefused: refused == .gap(gap.id)
    )
  }
}

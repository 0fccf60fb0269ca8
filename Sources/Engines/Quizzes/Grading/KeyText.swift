// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import QuizContent

/// The key of a problem as people read it: on a printed solution, below a wrong answer, in a list
/// for the person who grades.
///
/// ```swift
/// problem.keyText(in: .english).text   // "9.81 m/s² (rounded to 3 significant figures)"
/// item.keyText(in: .english).text      // "B) an anion"
/// ```
public struct KeyText: Hashable, Sendable {
  /// Something that a key names: an option, an item, a place or a written answer.
  public struct Entry: Hashable, Sendable {
    /// The letter or number by which a page calls it, or nil where it has none.
    public let label: String?
    /// The words, or nil for a place that only has a number.
    public let text: RichText?
    /// The share of the points that it earns as an answer, from above 0 to 1.
    public let credit: Fraction

    init(_ text: RichText?, label: String? = nil, credit: Fraction = .one) {
      self.label = label
      self.text = text
      self.credit = credit
    }

    /// The label and the words as plain text: "B) an anion".
    public var plainText: String {
      guard let text = text?.plainText else { return label ?? "" }
      return label.map { "\($0)) \(text)" } ?? text
    }
  }

  /// One thing that a right answer has; of its answers each is enough.
  public struct Line: Hashable, Sendable {
    /// The part that the answers belong to: a gap, a place in an order, an item to match or a
    /// criterion; nil for the problem as a whole.
    public let part: Entry?
    /// The answers, the preferred one first; those that earn only a part of the points come last.
    public let answers: [Entry]
    /// Further rules for the answers, as a phrase: "rounded to 3 significant figures".
    public let remark: String?

    init(_ answers: [Entry], for part: Entry? = nil, remark: String? = nil) {
      self.part = part
      self.answers = answers
      self.remark = remark
    }
  }

  /// All that a right answer has, in the order of the page.
  public let lines: [Line]
  /// Remarks on the whole key, as phrases.
  public let notes: [String]
  /// The word between answers each of which is enough, with its blanks.
  private let disjunction: String

  init(_ lines: [Line], notes: [String], in phrasebook: Phrasebook) {
    self.lines = lines
    self.notes = notes
    disjunction = quizSentences("key.or", in: phrasebook)
  }

  /// The whole key as a line of plain text.
  ///
  /// - Complexity: O(*n*) in its length.
  public var text: String {
    let key = lines.map(text).joined(separator: "; ")
    let notes = notes.joined(separator: "; ")
    return key.isEmpty || notes.isEmpty ? key + notes : "\(key) (\(notes))"
  }

  /// A line as plain text.
  private func text(of line: Line) -> String {
    let right = line.answers.filter { $0.credit == .one }.map(\.plainText)
    let partly = line.answers.filter { $0.credit != .one }
      .map { "\($0.credit): \($0.plainText)" }
    let extras = [line.remark].compactMap(\.self) + partly
    let answers = right.joined(separator: disjunction)
    let extra = extras.joined(separator: "; ")
    let said = answers.isEmpty || extra.isEmpty ? answers + extra : "\(answers) (\(extra))"
    return line.part.map { "\($0.plainText): \(said)" } ?? said
  }
}

extension Problem {
  /// Returns the key as people read it, for problems of every kind.
  ///
  /// - Parameter phrasebook: The language of what is said about the key. Its own texts stay as
  ///   their author wrote them, apart from notations of programs, such as "m/s^2" and "1789-07-14".
  /// - Returns: The key, in which options and items have no letters.
  /// - Complexity: O(*n*) in the size of the key.
  public func keyText(in phrasebook: Phrasebook) -> KeyText { keyText(of: nil, in: phrasebook) }

  /// The key with the letters of the parts that are shown, or without letters.
  func keyText(of shown: ShownParts?, in phrasebook: Phrasebook) -> KeyText {
    let task = kind.quizTask
    var lines = task?.keyLines(of: shown, in: phrasebook) ?? []
    if let line = lines.first, !expectedAnswers.isEmpty {
      lines[0] = line.adding(expectedAnswers, in: phrasebook)
    }
    return KeyText(lines, notes: task?.keyNotes(in: phrasebook) ?? [], in: phrasebook)
  }
}

extension Quiz.Item {
  /// Returns the key as people read it, with the letters and numbers of what is shown.
  ///
  /// Options, the items of an order and the right column have the letters A, B ... in the order in
  /// which they are shown; the left column and the gaps of a text have the numbers 1, 2 ...
  ///
  /// - Parameter phrasebook: The language of what is said about the key.
  /// - Returns: The key.
  /// - Complexity: O(*n*) in the size of the key.
  public func keyText(in phrasebook: Phrasebook) -> KeyText {
    problem.keyText(of: shown, in: phrasebook)
  }
}

/// The letters by which a page calls options and items.
package enum PageLetter {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Returns the letter at a place, counted from 0.
  ///
  /// After Z come AA and AB, as the columns of a spreadsheet have them.
  package static func at(_ place: Int) -> String {
    let last = String(letters[place % letters.count])
    return place < letters.count ? last : at(place / letters.count - 1) + last
  }

  /// Returns the letter of the element with an identifier, or nil where it is not shown.
  package static func of<Element: Identifiable>(
    _ id: Element.ID,
    among shown: [Element]?
  ) -> String? {
    shown?.firstIndex { $0.id == id }.map(at)
  }
}

// MARK: - The kinds

extension KeyText.Line {
  /// The line with the answers that the author anticipates, as far as they earn something.
  fileprivate func adding(
    _ expected: [Problem.ExpectedAnswer],
    in phrasebook: Phrasebook
  ) -> Self {
    let earning = expected.filter { $0.credit > 0 }.sorted { $0.credit > $1.credit }
    let entries = earning.flatMap { answer in
      (answer.kind.matcher?.writtenAnswers(in: phrasebook) ?? []).map {
        KeyText.Entry(RichText($0), credit: answer.credit)
      }
    }
    return Self(answers + entries, for: part, remark: remark)
  }
}

extension QuizTask {
  func keyNotes(in phrasebook: Phrasebook) -> [String] { [] }
}

extension [AnswerOption] {
  /// The options as entries of a key, with their letters among those that are shown.
  fileprivate func entries(
    among shown: [AnswerOption]?,
    credit: (AnswerOption) -> Fraction = { _ in .one }
  ) -> [KeyText.Entry] {
    map { KeyText.Entry($0.text, label: PageLetter.of($0.id, among: shown), credit: credit($0)) }
  }
}

extension ChoiceTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    [KeyText.Line(answers(among: shown?.options))]
  }

  /// The right options and, where weights count, those that are worth something.
  fileprivate func answers(among shown: [AnswerOption]?) -> [KeyText.Entry] {
    let partly = all.all.filter { !$0.isCorrect && grading.grade($0) > 0 }
      .sorted { grading.grade($0) > grading.grade($1) }
    return (all.correct + partly).entries(among: shown, credit: grading.grade)
  }
}

extension CheckAllTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    // Letters stand in the order of the page.
    let right = shown?.options.filter(\.isCorrect) ?? all.correct
    return right.entries(among: shown?.options).map { KeyText.Line([$0]) }
  }
}

extension WrittenTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    let remarks = (key as? any RemarkedKey)?.remarks(in: phrasebook) ?? []
    return [
      KeyText.Line(
        key.writtenAnswers(in: phrasebook).map { KeyText.Entry(RichText($0)) },
        remark: remarks.isEmpty ? nil : remarks.joined(separator: ", ")
      )
    ]
  }
}

extension OrderingTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    correctOrder.enumerated().compactMap { place, id in
      items.first { $0.id == id }.map { item in
        KeyText.Line(
          [KeyText.Entry(item.text, label: PageLetter.of(id, among: shown?.items))],
          for: KeyText.Entry(nil, label: "\(place + 1)")
        )
      }
    }
  }

  func keyNotes(in phrasebook: Phrasebook) -> [String] {
    hasOneOrder ? [] : [quizSentences("key.otherOrders", in: phrasebook)]
  }
}

extension MatchingTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    left.enumerated().map { place, item in
      let match = right.filter { $0.id == pairs[item.id] }
      return KeyText.Line(
        match.map { KeyText.Entry($0.text, label: PageLetter.of($0.id, among: shown?.items)) },
        for: KeyText.Entry(item.text, label: shown.map { _ in "\(place + 1)" })
      )
    }
  }
}

extension ClozeTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    numberedGaps.enumerated().flatMap { place, gap in
      // The options of a gap are shown as those of a problem are.
      let parts = shown.map { shown in
        ShownParts(options: shown.gapOptions[gap.id] ?? [], items: [], gapOptions: [:])
      }
      let lines = gap.kind.quizTask?.keyLines(of: parts, in: phrasebook) ?? []
      return lines.map { line in
        let whole = line.adding(gap.expectedAnswers, in: phrasebook)
        let part = KeyText.Entry(nil, label: "\(place + 1)")
        return KeyText.Line(whole.answers, for: part, remark: whole.remark)
      }
    }
  }

  /// The gaps in the order in which they stand in the text, by which a page numbers them.
  package var numberedGaps: [ClozeTask.Gap] {
    segments.compactMap { if case .gap(let id) = $0 { self[id: id] } else { nil } }
  }
}

extension OpenResponseTask {
  func keyLines(of shown: ShownParts?, in phrasebook: Phrasebook) -> [KeyText.Line] {
    let sample = sampleAnswer.map { text in
      let remark = quizSentences("key.sample", in: phrasebook)
      return KeyText.Line([KeyText.Entry(RichText(text))], remark: remark)
    }
    let criteria = (rubric?.criteria ?? []).map { criterion in
      KeyText.Line(
        [],
        for: KeyText.Entry(criterion.text),
        remark: criterion.levels.map { "\($0.points): \($0.text.plainText)" }
          .joined(separator: ", ")
      )
    }
    return [sample].compactMap(\.self) + criteria
  }

  func keyNotes(in phrasebook: Phrasebook) -> [String] {
    sampleAnswer == nil && rubric == nil ? [quizSentences("key.person", in: phrasebook)] : []
  }
}

// MARK: - Written answers

extension AnswerMatcher {
  /// The accepted answers as people write them.
  fileprivate func writtenAnswers(in phrasebook: Phrasebook) -> [String] {
    accepted.map { written($0, in: phrasebook.language) }
  }
}

/// A matcher that takes more, or less, than the answers that it names.
private protocol RemarkedKey {
  /// Further rules for answers, as phrases.
  func remarks(in phrasebook: Phrasebook) -> [String]
}

extension ExactMatcher: RemarkedKey {
  fileprivate func remarks(in phrasebook: Phrasebook) -> [String] {
    acceptsWildcards ? [quizSentences("key.wildcards", in: phrasebook)] : []
  }
}

extension RoughMatcher: RemarkedKey {
  fileprivate func remarks(in phrasebook: Phrasebook) -> [String] {
    [quizSentences("key.spelling", in: phrasebook)]
  }
}

extension NumericMatcher: RemarkedKey {
  fileprivate func remarks(in phrasebook: Phrasebook) -> [String] {
    [tolerance.remark(in: phrasebook, decimalSeparator)].compactMap(\.self)
      + requirements.map { $0.phrase(in: phrasebook) }
  }
}

extension NumericMatcher.Tolerance {
  fileprivate func remark(in phrasebook: Phrasebook, _ separator: DecimalSeparator) -> String? {
    func written(_ number: Double) -> String {
      let digits = number == number.rounded() && number < 1e15 ? "\(Int(number))" : "\(number)"
      return separator == .comma ? String(digits.map { $0 == "." ? "," : $0 }) : digits
    }
    return switch self {
    case .exact: nil
    case .absolute(let width): width > 0 ? "± \(written(width))" : nil
    case .relative(let share):
      // Nine decimals of a percentage, without what binary numbers add behind them.
      share > 0 ? "± \(written(share < 1e4 ? (share * 1e11).rounded() / 1e9 : share * 100)) %" : nil
    case .significantFigures(let count):
      quizSentences(Sentence("key.significantFigures", ["count": .count(count)]), in: phrasebook)
    case .decimalPlaces(let count):
      quizSentences(Sentence("key.decimalPlaces", ["count": .count(count)]), in: phrasebook)
    }
  }
}

extension AlgebraMatcher: RemarkedKey {
  fileprivate func remarks(in phrasebook: Phrasebook) -> [String] {
    form == nil ? [] : [quizSentences("key.form", in: phrasebook)]
  }
}

extension DateMatcher: RemarkedKey {
  fileprivate func remarks(in phrasebook: Phrasebook) -> [String] {
    let (key, count): (String, Int) =
      switch tolerance {
      case .exact: ("", 0)
      case .days(let count): ("key.days", count)
      case .years(let count): ("key.years", count)
      }
    guard count > 0 else { return [] }
    return [quizSentences(Sentence(key, ["count": .count(count)]), in: phrasebook)]
  }
}

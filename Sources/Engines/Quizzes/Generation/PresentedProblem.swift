// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// A problem as the learner sees it, without anything that gives the answer away.
///
/// A server can send it to a front end that must not know the key. Options, items and gaps have
/// the places at which they are shown for identifiers: "1", "2" and so on. The names that authors
/// and importers give often follow the key, as those of a file whose right option is always written
/// first. The front end responds with a ``PresentedResponse``, which `Quiz.Item.response(from:)`
/// translates back.
///
/// ```swift
/// let shown = item.presentation
/// shown.options.map(\.id)                                     // ["1", "2", "3"]
/// let response = try item.response(from: .choice("2"))        // .choice("b")
/// ```
///
/// The names of the problem and of its set are as in the bank, so they should not show what is
/// right. The order of options is that of the quiz; where it is the author's, an author who writes
/// the right one first gives it away to every reader.
///
/// In JSON what a problem does not have is left out, but for `options`.
public struct PresentedProblem: Hashable, Sendable, Identifiable {
  /// The place at which something is shown, counted from "1".
  public typealias Place = Identifier<PresentedProblem.Part>

  /// Something to pick, to order or to match, as the learner sees it.
  public struct Part: Hashable, Sendable, Identifiable {
    /// The place at which it is shown, by which to respond.
    public let id: Place
    /// The text for the learner.
    public let text: RichText
  }

  /// A gap as the learner sees it.
  public struct Gap: Hashable, Sendable, Identifiable {
    /// The place of the gap among those of the text, as given in the text between `[[` and `]]`.
    public let id: Place
    /// The way in which the gap is filled.
    public let kind: ProblemKind.Name
    /// The options in the order shown; empty for a gap to write into.
    public let options: [Part]
  }

  /// A stretch of the text or a gap in it.
  public enum Segment: Hashable, Sendable {
    /// A stretch of the text.
    case run(RichText.Run)
    /// The place of a gap.
    case gap(Place)
  }

  /// The name of the problem.
  public let id: Problem.ID
  /// The set that the problem belongs to.
  public let set: ProblemSet.ID
  /// The title of that set.
  public let setTitle: String
  /// The task for the learner.
  public let kind: ProblemKind.Name
  /// A text to read before the problem.
  public let introduction: RichText?
  /// The text for the learner.
  public let prompt: RichText
  /// The points for a right answer.
  public let points: Fraction
  /// The options in the order shown; empty for a problem without options.
  public let options: [Part]
  /// Whether all picks of a check-all problem are responded with at once and not one by one.
  public package(set) var picksAtOnce: Bool
  /// The items to be put in order, or the right column of a matching problem, in the order shown.
  public let items: [Part]
  /// The left column of a matching problem.
  public let left: [Part]
  /// Whether an item of the right column can be matched with several of the left.
  public let sharesRight: Bool
  /// The text with gaps, in which `[[1]]` marks the gap "1".
  public let text: RichText?
  /// The gaps in the order in which they stand in the text.
  public let gaps: [Gap]
  /// The fewest words that an open response may have.
  public let minimumWords: Int?
  /// The most words that an open response may have.
  public let maximumWords: Int?
}

extension PresentedProblem {
  /// The text split at its gaps, for display; empty if there is no text with gaps.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var segments: [Segment] {
    (text.map(ClozeTask.segments) ?? []).map { segment in
      switch segment {
      case .run(let run): .run(run)
      case .gap(let gap): .gap(Place(gap.rawValue))
      }
    }
  }
}

extension Quiz.Item {
  /// The part of the problem that the learner sees, without the key.
  public var presentation: PresentedProblem {
    let parts = presentedParts
    return PresentedProblem(
      id: problem.id,
      set: set,
      setTitle: setTitle,
      kind: problem.kind.name,
      introduction: problem.introduction,
      prompt: problem.prompt,
      points: problem.points,
      options: PresentedProblem.Part.placed(options.map(\.text)),
      picksAtOnce: parts.picksAtOnce,
      items: PresentedProblem.Part.placed(items.map(\.text)),
      left: PresentedProblem.Part.placed(parts.left.map(\.text)),
      sharesRight: parts.sharesRight,
      text: parts.text?.markingGapsByPlace,
      gaps: parts.gaps.enumerated().map { offset, gap in
        PresentedProblem.Gap(
          id: PresentedProblem.Place(offset: offset),
          kind: gap.kind.name,
          options: PresentedProblem.Part.placed(gapOptions[gap.id]?.map(\.text) ?? [])
        )
      },
      minimumWords: parts.minimumWords,
      maximumWords: parts.maximumWords
    )
  }

  /// The parts that some kinds have, under their names in the bank.
  var presentedParts: PresentedParts {
    problem.kind.quizTask?.presentation(of: shown) ?? PresentedParts()
  }
}

extension PresentedProblem {
  /// Creates a question without a right answer, which is worth nothing and belongs to no set.
  package init(poll id: Problem.ID, prompt: RichText, options: [RichText], picksSeveral: Bool) {
    self.init(
      id: id,
      set: "",
      setTitle: "",
      kind: picksSeveral ? .checkAll : .multipleChoice,
      introduction: nil,
      prompt: prompt,
      points: .zero,
      options: Part.placed(options),
      picksAtOnce: picksSeveral,
      items: [],
      left: [],
      sharesRight: false,
      text: nil,
      gaps: [],
      minimumWords: nil,
      maximumWords: nil
    )
  }
}

extension PresentedProblem.Place {
  /// The place of something by its offset.
  package init(offset: Int) { self.init("\(offset + 1)") }
}

extension PresentedProblem.Part {
  /// Texts in the order shown, each with its place.
  package static func placed(_ texts: [RichText]) -> [PresentedProblem.Part] {
    texts.enumerated().map { offset, text in
      PresentedProblem.Part(id: PresentedProblem.Place(offset: offset), text: text)
    }
  }
}

extension RichText {
  /// The text of a cloze with each marker by the place of its gap.
  fileprivate var markingGapsByPlace: RichText {
    var count = 0
    let segments = ClozeTask.segments(of: self)
    let placed = segments.map { segment in
      guard case .gap = segment else { return segment }
      count += 1
      return .gap(ClozeTask.Gap.ID("\(count)"))
    }
    // A text that has its places for names already stays as its author wrote it.
    guard placed != segments else { return self }
    return RichText(
      of: placed.map { segment in
        switch segment {
        case .run(let run): run
        case .gap(let place): .text("[[\(place)]]")
        }
      }
    )
  }
}

// MARK: - JSON

extension PresentedProblem: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let set = record.field("set", \.set)
    let setTitle = record.field("setTitle", \.setTitle)
    let kind = record.field("kind", \.kind)
    let introduction = record.field("introduction", \.introduction)
    let prompt = record.field("prompt", \.prompt)
    let points = record.field("points", \.points)
    let options = record.field("options", \.options)
    let picksAtOnce = record.field("picksAtOnce", \.picksAtOnce, default: false)
    let items = record.field("items", \.items, default: [])
    let left = record.field("left", \.left, default: [])
    let sharesRight = record.field("sharesRight", \.sharesRight, default: false)
    let text = record.field("text", \.text)
    let gaps = record.field("gaps", \.gaps, default: [])
    let minimumWords = record.field("minimumWords", \.minimumWords)
    let maximumWords = record.field("maximumWords", \.maximumWords)
    return try PresentedProblem(
      id: id(),
      set: set(),
      setTitle: setTitle(),
      kind: kind(),
      introduction: introduction(),
      prompt: prompt(),
      points: points(),
      options: options(),
      picksAtOnce: picksAtOnce(),
      items: items(),
      left: left(),
      sharesRight: sharesRight(),
      text: text(),
      gaps: gaps(),
      minimumWords: minimumWords(),
      maximumWords: maximumWords()
    )
  }
}

extension PresentedProblem.Part: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    return try PresentedProblem.Part(id: id(), text: text())
  }
}

extension PresentedProblem.Gap: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let kind = record.field("kind", \.kind)
    let options = record.field("options", \.options, default: [])
    return try PresentedProblem.Gap(id: id(), kind: kind(), options: options())
  }
}

extension ProblemBank {
  /// Returns a bank in which templates are replaced by variants.
  ///
  /// Each template is replaced by `ProblemTemplate.variantsPerQuiz` of its variants, or as many
  /// as it has, behind the problems of its set; the templates are gone through in the order of the
  /// bank. Drawing a quiz does this by itself; do it once and keep the bank to draw several quizzes
  /// with the same variants.
  ///
  /// The bank knows which problems are variants, so that answers and votes count for their
  /// templates (see ``QuizEvidence``). That is no part of its content: a copy of it that was
  /// written as JSON and read again has variants that are problems like others.
  ///
  /// - Parameters:
  ///   - sets: The sets whose templates are replaced, each with all sets in it, or nil for the
  ///     whole bank; templates elsewhere stay.
  ///   - generator: The source of randomness; it is not used where there are no templates.
  /// - Returns: The bank, its other content unchanged.
  /// - Throws: ``QuizGenerationError/noVariant(of:)`` for a template whose constraints are hardly
  ///   ever met.
  /// - Complexity: O(*n*) in the number of problems and sets, if there is any template.
  public func withVariants(
    in sets: [ProblemSet.ID]? = nil,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizGenerationError) -> ProblemBank {
    guard hasTemplates else { return self }
    let chosen = sets.map { Set($0) }
    let replaced = try self.sets.map { set throws(QuizGenerationError) in
      try set.withVariants(in: chosen, using: &generator)
    }
    // Names of variants differ from all others, which the bank was checked for.
    return replacingTemplates(in: replaced)
  }
}

extension ProblemSet {
  /// The set with variants for templates, if it or a set around it is chosen; nil chooses all.
  fileprivate func withVariants(
    in chosen: Set<ProblemSet.ID>?,
    using generator: inout some RandomNumberGenerator
  ) throws(QuizGenerationError) -> ProblemSet {
    let isChosen = chosen?.contains(id) ?? true
    let inner = isChosen ? nil : chosen
    var variants: [Problem] = []
    if isChosen {
      for template in templates {
        do {
          variants += try template.variants(template.variantsPerQuiz, using: &generator)
        } catch {
          throw .noVariant(of: template.id)
        }
      }
    }
    let sets = try self.sets.map { set throws(QuizGenerationError) in
      try set.withVariants(in: inner, using: &generator)
    }
    var drawn = self
    drawn.sets = sets
    drawn.problems = problems + variants
    if isChosen { drawn.templates = [] }
    return drawn
  }
}

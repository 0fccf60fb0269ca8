// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent
internal import Quizzes

/// A bank as far as it can be read, cut into its sets, problems and templates.
struct DraftBank {
  struct Entry {
    let value: JSONNode
    let place: ContentPlace
  }

  /// A set and how many problems can be drawn from it alone.
  struct SetEntry {
    let value: JSONNode
    let place: ContentPlace
    let drawable: Int
    /// Whether it only holds smaller ones.
    let isBranch: Bool
  }

  let value: JSONNode
  /// In the order of the bank.
  private(set) var sets: [SetEntry] = []
  private(set) var problems: [DraftProblem] = []
  private(set) var templates: [Entry] = []

  init(_ value: JSONNode) {
    self.value = value
    var open = value.elements("sets", at: ContentPlace()).map {
      Entry(value: $0.value, place: $0.place)
    }
    open.reverse()
    // With a stack of its own, because a draft can be nested to any depth.
    while let entry = open.popLast() {
      let (set, place) = (entry.value, entry.place)
      let templates = set.elements("templates", at: place)
      let problems = set.elements("problems", at: place)
      let inner = set.elements("sets", at: place)
      sets.append(
        SetEntry(
          value: set,
          place: place,
          drawable: problems.count
            + templates.reduce(0) { $0 + Self.variants(of: $1.value) },
          isBranch: problems.isEmpty && templates.isEmpty && !inner.isEmpty
        )
      )
      self.problems += problems.map { DraftProblem($0.value, at: $0.place) }
      self.templates += templates.map { Entry(value: $0.value, place: $0.place) }
      open += inner.reversed().map { Entry(value: $0.value, place: $0.place) }
    }
  }

  /// Returns the number of variants of a template that a quiz can draw from.
  private static func variants(of template: JSONNode) -> Int {
    let range = ProblemTemplate.variantsRange
    return min(max(template["variantsPerQuiz"]?.integer ?? 1, range.lowerBound), range.upperBound)
  }
}

/// A problem as far as it can be read.
struct DraftProblem {
  struct Option {
    let id: String?
    let text: RichText?
    let isCorrect: Bool
    let role: String?
    /// Whether its weight is the whole of the problem's points.
    let hasFullWeight: Bool
    let place: ContentPlace

    /// Whether it can be right by itself, without saying something about the others.
    var isOrdinary: Bool { role == nil || role == "ordinary" }
  }

  let value: JSONNode
  let place: ContentPlace
  let id: String?
  let kind: ProblemKind.Name?
  let prompt: RichText?
  let options: [Option]

  init(_ value: JSONNode, at place: ContentPlace) {
    self.value = value
    self.place = place
    id = value["id"]?.text
    kind = value["kind"]?.text.flatMap(ProblemKind.Name.init)
    prompt = value["prompt"]?.richText
    options = value.elements("options", at: place).enumerated().map { index, entry in
      let (option, place) = entry
      return Option(
        id: option["id"] == nil ? AnswerOption.letter(at: index).rawValue : option["id"]?.text,
        text: option["text"]?.richText,
        isCorrect: option["correct"]?.flag == true,
        role: option["role"]?.text,
        hasFullWeight: option["weight"]?.text == "1" || option["weight"]?.integer == 1,
        place: place
      )
    }
  }

  /// The accepted answers that can be read.
  var accepted: [String] { value["accepted"]?.elements.compactMap(\.text) ?? [] }

  /// The right option of a multiple-choice problem that has exactly one.
  var onlyKey: Int? {
    let keys = options.indices.filter { options[$0].isCorrect }
    return kind == .multipleChoice && keys.count == 1 ? keys[0] : nil
  }

  /// The gaps, each as a problem whose prompt is that of all.
  var gaps: [DraftProblem] {
    kind == .cloze
      ? value.elements("gaps", at: place).map { DraftProblem($0.value, at: $0.place) } : []
  }
}

/// The values of a bank's JSON, whatever they are, so that faulty content can be checked too.
extension JSONNode {
  /// The keys of an object in order, each once; none for another value.
  var keys: [String] { Set(members.map { $0.key.text ?? "" }).sorted() }

  /// The whole number that it is.
  var integer: Int? {
    spelling.flatMap { Int($0) } ?? number.flatMap { Int(exactly: $0) }
  }

  /// The text that it is, plain or with markup.
  var richText: RichText? {
    text.map { RichText($0) } ?? self["markup"]?.text.map { RichText(markup: $0) }
  }

  /// The elements of an array under a key, with their places.
  func elements(_ key: String, at place: ContentPlace) -> [(value: JSONNode, place: ContentPlace)] {
    let place = place.key(key)
    return (self[key]?.elements ?? []).enumerated().map { ($1, place.index($0)) }
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent
internal import Quizzes

/// A bank as far as it can be read, cut into its sets, problems and templates.
struct DraftBank {
  struct Entry {
    let value: DraftValue
    let place: ContentPlace
  }

  /// A set and how many problems can be drawn from it alone.
  struct SetEntry {
    let value: DraftValue
    let place: ContentPlace
    let drawable: Int
    /// Whether it only holds smaller ones.
    let isBranch: Bool
  }

  let value: DraftValue
  /// In the order of the bank.
  private(set) var sets: [SetEntry] = []
  private(set) var problems: [DraftProblem] = []
  private(set) var templates: [Entry] = []

  init(_ value: DraftValue) {
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

  /// How many variants of a template a quiz can draw from.
  private static func variants(of template: DraftValue) -> Int {
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
    let place: ContentPlace

    /// Whether it can be right by itself, without saying something about the others.
    var isOrdinary: Bool { role == nil || role == "ordinary" }
  }

  let value: DraftValue
  let place: ContentPlace
  let id: String?
  let kind: ProblemKind.Name?
  let prompt: RichText?
  let options: [Option]

  init(_ value: DraftValue, at place: ContentPlace) {
    self.value = value
    self.place = place
    id = value["id"]?.string
    kind = value["kind"]?.string.flatMap(ProblemKind.Name.init)
    prompt = value["prompt"]?.richText
    options = value.elements("options", at: place).enumerated().map { index, entry in
      let (option, place) = entry
      return Option(
        id: option["id"] == nil ? AnswerOption.letter(at: index).rawValue : option["id"]?.string,
        text: option["text"]?.richText,
        isCorrect: option["correct"] == .bool(true),
        role: option["role"]?.string,
        place: place
      )
    }
  }

  /// The accepted answers that can be read.
  var accepted: [String] { value["accepted"]?.array.compactMap(\.string) ?? [] }

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

/// A value of a bank's JSON, whatever it is, so that faulty content can be checked too.
enum DraftValue: Hashable {
  case object([String: DraftValue])
  case array([DraftValue])
  case string(String)
  case bool(Bool)
  case integer(Int)
  /// Another number, or null: nothing that is checked here.
  case other

  subscript(key: String) -> DraftValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  /// The keys of an object in order; none for another value.
  var keys: [String] {
    if case .object(let object) = self { object.keys.sorted() } else { [] }
  }

  var array: [DraftValue] {
    if case .array(let array) = self { array } else { [] }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The text that it is, plain or with markup.
  var richText: RichText? {
    switch self {
    case .string(let plain): RichText(plain)
    case .object(let object): object["markup"]?.string.map { RichText(markup: $0) }
    default: nil
    }
  }

  /// The elements of an array under a key, with their places.
  func elements(_ key: String, at place: ContentPlace) -> [(value: DraftValue, place: ContentPlace)]
  {
    let place = place.key(key)
    return (self[key]?.array ?? []).enumerated().map { ($1, place.index($0)) }
  }
}

extension DraftValue {
  /// Reads any value; of members with the same key, which no bank can have, the first one counts.
  init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      let members = node.members
      var object: [String: DraftValue] = Dictionary(minimumCapacity: members.count)
      for (key, value) in members {
        _ = object.insertIfNew(DraftValue(value), forKey: key.text ?? "")
      }
      self = .object(object)
    case .array: self = .array(node.elements.map(DraftValue.init))
    case .text: self = .string(node.text ?? "")
    case .flag: self = .bool(node.flag == true)
    case .number:
      let integer = node.spelling.flatMap { Int($0) } ?? node.number.flatMap { Int(exactly: $0) }
      self = integer.map(DraftValue.integer) ?? .other
    case .null: self = .other
    }
  }
}

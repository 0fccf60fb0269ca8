// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import Quizzes

/// Puts the texts of a translation into the JSON of a bank.
///
/// The kinds of problems make no difference: a text is whatever stands below a key that is known to
/// hold texts, so a new kind is translated as soon as it uses one of these.
struct TextMerger {
  private let translation: BankTranslation
  var faults: [LocatedFault<ProblemFault>] = []

  init(_ translation: BankTranslation) {
    self.translation = translation
  }

  /// The keys of texts, and of what has texts in it.
  private static let keys: Set<String> = [
    "title", "introduction", "prompt", "text", "explanation", "feedback", "hints", "options",
    "items", "left", "right", "gaps", "accepted", "confusables", "expectedAnswers", "sampleAnswer",
    "rubric",
    "criteria", "levels", "description", "variables", "texts",
  ]
  /// The lists that a translation has as a whole, since another language has other answers.
  private static let wholeLists: Set<String> = ["accepted", "confusables", "texts"]

  // MARK: Merging

  /// A bank with the texts of the translation.
  mutating func bank(_ root: JSONNode) -> JSONValue {
    var members: [(String, JSONValue)] = []
    for member in root.members where !member.key.isText("language") {
      switch member.key.text {
      case "title":
        let title = translation.title.map(JSONValue.text)
        members.append(("title", title ?? member.value.value))
      case "sets": members.append(("sets", sets(member.value)))
      default: members.append((member.key.text ?? "", .source(Array(member.value.bytes))))
      }
    }
    return .map(members + [("language", .text(translation.language))])
  }

  private mutating func sets(_ list: JSONNode) -> JSONValue {
    .list(list.elements.map { set($0) })
  }

  private mutating func set(_ set: JSONNode) -> JSONValue {
    let id = set["id"]?.text ?? ""
    let patch = translation.texts(ofSet: id)
    let place = ContentPlace().key("sets").key(id)
    for member in patch?.members ?? [] where !["title", "description"].contains(member.key.text) {
      note("expected \"title\" or \"description\"", place.key(member.key.text ?? ""))
    }
    var members: [(String, JSONValue)] = []
    for member in set.members {
      let key = member.key.text ?? ""
      switch key {
      case "title", "description":
        let text = patch?[key].map { merged(member.value, $0, key, at: place.key(key)) }
        members.append((key, text ?? member.value.value))
      case "sets": members.append((key, sets(member.value)))
      case "problems", "templates":
        members.append((key, .list(member.value.elements.map { problem($0) })))
      default: members.append((key, .source(Array(member.value.bytes))))
      }
    }
    return .map(members)
  }

  private mutating func problem(_ problem: JSONNode) -> JSONValue {
    let id = problem["id"]?.text ?? ""
    guard let patch = translation.texts(of: id) else { return .source(Array(problem.bytes)) }
    return merged(problem, patch, "", at: ContentPlace().key("problems").key(id))
  }

  private mutating func note(_ reason: String, _ place: ContentPlace) {
    faults.append(LocatedFault(.malformed(reason), at: place))
  }

  /// A value with the texts of another one.
  private mutating func merged(
    _ base: JSONNode,
    _ patch: JSONNode,
    _ key: String,
    at place: ContentPlace
  ) -> JSONValue {
    switch base.kind {
    case .text: return text(patch, at: place)
    case .object where base["markup"] != nil: return text(patch, at: place)
    case .object where patch.kind == .text && base["text"] != nil:
      // An option or an item that has only its text.
      let inner = JSONNode(["text": patch.value])
      return merged(base, inner, key, at: place)
    case .object: return object(base, patch, at: place)
    case .array where Self.wholeLists.contains(key):
      guard patch.kind == .array, !patch.elements.isEmpty || key == "confusables" else {
        note("expected a list of texts", place)
        return base.value
      }
      return patch.value
    case .array where base.elements.contains(where: { $0[Self.name] != nil }):
      return named(base, patch, key, at: place)
    case .array:
      guard patch.kind == .array, patch.elements.count == base.elements.count else {
        note("expected a list of \(base.elements.count) texts, null for one that stays", place)
        return base.value
      }
      var elements: [JSONValue] = []
      for (index, pair) in zip(base.elements, patch.elements).enumerated() {
        let (own, new) = pair
        elements.append(
          new.kind == .null ? own.value : merged(own, new, key, at: place.index(index))
        )
      }
      return .list(elements)
    case .number, .flag, .null:
      note("expected nothing: this is no text", place)
      return base.value
    }
  }

  private static let name = "id"

  private mutating func text(_ patch: JSONNode, at place: ContentPlace) -> JSONValue {
    let words = patch.text ?? patch["markup"]?.text
    if words == nil {
      note("expected a text", place)
    } else if words?.isInvisible == true {
      note("the text is empty", place)
    }
    return patch.value
  }

  private mutating func object(
    _ base: JSONNode,
    _ patch: JSONNode,
    at place: ContentPlace
  ) -> JSONValue {
    guard patch.kind == .object else {
      note("expected an object with texts", place)
      return base.value
    }
    for member in patch.members {
      let key = member.key.text ?? ""
      if !Self.keys.contains(key) {
        note("a translation has texts and answers, and no \"\(key)\"", place.key(key))
      } else if base[key] == nil {
        note("there is no \"\(key)\" to translate", place.key(key))
      }
    }
    return .map(
      base.members.map { member -> (String, JSONValue) in
        let key = member.key.text ?? ""
        guard let new = patch[key], Self.keys.contains(key) else {
          return (key, member.value.value)
        }
        return (key, merged(member.value, new, key, at: place.key(key)))
      }
    )
  }

  /// A list whose elements have names.
  private mutating func named(
    _ base: JSONNode,
    _ patch: JSONNode,
    _ key: String,
    at place: ContentPlace
  ) -> JSONValue {
    guard patch.kind == .object else {
      note("expected an object by identifiers", place)
      return base.value
    }
    let names = base.elements.map { $0[Self.name]?.text ?? "" }
    for member in patch.members where !names.contains(member.key.text ?? "") {
      note("there is none of this name", place.key(member.key.text ?? ""))
    }
    return .list(
      zip(names, base.elements).map { name, element -> JSONValue in
        patch[name].map { merged(element, $0, key, at: place.key(name)) } ?? element.value
      }
    )
  }

  // MARK: What is missing

  /// All problems and templates of a bank.
  static func parts(of set: JSONNode) -> [JSONNode] {
    let own = (set["problems"]?.elements ?? []) + (set["templates"]?.elements ?? [])
    return own + (set["sets"]?.elements ?? []).flatMap { parts(of: $0) }
  }

  /// The places of texts with words for which there is nothing in a translation.
  static func missing(in base: JSONNode, _ patch: JSONNode?) -> [ContentPlace] {
    let isWritten = ["exactMatch", "roughMatch", "date"].contains(base["kind"]?.text)
    return missing(in: base, patch, "", isWritten: isWritten, at: ContentPlace())
  }

  private static func missing(
    in base: JSONNode,
    _ patch: JSONNode?,
    _ key: String,
    isWritten: Bool,
    at place: ContentPlace
  ) -> [ContentPlace] {
    switch base.kind {
    case .text: return patch == nil && hasWords(base.text) ? [place] : []
    case .object where base["markup"] != nil:
      return patch == nil && hasWords(base["markup"]?.text) ? [place] : []
    case .object:
      let isWritten =
        base["kind"].map { ["exactMatch", "roughMatch", "date"].contains($0.text) } ?? isWritten
      return base.members.flatMap { member -> [ContentPlace] in
        let key = member.key.text ?? ""
        guard keys.contains(key) else { return [] }
        // An element that is given as its text has that and nothing else.
        let own = patch?.kind == .text && key == "text" ? patch : patch?[key]
        return missing(in: member.value, own, key, isWritten: isWritten, at: place.key(key))
      }
    case .array where wholeLists.contains(key):
      let isWords = base.elements.contains { hasWords($0.text) }
      return patch == nil && isWords && (isWritten || key == "texts") ? [place] : []
    case .array:
      return base.elements.enumerated().flatMap { index, element -> [ContentPlace] in
        let id = element[Self.name]?.text
        let own = id.map { patch?[$0] } ?? patch?.elements.dropFirst(index).first
        let inner = id.map { place.key($0) } ?? place.index(index)
        return missing(in: element, own, key, isWritten: isWritten, at: inner)
      }
    case .number, .flag, .null: return []
    }
  }

  /// Whether a text has a word, and not only names of quantities, signs and numbers.
  private static func hasWords(_ text: String?) -> Bool {
    var letters = 0
    for character in text ?? "" {
      letters = character.isLetter ? letters + 1 : 0
      if letters >= 3 { return true }
    }
    return false
  }
}

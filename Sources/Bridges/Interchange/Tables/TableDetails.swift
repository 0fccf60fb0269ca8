// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The rest of the JSON of a problem, which the cells of its row leave open.
///
/// A writer takes away what a reader makes of the other cells, and a reader adds it again, so that
/// nothing of a problem is lost, and what stands in the other cells can be changed there.
extension JSONValue {
  static let null = JSONValue.source(Array("null".utf8))

  /// The value of a part of a file.
  init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      self = .map(node.members.map { ($0.key.text ?? "", JSONValue($0.value)) })
    case .array: self = .list(node.elements.map { JSONValue($0) })
    case .text: self = .text(node.text ?? "")
    case .number: self = .number(node.spelling ?? "0")
    case .flag: self = .flag(node.flag ?? false)
    case .null: self = .null
    }
  }

  /// The value of a text in JSON; nil for a text that is none.
  init?(json text: String) {
    let tree = JSONTree(Array(text.utf8))
    guard tree.faults.isEmpty, tree.repeatedKey == nil, let root = tree.roots.first else {
      return nil
    }
    self.init(root)
  }

  /// The value of something that is encoded.
  init?(encoding value: some Encodable) {
    guard let data = try? ContentJSON<ProblemFault>.encode(value) else { return nil }
    self.init(json: String(decoding: data, as: UTF8.self))
  }

  subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place] = Member(key: key, value: value)
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

  /// The members to add to a value to make this one of it; nil for the same.
  func difference(to base: JSONValue) -> JSONValue? {
    switch (self, base) {
    case (.object(let members), .object(let others)):
      var changes: [(String, JSONValue)] = []
      for member in members {
        guard let other = base[member.key] else {
          changes.append((member.key, member.value))
          continue
        }
        if let change = member.value.difference(to: other) { changes.append((member.key, change)) }
      }
      for other in others where self[other.key] == nil { changes.append((other.key, .null)) }
      return changes.isEmpty ? nil : .map(changes.sorted { $0.0 < $1.0 })
    case (.list(let elements), .list(let others)) where elements.count == others.count:
      let changes = zip(elements, others).map { $0.difference(to: $1) }
      return changes.allSatisfy { $0 == nil } ? nil : .list(changes.map { $0 ?? .null })
    default: return self == base ? nil : self
    }
  }

  /// The value that a difference makes of this one.
  func adding(_ difference: JSONValue) -> JSONValue {
    switch (self, difference) {
    case (.object, .object(let changes)):
      var value = self
      for change in changes {
        value[change.key] =
          change.value == .null
          ? nil : value[change.key]?.adding(change.value) ?? change.value
      }
      return value
    case (.list(let elements), .list(let changes)) where elements.count == changes.count:
      return .list(zip(elements, changes).map { $1 == .null ? $0 : $0.adding($1) })
    default: return difference
    }
  }

  /// The value as a text on one line.
  var json: String { String(decoding: bytes, as: UTF8.self) }
}

extension Problem {
  /// The JSON of all that belongs into a row and has no cell of its own.
  var detailed: JSONValue? {
    guard var json = JSONValue(encoding: self) else { return nil }
    for key in ["id", "title", "introduction", "points", "tags", "source", "origin"] {
      json[key] = nil
    }
    // What an encoder leaves out, a difference must see.
    json.nameOptions()
    if let gaps = json["gaps"]?.list {
      json["gaps"] = .list(
        gaps.map { gap in
          var gap = gap
          gap.nameOptions()
          return gap
        }
      )
    }
    return json
  }

  /// The problem of a JSON that has not what ``detailed`` leaves out.
  init(detailed json: JSONValue, title: String?, tags: [String], source: String?) throws {
    var json = json
    json["id"] = .text("row")
    json["title"] = title.map { .text($0) }
    json["tags"] = .list(tags.map { .text($0) })
    json["source"] = source.map { .text($0) }
    json["origin"] = .text(Origin.imported.rawValue)
    self = try ContentJSON<ProblemFault>.decode(Problem.self, from: Data(json.bytes))
  }
}

extension JSONValue {
  /// Gives each option the name that it has without one.
  fileprivate mutating func nameOptions() {
    guard let options = self["options"]?.list else { return }
    self["options"] = .list(
      options.enumerated().map { index, option in
        var option = option
        if option["id"] == nil { option["id"] = .text(AnswerOption.letter(at: index).rawValue) }
        return option
      }
    )
  }
}

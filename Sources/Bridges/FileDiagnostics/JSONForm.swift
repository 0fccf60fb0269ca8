// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The form that a format prescribes for a value of JSON.
package indirect enum JSONForm: Sendable {
  /// Any value.
  case anything
  /// Any text.
  case text
  /// A text of a notation.
  case notation(JSONNotation)
  /// One of these texts, to the letter.
  case words([String])
  /// A text, or a list of texts, with one of these among them.
  case including([String])
  case flag
  case number(ClosedRange<Double>)
  case whole
  case list(JSONForm)
  /// A value, or a list of them.
  case oneOrMany(JSONForm)
  /// A text for a text, and another form for all else: JSON-LD lets an address stand for an object.
  case either(JSONForm, or: JSONForm)
  /// An object whose keys are of a notation and whose values are of a form.
  case map(JSONNotation, JSONForm)
  case object(@Sendable () -> JSONObjectForm)

  package static let number = JSONForm.number(
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  )
}

/// The members that a format prescribes for an object.
package struct JSONObjectForm: Sendable {
  /// A member that an object must or can have.
  package struct Member: Sendable {
    let key: String
    let form: JSONForm
    let isRequired: Bool

    package static func required(_ key: String, _ form: JSONForm) -> Member {
      Member(key: key, form: form, isRequired: true)
    }

    package static func optional(_ key: String, _ form: JSONForm) -> Member {
      Member(key: key, form: form, isRequired: false)
    }
  }

  let members: [Member]
  /// Whether an object may have other members.
  let isOpen: Bool
  /// The rules that concern several members.
  let rule: @Sendable (JSONNode, inout JSONCheck) -> Void

  package init(
    _ members: [Member],
    isOpen: Bool = false,
    rule: @escaping @Sendable (JSONNode, inout JSONCheck) -> Void = { _, _ in }
  ) {
    (self.members, self.isOpen, self.rule) = (members, isOpen, rule)
  }
}

/// Compares values with the forms that a format prescribes, and notes each difference.
package struct JSONCheck {
  package private(set) var remarks: [Remark] = []

  package init() {}

  package mutating func remark(
    _ code: Diagnostic.Code,
    at node: JSONNode,
    _ values: [String: String] = [:]
  ) {
    remarks.append(Remark(code, at: node.range, values.mapValues { .text($0) }))
  }

  /// Notes that a value is not as it should be written.
  package mutating func remarkValue(_ node: JSONNode, name: String, like example: String) {
    let found = node.text ?? String(decoding: node.bytes.prefix(40), as: UTF8.self)
    remark(.malformedValue, at: node, ["name": name, "value": found, "example": example])
  }

  /// Compares a value with a form.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - form: The form.
  ///   - name: The key of the value, for the sentences.
  package mutating func check(_ node: JSONNode, _ form: JSONForm, name: String) {
    switch form {
    case .anything: break
    case .text: expect(.text, node, name)
    case .notation(let notation):
      if expect(.text, node, name), !notation.fits(node) {
        remarkValue(node, name: name, like: notation.example)
      }
    case .words(let words):
      if expect(.text, node, name), !words.contains(where: node.isText) {
        remarkValue(node, name: name, like: words.joined(separator: " | "))
      }
    case .including(let words):
      if !node.oneOrMany.contains(where: { words.contains(where: $0.isText) }) {
        remarkValue(node, name: name, like: words.joined(separator: " | "))
      }
    case .flag: expect(.flag, node, name)
    case .number(let range):
      guard expect(.number, node, name) else { return }
      guard let number = node.number, range.contains(number) else {
        remarkValue(node, name: name, like: "\(range.lowerBound) … \(range.upperBound)")
        return
      }
    case .whole:
      if expect(.number, node, name), node.number.flatMap({ Int(exactly: $0) }) ?? -1 < 0 {
        remarkValue(node, name: name, like: "12")
      }
    case .list(let form):
      guard expect(.array, node, name) else { return }
      for element in node.elements { check(element, form, name: name) }
    case .oneOrMany(let form):
      for element in node.oneOrMany { check(element, form, name: name) }
    case .either(let text, let other):
      check(node, node.kind == .text ? text : other, name: name)
    case .map(let notation, let form):
      guard expect(.object, node, name) else { return }
      for (key, value) in node.members {
        if !notation.fits(key) { remarkValue(key, name: name, like: notation.example) }
        check(value, form, name: name)
      }
    case .object(let form):
      if expect(.object, node, name) { check(node, form(), name: name) }
    }
  }

  private mutating func check(_ node: JSONNode, _ form: JSONObjectForm, name: String) {
    var found = UInt64(0)
    for (key, value) in node.members {
      guard let index = form.members.firstIndex(where: { key.isText($0.key) }) else {
        if !form.isOpen {
          remark(.unknownMember, at: key, ["name": key.text ?? "", "owner": name])
        }
        continue
      }
      // No format has objects with as many members.
      if found >> UInt64(index) & 1 == 1 {
        remark(.duplicateMember, at: key, ["name": key.text ?? ""])
      }
      found |= 1 << UInt64(index)
      check(value, form.members[index].form, name: form.members[index].key)
    }
    for (index, member) in form.members.enumerated()
    where member.isRequired && found >> UInt64(index) & 1 == 0 {
      remark(.missingMember, at: node, ["name": member.key, "owner": name])
    }
    form.rule(node, &self)
  }

  /// Notes a value of another kind.
  @discardableResult
  private mutating func expect(_ kind: JSONTree.Kind, _ node: JSONNode, _ name: String) -> Bool {
    if node.kind == kind { return true }
    let expected =
      switch kind {
      case .object: "{…}"
      case .array: "[…]"
      case .text: "\"…\""
      case .number: "0"
      case .flag: "true | false"
      case .null: "null"
      }
    let found = String(decoding: node.bytes.prefix(40), as: UTF8.self)
    remark(.wrongKind, at: node, ["name": name, "value": found, "expected": expected])
    return false
  }
}

extension JSONTree {
  /// Reads a text.
  package convenience init(_ source: SourceText) { self.init(source.bytes) }

  /// The faults of the syntax, behind the first byte that is no UTF-8.
  package var remarks: [Remark] {
    let faults = faults.map { fault in
      let end = min(fault.offset + 1, bytes.count)
      let values = ["expected": Sentence.Value.text(fault.expected.signs)]
      return Remark(.brokenJSON, at: min(fault.offset, end)..<end, values)
    }
    return SourceText(bytes).encodingRemarks + faults
  }
}

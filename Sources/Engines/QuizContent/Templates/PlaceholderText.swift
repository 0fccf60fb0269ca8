// SPDX-License-Identifier: Apache-2.0

/// A text with places for the numbers and texts of a variant, such as "Add {{V}} mL".
///
/// A placeholder is a name between two braces each. Braces around anything that is no name stand
/// for themselves, so TeX can be written as ever: `x^{{{n}}}` is `x^{3}` where n is 3. `{{b:+}}`
/// writes the number with its sign and a blank behind it, as the next term of a sum: "+ 3", "- 3".
struct PlaceholderText {
  struct Placeholder: Hashable {
    var name: String
    /// Whether the sign is always written.
    var isSigned: Bool
  }

  enum Piece: Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  private(set) var pieces: [Piece] = []

  /// Finds the placeholders, in time linear in the length of the text.
  init(_ source: String) {
    var rest = Substring(source)
    var text = ""
    while let range = rest.firstRange(of: "{{") {
      text += rest[..<range.lowerBound]
      guard let (placeholder, end) = Self.placeholder(in: rest[range.upperBound...]) else {
        text += "{"
        rest = rest[rest.index(after: range.lowerBound)...]
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.placeholder(placeholder))
      rest = rest[end...]
    }
    text += rest
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// The placeholder that a text begins with behind its braces, and where it ends.
  private static func placeholder(in text: Substring) -> (Placeholder, String.Index)? {
    let name = text.prefix { $0.isNamePart }
    guard TemplateName.isPossible(String(name)) else { return nil }
    var rest = text[name.endIndex...]
    let isSigned = rest.hasPrefix(":+")
    if isSigned { rest = rest.dropFirst(2) }
    guard rest.hasPrefix("}}") else { return nil }
    let end = rest.index(rest.startIndex, offsetBy: 2)
    return (Placeholder(name: String(name), isSigned: isSigned), end)
  }

  /// The names that the text uses.
  var names: [String] {
    pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder.name } else { nil }
    }
  }
}

/// The names that variables and formulas may have.
enum TemplateName {
  /// The most characters of a name.
  static let maximumLength = 64

  /// Whether a text is a letter with letters and digits behind it.
  static func isPossible(_ name: String) -> Bool {
    name.first?.isLetter == true && name.utf8.count <= maximumLength
      && name.allSatisfy(\.isNamePart)
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isASCII && (isLetter || isNumber) }
}

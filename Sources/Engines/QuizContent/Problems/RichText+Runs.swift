// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension RichText {
  /// A text of some runs, with markup where they need it.
  package init(of runs: [Run]) {
    let texts = runs.compactMap { if case .text(let text) = $0 { text } else { nil } }
    if texts.count == runs.count {
      self.init(texts.joined())
    } else {
      self.init(markup: Self.markup(of: runs))
    }
  }

  /// The source of a text with some runs.
  package static func markup(of runs: [Run]) -> String {
    runs.map { run in
      switch run {
      case .text(let text): escaped(text, "\\*$!")
      case .emphasis(let text): emphasized(text)
      case .formula(let formula):
        formulaSource(formula).map { "$\($0)$" } ?? escaped(formula, "\\*$!")
      case .image(let reference, let alternative):
        "![\(escaped(alternative, "\\]"))](\(escaped(reference, "\\)")))"
      }
    }
    .joined()
  }

  /// A formula as it can stand between dollar signs, or nil for one with a dollar sign of its own
  /// that would end it.
  package static func formulaSource(_ formula: String) -> String? {
    var isEscaped = false
    for character in formula {
      if character == "$", !isEscaped { return nil }
      isEscaped = character == "\\" && !isEscaped
    }
    // The last backslash of TeX's "\ " would take the meaning from the dollar sign behind it.
    return isEscaped ? formula + " " : formula
  }

  /// Emphasis without the white space around it, which would not be seen.
  private static func emphasized(_ text: String) -> String {
    let start = text.prefix { $0.isWhitespace }
    guard start.count < text.count else { return text }
    let end = String(text.reversed().prefix { $0.isWhitespace }.reversed())
    let inside = String(text.dropFirst(start.count).dropLast(end.count))
    return "\(start)*\(escaped(inside, "\\*"))*\(end)"
  }

  /// A text with a backslash before each of some signs, so that they stand for themselves.
  private static func escaped(_ text: String, _ signs: String) -> String {
    text.map { signs.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

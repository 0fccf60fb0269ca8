// SPDX-License-Identifier: Apache-2.0
import Quizzes
import RichTextHTML

extension String {
  /// The text cut into lines between words; a word that is longer than a line stays whole.
  ///
  /// Line ends in the text are kept, and so are several blanks together.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - hanging: By how many columns every line but the first is shorter.
  /// - Returns: The lines, at least one.
  func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
      var current = words[0]
      for word in words.dropFirst() {
        let room = lines.isEmpty ? width : width - hanging
        if current.columns + 1 + word.columns <= room {
          current += " \(word)"
        } else if !word.isEmpty {
          lines.append(current)
          current = word
        }
      }
      lines.append(current)
    }
    return lines
  }

  /// The columns that the text takes: one for every character, but none for what sets a color.
  var columns: Int {
    var isColor = false
    return reduce(into: 0) { count, character in
      if character == "\u{1B}" {
        isColor = true
      } else if isColor {
        isColor = character != "m"
      } else {
        count += 1
      }
    }
  }

  /// The text without control characters, line ends excepted, so that content cannot drive a
  /// terminal.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\n" ? " " : scalar
        }
      )
    )
  }

  /// The text with the signs that the parser puts around what was typed as the tool has them:
  /// none around options, and else “ and ”.
  var withHouseQuotes: String {
    replacing(#/(^|[^\p{L}\p{N}])'([^'\n]*)'/#) { match in
      match.2.hasPrefix("-") ? "\(match.1)\(match.2)" : "\(match.1)“\(match.2)”"
    }
  }

  /// The text on one line and without control characters.
  var onOneLine: String {
    printable.split(separator: "\n").joined(separator: " ")
  }
}

extension [String] {
  /// The texts side by side, as many in a line as there is room for.
  func joined(to width: Int) -> [String] {
    reduce(into: []) { lines, text in
      if let last = lines.last, last.columns + 3 + text.columns <= width {
        lines[lines.count - 1] = "\(last)   \(text)"
      } else {
        lines.append(text)
      }
    }
  }
}

extension RichText {
  /// The text for a terminal.
  ///
  /// Emphasis stays recognizable where there are no colors, formulae are written in Unicode as far
  /// as it goes, and images are given by their alternative texts.
  func rendered(_ style: Style) -> String {
    lineRuns.map { $0.rendered(style) }.joined()
  }
}

extension RichText.Run {
  /// The run for a terminal.
  func rendered(_ style: Style) -> String {
    switch self {
    case .text(let text): text.printable
    case .emphasis(let text):
      style.isColored ? style.italic(text.printable) : "*\(text.printable)*"
    case .formula(let formula): TeXFormula(formula.printable).plainText
    case .image(_, let alternative): "[image: \(alternative.printable)]"
    case .table(let table): "\n" + table.lines.map { $0.rendered(style) }.joined() + "\n"
    }
  }
}

/// A number of things in words, as in "1 problem" and "2 problems".
struct Count: CustomStringConvertible {
  let description: String

  /// Counts whole things.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - noun: What one of them is called.
  ///   - plural: What several are called, where it is not the noun with an s.
  init(_ count: Int, _ noun: String, _ plural: String? = nil) {
    description = "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// A number that need not be whole.
  init(_ count: Fraction, _ noun: String) {
    description = "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

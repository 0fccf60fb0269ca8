import Quizzes

extension String {
  /// The text cut into lines between words; a word that is longer than a line stays whole.
  ///
  /// Line ends in the text are kept. Every character counts as one column.
  func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      var current = ""
      for word in line.split(separator: " ") {
        if current.isEmpty {
          current = String(word)
        } else if current.count + 1 + word.count <= width {
          current += " \(word)"
        } else {
          lines.append(current)
          current = String(word)
        }
      }
      return lines + [current]
    }
  }

  /// The text without control characters, line ends excepted, so that content cannot drive a terminal.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\n" ? " " : scalar
        }
      )
    )
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
      if let last = lines.last, last.count + 3 + text.count <= width {
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
  /// Emphasis stays recognisable where there are no colours, formulae are written in Unicode as far as it
  /// goes, and images are given by their alternative texts.
  func rendered(_ style: Style) -> String {
    runs.map { run in
      switch run {
      case .text(let text): text.printable
      case .emphasis(let text):
        style.isColored ? style.italic(text.printable) : "*\(text.printable)*"
      case .formula(let formula): FormulaText.unicode(formula.printable)
      case .image(_, let alternative): "[image: \(alternative.printable)]"
      }
    }.joined()
  }
}

/// A number of things in words, as in "1 problem" and "2 problems".
struct Count: CustomStringConvertible {
  let description: String

  init(_ count: Int, _ noun: String) {
    description = "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A number that need not be whole.
  init(_ count: Fraction, _ noun: String) {
    description = "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

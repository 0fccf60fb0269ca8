// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

/// Keeps the places of gaps while a text in HTML becomes a text with marks.
///
/// A gap stands in the HTML as a number between two characters that no text has, so that nothing
/// that an author writes is taken for one. In the text it stands as `[[1]]`, outside of emphasis
/// and formulae.
enum GapMarkers {
  private static let open: Unicode.Scalar = "\u{10FFFC}"
  private static let close: Unicode.Scalar = "\u{10FFFD}"

  static func isMarker(_ scalar: Unicode.Scalar) -> Bool { scalar == open || scalar == close }

  /// The characters for a gap.
  static func marker(_ number: Int) -> String { "\u{10FFFC}\(number)\u{10FFFD}" }

  /// A text in which each gap is given by its characters, where it stood as its number between two
  /// signs, such as `{#1}`.
  static func marked(
    _ text: String,
    _ open: String,
    _ close: String,
    isGap: (Int) -> Bool
  ) -> String {
    replacing(in: text.withoutGapCharacters, open, close) { isGap($0) ? marker($0) : nil }
  }

  /// A text with something else for each gap, which stands in it as its number between two signs.
  static func replacing(
    in text: String,
    _ open: String,
    _ close: String,
    _ replacement: (Int) -> String?
  ) -> String {
    var written = ""
    var rest = text[...]
    while let start = rest.firstRange(of: open) {
      let behind = rest[start.upperBound...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      written += rest[..<start.lowerBound]
      guard behind[digits.endIndex...].hasPrefix(close), let number = Int(digits),
        let text = replacement(number)
      else {
        written += open
        rest = behind
        continue
      }
      written += text
      rest = behind[digits.endIndex...].dropFirst(close.count)
    }
    return written + rest
  }

  /// A text with something for the characters of each gap.
  static func filled(_ text: String, _ replacement: (Int) -> String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let number): replacement(number)
      }
    }.joined()
  }

  /// A stretch of text or a gap.
  private enum Piece {
    case text(String)
    case gap(Int)
  }

  private static func pieces(of text: String) -> [Piece] {
    let scalars = text.unicodeScalars
    guard scalars.contains(open) else { return text.isEmpty ? [] : [.text(text)] }
    var pieces: [Piece] = []
    for (index, part) in scalars.split(separator: open, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: close), let number = Int(String(part[..<end]))
      else {
        if !part.isEmpty { pieces.append(.text(String(part))) }
        continue
      }
      pieces.append(.gap(number))
      let rest = part[part.index(after: end)...]
      if !rest.isEmpty { pieces.append(.text(String(rest))) }
    }
    return pieces
  }

  /// A text in which each gap stands as `[[1]]`, with the numbers of those whose place in it is
  /// only near to the one in the HTML.
  ///
  /// Gaps that it should have and has not come at its end.
  static func placed(
    in text: RichText,
    _ numbers: [Int],
    _ name: (Int) -> String
  ) -> (text: RichText, moved: [Int], hasGapInTable: Bool) {
    var runs: [RichText.Run] = []
    var seen: Set<Int> = []
    var moved: [Int] = []
    func gap(_ number: Int) -> RichText.Run {
      seen.insert(number)
      return .text("[[\(name(number))]]")
    }
    func plain(_ text: String) -> RichText.Run {
      // A bracket in front of a gap is none of its own.
      .text(text.withoutMarkers + (text.hasSuffix("[") ? "\u{2060}" : ""))
    }
    // A table keeps its shape where no gap is in it.
    let hasGapInTable = text.runs.contains { run in
      guard case .table(let table) = run else { return false }
      let markup = table.markup
      return markup.contains("[[") || markup.unicodeScalars.contains(open)
    }
    for run in hasGapInTable ? text.lineRuns : text.runs {
      switch run {
      case .text(let text):
        runs += pieces(of: text).map { piece in
          switch piece {
          case .text(let text): plain(text)
          case .gap(let number): gap(number)
          }
        }
      case .emphasis(let text):
        runs += pieces(of: text).map { piece in
          switch piece {
          case .text(let text): .emphasis(text)
          case .gap(let number): gap(number)
          }
        }
      case .formula(let formula):
        let parts = pieces(of: formula)
        let canBeCut = parts.allSatisfy { piece in
          if case .text(let text) = piece { text.isWholeFormula } else { true }
        }
        guard !canBeCut else {
          for piece in parts {
            switch piece {
            case .gap(let number): runs.append(gap(number))
            case .text(let text):
              let inside = text.trimmingSpaces
              if text.first?.isWhitespace == true { runs.append(.text(" ")) }
              if !inside.isEmpty { runs.append(.formula(inside)) }
              if !inside.isEmpty, text.last?.isWhitespace == true { runs.append(.text(" ")) }
            }
          }
          continue
        }
        runs.append(.formula(filled(formula) { _ in "□" }))
        for case .gap(let number) in parts {
          moved.append(number)
          runs += [.text(" "), gap(number)]
        }
      case .image(let reference, let alternative):
        runs.append(
          .image(reference: reference, alternative: filled(alternative) { _ in "…" })
        )
        for case .gap(let number) in pieces(of: alternative) {
          moved.append(number)
          runs += [.text(" "), gap(number)]
        }
      case .table: runs.append(run)
      }
    }
    for number in numbers where !seen.contains(number) {
      moved.append(number)
      runs += [.text(" "), gap(number)]
    }
    return (RichText(of: runs), moved, hasGapInTable)
  }
}

extension Question.Text {
  /// The text of a question with words to put into it.
  ///
  /// - Parameters:
  ///   - options: The words, of which the first belongs at `[[1]]`.
  ///   - mark: The mark that stands for a gap, by its number from 1.
  /// - Returns: The text with the marks, and the offset of the word that belongs into each gap.
  func replacingWords(
    of options: [Question.GapOption],
    _ mark: (Int) -> String
  ) -> (text: Question.Text, order: [Int]) {
    var order: [Int] = []
    var text = self
    text.source = GapMarkers.replacing(in: source, "[[", "]]") { number in
      guard options.indices.contains(number - 1) else { return nil }
      order.append(number - 1)
      return mark(order.count)
    }
    return (text, order)
  }
}

extension String {
  /// The text without the characters that stand for gaps here.
  var withoutGapCharacters: String {
    guard unicodeScalars.contains(where: GapMarkers.isMarker) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !GapMarkers.isMarker($0) }))
  }

  /// The text in which no brackets are taken for a gap: a character that is not seen stands
  /// between them.
  fileprivate var withoutMarkers: String {
    guard contains("[[") else { return self }
    return split(separator: "[[", omittingEmptySubsequences: false).joined(separator: "[\u{2060}[")
  }

  /// The text with the brackets that were kept apart.
  var withMarkers: String {
    guard unicodeScalars.contains("\u{2060}") else { return self }
    return split(separator: "[\u{2060}", omittingEmptySubsequences: false).joined(separator: "[")
  }

  /// Whether every brace of a piece of TeX has its partner in it, and no command waits for what
  /// comes behind it.
  fileprivate var isWholeFormula: Bool {
    var depth = 0
    var isEscaped = false
    for character in self {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
        if depth < 0 { return false }
      }
    }
    let end = trimmingSpaces
    let isWaiting = end.hasSuffix("^") || end.hasSuffix("_") || end.hasSuffix("\\")
    return depth == 0 && !isWaiting && !contains("\\left") && !contains("\\right")
      && !contains("\\begin") && !contains("\\end")
  }
}

// SPDX-License-Identifier: Apache-2.0

/// A format for questions that other programs have and no reader here takes, recognized by the text
/// of a file.
///
/// A file in one of these is not taken for a format that it happens to look like:
/// ``QuestionFormat/init(path:beginning:)`` is nil for it, and a reader that is chosen all the same
/// warns.
///
/// ```swift
/// ForeignFormat(beginning: Array("TF\tLima is on the coast.\ttrue\n".utf8))?.title  // "Blackboard"
/// ForeignFormat(beginning: Array("Who? {=I}".utf8))  // nil
/// ```
public struct ForeignFormat: Hashable, Sendable {
  /// The name of the program or the language that has it, as in `Blackboard`.
  public let title: String

  /// The bytes of a file that are looked at.
  static let length = 16_384
  /// The lines of those that are looked at.
  private static let lineCount = 200

  /// Recognizes a file, or returns nil for one that may be in a format that is read here.
  ///
  /// - Parameter bytes: The file, or its first 16 KiB.
  /// - Complexity: O(*n*) in the length of the bytes.
  public init?(beginning bytes: [UInt8]) {
    self.init(FileBeginning(name: "", bytes: Array(bytes.prefix(Self.length))))
  }

  init?(_ file: FileBeginning) {
    // XML and JSON are recognized by what is in them.
    let text = file.text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let first = text.first, !"<{[".contains(first) else { return nil }
    // The signs of answers in GIFT and Cloze.
    guard !file.has("{=", "{~", "{#", ":SHORTANSWER:", ":MULTICHOICE") else { return nil }
    let lines = file.text.split(whereSeparator: \.isNewline).prefix(Self.lineCount)
      .map { $0.drop { $0.isWhitespace || $0 == "\u{FEFF}" } }.filter { !$0.isEmpty }
    guard let title = Self.all.first(where: { $0.recognizes(lines) })?.title else { return nil }
    self.title = title
  }

  private static var all: [(title: String, recognizes: ([Substring]) -> Bool)] {
    [
      ("Blackboard", isBlackboard), ("Brightspace (D2L)", isBrightspace), ("WebCT", isWebCT),
      ("LaTeX", isLaTeX),
    ]
  }

  /// A kind of question, a tab and its parts in each line.
  private static func isBlackboard(_ lines: [Substring]) -> Bool {
    let kinds: Set<String> = [
      "ESS", "ORD", "MAT", "FIB", "FIB_PLUS", "FIL", "NUM", "SR", "OP", "JUMBLED_SENTENCE",
      "QUIZ_BOWL",
    ]
    let known = lines.count { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        $0.lowercased()
      }
      return switch line.prefix(while: { $0 != "\t" }) {
      case "MC", "MA": cells.contains("correct") && cells.count > 3
      case "TF": cells.count > 2 && ["true", "false"].contains(cells[2])
      case let kind: kinds.contains(String(kind)) && cells.count > 1
      }
    }
    return known > 0 && known * 10 >= lines.count * 9
  }

  /// A row for each part of a question, its name first.
  private static func isBrightspace(_ lines: [Substring]) -> Bool {
    ["NewQuestion", "QuestionText"].allSatisfy { name in
      lines.contains { line in
        let sign = line.dropFirst(name.count).first
        return line.hasPrefix(name) && sign.map { ",;\t".contains($0) } ?? true
      }
    }
  }

  /// A word between colons before each part of a question.
  private static func isWebCT(_ lines: [Substring]) -> Bool {
    [":TYPE:", ":QUESTION:"].allSatisfy { mark in lines.contains { $0.hasPrefix(mark) } }
  }

  private static func isLaTeX(_ lines: [Substring]) -> Bool {
    let marks = ["\\documentclass", "\\begin{document}", "\\begin{questions}", "\\begin{question}"]
    return lines.contains { line in marks.contains { line.hasPrefix($0) } }
  }
}

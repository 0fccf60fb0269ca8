// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// The words between asterisks in texts of H5P.
enum H5PMarks {
  /// A stretch of a text.
  enum Piece {
    /// Text as it stands.
    case text(String)
    /// The text between two asterisks.
    case mark(String)
  }

  /// Cuts a text at its asterisks, of which two side by side are one that stands for itself, as is
  /// the last of an odd number.
  static func pieces(of text: String) -> [Piece] {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    var pieces: [Piece] = []
    var plain = parts[0]
    var index = 1
    while index < parts.count {
      if index + 1 >= parts.count {
        plain += "*" + parts[index]
        index += 1
      } else if parts[index].isEmpty {
        plain += "*" + parts[index + 1]
        index += 2
      } else {
        pieces.append(.text(plain))
        pieces.append(.mark(parts[index]))
        plain = parts[index + 1]
        index += 2
      }
    }
    pieces.append(.text(plain))
    return pieces
  }

  /// A text with something in the place of what stands between asterisks.
  static func replacing(in text: String, _ place: (String) -> String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .mark(let mark): place(mark)
      }
    }.joined()
  }

  /// The answers of a blank with the tip behind them.
  static func blank(_ mark: String) -> (answers: [String], tip: String?) {
    let clean = HTMLTag.removed(from: mark)
    let parts = clean.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let answers = parts[0].split(separator: "/").map {
      HTMLEntities.decoded(String($0)).trimmingSpaces
    }
    let tip = parts.count > 1 ? String(parts[1]).trimmingSpaces : nil
    return (answers, tip.nonBlank)
  }

  /// A word to drag with its tip, and its feedback for a right and a wrong place.
  struct Word {
    var text = ""
    var tip: String?
    var feedbackWhenRight: String?
    var feedbackWhenWrong: String?

    init(_ mark: String) {
      // Each part goes on to the next sign: \+ and \- for feedback, a colon for the tip.
      var parts: [(sign: Character, text: String)] = [(" ", "")]
      var rest = mark[...]
      while let character = rest.popFirst() {
        if character == "\\", let sign = rest.first, sign == "+" || sign == "-" {
          rest = rest.dropFirst()
          parts.append((sign, ""))
        } else if character == ":", !parts.contains(where: { $0.sign == ":" }) {
          parts.append((":", ""))
        } else {
          parts[parts.count - 1].text.append(character)
        }
      }
      for part in parts {
        let text = part.text.trimmingSpaces
        switch part.sign {
        case ":": tip = Optional(text).nonBlank
        case "+": feedbackWhenRight = feedbackWhenRight ?? Optional(text).nonBlank
        case "-": feedbackWhenWrong = feedbackWhenWrong ?? Optional(text).nonBlank
        default: self.text = text
        }
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import PinLabels
/// A line of a caption, as it is written.
struct CaptionLine {
  var text: String
  var role: OverlayMark.Caption.Role
  var language: Language?

  /// The widest line, in parts of the size of letters.
  private static let limit = 20.0

  /// About how wide the line is, in parts of the size of letters: no less than in fonts without serifs that are in use.
  var width: Double { text.reduce(0) { $0 + Self.width(of: $1) } }

  /// The lines of a caption, which is broken between words where it is too wide, and else anywhere.
  static func lines(of caption: OverlayMark.Caption) -> [CaptionLine] {
    var lines = [CaptionLine(text: "", role: caption.role, language: caption.language)]
    // A correction has a tick, so that it is known without colors.
    let text = caption.role == .correction ? "✓ \(caption.text)" : caption.text
    var (line, width) = (0.0, 0.0)
    var word = ""
    func add(_ text: String, _ width: Double) {
      if line + width > limit, line > 0 {
        while lines[lines.count - 1].text.last == " " { lines[lines.count - 1].text.removeLast() }
        lines.append(CaptionLine(text: "", role: caption.role, language: caption.language))
        line = 0
      }
      lines[lines.count - 1].text += text
      line += width
    }
    for character in text {
      word.append(character)
      width += Self.width(of: character)
      if character == " " || width > limit - 1 {
        add(word, width)
        (word, width) = ("", 0)
      }
    }
    if !word.isEmpty { add(word, width) }
    return lines
  }

  /// The widths of letters of DejaVu Sans, which is wide, rounded up.
  private static func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]", "r", "t",
      "f":
      return 0.41
    case "m", "w", "M", "W", "@", "%", "✓": return 1
    case "A"..."Z": return 0.75
    case "\u{0}"..."\u{2FF}": return 0.66
    case "\u{300}"..."\u{10FF}": return 0.8
    default: return 1.05
    }
  }
}

extension OverlayMark.Caption.Role {
  var color: String {
    switch self {
    case .label: "#1b1b1b"
    case .correction: "#116329"
    case .answer: "#b00020"
    }
  }
}

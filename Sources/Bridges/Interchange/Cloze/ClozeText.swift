// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Writes the gaps of a text with embedded answers.
enum ClozeText {
  /// The text with each gap in the place of `{#1}`, `{#2}` and so on.
  static func filled(_ text: String, _ gaps: [Question.Gap]) -> String {
    var written = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{#") {
      let behind = rest[open.upperBound...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      guard behind[digits.endIndex...].first == "}", let number = Int(digits),
        gaps.indices.contains(number - 1)
      else {
        written += rest[..<open.upperBound]
        rest = behind
        continue
      }
      written += rest[..<open.lowerBound] + gap(gaps[number - 1])
      rest = behind[digits.endIndex...].dropFirst()
    }
    return written + rest
  }

  private static func gap(_ gap: Question.Gap) -> String {
    let answers = gap.answers.map { answer in
      let sign =
        answer.fraction == 1
        ? "=" : answer.fraction == 0 ? "" : "%\(MoodleWeights.percent(answer.fraction))%"
      let tolerance = answer.tolerance.map { $0 == "0" ? "" : ":\($0)" } ?? ""
      let feedback = answer.feedback.map { "#\(escaped($0.source))" } ?? ""
      return sign + escaped(answer.text.source) + tolerance + feedback
    }
    return "{\(gap.mark):\(gap.kind.spelling):\(answers.joined(separator: "~"))}"
  }

  private static func escaped(_ text: String) -> String {
    var written = ""
    for character in text {
      if ["}", "#", "~", "\\"].contains(character) { written += "\\" }
      written.append(character)
    }
    return written
  }
}

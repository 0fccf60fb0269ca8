// SPDX-License-Identifier: Apache-2.0
import Quizzes

extension RichText {
  /// The text as HTML: emphasis, formulae as MathML, and the alternative text of images that the site does not have.
  var html: String { runs.map(\.html).joined() }
}

extension RichText.Run {
  var html: String {
    switch self {
    case .text(let text):
      text.escapedForHTML.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "<br>")
    case .emphasis(let text): "<em>\(text.escapedForHTML)</em>"
    case .formula(let tex): MathML(tex).html
    case .image(_, let alternative):
      "<span class=\"missing-image\" role=\"img\">\(alternative.escapedForHTML)</span>"
    }
  }
}

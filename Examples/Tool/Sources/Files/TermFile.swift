// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

/// A file of words or terms, one a line.
struct TermFile {
  let path: String

  /// Reads the terms, without blanks around them and without empty lines.
  ///
  /// - Throws: A failure that names the first line that is not text.
  func load() throws(Failure) -> [String] {
    let lines = try InputFile(path: path).read().split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    var terms: [String] = []
    for (number, line) in zip(1..., lines) {
      guard let text = String(bytes: line, encoding: .utf8) else {
        throw .badData("\(path): line \(number) is not UTF-8 text, expected a word or a term")
      }
      let term = NormalizationStep.spacing.apply(to: text)
      if !term.isEmpty { terms.append(term) }
    }
    return terms
  }
}

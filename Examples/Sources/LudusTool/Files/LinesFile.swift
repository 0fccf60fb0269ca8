// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file of JSON Lines: a log, a list of samples or of grades.
struct LinesFile {
  let path: String

  /// Reads what is in the file, in order; lines of nothing but blanks are passed over.
  ///
  /// - Throws: A failure that names the first line that cannot be used, and what is wrong with it.
  func load<Content: Decodable>(_ type: Content.Type = Content.self) throws(Failure) -> [Content] {
    try numberedLines(type).map(\.content)
  }

  /// Reads what is in the file, each with the number of its line.
  func numberedLines<Content: Decodable>(
    _ type: Content.Type = Content.self
  ) throws(Failure) -> [(number: Int, content: Content)] {
    try numberedLines(type, in: try InputFile(path: path).read())
  }

  /// Reads data that came from the file.
  func numberedLines<Content: Decodable>(
    _ type: Content.Type = Content.self,
    in data: Data
  ) throws(Failure) -> [(number: Int, content: Content)] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    var contents: [(number: Int, content: Content)] = []
    for (number, line) in zip(1..., lines) {
      do {
        let bytes = try LineReader.Line.bytes(Array(line)[...]).checkedBytes
        guard !bytes.isBlank else { continue }
        try JSONScanner.checkLine(bytes)
        contents.append((number, try decoder.decode(type, from: line)))
      } catch {
        throw fault(Faulty.sentence(for: error), inLine: number)
      }
    }
    return contents
  }

  /// The failure of a command that cannot use a line.
  func fault(_ sentence: String, inLine number: Int) -> Failure {
    .badData("\(path): line \(number): \(sentence)")
  }
}

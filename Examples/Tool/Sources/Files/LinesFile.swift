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
    var contents: [(number: Int, content: Content)] = []
    for (number, result) in Self.results(type, in: data) {
      switch result {
      case .success(let content): contents.append((number, content))
      case .failure(let error):
        throw ContentKind.misfit(of: data, at: path, for: type)
          ?? fault(Faulty.sentence(for: error), inLine: number)
      }
    }
    return contents
  }

  /// A sentence for each line that cannot be used.
  ///
  /// - Parameters:
  ///   - type: What each line should be.
  ///   - data: The lines.
  ///   - isAlone: Whether the lines, and not files, are what the command counts.
  /// - Returns: The sentences, with the numbers of the lines.
  static func faults<Content: Decodable>(
    _ type: Content.Type,
    in data: Data,
    isAlone: Bool = false
  ) -> [String] {
    if isAlone {
      ProgressLine.shared.count("line", "lines", of: data.count { $0 == UInt8(ascii: "\n") })
    }
    defer { if isAlone { ProgressLine.shared.finishCounting() } }
    return results(type, in: data).compactMap { number, result in
      if isAlone { ProgressLine.shared.advance() }
      return if case .failure(let error) = result {
        "line \(number): \(Faulty.sentence(for: error).onOneLine)"
      } else {
        nil
      }
    }
  }

  private static func results<Content: Decodable>(
    _ type: Content.Type,
    in data: Data
  ) -> some Sequence<(number: Int, result: Result<Content, any Error>)> {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    return zip(1..., lines).lazy.compactMap { number, line in
      do {
        let bytes = try LineReader.Line.bytes(Array(line)[...]).checkedBytes
        guard !bytes.isBlank else { return nil }
        try JSONScanner.checkLine(bytes)
        return (number, .success(try decoder.decode(type, from: line)))
      } catch {
        return (number, .failure(error))
      }
    }
  }

  /// The failure of a command that cannot use a line.
  func fault(_ sentence: String, inLine number: Int) -> Failure {
    .badData("\(path): line \(number): \(sentence)")
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A JSON file: a bank, a sheet, rules, numbers or records.
struct ContentFile {
  let path: String

  /// Reads what is in the file.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - command: The command that lists all faults, if there is one.
  /// - Returns: The content.
  /// - Throws: A failure that tells in one line where the file is faulty, and what was expected there.
  func load<Content: Decodable>(
    _ type: Content.Type = Content.self,
    listedBy command: String? = nil
  ) throws(Failure) -> Content {
    try load(type, from: try InputFile(path: path).read(), listedBy: command)
  }

  /// Reads data that came from the file.
  func load<Content: Decodable>(
    _ type: Content.Type = Content.self,
    from data: Data,
    listedBy command: String? = nil
  ) throws(Failure) -> Content {
    switch Self.check(type, in: data) {
    case .success(let content): return content
    case .failure(let faulty): throw faulty.failure(of: path, listedBy: command)
    }
  }

  /// Reads data, or a line for each of its faults.
  static func check<Content: Decodable>(
    _ type: Content.Type = Content.self,
    in data: Data
  ) -> Result<Content, Faulty> {
    do {
      try JSONScanner.checkDocument(Array(data)[...])
      return .success(try JSONDecoder().decode(type, from: data))
    } catch {
      return .failure(Faulty(error))
    }
  }
}

/// The content of a file whose keys are all known.
///
/// Another key is refused, because a threshold or a number that is mistyped would have no effect.
struct Strict<Content: Decodable, Key: CodingKey & RawRepresentable<String> & CaseIterable>:
  Decodable
{
  let content: Content

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(otherThan: Key.self, calling: "a key of this file")
    content = try Content(from: decoder)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange

/// A JSON file: a bank, a sheet, rules, numbers or records.
struct ContentFile {
  let path: String

  /// Reads what is in the file.
  ///
  /// - Parameters:
  ///   - type: What to read.
  ///   - command: The command that lists all faults, if there is one.
  /// - Returns: The content.
  /// - Throws: A failure that tells in one line where the file is faulty, and what was expected
  ///   there.
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
    case .failure(let faulty):
      guard data.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
        throw .nothing(in: path, expected: "JSON")
      }
      throw ContentKind.misfit(of: data, at: path, for: type) ?? questions(in: data)
        ?? faulty.failure(of: path, listedBy: command)
    }
  }

  /// The failure for what does not even begin as JSON does; nil where it may be some.
  func notJSON(_ data: Data, expecting expected: String) -> Failure? {
    guard let first = data.first(where: { !" \t\r\n".utf8.contains($0) }) else {
      return .nothing(in: path, expected: expected)
    }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return nil }
    return questions(in: data) ?? .badData("\(path): this is not JSON, expected \(expected)")
  }

  /// The failure for questions in a format of other programs; nil where it is none.
  private func questions(in data: Data) -> Failure? {
    guard data.first != UInt8(ascii: "{"), let format = FileFormat(path: path, bytes: Array(data)),
      format.questions != nil
    else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + ".json"
    let command = "\(ToolName.current) convert \(path.quotedForShell) \(name.quotedForShell)"
    return .badData(
      "\(path): this is a file of questions (\(format.rawValue)); make a bank of it: \(command)"
    )
  }

  /// Where the data leaves the grammar of JSON: the first place, and those behind it from which
  /// reading can go on.
  static func syntaxFaults(of data: Data) -> [String] {
    let bytes = Array(data)
    do throws(UnusableLine) {
      try JSONScanner.checkDocument(bytes[...])
      return []
    } catch {
      let others = Diagnostic.faults(ofJSON: bytes).dropFirst()
      return [error.description]
        + others.map { "line \($0.line), column \($0.column): \($0.sentence(in: .english))" }
    }
  }

  /// Reads data, or a line for each of its faults.
  static func check<Content: Decodable>(
    _ type: Content.Type = Content.self,
    in data: Data
  ) -> Result<Content, Faulty> {
    let faults = syntaxFaults(of: data)
    guard faults.isEmpty else { return .failure(Faulty(lines: faults)) }
    do {
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

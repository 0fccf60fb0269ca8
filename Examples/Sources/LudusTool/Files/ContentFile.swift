import Foundation
import Gamification
import Quizzes

/// A JSON file with rules, numbers or records.
struct ContentFile {
  let path: String

  /// Reads what is in the file.
  ///
  /// - Throws: A failure that lists every fault in one line.
  func load<Content: Decodable>(_ type: Content.Type = Content.self) throws(Failure) -> Content {
    let data = try InputFile(path: path).read()
    do throws(JSONScanner.Mismatch) {
      try JSONScanner.check(Array(data)[...])
    } catch {
      let lines = data.prefix(error.position).split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
      )
      let column = String(decoding: lines.last ?? Data(), as: UTF8.self).unicodeScalars.count + 1
      throw .badData(
        "\(path): line \(lines.count), column \(column): this is not JSON, expected \(error.expected)"
      )
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as ContentError<RuleFault> {
      throw .badData("\(path): \(error.faults.map { "\($0)" }.joined(separator: "; "))")
    } catch let error as ContentError<ProblemFault> {
      throw .badData("\(path): \(Faulty(error).lines.joined(separator: "; "))")
    } catch {
      throw .badData("\(path): \(JSONLines.sentence(for: error))")
    }
  }
}

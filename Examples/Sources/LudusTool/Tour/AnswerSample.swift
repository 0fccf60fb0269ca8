import AnswerMatching
import Foundation

/// A written answer for the tour: a line of `ludus match` with what was asked.
struct AnswerSample: Decodable {
  /// What the sample shows.
  let topic: String
  let prompt: String
  let match: MatchInput

  private enum Key: String, CodingKey {
    case topic, prompt
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    topic = try container.decode(String.self, forKey: .topic)
    prompt = try container.decode(String.self, forKey: .prompt)
    match = try MatchInput(from: decoder)
  }

  /// Reads a file of samples, one a line.
  ///
  /// - Throws: A failure that names the first line that is no sample.
  static func samples(in path: String) throws(Failure) -> [AnswerSample] {
    let lines = try InputFile(path: path).read().split(separator: UInt8(ascii: "\n"))
    var samples: [AnswerSample] = []
    for (number, line) in zip(1..., lines) {
      do {
        samples.append(try JSONDecoder().decode(AnswerSample.self, from: line))
      } catch {
        throw .badData("\(path): line \(number): \(JSONLines.sentence(for: error))")
      }
    }
    return samples
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Quizzes

/// Something that a format cannot hold of a problem, for its author.
struct FormatLoss: Encodable, CustomStringConvertible {
  let problem: String?
  let severity = "warning"
  let code: String
  let message: String

  private enum Key: String, CodingKey {
    case problem, severity, code, message
  }

  var description: String {
    let place = problem.map { "problem \"\($0)\"" } ?? "bank"
    return "\(place): \(severity): \(message) [\(code)]"
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encodeIfPresent(problem, forKey: .problem)
    try object.encode(severity, forKey: .severity)
    try object.encode(code, forKey: .code)
    try object.encode(message, forKey: .message)
  }

  /// All that a format cannot hold of a bank; nothing for data that is no bank, which has faults of
  /// its own.
  static func all(of data: Data, in format: FileFormat) -> [FormatLoss] {
    guard let bank = try? ProblemBank(json: data) else { return [] }
    let losses = format.format?.write(bank).losses ?? format.package?.write(bank).losses ?? []
    // Items are counted with the sets and the texts between problems.
    let names = bank.allSets.filter { !$0.problems.isEmpty }.flatMap { set in
      [nil]
        + set.problems.flatMap { problem in
          Array(
            repeating: Optional(problem.id.rawValue),
            count: problem.introduction == nil ? 1 : 2
          )
        }
    }
    // A format without sets says so once.
    var isTold = false
    return losses.compactMap { loss in
      if loss.part == .category {
        if isTold { return nil }
        isTold = true
      }
      let problem = names.indices.contains(loss.item) ? names[loss.item] : nil
      return FormatLoss(
        problem: problem,
        code: loss.part.rawValue,
        message: loss.sentence(in: .english)
      )
    }
  }
}

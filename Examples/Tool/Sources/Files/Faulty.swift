// SPDX-License-Identifier: Apache-2.0
import LudusCore
import Quizzes

/// What is wrong with the content of a file, at least one line.
struct Faulty: Error {
  let lines: [String]

  /// Puts an error into words.
  init(_ error: any Error) {
    let sentences = (error as? any FaultList)?.sentences ?? [Self.sentence(for: error)]
    lines = sentences.map(\.onOneLine)
  }

  /// What is wrong, at least one line.
  init(lines: [String]) {
    self.lines = lines.map(\.onOneLine)
  }

  /// Says what is wrong with a value that cannot be read, or with what was asked for.
  static func sentence(for error: any Error) -> String {
    if let list = error as? any FaultList { return list.sentences.joined(separator: "; ") }
    return (error as? DecodingError).map { "\(LocatedFault<ProblemFault>($0))" } ?? "\(error)"
  }

  /// How many faults are told in one line at the most.
  private static let most = 6

  /// The failure of a command that needs the content.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - command: The command that lists all faults, beside which only the first is told; nil to
  ///     tell more.
  /// - Returns: The failure.
  func failure(of path: String, listedBy command: String? = nil) -> Failure {
    let told = lines.prefix(command == nil ? Self.most : 1)
    let more = lines.count - told.count
    let source = command.map { ", see \(ToolName.current) \($0)" } ?? ""
    let rest = more == 0 ? "" : " (and \(Count(more, "more fault"))\(source))"
    return .badData("\(path): \(told.joined(separator: "; "))\(rest)")
  }
}

/// An error that tells several faults.
private protocol FaultList: Error {
  var sentences: [String] { get }
}

extension ContentError: FaultList {
  fileprivate var sentences: [String] { faults.map { "\($0)" } }
}

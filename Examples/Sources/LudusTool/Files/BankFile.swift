import Foundation
import Quizzes

/// A file that holds a problem bank.
struct BankFile {
  let path: String

  /// Reads the bank.
  ///
  /// - Throws: A failure that tells the first fault and how many more there are.
  func load() throws(Failure) -> ProblemBank {
    switch try check() {
    case .success(let bank):
      return bank
    case .failure(let faulty):
      let more = faulty.lines.count - 1
      let rest =
        switch more {
        case 0: ""
        case 1: " (and 1 more fault, see \(ToolName.current) quiz check)"
        default: " (and \(more) more faults, see \(ToolName.current) quiz check)"
        }
      throw .badData("\(path): \(faulty.lines[0])\(rest)")
    }
  }

  /// Reads the bank, or a line for each of its faults.
  ///
  /// - Throws: A failure for a file that cannot be read.
  func check() throws(Failure) -> Result<ProblemBank, Faulty> {
    let data = try InputFile(path: path).read()
    do {
      return .success(try ProblemBank(json: data))
    } catch {
      return .failure(Faulty(lines: error.faults.map { "\($0)".onOneLine }))
    }
  }

  /// What is wrong with a file, at least one line.
  struct Faulty: Error {
    let lines: [String]
  }
}

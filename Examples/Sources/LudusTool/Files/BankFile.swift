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
    case .success(let bank): return bank
    case .failure(let faulty): throw faulty.failure(of: path, listedBy: "quiz check")
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
      return .failure(Faulty(error))
    }
  }
}

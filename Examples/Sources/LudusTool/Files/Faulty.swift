import LudusCore

/// What is wrong with the content of a file, at least one line.
struct Faulty: Error {
  let lines: [String]

  init(_ error: ContentError<some ContentFault>) {
    lines = error.faults.map { "\($0)".onOneLine }
  }

  /// The failure of a command that needs the content: the first fault, and how many more there are.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - command: The command that lists all faults.
  /// - Returns: The failure.
  func failure(of path: String, listedBy command: String) -> Failure {
    let more = lines.count - 1
    let rest =
      more == 0 ? "" : " (and \(Count(more, "more fault")), see \(ToolName.current) \(command))"
    return .badData("\(path): \(lines[0])\(rest)")
  }
}

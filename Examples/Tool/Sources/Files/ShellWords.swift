// SPDX-License-Identifier: Apache-2.0

/// The commands that the tool suggests, so that they can be copied into a shell.
enum ToolName {
  /// How this tool was called.
  ///
  /// What lies in a build folder was most likely found by `swift run`; then, and when the shell
  /// found it, the name alone is what the reader knows.
  static let current: String = {
    let called = CommandLine.arguments.first ?? ""
    let isAPath = called.contains("/") && !called.split(separator: "/").contains(".build")
    return isAPath ? called.quotedForShell : "ludus"
  }()
}

extension String {
  /// The text as one word of a shell's command.
  var quotedForShell: String {
    let isPlain = allSatisfy { character in
      character.isASCII
        && (character.isLetter || character.isNumber || "_-./+,:@%".contains(character))
    }
    return isPlain && !isEmpty
      ? self
      : "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}

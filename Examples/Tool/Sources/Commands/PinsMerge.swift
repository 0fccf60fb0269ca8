// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import PinLabels

/// The command `ludus pins merge`.
struct PinsMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two authors' versions of the same sheet.",
    discussion: """
      Writes the merged sheet to standard output. Contradicting edits are reported on standard error, one per \
      line with both values, and the exit status is 1; the merged sheet then has the value of OURS, and keeps \
      anything that one side deleted and the other edited.

      Example:

        ludus pins merge base.json ours.json theirs.json > merged.json
      """
  )

  @Argument(help: "The sheet that both authors started from, a JSON file.")
  var base: String

  @Argument(help: "One author's version of it.")
  var ours: String

  @Argument(help: "The other author's version of it.")
  var theirs: String

  @Flag(help: "Resolve contradicting edits in favor of the later one.")
  var lastWriteWins = false

  func run() throws {
    let merge: PinSheet.Merge
    do {
      merge = try PinSheet.merge(
        base: ContentFile(path: base).load(),
        ours: ContentFile(path: ours).load(),
        theirs: ContentFile(path: theirs).load(),
        policy: lastWriteWins ? .lastWriteWins : .report
      )
    } catch let error as SheetMergeError {
      throw Failure.badData("\(theirs): \(Faulty.sentence(for: error).onOneLine)")
    }
    var output = OutputBuffer()
    try output.write(merge.sheet.json())
    try output.write("\n".utf8)
    try output.flush()
    guard !merge.conflicts.isEmpty else { return }
    for conflict in merge.conflicts {
      JSONLines.tell("Conflict: \(conflict)")
    }
    throw ExitCode.failure
  }
}

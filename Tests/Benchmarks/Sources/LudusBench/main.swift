// SPDX-License-Identifier: Apache-2.0
import Interchange
import Foundation

let workloads: [any FileWorkload.Type] = [
  RoughDistance.self, DictionaryDistance.self, IndexDistance.self, TermSearch.self,
  RoughVerdict.self, WeightedDraw.self, WordScript.self, AlgebraEquivalence.self,
  GradingStream.self, ScanningStream.self, Diagnose.self, PointTotals.self, LedgerRecords.self,
  ScoreRanking.self, BoardRanking.self, PointInRegions.self, PinEvaluations.self,
  MisspelledPins.self, GroupReplay.self, GroupDecoding.self, GroupCommands.self,
  HeldGroupCommands.self, LateGroupEvents.self, OldGroupEvents.self, GroupVoids.self,
  GroupBoards.self, GroupProfiles.self, GroupMemory.self, QuestionReading<GIFT>.self,
  QuestionReading<MoodleXML>.self, ReviewScheduling<VersionSix>.self,
  ReviewScheduling<VersionSeven>.self, StatementReading.self, CalendarReading.self,
  SpreadsheetReading.self,
]

/// Prints a line to standard error and ends with an exit status of sysexits.h.
func stop(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("ludus-bench: \(message)\n".utf8))
  exit(status)
}

let usage = """
  usage: ludus-bench \(workloads.map { $0.name }.joined(separator: "|")) FILE [--repeats N]
  """
var arguments = Array(CommandLine.arguments.dropFirst())
var repeats = 5
if let flag = arguments.firstIndex(of: "--repeats") {
  guard flag + 1 < arguments.count, let number = Int(arguments[flag + 1]), number > 0 else {
    stop(usage, status: 64)
  }
  repeats = number
  arguments.removeSubrange(flag...flag + 1)
}
guard arguments.count == 2, let workload = workloads.first(where: { $0.name == arguments[0] })
else { stop(usage, status: 64) }
guard FileManager.default.isReadableFile(atPath: arguments[1]) else {
  stop("\(arguments[1]): cannot be read", status: 66)
}
do {
  print(try workload.measure(arguments[1], repeats: repeats))
} catch {
  stop("\(arguments[1]): \(error)", status: 65)
}

// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

// usage: HunspellMeasure DICTIONARY AFFIXES < WORDS
//
// Prints a 1 for each word that is known and a 0 for each other one, and on standard error how much
// memory the dictionary takes, in kilobytes, and how many look-ups it makes a second. `peer.c`
// prints the same with libhunspell.

/// The memory of this process in kilobytes, as Linux counts it.
func residentMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return Int(line.filter(\.isNumber)) ?? 0
}

let words = Array(AnyIterator { readLine() })
let files = try CommandLine.arguments.dropFirst().prefix(2).map {
  Array(try Data(contentsOf: URL(fileURLWithPath: $0)))
}
let before = residentMemory()
let lexicon = try Lexicon(hunspell: files[0], affixes: files[1])
let memory = residentMemory() - before

for word in words { print(lexicon.contains(word) ? 1 : 0) }

/// The processor's time that this process took, in seconds, as other programs may run.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

var known = 0
var rounds: [Double] = []
for _ in 0..<5 {
  let start = processorTime()
  for word in words where lexicon.contains(word) { known += 1 }
  rounds.append(Double(words.count) / (processorTime() - start))
}
FileHandle.standardError.write(Data("\(memory) \(Int(rounds.sorted()[2])) \(known)\n".utf8))

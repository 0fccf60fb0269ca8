// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusFuzzReaders

// ludus-mutate READER SEEDS WORDS COUNT FINDING: has a reader read every file of the folder SEEDS
// and then COUNT mutations of them, always the same ones. What it reads lies in the file FINDING
// meanwhile, so that an input that ends the program, or takes it longer than ten seconds of
// computing, is left there.
let arguments = CommandLine.arguments
guard arguments.count == 6, let reader = readers[arguments[1]], let count = Int(arguments[4]) else {
  print(
    "usage: ludus-mutate READER SEEDS WORDS COUNT FINDING; the readers are \(readers.keys.sorted())"
  )
  exit(2)
}
let folder = URL(filePath: arguments[2])
let finding = URL(filePath: arguments[5])
let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
let seeds = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
let words = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
var mutator = Mutator(seed: 1, words: words.map { Array($0.utf8) })

func read(_ input: Data) throws {
  try input.write(to: finding)
  // ITIMER_PROF, which has another type on each system: a machine that is busy otherwise ends
  // nothing.
  var limit = itimerval()
  limit.it_value.tv_sec = 10
  setitimer(2, &limit, nil)
  reader(input)
}

// The names of types in seeds follow those in the sources.
if let known = parts[arguments[1]]?.map(\.name) {
  let unknown = Set(
    seeds.map { String(decoding: $0.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
  )
  .subtracting(known)
  guard unknown.isEmpty else {
    print("no part is named \(unknown.sorted()); there are \(known.sorted())")
    exit(1)
  }
}
for seed in seeds {
  try read(seed)
}
for number in 0..<(seeds.isEmpty ? 0 : count) {
  try read(Data(mutator.mutated(Array(seeds[number % seeds.count]))))
}
try? FileManager.default.removeItem(at: finding)
print("\(arguments[1]): \(seeds.count) seeds, \(count) mutations")

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusFuzzReaders

/// What libFuzzer calls with every input: the reader that the environment variable `LUDUS_FUZZ`
/// names reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let bytes else { return 0 }
  chosenReader(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// What libFuzzer calls for a new input: half of them are changed by the mutator that knows JSON,
/// half by its own.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ largest: Int,
  _ seed: UInt32
) -> Int {
  guard seed % 2 == 0 else { return mutateAsUsual(bytes, count, largest) }
  var mutator = Mutator(seed: UInt64(seed), words: words)
  let mutated = mutator.mutated(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return UnsafeMutableBufferPointer(start: bytes, count: largest)
    .update(fromContentsOf: mutated.prefix(largest))
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateAsUsual(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ largest: Int)
  -> Int

private let chosenReader: Reader = {
  let name = ProcessInfo.processInfo.environment["LUDUS_FUZZ"] ?? ""
  guard let reader = readers[name] else {
    print("LUDUS_FUZZ names no reader; there are \(readers.keys.sorted())")
    exit(2)
  }
  return reader
}()

/// The words of the dictionary, a quoted one on each line of the file that `LUDUS_WORDS` names.
private let words: [[UInt8]] = {
  let path = ProcessInfo.processInfo.environment["LUDUS_WORDS"] ?? ""
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  return text.split(separator: "\n").map { Array($0.utf8) }
}()

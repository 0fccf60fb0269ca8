internal import LudusCore

extension ProblemFault {
  /// Checks numbers, each with the key that it stands under and the range that it must be in.
  ///
  /// - Throws: A fault for each one out of its range.
  static func check(
    _ numbers: [(key: String, number: Int, range: ClosedRange<Int>)]
  ) throws(ContentError<ProblemFault>) {
    let faults = numbers.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(ProblemFault.numberOutOfRange(number, range), at: ContentPlace().key(key))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

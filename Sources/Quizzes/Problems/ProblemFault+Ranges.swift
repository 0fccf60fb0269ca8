internal import LudusCore

extension ProblemFault {
  /// Numbers, each with the key that it stands under and the range that it must be in.
  package typealias RangedNumbers = [(key: String, number: Int, range: ClosedRange<Int>)]

  /// A fault for each number that is out of its range.
  static func faults(
    of numbers: RangedNumbers,
    within place: ContentPlace = ContentPlace()
  ) -> [LocatedFault<ProblemFault>] {
    numbers.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(.numberOutOfRange(number, range), at: place.key(key))
    }
  }

  /// Checks numbers.
  ///
  /// - Throws: A fault for each one that is out of its range.
  package static func check(_ numbers: RangedNumbers) throws(ContentError<ProblemFault>) {
    let faults = faults(of: numbers)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

internal import LudusCore

/// Reads what a learner wrote, in every way that is possible.
enum NumberReader {
  /// Returns the numbers that a text can stand for, each once.
  ///
  /// - Parameters:
  ///   - text: The text, of bounded length.
  ///   - separator: Which sign stands before the decimals.
  /// - Returns: One number, or several when the separators are ambiguous.
  /// - Throws: The fault of the first way to read it, when there is none without.
  static func readings(
    of text: String,
    separator: DecimalSeparator
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    if let number = ReadNumber(plain: text, separator: separator) { return [number] }
    return try readings(ofAny: text, separator: separator)
  }

  /// Does the same without the short cut for plain numbers.
  static func readings(
    ofAny text: String,
    separator: DecimalSeparator
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    let source = NumberText(text)
    var (readings, firstFault): ([ReadNumber], Verdict.NumberFault?) = ([], nil)
    for convention in separator.conventions {
      do {
        let (number, other) = try NumberParser.read(source, convention: convention)
        readings.append(number)
        guard let other else { continue }
        // "2 125/1000" is a mixed number, or 2125 over 1000; nobody writes "10 000/3" for 10.
        let doubtful = try NumberParser.read(source, convention: other).number
        if other.joinsOverBlanks || !doubtful.number.isInteger { readings.append(doubtful) }
      } catch {
        firstFault = firstFault ?? error
      }
    }
    guard let first = readings.first else { throw firstFault ?? .notANumber }
    return readings.dropFirst().reduce(into: [first]) { distinct, reading in
      if !distinct.contains(where: { $0.quantity == reading.quantity }) { distinct.append(reading) }
    }
  }

  /// Returns the fault of a text with several readings, whose numbers are written by a closure.
  static func ambiguity(
    of readings: [ReadNumber],
    writing text: (Rational) -> String
  ) -> Verdict.NumberFault {
    let numbers = readings.reduce(into: [String]()) { numbers, reading in
      let number = text(reading.number)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers.count > 1 ? .ambiguous(readings: numbers) : .ambiguousUnit
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads a number in every way that is possible.
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
    if let number = ReadNumber(plain: text.utf8, separator: separator) { return [number] }
    let source = NumberText(text)
    var (readings, firstFault): ([ReadNumber], Verdict.NumberFault?) = ([], nil)
    for convention in separator.conventions {
      do {
        readings += try Self.readings(of: source, convention: convention)
      } catch {
        firstFault = firstFault ?? error
      }
    }
    if readings.isEmpty {
      for everyday in EverydayNumber.ways(toRead: source) where readings.isEmpty {
        for convention in separator.conventions {
          readings += (try? everyday.readings(convention))?.map(\.number) ?? []
        }
      }
    }
    guard !readings.isEmpty else { throw firstFault ?? .notANumber }
    return distinct(readings)
  }

  /// Returns the numbers that a text can stand for by one convention.
  ///
  /// - Throws: Why it is none.
  static func readings(
    of text: NumberText,
    convention: NumberConvention
  ) throws(Verdict.NumberFault) -> [ReadNumber] {
    let (number, other) = try NumberParser.read(text, convention: convention)
    guard let other else { return [number] }
    // "2 125/1000" is a mixed number, or 2125 over 1000; nobody writes "10 000/3" for 10.
    guard let doubtful = try? NumberParser.read(text, convention: other).number,
      other.joinsOverBlanks || !doubtful.number.isInteger
    else { return [number] }
    return distinct([number, doubtful])
  }

  /// Returns numbers without those that equal one before them.
  private static func distinct(_ readings: [ReadNumber]) -> [ReadNumber] {
    guard readings.count > 1 else { return readings }
    return readings.reduce(into: []) { distinct, reading in
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

// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A number as people write it in everyday life, made ready for the grammar of numbers.
///
/// ```text
/// ca. 83 Mio. Einwohner     83, times 10^6
/// (2.5 ± 0.1) m             2.5 m, with an uncertainty of 0.1 m
/// 1:30 h                    1 h 30 min
/// anderthalb Stunden        3/2 Stunden
/// ```
struct EverydayNumber {
  /// The number, in parts where several powers of ten are named, as in "1 million 500 thousand".
  private let terms: [Term]
  private let uncertainty: NumberText?

  /// Prepares a text in each way that a language can read it, that which reads most of it first.
  static func ways(toRead source: NumberText) -> [EverydayNumber] {
    guard var text = EverydayText(source) else { return [] }
    text.removeFrame()
    return text.pieces.isEmpty ? [] : text.spelledInDigits().map { EverydayNumber($0) }
  }

  private init(_ text: EverydayText) {
    var text = text
    let parts = text.splitBehindMagnitudes()
    guard parts.count < 2 else {
      terms = parts.map { part in
        var part = part
        let exponents = part.takeMagnitude()
        return Term(text: part.text, exponents: exponents)
      }
      uncertainty = nil
      return
    }
    let exponents = text.takeMagnitude()
    text.writeTimes()
    let (number, deviation) = text.splitAtDeviation() ?? (text.text, nil)
    terms = [Term(text: number, exponents: exponents)]
    uncertainty = deviation
  }

  /// A number and the powers of ten that a word behind it can stand for.
  private struct Term {
    let text: NumberText
    let exponents: [Int]

    /// The numbers that it can stand for by a convention.
    func readings(_ convention: NumberConvention) throws(Verdict.NumberFault) -> [ReadNumber] {
      let numbers = try NumberReader.readings(of: text.with(convention), convention: convention)
      return numbers.flatMap { number in
        exponents.compactMap { try? number.scaled(byPowerOfTen: $0) }
      }
    }
  }

  /// Adds up terms that become smaller: "1 million 500 thousand".
  private func sum(_ convention: NumberConvention) throws(Verdict.NumberFault) -> ReadNumber {
    var sum: ReadNumber?
    var last: ReadNumber?
    for term in terms {
      guard let number = try term.readings(convention).first, sum?.unit.isEmpty != false
      else { throw .notANumber }
      if let last, last.number.magnitude <= number.number.magnitude { throw .notANumber }
      last = number
      guard let before = sum else {
        sum = number
        continue
      }
      let total =
        before.number.isNegative
        ? try? before.number - number.number : try? before.number + number.number
      guard let total else { throw .outOfRange }
      sum = ReadNumber(total, number.unit, form: .severalUnits)
    }
    guard let sum else { throw .notANumber }
    return sum
  }

  /// Returns the numbers that the text can stand for, with the uncertainty as it is written.
  ///
  /// - Throws: The reason it is none.
  func readings(
    _ convention: NumberConvention
  ) throws(Verdict.NumberFault) -> [(number: ReadNumber, uncertainty: String?)] {
    guard terms.count == 1 else { return [(try sum(convention), nil)] }
    var readings = try terms[0].readings(convention)
    guard !readings.isEmpty else { throw .outOfRange }
    var told: String?
    if let uncertainty {
      let deviation = try NumberReader.readings(
        of: uncertainty.with(convention),
        convention: convention
      )[0]
      readings = try readings.map { number throws(Verdict.NumberFault) in
        // In "2.5 ± 0.1 m" the unit stands behind both.
        let number =
          number.unit.isEmpty && !deviation.unit.isRatio
          ? ReadNumber(number.number, deviation.unit, form: number.form) : number
        guard
          deviation.unit.isRatio || deviation.unit.isEmpty
            || deviation.unit.dimension == number.unit.dimension
        else { throw .unlikeUnits }
        guard !deviation.number.isNegative else { throw .notANumber }
        return number
      }
      let mark = convention.decimalMark
      let unit = deviation.unit.isEmpty ? readings[0].unit : deviation.unit
      told = deviation.number.text(decimalMark: mark) + (unit.isEmpty ? "" : " \(unit)")
    }
    return readings.map { ($0, told) }
  }
}

extension EverydayText {
  /// Splits the text behind words for powers of ten that another number follows.
  fileprivate func splitBehindMagnitudes() -> [EverydayText] {
    var parts: [EverydayText] = []
    var rest = self
    var index = 1
    while index + 1 < rest.pieces.count {
      let isEnd =
        rest.pieces[index].word.map { words.magnitudes[$0] != nil } == true
        && rest.isNumeric(rest.pieces[index - 1])
      guard isEnd, rest.isNumeric(rest.pieces[index + 1]),
        let (part, others) = rest.split(at: index + 1..<index + 1)
      else {
        index += 1
        continue
      }
      parts.append(part)
      rest = others
      index = 1
    }
    return parts + [rest]
  }

  /// Removes the words for powers of ten behind a number, and returns the exponents that they can
  /// have, each once.
  fileprivate mutating func takeMagnitude() -> [Int] {
    var exponents = [0]
    var index = 1
    while index < pieces.count {
      guard let powers = powers(at: index) else {
        index += 1
        continue
      }
      let sums = exponents.flatMap { first in
        powers.map { min(first + $0, Self.highestExponent) }
      }
      // "1 billion billion" has few exponents, but twice as many ways to them with each word.
      exponents = sums.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      pieces.remove(at: index)
    }
    return exponents
  }

  /// The powers of ten that a word behind a number can stand for, that which it means first.
  ///
  /// "One billion" is 10^9 and "eine Billion" is 10^12. With "1" before it the capital of German
  /// nouns is a hint; with another number before it, German has another form.
  private func powers(at index: Int) -> [Int]? {
    guard let word = pieces[index].word, let powers = words.magnitudes[word],
      isNumeric(pieces[index - 1]), word.count > 1 || !pieces[index].followsBlank
    else { return nil }
    let number = pieces[index - 1]
    if let power = powers.first(where: { $0.language == number.language }) ?? powers.first {
      let isOne =
        number.scalars == ["1"] && number.language == nil
        && (index < 2 || !pieces[index - 2].isSign(".", ",") && !pieces[index - 2].isDigits)
      let others = powers.map(\.exponent).filter { $0 != power.exponent }
      guard isOne, let other = others.first else { return [power.exponent] }
      let isNoun = pieces[index].scalars.first?.properties.isUppercase == true
      return isNoun ? [other, power.exponent] : [power.exponent, other]
    }
    return nil
  }

  /// No two words come to more.
  private static let highestExponent = 99

  /// Writes "1:30 h" as hours and minutes, and "3:4" as a fraction.
  fileprivate mutating func writeTimes() {
    guard let colon = pieces.firstIndex(where: { $0.isSign(":") }), colon > 0,
      colon + 1 < pieces.count
    else { return }
    let clock = pieces[colon...].prefix(4)
    let hasSeconds = clock.count == 4 && clock[colon + 2].isSign(":")
    let end = colon + (hasSeconds ? 4 : 2)
    let parts = [pieces[colon - 1]] + stride(from: colon + 1, to: end, by: 2).map { pieces[$0] }
    let unit = end + 1 == pieces.count ? pieces[end].word.flatMap(UnitTable.standard.unit) : nil
    let units: [String] =
      switch unit?.symbol {
      case "h": ["h", "min", "s"]
      case "min" where !hasSeconds: ["min", "s"]
      default: []
      }
    if !units.isEmpty, colon == 1 || colon == 2 && pieces[0].isSign("-"),
      parts.dropFirst().allSatisfy({ $0.isSixtieth })
    {
      let start = colon - 1
      let time = zip(parts, units).flatMap { [$0, Piece($1)] }
      pieces.replaceSubrange(start..., with: time)
      for index in pieces.indices.dropFirst(start + 1) { pieces[index].followsBlank = true }
    } else if units.isEmpty, pieces.count(where: { $0.isSign(":") }) == 1 {
      pieces[colon].scalars = ["/"]
    }
  }

  /// Splits "2.5 ± 0.1 m" and "(2.5 ± 0.1) m" into the number and what it may deviate by, or
  /// returns nil.
  fileprivate func splitAtDeviation() -> (number: NumberText, deviation: NumberText)? {
    var body = self
    var unit: [Piece] = []
    if pieces.first?.isSign("(") == true, let end = pieces.lastIndex(where: { $0.isSign(")") }) {
      unit = Array(pieces[(end + 1)...])
      body.pieces = Array(pieces[1..<end])
    }
    let signs = body.pieces.indices.compactMap { index -> Range<Int>? in
      let rest = body.pieces[index...]
      if rest[index].isSign("±") { return index..<index + 1 }
      guard rest[index].isSign("+"), rest.count > 2 else { return nil }
      if rest[index + 1].isSign("-") { return index..<index + 2 }
      return rest[index + 1].isSign("/") && rest[index + 2].isSign("-") ? index..<index + 3 : nil
    }
    guard signs.count == 1, var (number, deviation) = body.split(at: signs[0]) else { return nil }
    number.pieces += unit
    deviation.pieces += unit
    return (number.text, deviation.text)
  }
}

extension EverydayText.Piece {
  /// Whether this is a number of minutes or seconds with two digits.
  fileprivate var isSixtieth: Bool {
    scalars.count == 2 && isDigits && scalars[0].value < 0x36 && !followsBlank
  }
}

extension ReadNumber {
  /// Returns the number times a power of ten, as people write it with a word.
  fileprivate func scaled(byPowerOfTen exponent: Int) throws(ExactArithmeticError) -> ReadNumber {
    guard exponent > 0 else { return self }
    let form: WrittenForm =
      if case .decimal(let figures, let places, _) = form {
        .decimal(figures: figures, places: max(0, places - exponent), isPlainInteger: false)
      } else {
        form
      }
    return ReadNumber(try number * Rational.powerOfTen(exponent), unit, form: form)
  }
}

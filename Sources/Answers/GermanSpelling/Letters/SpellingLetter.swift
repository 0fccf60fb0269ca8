// SPDX-License-Identifier: Apache-2.0

/// A letter of a text as the rules of spelling see it: which one, and whether it is a capital.
struct SpellingLetter {
  /// The number of the letter; below U+0300 this is its scalar.
  let letter: Letter
  /// Equal for the same letter in either case.
  let identity: Letter
  /// The letter of German, or the kind of sign.
  let code: LetterCode
  /// For a letter with a mark that German does not have, the letter under the mark; else ``code``.
  let base: LetterCode
  let isCapital: Bool

  /// The letters below U+0300, which are all letters of most texts, by their number.
  static let plain = ContiguousArray((0..<Alphabet.unknown).map(SpellingLetter.init(scalar:)))

  private init(scalar value: Letter) {
    guard let scalar = Unicode.Scalar(value) else {
      self.init(strange: value)
      return
    }
    let small = scalar.smallLetter
    let code = LetterCode(small)
    let plain = String(small).withoutDiacritics.unicodeScalars
    let isMarked = code == .stranger && plain.count == 1
    self.init(
      letter: value,
      identity: small.value,
      code: code,
      base: isMarked ? plain.first.map { LetterCode($0) } ?? code : code,
      isCapital: small != scalar
    )
  }

  private init(
    letter: Letter,
    identity: Letter,
    code: LetterCode,
    base: LetterCode,
    isCapital: Bool
  ) {
    self.letter = letter
    self.identity = identity
    self.code = code
    self.base = base
    self.isCapital = isCapital
  }

  /// Creates a letter or sign that has a number of an alphabet.
  init(strange letter: Letter, code: LetterCode = .stranger) {
    self.letter = letter
    identity = letter
    self.code = code
    base = code
    isCapital = false
  }

  /// The capital of ß, which is not below U+0300.
  init(capitalSharpS letter: Letter) {
    self.letter = letter
    identity = Unicode.Scalar("ß").value
    code = "ß"
    base = "ß"
    isCapital = true
  }

  /// Whether two letters differ in nothing but their case.
  @inline(__always)
  func isSameLetter(as other: SpellingLetter) -> Bool { identity == other.identity }
}

extension Unicode.Scalar {
  /// The small letter of a capital that has one of a single scalar; else the scalar itself.
  fileprivate var smallLetter: Unicode.Scalar {
    guard properties.generalCategory == .uppercaseLetter else { return self }
    let lowercase = properties.lowercaseMapping.unicodeScalars
    return lowercase.count == 1 ? lowercase.first ?? self : self
  }
}

extension LetterCode {
  /// The letter or kind of a scalar without case.
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "-", "\u{AD}": self = "-"
    case "'", "`", "´": self = "'"
    case "0"..."9": self = "0"
    case _ where scalar.isSpace: self = " "
    case _ where scalar.isASCII && !scalar.isLetter, "«", "»", "¿", "¡": self = "."
    default: self.init(unicodeScalarLiteral: scalar)
    }
  }
}

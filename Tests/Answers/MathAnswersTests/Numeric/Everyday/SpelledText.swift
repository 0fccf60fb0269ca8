// SPDX-License-Identifier: Apache-2.0

/// Writes numbers in words, plainly and apart from the tables that read them.
struct SpelledText {
  let small: [String]
  let tens: [String]
  let isGerman: Bool

  static let english = SpelledText(
    small: [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen",
    ],
    tens: ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
    isGerman: false
  )
  static let german = SpelledText(
    small: [
      "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
      "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
      "neunzehn",
    ],
    tens: [
      "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
    ],
    isGerman: true
  )

  /// Writes an integer below a million, in English with these joints between tens and ones, and
  /// behind hundreds.
  func text(_ number: Int, tensJoint: String = "-", joint: String = " ") -> String {
    if number < 20 { return small[number] }
    if number < 100 {
      let ten = tens[number / 10 - 2]
      guard number % 10 > 0 else { return ten }
      return isGerman
        ? (number % 10 == 1 ? "ein" : small[number % 10]) + "und" + ten
        : ten + tensJoint + small[number % 10]
    }
    let factor = number < 1000 ? 100 : 1000
    let (count, rest) = number.quotientAndRemainder(dividingBy: factor)
    let word =
      isGerman ? (factor == 100 ? "hundert" : "tausend") : factor == 100 ? "hundred" : "thousand"
    let head = text(count, tensJoint: tensJoint, joint: joint)
    let first =
      isGerman
      ? (head.hasSuffix("eins") ? String(head.dropLast()) : head) + word : head + " " + word
    guard rest > 0 else { return first }
    return first + (isGerman ? "" : joint)
      + text(rest, tensJoint: tensJoint, joint: joint)
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Writes an accepted answer as people do, where its author used a notation of programs.
///
/// The text counts as an answer too: a change that the matcher would not take is not made. So an
/// interval, which no answer is, stays as its author wrote it.
package struct WrittenKey {
  /// One change of a notation, such as raising exponents.
  package typealias Change = (String) -> String

  /// Returns an accepted answer with some changes, as far as the matcher takes each of them.
  ///
  /// - Parameters:
  ///   - accepted: The answer as its author wrote it.
  ///   - matcher: The matcher that it belongs to.
  ///   - changes: The changes, in the order in which they are made.
  /// - Returns: A text that counts.
  /// - Complexity: That of a judgment for each change.
  package static func text(
    of accepted: String,
    for matcher: some AnswerMatcher,
    changes: [Change]
  ) -> String {
    // A learner sees no key as long as that.
    guard accepted.utf8.count <= 512 else { return accepted }
    func isTaken(_ text: String) -> Bool { matcher.judgment(of: text) == .correct }
    let whole = changes.reduce(accepted) { $1($0) }
    guard whole != accepted else { return accepted }
    if isTaken(whole) { return whole }
    return changes.reduce(accepted) { text, change in
      let changed = change(text)
      return changed != text && isTaken(changed) ? changed : text
    }
  }
}

/// The way in which the accepted answers of a verdict are written for people.
///
/// It says nothing that the answers do not say, so any two are equal.
struct KeyWriting: Hashable, Sendable {
  private let written: @Sendable (String, Language) -> String

  /// As their author wrote them.
  static let plain = KeyWriting { accepted, _ in accepted }

  private init(_ written: @escaping @Sendable (String, Language) -> String) {
    self.written = written
  }

  /// As a matcher writes its own.
  init(of matcher: some AnswerMatcher) {
    self.init { matcher.written($0, in: $1) }
  }

  func callAsFunction(_ accepted: String, in phrasebook: Phrasebook) -> String {
    written(accepted, phrasebook.language)
  }

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Verdict {
  /// The verdict whose sentences write the accepted answers as a matcher does.
  package func writing(as matcher: some AnswerMatcher) -> Verdict {
    let writing = KeyWriting(of: matcher)
    switch self {
    case .correct(var match):
      match.writing = writing
      return .correct(match)
    case .wrong(var mismatch):
      mismatch.writing = writing
      return .wrong(mismatch)
    case .undecided(var undecided):
      undecided.writing = writing
      return .undecided(undecided)
    case .notGradable: return self
    }
  }
}

// MARK: - Changes of notations

extension String {
  /// The text with what stands behind ^ raised, where there are signs for all of it: "x^2" and
  /// "SO4^2-", but not "x^(1/2)".
  ///
  /// - Parameter charges: Whether a sign stands behind the digits, as in a charge, and not before
  ///   them.
  /// - Returns: The text, in which other exponents stay as they are.
  package func raisingExponents(charges: Bool = false) -> String {
    var result = ""
    var rest = self[...]
    // Of a power of a power nothing is raised: 2^x² would be another number.
    var isTower = false
    while let first = rest.popFirst() {
      guard first == "^" else {
        result.append(first)
        continue
      }
      let exponent = rest.exponent(isCharge: charges)
      if let (text, length) = exponent, !isTower, let raised = text.raisedCharacters {
        result += raised
        rest = rest.dropFirst(length)
      } else {
        result.append(first)
      }
      isTower = exponent == nil
    }
    return result
  }

  /// The text in raised characters, or nil where one has none.
  private var raisedCharacters: String? {
    let raised = compactMap { Self.raised[$0] }
    return raised.count == count && !isEmpty ? String(raised) : nil
  }

  /// The raised forms that readers of formulae know.
  private static let raised: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-abcdkmnprstxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ᵃᵇᶜᵈᵏᵐⁿᵖʳˢᵗˣʸᶻ")
  )

  /// The text with a word of letters replaced where no other letter touches it.
  package func replacingWord(_ word: String, with sign: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word), result.last?.isLetter != true,
        rest.dropFirst(word.count).first?.isLetter != true
      {
        result += sign
        rest = rest.dropFirst(word.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// The text with a comma before decimals, and semicolons where commas stood between numbers.
  package var withDecimalCommas: String {
    let characters = Array(replacing(", ", with: "; "))
    var result = characters
    for place in characters.indices.dropFirst().dropLast()
    where characters[place] == "." && characters[place - 1].isNumber
      && characters[place + 1].isNumber
    {
      result[place] = ","
    }
    return result == characters ? self : String(result)
  }

  /// The text with the signs that people write for those of a keyboard: times, plus or minus, at
  /// most, at least, not equal.
  package var withSignsOfMathematics: String {
    guard !contains("**"), !contains("<=>") else { return self }
    return replacing("*", with: "·").replacing("+/-", with: "±").replacing("+-", with: "±")
      .replacing("<=", with: "≤").replacing(">=", with: "≥").replacing("!=", with: "≠")
      .withRootSigns.replacingWord("pi", with: "π").replacingWord("oo", with: "∞")
  }

  /// The text with root signs, before a bracket where that is needed to see where a root ends.
  private var withRootSigns: String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      guard rest.hasPrefix("sqrt("), result.last?.isLetter != true else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(5)
      let inside = rest.prefix { $0.isLetter || $0.isNumber }
      let behind = rest.dropFirst(inside.count)
      let isOne = inside.allSatisfy(\.isNumber) || inside.count == 1
      let next = behind.dropFirst().first
      if isOne, !inside.isEmpty, behind.first == ")",
        next.map({ $0.isLetter || $0.isNumber || "^(!".contains($0) }) != true
      {
        result += "√\(inside)"
        rest = behind.dropFirst()
      } else {
        result += "√("
      }
    }
    return result
  }

  /// The text with powers of ten for the notation of programs: "1.5·10^3" for "1.5e3".
  package var withPowersOfTen: String {
    var result = ""
    var rest = self[...]
    while let first = rest.popFirst() {
      let sign = rest.first == "-" || rest.first == "+" ? 1 : 0
      let digits = rest.dropFirst(sign).prefix { $0.isWholeNumber }
      let next = rest.dropFirst(sign + digits.count).first
      if first == "e" || first == "E", result.last?.isWholeNumber == true, !digits.isEmpty,
        next?.isLetter != true, next != "."
      {
        result += "·10^\(rest.first == "-" ? "-" : "")\(digits)"
        rest = rest.dropFirst(sign + digits.count)
      } else {
        result.append(first)
      }
    }
    return result
  }
}

extension Substring {
  /// The exponent at the beginning without its brackets, and the number of its characters.
  fileprivate func exponent(isCharge: Bool) -> (text: String, length: Int)? {
    if first == "(" || first == "{" {
      let inside = dropFirst().prefix { $0 != (first == "(" ? ")" : "}") }
      return inside.count + 1 < count ? (String(inside), inside.count + 2) : nil
    }
    func isSign(_ character: Character?) -> Bool { character == "+" || character == "-" }
    let sign = !isCharge && isSign(first) ? 1 : 0
    let digits = dropFirst(sign).prefix { $0.isWholeNumber }.count
    var length = sign + digits
    if isCharge, isSign(dropFirst(length).first) { length += 1 }
    if length == 0, first?.isLetter == true { length = 1 }
    // A power of a power reads differently when it is raised.
    return dropFirst(length).first == "^" ? nil : (String(prefix(length)), length)
  }
}

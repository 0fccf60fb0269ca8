// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
internal import WordDistances

extension Verdict {
  /// Says why a wrong answer does not count, and what it was compared with.
  public struct Mismatch: Hashable, Sendable {
    /// Why the answer does not count.
    public enum Reason: Hashable, Sendable {
      /// The answer equals none of the accepted ones.
      case different
      /// The answer may be the accepted one misspelled, but it is too far off to know.
      case misspelledTooBadly(Misspelling)
      /// The answer differs in a word that is correct only as it is expected.
      case noTolerance(Exemption)
      /// The answer says the opposite: one of the two has a "not", a "without" or the like.
      case negation
      /// The answer has another beginning or ending on the same stem, and means something else: "hyper" for
      /// "hypo".
      case otherAffix(written: String, expected: String)
      /// The answer is another form of the accepted one, and forms matter: the endings or articles that differ.
      case inflection(written: String, expected: String)
      /// The answer has other upper and lower case letters, and case matters.
      case letterCase
      /// The answer is another known term.
      case isAnotherTerm(String)
      /// The answer is at least as near to another known term.
      case isAsNearTo(String)
      /// A word of the answer is another word of the language.
      case isAnotherWord(String)
      /// The answer has several words too many or too few, perhaps in another order.
      case differentWords
      /// The answer has these few words or letters for the expected ones: nothing where they are missing.
      case difference(written: String, expected: String)
      /// The answer has the words of the accepted one in another order.
      case otherOrder
      /// The answer has another value than the accepted one.
      case unequal(Witness)
      /// The number has another unit, or is not written as required.
      case number(NumberMismatch)
      /// The formula or equation is another one.
      case chemistry(ChemicalMismatch)
      /// The date is another one, or not as exact as asked.
      case date(DateMismatch)
      /// A test of algebra or calculus names what is wrong with the answer.
      case algebra(AlgebraMismatch)
      /// The answer is equal, but not in the form that is asked for.
      case form(RequiredForm)
      /// Another kind of answer is expected.
      case otherKind(StatementKind)
      /// The reason of an app's own matcher; nil when it gives none.
      case other(Explanation?)
    }

    /// The answer as it was given.
    public let answer: String
    /// The accepted answer to show as the correction.
    public let expected: String
    /// The accepted answer that the given one comes nearest to.
    public let nearest: String
    /// Why the answer does not count.
    public let reason: Reason

    /// The mistake that explains the answer, where one does.
    package let slip: AlgebraMismatch?

    package init(
      answer: String,
      expected: String,
      nearest: String? = nil,
      reason: Reason,
      slip: AlgebraMismatch? = nil
    ) {
      self.slip = slip
      self.answer = answer
      self.expected = expected
      self.nearest = nearest ?? expected
      self.reason = reason
    }

    /// The answer aligned with the accepted one that it comes nearest to, letter by letter.
    ///
    /// - Complexity: That of `WordAlignment.init(target:input:metric:)`.
    public var alignment: WordAlignment {
      WordAlignment(target: nearest, input: answer)
    }
  }
}

extension Verdict.Mismatch.Reason {
  /// Why a text does not count that is the expected one after case folding, in which "ß" is "ss".
  static func differentCase(_ written: String, _ expected: String) -> Verdict.Mismatch.Reason {
    guard written.differsInSharpS(from: expected) else { return .letterCase }
    return written.contains("ß")
      ? .difference(written: "ß", expected: "ss") : .difference(written: "ss", expected: "ß")
  }
}

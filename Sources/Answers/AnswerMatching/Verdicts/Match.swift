// SPDX-License-Identifier: Apache-2.0
extension Verdict {
  /// How an answer matched.
  public struct Match: Hashable, Sendable {
    /// Why the answer counts.
    public enum Reason: Hashable, Sendable {
      /// The answer is the accepted one to the letter.
      case exact
      /// The answer is the accepted one after these steps, without which the two would differ.
      case normalized([NormalizationStep])
      /// The answer is the accepted one in another number or case, or with the article of another gender: what differs.
      case inflected(written: String, expected: String)
      /// The answer is the accepted one with slips small enough to know that it was meant.
      case misspelled(Misspelling)
      /// The answer has the same value or meaning as the accepted one, written in another way.
      case equivalent
      /// The answer is the accepted one in another notation, as SO₄²⁻ is SO4^2-.
      case otherNotation
      /// The answer has another value, within the tolerance or the interval of the accepted one.
      case withinTolerance
      /// The same, but where one of the two divides by zero, as in (x² − 1)/(x − 1) and x + 1: an example.
      case equivalentWhereDefined(Witness)
      /// The reason of an app's own matcher; nil when it gives none.
      case other(Explanation?)
    }

    /// The accepted answer that was matched, as its author wrote it.
    public let accepted: String
    /// Why the answer counts.
    public let reason: Reason
    /// How the number was read, where the learner should know.
    package let remark: NumberRemark?

    package init(accepted: String, reason: Reason, remark: NumberRemark? = nil) {
      self.accepted = accepted
      self.reason = reason
      self.remark = remark
    }
  }
}

/// A blank inside a word that is written together on the other side.
struct BlankSlip {
  /// After how many letters of the word the blank stands.
  let place: Int
  /// Whether the blank was written and should not be there, or the other way round.
  let isWritten: Bool
  let cost: Int

  /// Returns the slips of the word together with this one.
  ///
  /// - Parameter slips: The slips of the word when it is written together on both sides.
  /// - Returns: All slips from left to right, with the places that they have in the expected words; nil when the
  ///   blank is inside of another slip.
  func inserted(into slips: [Verdict.Slip]) -> [Verdict.Slip]? {
    var result: [Verdict.Slip] = []
    var isInserted = false
    // How many letters more were written than expected so far.
    var surplus = 0
    for slip in slips {
      let start = slip.offset + (isWritten ? surplus : 0)
      let length = isWritten ? slip.written.count : slip.expected.count
      if !isInserted, start >= place {
        result.append(self.slip(surplus: surplus))
        isInserted = true
      }
      guard isInserted || start + length <= place else { return nil }
      result.append(isInserted && !isWritten ? slip.moved(by: 1) : slip)
      surplus += slip.written.count - slip.expected.count
    }
    return isInserted ? result : result + [slip(surplus: surplus)]
  }

  private func slip(surplus: Int) -> Verdict.Slip {
    Verdict.Slip(
      kind: .wordSpacing,
      written: isWritten ? " " : "",
      expected: isWritten ? "" : " ",
      offset: isWritten ? place - surplus : place,
      cost: cost
    )
  }
}

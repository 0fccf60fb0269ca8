/// A unit that was not written as it should be.
struct UnitDifference {
  /// Its letters in the target; none if something was added.
  var target: Range<Int>
  /// Its letters in the input; none if something was left out.
  var input: Range<Int>
  /// What sets the two apart.
  var phenomena: Phenomena
}

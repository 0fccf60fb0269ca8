/// What a child has made of a gap so far.
public struct GapState: Hashable, Sendable {
  /// What stands in the gap; empty at first.
  public internal(set) var entry = ""
  /// Whether the gap was right when it was checked; then nothing can be written there any more.
  public internal(set) var isLocked = false
  /// How many wrong entries were checked, repeats too.
  public internal(set) var wrongCount = 0
  /// Whether what stands there was checked and is wrong.
  public internal(set) var isMarkedWrong = false
}

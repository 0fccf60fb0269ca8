extension SheetMerge {
  /// Who made a change, seen from who merges.
  public enum Side: String, Hashable, Sendable, Codable {
    /// The sheet that is merged into.
    case ours
    /// What comes from the other side.
    case theirs

    var other: SheetMerge.Side { self == .ours ? .theirs : .ours }
  }
}

extension SheetMerge {
  /// What to do with edits that contradict each other.
  public enum Policy: String, Hashable, Sendable, Codable {
    /// Keep both values in the report, to be decided; nothing is lost.
    case report
    /// Take the later edit and do not report what it replaced.
    case lastWriteWins
  }
}

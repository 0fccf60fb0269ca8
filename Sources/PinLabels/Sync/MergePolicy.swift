/// Who made a change, seen from who merges.
public enum MergeSide: String, Hashable, Sendable, Codable {
  /// The sheet that is merged into.
  case ours
  /// What comes from the other side.
  case theirs

  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// What to do with edits that contradict each other.
public enum MergePolicy: String, Hashable, Sendable, Codable {
  /// Keep both values in the report, to be decided; nothing is lost.
  case report
  /// Take the later edit and do not report what it replaced.
  case lastWriteWins
}

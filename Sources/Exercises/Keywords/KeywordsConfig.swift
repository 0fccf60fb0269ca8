internal import LudusCore

/// How a keywords exercise goes, with the names that the server gives to its settings.
///
/// ```swift
/// // Six words, two at a time, each pair to be read for twenty seconds.
/// let config = try KeywordsConfig(wordsCount: 6, wordsPerRound: 2, timeRead: 20)
/// ```
public struct KeywordsConfig: Hashable, Sendable {
  /// How many words there can be.
  public static let wordsRange = 1...1000
  /// How many seconds a time limit can have; 0 stands for none.
  public static let secondsRange = 0...86_400

  /// How many words there are in total.
  public let wordsCount: Int
  /// How many of them are shown at a time; the last round may be shorter.
  public let wordsPerRound: Int
  /// Whether letters can be marked as difficult; then at least one in each round has to be.
  public let charsClickable: Bool
  /// Whether wrong words are shown beside the right ones after they were checked.
  public let showWrongInput: Bool
  /// How many seconds the words can be read, 0 for as long as the child wants.
  public let timeRead: Int
  /// How many seconds there are to write, 0 for as long as the child wants.
  public let timeWrite: Int
  /// How many seconds wrong words are shown, 0 for as long as the child wants.
  public let timeWrongInput: Int

  /// Creates settings.
  ///
  /// - Throws: A fault for each number out of its range.
  public init(
    wordsCount: Int,
    wordsPerRound: Int = 1,
    charsClickable: Bool = false,
    showWrongInput: Bool = true,
    timeRead: Int = 0,
    timeWrite: Int = 0,
    timeWrongInput: Int = 0
  ) throws(ContentError<ExerciseFault>) {
    self.wordsCount = wordsCount
    self.wordsPerRound = wordsPerRound
    self.charsClickable = charsClickable
    self.showWrongInput = showWrongInput
    self.timeRead = timeRead
    self.timeWrite = timeWrite
    self.timeWrongInput = timeWrongInput
    let faults = faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    let numbers: [(Key, Int, ClosedRange<Int>)] = [
      (.wordsCount, wordsCount, Self.wordsRange),
      (.wordsPerRound, wordsPerRound, Self.wordsRange),
      (.timeRead, timeRead, Self.secondsRange),
      (.timeWrite, timeWrite, Self.secondsRange),
      (.timeWrongInput, timeWrongInput, Self.secondsRange),
    ]
    return numbers.compactMap { key, number, range in
      range.contains(number)
        ? nil
        : LocatedFault(.outOfRange(number, expected: range), at: ContentPlace().key(key.rawValue))
    }
  }
}

extension KeywordsConfig: Codable {
  private enum Key: String, CodingKey {
    case wordsCount = "words_count"
    case wordsPerRound = "words_per_round"
    case charsClickable = "chars_clickable"
    case showWrongInput = "show_wrong_input"
    case timeRead = "time_read"
    case timeWrite = "time_write"
    case timeWrongInput = "time_wrong_input"
  }

  /// Reads settings; the number of words is needed, and what else is not there has its default.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ExerciseFault>(decoder)
    let wordsCount = reader.read(Int.self, at: .wordsCount)
    let wordsPerRound = reader.read(Int.self, at: .wordsPerRound, default: 1)
    let charsClickable = reader.read(Bool.self, at: .charsClickable, default: false)
    let showWrongInput = reader.read(Bool.self, at: .showWrongInput, default: true)
    let timeRead = reader.read(Int.self, at: .timeRead, default: 0)
    let timeWrite = reader.read(Int.self, at: .timeWrite, default: 0)
    let timeWrongInput = reader.read(Int.self, at: .timeWrongInput, default: 0)
    guard reader.isFaultless, let wordsCount, let wordsPerRound, let charsClickable,
      let showWrongInput, let timeRead, let timeWrite, let timeWrongInput
    else { throw reader.error }
    try self.init(
      wordsCount: wordsCount,
      wordsPerRound: wordsPerRound,
      charsClickable: charsClickable,
      showWrongInput: showWrongInput,
      timeRead: timeRead,
      timeWrite: timeWrite,
      timeWrongInput: timeWrongInput
    )
  }

  /// Writes all settings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(wordsCount, forKey: .wordsCount)
    try container.encode(wordsPerRound, forKey: .wordsPerRound)
    try container.encode(charsClickable, forKey: .charsClickable)
    try container.encode(showWrongInput, forKey: .showWrongInput)
    try container.encode(timeRead, forKey: .timeRead)
    try container.encode(timeWrite, forKey: .timeWrite)
    try container.encode(timeWrongInput, forKey: .timeWrongInput)
  }
}

public import LudusFoundation

extension KeywordsSession {
  /// Marks a letter of a word of the round as difficult, or takes its mark back.
  ///
  /// - Parameters:
  ///   - letter: The letter, counted from 0 in grapheme clusters.
  ///   - word: The word.
  ///   - date: When the child tapped it.
  /// - Throws: ``ExerciseError/noSuchWord(_:)`` or ``ExerciseError/noSuchLetter(_:)`` for what isn't shown,
  ///   ``ExerciseError/lettersAreNotMarked`` when the exercise has no marking, and
  ///   ``ExerciseError/notReading`` when the words are hidden.
  public mutating func mark(letter: Int, of word: String, at date: Date) throws(ExerciseError) {
    guard let place = words.firstIndex(of: word) else { throw .noSuchWord(word) }
    try perform(.marked(letter: letter, word: place, at: date))
  }

  /// Hides the words, after which they are written.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Throws: ``ExerciseError/nothingMarked`` when a letter has to be marked first, and
  ///   ``ExerciseError/notReading`` when the words are hidden already.
  public mutating func hide(at date: Date) throws(ExerciseError) {
    try perform(.hidden(at: date))
  }

  /// Keeps what stands in the fields, which is checked when the time to write runs out.
  ///
  /// - Parameters:
  ///   - inputs: What stands in the fields.
  ///   - date: When it stood there.
  /// - Throws: ``ExerciseError/notWriting`` when there are no fields.
  public mutating func draft(_ inputs: [String], at date: Date) throws(ExerciseError) {
    try perform(.drafted(inputs, at: date))
  }

  /// Checks what the child wrote for the words of the round, in any order.
  ///
  /// - Parameters:
  ///   - inputs: What stands in the fields.
  ///   - date: When the child tapped the button.
  /// - Returns: What came of it.
  /// - Throws: ``ExerciseError/notWriting`` when there are no fields.
  @discardableResult
  public mutating func write(
    _ inputs: [String],
    at date: Date
  ) throws(ExerciseError) -> KeywordsCheck {
    try perform(.wrote(inputs, at: date))
    return check ?? KeywordsCheck([], of: [])
  }

  /// Goes on after what was wrong has been shown.
  ///
  /// - Parameter date: When the child went on.
  /// - Throws: ``ExerciseError/nothingToGoOnFrom`` when nothing is shown.
  public mutating func goOn(at date: Date) throws(ExerciseError) {
    try perform(.wentOn(at: date))
  }
}

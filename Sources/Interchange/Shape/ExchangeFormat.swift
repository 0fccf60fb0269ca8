/// A format of files with questions, with its two doors.
///
/// The formats are ``GIFT`` and those next to it; each reads every file and writes every question.
public protocol ExchangeFormat {
  /// Reads a file.
  ///
  /// - Parameter bytes: The file, in UTF-8, whatever is in it.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  /// - Complexity: O(*n*) in the length of the file.
  static func read(_ bytes: [UInt8]) -> Imported

  /// Writes a file.
  ///
  /// - Parameter items: Questions and categories in the order of the file.
  /// - Returns: The file, and what the format cannot hold.
  /// - Complexity: O(*n*) in the length of the texts.
  static func write(_ items: [Imported.Item.Content]) -> Exported
}

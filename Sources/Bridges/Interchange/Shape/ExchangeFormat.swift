// SPDX-License-Identifier: Apache-2.0

/// A format of files with questions, with its two doors.
///
/// The formats are ``GIFT`` and those next to it; each reads every file and writes every question.
public protocol ExchangeFormat {
  /// A reader for a file that comes in stretches.
  static func reading() -> ImportStream

  /// A writer for a file that goes in stretches.
  static func writing() -> ExportStream
}

extension ExchangeFormat {
  /// Reads a file.
  ///
  /// - Parameter bytes: The file, in UTF-8, whatever is in it.
  /// - Returns: All that can be used, and a diagnostic for all that cannot.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> Imported {
    var stream = reading()
    return stream.finish(bytes)
  }

  /// Writes a file.
  ///
  /// - Parameter items: Questions and categories in the order of the file.
  /// - Returns: The file, and what the format cannot hold.
  /// - Complexity: O(*n*) in the length of the texts.
  public static func write(_ items: [Imported.Item.Content]) -> Exported {
    var stream = writing()
    var exported = stream.write(items)
    exported.bytes += stream.finish()
    return exported
  }
}

// SPDX-License-Identifier: Apache-2.0

/// Moodle's text format for questions, GIFT.
///
/// ```swift
/// let file = "::Capital::The capital of France is {=Paris ~%50%Lyon ~Bonn}."
/// let imported = GIFT.read(Array(file.utf8))
/// imported.questions[0].text.source   // "The capital of France is _____."
/// ```
///
/// Reading never fails: what cannot be read is named in a diagnostic, and the rest of the file is read on.
public enum GIFT: ExchangeFormat, Sendable {
  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { ImportStream(GIFTReader()) }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream { ExportStream(GIFTWriter.items) }
}

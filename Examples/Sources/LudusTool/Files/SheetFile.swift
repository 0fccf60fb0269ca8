import Foundation
import PinLabels

/// A file that holds a sheet of pins.
struct SheetFile {
  let path: String

  /// Reads the sheet.
  ///
  /// - Throws: A failure that tells the first fault and how many more there are.
  func load() throws(Failure) -> PinSheet {
    let data = try InputFile(path: path).read()
    do {
      return try PinSheet(json: data)
    } catch {
      let more = error.faults.count - 1
      let rest = more == 0 ? "" : " (and \(more) more \(more == 1 ? "fault" : "faults"))"
      throw .badData("\(path): \("\(error.faults[0])".onOneLine)\(rest)")
    }
  }
}

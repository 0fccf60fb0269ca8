import Foundation

/// The pairs of words of a file, a line each, apart by a tab.
struct WordPairs {
  private(set) var firsts: [String] = []
  private(set) var seconds: [String] = []

  var count: Int { firsts.count }

  init(_ data: Data) throws {
    for line in String(decoding: data, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard words.count == 2 else {
        throw WorkloadError(description: "line \(firsts.count + 1) is not two words apart by a tab")
      }
      firsts.append(String(decoding: words[0], as: UTF8.self))
      seconds.append(String(decoding: words[1], as: UTF8.self))
    }
  }
}

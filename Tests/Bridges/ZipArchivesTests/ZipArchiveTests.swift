// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ZipArchives

@Suite("Zip files")
struct ZipArchiveTests {
  private func refusal(_ bytes: [UInt8]) -> ZipArchive.Refusal? {
    do throws(ZipArchive.Refusal) {
      _ = try ZipArchive(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("files come back as they were packed, also those that do not shrink")
  func roundTrip() throws {
    var noise: UInt32 = 7
    let random = (0..<5000).map { _ -> UInt8 in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return UInt8(noise >> 24)
    }
    let text = Array(String(repeating: "Water is wet, äöü. ", count: 5000).utf8)
    let files: [String: [UInt8]] = [
      "a.txt": text, "b/c.bin": random, "empty": [], "one": [9],
      "Ä/ö.txt": Array("abcabcabcabc".utf8),
      "mixed": random + text + random,
    ]
    let archive = try ZipArchive(files: files).bytes
    #expect(try ZipArchive(archive).files == files)
    #expect(archive.count < 20_000 + text.count / 20)
    #expect(try ZipArchive(files: files).bytes == archive)
    #expect(try ZipArchive(archive + Array("a comment".utf8)).files == files)
    #expect(ZipArchive.isZip(archive.prefix(2)) && !ZipArchive.isZip(text))
  }

  /// The last digits of squares, as zlib packs them.
  @Test("a table of codes of its own is read")
  func ownCodes() throws {
    let packed: [UInt8] = [
      237, 144, 219, 141, 197, 32, 12, 5, 27, 154, 143, 216, 6, 3, 253, 55, 182, 3, 61, 236,
      223, 149, 34, 148, 132, 243, 254, 8, 6, 135, 104, 114, 82, 205, 56, 244, 96, 7, 69, 14,
      198, 98, 37, 73, 5, 157, 28, 17, 197, 250, 136, 100, 22, 71, 180, 92, 5, 124, 31, 204,
      143, 77, 79, 114, 177, 55, 115, 144, 201, 86, 77, 169, 73, 4, 187, 105, 25, 155, 74, 66,
      36, 167, 216, 147, 117, 88, 158, 245, 158, 247, 233, 79, 175, 250, 130, 132, 74, 144, 38,
      57, 158, 144, 114, 138, 42, 173, 129, 54, 154, 105, 185, 175, 185, 17, 110, 144, 120, 161,
      250, 6, 52, 166, 97, 141, 108, 240, 126, 37, 242, 214, 177, 148, 213, 234, 150, 180, 170,
      133, 235, 149, 119, 130, 227, 22, 193, 247, 219, 228, 183, 201, 111, 147, 255, 216, 228,
      15,
    ]
    let text = (0..<400).map { "\($0 * $0 % 97)," }.joined()
    #expect(Inflate.bytes(of: packed[...], length: text.utf8.count) == Array(text.utf8))
    #expect(Inflate.bytes(of: packed[...], length: text.utf8.count - 1) == nil)
    for end in packed.indices { #expect(Inflate.bytes(of: packed[..<end], length: 2000) == nil) }
  }

  @Test(
    "a name that leads out of its folder is refused",
    arguments: [
      "/etc/passwd", "../a", "a/../../b", "a\\b", "C:/a", "a//b", "./a", "", "a/..", "a\0b",
      "/\u{301}etc", "../\u{301}a", "a\\\u{301}b",
    ]
  )
  func slip(name: String) {
    #expect(refusal(ZipArchive.bytes(of: [name: [1]])) == .outside(name))
    #expect(throws: ZipArchive.Refusal.outside(name)) { try ZipArchive(files: [name: [1]]) }
  }

  @Test("an archive is made only of files that its reader takes")
  func unmade() {
    func refusal(_ files: [String: [UInt8]]) -> ZipArchive.Refusal? {
      do throws(ZipArchive.Refusal) {
        _ = try ZipArchive(files: files)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(["a": [1], "A": [2]]) == .duplicate("a"))
    #expect(refusal(["folder/": []]) == .outside("folder/"))
    let long = String(repeating: "a", count: 65_536)
    #expect(refusal([long: []]) == .outside(long))
    let many = Dictionary(uniqueKeysWithValues: (0...65_000).map { ("\($0)", [UInt8]()) })
    #expect(refusal(many) == .tooMany(65_001))
    #expect(refusal([:]) == nil)
  }

  /// An archive of two files whose bytes a test changes.
  private static let sample = ZipArchive.bytes(of: [
    "aa.txt": Array("xyz".utf8), "ab.txt": Array("xyz".utf8),
  ])

  /// The place of the nth entry in the directory of the sample.
  private func directory(_ index: Int) throws -> Int {
    let marks = Self.sample.indices.filter { Self.sample[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
    return try #require(marks.dropFirst(index).first)
  }

  private func changed(_ index: Int, _ offset: Int, _ value: UInt8) throws -> [UInt8] {
    var bytes = Self.sample
    bytes[try directory(index) + offset] = value
    return bytes
  }

  @Test("two files of one name are refused, also where only the case differs")
  func duplicates() throws {
    #expect(refusal(try changed(1, 47, UInt8(ascii: "a"))) == .duplicate("aa.txt"))
    #expect(refusal(try changed(1, 47, UInt8(ascii: "A"))) == .duplicate("aA.txt"))
  }

  @Test("encrypted and damaged files, other methods and what is no zip are refused")
  func otherRefusals() throws {
    #expect(refusal(try changed(0, 8, 1)) == .encrypted("aa.txt"))
    #expect(refusal(try changed(0, 10, 12)) == .unknownMethod("aa.txt"))
    #expect(refusal(try changed(0, 16, 0)) == .damaged("aa.txt"))
    #expect(refusal(try changed(0, 24, 2)) == .damaged("aa.txt"))
    #expect(refusal(try changed(0, 44, 9)) == .damaged("aa.txt"))
    #expect(refusal([0x50, 0x4B]) == .notAZip)
    for refusal in [
      ZipArchive.Refusal.notAZip, .tooLarge, .tooMany(9), .duplicate("a"), .encrypted("a"),
    ] {
      #expect(!"\(refusal)".isEmpty)
    }
  }

  /// The sample whose first file says that it unpacks to some mebibytes.
  private func claiming(mebibytes: Int) throws -> [UInt8] {
    var bytes = Self.sample
    let place = try directory(0) + 24
    for index in 0..<4 {
      bytes[place + index] = UInt8(truncatingIfNeeded: (mebibytes << 20) >> (8 * index))
    }
    return bytes
  }

  /// Silence and white images pack as well as harmful files do; only together they can be too much.
  @Test("how well files are packed matters once they are large")
  func ratio() throws {
    #expect(refusal(try claiming(mebibytes: 3)) == .damaged("aa.txt"))
    #expect(refusal(try claiming(mebibytes: 63)) == .damaged("aa.txt"))
    #expect(refusal(try claiming(mebibytes: 65)) == .tooLarge)
  }

  /// What is written can be read again: a bank of ten thousand problems is as many files.
  @Test("an archive of more than ten thousand files comes back")
  func manyFiles() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<10_003).map { ("items/\($0).xml", [UInt8(1)]) }
    )
    #expect(try ZipArchive(ZipArchive(files: files).bytes).files == files)
  }

  @Test("bombs are refused before they are unpacked")
  func bombs() throws {
    #expect(refusal(try changed(0, 27, 0x7F)) == .tooLarge)
    // A length that is not true ends the unpacking.
    let small = ZipArchive.bytes(of: ["a": Array(repeating: 0, count: 100_000)])
    let place = try #require(small.indices.last { small[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    var lying = small
    lying[place + 24] = 1
    lying[place + 25] = 0
    lying[place + 26] = 0
    #expect(refusal(lying) == .damaged("a"))
    var many = ZipArchive.bytes(of: [:])
    many[many.count - 12] = 0xFF
    many[many.count - 11] = 0xFF
    #expect(refusal(many) == .tooMany(65_535))
    var far = Self.sample
    far[far.count - 3] = 0x7F
    #expect(refusal(far) == .notAZip)
  }

  @Test("a zip with any byte changed or cut is refused or read, and nothing else")
  func mutations() {
    for index in Self.sample.indices {
      for value in [UInt8(0), 0xFF, Self.sample[index] ^ 1] {
        var bytes = Self.sample
        bytes[index] = value
        _ = refusal(bytes)
      }
      _ = refusal(Array(Self.sample[..<index]))
    }
  }
}

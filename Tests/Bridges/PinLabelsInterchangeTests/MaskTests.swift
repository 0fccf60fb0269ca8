// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PinLabelsInterchange

/// Masks of pixels that COCO writes as runs.
@Suite struct MaskTests {
  private func file(_ segmentation: String, width: Int = 6, height: Int = 4) -> String {
    #"""
    {"images":[{"id":1,"width":\#(width),"height":\#(height),"file_name":"a.png"}],
     "categories":[{"id":1,"name":"leaf"}],
     "annotations":[{"id":1,"image_id":1,"category_id":1,"iscrowd":1,"segmentation":\#(segmentation)}]}
    """#
  }

  private func regions(_ text: String) -> [ImageRegion]? {
    ImageAnnotations.read(Array(text.utf8)).sheet(id: "s", title: "S", language: "en")
      .sheet?.pins.first?.regions.map(\.region)
  }

  /// Rows of a mask, a sign a pixel; the runs go down the columns.
  private func runs(_ rows: [String]) -> [Int] {
    let rows = rows.map(Array.init)
    var runs = [0]
    var isInside = false
    for column in rows[0].indices {
      for row in rows.indices {
        if (rows[row][column] == "#") != isInside {
          isInside.toggle()
          runs.append(0)
        }
        runs[runs.count - 1] += 1
      }
    }
    return runs
  }

  private func mask(_ rows: [String]) -> String {
    #"{"size":[\#(rows.count),\#(rows[0].count)],"counts":\#(runs(rows))}"#
  }

  private func pixels(_ regions: [ImageRegion], _ width: Int, _ height: Int) -> [String] {
    (0..<height).map { y in
      String(
        (0..<width).map { x -> Character in
          let point = ImagePoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          return regions.contains { $0.contains(point) } ? "#" : "."
        }
      )
    }
  }

  @Test(arguments: [
    [".##...", ".##...", "......", "......"],
    ["######", "#....#", "#....#", "######"],
    ["#.....", ".#....", "..#...", "...###"],
    ["##..##", "##..##", "..##..", "..##.."],
    ["######", "######", "######", "######"],
    ["....##", "...###", "..#.#.", "...###"],
    ["#", "#", ".", "#"],
  ])
  func aMaskBecomesRegionsOfItsPixels(rows: [String]) throws {
    let text = file(mask(rows), width: rows[0].count, height: rows.count)
    let found = try #require(regions(text))
    #expect(pixels(found, rows[0].count, rows.count) == rows)
  }

  @Test func anyMaskBecomesRegionsOfItsPixels() {
    forEachSeed(0..<200) { generator in
      let (width, height) = (1 + generator.draw(below: 9), 1 + generator.draw(below: 9))
      let rows = (0..<height).map { _ in
        String((0..<width).map { _ -> Character in generator.draw(below: 2) == 0 ? "#" : "." })
      }
      let found = regions(file(mask(rows), width: width, height: height)) ?? []
      try #require(pixels(found, width, height) == rows)
    }
  }

  @Test func aMaskIsOneRegionWhoseOutlinesStayApartAtCorners() throws {
    let found = try #require(regions(file(mask(["##....", "##....", "..##..", "..##.."]))))
    #expect(found.count == 1)
    #expect(found[0].rings(roundCorners: 0).map(\.count) == [4, 4])
    guard case .mask(let mask) = found[0] else { Issue.record("no mask"); return }
    #expect(mask.runs == [0, 2, 2, 2, 4, 2, 2, 2] && mask.pixelCount == 8)
  }

  /// The packed form, five bits a sign; from the fourth run on the difference from the one before
  /// the last.
  private func packed(_ runs: [Int]) -> String {
    var text = ""
    for (index, run) in runs.enumerated() {
      var value = index > 2 ? run - runs[index - 2] : run
      var hasMore = true
      while hasMore {
        var sign = value & 0x1F
        value >>= 5
        hasMore = sign & 0x10 != 0 ? value != -1 : value != 0
        if hasMore { sign |= 0x20 }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(sign + 48)))
      }
    }
    return text
  }

  @Test func packedRunsAreReadAsPlainOnes() {
    forEachSeed(0..<40) { generator in
      let (width, height) = (1 + generator.draw(below: 40), 1 + generator.draw(below: 40))
      let share = 2 + generator.draw(below: 9)
      let rows = (0..<height).map { _ in
        String((0..<width).map { _ -> Character in generator.draw(below: share) == 0 ? "#" : "." })
      }
      let text = packed(self.runs(rows)).replacing("\\", with: "\\\\")
      let segmentation = #"{"size":[\#(height),\#(width)],"counts":"\#(text)"}"#
      let found = regions(file(segmentation, width: width, height: height)) ?? []
      try #require(pixels(found, width, height) == rows)
    }
  }

  @Test func aMaskOfAnotherSizeIsStretched() throws {
    let found = try #require(
      regions(file(mask(["#.", ".."]), width: 200, height: 100))
    )
    let box = try #require(found.first).boundingBox
    #expect([box.x, box.y, box.width, box.height] == [0, 0, 100, 50])
  }

  @Test(arguments: [
    #"{"size":[4,6],"counts":"abc"}"#, #"{"size":[4,6],"counts":[30,5]}"#,
    #"{"size":[4,6],"counts":[24]}"#, #"{"size":[4,6],"counts":[-1,5]}"#,
    #"{"size":[0,6],"counts":[1,5]}"#, #"{"size":[4],"counts":[1,5]}"#, #"{"counts":[1,5]}"#,
    #"{"size":[4,6]}"#, #"{"size":[4,6],"counts":[1,1.5]}"#,
    #"{"size":[4,6],"counts":"oooooooooooooooo"}"#,
    #"{"size":[4,6],"counts":[1,9223372036854775807]}"#,
    #"{"size":[4,6],"counts":"\#(String(repeating: "PPPPPPPPPPP8", count: 70))"}"#,
  ])
  func whatIsNoMaskIsNamed(segmentation: String) {
    let made = ImageAnnotations.read(Array(file(segmentation).utf8))
      .sheet(id: "s", title: "S", language: "en")
    #expect(made.diagnostics.map(\.code) == [.unusableRegion])
  }

  /// A few runs over a million columns cost no more than their number.
  @Test func aLargeMaskOfFewRunsIsCheap() throws {
    let side = 1_000_000
    let annotations = (0..<2000).map { index in
      #"{"id":\#(index),"image_id":1,"category_id":1,"segmentation":{"size":[\#(side),\#(side)],"counts":[5,\#(side * (side - 2))]}}"#
    }
    let text = #"""
      {"images":[{"id":1,"width":\#(side),"height":\#(side),"file_name":"a.png"}],
       "categories":[{"id":1,"name":"leaf"}],"annotations":[\#(annotations.joined(separator: ","))]}
      """#
    let pins = ImageAnnotations.read(Array(text.utf8)).sheet(id: "s", title: "S", language: "en")
      .sheet?.pins
    #expect(pins?.count == 2000)
  }

  // MARK: Writing

  private func sheet(_ text: String) throws -> PinSheet {
    let made = ImageAnnotations.read(Array(text.utf8)).sheet(id: "s", title: "S", language: "en")
    return try #require(made.sheet)
  }

  private func written(_ sheet: PinSheet, as format: ImageAnnotations.Format) -> Exported {
    ImageAnnotations.write(sheet, as: format, address: "https://school.example", language: "en")
  }

  @Test func aMaskIsWrittenAsRunsThatGiveItAgain() {
    forEachSeed(0..<40) { generator in
      let (width, height) = (1 + generator.draw(below: 9), 1 + generator.draw(below: 9))
      let rows = (0..<height).map { row in
        String(
          (0..<width).map { column -> Character in
            row + column == 0 || generator.draw(below: 2) == 0 ? "#" : "."
          }
        )
      }
      let sheet = try self.sheet(self.file(self.mask(rows), width: width, height: height))
      let file = self.written(sheet, as: .coco)
      try #require(!file.losses.map(\.part).contains(.roundShapes))
      let again = try self.sheet(String(decoding: file.bytes, as: UTF8.self))
      let regions = again.pins.flatMap(\.regions).map(\.region)
      try #require(regions == sheet.pins[0].regions.map(\.region))
    }
  }

  /// Where a format has no masks, it gets their outlines, holes and all parts included.
  @Test(arguments: [ImageAnnotations.Format.web, .iiif])
  func outlinesOfAMaskHaveItsPixels(format: ImageAnnotations.Format) throws {
    let rows = ["####.#", "#..#..", "####.#", "....##"]
    let file = written(try sheet(self.file(mask(rows))), as: format)
    #expect(!file.losses.map(\.part).contains(.roundShapes))
    let text = String(decoding: file.bytes, as: UTF8.self)
    let read = ImageAnnotations.read(Array(text.utf8))
      .sheet(id: "s", title: "S", language: "en", size: PixelSize(width: 6, height: 4)).sheet
    let regions = try #require(read?.pins.first?.regions.map(\.region))
    #expect(pixels(regions, 6, 4) == rows)
  }

  @Test func ofAMaskThatIsNotOnTheImagesPixelsCOCOGetsOutlinesWithoutHoles() throws {
    let rows = ["###.", "#.#.", "###.", "...#"]
    let sheet = try sheet(file(mask(rows), width: 8, height: 8))
    let file = written(sheet, as: .coco)
    #expect(file.losses.map(\.part).contains(.roundShapes))
    let again = try self.sheet(String(decoding: file.bytes, as: UTF8.self))
    let regions = again.pins.flatMap(\.regions).map(\.region)
    #expect(regions.count == 2 && regions[0].contains(ImagePoint(x: 3, y: 3)))
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import PinLabels
import Testing

struct ExifOrientationTests {
  /// Where the top left pixel of a stored image of 40 x 30 pixels is displayed, and the one right
  /// of it, by the table of the Exif standard: first row and first column.
  @Test(arguments: [
    (1, ImagePoint(0.5, 0.5), ImagePoint(1.5, 0.5)),
    (2, ImagePoint(39.5, 0.5), ImagePoint(38.5, 0.5)),
    (3, ImagePoint(39.5, 29.5), ImagePoint(38.5, 29.5)),
    (4, ImagePoint(0.5, 29.5), ImagePoint(1.5, 29.5)),
    (5, ImagePoint(0.5, 0.5), ImagePoint(0.5, 1.5)),
    (6, ImagePoint(29.5, 0.5), ImagePoint(29.5, 1.5)),
    (7, ImagePoint(29.5, 39.5), ImagePoint(29.5, 38.5)),
    (8, ImagePoint(0.5, 39.5), ImagePoint(0.5, 38.5)),
  ])
  func orientationsPutTheFirstPixelsWhereTheStandardSays(
    number: Int,
    first: ImagePoint,
    second: ImagePoint
  ) throws {
    let orientation = try #require(ExifOrientation(rawValue: number))
    let image = try ImageRecord(
      id: "i",
      size: PixelSize(width: 40, height: 30),
      orientation: orientation
    )
    #expect(image.displayed(ImagePoint(0.5, 0.5)) == first)
    #expect(image.displayed(ImagePoint(1.5, 0.5)) == second)
    #expect(image.stored(first) == ImagePoint(0.5, 0.5))
    #expect(image.displayedSize.width == (number >= 5 ? 30 : 40))
    #expect(orientation.inverse.inverse == orientation)
  }

  @Test func cornersOfTheStoredImageAreCornersOfTheDisplayedOne() throws {
    for orientation in ExifOrientation.allCases {
      let image = try ImageRecord(
        id: "i",
        size: PixelSize(width: 10_000, height: 7),
        orientation: orientation
      )
      let corners = Set(image.size.rectangle.corners.map(image.displayed))
      #expect(corners == Set(image.displayedSize.rectangle.corners))
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PinLabelsInterchange

/// Drawings that say in other ways than by plain pixels where something is.
@Suite struct DrawingSelectorTests {
  private let size = PixelSize(width: 400, height: 200)

  private func boxes(_ svg: String) -> [[Double]]? {
    SVGDrawing.places(of: svg, on: size)?.compactMap { place in
      guard case .region(let region) = place else { return nil }
      let box = region.boundingBox
      return [box.x, box.y, box.width, box.height].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test(
    arguments: [
      // A box of units that covers the image, or as much as the drawing says.
      (
        "<svg viewBox='0 0 100 50'><rect x='10' y='10' width='20' height='20'/></svg>",
        [40, 40, 80, 80]
      ),
      (
        "<svg viewBox='0 0 100 100' width='400' height='400'><rect x='10' y='10' width='20' height='20'/></svg>",
        [40, 40, 80, 80]
      ),
      (
        "<svg viewBox='50 0 100 50'><rect x='60' y='10' width='20' height='20'/></svg>",
        [40, 40, 80, 80]
      ),
      // One of another shape lies in the middle, unless it is stretched.
      ("<svg viewBox='0 0 100 100'><rect width='100' height='100'/></svg>", [100, 0, 200, 200]),
      (
        "<svg viewBox='0 0 100 100' preserveAspectRatio='xMinYMin'><rect width='100' height='100'/></svg>",
        [0, 0, 200, 200]
      ),
      (
        "<svg viewBox='0 0 100 100' preserveAspectRatio='none'><rect width='50' height='50'/></svg>",
        [0, 0, 200, 100]
      ),
      (
        "<svg width='400px' height='200px'><rect x='1' y='2' width='3' height='4'/></svg>",
        [1, 2, 3, 4]
      ),
      // Percents.
      ("<svg><rect x='10%' y='10%' width='50%' height='50%'/></svg>", [40, 20, 200, 100]),
      (
        "<svg viewBox='0 0 40 20'><rect x='10%' y='10%' width='50%' height='50%'/></svg>",
        [40, 20, 200, 100]
      ),
      ("<svg><ellipse cx='50%' cy='50%' rx='25%' ry='25%'/></svg>", [100, 50, 200, 100]),
      // Transformations, also of groups and one behind another.
      ("<svg><rect transform='translate(5)' width='3' height='4'/></svg>", [5, 0, 3, 4]),
      ("<svg><g transform='translate(5 6)'><rect width='3' height='4'/></g></svg>", [5, 6, 3, 4]),
      (
        "<svg><g transform='scale(2)'><g transform='translate(1,1)'><rect width='3' height='4'/></g></g></svg>",
        [2, 2, 6, 8]
      ),
      (
        "<svg><rect transform='translate(10,0) rotate(90)' width='3' height='4'/></svg>",
        [6, 0, 4, 3]
      ),
      (
        "<svg><rect transform='rotate(90, 50, 50)' x='40' y='45' width='20' height='10'/></svg>",
        [45, 40, 10, 20]
      ),
      ("<svg><rect transform='matrix(2 0 0 3 4 5)' width='3' height='4'/></svg>", [4, 5, 6, 12]),
      (
        "<svg><rect transform='scale(-1 1) translate(-10)' width='3' height='4'/></svg>",
        [7, 0, 3, 4]
      ),
      ("<svg><rect transform='skewX(45)' width='3' height='4'/></svg>", [0, 0, 7, 4]),
      ("<svg><circle transform='scale(2 1)' cx='10' cy='10' r='5'/></svg>", [10, 5, 20, 10]),
      // Arcs: two halves of an ellipse, one large, one with its flags run together, one too short.
      (
        "<svg><path d='M100 50A50 25 0 0 1 200 50A50 25 0 0 1 100 50Z'/></svg>", [100, 25, 100, 50]
      ),
      ("<svg><path d='M100 50a50,25 0 1,0 100 0a50,25 0 1,0 -100 0'/></svg>", [100, 25, 100, 50]),
      ("<svg><path d='M50 50a20 20 0 0120 20L50 70Z'/></svg>", [50, 50, 20, 20]),
      ("<svg><path d='M50 50A1 1 0 0 1 90 50Z'/></svg>", [50, 30, 40, 20]),
      (
        "<svg><path d='M100 100 A 50 25 90 0 1 100 200 A 50 25 90 0 1 100 100Z'/></svg>",
        [75, 100, 50, 100]
      ),
      // A ring that begins where one has ended.
      ("<svg><path d='M0 0h4v4z'/></svg>", [0, 0, 4, 4]),
    ] as [(String, [Double])]
  )
  func placesAreFound(svg: String, box: [Double]) {
    #expect(boxes(svg) == [box], "\(svg)")
  }

  @Test func anArcTouchesTheEdgeOfItsEllipse() throws {
    let svg = "<svg><path d='M100 50A50 25 0 0 1 200 50A50 25 0 0 1 100 50Z'/></svg>"
    guard case .region(.polygon(let polygon))? = SVGDrawing.places(of: svg, on: size)?.first else {
      Issue.record("no polygon")
      return
    }
    #expect(polygon.outline.count > 60)
    for point in polygon.outline {
      let (x, y) = ((point.x - 150) / 50, (point.y - 50) / 25)
      #expect(abs(x * x + y * y - 1) < 1e-12)
    }
  }

  @Test func shapesThatAreOnlyUsedByOthersAreNotDrawn() {
    #expect(boxes("<svg><defs><rect width='3' height='4'/></defs></svg>") == nil)
    let text =
      "<svg><clipPath id='c'><rect width='3' height='4'/></clipPath><rect width='5' height='6'/></svg>"
    #expect(boxes(text) == [[0, 0, 5, 6]])
  }

  /// What cannot be read is not guessed.
  @Test(arguments: [
    "<svg><rect transform='spin(3)' width='3' height='4'/></svg>",
    "<svg><rect transform='scale(1' width='3' height='4'/></svg>",
    "<svg><rect width='3mm' height='4mm'/></svg>", "<svg><use href='#a'/></svg>",
    "<svg><rect style='transform: rotate(3deg)' width='3' height='4'/></svg>",
    "<svg viewBox='0 0 0 0'><rect width='3' height='4'/></svg>",
    "<svg><path d='M0 0A1 1 0 2 0 2 2'/></svg>", "<svg><path d='M0 0 L 1'/></svg>",
    "<svg><rect transform='scale(1e300) scale(1e300)' width='3' height='4'/></svg>",
  ])
  func whatCannotBeReadMarksNothing(svg: String) {
    #expect(boxes(svg) == nil)
  }

  @Test func aDrawingWithAnyBytesIsRead() {
    let text = Array(
      "<svg viewBox='0 0 9 9' width='50%'><g transform='rotate(3 1 1) scale(2)'><path d='M1 1a2 3 4 0 1 5 6Q1 2 3 4T5 6z'/></g></svg>"
        .utf8
    )
    forEachSeed(0..<500) { generator in
      var changed = text
      for _ in 0..<1 + generator.draw(below: 5) {
        let place = generator.draw(below: changed.count)
        switch generator.draw(below: 3) {
        case 0: changed[place] = UInt8(generator.draw(below: 256))
        case 1: changed.remove(at: place)
        default:
          changed.insert(Array("<>/'\"0189eE.-%aAZz(".utf8)[generator.draw(below: 19)], at: place)
        }
      }
      _ = boxes(String(decoding: changed, as: UTF8.self))
    }
    #expect(boxes(String(repeating: "<g>", count: 10_000)) == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PinLabels

/// A mask of pixels that COCO writes as lengths of runs, column by column: first of pixels outside,
/// then of pixels inside.
///
/// Source: the functions `rleFrString` and `rleDecode` of the COCO API (2014) describe both forms.
enum COCOMask {
  /// Reads a mask.
  ///
  /// - Parameters:
  ///   - node: The object with `size` and `counts`.
  ///   - image: The size of the image, to which a mask of another size is stretched.
  /// - Returns: The region, or nil for a mask that is not well formed or empty.
  /// - Complexity: O(*n*) in the number of runs, whatever the size of the mask is.
  static func region(_ node: JSONNode, on image: PixelSize) -> ImageRegion? {
    let numbers = node["size"]?.elements.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
    guard numbers.count == 2, let counts = node["counts"] else { return nil }
    let runs: [Int]?
    if let text = counts.text {
      runs = Self.runs(of: text)
    } else {
      let numbers = counts.elements.map { $0.number.flatMap { Int(exactly: $0) } }
      runs = numbers.allSatisfy { $0 != nil } ? numbers.compactMap(\.self) : nil
    }
    let size = PixelSize(width: numbers[1], height: numbers[0])
    return runs.flatMap { try? .mask(runs: $0, size: size, over: image.rectangle) }
  }

  /// The lengths that a text packs, five bits a sign; from the third on each is the difference from
  /// the one two before it.
  private static func runs(of text: String) -> [Int]? {
    var runs: [Int] = []
    var (value, shift) = (Int64(0), Int64(0))
    for byte in text.utf8 {
      guard (48..<112).contains(byte), shift < 60 else { return nil }
      let bits = Int64(byte) - 48
      value |= (bits & 0x1F) << shift
      shift += 5
      if bits & 0x20 != 0 { continue }
      if bits & 0x10 != 0 { value |= -1 << shift }
      if runs.count > 2 { value += Int64(runs[runs.count - 2]) }
      // More than any mask has pixels; sums of what is larger would overflow.
      guard (0...1 << 40).contains(value), let run = Int(exactly: value) else { return nil }
      runs.append(run)
      (value, shift) = (0, 0)
    }
    return shift == 0 ? runs : nil
  }
}

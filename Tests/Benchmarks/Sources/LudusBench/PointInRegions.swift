// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels

/// Says for many points which of 50 polygons they are in, or at most a tolerance away from.
struct PointInRegions: Workload {
  static let name = "W7"

  private let points: [ImagePoint]
  private let index: RegionIndex
  private var hits: [UInt64]

  var operations: Int { points.count }

  init(_ data: Data) throws {
    var reader = try BinaryReader(data, magic: "W7PR0001")
    let polygons = Int(try reader.read(UInt32.self))
    let corners = Int(try reader.read(UInt32.self))
    let count = Int(try reader.read(UInt32.self))
    _ = try reader.read(UInt32.self)
    func number() throws -> Double { Double(bitPattern: try reader.read()) }
    func point() throws -> ImagePoint { ImagePoint(x: try number(), y: try number()) }
    let tolerance = try number()
    let regions = try (0..<polygons).map { _ in
      try ImageRegion.polygon(try (0..<corners).map { _ in try point() })
    }
    index = RegionIndex(regions, tolerance: tolerance)
    points = try (0..<count).map { _ in try point() }
    hits = [UInt64](repeating: 0, count: count)
  }

  mutating func run() {
    for offset in points.indices {
      hits[offset] = index.hits(at: points[offset]).firstBits
    }
  }

  func checksum() -> Checksum { Checksum(of: hits) }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import Quizzes

/// Draws 20 of 10,000 problems by weight, again and again.
///
/// The positions come from the workload's own random numbers, so that every program draws the same
/// items.
struct WeightedDraw: Workload {
  static let name = "W4"

  let operations: Int
  private let samplers: [WeightedSampler]
  private let itemsPerDraw: Int
  private let seed: UInt64
  private var drawn: [Int] = []

  init(_ data: Data) throws {
    var reader = try BinaryReader(data, magic: "W4QG0001")
    let banks = Int(try reader.read(UInt32.self))
    let count = Int(try reader.read(UInt32.self))
    itemsPerDraw = Int(try reader.read(UInt32.self))
    operations = Int(try reader.read(UInt32.self))
    seed = try reader.read()
    samplers = try (0..<banks).map { _ in
      try WeightedSampler(weights: try (0..<count).map { _ in Int(try reader.read(UInt32.self)) })
    }
    drawn.reserveCapacity(operations * itemsPerDraw)
  }

  mutating func run() {
    drawn.removeAll(keepingCapacity: true)
    for draw in 0..<operations {
      var sampler = samplers[draw % samplers.count]
      let stream = Checksum.mix(seed &+ UInt64(draw + 1) &* Checksum.golden)
      for item in 1...UInt64(itemsPerDraw) {
        let number = Checksum.mix(stream &+ item &* Checksum.golden)
        let position = ((number >> 32) &* sampler.totalWeight) >> 32
        if let index = sampler.remove(atWeight: position) {
          drawn.append(index)
        }
      }
    }
  }

  func checksum() -> Checksum {
    var checksum = Checksum()
    for index in drawn {
      checksum.add(UInt64(index))
    }
    return checksum
  }
}

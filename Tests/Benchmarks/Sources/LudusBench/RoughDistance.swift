// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Foundation

/// Measures the pairs of words one by one, each from plain strings.
struct RoughDistance: Workload {
  static let name = "W1"

  private let pairs: WordPairs
  private var distances: [UInt8] = []

  var operations: Int { pairs.count }

  init(_ data: Data) throws {
    pairs = try WordPairs(data)
    distances.reserveCapacity(operations)
  }

  mutating func run() {
    distances.removeAll(keepingCapacity: true)
    for index in 0..<operations {
      let (answer, input) = (pairs.firsts[index], pairs.seconds[index])
      let distance = EditMetric.optimalStringAlignment.distance(answer, input, within: 3)
      distances.append(UInt8(distance ?? 4))
    }
  }

  func checksum() -> Checksum { Checksum(of: distances) }
}

/// Measures the first thousand inputs against the first thousand answers, each input prepared once.
struct DictionaryDistance: Workload {
  static let name = "W1D"

  private let answers: [String]
  private let inputs: [String]
  private var distances: [UInt8] = []

  var operations: Int { answers.count * inputs.count }

  init(_ data: Data) throws {
    let pairs = try WordPairs(data)
    answers = Array(pairs.firsts.prefix(1000))
    inputs = Array(pairs.seconds.prefix(1000))
    distances.reserveCapacity(operations)
  }

  mutating func run() {
    distances.removeAll(keepingCapacity: true)
    for input in inputs {
      let metric = EditMetric.optimalStringAlignment
      for distance in metric.distances(from: input, to: answers, within: 3) {
        distances.append(UInt8(distance ?? 4))
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: distances) }
}

/// Measures the same words by an index of the answers, which is made in the time that is taken.
struct IndexDistance: Workload {
  static let name = "W1D-index"

  private let answers: [String]
  private let inputs: [String]
  private var distances: [UInt8] = []

  var operations: Int { answers.count * inputs.count }

  init(_ data: Data) throws {
    let pairs = try WordPairs(data)
    answers = Array(pairs.firsts.prefix(1000))
    inputs = Array(pairs.seconds.prefix(1000))
  }

  mutating func run() {
    let index = TermIndex(answers)
    // An answer that stands there twice is one term.
    var positions: [String: [Int]] = [:]
    for (position, answer) in answers.enumerated() {
      positions[answer, default: []].append(position)
    }
    distances = Array(repeating: 4, count: operations)
    for (row, input) in inputs.enumerated() {
      for near in index.terms(within: 3, of: input) {
        for position in positions[near.term] ?? [] {
          distances[row * answers.count + position] = UInt8(near.distance)
        }
      }
    }
  }

  func checksum() -> Checksum { Checksum(of: distances) }
}

// SPDX-License-Identifier: Apache-2.0

/// A public operation with a documented complexity, and how to measure it at any size.
struct Operation: Sendable {
  let name: String
  let growth: Growth
  let sizes: [Int]
  /// Makes what the operation works on, of a size.
  let prepare: @Sendable (_ size: Int) throws -> Trial

  init(
    _ name: String,
    _ growth: Growth,
    sizes: [Int],
    prepare: @escaping @Sendable (_ size: Int) throws -> Trial
  ) {
    self.name = name
    self.growth = growth
    self.sizes = sizes
    self.prepare = prepare
  }

  static let all = [
    coreOperations, matchingOperations, gameOperations, quizOperations, exerciseOperations,
    pinOperations, diaryOperations, readingOperations,
  ].flatMap(\.self)
}

/// Something prepared that can be run again and again.
struct Trial {
  /// The number of operations that a run makes.
  let count: Int
  let run: () throws -> Void

  init(_ count: Int = 1, run: @escaping () throws -> Void) {
    self.count = count
    self.run = run
  }
}

/// The documented class of an operation's time.
enum Growth: String, Sendable {
  case constant = "1"
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n²"
  case cubic = "n³"

  /// What the class says of the time at a size, but for a constant factor.
  func time(at size: Int) -> Double {
    let size = Double(size)
    return switch self {
    case .constant: 1
    case .logarithmic: size.logarithm
    case .linear: size
    case .linearithmic: size * size.logarithm
    case .quadratic: size * size
    case .cubic: size * size * size
    }
  }
}

/// Powers of ten.
func tens(_ exponents: ClosedRange<Int>) -> [Int] {
  exponents.map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

/// Four sizes, each twice the one before.
func doublings(from size: Int) -> [Int] { (0..<4).map { size << $0 } }

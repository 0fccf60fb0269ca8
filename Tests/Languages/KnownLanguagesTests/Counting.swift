// SPDX-License-Identifier: Apache-2.0

/// Writes the numbers below 1000 in a language, plainly and apart from the tables that read them.
struct Counting: Sendable {
  let small: [String]
  let tens: [String]
  let hundreds: [String]
  let saysOnesFirst: Bool
  /// Joins tens and ones, and hundreds and what follows them.
  let joints: (tens: String, hundreds: String)
  /// Numbers that are made in other ways.
  let others: [Int: String]

  init(
    small: String,
    tens: String,
    hundreds: String,
    saysOnesFirst: Bool = false,
    joints: (tens: String, hundreds: String),
    others: [Int: String] = [:]
  ) {
    self.small = small.split(separator: " ").map(String.init)
    self.tens = tens.split(separator: " ").map(String.init)
    self.hundreds = hundreds.split(separator: ",").map { String($0.drop { $0 == " " }) }
    self.saysOnesFirst = saysOnesFirst
    self.joints = joints
    self.others = others
  }

  func text(_ number: Int) -> String {
    if let other = others[number] { return other }
    if number < small.count { return small[number] }
    let (count, rest) = number.quotientAndRemainder(dividingBy: number < 100 ? 10 : 100)
    let head = number < 100 ? tens[count - 2] : hundreds[count - 1]
    guard rest > 0 else { return head }
    // As Dutch does.
    if number < 100, saysOnesFirst { return small[rest] + joints.tens + head }
    return head + (number < 100 ? joints.tens : joints.hundreds) + text(rest)
  }
}

// SPDX-License-Identifier: Apache-2.0

/// The endings or the beginnings of a Hunspell dictionary, found by the letters that they add.
///
/// Words are looked up so often that everything here is a number in a flat list.
struct AffixRules: Sendable {
  /// A way to make another form of a word: drop some letters at an end, add others.
  struct Rule: Sendable {
    let flag: UInt32
    /// The flags that the form has in place of those of the word.
    let further: FlagSets.ID
    /// Whether it goes together with an affix at the other end.
    let isCombinable: Bool
    /// How many bytes it adds.
    let length: Int
    fileprivate let strip: Range<Int>
    fileprivate let condition: Int
    /// The next rule that adds the same letters.
    fileprivate let next: Int
    /// Whether there are affixes that take this one.
    fileprivate(set) var isOuter = false
  }

  private struct Node: Sendable {
    let byte: UInt8
    let sibling: Int32
    var child: Int32 = -1
    var rule = -1
  }

  /// The trees of letters, one after the roots of all rules and of those for the inside of compounds.
  private var nodes = [Node(byte: 0, sibling: -1), Node(byte: 0, sibling: -1)]
  private var rules: [Rule] = []
  private var stripped: [UInt8] = []
  private var conditions: [AffixCondition] = []
  private var places: [String: Int] = [:]
  /// Whether the letters stand at the end.
  let areEndings: Bool

  init(areEndings: Bool) {
    self.areEndings = areEndings
  }

  mutating func add(
    _ append: [UInt8],
    insteadOf strip: [UInt8],
    if condition: String,
    flag: UInt32,
    isCombinable: Bool,
    further: FlagSets.ID,
    inside: Bool
  ) {
    var node = inside ? 1 : 0
    for byte in areEndings ? append.reversed() : append {
      if let child = child(of: node, byte) {
        node = child
      } else {
        nodes.append(Node(byte: byte, sibling: nodes[node].child))
        nodes[node].child = Int32(truncatingIfNeeded: nodes.count - 1)
        node = nodes.count - 1
      }
    }
    if places[condition] == nil {
      places[condition] = conditions.count
      conditions.append(AffixCondition(condition, atEnd: areEndings))
    }
    rules.append(
      Rule(
        flag: flag,
        further: further,
        isCombinable: isCombinable,
        length: append.count,
        strip: stripped.count..<stripped.count + strip.count,
        condition: places[condition] ?? 0,
        next: nodes[node].rule
      )
    )
    stripped += strip
    nodes[node].rule = rules.count - 1
  }

  /// Marks the rules whose affixes follow others.
  mutating func finish(outerFlags: Set<UInt32>) {
    for index in rules.indices { rules[index].isOuter = outerFlags.contains(rules[index].flag) }
  }

  /// The letters that a rule takes away.
  func strip(_ rule: Rule) -> ArraySlice<UInt8> { stripped[rule.strip] }

  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var child = Int(nodes[node].child)
    while child >= 0 {
      if nodes[child].byte == byte { return child }
      child = Int(nodes[child].sibling)
    }
    return nil
  }

  /// Whether something is left of a word without what a rule adds, and satisfies its condition.
  private func fits(_ rule: Rule, _ word: ArraySlice<UInt8>) -> Bool {
    word.count + rule.strip.count > rule.length
      && conditions[rule.condition].holds(
        for: word,
        without: rule.length,
        with: stripped,
        in: rule.strip
      )
  }

  /// Whether a rule that can have made a word, or one for the inside of compounds, satisfies a condition.
  func contains(in word: ArraySlice<UInt8>, inside: Bool, where isMeant: (Rule) -> Bool) -> Bool {
    var node = inside ? 1 : 0
    var length = 0
    while true {
      var rule = nodes[node].rule
      while rule >= 0 {
        if fits(rules[rule], word), isMeant(rules[rule]) { return true }
        rule = rules[rule].next
      }
      guard length < word.count else { return false }
      let byte = areEndings ? word[word.endIndex - 1 - length] : word[word.startIndex + length]
      guard let child = child(of: node, byte) else { return false }
      node = child
      length += 1
    }
  }
}

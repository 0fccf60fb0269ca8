import Gamification

/// The ways to play that the toy study of the specification compares.
struct ToyStudy {
  let none: GameVariant
  let gap: GameVariant
  let joiners: GameVariant
  let seasons: GameVariant

  init() throws {
    let gap = try CatchUpGap(of: .median, below: Fraction(1, 2), multiplier: 2)
    let joiners = try CatchUpJoinDate(late: 7, multiplier: 2)
    none = try GameVariant(name: "none", rules: RuleBook())
    self.gap = try GameVariant(name: "gap", rules: RuleBook(catchUp: .gap(gap)))
    self.joiners = try GameVariant(name: "joiners", rules: RuleBook(catchUp: .joinDate(joiners)))
    seasons = try GameVariant(name: "seasons", rules: RuleBook(), seasons: .weeks(4))
  }
}

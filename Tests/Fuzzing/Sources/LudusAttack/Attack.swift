// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

/// What is done at random to one engine, and what must hold of it.
///
/// Whatever is broken ends the program: by an expectation, or by a trap of the engine.
protocol Attack: Sendable {
  /// Begins a history.
  init(_ generator: inout SeededGenerator)
  /// Lets something happen, and checks what can be checked at once.
  mutating func step(_ generator: inout SeededGenerator)
  /// Checks what takes longer, as by comparing with a model that knows no shortcuts. It has draws
  /// of its own, so that a history with fewer steps is the beginning of this one.
  func check(_ generator: inout SeededGenerator)
}

extension Attack {
  /// Plays some steps of the history of a seed.
  static func play(_ steps: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var attack = Self(&generator)
    for _ in 0..<steps {
      attack.step(&generator)
    }
    var judge = SeededGenerator(seed: ~seed)
    attack.check(&judge)
  }
}

/// Every attack, by the name of what it is on.
let attacks: [String: any Attack.Type] = [
  "board": BoardAttack.self, "diary": DiaryAttack.self, "group": GroupAttack.self,
  "kept": KeptAttack.self,
  "learner": LearnerAttack.self, "ledger": LedgerAttack.self, "player": PlayerAttack.self,
  "quiz": QuizAttack.self, "review": ReviewAttack.self, "season": SeasonAttack.self,
  "sheet": SheetAttack.self,
]

/// A history by its number in a run.
struct Case {
  var engine: String
  var seed: UInt64
  var number: Int
  /// The number of steps; nil for as many as the seed wants.
  var steps: Int?

  /// The seed of this history alone.
  private var ownSeed: UInt64 {
    var mix = SeededGenerator(seed: seed)
    return mix.next() &+ UInt64(truncatingIfNeeded: number)
  }

  /// How many steps are played when not told.
  func steps(atMost most: Int) -> Int {
    var generator = SeededGenerator(seed: ownSeed)
    return steps ?? 1 + generator.draw(below: most)
  }

  func play(atMost most: Int) {
    // ITIMER_PROF, which has another type on each system: a history that takes longer than a minute
    // of computing ends the program.
    var limit = itimerval()
    limit.it_value.tv_sec = 60
    setitimer(2, &limit, nil)
    attacks[engine]?.play(steps(atMost: most), seed: ownSeed)
  }
}

extension SeededGenerator {
  mutating func isDrawn(oneIn count: Int) -> Bool { draw(below: count) == 0 }

  /// One of some elements, of which there must be one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[draw(below: elements.count)]
  }

  /// A number that somebody could pass who does not know better.
  mutating func oddNumber() -> Int {
    pick([
      .min, .min + 1, -1, 0, 1, 2, 7, 1_000_000_000_000, 1_000_000_000_001, .max / 2, .max - 1,
      .max,
    ])
  }

  /// A date as clocks that go wrong say it, or as a program makes it of a number in another unit.
  mutating func oddDate() -> Date {
    Date(
      timeIntervalSince1970: pick([
        .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 2e12, 253_402_300_800, -62_135_596_800,
        4_503_599_627_370_496, 8_640_000_000_000, 1_772_500_000.000_4, 32_503_680_000,
      ])
    )
  }

  /// A text that nobody thinks of.
  mutating func oddText() -> String {
    pick([
      "", " ", "\u{0}", "e\u{301}", "\u{e9}", "🏳️‍🌈", "a#1", "\u{202e}abc", "null", "-0", "\\\"'<&>",
      "\r\n",
      String(repeating: "ß", count: 3_000), "\u{fffd}", "ſ", "İ",
    ])
  }
}

/// A calendar of a zone with summer time, and of one without.
let calendars = ["Europe/Berlin", "Pacific/Apia", "America/St_Johns", "GMT"].map { zone in
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
  return calendar
}

/// A few days before clocks are put forward in Europe.
let start = Date(timeIntervalSince1970: 1_774_400_000)

// SPDX-License-Identifier: Apache-2.0
import PinLabels

/// A random slip of one letter: one too many, one missing, another one, or two exchanged.
func typo(of name: String, using generator: inout SeededGenerator) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  while true {
    var characters = Array(name)
    let place = generator.draw(below: characters.count)
    switch generator.draw(below: 4) {
    case 0: characters.insert(letters[generator.draw(below: 26)], at: place)
    case 1: characters.remove(at: place)
    case 2: characters[place] = letters[generator.draw(below: 26)]
    default:
      guard place + 1 < characters.count else { continue }
      characters.swapAt(place, place + 1)
    }
    let changed = String(characters)
    if changed != name, !changed.isEmpty { return changed }
  }
}

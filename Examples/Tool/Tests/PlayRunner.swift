// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A bank of which seed 2 draws a written problem, a check-all and a multiple choice, in this
/// order.
let threeKinds = Files.fixture("three-kinds.json")

/// Plays with lines as input; a quiz that is saved already goes on and needs no seed.
func play(
  _ lines: String...,
  save: String? = nil,
  in folder: TemporaryFolder? = nil
) throws -> Run {
  try play(lines, save: save, in: folder)
}

func play(
  _ lines: [String],
  save: String?,
  in folder: TemporaryFolder? = nil
) throws -> Run {
  let isSaved = save.map { save in
    FileManager.default.fileExists(atPath: folder?.path(save) ?? save)
  }
  return try Tool.ludus.run(
    ["quiz", "play", threeKinds] + (isSaved == true ? [] : ["--seed", "2"])
      + (save.map { ["--save", $0] } ?? []),
    input: Data(lines.map { "\($0)\n" }.joined().utf8),
    in: folder?.url
  )
}

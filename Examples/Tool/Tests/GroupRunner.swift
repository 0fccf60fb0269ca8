// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Plays a group from 2026-01-05 on, with lines as input and the rules of the flat share unless
/// others are given.
func playGroup(_ lines: String...) throws -> Run { try playGroup(lines) }

func playGroup(_ lines: [String], rules: String? = nil, save: String? = nil) throws -> Run {
  let folder = try TemporaryFolder()
  let file = try rules.map { try folder.write(Data($0.utf8), to: "rules.json").path }
  return try Tool.ludus.run(
    ["group", "play", file ?? Files.flatShare("house-rules.json"), "--at", "2026-01-05"]
      + (save.map { ["--save", $0] } ?? []),
    input: Data(lines.map { "\($0)\n" }.joined().utf8)
  )
}

// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// The commands of the tool with their options, as the parser describes them.
struct CommandShape: Decodable {
  let commandName: String
  private(set) var subcommands: [CommandShape]?
  let arguments: [Argument]?

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      let kind: String
      let name: String

      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    let kind: Kind
    let shouldDisplay: Bool
    let names: [Name]?
  }

  private struct Document: Decodable {
    let command: CommandShape
  }

  /// The shape of a command and of all below it.
  ///
  /// - Parameter json: What the parser says of it.
  /// - Throws: A decoding error.
  init(json: Data) throws {
    self = try JSONDecoder().decode(Document.self, from: json).command
  }

  /// What was typed that no command and no option is called, with what may have been meant; nil
  /// when all names are known.
  ///
  /// The parser looks at names last, so that it says of a mistyped one that there is a file too
  /// many, or nothing.
  func stranger(in words: [String]) -> String? {
    if words.first == "help" { return lost(after: words.dropFirst()) }
    if let sentence = lost(after: words[...]) { return sentence }
    let (command, rest) = found(words[...])
    return command.unknownOption(in: rest)
  }

  /// The commands below this one by their names, such as "quiz play".
  private var paths: [String] {
    (subcommands ?? []).flatMap { command in
      [command.commandName] + command.paths.map { "\(command.commandName) \($0)" }
    }
  }

  /// The command that words name, and what stands after it.
  private func found(_ words: ArraySlice<String>) -> (CommandShape, rest: ArraySlice<String>) {
    guard let next = words.first, let command = subcommand(next) else { return (self, words) }
    return command.found(words.dropFirst())
  }

  private func subcommand(_ name: String) -> CommandShape? {
    subcommands?.first { $0.commandName == name }
  }

  /// What to say about the first word that should name a command and does not.
  private func lost(
    after words: ArraySlice<String>,
    path: [String] = [],
    root: CommandShape? = nil
  ) -> String? {
    let root = root ?? self
    guard subcommands?.isEmpty == false, let word = words.first, !word.hasPrefix("-") else {
      return nil
    }
    if let command = subcommand(word) {
      return command.lost(after: words.dropFirst(), path: path + [word], root: root)
    }
    let here = (subcommands ?? []).map(\.commandName).filter { $0 != "help" }
    let start = path.map { "\($0) " }.joined()
    // A command that stands elsewhere, or the one that was mistyped, with where it stands.
    let elsewhere = root.paths.filter { $0.split(separator: " ").last.map(String.init) == word }
    let near = here.filter { word.meant(of: [$0]) != nil }.map { start + $0 }
    let meant = near.isEmpty ? elsewhere : near
    let remedy =
      meant.isEmpty
      ? "expected one of \(here.joined(separator: ", "))"
      : "did you mean \(meant.joinedByOr)?"
    return "There is no command “\((start + word).onOneLine)”, \(remedy)"
  }

  /// The option of a command whose value a word is; nil for a word that stands alone.
  func option(of value: String, in words: [String]) -> String? {
    let (command, rest) = found(words[...])
    var option: String?
    for word in rest {
      if let name = option {
        if word == value { return name }
        option = nil
        continue
      }
      if word == "--" { return nil }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let argument = command.arguments?.first { argument in
        argument.kind == .option && argument.names?.contains { $0.text == parts.first } == true
      }
      guard argument != nil else { continue }
      if parts.count == 2, parts[1] == value { return parts[0] }
      option = parts.count == 1 ? word : nil
    }
    return nil
  }

  /// What to say about an option that this command does not have.
  private func unknownOption(in words: ArraySlice<String>) -> String? {
    let all = arguments ?? []
    var isValue = false
    for word in words {
      if word == "--" { break }
      if isValue || !word.hasPrefix("--") {
        isValue = false
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      if let argument = all.first(where: { $0.names?.contains { $0.text == name } == true }) {
        isValue = argument.kind == .option && parts.count == 1
        continue
      }
      let shown = all.filter(\.shouldDisplay).flatMap { $0.names ?? [] }.map(\.text)
      let meant = name.meant(of: shown.filter { $0.hasPrefix("--") })
      let remedy = meant.map { ", did you mean \($0)?" } ?? "."
      return "There is no option “\(name.onOneLine)”\(remedy)"
    }
    return nil
  }
}

extension [String] {
  /// The texts as a choice: "a", "a or b", "a, b or c".
  fileprivate var joinedByOr: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}

/// What the parser says of the tool to those who make manual pages of it, with the options that
/// every command has, such as `--help`, at the tool alone.
enum ManualInput {
  /// The description, from which these options are taken away below the tool.
  static func shortened(_ json: Data) -> Data? {
    guard var document = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      var tool = document["command"] as? [String: Any]
    else { return nil }
    let commands = tool["subcommands"] as? [[String: Any]] ?? []
    tool["subcommands"] = commands.map(withoutCommonOptions)
    document["command"] = tool
    return try? JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])
  }

  private static func withoutCommonOptions(_ command: [String: Any]) -> [String: Any] {
    var command = command
    if let arguments = command["arguments"] as? [[String: Any]] {
      command["arguments"] = arguments.filter { argument in
        let names = argument["names"] as? [[String: Any]] ?? []
        return !names.contains { ["help", "version"].contains($0["name"] as? String) }
      }
    }
    if let commands = command["subcommands"] as? [[String: Any]] {
      command["subcommands"] = commands.map(withoutCommonOptions)
    }
    return command
  }
}

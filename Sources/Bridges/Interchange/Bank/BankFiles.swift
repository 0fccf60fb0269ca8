// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusFoundation
internal import QuizContent

/// The files of a bank, each with one name, and the references of Moodle to them.
struct BankFiles {
  private(set) var media: [ProblemBank.Media] = []
  /// Where each name is among the files.
  private var places: [String: Int] = [:]

  /// The sign for the place of files in Moodle's texts.
  private static let prefix = "@@PLUGINFILE@@/"

  /// Takes over the files of a question; in its texts stand the names that they have in the bank.
  mutating func taking(_ question: Question) -> Question {
    guard !question.files.isEmpty else { return question }
    var question = question
    question.changeTexts { text in
      for file in text.files {
        let name = name(for: file)
        var references = [file.name, Self.percentEncoded(file.name)].map { Self.prefix + $0 }
        // In packages a text names the path.
        if file.path.count > 1 { references.append(String((file.path + file.name).dropFirst())) }
        for reference in Set(references) {
          let parts = text.source.split(
            separator: reference,
            omittingEmptySubsequences: false
          )
          text.source = parts.joined(separator: Question.Text.escaped(name))
        }
      }
      text.files = []
    }
    return question
  }

  private mutating func name(for file: Question.File) -> String {
    let data = Data(file.bytes)
    let own = Optional(file.name).nonBlank ?? "file"
    var name = own
    var number = 2
    while let place = places[name] {
      if media[place].data == data { return name }
      name = "\(number)-\(own)"
      number += 1
    }
    places[name] = media.count
    media.append(ProblemBank.Media(name: name, data: data))
    return name
  }

  /// A name as it stands in an address.
  private static func percentEncoded(_ name: String) -> String {
    name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        String(Unicode.Scalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Puts the files of a bank into the texts that refer to them, as Moodle has them.
  static func embed(_ media: [ProblemBank.Media], in question: inout Question) {
    guard !media.isEmpty else { return }
    question.changeTexts { text in
      for file in media {
        let reference = "src=\"\(Question.Text.escaped(file.name))\""
        let parts = text.source.split(separator: reference, omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        text.source = parts.joined(separator: "src=\"\(prefix)\(percentEncoded(file.name))\"")
        text.files.append(Question.File(name: file.name, bytes: Array(file.data)))
      }
    }
  }
}

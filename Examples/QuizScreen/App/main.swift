// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import QuizScreenModel
import Quizzes

// A quiz on a whole terminal, drawn anew after each key and each second, in nine languages. Usage:
// quiz-screen [bank.json] [language], such as quiz-screen bank.json de

let arguments = CommandLine.arguments.dropFirst()
let language = Phrasebook(for: Language(arguments.dropFirst().first ?? "en")) ?? .english
let here = URL(fileURLWithPath: #filePath)
let bundled = URL(fileURLWithPath: "../../Content/general-chemistry.json", relativeTo: here)
let file = arguments.first.map { URL(fileURLWithPath: $0) } ?? bundled
guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
  print("quiz-screen draws on a terminal; for files and pipes there is `ludus quiz play`")
  exit(1)
}

func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

/// The keys in what a terminal sends.
func keys(in bytes: [UInt8]) -> [QuizScreenText.Key]? {
  switch bytes {
  case [0x04], [0x03]: return nil
  case [0x1B, 0x5B, 0x41], [0x1B, 0x4F, 0x41]: return [.up]
  case [0x1B, 0x5B, 0x42], [0x1B, 0x4F, 0x42]: return [.down]
  case [0x0D], [0x0A]: return [.enter]
  case [0x09]: return [.tab]
  case [0x7F], [0x08]: return [.delete]
  default:
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.contains { $0.value < 0x20 } ? [] : [.text(text)]
  }
}

@available(macOS 14, *)
@MainActor
func play() throws {
  let bank = try ProblemBank(json: Data(contentsOf: file))
  var generator = SystemRandomNumberGenerator()
  let quiz = try Quiz(from: bank, Blueprint(count: 10), using: &generator)
  let screen = QuizScreen(QuizSession(quiz), in: language) { _ in }
  var view = QuizScreenText(screen)
  var usual = termios()
  tcgetattr(STDIN_FILENO, &usual)
  var raw = usual
  raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  write("\u{1B}[?1049h\u{1B}[?25l")
  defer {
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
  }
  while true {
    let lines = view.lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
    write("\u{1B}[H\(lines)\u{1B}[J")
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 1000) > 0 else {
      screen.tick()
      continue
    }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0, let keys = keys(in: Array(bytes.prefix(count))) else { return }
    for key in keys { view.press(key) }
  }
}

if #available(macOS 14, *) {
  try play()
} else {
  print("quiz-screen needs macOS 14 or later")
}

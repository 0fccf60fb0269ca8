// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport
import Testing

@Suite struct StreamTests {
  /// The stretches of a file that is cut at these lengths.
  private func read(_ bytes: [UInt8], by format: any ExchangeFormat.Type, _ length: () -> Int)
    -> [Imported]
  {
    var stream = format.reading()
    var stretches: [Imported] = []
    var position = 0
    while position < bytes.count {
      let end = min(position + length(), bytes.count)
      stretches.append(stream.read(Array(bytes[position..<end])))
      position = end
    }
    return stretches + [stream.finish()]
  }

  private func expect(_ stretches: [Imported], equal whole: Imported) throws {
    try #require(stretches.flatMap(\.items) == whole.items)
    try #require(stretches.flatMap(\.diagnostics) == whole.diagnostics)
    try #require(stretches.flatMap { $0.write().bytes } == whole.source)
  }

  @Test(arguments: FormatSample.all) func aFileInStretchesIsThatFile(sample: FormatSample) throws {
    // A row without any content says what the delimiter of a table is.
    let texts = [
      sample.text, "\u{FEFF}\(sample.text)", "\(sample.text)\n\n", ";;\"\"\n\n\(sample.text)",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      let whole = sample.format.read(bytes)
      for length in 1...40 {
        try expect(read(bytes, by: sample.format) { length }, equal: whole)
      }
    }
  }

  @Test(arguments: FormatSample.all) func aFaultyFileInStretchesIsThatFile(sample: FormatSample) {
    forEachSeed(0..<300) { generator in
      let bytes = generator.damaged(sample.bytes)
      let stretches = read(bytes, by: sample.format) { 1 + generator.draw(below: 60) }
      try expect(stretches, equal: sample.format.read(bytes))
    }
  }

  @Test(arguments: FormatSample.all) func onlyTheSliceOfAChangedQuestionDiffers(
    sample: FormatSample
  ) {
    var offset = 0
    var written: [UInt8] = []
    let whole = sample.format.read(sample.bytes)
    guard let last = whole.items.lastIndex(where: { $0.question != nil }),
      var question = whole.items[last].question
    else { return }
    question.text.source += " changed"
    for stretch in read(sample.bytes, by: sample.format, { 50 }) {
      written += stretch.write(replacing: [last - offset: question]).bytes
      offset += stretch.items.count
    }
    #expect(written == whole.write(replacing: [last: question]).bytes)
  }

  @Test(arguments: FormatSample.all) func aFileIsWrittenInStretches(sample: FormatSample) {
    let items = FormatSample.all.flatMap { $0.format.read($0.bytes).items.map(\.content) }
    let whole = sample.format.write(items)
    var stream = sample.format.writing()
    var bytes: [UInt8] = []
    var losses: [Exported.Loss] = []
    for item in items {
      let exported = stream.write([item])
      bytes += exported.bytes
      losses += exported.losses
    }
    #expect(bytes + stream.finish() == whole.bytes)
    #expect(losses == whole.losses)
  }

  @Test func aQuestionIsReadWhenItHasComeToItsEnd() {
    var stream = GIFT.reading()
    #expect(stream.read(Array("One {=1}\n\nTwo {".utf8)).questions.map(\.text.source) == ["One"])
    let end = stream.finish(Array("=2}\n".utf8))
    #expect(end.questions.map(\.text.source) == ["Two"])
    #expect(end.start == 9)
    #expect(end.items[0].range == 10..<18)
  }
}

// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

@Sendable func readSheet(_ data: Data) {
  guard let sheet = try? PinSheet(json: data) else { return }
  expectRoundTrip(sheet)
  expect(sheet.checks() == sheet.checks(), "checking twice finds something else")
  for view in sheet.views {
    for pin in view.pins {
      expect(sheet.view(of: pin.id)?.id == view.id, "a pin is in another view")
      let index = RegionIndex(pin.regions.map(\.region), tolerance: 1)
      _ = index.hits(at: pin.position)
    }
    expect(!view.svg(title: sheet.title).isEmpty, "a view is drawn as nothing")
  }
  edit(sheet)
}

private func edit(_ sheet: PinSheet) {
  var (ours, theirs) = (sheet, sheet)
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  for (number, pin) in sheet.pins.prefix(4).enumerated() {
    attempt(&ours) { try $0.rename(.pin(pin.id), to: "term \(number)", at: date) }
    attempt(&ours) { try $0.movePin(pin.id, to: ImagePoint(x: 1, y: 2), at: date) }
    attempt(&theirs) { try $0.setNote("note", of: pin.id, at: date) }
    attempt(&theirs) { try $0.delete(.pin(pin.id), at: date.addingTimeInterval(1)) }
  }
  attempt(&theirs) { try $0.rename(.sheet(sheet.id), to: "other", at: date) }
  expectRoundTrip(ours)
  expectRoundTrip(theirs)
  for policy in [PinSheet.Merge.Policy.report, .lastWriteWins] {
    guard
      let merge = try? PinSheet.merge(base: sheet, ours: ours, theirs: theirs, policy: policy)
    else { continue }
    expectRoundTrip(merge.sheet)
    var merged = merge.sheet
    for conflict in merge.conflicts {
      attempt(&merged) { try $0.decide(conflict, for: .theirs, at: date.addingTimeInterval(2)) }
    }
    expectRoundTrip(merged)
  }
  let delta = theirs.unsyncedChanges
  expectRoundTrip(delta)
  attempt(&ours) { try $0.apply(delta) }
  expectRoundTrip(ours)
}

/// Deltas on lines, applied to an empty sheet in turn; one alone on the whole of the data.
@Sendable func readSheetDeltas(_ data: Data) {
  var deltas = data.split(separator: UInt8(ascii: "\n")).prefix(4)
    .compactMap { try? PinSheet.Delta(json: $0) }
  if deltas.isEmpty, let delta = try? PinSheet.Delta(json: data) { deltas = [delta] }
  guard let id = deltas.first?.sheet,
    var sheet = try? PinSheet(id: id, title: "Sheet", sections: [])
  else { return }
  for delta in deltas {
    expectRoundTrip(delta)
    attempt(&sheet) { try $0.apply(delta) }
    expectRoundTrip(sheet)
    let once = sheet
    if (try? sheet.apply(delta)) != nil {
      expect(sheet == once, "applying a delta twice changes something")
    }
    _ = (sheet.unsyncedChanges, sheet.tombstones)
  }
}

let pinSessions = [
  Part(PinLabelSession.self) { session in
    expectReplay(session)
    _ = session.verify()
    var session = session
    let date = session.events.last?.date ?? Date(timeIntervalSince1970: 1_700_000_000)
    for pin in session.content.pins.prefix(4) {
      attempt(&session) { try $0.select(pin, at: date) }
      attempt(&session) { try $0.label(pin, as: "os scaphoideum", at: date) }
    }
    attempt(&session) { try $0.check(at: date) }
    attempt(&session) { try $0.submit(at: date) }
    expectRoundTrip(session)
    if let result = session.result {
      _ = session.content.sheet.svg(showing: result)
    }
  },
  Part(PinPlacementSession.self) { session in
    expectReplay(session)
    _ = session.verify()
    var session = session
    let date = session.events.last?.date ?? Date(timeIntervalSince1970: 1_700_000_000)
    for pin in session.content.pins.prefix(4) {
      attempt(&session) { try $0.place(pin, on: ImagePoint(x: 10, y: 20), at: date) }
    }
    attempt(&session) { try $0.check(at: date) }
    attempt(&session) { try $0.submit(at: date) }
    expectRoundTrip(session)
  },
  Part(PinLabelTask.self), Part(PinPlacementTask.self),
]

@Sendable func readPinSession(_ data: Data) { pinSessions.read(data) }

/// The first line has terms between bars, the rest is what a learner writes.
@Sendable func judgeLabels(_ data: Data) {
  let (first, answer) = halves(of: data)
  let terms = first.split(separator: "|").prefix(6).map(String.init)
  let vocabulary = TermVocabulary(terms)
  expectRoundTrip(vocabulary)
  expect(vocabulary.union(vocabulary) == vocabulary, "a vocabulary twice is another one")
  for term in terms {
    let expansions = LatinTerms.expansions(of: term)
    expect((1...128).contains(expansions.count), "\(expansions.count) expansions")
    _ = LatinTerms.abbreviated(term)
    if let tag = Language(term).canonical {
      expect(tag.canonical == tag, "a tag is written as another one")
    }
  }
  let pins = terms.enumerated().compactMap { number, term in
    try? Pin(
      id: Pin.ID("\(number)"),
      at: ImagePoint(x: 1, y: 1),
      labels: [PinLabel(id: PinLabel.ID("\(number)"), term, language: "la")]
    )
  }
  for tolerance in MatchingPolicy.Tolerance.allCases {
    let matcher = LabelMatcher(
      pins,
      language: "en",
      policy: MatchingPolicy(tolerance: tolerance, otherLanguages: ["*"]),
      vocabulary: vocabulary
    )
    for pin in pins {
      let verdict = matcher.verdict(for: answer, at: pin.id)
      expect(verdict != nil, "no verdict at a pin")
      let accepts = matcher.pins(accepting: answer).contains(pin.id)
      expect(accepts || verdict?.isCorrect != true, "right at a pin that does not accept it")
    }
  }
}

let pinParts = [
  Part(DistanceScoring.self) { scoring in
    for distance in [0, 0.5, 1e9, .infinity, .nan] {
      let credit = scoring.credit(atDistance: distance)
      expect((Fraction.zero...Fraction.one).contains(credit), "a credit out of range")
    }
  },
  Part(ExerciseView.self) { view in expect(!view.svg(title: "").isEmpty, "drawn as nothing") },
  Part(PinScoring.MarkScale.self) { scale in _ = scale.mark(for: .one) },
  Part(ImagePoint.self),
  Part(ImageRecord.self) { image in
    for point in [ImagePoint(x: 0, y: 0), ImagePoint(x: 1e300, y: -.infinity)] {
      _ = (image.displayed(point), image.normalized(point), image.stored(point))
    }
  },
  Part(ImageRectangle.self), Part(MatchingPolicy.self),
  Part(Pin.self),
  Part(PinArrow.self), Part(PinExercise.self), Part(PinHighlight.self), Part(PinLabel.self),
  Part(PinLabelSession.Event.self), Part(PinPlacementSession.Event.self), Part(PinRegion.self),
  Part(PinReview.self), Part(PinScoring.self), Part(PinSection.self),
  Part(ImageRegion.self) { region in
    let index = RegionIndex([region], tolerance: 2)
    _ = (index.hits(at: ImagePoint(x: 3, y: 4)), index.hits(at: ImagePoint(x: .nan, y: 1)))
  },
  Part(Pin.SceneAnchor.self), Part(Pin.SceneAnchor.Point.self), Part(PinSection.Record.self),
  Part(PinSheet.Object.self),
  Part(TermVocabulary.self),
]

@Sendable func readPinPart(_ data: Data) { pinParts.read(data) }

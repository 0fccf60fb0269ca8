import Foundation
import Ludus

@Sendable func readSheet(_ data: Data) {
  guard let sheet = try? PinSheet(json: data) else { return }
  expectRoundTrip(sheet)
  for view in sheet.views {
    for pin in view.pins {
      _ = sheet.view(of: pin.id)
    }
    expect(!view.svg(title: sheet.title).isEmpty, "a view is drawn as nothing")
  }
}

@Sendable func readSheetDelta(_ data: Data) {
  guard let delta = try? SheetDelta(json: data) else { return }
  expectRoundTrip(delta)
  guard var sheet = try? PinSheet(id: delta.sheet, title: "Sheet", sections: []),
    (try? sheet.apply(delta)) != nil
  else { return }
  let once = sheet
  _ = try? sheet.apply(delta)
  expect(sheet == once, "applying a delta twice changes something")
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import PinLabels

struct SheetValueTests {
  @Test func everyKindOfValueComesBackFromItsJSON() throws {
    let region = try ImageRegion.disc(around: ImagePoint(1, 2), radius: 3)
    let anchor = try Pin.SceneAnchor(
      position: Pin.SceneAnchor.Point(x: 1, y: 2, z: 3),
      viewDirection: Pin.SceneAnchor.Point(x: 0, y: 0, z: 1)
    )
    try expectJSON(PinSheet.Value.none, "{}")
    try expectJSON(PinSheet.Value.text("a"), #"{"text":"a"}"#)
    try expectJSON(PinSheet.Value.texts(["a"]), #"{"texts":["a"]}"#)
    try expectJSON(PinSheet.Value.number(1.5), #"{"number":1.5}"#)
    try expectJSON(PinSheet.Value.flag(true), #"{"flag":true}"#)
    try expectJSON(PinSheet.Value.point(ImagePoint(1, 2)), #"{"point":[1,2]}"#)
    try expectJSON(
      PinSheet.Value.rectangle(ImageRectangle(x: 1, y: 2, width: 3, height: 4)),
      #"{"rectangle":[1,2,3,4]}"#
    )
    try expectJSON(
      PinSheet.Value.region(region),
      #"{"region":{"center":[1,2],"radius":3,"shape":"disc"}}"#
    )
    try expectRoundTrip(PinSheet.Value.image(try Samples.image()))
    try expectJSON(
      PinSheet.Value.anchor(anchor),
      #"{"anchor":{"position":[1,2,3],"viewDirection":[0,0,1]}}"#
    )
    try expectJSON(PinSheet.Value.object(.pin("p")), #"{"object":"pin:p"}"#)
  }

  @Test(arguments: [#"{"color":1}"#, #"{"text":"a","flag":true}"#, #"{"text":1}"#])
  func anotherValueIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try decode(PinSheet.Value.self, json) }
  }
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

private struct Fault: ContentFault {
  let description: String

  static func malformed(_ reason: String) -> Fault { Fault(description: reason) }
}

struct ContentFaultsTests {
  @Test func faultsAreToldWithTheirPlaces() {
    let faults = contentFaults(Fault.self) {
      throw ContentError(faults: [LocatedFault(Fault.malformed("bad"), at: ContentPlace().key("a"))]
      )
    }
    #expect(faults == ["a: bad"])
  }

  @Test func contentWithoutFaultHasNone() {
    #expect(contentFaults(Fault.self) {} == [])
  }

  @Test func anotherErrorIsNotTakenForAFault() {
    #expect(
      contentFaults(Fault.self) { throw CancellationError() } == ["unexpected: CancellationError()"]
    )
  }
}

import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct QTIPackageTests {
  @Test(arguments: QTI.Version.allCases)
  func aBankComesBackButForWhatIsListedAsLost(version: QTI.Version) {
    forEachSeed(0..<25) { generator in
      let bank = try generator.bank()
      let exported = QTI.write(bank, as: version)
      try #require(exported.losses.isEmpty, "\(exported.losses)")
      let package = QTI.read(package: exported.files)
      try #require(package.diagnostics == [], "\(package.diagnostics)")
      let made = package.bank(id: "b")
      try #require(made.diagnostics == [], "\(made.diagnostics)")
      let again = try #require(made.bank)
      for (before, after) in zip(bank.allProblems, again.allProblems) {
        let file = exported.files["items/\(before.id).xml"] ?? []
        let isSame = before == after
        try #require(isSame, "\(String(decoding: file, as: UTF8.self))")
      }
      let isSame = again == bank
      try #require(isSame)
    }
  }
}

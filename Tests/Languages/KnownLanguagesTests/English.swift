// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let english: LanguageSamples = {
    var samples = LanguageSamples("en")
    samples.notJoined = [("salt and pepper", "pepper et salt")]
    samples.words = [("case", "chase"), ("chases", "cases")]
    samples.wordsOfItsLetters = """
      volcano mountain evaporation government triangle history nervous
      """
    return samples
  }()
}

// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let german: LanguageSamples = {
    var samples = LanguageSamples("de")
    samples.joined = [("Salz und Pfeffer", "Pfeffer und Salz")]
    samples.otherArticles = [("der Hund", "die Hund")]
    samples.words = [
      ("Wort", "Wert"), ("Wette", "Wetter"), ("Kaste", "Kasten"), ("leiten", "Leiter"),
      ("Worte", "Werte"),
    ]
    samples.plurals = [
      ("Frage", "Fragen"), ("Pflanze", "Pflanzen"), ("Antwort", "Antworten"), ("Fragen", "Frage"),
    ]
    samples.wordsOfItsLetters = """
      vulkan gebirge verdunstung regierung dreieck grösse blüte goethe groesse bluete schoen
      """
    return samples
  }()
}

// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The names and hints that French has for itself.
package let frenchSpellingSentences = SentenceCatalog(
  "frenchSpelling",
  english: [
    "category.accent": "Accents and cedilla",
    "category.silent-ending": "Silent letters at the end",
    "category.agreement": "Agreement and verb endings",
    "hint.accent":
      "Say the word aloud. Does a letter here need a sign above or below it, and which one?",
    "hint.silent-ending":
      "You do not hear the end of this word. Find a longer word of its family: which letter do you hear there?",
    "hint.silent-ending.remember":
      "You do not hear the end of this word, and related words do not help. Look at it well and remember it.",
    "hint.agreement":
      "Is it one or several, masculine or feminine? Look at the words that go with it.",
    "hint.agreement.verb":
      "Who does it, and when? Put another verb in its place and listen to how it ends.",
    "hint.agreement.form":
      "Is it something, one or several? Or does somebody do it? Look at the words that go with it.",
    "hint.m-before-p":
      "Look at the letter that follows. Before some letters you write m for this sound.",
  ]
)

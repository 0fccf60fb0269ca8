// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The names and hints that English has for itself.
package let englishSpellingSentences = SentenceCatalog(
  "englishSpelling",
  english: [
    "category.ie-ei": "ie or ei",
    "category.magic-e": "Silent e at the end",
    "category.suffix": "Endings",
    "hint.ie-ei":
      "Two vowels stand side by side. Which comes first here? Remember where c comes before them.",
    "hint.magic-e.missing":
      "Listen to the end of the word. Some words end in a letter that you do not hear. Does this one?",
    "hint.magic-e.needless":
      "A letter at the end can make the vowel before it long. Is the vowel long in this word?",
    "hint.suffix": "The word has an ending that many words have. How do you write this ending?",
    "hint.suffix.y": "The word alone ends in y. What happens to the y when an ending is added?",
    "hint.suffix.ed":
      "This happened in the past. It sounds different in different words, but how is that ending always written?",
    "hint.suffix.e":
      "Write the word without its ending first. Does its last letter stay when the ending is added?",
    "hint.suffix.ful": "Take the word and its ending apart. How many l does each part have?",
    "hint.apostrophe.owner":
      "Does something here belong to somebody? A small sign shows whose it is.",
    "hint.apostrophe.needless":
      "Is a letter left out here, or does something belong to somebody? Only then do you need the small sign.",
    "hint.doubling.missing":
      "Listen to the vowel before it: is it short? How many letters do you then write for the next sound?",
  ]
)

// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The names and hints that several languages share, for children and teachers.
package let commonSpellingSentences = SentenceCatalog(
  "commonSpelling",
  english: [
    "category.case": "Capital and small letters",
    "category.boundary": "One word or two",
    "category.doubling": "Double letters",
    "category.homophone": "Words that sound alike",
    "category.silent-letter": "Silent letters",
    "category.vowel-spelling": "Spellings of vowels",
    "category.consonant-spelling": "Spellings of consonants",
    "category.apostrophe": "Apostrophes",
    "category.phoneme": "Sound by sound",
    "category.punctuation": "Marks",
    "hint.case.missing":
      "Does a sentence begin here, or is this a name? Think of the words that always start with a capital.",
    "hint.case.needless":
      "Is this a name, or does a sentence begin here? If not, look at the first letter again.",
    "hint.case.inside": "Look inside the word: are big and small letters in the right places?",
    "hint.boundary.missing": "Is this really one word? Say the parts one after the other.",
    "hint.boundary.needless": "Do these parts belong together and mean one thing?",
    "hint.doubling.missing":
      "Listen to the vowel before it, and think of related words. How many letters does the next sound need?",
    "hint.doubling.needless":
      "Look at the letter that you wrote twice. Does it need to stand there two times?",
    "hint.homophone":
      "Another word sounds like this one. Which of the two fits the meaning of the sentence?",
    "hint.silent.missing":
      "There is a letter here that nobody hears. Think of a related word, or remember how it looks.",
    "hint.silent.needless":
      "You wrote a letter that nobody hears. Some words have one: does this word, too?",
    "hint.vowel":
      "This vowel can be written in several ways. Which other words with this sound do you know?",
    "hint.consonant":
      "Several letters can make this sound. Look at the vowel after it, or think of a related word.",
    "hint.apostrophe.missing":
      "Say the long form: is a letter left out here? A small sign shows where it was.",
    "hint.apostrophe.needless":
      "Is a letter left out here? Only then do you need the small sign.",
    "hint.phoneme.missing": "Say the word slowly, sound by sound. Have you written every sound?",
    "hint.phoneme.added": "Read slowly what you wrote. Is there a letter too many?",
    "hint.phoneme.replaced":
      "Say the word slowly and compare: does every letter fit what you hear?",
    "hint.phoneme.order": "Say the word slowly. In which order do the sounds come?",
    "hint.punctuation": "Look at the marks: is one missing, extra or wrong?",
  ]
)

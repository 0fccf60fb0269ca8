// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of a diagnosis for children and teachers.
package let spellingSentences = SentenceCatalog(
  "spelling",
  english: [
    "category.case": "Capital and small letters",
    "category.boundary": "One word or two",
    "category.das-dass": "das or dass",
    "category.doubling": "Double consonants",
    "category.long-i": "Long i",
    "category.length-mark": "Length marks",
    "category.sharp-s": "s, ss or ß",
    "category.umlaut-derivation": "ä and äu by derivation",
    "category.umlaut-dots": "Dots on ä, ö, ü",
    "category.f-v-w": "f, v or w",
    "category.final-devoicing": "Hard sounds at the end",
    "category.voicing": "Hard and soft consonants",
    "category.schwa-r": "Unstressed e and vocalic r",
    "category.special-grapheme": "Letter groups",
    "category.morpheme": "Word parts",
    "category.phoneme": "Sound by sound",
    "category.punctuation": "Marks",

    // What is to be minded in a word, in words for children.
    "plain.case": "capital or small letter",
    "plain.boundary": "one word or two",
    "plain.das-dass": "das or dass",
    "plain.doubling": "one letter or two, such as l – ll, k – ck or z – tz",
    "plain.long-i": "i, ie or ih",
    "plain.length-mark": "with h, double or single, such as a – ah – aa",
    "plain.sharp-s": "s, ss or ß",
    "plain.umlaut-derivation": "ä or e, äu or eu",
    "plain.umlaut-dots": "with or without dots, such as a – ä, o – ö or u – ü",
    "plain.f-v-w": "f, v or w",
    "plain.final-devoicing": "b or p, d or t, g or k at the end",
    "plain.voicing": "hard or soft, such as b – p, d – t or g – k",
    "plain.schwa-r": "a quiet e or r, such as in -en or -er",
    "plain.special-grapheme": "special letters, such as sp, st, qu, x or chs",
    "plain.morpheme": "parts of the word, such as ver-, vor- or -lich",
    "plain.phoneme": "a letter is missing, too many or wrong",
    "plain.punctuation": "period, comma and other marks",

    "hint.case.word":
      "Can you put “der”, “die” or “das” before the word? Does a sentence begin here?",
    "hint.case.inside": "Look inside the word: are big and small letters in the right places?",
    "hint.boundary.missing": "Is this really one word? Say the parts one after the other.",
    "hint.boundary.needless": "Do these parts belong together and mean one thing?",
    "hint.das-dass": "Try “dieses” or “welches” in its place. Does the sentence still make sense?",
    "hint.doubling.missing":
      "Listen to the vowel before it: is it short or long? What do you write after such a "
      + "vowel?",
    "hint.doubling.needless":
      "Listen to the vowel before it, and look at what follows. How many consonants do you "
      + "hear?",
    "hint.doubling.letters":
      "Some letters are doubled in a special way. Do you remember it?",
    "hint.long-i":
      "Is the i long or short? Think of how it is written in most words, and of the words to "
      + "remember.",
    "hint.length.missing": "The vowel is long. Is this a word to remember? Think of related words.",
    "hint.length.needless":
      "Does the vowel need a sign for its length here? Many long vowels have none.",
    "hint.length.between-vowels":
      "Say the word slowly in syllables. What comes where the second one begins?",
    "hint.sharp-s":
      "Does the s hum like a bee or hiss like a snake? And is the vowel before it long or "
      + "short?",
    "hint.umlaut-derivation": "Is there a related word with a or au?",
    "hint.umlaut-dots": "Say the word aloud. Does the vowel need dots?",
    "hint.f-v-w": "Several letters sound like this. Is it a word to remember?",
    "hint.f-v-w.prefix":
      "The word begins with a small part that many words begin with. How is this part written?",
    "hint.final.stem":
      "Make the word longer: say two of it, or another form. What do you hear now?",
    "hint.final.ig": "Make the word longer by adding an e. What do you hear now?",
    "hint.voicing": "Hold your hand in front of your mouth: is the sound hard or soft?",
    "hint.schwa.e": "Clap the syllables. Every syllable needs a vowel.",
    "hint.schwa.r": "Listen closely and speak very clearly: is an r hiding there?",
    "hint.grapheme.sp-st":
      "At the start of a word not everything is written as it sounds. Which letters do you know "
      + "for this?",
    "hint.grapheme.ch-sch":
      "Here several letters make one sound. Say it slowly: which sound is it, and which letters "
      + "belong to it?",
    "hint.grapheme.ng-nk":
      "The sound comes from your nose. Make the word longer: which letters belong to the sound?",
    "hint.grapheme.qu": "There is a letter that never stands alone. Do you know the pair?",
    "hint.grapheme.pf":
      "Press your lips together at the start and speak clearly. Is there one more sound?",
    "hint.grapheme.x-chs":
      "There are several ways to write this sound. Is there a related word that helps?",
    "hint.grapheme.s-z":
      "Say it slowly. Does your tongue touch the top of your mouth before it hisses?",
    "hint.grapheme.diphthong": "Two vowels make one sound here. How is it written in most words?",
    "hint.grapheme.dt": "Few words have this ending. Is it one of the words to remember?",
    "hint.grapheme.foreign":
      "This word comes from another language. Look at how it is written there and remember it.",
    "hint.morpheme.double": "Take the word apart. Write each part in full, then put them together.",
    "hint.morpheme.single": "Take the word apart. How does each part begin and end?",
    "hint.morpheme.prefix":
      "The word begins with a small part that many words begin with. Is it complete?",
    "hint.morpheme.linking-s":
      "Take the word apart and say it in one go again. What joins the two parts?",
    "hint.phoneme.missing": "Say the word slowly, sound by sound. Have you written every sound?",
    "hint.phoneme.added": "Read slowly what you wrote. Is there a letter too many?",
    "hint.phoneme.replaced":
      "Say the word slowly and compare: does every letter fit what you hear?",
    "hint.phoneme.order": "Say the word slowly. In which order do the sounds come?",
    "hint.punctuation.apostrophe":
      "Does a letter drop out here? Only then do you need an apostrophe.",
    "hint.punctuation.mark": "Look at the marks: is one missing, extra or wrong?",
    "hint.case.needless":
      "Look at the sentence: does the word name a person, an animal or a thing here, or does it say something else?",
    "hint.doubling.nis": "This small ending is always written in the same way. Do you remember it?",
    "hint.long-i.wieder":
      "Two words sound the same here: one means “again”, the other “against”. Which one is it?",
    "hint.length.other":
      "The vowel is long and has a sign for its length here, but another one. Which signs do you know?",
    "hint.length.diphthong":
      "Think of the basic form and say it in syllables. What do you hear where the second one begins?",
    "hint.umlaut-derivation.remember":
      "No relative helps with this word. Look at it well and remember which letter it has.",
    "hint.umlaut-derivation.needless":
      "Does the letter need its dots here? Look at the word well and remember how it is written.",
    "hint.final.remember":
      "Making this word longer does not help. Look at it well and remember it, or think of a related word.",
    "hint.grapheme.pf-inside":
      "Press your lips together and speak very clearly. Do you hear one more sound before the f?",
    "hint.phoneme.seam":
      "Take the word apart: how does its first part end, and how does the second one begin?",
    "hint.phoneme.ie-ei":
      "Say the vowel slowly: is it one long sound, or does it glide from one to another? Which of the two is written how?",
  ]
)

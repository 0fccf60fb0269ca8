extension SpellingHint {
  /// Returns the sentence for the child.
  public func sentence(in language: TextLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    switch self {
    case .caseOfWord:
      "Can you put “der”, “die” or “das” before the word? Does a sentence begin here?"
    case .caseInside: "Look inside the word: are big and small letters in their places?"
    case .boundaryMissing: "Is this really one word? Say the parts one after the other."
    case .boundaryNeedless: "Do these parts belong together and mean one thing?"
    case .dasDass: "Try “dieses” or “welches” in its place. Does the sentence still make sense?"
    case .doublingMissing:
      "Listen to the vowel before it: is it short or long? What do you write behind such a vowel?"
    case .doublingNeedless:
      "Listen to the vowel before it, and look at what follows. How many consonants do you hear?"
    case .doublingLetters: "Some letters have a way of their own to be doubled. Do you remember it?"
    case .longI:
      "Is the i long or short? Think of how it is written in most words, and of the words to "
        + "remember."
    case .lengthMissing: "The vowel is long. Is this a word to remember? Think of related words."
    case .lengthNeedless:
      "Does the vowel need a sign for its length here? Many long vowels have none."
    case .lengthBetweenVowels:
      "Say the word slowly in syllables. What stands where the second one begins?"
    case .sharpS:
      "Does the s hum like a bee or hiss like a snake? And is the vowel before it long or short?"
    case .umlautDerivation: "Is there a related word with a or au?"
    case .umlautDots: "Say the word aloud. Does the vowel need dots?"
    case .fVW: "Several letters sound like this. Is it a word to remember?"
    case .fVWPrefix:
      "The word begins with a small part that many words begin with. How is this part written?"
    case .finalStem: "Make the word longer: say two of it, or another form. What do you hear now?"
    case .finalIg: "Make the word longer with an e at its end. What do you hear now?"
    case .voicing: "Hold your hand before your mouth: is the sound hard or soft?"
    case .reducedE: "Clap the syllables. Every syllable needs a vowel."
    case .vocalR: "Listen closely and speak very clearly: is there an r that hides?"
    case .graphemeSpSt:
      "At the start of a word not everything is written as it sounds. Which letters do you "
        + "know for this?"
    case .graphemeCh:
      "Here several letters make one sound. Say it slowly: which sound is it, and which "
        + "letters belong to it?"
    case .graphemeNg:
      "The sound comes from your nose. Make the word longer: which letters belong to the sound?"
    case .graphemeQ: "There is a letter that never stands alone. Do you know the pair?"
    case .graphemePf:
      "Press your lips together at the start and speak clearly. Is there one more sound?"
    case .graphemeX:
      "There are several ways to write this sound. Is there a related word that helps?"
    case .graphemeZ: "Say it slowly. Does your tongue touch the top of your mouth before it hisses?"
    case .graphemeDiphthong: "Two vowels make one sound here. How is it written in most words?"
    case .graphemeDt: "Few words have this ending. Is it one of the words to remember?"
    case .graphemeForeign:
      "This word comes from another language. Look at how it is written there and remember it."
    case .seamDouble: "Take the word apart. Write each part in full, then put them together."
    case .seamSingle: "Take the word apart. How does each part begin and end?"
    case .prefix: "The word begins with a small part that many words begin with. Is it complete?"
    case .linkingS: "Take the word apart and say it in one go again. What joins the two parts?"
    case .soundMissing: "Say the word slowly, sound by sound. Have you written every sound?"
    case .soundAdded: "Read slowly what you wrote. Is there a letter too many?"
    case .soundReplaced: "Say the word slowly and compare: does every letter fit what you hear?"
    case .soundOrder: "Say the word slowly. In which order do the sounds come?"
    case .apostrophe: "Does a letter drop out here? Only then do you need an apostrophe."
    case .mark: "Look at the marks: is one missing, too many or another?"
    }
  }

  private var german: String {
    switch self {
    case .caseOfWord: "Passt „der“, „die“ oder „das“ vor das Wort? Oder beginnt hier ein Satz?"
    case .caseInside:
      "Schau in das Wort hinein: Stehen große und kleine Buchstaben am richtigen Platz?"
    case .boundaryMissing: "Ist das wirklich ein einziges Wort? Sprich die Teile einzeln."
    case .boundaryNeedless:
      "Gehören diese Teile zusammen? Bedeuten sie zusammen eine einzige Sache?"
    case .dasDass: "Setze „dieses“ oder „welches“ ein. Ergibt der Satz noch einen Sinn?"
    case .doublingMissing:
      "Hör auf den Selbstlaut davor: Klingt er kurz oder lang? Was schreibst du dann dahinter?"
    case .doublingNeedless:
      "Hör auf den Selbstlaut davor und schau, was folgt. Wie viele Mitlaute hörst du?"
    case .doublingLetters:
      "Manche Buchstaben werden auf besondere Weise verdoppelt. Erinnerst du dich?"
    case .longI:
      "Klingt das i lang oder kurz? Denk daran, wie es meistens geschrieben wird, und an die "
        + "Merkwörter."
    case .lengthMissing:
      "Der Selbstlaut klingt lang. Ist das ein Merkwort? Denk an verwandte Wörter."
    case .lengthNeedless:
      "Braucht der Selbstlaut hier ein Zeichen für die Länge? Viele lange Selbstlaute haben "
        + "keines."
    case .lengthBetweenVowels:
      "Sprich das Wort langsam in Silben. Was steht am Anfang der zweiten Silbe?"
    case .sharpS:
      "Summt das s wie eine Biene oder zischt es wie eine Schlange? Und klingt der "
        + "Selbstlaut davor lang oder kurz?"
    case .umlautDerivation: "Gibt es ein verwandtes Wort mit a oder au?"
    case .umlautDots: "Sprich das Wort laut. Braucht der Selbstlaut Punkte?"
    case .fVW: "Mehrere Buchstaben klingen so ähnlich. Ist das ein Merkwort?"
    case .fVWPrefix:
      "Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Wie schreibt man ihn?"
    case .finalStem:
      "Verlängere das Wort: Bilde die Mehrzahl oder eine andere Form. Was hörst du jetzt?"
    case .finalIg: "Verlängere das Wort mit einem e am Ende. Was hörst du jetzt?"
    case .voicing: "Halte die Hand vor den Mund: Klingt der Laut hart oder weich?"
    case .reducedE: "Klatsche die Silben. Jede Silbe braucht einen Selbstlaut."
    case .vocalR: "Sprich ganz deutlich und horch genau: Versteckt sich hier ein r oder nicht?"
    case .graphemeSpSt:
      "Am Wortanfang schreibt man nicht alles so, wie man es hört. Welche Buchstaben kennst "
        + "du dafür?"
    case .graphemeCh:
      "Hier ergeben mehrere Buchstaben einen Laut. Sprich ihn langsam: Welcher ist es, und "
        + "welche Buchstaben gehören dazu?"
    case .graphemeNg:
      "Der Laut klingt durch die Nase. Verlängere das Wort: Welche Buchstaben gehören zu "
        + "diesem Laut?"
    case .graphemeQ: "Es gibt einen Buchstaben, der nie allein steht. Kennst du das Paar?"
    case .graphemePf:
      "Press die Lippen am Anfang zusammen und sprich deutlich. Hörst du noch einen Laut?"
    case .graphemeX: "Für diesen Laut gibt es mehrere Schreibweisen. Hilft dir ein verwandtes Wort?"
    case .graphemeZ: "Sprich langsam. Stößt die Zunge oben an, bevor es zischt?"
    case .graphemeDiphthong:
      "Hier ergeben zwei Selbstlaute einen Laut. Wie schreibt man ihn meistens?"
    case .graphemeDt: "Nur wenige Wörter enden so. Ist das ein Merkwort?"
    case .graphemeForeign:
      "Dieses Wort kommt aus einer anderen Sprache. Schau es dir gut an und merke es dir."
    case .seamDouble:
      "Zerlege das Wort in seine Bausteine. Schreib jeden ganz und setze sie zusammen."
    case .seamSingle: "Zerlege das Wort in seine Bausteine. Wie beginnt und wie endet jeder?"
    case .prefix:
      "Das Wort beginnt mit einem Baustein, mit dem viele Wörter beginnen. Ist er vollständig?"
    case .linkingS:
      "Zerlege das Wort und sprich es dann in einem Zug. Was verbindet die beiden Teile?"
    case .soundMissing: "Sprich das Wort langsam, Laut für Laut. Hast du jeden Laut geschrieben?"
    case .soundAdded: "Lies langsam, was da steht. Ist ein Buchstabe zu viel?"
    case .soundReplaced:
      "Sprich das Wort langsam und vergleiche: Passt jeder Buchstabe zu dem, was du hörst?"
    case .soundOrder: "Sprich das Wort langsam. In welcher Reihenfolge kommen die Laute?"
    case .apostrophe: "Fällt hier ein Buchstabe weg? Nur dann brauchst du einen Apostroph."
    case .mark:
      "Schau auf die Satzzeichen: Fehlt eines, ist eines zu viel oder ein anderes richtig?"
    }
  }
}

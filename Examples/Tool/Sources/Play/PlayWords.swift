// SPDX-License-Identifier: Apache-2.0
import Languages

/// What a game at a terminal says of its own, in the language that it is played in.
///
/// Engines say their sentences by the same phrasebook, so that a child is spoken to in one language.
struct PlayWords: Sendable {
  /// The language.
  let phrasebook: Phrasebook

  static let english = PlayWords(phrasebook: .english)

  /// Returns a sentence in the language; it is written in English where it is said.
  func callAsFunction(_ said: Said) -> String {
    let place = Self.languages.firstIndex(of: phrasebook.language.rawValue)
    guard let place, let rows = Self.table[said.template] else { return said.text }
    return said.filled(rows[place])
  }

  /// The languages of the columns of the table.
  static let languages = ["de", "fr", "es", "it", "pt", "nl", "cs", "ru"]

  /// The sentences in the other languages, by those in English with `{0}` in the place of the first
  /// value.
  static let table = keys.merging(prompts) { first, _ in first }
    .merging(replies) { first, _ in first }

  /// What can be pressed or typed, each with its meaning.
  private static let keys: [String: [String]] = [
    "Return": ["Eingabe", "Entrée", "Intro", "Invio", "Enter", "Enter", "Enter", "Enter"],
    "a word": [
      "ein Wort", "un mot", "palabra", "parola", "palavra", "een woord", "slovo", "слово",
    ],
    "1 word": [
      "1 Wort", "1 mot", "1 palabra", "1 parola", "1 palavra", "1 woord", "1 slovo", "1 слово",
    ],
    "show this list": [
      "diese Liste zeigen", "afficher cette liste", "mostrar esta lista", "mostrare questo elenco",
      "mostrar esta lista", "deze lijst tonen", "ukázat tento seznam", "показать этот список",
    ],
    "quit; with --save you can continue later": [
      "aufhören; mit --save kannst du später weitermachen",
      "quitter ; avec --save tu peux continuer plus tard",
      "salir; con --save puedes seguir más tarde",
      "uscire; con --save puoi continuare più tardi",
      "sair; com --save você pode continuar depois",
      "stoppen; met --save kun je later verdergaan",
      "skončit; s --save můžeš pokračovat později",
      "выйти; с --save можно продолжить позже",
    ],
    "continue": [
      "weiter", "continuer", "seguir", "continuare", "continuar", "verder", "dál", "дальше",
    ],
    "the numbers of all reasons": [
      "die Nummern aller Gründe", "les numéros de toutes les raisons",
      "los números de todos los motivos", "i numeri di tutti i motivi",
      "os números de todos os motivos", "de nummers van alle redenen", "čísla všech důvodů",
      "номера всех причин",
    ],
    "no reason": [
      "kein Grund", "aucune raison", "ningún motivo", "nessun motivo", "nenhum motivo",
      "geen reden", "žádný důvod", "нет причин",
    ],
    "the number of a word that is wrong": [
      "die Nummer eines falschen Wortes", "le numéro d’un mot faux",
      "el número de una palabra mal escrita", "il numero di una parola sbagliata",
      "o número de uma palavra errada", "het nummer van een fout woord", "číslo chybného slova",
      "номер неправильного слова",
    ],
    "the letters of the next gap": [
      "die Buchstaben der nächsten Lücke", "les lettres du prochain trou",
      "las letras del hueco siguiente", "le lettere del prossimo spazio",
      "as letras da próxima lacuna", "de letters van het volgende gat",
      "písmena další mezery", "буквы следующего пропуска",
    ],
    "those of the next gaps, checked when all are filled": [
      "die der nächsten Lücken; geprüft wird, wenn alle gefüllt sind",
      "celles des prochains trous ; on vérifie quand tous sont remplis",
      "las de los huecos siguientes; se corrigen cuando están todos llenos",
      "quelle dei prossimi spazi; si controlla quando tutti sono pieni",
      "as das próximas lacunas; corrige-se quando todas estão preenchidas",
      "die van de volgende gaten; nagekeken wordt als alle gevuld zijn",
      "písmena dalších mezer; kontrola přijde, až budou vyplněné všechny",
      "буквы следующих пропусков; проверка, когда заполнены все",
    ],
    "mark the third letter as difficult; again takes the mark back": [
      "den dritten Buchstaben als schwierig markieren; noch einmal nimmt es zurück",
      "marquer la troisième lettre comme difficile ; encore une fois l’enlève",
      "marcar la tercera letra como difícil; otra vez la desmarca",
      "segnare la terza lettera come difficile; di nuovo toglie il segno",
      "marcar a terceira letra como difícil; de novo tira a marca",
      "de derde letter als moeilijk aangeven; nog een keer haalt dat weg",
      "označit třetí písmeno jako těžké; znovu označení zruší",
      "отметить третью букву как трудную; ещё раз снимает отметку",
    ],
    "the third letter of the second word": [
      "den dritten Buchstaben des zweiten Wortes", "la troisième lettre du deuxième mot",
      "la tercera letra de la segunda palabra", "la terza lettera della seconda parola",
      "a terceira letra da segunda palavra", "de derde letter van het tweede woord",
      "třetí písmeno druhého slova", "третью букву второго слова",
    ],
    "hide the words and write them": [
      "die Wörter verstecken und schreiben", "cacher les mots et les écrire",
      "ocultar las palabras y escribirlas", "nascondere le parole e scriverle",
      "esconder as palavras e escrevê-las", "de woorden verbergen en schrijven",
      "schovat slova a napsat je", "спрятать слова и написать их",
    ],
    "in any order": [
      "in beliebiger Reihenfolge", "dans n’importe quel ordre", "en cualquier orden",
      "in qualsiasi ordine", "em qualquer ordem", "in willekeurige volgorde", "v libovolném pořadí",
      "в любом порядке",
    ],
    "leave a word out": [
      "ein Wort auslassen", "sauter un mot", "saltar una palabra", "saltare una parola",
      "pular uma palavra", "een woord overslaan", "vynechat slovo", "пропустить слово",
    ],
    "put the word to these, or take it back from them": [
      "das Wort dorthin legen oder von dort zurücknehmen", "y mettre le mot, ou l’en retirer",
      "poner ahí la palabra o quitarla", "mettere lì la parola, o toglierla",
      "colocar a palavra ali ou tirá-la", "het woord daar leggen of terughalen",
      "dát tam slovo, nebo ho vzít zpět", "положить слово туда или убрать оттуда",
    ],
    "done: judge it": [
      "fertig: prüfen", "fini : vérifier", "listo: corregir", "fatto: controllare",
      "pronto: corrigir", "klaar: nakijken", "hotovo: zkontrolovat", "готово: проверить",
    ],
    "hear the word again": [
      "das Wort noch einmal hören", "réécouter le mot", "oír otra vez la palabra",
      "riascoltare la parola", "ouvir a palavra de novo", "het woord nog eens horen",
      "poslechnout slovo znovu", "услышать слово ещё раз",
    ],
    "write what you heard to number 1": [
      "unter Nummer 1 schreiben, was du gehört hast", "écrire au numéro 1 ce que tu as entendu",
      "escribir en el número 1 lo que has oído", "scrivere al numero 1 quello che hai sentito",
      "escrever no número 1 o que você ouviu", "bij nummer 1 schrijven wat je hoorde",
      "napsat k číslu 1, co slyšíš", "написать под номером 1 то, что слышно",
    ],
    "spin the wheel": [
      "das Rad drehen", "tourner la roue", "girar la rueda", "girare la ruota", "girar a roda",
      "aan het rad draaien", "roztočit kolo", "крутить колесо",
    ],
    "what you heard": [
      "was du gehört hast", "ce que tu as entendu", "lo que has oído", "quello che hai sentito",
      "o que você ouviu", "wat je hoorde", "co slyšíš", "то, что слышно",
    ],
  ]

  /// What is asked before a line.
  private static let prompts: [String: [String]] = [
    "Which exercise? > ": [
      "Welche Übung? > ", "Quel exercice ? > ", "¿Qué ejercicio? > ", "Quale esercizio? > ",
      "Qual exercício? > ", "Welke oefening? > ", "Které cvičení? > ", "Какое упражнение? > ",
    ],
    "Why is “{0}” wrong? > ": [
      "Warum ist „{0}“ falsch? > ", "Pourquoi « {0} » est-il faux ? > ",
      "¿Por qué está mal «{0}»? > ", "Perché «{0}» è sbagliato? > ",
      "Por que “{0}” está errado? > ", "Waarom is ‘{0}’ fout? > ", "Proč je „{0}“ špatně? > ",
      "Почему «{0}» неправильно? > ",
    ],
    "Return to continue > ": [
      "Weiter mit Eingabe > ", "Entrée pour continuer > ", "Intro para seguir > ",
      "Invio per continuare > ", "Enter para continuar > ", "Enter om verder te gaan > ",
      "Dál klávesou Enter > ", "Enter, чтобы продолжить > ",
    ],
    "{0} to find. Which word is wrong? > ": [
      "Noch {0}. Welches Wort ist falsch? > ", "Encore {0}. Quel mot est faux ? > ",
      "Faltan {0}. ¿Qué palabra está mal? > ", "Ancora {0}. Quale parola è sbagliata? > ",
      "Faltam {0}. Qual palavra está errada? > ", "Nog {0}. Welk woord is fout? > ",
      "Zbývá {0}. Které slovo je špatně? > ", "Осталось {0}. Какое слово неправильное? > ",
    ],
    "the gap > ": [
      "die Lücke > ", "le trou > ", "el hueco > ", "lo spazio > ", "a lacuna > ", "het gat > ",
      "mezera > ", "пропуск > ",
    ],
    "{0} gaps, from the left > ": [
      "{0} Lücken, von links > ", "{0} trous, de gauche à droite > ",
      "{0} huecos, desde la izquierda > ", "{0} spazi, da sinistra > ",
      "{0} lacunas, da esquerda > ", "{0} gaten, van links > ", "mezery ({0}), zleva > ",
      "пропусков: {0}, слева > ",
    ],
    " ({0} seconds)": [
      " ({0} Sekunden)", " ({0} secondes)", " ({0} segundos)", " ({0} secondi)", " ({0} segundos)",
      " ({0} seconden)", " ({0} s)", " ({0} с)",
    ],
    " ({0} seconds in all)": [
      " (insgesamt {0} Sekunden)", " ({0} secondes en tout)", " ({0} segundos en total)",
      " ({0} secondi in tutto)", " ({0} segundos ao todo)", " ({0} seconden in totaal)",
      " (celkem {0} s)", " (всего {0} с)",
    ],
    "Read{0}, then Return > ": [
      "Lies{0}, dann Eingabe > ", "Lis{0}, puis Entrée > ", "Lee{0}, luego Intro > ",
      "Leggi{0}, poi Invio > ", "Leia{0}, depois Enter > ", "Lees{0}, dan Enter > ",
      "Čti{0}, pak Enter > ", "Читай{0}, потом Enter > ",
    ],
    "Read{0}. Which letters are difficult? > ": [
      "Lies{0}. Welche Buchstaben sind schwierig? > ",
      "Lis{0}. Quelles lettres sont difficiles ? > ", "Lee{0}. ¿Qué letras son difíciles? > ",
      "Leggi{0}. Quali lettere sono difficili? > ", "Leia{0}. Que letras são difíceis? > ",
      "Lees{0}. Welke letters zijn moeilijk? > ", "Čti{0}. Která písmena jsou těžká? > ",
      "Читай{0}. Какие буквы трудные? > ",
    ],
    "Word {0} of {1}{2} > ": [
      "Wort {0} von {1}{2} > ", "Mot {0} sur {1}{2} > ", "Palabra {0} de {1}{2} > ",
      "Parola {0} di {1}{2} > ", "Palavra {0} de {1}{2} > ", "Woord {0} van {1}{2} > ",
      "Slovo {0} z {1}{2} > ", "Слово {0} из {1}{2} > ",
    ],
    "Return to hear the word > ": [
      "Eingabe, um das Wort zu hören > ", "Entrée pour écouter le mot > ",
      "Intro para oír la palabra > ", "Invio per ascoltare la parola > ",
      "Enter para ouvir a palavra > ", "Enter om het woord te horen > ",
      "Enter: poslechnout slovo > ", "Enter, чтобы услышать слово > ",
    ],
    "Where does it belong? > ": [
      "Wohin gehört es? > ", "Où va-t-il ? > ", "¿Adónde va? > ", "Dove va? > ",
      "Onde ela fica? > ", "Waar hoort het? > ", "Kam patří? > ", "Куда оно относится? > ",
    ],
    "Return to judge > ": [
      "Prüfen mit Eingabe > ", "Entrée pour vérifier > ", "Intro para corregir > ",
      "Invio per controllare > ", "Enter para corrigir > ", "Enter om na te kijken > ",
      "Zkontrolovat klávesou Enter > ", "Enter, чтобы проверить > ",
    ],
    "A number and the word > ": [
      "Eine Nummer und das Wort > ", "Un numéro et le mot > ", "Un número y la palabra > ",
      "Un numero e la parola > ", "Um número e a palavra > ", "Een nummer en het woord > ",
      "Číslo a slovo > ", "Номер и слово > ",
    ],
    "More, or Return to judge > ": [
      "Mehr, oder prüfen mit Eingabe > ", "Encore, ou Entrée pour vérifier > ",
      "Más, o Intro para corregir > ", "Altro, o Invio per controllare > ",
      "Mais, ou Enter para corrigir > ", "Meer, of Enter om na te kijken > ",
      "Další, nebo Enter ke kontrole > ", "Ещё, или Enter для проверки > ",
    ],
    "Words on the wheel: {0}. Return to spin > ": [
      "Wörter auf dem Rad: {0}. Drehen mit Eingabe > ",
      "Mots sur la roue : {0}. Entrée pour tourner > ",
      "Palabras en la rueda: {0}. Intro para girar > ",
      "Parole sulla ruota: {0}. Invio per girare > ",
      "Palavras na roda: {0}. Enter para girar > ",
      "Woorden op het rad: {0}. Enter om te draaien > ",
      "Slov na kole: {0}. Enter roztočí kolo > ",
      "Слов на колесе: {0}. Enter, чтобы крутить > ",
    ],
    "Write it, or :hear it again > ": [
      "Schreib es, oder :hear noch einmal > ", "Écris-le, ou :hear pour réécouter > ",
      "Escríbela, o :hear para oírla otra vez > ", "Scrivila, o :hear per riascoltarla > ",
      "Escreva, ou :hear para ouvir de novo > ",
      "Schrijf het, of :hear om het nog eens te horen > ",
      "Napiš ho, nebo :hear znovu > ", "Напиши его, или :hear ещё раз > ",
    ],
  ]

  /// What is said to a line, and at the end.
  private static let replies: [String: [String]] = [
    "Type one of the numbers above.": [
      "Tippe eine der Nummern oben.", "Tape un des numéros ci-dessus.",
      "Escribe uno de los números de arriba.", "Scrivi uno dei numeri qui sopra.",
      "Digite um dos números acima.", "Typ een van de nummers hierboven.",
      "Napiš jedno z čísel nahoře.", "Набери один из номеров выше.",
    ],
    "You are continuing the exercise in {0}.": [
      "Du machst mit der Übung in {0} weiter.", "Tu continues l’exercice de {0}.",
      "Sigues con el ejercicio de {0}.", "Continui l’esercizio in {0}.",
      "Você continua o exercício de {0}.", "Je gaat verder met de oefening in {0}.",
      "Pokračuješ ve cvičení v {0}.", "Продолжается упражнение из {0}.",
    ],
    "It is not of {0}, which is not used.": [
      "Sie ist nicht aus {0}; diese Datei wird nicht verwendet.",
      "Il n’est pas de {0}, qui n’est pas utilisé.", "No es de {0}, que no se usa.",
      "Non è di {0}, che non viene usato.", "Ele não é de {0}, que não é usado.",
      "Ze komt niet uit {0}; dat bestand wordt niet gebruikt.",
      "Není z {0}; ten soubor se nepoužije.", "Оно не из {0}; этот файл не используется.",
    ],
    "The exercise is chosen already; --exercise, --words and --seed are not used.": [
      "Die Übung ist schon gewählt; --exercise, --words und --seed zählen nicht.",
      "L’exercice est déjà choisi ; --exercise, --words et --seed ne comptent pas.",
      "El ejercicio ya está elegido; --exercise, --words y --seed no cuentan.",
      "L’esercizio è già scelto; --exercise, --words e --seed non contano.",
      "O exercício já foi escolhido; --exercise, --words e --seed não contam.",
      "De oefening is al gekozen; --exercise, --words en --seed tellen niet.",
      "Cvičení je už vybrané; --exercise, --words a --seed se nepoužijí.",
      "Упражнение уже выбрано; --exercise, --words и --seed не учитываются.",
    ],
    "You left, and without --save the progress is lost.": [
      "Du hast aufgehört, und ohne --save ist der Fortschritt verloren.",
      "Tu es parti, et sans --save la progression est perdue.",
      "Has salido, y sin --save el progreso se pierde.",
      "Sei uscito, e senza --save i progressi vanno persi.",
      "Você saiu, e sem --save o progresso se perde.",
      "Je bent gestopt, en zonder --save is de voortgang weg.",
      "Konec, a bez --save se postup neuloží.", "Выход; без --save результат не сохраняется.",
    ],
    "Saved. To continue: {0}": [
      "Gespeichert. So geht es weiter: {0}", "Enregistré. Pour continuer : {0}",
      "Guardado. Para seguir: {0}", "Salvato. Per continuare: {0}", "Salvo. Para continuar: {0}",
      "Opgeslagen. Zo ga je verder: {0}", "Uloženo. Pokračování: {0}",
      "Сохранено. Продолжить: {0}",
    ],
    "The time is up.": [
      "Die Zeit ist um.", "Le temps est écoulé.", "Se acabó el tiempo.", "Il tempo è scaduto.",
      "O tempo acabou.", "De tijd is om.", "Čas vypršel.", "Время вышло.",
    ],
    "Not now. {0}": [
      "Jetzt nicht. {0}", "Pas maintenant. {0}", "Ahora no. {0}", "Non ora. {0}", "Agora não. {0}",
      "Nu niet. {0}", "Teď ne. {0}", "Не сейчас. {0}",
    ],
    "Mistakes: {0}, points: {1}": [
      "Fehler: {0}, Punkte: {1}", "Erreurs : {0}, points : {1}", "Errores: {0}, puntos: {1}",
      "Errori: {0}, punti: {1}", "Erros: {0}, pontos: {1}", "Fouten: {0}, punten: {1}",
      "Chyby: {0}, body: {1}", "Ошибок: {0}, очков: {1}",
    ],
    "There is no reason “{0}”.": [
      "Einen Grund „{0}“ gibt es nicht.", "Il n’y a pas de raison « {0} ».",
      "No hay ningún motivo «{0}».", "Non c’è un motivo «{0}».", "Não há motivo “{0}”.",
      "Er is geen reden ‘{0}’.", "Důvod „{0}“ tu není.", "Причины «{0}» нет.",
    ],
    "All are found: press Return to continue.": [
      "Alle sind gefunden: Weiter mit Eingabe.", "Tous sont trouvés : Entrée pour continuer.",
      "Están todas: pulsa Intro para seguir.", "Trovate tutte: premi Invio per continuare.",
      "Todas encontradas: aperte Enter para continuar.",
      "Alle zijn gevonden: druk op Enter om verder te gaan.",
      "Všechna jsou nalezena: dál klávesou Enter.", "Все найдены: нажми Enter, чтобы продолжить.",
    ],
    "Type the number of one word.": [
      "Tippe die Nummer eines Wortes.", "Tape le numéro d’un mot.",
      "Escribe el número de una palabra.", "Scrivi il numero di una parola.",
      "Digite o número de uma palavra.", "Typ het nummer van één woord.",
      "Napiš číslo jednoho slova.", "Набери номер одного слова.",
    ],
    "You have found that word already; this costs nothing.": [
      "Dieses Wort hast du schon gefunden; das kostet nichts.",
      "Tu as déjà trouvé ce mot ; cela ne coûte rien.",
      "Esa palabra ya la has encontrado; no cuesta nada.",
      "Questa parola l’hai già trovata; non costa nulla.",
      "Você já encontrou esta palavra; isso não custa nada.",
      "Dat woord heb je al gevonden; dit kost niets.", "Toto slovo už máš; nic to nestojí.",
      "Это слово уже найдено; это ничего не стоит.",
    ],
    "Yes, this word is wrong.": [
      "Ja, dieses Wort ist falsch.", "Oui, ce mot est faux.", "Sí, esta palabra está mal.",
      "Sì, questa parola è sbagliata.", "Sim, esta palavra está errada.", "Ja, dit woord is fout.",
      "Ano, toto slovo je špatně.", "Да, это слово неправильное.",
    ],
    "Type the letters that are missing.": [
      "Tippe die fehlenden Buchstaben.", "Tape les lettres qui manquent.",
      "Escribe las letras que faltan.", "Scrivi le lettere che mancano.",
      "Digite as letras que faltam.", "Typ de letters die ontbreken.", "Napiš chybějící písmena.",
      "Набери пропущенные буквы.",
    ],
    "Gaps to fill: {0}.": [
      "Zu füllende Lücken: {0}.", "Trous à remplir : {0}.", "Huecos que llenar: {0}.",
      "Spazi da riempire: {0}.", "Lacunas a preencher: {0}.", "Gaten om te vullen: {0}.",
      "Mezery k vyplnění: {0}.", "Пропусков для заполнения: {0}.",
    ],
    "Type the letters of all gaps, - where nothing is missing.": [
      "Tippe die Buchstaben aller Lücken und - , wo nichts fehlt.",
      "Tape les lettres de tous les trous, - là où rien ne manque.",
      "Escribe las letras de todos los huecos, - donde no falta nada.",
      "Scrivi le lettere di tutti gli spazi, - dove non manca nulla.",
      "Digite as letras de todas as lacunas, - onde não falta nada.",
      "Typ de letters van alle gaten, - waar niets ontbreekt.",
      "Napiš písmena všech mezer, - tam, kde nic nechybí.",
      "Набери буквы всех пропусков, - где ничего не пропущено.",
    ],
    "{0} in “{1}”": [
      "{0} in „{1}“", "{0} dans « {1} »", "{0} en «{1}»", "{0} in «{1}»", "{0} em “{1}”",
      "{0} in ‘{1}’", "{0} v „{1}“", "{0} в «{1}»",
    ],
    "Mark at least one letter first, such as 1.": [
      "Markiere zuerst mindestens einen Buchstaben, zum Beispiel 1.",
      "Marque d’abord au moins une lettre, par exemple 1.",
      "Marca antes al menos una letra, por ejemplo 1.",
      "Prima segna almeno una lettera, per esempio 1.",
      "Primeiro marque pelo menos uma letra, por exemplo 1.",
      "Geef eerst minstens één letter aan, bijvoorbeeld 1.",
      "Nejdřív označ aspoň jedno písmeno, třeba 1.",
      "Сначала отметь хотя бы одну букву, например 1.",
    ],
    "Press Return to write.": [
      "Schreiben mit Eingabe.", "Entrée pour écrire.", "Pulsa Intro para escribir.",
      "Premi Invio per scrivere.", "Aperte Enter para escrever.", "Druk op Enter om te schrijven.",
      "Psát začneš klávesou Enter.", "Нажми Enter, чтобы писать.",
    ],
    "There is no letter “{0}”.": [
      "Einen Buchstaben „{0}“ gibt es nicht.", "Il n’y a pas de lettre « {0} ».",
      "No hay ninguna letra «{0}».", "Non c’è una lettera «{0}».", "Não há letra “{0}”.",
      "Er is geen letter ‘{0}’.", "Písmeno „{0}“ tu není.", "Буквы «{0}» нет.",
    ],
    "Press Return to continue.": [
      "Weiter mit Eingabe.", "Entrée pour continuer.", "Pulsa Intro para seguir.",
      "Premi Invio per continuare.", "Aperte Enter para continuar.",
      "Druk op Enter om verder te gaan.", "Dál klávesou Enter.", "Нажми Enter, чтобы продолжить.",
    ],
    "Put the word somewhere first.": [
      "Lege das Wort zuerst irgendwohin.", "Mets d’abord le mot quelque part.",
      "Pon antes la palabra en algún sitio.", "Prima metti la parola da qualche parte.",
      "Primeiro coloque a palavra em algum lugar.", "Leg het woord eerst ergens neer.",
      "Nejdřív slovo někam dej.", "Сначала положи слово куда-нибудь.",
    ],
    "Type numbers from 1 to {0}.": [
      "Tippe Nummern von 1 bis {0}.", "Tape des numéros de 1 à {0}.",
      "Escribe números del 1 al {0}.", "Scrivi numeri da 1 a {0}.", "Digite números de 1 a {0}.",
      "Typ nummers van 1 tot {0}.", "Napiš čísla od 1 do {0}.", "Набери номера от 1 до {0}.",
    ],
    "Type a number from 1 to {0}, and then the word.": [
      "Tippe eine Nummer von 1 bis {0} und dann das Wort.",
      "Tape un numéro de 1 à {0}, puis le mot.", "Escribe un número del 1 al {0} y la palabra.",
      "Scrivi un numero da 1 a {0} e poi la parola.",
      "Digite um número de 1 a {0} e depois a palavra.",
      "Typ een nummer van 1 tot {0} en dan het woord.", "Napiš číslo od 1 do {0} a potom slovo.",
      "Набери номер от 1 до {0}, а потом слово.",
    ],
    "Press Return to spin.": [
      "Drehen mit Eingabe.", "Entrée pour tourner.", "Pulsa Intro para girar.",
      "Premi Invio per girare.", "Aperte Enter para girar.", "Druk op Enter om te draaien.",
      "Kolo roztočíš klávesou Enter.", "Нажми Enter, чтобы крутить.",
    ],
    "Write the word that you heard.": [
      "Schreib das Wort, das du gehört hast.", "Écris le mot que tu as entendu.",
      "Escribe la palabra que has oído.", "Scrivi la parola che hai sentito.",
      "Escreva a palavra que você ouviu.", "Schrijf het woord dat je hoorde.",
      "Napiš slovo, které slyšíš.", "Напиши слово, которое слышно.",
    ],
  ]
}

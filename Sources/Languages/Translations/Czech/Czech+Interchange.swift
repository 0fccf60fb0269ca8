// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Tento bajt není UTF-8; soubor možná pochází ze starého programu pro Windows: načti ho jako Windows-1252.",
    "brace-without-partner":
      "Tato složená závorka nemá protějšek, proto je úloha vynechána: uzavři ji, nebo před ni dej zpětné lomítko, pokud má být jen znakem.",
    "second-answer-block":
      "Úloha má druhý blok odpovědí, který se čte jako text: ptej se na jednu věc, nebo použij Cloze.",
    "line-break-in-formula":
      "\\n tu znamená zalomení řádku a rozděluje {command} na dvě části: napiš \\{command}.",
    "weight-on-right-answer":
      "Váha {weight} stojí za znakem =, proto se jako váha nepočítá: pro část bodů napiš ~{weight}.",
    "truth-as-text":
      "„{text}“ je tu text k napsání: pro pravdivé nebo nepravdivé tvrzení použij TRUE nebo FALSE.",
    "zero-line": "Moodle ukončí úlohu na řádku, kde je jen 0: dej 0 na jiný řádek.",
    "question-in-category":
      "Tento řádek patří ke kategorii, proto se úloha v něm ztratí: vlož před něj prázdný řádek.",
    "zero-answer":
      "První odpověď 0 bere Moodle jako žádnou: napiš =0.",
    "unescaped-sign":
      "„{sign}“ má ve formátu GIFT svůj význam: napiš \\{sign}, aby ho jako znak přečetl každý program.",
    "malformed-weight": "„{weight}“ není váha a čte se jako text: napiš {better}.",
    "unknown-text-format": "„{format}“ není formát textu a čte se jako text.",
    "malformed-number": "„{text}“ není číslo a Moodle by přijal každou odpověď: napiš {better}.",
    "weight-out-of-range": "Váha je od -100 do 100 procent a tato je {weight}.",
    "weight-not-on-list": "Moodle váhu {weight} nezná a úlohu odmítne: použij {better}.",
    "no-right-answer":
      "Žádná odpověď není správná: před správnou dej =, nebo zadej váhy, jejichž součet je 100.",
    "too-few-answers":
      "Úloha potřebuje alespoň {needed, plural, one {# odpověď} few {# odpovědi} other {# odpovědí}}, proto je vynechána.",
    "pair-without-arrow":
      "Tato dvojice nemá šipku, proto je úloha vynechána: napiš =položka -> odpověď.",
    "pair-without-answer":
      "Tato dvojice nemá za šipkou odpověď, proto ji Moodle vynechá: napiš =položka -> odpověď.",
    "malformed-xml":
      "To není platné XML: znak <, který má být jen znakem, se píše &lt;, a každý prvek končí vlastní značkou.",
    "unknown-reference":
      "Znak &, který má být jen znakem, se v XML píše &amp; a jiné znaky zastupují jen &lt; &gt; &amp; &quot; &apos; a čísla.",
    "nested-too-deeply":
      "Prvky jsou tu do sebe vnořené příliš hluboko a ty nejhlubší jsou vynechány.",
    "tags-in-text": "V textu jsou značky, které Moodle odmítá: dej ho mezi <![CDATA[ a ]]>.",
    "unknown-element": "„{name}“ do banky úloh nepatří a přeskakuje se.",
    "unknown-type": "Úlohy typu „{type}“ v souboru zůstanou, ale nedají se použít.",
    "duplicate-file":
      "Text má ještě jiný soubor s názvem „{name}“, proto je tento vynechán: dej mu vlastní název.",
    "nothing-found": "V souboru není žádná úloha: není v jiném formátu?",
    "no-gap": "V textu není žádná čitelná mezera, třeba {example}.",
    "gap-without-end": "Této mezeře chybí koncová složená závorka.",
    "unknown-gap-type":
      "„{type}“ není typ mezery, proto se to čte jako text: existují SHORTANSWER, MULTICHOICE a NUMERICAL.",
    "unfinished-question":
      "Úloha ve formátu Aiken je řádek, alespoň dvě odpovědi jako „A) Paris“ a „ANSWER: A“; tato je vynechána.",
    "unknown-letter": "Žádná odpověď toto písmeno nemá, proto je úloha vynechána.",
    "quote-without-partner":
      "Tyto uvozovky nemají protějšek a čtou se jako znak: uvnitř uvozovek je zdvoj.",
    "columns-without-names":
      "Sloupce nemají známé názvy, proto se první ptá na druhý: pojmenuj je question a answer.",
    "several-answers":
      "„{answer}“ je tu jediná odpověď: další správné napiš do sloupce alternatives a mezi ně |.",
    "incomplete-row": "V řádku chybí otázka nebo odpověď, proto je vynechán.",
    "malformed-json": "Řádek není objekt JSON a je vynechán.",
    "unusable-question": "Úloha se nedá použít: {reason}.",
    "unusable-type": "V bance nejsou úlohy typu „{type}“, proto je tato vynechána.",
    "mark-rounded":
      "Úloha má hodnotu celých bodů, proto se z hodnocení {mark} stane {points, plural, one {# bod} few {# body} other {# bodů}}.",
    "description-left-out":
      "Za tímto textem v jeho sadě není žádná úloha, proto pro něj v bance není místo: dej ho před úlohu.",
    "text-simplified": "Text přišel o část své podoby: {what}.",
    "broken-json":
      "Toto není správný JSON. Má tu být: {expected}",
    "missing-member":
      "V „{owner}“ chybí „{name}“: doplň ho.",
    "wrong-kind":
      "„{name}“ je {value}, ale formát vyžaduje {expected}.",
    "malformed-value":
      "„{value}“ se nehodí k „{name}“: napiš to jako {example}.",
    "unknown-member":
      "Formát nezná „{name}“ v „{owner}“ a nic jiného tam nedovoluje: vlož to do „extensions“.",
    "duplicate-member":
      "„{name}“ je tu podruhé: ponech jen jedno z nich.",
    "misplaced-member":
      "„{name}“ nelze spojit s „{other}“: jedno z nich odstraň.",
    "useless-member":
      "„{name}“ tu nic neznamená, protože „{owner}“ je „{other}“.",
    "not-looked-up":
      "„{name}“ je na adrese {address} a nevyhledává se.",
    "proof-not-checked":
      "Podpis se zachovává, ale neověřuje: zda je odznak pravý, je třeba zjistit jinde.",
    "never-valid":
      "Platnost odznaku končí {end}, tedy ne až po svém začátku: odznak nikdy neplatí.",
    "no-badge":
      "V souboru není žádný čitelný odznak.",
    "unusable-region":
      "„{name}“ neoznačuje nic, na co lze na obrázku klepnout, a proto se vynechává.",
    "region-without-label":
      "Oblast nemá žádný text, který by mohl být jejím popiskem, a proto se vynechává.",
    "image-without-size":
      "Obrázek „{name}“ nemá šířku ani výšku, takže jeho špendlíky nelze umístit.",
    "parts-left-out":
      "List se špendlíky nemá místo pro {parts}.",
    "not-scored":
      "Odpovědi na tuto položku se nedají vyhodnotit, protože „{name}“ není podporováno.",
    "scoring-approximated":
      "Pravidla této položky hodnotí některé odpovědi jinak, než to tady úloha umí: zkontroluj, kolik bodů se za které odpovědi dává.",
    "usual-rules":
      "Položka nemá pravidla hodnocení, za správnou odpověď je proto plný počet bodů.",
    "no-key":
      "Za žádnou odpověď na tuto položku nejsou body, nemůže tedy být úlohou: uveď správnou odpověď.",
    "missing-file":
      "V balíčku tu chybí odpovídající soubor „{name}“.",
    "rubric-left-out":
      "Banka úloh nemá poznámky pro hodnotitele, tyto se proto vynechávají.",
    "units-left-out":
      "Odpovědi tu nemají jednotku, tyto se proto vynechávají: {units}. Uveď v textu, že se ptáš jen na číslo.",
    "set.questions": "Úlohy",
    "prompt.gaps": "Vyplň mezery.",
    "lost.type": "Úloha je vynechána: formát nemá úlohy typu {type}.",
    "lost.category": "Ztratí se kategorie.",
    "lost.category-details": "Ztratí se popis a číslo kategorie.",
    "lost.set-title":
      "Název sady se ztratí; nahradí ho její identifikátor.",
    "lost.name": "Ztratí se název.",
    "lost.labels": "Ztratí se identifikační číslo a štítky.",
    "lost.mark": "Ztratí se počet bodů za úlohu.",
    "lost.hints": "Ztratí se nápovědy.",
    "lost.general-feedback": "Ztratí se zpětná vazba pro všechny.",
    "lost.answer-feedback": "Ztratí se zpětná vazba k odpovědím.",
    "lost.files": "Ztratí se soubory v textech.",
    "lost.remainder": "Ztratí se podrobnosti, které zná jen formát souboru.",
    "lost.weights": "Odpovědi, za které je jen část bodů, o tuto část přijdou.",
    "lost.refused-weights":
      "Moodle nezná jednu z vah odpovědí a úlohu odmítne.",
    "lost.other-answers": "Ztratí se všechny odpovědi kromě první.",
    "lost.separator": "Svislá čára v odpovědi ji rozdělí na dvě.",
    "lost.arrow": "Ze šipky -> v textu se stane →.",
    "lost.letter-case": "Velká a malá písmena se nebudou rozlišovat.",
    "lost.single-choice": "Bez správné odpovědi se bude místo jedné označovat víc možností.",
    "lost.judgment": "Odpovědi se budou porovnávat písmeno po písmenu, ne podle významu.",
    "lost.grading": "Každá označená možnost přinese svůj díl, ne to, co určuje úloha.",
    "lost.other-orders": "Ztratí se všechna správná pořadí kromě jednoho.",
    "lost.rubric": "Ztratí se hodnoticí tabulka, vzorová odpověď a povolený rozsah slohové práce.",
    "lost.instruction": "Ztratí se pokyn nad textem s mezerami.",
    "lost.source": "Ztratí se zdroj úlohy.",
    "lost.notes":
      "Ztratí se název, poznámka a značka špendlíku.",
    "lost.other-labels":
      "Ztratí se popisky v jiných jazycích a synonyma.",
    "lost.round-shapes":
      "Oblouky, otočené hrany a otvory se změní na rovné hrany, nebo se ztratí.",
    "lost.templates": "Ztratí se šablony sady.",
  ]
}

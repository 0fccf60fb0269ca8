// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let czech = AroundCases(
    "cs",
    """
    frame Rýn = řeka Rýn ; Je to Rýn ; To je Rýn ; Myslím, že Rýn ; Myslím, že je to Rýn ; Odpověď je Rýn ; Odpověď: Rýn ; A: Rýn ; 1. Rýn ; = Rýn ; **Rýn** ; Rýn 😀 ; - Rýn | ne Rýn ; Rýn nebo Rhôna ; není to Rýn ; stín
    frame Atlantský oceán = je to Atlantský oceán ; atlantský oceán ; Atlantsky ocean | Indický oceán ; Tichý oceán
    frame Sahara = poušť Sahara ; je to Sahara ; to je poušť Sahara | Sahel ; Sára
    frame Viktoriino jezero = jezero Viktoriino ; je to Viktoriino jezero | královna Viktorie ; Bajkalské jezero
    frame Rudé moře = rudé moře ; je to Rudé moře | Rudé ; Mrtvé moře ; Černé moře
    frame Mars = planeta Mars ; Mars (planeta) ; je to Mars ; to je planeta Mars | Mars tyčinka ; maršál
    frame Paříž = Paříž, Francie ; Paříž (Francie) ; město Paříž ; Myslím Paříž ; Myslím, že je to Paříž ; Je to Paříž. ; je to Pariz ; PAŘÍŽ!!! ; `Paříž` ; „Paříž“ ; Paříž 🇫🇷 ; → Paříž ; jmenuje se Paříž ; možná Paříž ; asi Paříž ; podle mě Paříž | Paříž nebo Londýn ; ne Paříž ; buď Paříž, nebo Řím ; nikdy Paříž ; není to Paříž
    frame kyslík = plyn kyslík ; prvek kyslík ; je to kyslík ; nazývá se kyslík | bez kyslíku ; vodík
    frame stehenní kost = je to stehenní kost ; stehení kost | holenní kost ; pažní kost
    frame Světová zdravotnická organizace = Světová zdravotnická organizace (WHO) ; je to Světová zdravotnická organizace (WHO)
    frame Pobřeží slonoviny (Côte d'Ivoire) = Pobřeží slonoviny ; Côte d'Ivoire | Zlaté pobřeží
    frame učitel(ka) = učitel ; učitelka | učiliště
    frame (ten) stůl = stůl ; ten stůl | stolek
    frame Marie Curie = paní Marie Curie ; byla to Marie Curie ; dr. Marie Curie | Marie Stuartovna
    frame Václav Havel = pan Václav Havel ; prezident Václav Havel ; je to Václav Havel ; byl to Václav Havel | Václav Klaus
    frame Istanbul = İstanbul ; ISTANBUL ; je to Istanbul ; město Istanbul | Islamabad
    frame Londýn = moje odpověď je Londýn ; a) Londýn ; (a) Londýn ; Londýn je odpověď ; Londýn, Anglie ; *Londýn* ; 'Londýn' ; Řešení: Londýn | bez Londýna ; Londonderry
    frame Vltava = řeka Vltava ; je to řeka Vltava ; asi Vltava | Vltavín ; ani Vltava
    number druhá světová válka = 2. světová válka ; II. světová válka ; je to druhá světová válka ; 2.světová válka | první světová válka ; 1. světová válka ; třetí světová válka
    number Ludvík XIV. = Ludvík 14. ; Ludvík čtrnáctý ; král Ludvík XIV. ; je to Ludvík XIV ; Ludvík 14 | Ludvík XV. ; Ludvík 4 ; Ludvík patnáctý ; Ludvík
    number Karel IV. = Karel 4. ; Karel čtvrtý ; Karel IV ; Karel Čtvrtý | Karel V. ; Karel pátý
    number 19. století = devatenácté století ; XIX. století ; v 19. století ; 19.století | 18. století ; dvacáté století
    number 21. století = dvacáté první století ; jednadvacáté století ; XXI. století | 22. století ; 20. století
    number 12 = dvanáct ; je to dvanáct ; Dvanáct | 13 ; dva ; jedenáct
    number dvanáct = 12 ; dvanact ; dvanácct | 13 ; 2 ; jedenáct
    number dvacet jedna = 21 ; jedenadvacet ; dvacetjedna | 22 ; dvacet dva
    number 35 = třicet pět ; pětatřicet ; třicetpět | padesát tři ; třicet
    number 365 = tři sta šedesát pět ; třistašedesátpět | tři sta padesát šest ; tři sta
    number sto = 100 | 1000 ; 10 ; tisíc
    number 999 = devět set devadesát devět | devět set devět
    number třetí = 3. | čtvrtý ; třicátý
    number třicátý = 30. ; tricaty | 13. ; třináctý
    number sedm = 7 ; sedmm | 8 ; sedmdesát ; sedmnáct
    number 300 = tři sta ; třista | třicet ; 3
    number 0 = nula | deset
    word gravitace = gravytace ; gravittace | agitace
    word mýt = | mít ; myš
    word být = | bít ; byt
    word hrad = hradd | had ; hlad
    word národ = narod ; nárrod | návod ; nárok
    word dutina = duttina ; dutyna | rutina
    word planeta = plannetta ; planetta | plachta
    word sval = svall | sál ; šál
    word kov = | kos ; krov
    word teplota = teplotta ; teplata | teploměr ; tepna
    word revoluce = revoluse ; revolluce | evoluce ; rezoluce
    word vláda = vlada ; vlláda | vlaha ; váha
    word sopka = sobka ; soppka | sojka ; sádka
    word podnebí = podnebi ; podněbí | ponebí
    word obyvatelstvo = obivatelstvo ; obyvatelsvo | osvobození
    word louka = lauka ; loukka | mouka ; laskavost
    word rosa = | rasa ; rola
    mark řeka = reka ; rěka
    mark čeština = cestina ; čestina | čelist
    mark Česko = Cesko ; Češko
    mark měsíc = mesic ; měsic
    mark slunečník = slunecnik ; slunečnik | slunečnice
    mark kůň = kun ; kuň
    mark žába = zaba ; žaba | záda
    mark hvězda = hvezda
    mark Dvořák = Dvorak ; Dvořak
    mark třída = trida ; trída
    mark škola = skola
    mark příroda = priroda ; přiroda | příroda věda
    mark Německo = Nemecko ; Německó
    mark dějepis = dejepis | dopis
    mark červenec = cervenec ; červěnec | červen
    mark říjen = rijen ; řijen
    mark čtverec = ctverec | čtvrtek
    mark úhel = uhel ; ůhel
    form pes = psi | pás
    form kůň = koně ; koni | kůl
    form dítě = děti | síť
    form člověk = lidé ; lide | člunek
    form oko = oči | okno
    form ucho = uši | sucho
    form město = města | místo
    form strom = stromy | hrom
    form žena = ženy | cena
    form kniha = knihy | knír
    form přítel = přátelé | přívěs
    form dům = domy | dým
    form pravda = pravdda ; parvda | nepravda ; prázdno
    form lež = | led ; věž
    form sever = seveer ; sevre | jih ; severák
    form vpravo = vparvo ; vprravo | vlevo ; vpředu
    form vlevo = velvo ; vlevvo | vpravo ; vlhko
    form západ = zapad ; zpáad ; záppad | východ ; náklad
    form východ = vychod ; výcohd | západ ; vchod
    """
  )
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let italian = AroundCases(
    "it",
    """
    frame Reno = fiume Reno ; il fiume Reno ; È il Reno ; Penso che sia il Reno ; La risposta è il Reno ; Risposta: Reno ; A: Reno ; 1. Reno ; = Reno ; **Reno** ; Reno 😀 ; - Reno ; Credo il Reno | non il Reno ; Reno o Rodano ; non è il Reno ; remo
    frame oceano Atlantico = Atlantico ; l'Atlantico ; l'oceano Atlantico ; è l'oceano Atlantico ; oceanno Atlantico | oceano Artico ; oceano Indiano
    frame Sahara = deserto del Sahara ; il deserto del Sahara ; è il Sahara ; il Sahara | Sahel ; Sara
    frame lago Vittoria = il lago Vittoria ; Lago Vittoria | regina Vittoria ; cascate Vittoria
    frame mar Rosso = il mar Rosso ; Mar Rosso | Rosso ; mar Nero ; mar Morto
    frame Marte = pianeta Marte ; il pianeta Marte ; Marte (pianeta) ; è Marte | martedì ; Marta
    frame Parigi = Parigi, Francia ; Parigi (Francia) ; la città di Parigi ; città di Parigi ; Penso Parigi ; Credo che sia Parigi ; È Parigi. ; E' Parigi ; PARIGI!!! ; `Parigi` ; «Parigi» ; Parigi 🇫🇷 ; → Parigi ; si chiama Parigi ; forse Parigi ; secondo me è Parigi | Parigi o Londra ; non Parigi ; o Parigi o Roma ; mai Parigi ; non è Parigi
    frame ossigeno = l'ossigeno ; gas ossigeno ; l'elemento ossigeno ; è ossigeno ; si chiama ossigeno ; dell'ossigeno | senza ossigeno ; idrogeno
    frame latte = del latte ; il latte ; è il latte | lotto ; lente
    frame femore = osso femore ; il femore ; l'osso femore ; è il femore | omero
    frame Organizzazione Mondiale della Sanità = Organizzazione Mondiale della Sanità (OMS) ; l'Organizzazione Mondiale della Sanità (OMS)
    frame Costa d'Avorio (Côte d'Ivoire) = Costa d'Avorio ; Côte d'Ivoire ; la Costa d'Avorio | Costa Rica
    frame (il/la) barista = barista ; il barista ; la barista | bar
    frame amico(a) = amico ; amica | amaro
    frame Maria Montessori = sig.ra Maria Montessori ; signora Maria Montessori ; è stata Maria Montessori ; dott.ssa Maria Montessori | Maria Callas
    frame Galileo Galilei = sig. Galileo Galilei ; professor Galileo Galilei ; è Galileo Galilei ; era Galileo Galilei | Galileo Ferraris
    frame Istanbul = İstanbul ; ISTANBUL ; è Istanbul | Islamabad
    frame Londra = la mia risposta è Londra ; a) Londra ; (a) Londra ; Londra è la risposta ; Londra, Inghilterra ; *Londra* ; 'Londra' ; Soluzione: Londra | senza Londra ; Londonderry
    number Seconda guerra mondiale = 2ª guerra mondiale ; la seconda guerra mondiale ; II guerra mondiale ; 2a guerra mondiale | Prima guerra mondiale ; 1ª guerra mondiale ; terza guerra mondiale
    number Luigi XIV = Luigi 14 ; Luigi quattordicesimo ; il re Luigi XIV ; è Luigi XIV | Luigi XV ; Luigi 4 ; Luigi quindicesimo ; Luigi
    number Vittorio Emanuele II = Vittorio Emanuele 2 ; Vittorio Emanuele secondo | Vittorio Emanuele III ; Vittorio Emanuele terzo
    number XIX secolo = 19° secolo ; diciannovesimo secolo ; il XIX secolo ; nel XIX secolo ; 19esimo secolo | XVIII secolo ; 18° secolo ; ventesimo secolo
    number XXI secolo = 21° secolo ; ventunesimo secolo ; il XXI secolo | XXII secolo ; 20° secolo
    number 12 = dodici ; sono dodici ; Dodici | 13 ; due ; undici
    number dodici = 12 ; dodicci | 13 ; 2 ; undici
    number ventuno = 21 ; vent'uno | 22 ; ventidue
    number 23 = ventitré ; ventitre | ventiquattro ; trentadue
    number 365 = trecentosessantacinque ; trecento sessantacinque | trecentocinquantasei ; trecento
    number cento = 100 | 1000 ; 10 ; mille
    number 999 = novecentonovantanove | novecentonove
    number 300 = trecento | trenta ; 3
    number terzo = 3° ; 3º ; il terzo | quarto ; 4°
    number sette = 7 | 8 ; settanta ; diciassette
    number trentesimo = 30° ; 30esimo | tredicesimo ; 13°
    number 0 = zero | dieci
    word gravità = gravita ; graviità | gravidanza ; gravina
    word casa = | cassa ; caso
    word pesca = | pesce ; pecca
    word capelli = | cappelli ; cammelli
    word nazione = nazzione ; naziome | nozione ; razione
    word cavità = cavita ; cavvità | capacità ; cattività
    word pianeta = pianneta ; pianetta | pianta ; patata
    word muscolo = muscollo | museo ; minuscolo
    word metallo = mettallo ; metalo | mentale ; petalo
    word temperatura = temperattura ; tenperatura | temperamento ; tempesta
    word rivoluzione = rivoluzzione ; rivolusione | evoluzione ; risoluzione
    word governo = guverno ; governno | governatore ; inverno
    word vulcano = vulkano ; vulccano | volano
    word clima = climma ; klima | cima ; crimine
    word popolazione = populazione ; popolazzione | pubblicazione
    word acqua = aqua ; aqcua | arca
    word cuore = quore ; cuorre | cuoio ; cuoco
    mark città = citta ; cittá ; citta'
    mark perché = perchè ; perche ; perche'
    mark caffè = caffé ; caffe ; caffe'
    mark virtù = virtu ; virtú
    mark lunedì = lunedi ; lunedí
    mark università = universita ; universitá | universale
    mark società = societa ; societá
    mark Perù = Peru ; Perú
    mark tribù = tribu ; tribú | tributo
    mark libertà = liberta ; libertá | liberato
    mark però = pero' ; peró
    mark elettricità = elettricita ; elettricitá
    mark papà = papa' ; papá
    form uomo = uomini | fumo
    form amico = amici | amido
    form libro = libri | labbro
    form dito = dita | dieta
    form uovo = uova | nuovo
    form braccio = braccia | traccia
    form re = re | tre
    form lago = laghi | leghe
    form bosco = boschi | bisca
    form arancia = arance ; arancie | arancione
    form problema = problemi | poema
    form vero = vreo ; veero | falso ; nero
    form falso = flaso | vero ; salso
    form nord = nrod ; nordd | sud ; sordo
    form destra = desrta ; desttra | sinistra ; finestra
    form sinistra = sinsitra ; sinisttra | destra ; ministra
    form ovest = oveest ; ovset | est
    form osso = ossa ; ossi | orso
    """
  )
}

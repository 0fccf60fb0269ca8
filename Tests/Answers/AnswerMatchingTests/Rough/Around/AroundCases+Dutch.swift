// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let dutch = AroundCases(
    "nl",
    """
    frame Rijn = de rivier de Rijn ; rivier de Rijn ; de rivier Rijn ; Het is de Rijn ; Dat is de Rijn ; Ik denk de Rijn ; Het antwoord is de Rijn ; Antwoord: Rijn ; A: Rijn ; 1. Rijn ; = Rijn ; **Rijn** ; Rijn 😀 ; - Rijn ; ik denk dat het de Rijn is | niet de Rijn ; Rijn of Rhône ; het is niet de Rijn ; rijm
    frame Atlantische Oceaan = de Atlantische Oceaan ; het is de Atlantische Oceaan ; Atlantische oceaan | Indische Oceaan ; Stille Oceaan
    frame Sahara = de woestijn Sahara ; Sahara woestijn ; het is de Sahara ; de Sahara | Sahel ; sera
    frame Victoriameer = het Victoriameer ; dat is het Victoriameer | Victoria ; IJsselmeer
    frame Rode Zee = de Rode Zee ; rode zee | Rode ; Dode Zee ; Zwarte Zee
    frame Mars = planeet Mars ; de planeet Mars ; Mars (planeet) ; het is Mars | maart ; mars mars
    frame Parijs = Parijs, Frankrijk ; Parijs (Frankrijk) ; de stad Parijs ; stad Parijs ; Ik denk Parijs ; Ik denk dat het Parijs is ; Het is Parijs. ; 't is Parijs ; Dat is Parijs ; PARIJS!!! ; `Parijs` ; „Parijs” ; Parijs 🇫🇷 ; → Parijs ; het heet Parijs ; misschien Parijs ; volgens mij is het Parijs | Parijs of Londen ; niet Parijs ; nooit Parijs ; het is niet Parijs
    frame zuurstof = de zuurstof ; het gas zuurstof ; het element zuurstof ; het is zuurstof ; dat heet zuurstof | geen zuurstof ; waterstof
    frame dijbeen = het bot dijbeen ; het dijbeen ; dat is het dijbeen | scheenbeen
    frame Wereldgezondheidsorganisatie = Wereldgezondheidsorganisatie (WHO) ; de Wereldgezondheidsorganisatie (WHO)
    frame Ivoorkust (Côte d'Ivoire) = Ivoorkust ; Côte d'Ivoire ; de Ivoorkust | Goudkust
    frame (de) journalist = journalist ; de journalist ; een journalist | journaal
    frame leraar (m) = leraar ; de leraar | laars
    frame Marie Curie = mevrouw Marie Curie ; mevr. Marie Curie ; het was Marie Curie | Marie Stuart
    frame Vincent van Gogh = dhr. Vincent van Gogh ; meneer Vincent van Gogh ; het is Vincent van Gogh ; Vincent Van Gogh | Vincent van Rijn
    frame Istanbul = İstanbul ; ISTANBUL ; het is Istanbul | Islamabad
    frame Londen = mijn antwoord is Londen ; a) Londen ; (a) Londen ; Londen is het antwoord ; Londen, Engeland ; *Londen* ; 'Londen' ; Oplossing: Londen | zonder Londen ; Londonderry
    number Tweede Wereldoorlog = 2e Wereldoorlog ; de Tweede Wereldoorlog ; Wereldoorlog II ; Wereldoorlog 2 ; 2de wereldoorlog | Eerste Wereldoorlog ; 1e Wereldoorlog ; Derde Wereldoorlog
    number Lodewijk XIV = Lodewijk 14 ; Lodewijk de Veertiende ; Lodewijk de 14e ; koning Lodewijk XIV ; het is Lodewijk XIV | Lodewijk XV ; Lodewijk 4 ; Lodewijk de Vijftiende ; Lodewijk
    number Willem III = Willem 3 ; Willem de Derde ; Willem de 3e | Willem II ; Willem de Tweede
    number 19e eeuw = negentiende eeuw ; XIXe eeuw ; de 19e eeuw ; de negentiende eeuw ; 19de eeuw ; in de 19e eeuw | 18e eeuw ; twintigste eeuw
    number 21e eeuw = eenentwintigste eeuw ; 21ste eeuw ; de 21e eeuw | 22e eeuw ; 20e eeuw
    number 12 = twaalf ; het is twaalf ; Twaalf | 13 ; twintig ; elf
    number twaalf = 12 ; twaalff | 13 ; 2 ; elf
    number eenentwintig = 21 ; een en twintig ; éénentwintig | 22 ; tweeëntwintig
    number 22 = tweeëntwintig ; tweeentwintig | eenentwintig ; tweeëndertig
    number 365 = driehonderdvijfenzestig ; driehonderd vijfenzestig | driehonderdzesenvijftig ; driehonderd
    number honderd = 100 | 1000 ; 10 ; duizend
    number 999 = negenhonderdnegenennegentig | negenhonderdnegen
    number derde = 3e ; 3de ; de derde | vierde ; dertigste
    number dertigste = 30e ; 30ste | 13e ; dertiende
    number zeven = 7 ; seven | 8 ; zeventig ; zeventien
    number 300 = driehonderd | dertig ; 3
    number 0 = nul | tien
    word zwaartekracht = zwartekracht ; zwaartekragt | waterkracht
    word zwaar = swaar | zwaard ; zaad
    word land = lant | lang ; lam
    word leider = leidder | lader ; ladder
    word natie = nasie ; nattie | notie
    word holte = hollte | hotel ; helft
    word planeet = planneet ; plaaneet | planten ; plaats
    word spier = spierr | speer ; spiegel
    word metaal = mettaal ; metal | mentaal
    word temperatuur = temperetuur ; tempratuur | temperament
    word revolutie = revolusie ; revoluttie | evolutie ; resolutie
    word regering = regeering ; reegering | registratie ; reiniging
    word vulkaan = vulcaan ; vulkan | vullen
    word klimaat = klimmaat ; klimaad | klimmen ; klimplant
    word bevolking = bevolkking ; befolking | bewolking
    word politie = politsie ; polietie | politiek ; positie
    word kerk = kerck | kern ; kers
    mark België = Belgie ; België
    mark Italië = Italie ; Itallië
    mark één = een ; éen
    mark financiën = financien
    mark coördinaat = coordinaat ; coórdinaat
    mark reünie = reunie
    mark zeeën = zeeen
    mark idee = idée ; ideé
    mark café = cafe ; cafè
    mark oriëntatie = orientatie
    mark geïsoleerd = geisoleerd ; geisoleert
    mark Oekraïne = Oekraine ; Oekraïene
    mark Tsjechië = Tsjechie ; Tjechië
    mark Australië = Australie | Oostenrijk
    mark naïef = naief
    mark ruïne = ruine | ruimte
    mark mozaïek = mozaiek ; mosaïek
    mark patiënt = patient | patent
    form boot = boten ; booten | bot
    form schip = schepen | schaap
    form stad = steden | staat
    form kind = kinderen | wind
    form ei = eieren | ui
    form huis = huizen ; huisen | muis
    form brief = brieven | brug
    form kat = katten | kaart
    form raam = ramen | rammen
    form boom = bomen | bommen ; bonen
    form wolf = wolven | golf
    form museum = musea ; museums | muis
    form dag = dagen | dak
    form waar = waer ; wwaar | onwaar ; zwaar
    form juist = jiust ; juistt | onjuist ; just
    form noord = nooord ; noodr | zuid ; moord
    form links = lniks ; lijnks | rechts ; linten
    form rechts = rehcts ; recths | links ; recept
    form westen = wesetn ; wessten | oosten ; wensen
    """
  )
}

// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let english = AroundCases(
    .english,
    """
    frame Rhine = Rhine River ; River Rhine ; the river Rhine ; It is the Rhine ; I think the Rhine ; The answer is Rhine ; A: Rhine ; 1. Rhine ; = Rhine ; **Rhine** ; Rhine 😀 ; - Rhine ; the Rhien river | not the Rhine ; Rhine or Rhône ; it is not the Rhine ; Rhine valley ; I don't think Rhine
    frame Atlantic Ocean = Atlantic ; the Atlantic ; It's the Atlantic Ocean ; Atlantic ocaen | Atlantic City ; Arctic Ocean ; Atlantic Wall
    frame Sahara = Sahara Desert ; the Sahara desert ; desert Sahara ; that is the Sahara | Sahara elephant
    frame Lake Victoria = Victoria Lake ; lake victoria | Queen Victoria ; Victoria Falls
    frame Amazon River = Amazon ; the Amazon ; river Amazon | Amazon rainforest
    frame Amazon rainforest = the Amazon rainforest | Amazon river
    frame Red Sea = the Red Sea | Red ; Red River ; Dead Sea
    frame Mexico City = mexico city | Mexico ; New Mexico
    frame Mars = planet Mars ; the planet Mars ; Mars (planet) ; it's Mars | Marsh ; Mars bar
    frame Paris = Paris, France ; Paris (France) ; city of Paris ; the city Paris ; I think it's Paris ; It is Paris. ; That's Paris ; PARIS!!! ; `Paris` ; Рaris ; “Paris” ; I guess Paris ; Paris 🇫🇷 ; → Paris | Paris or London ; maybe Paris or Rome ; not Paris ; never Paris ; either Paris or Rome
    frame oxygen = oxygen gas ; it's oxygen ; the element oxygen ; it is called oxygen | no oxygen ; hydrogen gas
    frame femur = femur bone ; the femur bone ; it is the femur | fibula bone
    frame World Health Organization = World Health Organization (WHO) ; the World Health Organization (WHO)
    frame Ivory Coast (Côte d'Ivoire) = Ivory Coast ; Côte d'Ivoire ; Cote d'Ivoire ; the Ivory Coast | Gold Coast
    frame colo(u)r = color ; colour | collar
    frame (to) run = run ; to run | ran out
    frame Martin Luther King = Martin Luther King Jr. ; Dr. Martin Luther King ; Dr Martin Luther King, Jr. | Martin Luther
    frame Isaac Newton = Sir Isaac Newton ; Mr Isaac Newton ; it was Isaac Newton | Isaac Asimov
    frame Istanbul = İstanbul ; İSTANBUL ; I believe it is Istanbul | Islamabad
    frame London = my answer is London ; Answer: London ; a) London ; (a) London ; London is the answer ; London, England ; *London* ; #London ; 'London' | Londonderry ; London Bridge ; without London
    number World War II = World War Two ; Second World War ; 2nd World War ; the second world war ; World War 2 | World War I ; First World War ; World War Three
    number Louis XIV = Louis 14 ; Louis the Fourteenth ; Louis the 14th ; King Louis XIV ; it is Louis XIV | Louis XV ; Louis 4 ; Louis the Fifteenth ; Louis
    number Henry VIII = Henry 8 ; Henry the Eighth ; Henry the 8th | Henry VII ; Henry the Seventh
    number 19th century = nineteenth century ; XIX century ; the 19th century ; the nineteenth century | 18th century ; twentieth century ; 1900s century
    number 21st century = twenty-first century ; the twenty first century | twenty-second century ; 22nd century
    number 12 = twelve ; it is twelve ; Twelve | 13 ; twenty ; 112 ; eleven
    number twelve = 12 ; twelv | 13 ; 2 ; eleven
    number twenty-one = 21 ; twenty one ; twentyone | 22 ; 12 ; twenty-two
    number 365 = three hundred sixty-five ; three hundred and sixty-five | three hundred fifty-six ; three hundred ; sixty-five
    number one hundred = 100 ; a hundred ; hundred ; 1 hundred | 1000 ; 10
    number 999 = nine hundred ninety-nine ; nine hundred and ninety-nine | nine hundred nine
    number third = 3rd ; the third ; thrid | 3 ; fourth ; thirtieth
    number thirtieth = 30th | 13th ; thirteenth
    number seven = 7 ; sevn | 8 ; seventy ; seventeen
    number 1960s = the 1960s ; 1960's | 1690s ; 1970s
    number 0 = zero | ten
    word gravity = gravety ; gravitiy | gravy ; gravely ; gravitation wave
    word cavity = cavitiy | cavy ; captivity
    word yoghurt = yogurt ; yoghourt
    word country = contry ; countrey | county ; counter ; countries club
    word planet = plannet | plants ; planes ; planted
    word nation = | notion ; ration ; station
    word muscle = musle ; mucsle | mussel ; muzzle
    word metal = mettal | mental ; medal ; petal
    word weather = wheather ; weathr | whether ; feather ; leather
    word desert = dessrt | dessert ; deserter
    word climate = climat ; climete | climax ; climbed
    word temperature = temprature ; tempature | temperament ; temperance
    word population = populaton | popularity ; pollution
    word revolution = revolucion | resolution ; evolution
    word volume = volumme ; volum | column ; voluble
    word erosion = errosion ; erotion | emotion ; corrosion
    mark café = cafe ; cafè
    mark naïve = naive
    mark São Paulo = Sao Paulo ; São Paolo | San Paolo bank
    mark Curaçao = Curacao
    mark Zürich = Zurich ; Zuerich
    mark façade = facade | fade
    mark Brontë = Bronte
    mark Dvořák = Dvorak
    mark fiancé = fiance | finance
    mark Málaga = Malaga
    mark Réunion = Reunion
    mark Tenochtitlán = Tenochtitlan ; Tenochtitlán
    mark Beyoncé = Beyonce
    mark Córdoba = Cordoba
    mark El Niño = El Nino
    mark Galápagos = Galapagos ; Galapágos
    mark Noël = Noel
    mark Saint-Étienne = Saint-Etienne ; St Etienne
    form goose = geese ; a goose | moose ; grease
    form mouse = mice ; mouses | house
    form child = children ; childs | chill
    form foot = feet | food ; boot
    form tooth = teeth | truth
    form leaf = leaves | leave
    form wolf = wolves | golf
    form woman = women | human
    form knife = knives | night
    form crisis = crises | cries
    form cactus = cacti ; cactuses
    form true = treu ; ture ; ttrue | false ; tree
    form right = rigth ; rihgt | left ; wright
    form west = wset ; wesst | east ; vest
    form north = nroth ; norht | south ; northeast
    form false = flase | true ; fable
    """
  )
}

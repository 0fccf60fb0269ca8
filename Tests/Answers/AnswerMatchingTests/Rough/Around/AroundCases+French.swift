// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let french = AroundCases(
    "fr",
    """
    frame Rhin = le fleuve Rhin ; fleuve Rhin ; C'est le Rhin ; Je pense que c'est le Rhin ; La réponse est le Rhin ; Réponse : Rhin ; A: Rhin ; 1. Rhin ; = Rhin ; **Rhin** ; Rhin 😀 ; - Rhin ; le fleuve Rhyn | pas le Rhin ; Rhin ou Rhône ; ce n'est pas le Rhin ; rein
    frame océan Atlantique = Atlantique ; l'Atlantique ; l'océan Atlantique ; c'est l'océan Atlantique | océan Arctique ; océan Indien ; Mur de l'Atlantique
    frame Sahara = désert du Sahara ; le désert du Sahara ; c'est le Sahara ; le Sahara | Sahel ; Sarah
    frame lac Victoria = le lac Victoria ; Lac Victoria | reine Victoria ; chutes Victoria
    frame mer Rouge = la mer Rouge ; Mer Rouge | Rouge ; mer Noire ; mer Morte
    frame Mars = planète Mars ; la planète Mars ; Mars (planète) ; c'est Mars | Marne ; mare
    frame Paris = Paris, France ; Paris (France) ; la ville de Paris ; ville de Paris ; Je pense Paris ; Je crois que c'est Paris ; C'est Paris. ; c’est Paris ; PARIS!!! ; PARIS ! ; `Paris` ; Рaris ; « Paris » ; Paris 🇫🇷 ; → Paris ; il s'agit de Paris ; peut-être Paris | Paris ou Londres ; pas Paris ; soit Paris, soit Rome ; jamais Paris ; ce n'est pas Paris
    frame oxygène = l'oxygène ; gaz oxygène ; l'élément oxygène ; c'est l'oxygène ; de l'oxygène ; on l'appelle oxygène | sans oxygène ; hydrogène
    frame lait = du lait ; le lait ; c'est du lait | laid ; laine
    frame eau = de l'eau ; l'eau ; c'est de l'eau | feu
    frame fémur = l'os fémur ; le fémur ; c'est le fémur | humérus
    frame Organisation mondiale de la santé = Organisation mondiale de la santé (OMS) ; l'Organisation mondiale de la santé (OMS)
    frame Côte d'Ivoire (Ivory Coast) = Côte d'Ivoire ; Ivory Coast ; la Côte d'Ivoire | Côte d'Azur
    frame (le/la) journaliste = journaliste ; le journaliste ; la journaliste | journal
    frame étudiant(e) = étudiant ; étudiante | études
    frame Marie Curie = Mme Marie Curie ; Madame Marie Curie ; c'est Marie Curie | Marie Stuart
    frame Victor Hugo = M. Victor Hugo ; Monsieur Victor Hugo ; c'était Victor Hugo | Victor Hugues Martin
    frame Istanbul = İstanbul ; İSTANBUL ; c'est Istanbul | Islamabad
    frame Londres = ma réponse est Londres ; a) Londres ; (a) Londres ; Londres est la réponse ; Londres, Angleterre ; *Londres* ; 'Londres' | sans Londres ; Londonderry
    number Seconde Guerre mondiale = 2e guerre mondiale ; deuxième guerre mondiale ; la Seconde Guerre mondiale ; IIe guerre mondiale ; 2ème guerre mondiale | Première Guerre mondiale ; 1re guerre mondiale ; 3e guerre mondiale
    number Louis XIV = Louis 14 ; Louis quatorze ; le roi Louis XIV ; c'est Louis XIV ; Louis le quatorzième | Louis XV ; Louis 4 ; Louis quinze ; Louis
    number François Ier = François 1er ; François premier ; François I | François II ; François deux
    number XIXe siècle = 19e siècle ; dix-neuvième siècle ; le XIXe siècle ; 19ème siècle ; au XIXe siècle | XVIIIe siècle ; 18e siècle ; vingtième siècle
    number XXIe siècle = 21e siècle ; vingt et unième siècle ; vingt-et-unième siècle | XXIIe siècle ; 20e siècle
    number 12 = douze ; c'est douze ; Douze | 13 ; deux ; onze
    number douze = 12 ; douz | 13 ; 2 ; onze
    number vingt et un = 21 ; vingt-et-un | 22 ; vingt-deux
    number 80 = quatre-vingts ; quatre-vingt ; quatre vingts | quatre-vingt-dix ; vingt-quatre
    number 75 = soixante-quinze ; soixante quinze | soixante-cinq
    number 365 = trois cent soixante-cinq | trois cent cinquante-six ; trois cents
    number cent = 100 | 1000 ; 10
    number 999 = neuf cent quatre-vingt-dix-neuf | neuf cent neuf
    number troisième = 3e ; 3ème ; le troisième | quatrième ; 4e
    number sept = 7 ; sépt | 8 ; soixante-dix
    number 0 = zéro ; zero | dix
    word gravité = gravitée ; gravitté | gravier ; gaieté
    word poisson = poissson | poison ; boisson ; prison
    word dessert = | désert ; dessin
    word chevaux = cheveaux | cheveux
    word pays = peys | paix ; paille
    word nation = nacion | notion ; ration
    word cavité = cavitée | captivité ; cécité
    word planète = planette ; planete | plante ; planche
    word muscle = muscl | muse ; muselé
    word métal = metal ; mettal | mental ; pétale
    word température = temperature ; tempérrature | tempérament ; tempête
    word révolution = revolution ; révolucion | évolution ; résolution
    word gouvernement = gouvernment ; gouvernemant | gouverneur
    word volcan = volkan ; vollcan | volant
    word climat = clima ; climmat | climatisé
    word population = populasion | pollution ; popularité
    mark élève = eleve ; éleve ; elève ; élèv
    mark forêt = foret ; forèt
    mark école = ecole ; l'ecole ; école
    mark hôpital = hopital ; hôpitale
    mark Île = Ile ; île
    mark garçon = garcon | glaçon
    mark cœur = coeur
    mark Noël = Noel ; Noêl
    mark pâté = pate ; paté
    mark évêque = eveque ; évèque
    mark français = francais ; francai
    mark été = ete ; eté
    mark fenêtre = fenetre ; fenètre
    mark bœuf = boeuf
    mark hétérogène = heterogene ; hétérogene | hydrogène
    form cheval = chevaux ; chevals | chenal
    form œil = yeux | seuil
    form journal = journaux ; journeaux | journée
    form animal = animaux | animé
    form travail = travaux | travers
    form bijou = bijoux ; bijous | bisou
    form gâteau = gâteaux ; gateaux | château
    form ciel = cieux | miel
    form vrai = vria | faux ; frai
    form faux = | vrai ; haux
    form nord = nrod ; nordd | sud ; mord
    form gauche = guache ; gauhce | droite ; gâche
    form droite = driote ; droitte | gauche ; droiture
    form ouest = ouset ; oueste | est
    form genou = genoux | genre
    form château = châteaux ; chateaux | chapeau
    """
  )
}

// SPDX-License-Identifier: Apache-2.0
extension WordLists {
  /// French words of every day and of school.
  package static let french = """
    abeille abricot accent accepter accident accrocher accueillir accuser accélérer achat acheter achever acide acier
    acteur actrice actuel adieu admettre admirer adopter adorer adresse adroit adulte adverbe affamé affiche afficher
    affreux afin africain agir agneau agréable aide aider aigle aiguille aile ailleurs aimable aimant aimer ainsi
    ajouter aliment aller allié allumer allure alors amande amant ambre amende amener amer amie amitié amour ampoule
    amusant amuser américain ananas ancien ancre anglais angle anguille animal anneau annonce annoncer annuler année
    anse antre apercevoir appareil appeler apporter apprendre après arabe araignée arbitre arbre arbuste archer
    argent argenté aride arme armoire armure armée arranger arriver arrivée arroser arrêt arrêter article artiste
    artère asperge assez assiette assister atelier atome attache attacher attaquer attendre attraper aube auberge
    aubergine auprès aurore aussi aussitôt autant auteur auto autobus autocar automne autour autre autrefois
    autrement autruche avaler avancer avant avare avec aventure avenue avertir aveugle avion avis avocat avoine avoir avouer
    avril azote bactérie bagage bagarre bague baie baigner bain baisser balade balai balayer balcon baleine ballade
    balle ballet ballon banane banc bande bandeau bandit banque barbe barbu barge baril barque barrage barre base
    basket bataille bateau battre bavard bavarder bavure beau beige belge berceau bercer berge berger bergère besoin
    beurre biche bidon bielle bien bijou bille billet bizarre bière blanc blanchir blesser blessure blessé bleu blond
    blouson bocal boire bois boisson bombe bonbon bonheur bonjour bonnet bonsoir bord bordure bosse botte bottine
    bouc bouche boucher boucherie bouchon boucle bouclier boue bouger bougie bouillir boulanger boulangerie boule
    bouleau boulon bourde bourse boutique bouton boxe branche brancher bras brave bravo brebis bref bride briller
    brin brioche brique briquet briser brochet brosse brosser bruit brume brun brèche buisson bureau bâiller bâtir
    bâton bébé bélier bénir béret béton bêche bête bêtise bœuf cache cacher cachet cadeau cadre café cage cageot
    cahier caille caillou caisse calcul calculer cale calme camion camionnette camp caméra canal canapé canard canon
    cantine capable capitale caprice capture capuche carbone caresser carotte carpe carré cartable carte carton case
    caser caserne casquette casse casser cassé cause cavalier cave ceci ceinture cela cellule celui cent centaine
    central centre cependant cerceau cercle cerf cerise cerisier certain cerveau cesser chacun chagrin chair chaise
    chaleur chambre chameau champ champignon champion chance changer chanson chant chanter chanteur chanteuse
    chantier chapeau chapelle chapitre chaque charbon charge charger chasse chasser chasseur chat chaud chauffer
    chauffeur chausson chaussure chauve chef chemin cheminée chemise chemisier chenille cher cheval chevalier cheveu
    cheville chevreau chez chien chiffre chimie chimique chinois choc choisir choix chose chou chouette chute château
    chèvre chêne cidre ciel cigale cime ciment cinq cinéma cire cirer cirque ciseau citoyen citron clair classe
    classer classeur clavier client climat cliquer clocher clou clouer clown cocher cochon coffre coffret coiffeur
    coiffure colis collant coller collier colline collège colombe colorier colère combattre combien comique commander
    comme commencer comment commettre commode commun comparer compas complet complice compte compter comte concert
    conduire confier congé connu conseiller consentir construire conte contenir content continent continuer contraire
    contre convenir copain copier copine corbeau corde cordonnier corne corneille corps correct corriger costume
    coton couche coucher coude coudre couette couler couleur couloir coup coupable coupe couper couple cour courage
    courageux courant courbe courgette courir courriel cours course court cousin cousine coussin couteau couture
    couturier couvrir crabe craie craindre crainte crapaud cravate crayon creuser creux crevette crier crime crin
    crinière crochet croire croiser croix cruel crâne crèche crème crédit créer créneau crêpe cube cueillir cuir
    cuire cuisine cuisiner cuisinier cuisse cuit cuivre culotte culture culturel curieux cygne cylindre câble célèbre
    célébrer cône côte cœur dame danger dans danse danser danseur date datte debout dedans degré dehors demain dent
    depuis dernier dessert dessin dessiner dessous dessus dette deux deuxième devant devenir deviner devinette devoir
    diable diamant dictée différence différent digne digérer dimanche diminuer dinde dindon dire diriger discours
    discuter dispute disputer disque diviser dixième dizaine docteur doigt domino dommage donc donner dont dormir
    doré dossier douane double doucement douche doucher douleur doute douter doux douzaine douze drap drapeau droit
    droite drôle durant durcir durer débat débrancher début décevoir décharger décider décoller décorer découvrir
    décrire décrocher défaite défaut défendre déformer dégeler déjeuner déjà délice départ dépendre dépense dépenser
    déplaire déplier déposer député dépêche déranger dérober désert désir désirer détacher détenir détester détour
    détruire déçu effacer effet effort elle emmener empereur empire emploi employer employé emplâtre emporter
    emprunter empêcher encore encre endormir enfant enfantin enfer enfermer enfin enfler enlever ennemi ennui ennuyer
    ensemble ensuite entendre entier entre entrer entrée envie envier environ envoyer ermite erreur escalier espace
    espoir espèce espérer essayer essence essentiel essuyer exact examen excuse excuser exiger exister extérieur
    fable facile facilement facteur facture fade faible faille faim faire falaise falloir familial famille farce
    fardeau farine fatiguer fatigué faucon faute faux favori façon femme fendre fente fenêtre ferme fermer fermier
    fermé feuillage feuille fiancer ficelle fichier fidèle fiel fier fierté figue figure fille film filmer fils
    finalement finir fissure fièvre flamme flanc fleur fleurir fleuve flotter flèche foie fois folie foncé fond
    fondre fontaine fonte force forcer forge forme former fort forêt fossile foudre fougère foule four fourmi
    fraction fracture fragile frais fraise franc frapper frein freiner frisé frite froid fromage front frotter fruit
    frère fuir fuite fumer fumier fumée furieux fusil fusée futur fâché félon féroce février fête fêter gagner gain
    galaxie gant garage garder gare garer garçon gaufre gazelle gazeux gazon geler genou genre gentil geste gibier
    gifle gifler gilet girafe givre glace glacé gland glaçon glisser glouton gomme gonfler gorge gorille goulot
    gourde goutte grain graine gramme grand grandeur grandir grange gratter gratuit gravure grec grenier griffe
    griller grillon grimper grippe gris gronder gros grossir grotte groupe grève grêle guerre guide guidon guéri
    guérir guêpe gâteau géant habile habiller habiter habitude habituel habituer hache hacher haie haine haleine
    hamster hanche hareng haricot hasard hausse haut hauteur haïr herbe heure heureux hibou hier histoire hiver
    hommage homme honnête honte horaire horrible hors hotte houle housse huile huit humain humide humour hurler héros
    hésiter hêtre hôtel idiot idée ignorer image imaginer immense immeuble impair impatient impoli important
    impossible imprudent incapable incertain incomplet inconnu incorrect indice infirmier infirmière informer
    inférieur ingénieur injure injuste inquiet inscrire insecte instruire intelligence intelligent interdire
    introduire intérieur inutile inventer inviter inégal italien jadis jalon jaloux jamais jambe jambon janvier
    jardin jaune jaunir jeter jeton jeudi jeune joie joindre joli joue jouer jouet joueur jour joyeux judo juge juger
    juillet juin jumeau jument jupe jusque juste justement justice labour laid laine laisse laisser lait laitue lame
    lampe lampion lance lancer landau langue lapin large largeur larme latte lavable lavabo laver lecteur lecture
    lent lequel lessive lettre leur lever levier leçon liberté libre libérer lien lier ligne lilas limace lime limer
    limite linge lion liquide lire lisse liste litre livre lièvre local loger loin lointain long longueur lorsque
    losange louable louche louer loup lourd loutre lueur luge luire lumière lundi lune lunette lustre lutter lycée
    lâche lâcher lèvre léger légume léopard lézard machine madame magasin magazine magicien magnifique magnétique
    maigre maigrir maille maillot main maire mairie mais maison majeur majuscule malade maladie malgré malheur malice
    malin manche manchot manger manière manque manteau marais marche marcher marché mardi mare marge mari mariage
    marier marionnette marié marmite marque marraine marron mars marteau marée masque masse match matelas maternelle
    matin matinée mauvais maçon maïs meilleur melon membre menteur menthe mentir menton menu merci merle message
    mesure mesurer mettre meuble meunier meute midi miel mien miette mieux mignon migraine milieu mille milliard
    millier million mime mimosa mince mineur minuit minuscule minute miroir mite moche mode moderne modeste modèle
    moineau moins mois moitié mollet moment moniteur monsieur montagne monter montre montrer monture monument moquer
    moquette morceau mordre mort mortel moteur moto mouche mouette moufle mouiller mouillé moule moulin mourir mousse
    moustique mouton mouvement moyen muet muguet mule muraille muscle musical musicien musique musée mythe mâcher
    mèche mère mètre méchant mécontent médaille méduse méfier mélanger mémoire mériter métal métier métro météo même
    nage nager naguère nain nappe natation national natte nature naturel navet naviguer navire neige neiger nerf
    nerveux neuf neveu niche nier niveau nièce noir noircir noisette noix nombre nombreux nombril nommer nord normal
    note notice notre nouer nourrir nous nouveau nouvelle novembre noyau noyer nuage nuire nuit nôtre oasis objet
    obliger observer obtenir obéir occupé océan odeur office offrir ogre oiseau olive olivier ombre omelette oncle
    ongle onze opaque opposé orage orange oranger orbite ordonner ordre oreille oreiller organe orge orgue orteil
    oublier ouest ours ourse outil outre ouvert ouvrier ouvrir ovale page paille pain pair paire paix palais palier
    palmier panier panne panneau panser paon papier paquet parc parce pardon pardonner pareil parent parfum parier
    parler parmi parole parquet parrain part partage partager participer particulier partie partiel partir partout
    parvenir passage passager passer passé pastèque patience patient patin patron patte pauvre pauvreté payer pays
    paysan peau peigne peigner peindre peine peintre peinture peler pelle pencher pendant pendre penser penseur
    pensée percer percevoir perdre perdu permettre persil perte peser pester petit peuple peupler peuplier peur
    peureux phare pharmacie pharmacien phase phoque photo photographie photographier phrase piano pied pierre pieuvre
    pigeon pile pilier pilon pilote piment pince pinceau pioche pion piquant pirate pire piscine pitié pitre pivert
    pièce piéton place plafond plage plaie plaindre plaine plaire plaisir plan planche plancher planter planète
    plastique plat platane plateau plein pleurer pleuvoir plier plomb plombier plonger pluie plume plus plutôt plâtre
    pneu poche poids poignet poignée poil poing point pointu poire poireau poirier pois poison poisson poitrine
    poivre poivron poix poli police policier polir politique pomme pommier pompier pondre pont ponte porc port porte
    porter portier poser positif possible poste poster potage poteau potier poubelle pouce poulain poule poulet
    poumon poupée pour pourrir pourtant pousser poussin poutre pouvoir poème poète poésie poêle prairie pratique
    premier prendre presque prier prime prince princesse prison privé prix probable problème proche produire produit
    profond proie projet promettre pronom proposer propre protéger prouver prudence prudent prune pruneau prunier
    près précis préférer préféré prénom préparer présenter président prévenir prêter public publier puce puis puisque
    puits pull punir puzzle pyjama pâle pâlir pâte pâtisserie pâtissier père pécher pédale pétrole pêche pêcher
    pêcheur quai qualité quand quant quantité quarante quart quartier quatorze quatre quel quelque queue quinze
    quitter quoi quoique racine raconter radeau radio radis rage raide raie rail raisin raison rajeunir ralentir
    ramage ramasser ramener ramer rampe rang ranger rangée rapide rappeler rare rarement raser rasoir rassembler
    rature rayon recette recevoir reconstruire reculer refuser regard regarder rein reine rejoindre relever relier
    relire remettre remplir remporter remuer renard rendre rentrer renvoyer repas repasser reposer représenter
    reptile requin respirer ressembler ressentir ressort reste rester retard retarder retenir retirer retour
    retourner revanche revenir revue rhume riche richesse ricochet ride rideau rien rigide rime rire risque rite
    rivage rive rivière robe robinet rocher romain roman rond ronfler ronger rongeur rose rosier rosée roue rouge
    rougir rouler route roux ruche rucher rude ruelle rugby rupture rural russe rythme râteau règle règlement réagir
    réchauffer récit réciter récolter rédaction réduire réel régime région répandre réparer répondre réponse répéter
    réseau réserver réunir réussir réveil réveiller réviser rêver rôtir sable sablier sabot sabre sachet sage sagesse
    saigner sain saint saison salade salaire sale salir salle salon saluer salut salé samedi sang sanglier sans santé
    sapin sardine saucisse saucisson sauf saule saumon saut sauter sauterelle sauvage sauver savoir savon sceau scie
    science scier scolaire seau second seconde secourir secours secousse secret secteur segment seize selle selon
    semaine sembler semer sentier sentir sept serpent serrer serrure serveur service serviette servir seul seulement
    short sien siffler sifflet signal signaler signe signer silence simple sincère singe sinon sirop site siècle
    social soie soif soigner soir soirée soldat soleil solide sombre somme sommet songer sort sorte sortir souche
    soudain souder souffle souffler souffrir soulever soulier souligner soumettre soupe souper souple source sourcil
    sourd sourire souris sous soutenir souvenir souvent sphère sport sportif spécial squelette stade station statue
    stupide stylo succès sucre sucré sueur suffire suisse suite suivant suivre sujet superbe surface surpris surprise
    surtout surveiller symbole sèche sécher séduire séjour séparer série sérieux sœur table tableau tablette tablier
    tabouret tache tacher taie taille tailleur taire talon tambour tant tante taper tapir tapis tard tarte tartine
    tasse taupe taureau teint tellement tempe tempête tendre tenir tennis terminer terrain terre terrible terrier
    thon thym ticket tien tiers tige tigre tilleul timbre timide tirelire tirer tiroir tisser tissu titre tiède toile
    toilette toit toiture tomate tombe tomber tondre tonne tonneau tordre torrent tort tortue total touche toucher
    touffe toupie tour touriste tourner tousser tout toutefois toux trace tracteur traducteur traduire train traire
    trait traité tranche travailler travailleur treize trembler trempe trente triangle tricher tricoter trier triple
    triste trois tromper trompette tronc trop trou trousse trouver truc truelle truffe truie truite trèfle très tube
    tuer tuile tulipe tunnel tuyau tâche tâcher téléphone téléphoner têtard tête uniforme unique unir univers urbain
    usage user usine utile vaccin vache vague vaincre valeur valise vallon vallée valoir vapeur vase vautour veau
    vecteur veine velours vendeur vendeuse vendre vendredi venir vent vente ventre verbe verdir verger verre verrou
    vers verser vert vertige vertu veste veston veuf veuve viande vice victoire vide vider vieillir vieux vigne
    vilain village ville vingt violent violet violette violon vipère virus visage viser visite visiter visser vite
    vitesse vitre vivant vivre voici voie voile voilier voilà voir voisin voisine voiture voix volant volcan voler
    volet voleur volume vomir vote voter votre vouloir vous voyage voyager voyageur voyelle vrai vraiment vélo vérité
    vôtre wagon zinc zèbre zéro âtre écaille écart échanger échapper écharpe échec échelle échouer éclair éclairer
    école économique économiser écorce écouter écran écrire écriture écurie éduquer égal également égalité égaré
    église électricien électricité électrique électronique élever élire élève élégant élément éléphant énorme épais
    épargner épaule épice épicerie épicier épicé épinard épine épingle éplucher éponge épouse époux épreuve épée
    équerre équipe érable étable étage étagère étalon étang état éteindre étendre éternuer étoffe étoile étonné
    étrange étranger étroit étudier étui évident évier éviter être
    """
}

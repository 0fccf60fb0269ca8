// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The female genital organs, the breast, pregnancy and development.
  static let femaleOrgans = """
    Organa genitalia feminina interna | female internal genitalia | innere weibliche Geschlechtsorgane
    Organa genitalia feminina externa | female external genitalia | äußere weibliche Geschlechtsorgane
    Ovarium | ovary | Eierstock ; Ovar
    Hilum ovarii | hilum of ovary | Eierstockhilus
    Facies medialis ovarii | medial surface of ovary
    Facies lateralis ovarii | lateral surface of ovary
    Margo liber ovarii | free border of ovary
    Margo mesovaricus ovarii | mesovarian border of ovary
    Extremitas tubaria ovarii | tubal extremity of ovary
    Extremitas uterina ovarii | uterine extremity of ovary
    Tunica albuginea ovarii | tunica albuginea of ovary
    Cortex ovarii | ovarian cortex | Eierstockrinde
    Medulla ovarii | ovarian medulla | Eierstockmark
    Stroma ovarii | ovarian stroma
    Folliculi ovarici primordiales | primordial ovarian follicles | Primordialfollikel
    Folliculi ovarici primarii | primary ovarian follicles | Primärfollikel
    Folliculi ovarici secundarii | secondary ovarian follicles | Sekundärfollikel
    Folliculi ovarici vesiculosi | vesicular ovarian follicles ; tertiary ovarian follicles | Tertiärfollikel ; Bläschenfollikel
    Folliculus ovaricus maturus | mature ovarian follicle ; Graafian follicle | Graaf-Follikel
    Theca folliculi | theca of follicle
    Cumulus oophorus | cumulus oophorus | Eihügel
    Corona radiata folliculi | corona radiata of follicle
    Zona pellucida | zona pellucida | Eihülle
    Ovocytus | oocyte ; ovocyte | Eizelle
    Corpus rubrum | corpus rubrum
    Corpus luteum | corpus luteum | Gelbkörper
    Corpus albicans | corpus albicans | Weißkörper
    Ligamentum ovarii proprium | ligament of ovary ; proper ovarian ligament | Eierstockband
    Tuba uterina ; Salpinx | uterine tube ; fallopian tube | Eileiter ; Tube
    Ostium abdominale tubae uterinae | abdominal ostium of uterine tube
    Infundibulum tubae uterinae | infundibulum of uterine tube | Eileitertrichter
    Fimbriae tubae uterinae | fimbriae of uterine tube | Eileiterfransen
    Fimbria ovarica | ovarian fimbria
    Ampulla tubae uterinae | ampulla of uterine tube | Eileiterampulle
    Isthmus tubae uterinae | isthmus of uterine tube | Eileiterenge
    Pars uterina tubae uterinae | uterine part of uterine tube ; intramural part of uterine tube
    Ostium uterinum tubae uterinae | uterine ostium of uterine tube
    Uterus ; Metra | uterus ; womb | Gebärmutter
    Fundus uteri | fundus of uterus | Gebärmuttergrund
    Corpus uteri | body of uterus | Gebärmutterkörper
    Cornu uteri | uterine horn | Gebärmutterhorn
    Margo uteri | border of uterus
    Facies intestinalis uteri ; Facies posterior uteri | intestinal surface of uterus ; posterior surface of uterus
    Facies vesicalis uteri ; Facies anterior uteri | vesical surface of uterus ; anterior surface of uterus
    Cavitas uteri | uterine cavity | Gebärmutterhöhle
    Ostium anatomicum uteri internum | anatomical internal os of uterus ; internal os of uterus | innerer Muttermund
    Cervix uteri | cervix of uterus ; uterine cervix ; cervix | Gebärmutterhals
    Portio supravaginalis cervicis | supravaginal part of cervix
    Portio vaginalis cervicis | vaginal part of cervix
    Isthmus uteri | isthmus of uterus | Gebärmutterenge
    Ostium uteri | external os of uterus | Muttermund ; äußerer Muttermund
    Labium anterius ostii uteri | anterior lip of external os of uterus | vordere Muttermundlippe
    Labium posterius ostii uteri | posterior lip of external os of uterus | hintere Muttermundlippe
    Canalis cervicis uteri | cervical canal of uterus | Gebärmutterhalskanal ; Zervikalkanal
    Plicae palmatae | palmate folds
    Glandulae cervicales | cervical glands | Zervixdrüsen
    Parametrium | parametrium
    Perimetrium | perimetrium | Bauchfellüberzug der Gebärmutter
    Myometrium | myometrium | Gebärmuttermuskulatur ; Gebärmuttermuskel
    Endometrium | endometrium | Gebärmutterschleimhaut
    Stratum functionale endometrii | functional layer of endometrium | Funktionalschicht der Gebärmutterschleimhaut
    Stratum basale endometrii | basal layer of endometrium | Basalschicht der Gebärmutterschleimhaut
    Glandulae uterinae | uterine glands | Gebärmutterdrüsen
    Ligamentum teres uteri | round ligament of uterus | rundes Mutterband
    Ligamentum cardinale | cardinal ligament ; transverse cervical ligament | Kardinalband
    Ligamentum sacrouterinum ; Ligamentum rectouterinum | uterosacral ligament ; recto-uterine ligament | Kreuzbein-Gebärmutter-Band
    Plica rectouterina | recto-uterine fold
    Vagina | vagina | Scheide
    Fornix vaginae | vaginal fornix | Scheidengewölbe
    Paries anterior vaginae | anterior wall of vagina | vordere Scheidenwand
    Paries posterior vaginae | posterior wall of vagina | hintere Scheidenwand
    Ostium vaginae | vaginal orifice | Scheideneingang ; Scheidenöffnung
    Hymen | hymen | Jungfernhäutchen
    Carunculae hymenales | carunculae hymenales ; hymenal caruncles
    Rugae vaginales | vaginal rugae
    Columna rugarum anterior | anterior vaginal column
    Columna rugarum posterior | posterior vaginal column
    Carina urethralis vaginae | urethral carina of vagina
    Epoophoron | epoophoron | Nebeneierstock
    Paroophoron | paroophoron | Beieierstock
    Pudendum femininum ; Vulva | pudendum ; vulva | weibliche Scham
    Mons pubis | mons pubis | Schamberg ; Venushügel
    Pubes | pubic hairs | Schamhaare
    Labium majus pudendi | labium majus | große Schamlippe
    Labium minus pudendi | labium minus | kleine Schamlippe
    Commissura labiorum anterior | anterior commissure of labia majora
    Commissura labiorum posterior | posterior commissure of labia majora
    Rima pudendi | pudendal cleft | Schamspalte
    Frenulum labiorum pudendi | frenulum of labia minora ; fourchette
    Preputium clitoridis | prepuce of clitoris
    Frenulum clitoridis | frenulum of clitoris
    Vestibulum vaginae | vestibule of vagina | Scheidenvorhof
    Fossa vestibuli vaginae | vestibular fossa
    Bulbus vestibuli vaginae | bulb of vestibule | Vorhofschwellkörper
    Glandula vestibularis major | greater vestibular gland ; Bartholin gland | Bartholin-Drüse ; große Vorhofdrüse
    Glandulae vestibulares minores | lesser vestibular glands | kleine Vorhofdrüsen
    Clitoris | clitoris | Kitzler
    Crus clitoridis | crus of clitoris
    Corpus clitoridis | body of clitoris
    Glans clitoridis | glans of clitoris
    Corpus cavernosum clitoridis | corpus cavernosum of clitoris
    Glandulae paraurethrales | para-urethral glands ; Skene glands | Skene-Drüsen
    Mamma | breast | Brust ; weibliche Brust
    Mamma masculina | male breast | männliche Brust
    Papilla mammaria | nipple | Brustwarze
    Areola mammae | areola ; areola of breast | Warzenhof ; Brustwarzenhof
    Glandulae areolares | areolar glands ; Montgomery glands | Montgomery-Drüsen
    Tubercula areolae | areolar tubercles
    Glandula mammaria | mammary gland | Brustdrüse ; Milchdrüse
    Processus axillaris glandulae mammariae ; Processus lateralis glandulae mammariae | axillary process of mammary gland ; axillary tail of breast
    Lobi glandulae mammariae | lobes of mammary gland | Brustdrüsenlappen
    Lobuli glandulae mammariae | lobules of mammary gland | Brustdrüsenläppchen
    Ductus lactiferi | lactiferous ducts | Milchgänge
    Sinus lactiferi | lactiferous sinuses | Milchsäckchen
    Ligamenta suspensoria mammaria | suspensory ligaments of breast ; Cooper ligaments | Cooper-Bänder der Brust
    Sulcus intermammarius | intermammary cleft
    Placenta | placenta | Mutterkuchen ; Plazenta
    Funiculus umbilicalis | umbilical cord | Nabelschnur
    Amnion | amnion | Schafshaut
    Chorion | chorion | Zottenhaut
    Villi chorionici | chorionic villi | Chorionzotten
    Liquor amnioticus | amniotic fluid | Fruchtwasser
    Decidua | decidua | Siebhaut
    Membranae fetales | fetal membranes | Eihäute
    Saccus vitellinus | yolk sac | Dottersack
    Allantois | allantois
    Zygota | zygote | befruchtete Eizelle
    Morula | morula | Maulbeerkeim
    Blastocystis | blastocyst | Keimblase
    Embryoblastus | embryoblast ; inner cell mass
    Trophoblastus | trophoblast
    Ectoderma | ectoderm | äußeres Keimblatt
    Mesoderma | mesoderm | mittleres Keimblatt
    Endoderma | endoderm | inneres Keimblatt
    Linea primitiva | primitive streak | Primitivstreifen
    Chorda dorsalis ; Notochorda | notochord | Rückensaite
    Tubus neuralis | neural tube | Neuralrohr
    Crista neuralis | neural crest | Neuralleiste
    Lamina neuralis | neural plate | Neuralplatte
    Sulcus neuralis | neural groove | Neuralrinne
    Somitus | somite | Ursegment
    Arcus pharyngei | pharyngeal arches ; branchial arches | Kiemenbögen ; Schlundbögen
    Sacci pharyngei | pharyngeal pouches | Schlundtaschen
    Embryo | embryo | Keimling
    Fetus | fetus | Leibesfrucht
    """
}

// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The heart and its covering.
  static let heart = """
    Cor | heart | Herz
    Pericardium | pericardium | Herzbeutel ; Perikard
    Pericardium fibrosum | fibrous pericardium
    Pericardium serosum | serous pericardium
    Lamina parietalis pericardii serosi | parietal layer of serous pericardium
    Lamina visceralis pericardii serosi ; Epicardium | visceral layer of serous pericardium ; epicardium | Herzaußenhaut ; Epikard
    Cavitas pericardiaca | pericardial cavity | Herzbeutelhöhle
    Sinus transversus pericardii | transverse pericardial sinus
    Sinus obliquus pericardii | oblique pericardial sinus
    Ligamenta sternopericardiaca | sternopericardial ligaments
    Basis cordis | base of heart | Herzbasis
    Apex cordis | apex of heart | Herzspitze
    Facies sternocostalis cordis | sternocostal surface of heart ; anterior surface of heart
    Facies diaphragmatica cordis | diaphragmatic surface of heart ; inferior surface of heart | Zwerchfellfläche des Herzens
    Facies pulmonalis cordis dextra | right pulmonary surface of heart
    Facies pulmonalis cordis sinistra | left pulmonary surface of heart
    Margo dexter cordis | right border of heart
    Sulcus interventricularis anterior | anterior interventricular sulcus | vordere Zwischenkammerfurche
    Sulcus interventricularis posterior | posterior interventricular sulcus | hintere Zwischenkammerfurche
    Sulcus coronarius | coronary sulcus ; atrioventricular groove | Herzkranzfurche
    Incisura apicis cordis | notch of cardiac apex
    Trabeculae carneae | trabeculae carneae | Fleischbälkchen
    Musculi papillares | papillary muscles | Papillarmuskeln
    Chordae tendineae cordis | tendinous cords ; chordae tendineae | Sehnenfäden
    Trigonum fibrosum dextrum | right fibrous trigone
    Trigonum fibrosum sinistrum | left fibrous trigone
    Anulus fibrosus dexter cordis | right fibrous ring of heart
    Anulus fibrosus sinister cordis | left fibrous ring of heart
    Tendo infundibuli | tendon of infundibulum
    Tendo valvulae venae cavae inferioris | tendon of valve of inferior vena cava
    Atrium cordis | atrium of heart | Herzvorhof ; Vorhof
    Ventriculus cordis | ventricle of heart | Herzkammer
    Auricula atrii | auricle of atrium ; atrial appendage | Herzohr
    Myocardium | myocardium | Herzmuskel ; Herzmuskelschicht ; Myokard
    Endocardium | endocardium | Herzinnenhaut ; Endokard
    Septum interatriale | interatrial septum | Vorhofscheidewand
    Septum interventriculare | interventricular septum | Kammerscheidewand ; Herzkammerscheidewand
    Pars muscularis septi interventricularis | muscular part of interventricular septum
    Pars membranacea septi interventricularis | membranous part of interventricular septum
    Septum atrioventriculare | atrioventricular septum
    Complexus stimulans cordis ; Systema conducens cordis | conducting system of heart | Erregungsleitungssystem des Herzens
    Nodus sinuatrialis | sinu-atrial node ; sinoatrial node ; SA node | Sinusknoten
    Nodus atrioventricularis | atrioventricular node ; AV node | Atrioventrikularknoten ; AV-Knoten
    Fasciculus atrioventricularis | atrioventricular bundle ; bundle of His | His-Bündel
    Crus dextrum fasciculi atrioventricularis | right bundle of atrioventricular bundle ; right bundle branch | rechter Tawara-Schenkel
    Crus sinistrum fasciculi atrioventricularis | left bundle of atrioventricular bundle ; left bundle branch | linker Tawara-Schenkel
    Rami subendocardiales | subendocardial branches ; Purkinje fibers | Purkinje-Fasern
    Atrium dextrum | right atrium | rechter Vorhof
    Auricula dextra | right auricle ; right atrial appendage | rechtes Herzohr
    Musculi pectinati atrii dextri | pectinate muscles of right atrium | Kammmuskeln des rechten Vorhofs
    Crista terminalis | crista terminalis
    Sulcus terminalis cordis | sulcus terminalis cordis
    Sinus venarum cavarum | sinus of venae cavae
    Fossa ovalis cordis | oval fossa of heart | ovale Grube des Herzens
    Limbus fossae ovalis | border of oval fossa
    Foramen ovale cordis | foramen ovale of heart ; oval foramen of heart | ovales Loch des Herzens ; Foramen ovale des Herzens
    Ostium venae cavae superioris | opening of superior vena cava
    Ostium venae cavae inferioris | opening of inferior vena cava
    Valvula venae cavae inferioris | valve of inferior vena cava ; Eustachian valve | Eustachi-Klappe
    Ostium sinus coronarii | opening of coronary sinus
    Valvula sinus coronarii | valve of coronary sinus ; Thebesian valve | Thebesius-Klappe
    Tuberculum intervenosum | intervenous tubercle
    Ventriculus dexter | right ventricle | rechte Herzkammer ; rechte Kammer
    Ostium atrioventriculare dextrum | right atrioventricular orifice
    Valva atrioventricularis dextra ; Valva tricuspidalis | right atrioventricular valve ; tricuspid valve | Trikuspidalklappe ; dreizipfelige Klappe
    Cuspis anterior valvae atrioventricularis dextrae | anterior cusp of tricuspid valve
    Cuspis posterior valvae atrioventricularis dextrae | posterior cusp of tricuspid valve
    Cuspis septalis valvae atrioventricularis dextrae | septal cusp of tricuspid valve
    Crista supraventricularis | supraventricular crest
    Conus arteriosus ; Infundibulum cordis | conus arteriosus ; infundibulum of heart | Ausströmungstrichter
    Ostium trunci pulmonalis | opening of pulmonary trunk
    Valva trunci pulmonalis | pulmonary valve | Pulmonalklappe
    Valvula semilunaris anterior valvae trunci pulmonalis | anterior semilunar cusp of pulmonary valve
    Valvula semilunaris dextra valvae trunci pulmonalis | right semilunar cusp of pulmonary valve
    Valvula semilunaris sinistra valvae trunci pulmonalis | left semilunar cusp of pulmonary valve
    Musculus papillaris anterior ventriculi dextri | anterior papillary muscle of right ventricle
    Musculus papillaris posterior ventriculi dextri | posterior papillary muscle of right ventricle
    Musculus papillaris septalis ventriculi dextri | septal papillary muscle of right ventricle
    Trabecula septomarginalis | septomarginal trabecula ; moderator band | Moderatorband ; Septumbalken
    Atrium sinistrum | left atrium | linker Vorhof
    Auricula sinistra | left auricle ; left atrial appendage | linkes Herzohr
    Musculi pectinati atrii sinistri | pectinate muscles of left atrium
    Valvula foraminis ovalis | valve of foramen ovale
    Ostia venarum pulmonalium | openings of pulmonary veins
    Ventriculus sinister | left ventricle | linke Herzkammer ; linke Kammer
    Ostium atrioventriculare sinistrum | left atrioventricular orifice
    Valva atrioventricularis sinistra ; Valva mitralis ; Valva bicuspidalis | left atrioventricular valve ; mitral valve ; bicuspid valve | Mitralklappe ; zweizipfelige Klappe ; Bikuspidalklappe
    Cuspis anterior valvae atrioventricularis sinistrae | anterior cusp of mitral valve | vorderes Mitralsegel
    Cuspis posterior valvae atrioventricularis sinistrae | posterior cusp of mitral valve | hinteres Mitralsegel
    Musculus papillaris anterior ventriculi sinistri | anterior papillary muscle of left ventricle
    Musculus papillaris posterior ventriculi sinistri | posterior papillary muscle of left ventricle
    Vestibulum aortae | aortic vestibule
    Ostium aortae | aortic orifice
    Valva aortae | aortic valve | Aortenklappe
    Valvula semilunaris posterior valvae aortae ; Valvula non coronaria | posterior semilunar cusp of aortic valve ; noncoronary cusp
    Valvula semilunaris dextra valvae aortae ; Valvula coronaria dextra | right semilunar cusp of aortic valve ; right coronary cusp
    Valvula semilunaris sinistra valvae aortae ; Valvula coronaria sinistra | left semilunar cusp of aortic valve ; left coronary cusp
    Valvula semilunaris | semilunar cusp | Taschenklappe
    Noduli valvularum semilunarium | nodules of semilunar cusps
    Lunulae valvularum semilunarium | lunules of semilunar cusps
    Valva atrioventricularis | atrioventricular valve | Segelklappe
    Arteria coronaria dextra | right coronary artery | rechte Herzkranzarterie ; rechte Koronararterie
    Ramus nodi sinuatrialis | sinu-atrial nodal branch
    Ramus nodi atrioventricularis | atrioventricular nodal branch
    Ramus coni arteriosi | conus branch
    Ramus marginalis dexter | right marginal branch
    Ramus interventricularis posterior | posterior interventricular branch ; posterior descending artery
    Ramus posterolateralis dexter | right posterolateral branch
    Arteria coronaria sinistra | left coronary artery | linke Herzkranzarterie ; linke Koronararterie
    Ramus interventricularis anterior | anterior interventricular branch ; left anterior descending artery | vorderer Zwischenkammerast
    Ramus lateralis rami interventricularis anterioris | lateral branch of anterior interventricular branch ; diagonal branch
    Rami interventriculares septales | interventricular septal branches
    Ramus circumflexus arteriae coronariae sinistrae | circumflex branch of left coronary artery ; circumflex artery
    Ramus marginalis sinister | left marginal branch
    Ramus posterior ventriculi sinistri | posterior left ventricular branch
    Sinus coronarius | coronary sinus | Kranzvene ; Koronarsinus
    Vena cardiaca magna ; Vena cordis magna | great cardiac vein | große Herzvene
    Vena cardiaca media ; Vena cordis media | middle cardiac vein | mittlere Herzvene
    Vena cardiaca parva ; Vena cordis parva | small cardiac vein | kleine Herzvene
    Vena obliqua atrii sinistri | oblique vein of left atrium
    Vena ventriculi sinistri posterior | posterior vein of left ventricle
    Vena interventricularis anterior | anterior interventricular vein | vordere Zwischenkammervene
    Venae cardiacae anteriores | anterior cardiac veins ; anterior veins of right ventricle | vordere Herzvenen
    Venae cardiacae minimae | smallest cardiac veins ; Thebesian veins | kleinste Herzvenen ; Thebesius-Venen
    Ligamentum arteriosum | ligamentum arteriosum | Botalli-Band
    Ductus arteriosus | ductus arteriosus | Botalli-Gang ; Ductus Botalli
    """
}

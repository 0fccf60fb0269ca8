// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Development before birth, and further parts of organs.
  static let development = """
    Gametus | gamete | Keimzelle
    Pronucleus | pronucleus | Vorkern
    Blastomerus | blastomere | Furchungszelle
    Cavitas blastocystica | blastocyst cavity | Keimblasenhöhle
    Cytotrophoblastus | cytotrophoblast
    Syncytiotrophoblastus | syncytiotrophoblast
    Epiblastus | epiblast
    Hypoblastus | hypoblast
    Discus embryonicus | embryonic disc ; germ disc | Keimscheibe
    Cavitas amniotica | amniotic cavity | Amnionhöhle ; Fruchthöhle
    Cavitas chorionica | chorionic cavity | Chorionhöhle
    Coeloma extraembryonicum | extra-embryonic coelom
    Coeloma intraembryonicum | intra-embryonic coelom
    Mesoderma paraxiale | paraxial mesoderm
    Mesoderma intermedium | intermediate mesoderm
    Mesoderma laterale | lateral plate mesoderm | Seitenplattenmesoderm
    Somatopleura | somatopleure
    Splanchnopleura | splanchnopleure
    Nodus primitivus | primitive node ; Hensen node | Primitivknoten
    Sulcus primitivus | primitive groove | Primitivrinne
    Membrana oropharyngealis | oropharyngeal membrane ; buccopharyngeal membrane | Rachenmembran
    Membrana cloacalis | cloacal membrane | Kloakenmembran
    Cloaca | cloaca | Kloake
    Sclerotomus | sclerotome | Sklerotom
    Myotomus | myotome | Myotom
    Dermatomus | dermatome | Dermatom
    Neuroporus rostralis | rostral neuropore ; anterior neuropore | vorderer Neuroporus
    Neuroporus caudalis | caudal neuropore ; posterior neuropore | hinterer Neuroporus
    Vesicula prosencephalica | prosencephalic vesicle | Vorderhirnbläschen
    Vesicula mesencephalica | mesencephalic vesicle | Mittelhirnbläschen
    Vesicula rhombencephalica | rhombencephalic vesicle | Rautenhirnbläschen
    Lamina alaris | alar plate | Flügelplatte
    Lamina basalis tubi neuralis | basal plate of neural tube | Grundplatte des Neuralrohrs
    Lamina dorsalis tubi neuralis | roof plate of neural tube | Deckplatte des Neuralrohrs
    Lamina ventralis tubi neuralis | floor plate of neural tube | Bodenplatte des Neuralrohrs
    Vesicula optica | optic vesicle | Augenbläschen
    Cupula optica | optic cup | Augenbecher
    Placoda lentis | lens placode | Linsenplakode
    Vesicula lentis | lens vesicle | Linsenbläschen
    Placoda otica | otic placode | Ohrplakode
    Vesicula otica | otic vesicle | Ohrbläschen
    Placoda nasalis | nasal placode | Riechplakode
    Prominentia frontonasalis | frontonasal prominence | Stirnnasenwulst
    Prominentia maxillaris | maxillary prominence | Oberkieferwulst
    Prominentia mandibularis | mandibular prominence | Unterkieferwulst
    Prominentia nasalis medialis | medial nasal prominence | medialer Nasenwulst
    Prominentia nasalis lateralis | lateral nasal prominence | lateraler Nasenwulst
    Arcus pharyngeus primus | first pharyngeal arch ; mandibular arch | erster Schlundbogen ; Mandibularbogen
    Arcus pharyngeus secundus | second pharyngeal arch ; hyoid arch | zweiter Schlundbogen ; Hyoidbogen
    Arcus pharyngeus tertius | third pharyngeal arch | dritter Schlundbogen
    Arcus pharyngeus quartus | fourth pharyngeal arch | vierter Schlundbogen
    Sulci pharyngei | pharyngeal grooves ; pharyngeal clefts | Schlundfurchen
    Cartilago arcus pharyngei primi ; Cartilago Meckeli | cartilage of first pharyngeal arch ; Meckel cartilage | Meckel-Knorpel
    Cartilago arcus pharyngei secundi | cartilage of second pharyngeal arch ; Reichert cartilage | Reichert-Knorpel
    Tubus cardiacus | heart tube | Herzschlauch
    Sinus venosus | sinus venosus
    Truncus arteriosus | truncus arteriosus
    Bulbus cordis | bulbus cordis
    Atrium primitivum | primitive atrium
    Ventriculus primitivus | primitive ventricle
    Septum primum | septum primum
    Septum secundum | septum secundum
    Foramen primum | foramen primum ; ostium primum
    Foramen secundum | foramen secundum ; ostium secundum
    Tuber endocardiale | endocardial cushion | Endokardkissen
    Septum aorticopulmonale | aorticopulmonary septum
    Arteriae arcuum pharyngeorum ; Arcus aortici | pharyngeal arch arteries ; aortic arches | Kiemenbogenarterien
    Vena cardinalis anterior | anterior cardinal vein | vordere Kardinalvene
    Vena cardinalis posterior | posterior cardinal vein | hintere Kardinalvene
    Vena cardinalis communis | common cardinal vein | gemeinsame Kardinalvene
    Vena vitellina | vitelline vein | Dottervene
    Arteria vitellina | vitelline artery | Dotterarterie
    Preenteron | foregut | Vorderdarm
    Mesenteron | midgut | Mitteldarm
    Metenteron | hindgut | Enddarm
    Ductus vitellinus | vitelline duct ; omphaloenteric duct | Dottergang
    Gemma hepatica | hepatic bud ; liver bud | Leberknospe
    Gemma pancreatica dorsalis | dorsal pancreatic bud | dorsale Pankreasknospe
    Gemma pancreatica ventralis | ventral pancreatic bud | ventrale Pankreasknospe
    Gemma pulmonalis ; Gemma respiratoria | lung bud ; respiratory bud | Lungenknospe
    Ductus thyroglossalis | thyroglossal duct
    Septum transversum | septum transversum
    Canalis pleuroperitonealis | pleuroperitoneal canal
    Pronephros | pronephros | Vorniere
    Mesonephros | mesonephros | Urniere
    Metanephros | metanephros | Nachniere
    Ductus mesonephricus | mesonephric duct ; Wolffian duct | Urnierengang ; Wolff-Gang
    Ductus paramesonephricus | paramesonephric duct ; Mullerian duct | Müller-Gang
    Gemma ureterica | ureteric bud | Ureterknospe
    Blastema metanephrogenicum | metanephrogenic blastema | metanephrogenes Blastem
    Sinus urogenitalis | urogenital sinus
    Crista gonadalis | gonadal ridge ; genital ridge | Gonadenleiste ; Keimleiste
    Cellulae germinales primordiales | primordial germ cells | Urkeimzellen
    Tuberculum genitale | genital tubercle | Genitalhöcker
    Plica urogenitalis | urogenital fold | Genitalfalte
    Tuber labioscrotale | labioscrotal swelling | Genitalwulst
    Gemma membri superioris | upper limb bud | Armknospe
    Gemma membri inferioris | lower limb bud | Beinknospe
    Crista ectodermalis apicalis | apical ectodermal ridge | Randleiste der Gliedmaßenknospe
    Crista mammaria | mammary ridge ; milk line | Milchleiste
    Vernix caseosa | vernix caseosa | Käseschmiere
    Meconium | meconium | Kindspech
    Spatium intervillosum | intervillous space | Zwischenzottenraum
    Facies fetalis placentae | fetal surface of placenta
    Facies materna placentae | maternal surface of placenta
    Cotyledo placentae | cotyledon of placenta
    Decidua basalis | decidua basalis ; basal decidua
    Decidua capsularis | decidua capsularis ; capsular decidua
    Decidua parietalis | decidua parietalis ; parietal decidua
    Chorion frondosum | villous chorion ; chorion frondosum
    Chorion laeve | smooth chorion ; chorion laeve
    Laminae germinales | germ layers | Keimblätter
    Ligamentum puboprostaticum | puboprostatic ligament
    Ligamentum vesicouterinum | vesico-uterine ligament ; vesicouterine ligament
    Ligamentum laterale vesicae | lateral ligament of bladder
    Ligamentum laterale recti ; Ligamentum recti laterale | lateral ligament of rectum ; rectal stalk
    Paracystium | paracystium
    Paracolpium | paracolpium
    Paraproctium | paraproctium ; mesorectum
    Fossa paravesicalis | paravesical fossa
    Fossa pararectalis | pararectal fossa
    Fossa ovarica | ovarian fossa
    Plica vesicalis transversa | transverse vesical fold
    Plica gastropancreatica | gastropancreatic fold
    Plica hepatopancreatica | hepatopancreatic fold
    Plica duodenalis superior | superior duodenal fold
    Plica duodenalis inferior | inferior duodenal fold
    Plica paraduodenalis | paraduodenal fold
    Plica ileocaecalis | ileocecal fold ; ileocaecal fold
    Plica caecalis vascularis | vascular fold of cecum ; vascular fold of caecum
    Recessus paraduodenalis | paraduodenal recess
    Recessus splenicus bursae omentalis | splenic recess of omental bursa
    Mesocolon ascendens | ascending mesocolon
    Mesocolon descendens | descending mesocolon
    Mesogastrium | mesogastrium
    Bursa hepatica subphrenica sinistra | left subphrenic space
    Torus uterinus | torus uterinus
    Musculus sphincter palatopharyngeus | palatopharyngeal sphincter ; Passavant ridge | Passavant-Wulst
    Musculus bronchooesophageus | broncho-oesophageus ; bronchoesophageus muscle
    Musculus pleurooesophageus | pleuro-oesophageus ; pleuroesophageus muscle
    Musculus sphincter ductus pancreatici | sphincter of pancreatic duct
    Musculus sphincter inferior oesophagi | lower esophageal sphincter ; lower oesophageal sphincter | unterer Speiseröhrenschließmuskel ; unterer Ösophagussphinkter
    Musculus sphincter superior oesophagi | upper esophageal sphincter ; upper oesophageal sphincter | oberer Speiseröhrenschließmuskel ; oberer Ösophagussphinkter
    Constrictio pharyngooesophagealis | pharyngoesophageal constriction ; pharyngo-oesophageal constriction | Ösophagusmundenge
    Constrictio bronchoaortica | thoracic constriction of esophagus ; broncho-aortic constriction | Aortenenge der Speiseröhre
    Constrictio phrenica | diaphragmatic constriction of esophagus | Zwerchfellenge der Speiseröhre
    Zona anorectalis | anal transition zone
    Linea anocutanea | anocutaneous line
    Segmenta hepatis | hepatic segments ; segments of liver | Lebersegmente
    Pars hepatis dextra | right part of liver
    Pars hepatis sinistra | left part of liver
    Fissura portalis principalis | main portal fissure
    Fissura umbilicalis | umbilical fissure
    Fissura portalis dextra | right portal fissure
    Ductus lobi caudati dexter | right duct of caudate lobe
    Ductus lobi caudati sinister | left duct of caudate lobe
    Tunica mucosa gastris | mucosa of stomach ; gastric mucosa | Magenschleimhaut
    Tunica mucosa nasi | mucosa of nasal cavity ; nasal mucosa | Nasenschleimhaut
    Tunica mucosa oris | mucosa of mouth ; oral mucosa | Mundschleimhaut
    Tunica mucosa linguae | mucosa of tongue | Zungenschleimhaut
    Tunica mucosa intestini tenuis | mucosa of small intestine | Dünndarmschleimhaut
    Tunica mucosa vesicae urinariae | mucosa of bladder | Harnblasenschleimhaut
    Tunica mucosa tracheae | mucosa of trachea | Luftröhrenschleimhaut
    Tunica mucosa laryngis | mucosa of larynx | Kehlkopfschleimhaut
    Tunica muscularis gastris | muscular layer of stomach | Magenmuskulatur
    Tunica muscularis vesicae urinariae | muscular layer of bladder
    """
}

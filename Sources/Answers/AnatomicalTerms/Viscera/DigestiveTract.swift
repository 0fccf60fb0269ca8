// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The esophagus, the stomach and the bowels.
  static let digestiveTract = """
    Canalis alimentarius | alimentary canal ; digestive tract | Verdauungskanal
    Oesophagus | esophagus ; oesophagus | Speiseröhre ; Ösophagus
    Pars cervicalis oesophagi | cervical part of esophagus ; cervical part of oesophagus | Halsteil der Speiseröhre
    Pars thoracica oesophagi | thoracic part of esophagus ; thoracic part of oesophagus | Brustteil der Speiseröhre
    Pars abdominalis oesophagi | abdominal part of esophagus ; abdominal part of oesophagus | Bauchteil der Speiseröhre
    Gaster ; Ventriculus | stomach | Magen
    Paries anterior gastris | anterior wall of stomach | Magenvorderwand
    Paries posterior gastris | posterior wall of stomach | Magenhinterwand
    Curvatura major gastris | greater curvature of stomach | große Magenkurvatur ; große Kurvatur
    Curvatura minor gastris | lesser curvature of stomach | kleine Magenkurvatur ; kleine Kurvatur
    Incisura angularis gastris | angular incisure of stomach
    Cardia ; Pars cardiaca gastris | cardia ; cardial part of stomach | Mageneingang ; Magenmund
    Ostium cardiacum | cardial orifice ; cardiac orifice
    Incisura cardialis ; Incisura cardiaca gastris | cardial notch | His-Winkel
    Fundus gastricus | fundus of stomach | Magengrund ; Magenkuppel
    Fornix gastricus | fornix of stomach
    Corpus gastricum | body of stomach | Magenkörper
    Canalis gastricus | gastric canal | Magenstraße
    Pars pylorica gastris | pyloric part of stomach
    Antrum pyloricum | pyloric antrum
    Canalis pyloricus | pyloric canal
    Pylorus | pylorus | Magenpförtner ; Pförtner
    Ostium pyloricum | pyloric orifice
    Musculus sphincter pyloricus | pyloric sphincter | Pförtnermuskel ; Pförtnerschließmuskel
    Plicae gastricae | gastric folds ; gastric rugae | Magenfalten
    Areae gastricae | gastric areas | Magenfelder
    Foveolae gastricae | gastric pits | Magengrübchen
    Glandulae gastricae | gastric glands | Magendrüsen
    Fibrae obliquae gastris | oblique fibers of stomach
    Intestinum | intestine ; bowel | Darm
    Intestinum tenue | small intestine ; small bowel | Dünndarm
    Intestinum crassum | large intestine ; large bowel | Dickdarm
    Plicae circulares | circular folds of small intestine ; Kerckring folds | Kerckring-Falten ; Ringfalten
    Villi intestinales | intestinal villi | Darmzotten
    Glandulae intestinales | intestinal glands ; crypts of Lieberkuhn | Lieberkühn-Krypten
    Duodenum | duodenum | Zwölffingerdarm
    Pars superior duodeni | superior part of duodenum | oberer Teil des Zwölffingerdarms
    Ampulla duodeni ; Bulbus duodeni | ampulla of duodenum ; duodenal cap ; duodenal bulb
    Flexura duodeni superior | superior duodenal flexure
    Pars descendens duodeni | descending part of duodenum | absteigender Teil des Zwölffingerdarms
    Flexura duodeni inferior | inferior duodenal flexure
    Pars horizontalis duodeni ; Pars inferior duodeni | horizontal part of duodenum ; inferior part of duodenum | waagerechter Teil des Zwölffingerdarms
    Pars ascendens duodeni | ascending part of duodenum | aufsteigender Teil des Zwölffingerdarms
    Flexura duodenojejunalis | duodenojejunal flexure
    Musculus suspensorius duodeni | suspensory muscle of duodenum ; ligament of Treitz | Treitz-Band
    Papilla duodeni major | major duodenal papilla ; papilla of Vater | Vater-Papille ; große Zwölffingerdarmpapille
    Papilla duodeni minor | minor duodenal papilla | kleine Zwölffingerdarmpapille
    Plica longitudinalis duodeni | longitudinal fold of duodenum
    Glandulae duodenales | duodenal glands ; Brunner glands | Brunner-Drüsen
    Jejunum | jejunum | Leerdarm
    Ileum | ileum | Krummdarm
    Pars terminalis ilei | terminal ileum ; terminal part of ileum
    Diverticulum ilei | ileal diverticulum ; Meckel diverticulum | Meckel-Divertikel
    Caecum | cecum ; caecum | Blinddarm ; Zökum ; Zäkum
    Papilla ilealis | ileal papilla
    Ostium ileale | orifice of ileal papilla ; ileal orifice
    Valva ilealis ; Valva ileocaecalis | ileocecal valve ; ileocaecal valve | Bauhin-Klappe
    Appendix vermiformis | appendix ; vermiform appendix | Wurmfortsatz
    Ostium appendicis vermiformis | orifice of vermiform appendix
    Mesoappendix | meso-appendix
    Colon | colon | Grimmdarm ; Kolon
    Colon ascendens | ascending colon | aufsteigender Dickdarm ; aufsteigender Grimmdarm
    Flexura coli dextra ; Flexura coli hepatica | right colic flexure ; hepatic flexure | rechte Dickdarmbiegung
    Colon transversum | transverse colon | querer Dickdarm ; querer Grimmdarm ; Querkolon
    Flexura coli sinistra ; Flexura coli splenica | left colic flexure ; splenic flexure | linke Dickdarmbiegung
    Colon descendens | descending colon | absteigender Dickdarm ; absteigender Grimmdarm
    Colon sigmoideum | sigmoid colon | Sigmadarm ; S-förmiger Dickdarm
    Plicae semilunares coli | semilunar folds of colon
    Haustra coli | haustra of colon | Dickdarmhaustren
    Taeniae coli | taeniae coli ; taenia coli | Dickdarmbänder
    Taenia mesocolica | mesocolic taenia
    Taenia omentalis | omental taenia
    Taenia libera | free taenia
    Appendices omentales ; Appendices epiploicae | omental appendices ; fatty appendices of colon ; epiploic appendages
    Rectum | rectum | Mastdarm ; Rektum ; Enddarm
    Flexura sacralis recti | sacral flexure of rectum
    Flexura perinealis ; Flexura anorectalis | perineal flexure ; anorectal flexure
    Plicae transversae recti | transverse folds of rectum | Kohlrausch-Falte
    Ampulla recti | rectal ampulla | Mastdarmampulle
    Canalis analis | anal canal | Analkanal ; Afterkanal
    Junctio anorectalis | anorectal junction
    Columnae anales | anal columns | Analsäulen
    Sinus anales | anal sinuses
    Valvulae anales | anal valves
    Linea pectinata ; Linea dentata | pectinate line ; dentate line
    Pecten analis | anal pecten
    Anus | anus | After
    Tunica mucosa | mucosa ; mucous membrane | Schleimhaut
    Lamina propria mucosae | lamina propria of mucosa
    Lamina muscularis mucosae | muscularis mucosae
    Tela submucosa | submucosa
    Tunica muscularis | muscular layer ; muscular coat | Muskelschicht
    Stratum circulare tunicae muscularis | circular layer of muscular coat | Ringmuskelschicht
    Stratum longitudinale tunicae muscularis | longitudinal layer of muscular coat | Längsmuskelschicht
    Tunica serosa | serosa ; serous coat | seröse Haut
    Tela subserosa | subserosa ; subserous layer
    Tunica adventitia | adventitia
    Peritoneum | peritoneum | Bauchfell
    Cavitas peritonealis | peritoneal cavity | Bauchfellhöhle
    Peritoneum parietale | parietal peritoneum | wandständiges Bauchfell
    Peritoneum viscerale | visceral peritoneum | eingeweideseitiges Bauchfell
    Cavitas abdominis | abdominal cavity | Bauchhöhle
    Cavitas abdominis et pelvis | abdominopelvic cavity
    Spatium retroperitoneale | retroperitoneal space | Retroperitonealraum
    Spatium retropubicum | retropubic space | Retzius-Raum
    Mesenterium | mesentery | Gekröse ; Dünndarmgekröse
    Radix mesenterii | root of mesentery | Gekrösewurzel
    Mesocolon | mesocolon | Dickdarmgekröse
    Mesocolon transversum | transverse mesocolon
    Mesocolon sigmoideum | sigmoid mesocolon
    Omentum minus | lesser omentum | kleines Netz
    Ligamentum hepatogastricum | hepatogastric ligament | Leber-Magen-Band
    Ligamentum hepatoduodenale | hepatoduodenal ligament | Leber-Zwölffingerdarm-Band
    Ligamentum hepatocolicum | hepatocolic ligament
    Ligamentum hepatophrenicum | hepatophrenic ligament
    Ligamentum hepatooesophageum | hepatoesophageal ligament ; hepato-oesophageal ligament
    Omentum majus | greater omentum | großes Netz
    Ligamentum gastrophrenicum | gastrophrenic ligament | Magen-Zwerchfell-Band
    Ligamentum gastrosplenicum | gastrosplenic ligament | Magen-Milz-Band
    Ligamentum gastrocolicum | gastrocolic ligament | Magen-Dickdarm-Band
    Ligamentum phrenicosplenicum | phrenicosplenic ligament | Zwerchfell-Milz-Band
    Ligamentum splenorenale ; Ligamentum lienorenale | splenorenal ligament ; lienorenal ligament | Milz-Nieren-Band
    Ligamentum phrenicocolicum | phrenicocolic ligament | Zwerchfell-Dickdarm-Band
    Ligamentum coronarium hepatis | coronary ligament of liver | Kranzband der Leber
    Ligamentum falciforme hepatis | falciform ligament of liver | Sichelband der Leber
    Ligamentum triangulare dextrum hepatis | right triangular ligament of liver
    Ligamentum triangulare sinistrum hepatis | left triangular ligament of liver
    Ligamentum hepatorenale | hepatorenal ligament | Leber-Nieren-Band
    Bursa omentalis | omental bursa ; lesser sac | Netzbeutel
    Foramen omentale | omental foramen ; epiploic foramen ; foramen of Winslow | Netzbeutelloch ; Winslow-Loch
    Vestibulum bursae omentalis | vestibule of omental bursa
    Recessus superior bursae omentalis | superior recess of omental bursa
    Recessus inferior bursae omentalis | inferior recess of omental bursa
    Recessus subphrenicus | subphrenic space ; subphrenic recess
    Recessus subhepaticus | subhepatic space ; subhepatic recess
    Recessus hepatorenalis | hepatorenal recess ; Morison pouch | Morison-Grube
    Recessus duodenalis superior | superior duodenal fossa
    Recessus duodenalis inferior | inferior duodenal fossa
    Recessus ileocaecalis superior | superior ileocecal recess ; superior ileocaecal recess
    Recessus ileocaecalis inferior | inferior ileocecal recess ; inferior ileocaecal recess
    Recessus retrocaecalis | retrocecal recess ; retrocaecal recess
    Recessus intersigmoideus | intersigmoid recess
    Sulci paracolici | paracolic gutters
    Plica umbilicalis mediana | median umbilical fold | mittlere Nabelfalte
    Plica umbilicalis medialis | medial umbilical fold | mediale Nabelfalte
    Plica umbilicalis lateralis | lateral umbilical fold ; epigastric fold | laterale Nabelfalte
    Fossa inguinalis medialis | medial inguinal fossa
    Fossa inguinalis lateralis | lateral inguinal fossa
    Fossa supravesicalis | supravesical fossa
    Excavatio rectouterina | recto-uterine pouch ; pouch of Douglas | Douglas-Raum
    Excavatio vesicouterina | vesico-uterine pouch
    Excavatio rectovesicalis | rectovesical pouch
    Ligamentum latum uteri | broad ligament of uterus | breites Mutterband
    Mesometrium | mesometrium
    Mesosalpinx | mesosalpinx | Eileitergekröse
    Mesovarium | mesovarium | Eierstockgekröse
    Ligamentum suspensorium ovarii | suspensory ligament of ovary ; infundibulopelvic ligament | Aufhängeband des Eierstocks
    """
}

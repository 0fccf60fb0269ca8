// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The mouth, the teeth, the salivary glands and the throat.
  static let mouth = """
    Apparatus digestorius ; Systema digestorium | alimentary system ; digestive system | Verdauungssystem ; Verdauungsapparat
    Cavitas oris | oral cavity ; mouth cavity | Mundhöhle
    Vestibulum oris | oral vestibule ; vestibule of mouth | Mundvorhof
    Cavitas oris propria | oral cavity proper | eigentliche Mundhöhle
    Rima oris | oral opening ; oral fissure | Mundspalte
    Labia oris | lips | Lippen
    Labium superius oris | upper lip | Oberlippe
    Labium inferius oris | lower lip | Unterlippe
    Philtrum | philtrum | Lippenrinne
    Tuberculum labii superioris | tubercle of upper lip
    Frenulum labii superioris | frenulum of upper lip | Oberlippenbändchen
    Frenulum labii inferioris | frenulum of lower lip | Unterlippenbändchen
    Angulus oris | angle of mouth | Mundwinkel
    Commissura labiorum oris | labial commissure of mouth
    Corpus adiposum buccae | buccal fat pad | Wangenfettpfropf ; Bichat-Fettpfropf
    Papilla ductus parotidei | papilla of parotid duct
    Palatum | palate | Gaumen
    Palatum durum | hard palate | harter Gaumen
    Palatum molle ; Velum palatinum | soft palate ; velum palatinum | weicher Gaumen ; Gaumensegel
    Raphe palati | palatine raphe
    Plicae palatinae transversae | transverse palatine folds ; palatine rugae | Gaumenfalten
    Papilla incisiva | incisive papilla
    Gingiva | gingiva ; gum | Zahnfleisch
    Margo gingivalis | gingival margin | Zahnfleischrand
    Papilla gingivalis ; Papilla interdentalis | gingival papilla ; interdental papilla | Zahnfleischpapille
    Sulcus gingivalis | gingival sulcus ; gingival groove | Zahnfleischfurche
    Caruncula sublingualis | sublingual caruncle
    Plica sublingualis | sublingual fold | Unterzungenfalte
    Glandulae oris | glands of mouth
    Glandulae salivariae majores | major salivary glands | große Speicheldrüsen
    Glandulae salivariae minores | minor salivary glands | kleine Speicheldrüsen
    Glandula sublingualis | sublingual gland ; sublingual salivary gland | Unterzungendrüse ; Unterzungenspeicheldrüse
    Ductus sublingualis major | major sublingual duct
    Ductus sublinguales minores | minor sublingual ducts
    Glandula submandibularis | submandibular gland ; submandibular salivary gland | Unterkieferdrüse ; Unterkieferspeicheldrüse
    Ductus submandibularis | submandibular duct ; Wharton duct | Unterkieferdrüsengang
    Glandula parotidea | parotid gland | Ohrspeicheldrüse
    Pars superficialis glandulae parotideae | superficial part of parotid gland
    Pars profunda glandulae parotideae | deep part of parotid gland
    Glandula parotidea accessoria | accessory parotid gland | Nebenohrspeicheldrüse
    Ductus parotideus | parotid duct ; Stensen duct | Ohrspeicheldrüsengang
    Glandulae labiales | labial glands | Lippendrüsen
    Glandulae buccales | buccal glands | Wangendrüsen
    Glandulae molares | molar glands
    Glandulae palatinae | palatine glands | Gaumendrüsen
    Glandulae linguales | lingual glands | Zungendrüsen
    Glandula lingualis anterior | anterior lingual salivary gland
    Saliva | saliva | Speichel
    Dens | tooth | Zahn
    Dentes | teeth | Zähne
    Dentes decidui | deciduous teeth ; milk teeth ; primary teeth | Milchzähne
    Dentes permanentes | permanent teeth ; secondary teeth | bleibende Zähne
    Arcus dentalis superior ; Arcus dentalis maxillaris | maxillary dental arcade ; upper dental arcade | oberer Zahnbogen
    Arcus dentalis inferior ; Arcus dentalis mandibularis | mandibular dental arcade ; lower dental arcade | unterer Zahnbogen
    Dens incisivus | incisor tooth ; incisor | Schneidezahn
    Dens caninus | canine tooth ; canine | Eckzahn
    Dens premolaris | premolar tooth ; premolar | Vormahlzahn ; vorderer Backenzahn ; Prämolar
    Dens molaris | molar tooth ; molar | Mahlzahn ; Backenzahn ; hinterer Backenzahn ; Molar
    Dens molaris tertius ; Dens serotinus | third molar tooth ; wisdom tooth | Weisheitszahn ; dritter Mahlzahn ; hinterster Backenzahn
    Dens molaris primus | first molar tooth | erster Mahlzahn
    Dens molaris secundus | second molar tooth | zweiter Mahlzahn
    Dens premolaris primus | first premolar tooth | erster Vormahlzahn
    Dens premolaris secundus | second premolar tooth | zweiter Vormahlzahn
    Dens incisivus medialis | central incisor tooth ; medial incisor | mittlerer Schneidezahn
    Dens incisivus lateralis | lateral incisor tooth ; lateral incisor | seitlicher Schneidezahn
    Corona dentis | crown of tooth | Zahnkrone
    Cuspis dentis | cusp of tooth | Zahnhöcker
    Apex cuspidis dentis | apex of cusp
    Cervix dentis ; Collum dentis | neck of tooth | Zahnhals
    Radix dentis | root of tooth | Zahnwurzel
    Apex radicis dentis | root apex ; apex of root of tooth | Zahnwurzelspitze
    Corona clinica | clinical crown | klinische Krone
    Radix clinica | clinical root | klinische Wurzel
    Facies occlusalis dentis | occlusal surface of tooth | Kaufläche
    Facies vestibularis dentis | vestibular surface of tooth
    Facies buccalis dentis | buccal surface of tooth
    Facies labialis dentis | labial surface of tooth
    Facies lingualis dentis | lingual surface of tooth
    Facies palatinalis dentis | palatal surface of tooth
    Facies mesialis dentis | mesial surface of tooth
    Facies distalis dentis | distal surface of tooth
    Margo incisalis | incisal margin ; incisal edge | Schneidekante
    Fissura occlusalis | occlusal fissure
    Cavitas dentis ; Cavitas pulparis | pulp cavity | Zahnhöhle ; Pulpahöhle
    Cavitas coronae | pulp cavity of crown
    Canalis radicis dentis | root canal ; pulp canal | Wurzelkanal
    Foramen apicis dentis | apical foramen of tooth
    Pulpa dentis | dental pulp | Zahnmark
    Papilla dentis | dental papilla | Zahnpapille
    Dentinum | dentine ; dentin | Zahnbein
    Enamelum | enamel | Zahnschmelz ; Schmelz
    Cementum | cement ; cementum | Zahnzement
    Odontoblastus | odontoblast | Zahnbeinbildner
    Periodontium ; Periodontum | periodontium ; periodontal ligament | Wurzelhaut ; Zahnhalteapparat
    Alveolus dentalis | tooth socket ; dental alveolus | Zahnfach
    Septa interalveolaria | interalveolar septa
    Septa interradicularia | interradicular septa
    Diastema | diastema | Zahnlücke
    Lingua | tongue | Zunge
    Corpus linguae | body of tongue | Zungenkörper
    Radix linguae | root of tongue | Zungenwurzel ; Zungengrund
    Dorsum linguae | dorsum of tongue | Zungenrücken
    Facies inferior linguae | inferior surface of tongue | Zungenunterseite
    Margo linguae | margin of tongue | Zungenrand
    Apex linguae | apex of tongue ; tip of tongue | Zungenspitze
    Frenulum linguae | frenulum of tongue | Zungenbändchen
    Plica fimbriata | fimbriated fold
    Papillae linguales | papillae of tongue ; lingual papillae | Zungenpapillen
    Papillae filiformes | filiform papillae | Fadenpapillen
    Papillae fungiformes | fungiform papillae | Pilzpapillen
    Papillae vallatae | vallate papillae ; circumvallate papillae | Wallpapillen
    Papillae foliatae | foliate papillae | Blattpapillen
    Sulcus medianus linguae | midline groove of tongue ; median sulcus of tongue
    Sulcus terminalis linguae | terminal sulcus of tongue
    Foramen caecum linguae | foramen cecum of tongue ; foramen caecum of tongue
    Septum linguae | lingual septum
    Aponeurosis linguae | lingual aponeurosis
    Fauces | fauces | Schlund
    Isthmus faucium | isthmus of fauces ; oropharyngeal isthmus | Schlundenge
    Uvula palatina | uvula ; palatine uvula | Gaumenzäpfchen ; Zäpfchen
    Arcus palatoglossus | palatoglossal arch ; anterior pillar of fauces | vorderer Gaumenbogen
    Arcus palatopharyngeus | palatopharyngeal arch ; posterior pillar of fauces | hinterer Gaumenbogen
    Fossa tonsillaris ; Sinus tonsillaris | tonsillar sinus ; tonsillar fossa | Mandelgrube
    Fossa supratonsillaris | supratonsillar fossa
    Plica triangularis | triangular fold
    Aponeurosis palatina | palatine aponeurosis
    Pharynx | pharynx ; throat | Rachen ; Schlund
    Cavitas pharyngis | cavity of pharynx | Rachenhöhle
    Pars nasalis pharyngis ; Nasopharynx | nasopharynx | Nasenrachen ; Nasenrachenraum
    Pars oralis pharyngis ; Oropharynx | oropharynx | Mundrachen ; Mundrachenraum
    Pars laryngea pharyngis ; Hypopharynx ; Laryngopharynx | laryngopharynx ; hypopharynx | Kehlkopfrachen ; Schlundrachen
    Fornix pharyngis | vault of pharynx | Rachendach
    Bursa pharyngealis | pharyngeal bursa
    Torus tubarius | torus tubarius | Tubenwulst
    Torus levatorius | torus levatorius | Levatorwulst
    Plica salpingopharyngea | salpingopharyngeal fold
    Recessus pharyngeus | pharyngeal recess ; fossa of Rosenmuller | Rosenmüller-Grube
    Vallecula epiglottica | epiglottic vallecula
    Plica glossoepiglottica mediana | median glosso-epiglottic fold
    Plica glossoepiglottica lateralis | lateral glosso-epiglottic fold
    Recessus piriformis | piriform fossa ; piriform recess
    Fascia pharyngobasilaris | pharyngobasilar fascia
    Raphe pharyngis | pharyngeal raphe
    Musculi pharyngis | muscles of pharynx ; pharyngeal muscles | Rachenmuskeln ; Schlundmuskeln
    Musculus constrictor pharyngis superior | superior constrictor of pharynx | oberer Schlundschnürer
    Musculus constrictor pharyngis medius | middle constrictor of pharynx | mittlerer Schlundschnürer
    Musculus constrictor pharyngis inferior | inferior constrictor of pharynx | unterer Schlundschnürer
    Musculus stylopharyngeus | stylopharyngeus ; stylopharyngeus muscle | Griffel-Rachen-Muskel
    Musculus salpingopharyngeus | salpingopharyngeus ; salpingopharyngeus muscle | Ohrtrompeten-Rachen-Muskel
    """
}

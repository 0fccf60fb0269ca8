// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The ear, and the organs of smell and taste.
  static let ear = """
    Auris externa | external ear | äußeres Ohr ; Außenohr
    Auris media | middle ear | Mittelohr
    Auris interna | internal ear ; inner ear | Innenohr
    Auricula ; Pinna | auricle ; pinna | Ohrmuschel
    Lobulus auriculae | lobule of auricle ; earlobe | Ohrläppchen
    Cartilago auriculae | auricular cartilage | Ohrknorpel
    Helix | helix | Ohrkrempe
    Crus helicis | crus of helix
    Spina helicis | spine of helix
    Cauda helicis | tail of helix
    Antihelix | antihelix ; anthelix | Gegenkrempe
    Crura antihelicis | crura of antihelix
    Fossa triangularis auriculae | triangular fossa of auricle
    Scapha | scapha
    Concha auriculae | concha of auricle
    Cymba conchae | cymba conchae
    Cavitas conchae | cavity of concha
    Tragus | tragus | Ohrbock
    Antitragus | antitragus | Gegenbock
    Incisura intertragica | intertragic incisure
    Tuberculum auriculare | auricular tubercle ; Darwin tubercle | Darwin-Höcker
    Meatus acusticus externus | external acoustic meatus ; ear canal | äußerer Gehörgang
    Cartilago meatus acustici | cartilage of acoustic meatus
    Isthmus meatus acustici externi | isthmus of external acoustic meatus
    Glandulae ceruminosae | ceruminous glands | Ohrenschmalzdrüsen
    Membrana tympanica ; Membrana tympani | tympanic membrane ; eardrum | Trommelfell
    Pars flaccida membranae tympanicae | pars flaccida of tympanic membrane | schlaffer Teil des Trommelfells
    Pars tensa membranae tympanicae | pars tensa of tympanic membrane | gespannter Teil des Trommelfells
    Umbo membranae tympanicae | umbo of tympanic membrane | Trommelfellnabel
    Stria mallearis | malleolar stria ; mallear stripe | Hammerstreifen
    Prominentia mallearis | malleolar prominence ; mallear prominence
    Plica mallearis anterior membranae tympanicae | anterior malleolar fold of tympanic membrane
    Plica mallearis posterior membranae tympanicae | posterior malleolar fold of tympanic membrane
    Anulus fibrocartilagineus membranae tympanicae | fibrocartilaginous ring of tympanic membrane
    Cavitas tympani | tympanic cavity | Paukenhöhle
    Recessus epitympanicus | epitympanic recess ; attic | Kuppelraum der Paukenhöhle
    Paries tegmentalis cavitatis tympani | tegmental roof of tympanic cavity
    Paries jugularis cavitatis tympani | jugular floor of tympanic cavity
    Paries labyrinthicus cavitatis tympani | labyrinthine wall of tympanic cavity
    Paries mastoideus cavitatis tympani | mastoid wall of tympanic cavity
    Paries caroticus cavitatis tympani | carotid wall of tympanic cavity
    Paries membranaceus cavitatis tympani | membranous wall of tympanic cavity
    Promontorium tympani | promontory of tympanic cavity
    Fenestra vestibuli ; Fenestra ovalis | oval window ; vestibular window | ovales Fenster
    Fenestra cochleae ; Fenestra rotunda | round window ; cochlear window | rundes Fenster
    Membrana tympanica secundaria | secondary tympanic membrane
    Aditus ad antrum mastoideum | aditus to mastoid antrum
    Eminentia pyramidalis | pyramidal eminence
    Prominentia canalis nervi facialis | prominence of facial canal
    Sinus tympani | sinus tympani
    Ossicula auditus | auditory ossicles ; ear ossicles | Gehörknöchelchen
    Malleus | malleus ; hammer | Hammer
    Manubrium mallei | handle of malleus | Hammergriff
    Caput mallei | head of malleus | Hammerkopf
    Collum mallei | neck of malleus | Hammerhals
    Processus lateralis mallei | lateral process of malleus
    Processus anterior mallei | anterior process of malleus
    Incus | incus ; anvil | Amboss
    Corpus incudis | body of incus | Ambosskörper
    Crus longum incudis | long limb of incus | langer Ambossschenkel
    Crus breve incudis | short limb of incus | kurzer Ambossschenkel
    Processus lenticularis | lenticular process
    Stapes | stapes ; stirrup | Steigbügel
    Caput stapedis | head of stapes | Steigbügelkopf
    Crus anterius stapedis | anterior limb of stapes
    Crus posterius stapedis | posterior limb of stapes
    Basis stapedis | base of stapes ; footplate of stapes | Steigbügelfußplatte
    Articulatio incudomallearis | incudomallear joint ; incudomalleolar joint | Hammer-Amboss-Gelenk
    Articulatio incudostapedialis | incudostapedial joint | Amboss-Steigbügel-Gelenk
    Syndesmosis tympanostapedialis | tympanostapedial syndesmosis
    Ligamentum anulare stapediale | anular ligament of stapes | Steigbügelringband
    Tuba auditiva ; Tuba auditoria | auditory tube ; Eustachian tube ; pharyngotympanic tube | Ohrtrompete ; Eustachi-Röhre
    Ostium tympanicum tubae auditivae | tympanic opening of auditory tube
    Ostium pharyngeum tubae auditivae | pharyngeal opening of auditory tube
    Cartilago tubae auditivae | cartilage of auditory tube | Tubenknorpel
    Isthmus tubae auditivae | isthmus of auditory tube
    Labyrinthus osseus | bony labyrinth | knöchernes Labyrinth
    Labyrinthus membranaceus | membranous labyrinth | häutiges Labyrinth
    Labyrinthus vestibularis | vestibular labyrinth | Gleichgewichtsorgan
    Labyrinthus cochlearis | cochlear labyrinth | Hörorgan
    Vestibulum auris internae | vestibule of inner ear | Vorhof des Innenohrs
    Recessus ellipticus | elliptical recess ; utricular recess
    Recessus sphericus | spherical recess ; saccular recess
    Crista vestibuli | vestibular crest
    Aqueductus vestibuli | vestibular aqueduct
    Canales semicirculares | semicircular canals | knöcherne Bogengänge
    Canalis semicircularis anterior | anterior semicircular canal | vorderer Bogengang
    Canalis semicircularis posterior | posterior semicircular canal | hinterer Bogengang
    Canalis semicircularis lateralis | lateral semicircular canal | seitlicher Bogengang
    Crus osseum commune | common bony limb
    Ductus semicirculares | semicircular ducts | häutige Bogengänge
    Ductus semicircularis anterior | anterior semicircular duct
    Ductus semicircularis posterior | posterior semicircular duct
    Ductus semicircularis lateralis | lateral semicircular duct
    Ampulla membranacea | membranous ampulla
    Crista ampullaris | ampullary crest
    Cupula ampullaris | ampullary cupula
    Utriculus | utricle
    Sacculus | saccule
    Macula utriculi | macula of utricle
    Macula sacculi | macula of saccule
    Statoconium ; Otolithus | otolith ; otoconium ; statoconium | Ohrstein ; Otolith
    Membrana statoconiorum | otolithic membrane | Statolithenmembran
    Ductus utriculosaccularis | utriculosaccular duct
    Ductus endolymphaticus | endolymphatic duct
    Saccus endolymphaticus | endolymphatic sac
    Ductus reuniens | ductus reuniens
    Spatium endolymphaticum | endolymphatic space
    Spatium perilymphaticum | perilymphatic space
    Endolympha | endolymph | Endolymphe
    Perilympha | perilymph | Perilymphe
    Cochlea | cochlea | Schnecke ; Hörschnecke
    Cupula cochleae | cochlear cupula | Schneckenkuppel
    Basis cochleae | base of cochlea | Schneckenbasis
    Canalis spiralis cochleae | spiral canal of cochlea | Schneckengang
    Modiolus cochleae | modiolus of cochlea | Schneckenspindel ; Schneckenachse
    Lamina spiralis ossea | osseous spiral lamina
    Hamulus laminae spiralis | hamulus of spiral lamina
    Scala vestibuli | scala vestibuli | Vorhoftreppe
    Scala tympani | scala tympani | Paukentreppe
    Ductus cochlearis ; Scala media | cochlear duct ; scala media | häutiger Schneckengang
    Helicotrema | helicotrema | Schneckenloch
    Paries vestibularis ductus cochlearis ; Membrana vestibularis | vestibular membrane ; Reissner membrane | Reissner-Membran
    Paries tympanicus ductus cochlearis | tympanic surface of cochlear duct
    Lamina basilaris ductus cochlearis | basilar membrane | Basilarmembran
    Ligamentum spirale cochleae | spiral ligament of cochlea
    Stria vascularis ductus cochlearis | stria vascularis of cochlear duct
    Organum spirale | spiral organ ; organ of Corti | Corti-Organ
    Membrana tectoria ductus cochlearis | tectorial membrane of cochlear duct
    Cochleocytus internus | inner hair cell | innere Haarzelle
    Cochleocytus externus | outer hair cell | äußere Haarzelle
    Fundus meatus acustici interni | fundus of internal acoustic meatus
    Organum olfactorium ; Organum olfactus | olfactory organ | Riechorgan ; Geruchsorgan
    Organum gustatorium ; Organum gustus | gustatory organ | Geschmacksorgan
    Caliculus gustatorius ; Gemma gustatoria | taste bud | Geschmacksknospe
    Porus gustatorius | taste pore | Geschmacksporus
    """
}

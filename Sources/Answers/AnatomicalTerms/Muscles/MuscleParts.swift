// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Parts of muscles, and the single muscles of hand and foot.
  static let muscleParts = """
    Caput musculi | head of muscle | Muskelkopf
    Venter musculi | belly of muscle | Muskelbauch
    Crus musculi | leg of muscle
    Insertio musculi | attachment of muscle | Muskelansatz
    Punctum fixum | fixed end of muscle
    Punctum mobile | mobile end of muscle
    Musculus fusiformis | fusiform muscle | spindelförmiger Muskel
    Musculus planus | flat muscle | platter Muskel
    Musculus unipennatus ; Musculus semipennatus | unipennate muscle ; semipennate muscle | einfach gefiederter Muskel
    Musculus bipennatus ; Musculus pennatus | bipennate muscle ; pennate muscle | doppelt gefiederter Muskel
    Musculus multipennatus | multipennate muscle | mehrfach gefiederter Muskel
    Musculus biceps | two-headed muscle | zweiköpfiger Muskel
    Musculus triceps | three-headed muscle | dreiköpfiger Muskel
    Musculus quadriceps | four-headed muscle | vierköpfiger Muskel
    Musculus triangularis | triangular muscle | dreieckiger Muskel
    Musculus quadratus | quadrate muscle | viereckiger Muskel
    Musculus biventer | two-bellied muscle
    Musculus cutaneus | cutaneous muscle | Hautmuskel
    Musculus orbicularis | orbicular muscle | Ringmuskel
    Musculus sphincter | sphincter muscle ; sphincter | Schließmuskel
    Musculus dilatator | dilator muscle | Erweiterer
    Musculus abductor | abductor muscle | Abspreizer
    Musculus adductor | adductor muscle | Anzieher ; Heranzieher
    Musculus flexor | flexor muscle | Beuger
    Musculus extensor | extensor muscle | Strecker
    Musculus pronator | pronator muscle | Einwärtsdreher
    Musculus rotator | rotator muscle | Dreher
    Musculus opponens | opponens muscle | Gegensteller
    Musculus levator | levator muscle | Heber
    Musculus depressor | depressor muscle | Senker
    Musculus tensor | tensor muscle | Spanner
    Fascia superficialis | superficial fascia | oberflächliche Faszie
    Fascia profunda | deep fascia | tiefe Faszie
    Fascia musculi | fascia of muscle ; muscle sheath | Muskelfaszie
    Compartimentum | compartment | Muskelloge
    Septum intermusculare | intermuscular septum | Muskelscheidewand
    Arcus tendineus | tendinous arch | Sehnenbogen
    Intersectio tendinea | tendinous intersection | Zwischensehne
    Trochlea muscularis | muscular trochlea | Muskelrolle
    Retinaculum | retinaculum | Halteband
    Peritendineum | peritendineum ; paratenon | Sehnenhüllgewebe
    Mesotendineum | mesotendineum ; mesotendon | Sehnengekröse
    Vagina fibrosa tendinis | fibrous sheath of tendon
    Vagina synovialis tendinis | synovial sheath of tendon
    Bursa subcutanea | subcutaneous bursa
    Bursa submuscularis | submuscular bursa
    Bursa subtendinea | subtendinous bursa
    Bursa subfascialis | subfascial bursa
    Raphe | raphe | Verwachsungsnaht
    Vinculum tendinis | vinculum of tendon
    Musculus interosseus dorsalis primus manus | first dorsal interosseous of hand
    Musculus interosseus dorsalis secundus manus | second dorsal interosseous of hand
    Musculus interosseus dorsalis tertius manus | third dorsal interosseous of hand
    Musculus interosseus dorsalis quartus manus | fourth dorsal interosseous of hand
    Musculus interosseus palmaris primus | first palmar interosseous
    Musculus interosseus palmaris secundus | second palmar interosseous
    Musculus interosseus palmaris tertius | third palmar interosseous
    Musculus lumbricalis primus manus | first lumbrical of hand
    Musculus lumbricalis secundus manus | second lumbrical of hand
    Musculus lumbricalis tertius manus | third lumbrical of hand
    Musculus lumbricalis quartus manus | fourth lumbrical of hand
    Musculus interosseus dorsalis primus pedis | first dorsal interosseous of foot
    Musculus interosseus dorsalis secundus pedis | second dorsal interosseous of foot
    Musculus interosseus dorsalis tertius pedis | third dorsal interosseous of foot
    Musculus interosseus dorsalis quartus pedis | fourth dorsal interosseous of foot
    Musculus interosseus plantaris primus | first plantar interosseous
    Musculus interosseus plantaris secundus | second plantar interosseous
    Musculus interosseus plantaris tertius | third plantar interosseous
    Musculus lumbricalis primus pedis | first lumbrical of foot
    Musculus lumbricalis secundus pedis | second lumbrical of foot
    Musculus lumbricalis tertius pedis | third lumbrical of foot
    Musculus lumbricalis quartus pedis | fourth lumbrical of foot
    Tendo musculi bicipitis brachii | tendon of biceps brachii ; biceps tendon | Bizepssehne
    Tendo capitis longi musculi bicipitis brachii | tendon of long head of biceps brachii | lange Bizepssehne
    Tendo musculi tricipitis brachii | tendon of triceps brachii ; triceps tendon | Trizepssehne
    Tendo musculi supraspinati | tendon of supraspinatus | Supraspinatussehne
    Tendo musculi palmaris longi | tendon of palmaris longus
    Tendo musculi flexoris carpi radialis | tendon of flexor carpi radialis
    Tendo musculi flexoris carpi ulnaris | tendon of flexor carpi ulnaris
    Tendo musculi flexoris digitorum superficialis | tendon of flexor digitorum superficialis
    Tendo musculi flexoris digitorum profundi | tendon of flexor digitorum profundus
    Tendo musculi flexoris pollicis longi | tendon of flexor pollicis longus
    Tendo musculi extensoris pollicis longi | tendon of extensor pollicis longus
    Tendo musculi extensoris pollicis brevis | tendon of extensor pollicis brevis
    Tendo musculi abductoris pollicis longi | tendon of abductor pollicis longus
    Tendo musculi extensoris digitorum | tendon of extensor digitorum
    Tendo musculi tibialis anterioris | tendon of tibialis anterior
    Tendo musculi tibialis posterioris | tendon of tibialis posterior
    Tendo musculi fibularis longi | tendon of fibularis longus ; tendon of peroneus longus
    Tendo musculi fibularis brevis | tendon of fibularis brevis ; tendon of peroneus brevis
    Tendo musculi extensoris hallucis longi | tendon of extensor hallucis longus
    Tendo musculi extensoris digitorum longi | tendon of extensor digitorum longus
    Tendo musculi flexoris hallucis longi | tendon of flexor hallucis longus
    Tendo musculi flexoris digitorum longi | tendon of flexor digitorum longus
    Tendo musculi semitendinosi | tendon of semitendinosus
    Tendo musculi bicipitis femoris | tendon of biceps femoris
    Tendo musculi sartorii | tendon of sartorius
    Tendo musculi gracilis | tendon of gracilis
    Vagina synovialis trochleae | tendinous sheath of superior oblique ; synovial sheath of trochlea
    Bursa subtendinea musculi infraspinati | subtendinous bursa of infraspinatus
    Bursa subtendinea musculi trapezii | subtendinous bursa of trapezius
    Bursa subtendinea musculi teretis majoris | subtendinous bursa of teres major
    Bursa subtendinea musculi latissimi dorsi | subtendinous bursa of latissimus dorsi
    Bursa subcutanea acromialis | subcutaneous acromial bursa
    Bursa subtendinea musculi tricipitis brachii | subtendinous bursa of triceps brachii
    Bursa intratendinea olecrani | intratendinous olecranon bursa
    Vagina tendinis intertubercularis | intertubercular tendon sheath
    Vagina tendinum musculorum abductoris longi et extensoris brevis pollicis | tendinous sheath of abductor longus and extensor pollicis brevis
    Vagina tendinum musculorum extensorum carpi radialium | tendinous sheath of extensores carpi radiales
    Vagina tendinis musculi extensoris pollicis longi | tendinous sheath of extensor pollicis longus
    Vagina tendinum musculorum extensoris digitorum et extensoris indicis | tendinous sheath of extensor digitorum and extensor indicis
    Vagina tendinis musculi extensoris digiti minimi | tendinous sheath of extensor digiti minimi
    Vagina tendinis musculi extensoris carpi ulnaris | tendinous sheath of extensor carpi ulnaris
    Vagina tendinis musculi flexoris carpi radialis | tendinous sheath of flexor carpi radialis
    Vaginae fibrosae digitorum manus | fibrous sheaths of digits of hand
    Vaginae synoviales digitorum manus | synovial sheaths of digits of hand
    Vagina tendinis musculi tibialis anterioris | tendinous sheath of tibialis anterior
    Vagina tendinis musculi extensoris hallucis longi | tendinous sheath of extensor hallucis longus
    Vagina tendinum musculi extensoris digitorum longi | tendinous sheath of extensor digitorum longus
    Vagina tendinum musculi flexoris digitorum longi | tendinous sheath of flexor digitorum longus
    Vagina tendinis musculi tibialis posterioris | tendinous sheath of tibialis posterior
    Vagina tendinis musculi flexoris hallucis longi | tendinous sheath of flexor hallucis longus
    Vagina communis tendinum musculorum fibularium | common tendinous sheath of fibulares ; common peroneal tendon sheath
    Bursa musculi piriformis | bursa of piriformis
    Bursa ischiadica musculi obturatorii interni | sciatic bursa of obturator internus
    Bursa subtendinea iliaca | subtendinous iliac bursa
    Bursa musculi bicipitis femoris superior | superior bursa of biceps femoris
    Bursa subtendinea musculi bicipitis femoris inferior | inferior subtendinous bursa of biceps femoris
    Bursa musculi semimembranosi | semimembranosus bursa
    Bursa subtendinea musculi gastrocnemii medialis | medial subtendinous bursa of gastrocnemius
    Bursa subtendinea musculi gastrocnemii lateralis | lateral subtendinous bursa of gastrocnemius
    Bursa subfascialis prepatellaris | subfascial prepatellar bursa
    Bursa subtendinea prepatellaris | subtendinous prepatellar bursa
    Bursa subcutanea malleoli medialis | subcutaneous bursa of medial malleolus
    Bursa subcutanea malleoli lateralis | subcutaneous bursa of lateral malleolus
    Bursa subtendinea musculi tibialis anterioris | subtendinous bursa of tibialis anterior
    Bursae intermetatarsophalangeae | intermetatarsophalangeal bursae
    Bursa subcutanea tuberositatis tibiae | subcutaneous bursa of tibial tuberosity
    Bursa musculi tensoris veli palatini | bursa of tensor veli palatini
    Bursa infrahyoidea | infrahyoid bursa
    Bursa retrohyoidea | retrohyoid bursa
    Bursa subcutanea prominentiae laryngeae | subcutaneous bursa of laryngeal prominence
    Compartimentum brachii anterius | anterior compartment of arm ; flexor compartment of arm | Beugerloge des Oberarms
    Compartimentum brachii posterius | posterior compartment of arm ; extensor compartment of arm | Streckerloge des Oberarms
    Compartimentum antebrachii anterius | anterior compartment of forearm ; flexor compartment of forearm | Beugerloge des Unterarms
    Compartimentum antebrachii posterius | posterior compartment of forearm ; extensor compartment of forearm | Streckerloge des Unterarms
    Compartimentum femoris anterius | anterior compartment of thigh ; extensor compartment of thigh | Streckerloge des Oberschenkels
    Compartimentum femoris posterius | posterior compartment of thigh ; flexor compartment of thigh | Beugerloge des Oberschenkels
    Compartimentum femoris mediale | medial compartment of thigh ; adductor compartment of thigh | Adduktorenloge
    Compartimentum cruris anterius | anterior compartment of leg ; extensor compartment of leg | Streckerloge des Unterschenkels
    Compartimentum cruris laterale | lateral compartment of leg ; fibular compartment of leg | Wadenbeinloge ; Peroneusloge
    Compartimentum cruris posterius | posterior compartment of leg ; flexor compartment of leg | Beugerloge des Unterschenkels
    Pars superficialis compartimenti cruris posterioris | superficial part of posterior compartment of leg
    Pars profunda compartimenti cruris posterioris | deep part of posterior compartment of leg
    Pars subcutanea musculi sphincteris ani externi | subcutaneous part of external anal sphincter
    Pars superficialis musculi sphincteris ani externi | superficial part of external anal sphincter
    Pars profunda musculi sphincteris ani externi | deep part of external anal sphincter
    Musculi levatores costarum breves | levatores costarum breves ; short levators of ribs
    Musculi levatores costarum longi | levatores costarum longi ; long levators of ribs
    Musculi intertransversarii laterales lumborum | intertransversarii laterales lumborum
    Musculi intertransversarii mediales lumborum | intertransversarii mediales lumborum
    Musculi intertransversarii anteriores cervicis | anterior cervical intertransversarii
    Musculi intertransversarii posteriores laterales cervicis | lateral posterior cervical intertransversarii
    Musculi interspinales thoracis | interspinales thoracis
    Musculus multifidus lumborum | multifidus lumborum
    Musculus multifidus thoracis | multifidus thoracis
    Musculus multifidus cervicis | multifidus cervicis
    Musculus rectourethralis | recto-urethralis ; rectourethral muscle
    Musculus rectovesicalis | rectovesicalis ; rectovesical muscle
    Musculus rectouterinus | recto-uterinus ; rectouterine muscle
    Musculus puboprostaticus ; Musculus levator prostatae | puboprostaticus ; levator prostatae | Prostataheber
    Musculus pubovaginalis | pubovaginalis ; pubovaginalis muscle
    Musculus puboperinealis | puboperinealis ; puboperinealis muscle
    Musculus compressor urethrae | compressor urethrae
    Musculus sphincter urethrovaginalis | sphincter urethrovaginalis
    Musculus tragicus | tragicus ; tragicus muscle
    Musculus antitragicus | antitragicus ; antitragicus muscle
    Musculus helicis major | helicis major ; large muscle of helix
    Musculus helicis minor | helicis minor ; small muscle of helix
    Musculus obliquus auriculae | oblique muscle of auricle
    Musculus transversus auriculae | transverse muscle of auricle
    Musculus pyramidalis auriculae | pyramidal muscle of auricle
    Musculus incisurae terminalis | muscle of terminal notch
    Pars ceratopharyngea musculi constrictoris pharyngis medii | ceratopharyngeal part of middle constrictor of pharynx
    Pars chondropharyngea musculi constrictoris pharyngis medii | chondropharyngeal part of middle constrictor of pharynx
    Pars thyropharyngea musculi constrictoris pharyngis inferioris | thyropharyngeal part of inferior constrictor of pharynx ; thyropharyngeus
    Pars cricopharyngea musculi constrictoris pharyngis inferioris | cricopharyngeal part of inferior constrictor of pharynx ; cricopharyngeus
    Pars pterygopharyngea musculi constrictoris pharyngis superioris | pterygopharyngeal part of superior constrictor of pharynx
    Pars buccopharyngea musculi constrictoris pharyngis superioris | buccopharyngeal part of superior constrictor of pharynx
    Pars mylopharyngea musculi constrictoris pharyngis superioris | mylopharyngeal part of superior constrictor of pharynx
    Pars glossopharyngea musculi constrictoris pharyngis superioris | glossopharyngeal part of superior constrictor of pharynx
    Musculus aryepiglotticus | ary-epiglotticus ; aryepiglottic muscle | Stellknorpel-Kehldeckel-Muskel
    Musculus thyroepiglotticus | thyro-epiglotticus ; thyroepiglottic muscle | Schildknorpel-Kehldeckel-Muskel
    Ligamentum suspensorium axillae | suspensory ligament of axilla
    Ligamentum fundiforme clitoridis | fundiform ligament of clitoris
    Ligamentum suspensorium clitoridis | suspensory ligament of clitoris
    Arcus tendineus fasciae pelvis | tendinous arch of pelvic fascia
    Fascia superior diaphragmatis pelvis | superior fascia of pelvic diaphragm
    Fascia inferior diaphragmatis pelvis | inferior fascia of pelvic diaphragm
    Septum rectovaginale | rectovaginal septum ; rectovaginal fascia
    Septum rectovesicale | rectovesical septum ; rectovesical fascia
    Fascia presacralis | presacral fascia
    Fascia rectoprostatica | rectoprostatic fascia ; Denonvilliers fascia | Denonvilliers-Faszie
    Stratum membranosum telae subcutaneae abdominis | membranous layer of subcutaneous tissue of abdomen ; Scarpa fascia | Scarpa-Faszie
    Panniculus adiposus telae subcutaneae abdominis | fatty layer of subcutaneous tissue of abdomen ; Camper fascia | Camper-Faszie
    Stratum membranosum telae subcutaneae perinei | membranous layer of subcutaneous tissue of perineum ; Colles fascia | Colles-Faszie
    """
}

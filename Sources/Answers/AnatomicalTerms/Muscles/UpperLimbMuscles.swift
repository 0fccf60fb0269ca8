// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The muscles of the upper limb.
  static let upperLimbMuscles = """
    Musculi membri superioris | muscles of upper limb | Muskeln der oberen Extremität
    Musculus deltoideus | deltoid ; deltoid muscle | Deltamuskel
    Pars clavicularis musculi deltoidei | clavicular part of deltoid | Schlüsselbeinteil des Deltamuskels
    Pars acromialis musculi deltoidei | acromial part of deltoid
    Pars spinalis musculi deltoidei | spinal part of deltoid
    Musculus supraspinatus | supraspinatus ; supraspinatus muscle | Obergrätenmuskel
    Musculus infraspinatus | infraspinatus ; infraspinatus muscle | Untergrätenmuskel
    Musculus teres minor | teres minor ; teres minor muscle | kleiner Rundmuskel ; kleiner runder Armmuskel
    Musculus teres major | teres major ; teres major muscle | großer Rundmuskel ; großer runder Armmuskel
    Musculus subscapularis | subscapularis ; subscapularis muscle | Unterschulterblattmuskel
    Musculus biceps brachii | biceps brachii ; biceps brachii muscle | zweiköpfiger Oberarmmuskel ; Armbeuger ; Bizeps
    Caput longum musculi bicipitis brachii | long head of biceps brachii | langer Kopf des Bizeps
    Caput breve musculi bicipitis brachii | short head of biceps brachii | kurzer Kopf des Bizeps
    Aponeurosis musculi bicipitis brachii ; Aponeurosis bicipitalis ; Lacertus fibrosus | bicipital aponeurosis
    Musculus coracobrachialis | coracobrachialis ; coracobrachialis muscle | Rabenschnabel-Oberarm-Muskel
    Musculus brachialis | brachialis ; brachialis muscle | Oberarmmuskel ; Armbeugemuskel
    Musculus triceps brachii | triceps brachii ; triceps brachii muscle | dreiköpfiger Oberarmmuskel ; Armstrecker ; Trizeps
    Caput longum musculi tricipitis brachii | long head of triceps brachii | langer Kopf des Trizeps
    Caput laterale musculi tricipitis brachii | lateral head of triceps brachii | seitlicher Kopf des Trizeps
    Caput mediale musculi tricipitis brachii | medial head of triceps brachii ; deep head of triceps brachii | innerer Kopf des Trizeps
    Musculus anconeus | anconeus ; anconeus muscle | Knorrenmuskel ; Ellenbogenhöckermuskel
    Musculus articularis cubiti | articularis cubiti ; articular muscle of elbow | Ellenbogengelenkmuskel
    Musculus pronator teres | pronator teres ; pronator teres muscle | runder Einwärtsdreher
    Caput humerale musculi pronatoris teretis | humeral head of pronator teres
    Caput ulnare musculi pronatoris teretis | ulnar head of pronator teres
    Musculus flexor carpi radialis | flexor carpi radialis | speichenseitiger Handbeuger ; radialer Handbeuger
    Musculus palmaris longus | palmaris longus ; palmaris longus muscle | langer Hohlhandmuskel
    Musculus flexor carpi ulnaris | flexor carpi ulnaris | ellenseitiger Handbeuger ; ulnarer Handbeuger
    Caput humerale musculi flexoris carpi ulnaris | humeral head of flexor carpi ulnaris
    Caput ulnare musculi flexoris carpi ulnaris | ulnar head of flexor carpi ulnaris
    Musculus flexor digitorum superficialis | flexor digitorum superficialis | oberflächlicher Fingerbeuger
    Caput humeroulnare musculi flexoris digitorum superficialis | humero-ulnar head of flexor digitorum superficialis
    Caput radiale musculi flexoris digitorum superficialis | radial head of flexor digitorum superficialis
    Musculus flexor digitorum profundus | flexor digitorum profundus | tiefer Fingerbeuger
    Musculus flexor pollicis longus | flexor pollicis longus | langer Daumenbeuger
    Musculus pronator quadratus | pronator quadratus ; pronator quadratus muscle | viereckiger Einwärtsdreher
    Musculus brachioradialis | brachioradialis ; brachioradialis muscle | Oberarm-Speichen-Muskel
    Musculus extensor carpi radialis longus | extensor carpi radialis longus | langer speichenseitiger Handstrecker ; langer radialer Handstrecker
    Musculus extensor carpi radialis brevis | extensor carpi radialis brevis | kurzer speichenseitiger Handstrecker ; kurzer radialer Handstrecker
    Musculus extensor digitorum | extensor digitorum ; extensor digitorum muscle | Fingerstrecker
    Connexus intertendinei | intertendinous connections
    Musculus extensor digiti minimi | extensor digiti minimi | Kleinfingerstrecker
    Musculus extensor carpi ulnaris | extensor carpi ulnaris | ellenseitiger Handstrecker ; ulnarer Handstrecker
    Musculus supinator | supinator ; supinator muscle | Auswärtsdreher
    Musculus abductor pollicis longus | abductor pollicis longus | langer Daumenabspreizer
    Musculus extensor pollicis brevis | extensor pollicis brevis | kurzer Daumenstrecker
    Musculus extensor pollicis longus | extensor pollicis longus | langer Daumenstrecker
    Musculus extensor indicis | extensor indicis | Zeigefingerstrecker
    Musculi manus | muscles of hand | Handmuskeln
    Musculi thenares | thenar muscles | Daumenballenmuskeln
    Musculi hypothenares | hypothenar muscles | Kleinfingerballenmuskeln
    Musculus palmaris brevis | palmaris brevis ; palmaris brevis muscle | kurzer Hohlhandmuskel
    Musculus abductor pollicis brevis | abductor pollicis brevis | kurzer Daumenabspreizer
    Musculus flexor pollicis brevis | flexor pollicis brevis | kurzer Daumenbeuger
    Caput superficiale musculi flexoris pollicis brevis | superficial head of flexor pollicis brevis
    Caput profundum musculi flexoris pollicis brevis | deep head of flexor pollicis brevis
    Musculus opponens pollicis | opponens pollicis | Daumengegensteller
    Musculus adductor pollicis | adductor pollicis | Daumenanzieher
    Caput obliquum musculi adductoris pollicis | oblique head of adductor pollicis
    Caput transversum musculi adductoris pollicis | transverse head of adductor pollicis
    Musculus abductor digiti minimi manus | abductor digiti minimi of hand | Kleinfingerabspreizer
    Musculus flexor digiti minimi brevis manus | flexor digiti minimi brevis of hand | kurzer Kleinfingerbeuger
    Musculus opponens digiti minimi manus | opponens digiti minimi of hand | Kleinfingergegensteller
    Musculi lumbricales manus | lumbricals of hand ; lumbrical muscles of hand | Regenwurmmuskeln der Hand ; wurmförmige Muskeln der Hand
    Musculi interossei dorsales manus | dorsal interossei of hand | dorsale Zwischenknochenmuskeln der Hand
    Musculi interossei palmares | palmar interossei | palmare Zwischenknochenmuskeln der Hand
    Fascia deltoidea | deltoid fascia | Deltamuskelfaszie
    Fascia axillaris | axillary fascia | Achselfaszie
    Fascia brachii | brachial fascia ; fascia of arm | Oberarmfaszie
    Septum intermusculare brachii mediale | medial intermuscular septum of arm
    Septum intermusculare brachii laterale | lateral intermuscular septum of arm
    Fascia antebrachii | antebrachial fascia ; fascia of forearm | Unterarmfaszie
    Retinaculum musculorum extensorum manus ; Retinaculum extensorum | extensor retinaculum of hand | Streckerhalteband der Hand
    Retinaculum musculorum flexorum manus ; Retinaculum flexorum | flexor retinaculum of hand ; transverse carpal ligament | Beugerhalteband der Hand
    Aponeurosis palmaris | palmar aponeurosis | Palmaraponeurose ; Hohlhandsehnenplatte
    Ligamentum metacarpale transversum superficiale | superficial transverse metacarpal ligament
    Aponeurosis dorsalis digiti manus | extensor expansion of finger ; dorsal aponeurosis of finger | Dorsalaponeurose ; Streckaponeurose des Fingers
    Vinculum longum | vinculum longum
    Vinculum breve | vinculum breve
    Chiasma tendinum digitorum manus | tendinous chiasm of digits of hand
    Pars anularis vaginae fibrosae digitorum manus | anular part of fibrous sheath of digits of hand ; annular pulley | Ringband des Fingers
    Pars cruciformis vaginae fibrosae digitorum manus | cruciform part of fibrous sheath of digits of hand ; cruciate pulley
    Vagina communis tendinum musculorum flexorum | common flexor sheath of hand
    Vagina tendinis musculi flexoris pollicis longi | tendinous sheath of flexor pollicis longus
    Bursa subacromialis | subacromial bursa | Schleimbeutel unter der Schulterhöhe
    Bursa subdeltoidea | subdeltoid bursa | Schleimbeutel unter dem Deltamuskel
    Bursa subcoracoidea | subcoracoid bursa ; bursa of coracobrachialis
    Bursa subtendinea musculi subscapularis | subtendinous bursa of subscapularis
    Bursa olecrani | olecranon bursa ; subcutaneous olecranon bursa | Schleimbeutel am Ellenbogen
    Bursa bicipitoradialis | bicipitoradial bursa
    Spatium axillare mediale ; Foramen axillare mediale | triangular space ; medial axillary space | mediale Achsellücke
    Spatium axillare laterale ; Foramen axillare laterale | quadrangular space ; lateral axillary space | laterale Achsellücke
    """
}

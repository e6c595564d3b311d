import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** Italian in the manners a text can be asked for in: friendly and playful say "tu", formal says "Lei". */
export const italianTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Una cosa bella per oggi', 'Ciao! Fatti compagnia con {the}.'],
        ['Oggi ti tocca un regalo', 'Dai, parti da qui: {the}.'],
      ],
      feature: [
        ['{headFact}. Bello, no?', 'Vieni a conoscere {the}.'],
        ['Le piccole cose contano', 'Che bello che ci chiedi {ofThe}.'],
      ],
      problem: [
        ['Sappiamo com’è', 'Niente paura. Ecco {the}.'],
        ['Una di quelle giornate?', 'Prima un respiro. Poi {the}.'],
      ],
      audience: [
        ['Che bello vederti', 'Comunque vada oggi, {there} {the}.'],
        ['Questo è per te', 'E per chi dividerà con te {the}.'],
      ],
      offer: [
        ['{price}, con un sorriso', 'Per {the} ti chiediamo questo.'],
        ['Buone notizie: {price}', 'Porta a casa {the}.'],
      ],
      proof: [
        ['{count} persone, {rating} su 5', 'Sono state gentili con {the}. Vieni a vedere.'],
        ['Grazie a tutte e {count}', 'Avete dato {rating} su 5 {toThe}.'],
      ],
      season: [
        ['Giorni belli in arrivo', 'Incarta {the} per qualcuno a cui vuoi bene.'],
        ['Un pensiero piccolo', 'Per un’amica, per un vicino, per te: {the}.'],
      ],
      question: [
        ['Come va oggi?', 'Speriamo meglio, con {the}.'],
        ['Andiamo?', 'Tu porta il tempo, noi portiamo {the}.'],
      ],
      'how-to': [
        ['Un consiglio tra amici', 'Tieni {the} dove cade l’occhio.'],
        ['Noi faremmo così', 'Prendi {the}, prenditela comoda.'],
      ],
      brand: [
        ['Un saluto da noi', 'Ci piacerebbe farti conoscere {the}.'],
        ['Da noi a te', 'Con affetto: {the}.'],
      ],
    },
    openings: ['Ciao!', 'Che bello vederti.', 'Ecco una cosa bella.'],
    closings: ['Vieni a vedere.', 'Ti aspettiamo.', 'Passa quando vuoi.'],
    swaps: [
      [/(?<!\p{L})Gentile cliente,/gu, 'Ciao!'],
      [/(?<!\p{L})Scopra(?!\p{L})/gu, 'Scopri'],
      [/(?<!\p{L})Provi(?!\p{L})/gu, 'Prova'],
      [/(?<!\p{L})Acquisti(?!\p{L})/gu, 'Acquista'],
      [/(?<!\p{L})Ecco(?!\p{L})/gu, 'Guarda, ecco'],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Per l’uso quotidiano', 'Le presentiamo {the}.'],
        ['Una scelta ponderata', 'La invitiamo a valutare {the}.'],
      ],
      feature: [
        ['{headFact}', 'Le caratteristiche {ofThe} in breve.'],
        ['I dettagli in breve', 'Le presentiamo {the}.'],
      ],
      problem: [
        ['Una difficoltà nota', 'Le proponiamo {the}.'],
        ['Esiste un’alternativa', 'La invitiamo a considerare {the}.'],
      ],
      audience: [
        ['Per la casa e il quotidiano', 'Al Suo servizio: {the}.'],
        ['Quando preferisce', 'Le suggeriamo uno sguardo attento {toThe}.'],
      ],
      offer: [
        ['Disponibile a {price}', 'È il prezzo attuale {ofThe}.'],
        ['Prezzo attuale: {price}', 'Può ordinare {the} quando desidera.'],
      ],
      proof: [
        ['{rating} su 5', '{count} clienti hanno valutato {the}.'],
        ['Valutazione: {rating} su 5', 'In base a {count} recensioni {ofThe}.'],
      ],
      season: [
        ['Un dono da considerare', 'Per una giornata importante: {the}.'],
        ['Con sinceri auguri', 'Un pensiero che parla da sé: {the}.'],
      ],
      question: [
        ['Possiamo consigliarLa?', 'Saremmo lieti di mostrarLe {the}.'],
        ['Sta cercando qualcosa?', 'Ci permetta di presentarLe {the}.'],
      ],
      'how-to': [
        ['Un suggerimento', 'Scelga con calma. Poi scelga {the}.'],
        ['Come scegliere', 'Legga i dettagli {ofThe} e confronti.'],
      ],
      brand: [
        ['Con i nostri saluti', 'Siamo lieti di presentarLe {the}.'],
        ['La nostra casa, la Sua scelta', 'La invitiamo a conoscere {the}.'],
      ],
    },
    openings: ['Le presentiamo:', 'Gentile cliente,', 'Siamo lieti di mostrarLe:'],
    closings: ['Saremo lieti di accoglierLa.', 'La invitiamo a leggere i dettagli.', 'Siamo a Sua disposizione.'],
    swaps: [
      [/(?<!\p{L})Scopri(?!\p{L})/gu, 'Scopra'],
      [/(?<!\p{L})Prova(?!\p{L})/gu, 'Provi'],
      [/(?<!\p{L})Comincia(?!\p{L})/gu, 'Cominci'],
      [/(?<!\p{L})Scegli(?!\p{L})/gu, 'Scelga'],
      [/(?<!\p{L})Prendi(?!\p{L})/gu, 'Prenda'],
      [/(?<!\p{L})Metti(?!\p{L})/gu, 'Metta'],
      [/(?<!\p{L})Porta(?= (?:il|lo|la|l['’]|i|gli|le|quest))/gu, 'Porti'],
      [/(?<!\p{L})Apri(?!\p{L})/gu, 'Apra'],
      [/(?<!\p{L})Accendi(?!\p{L})/gu, 'Accenda'],
      [/(?<!\p{L})Aggiungi(?!\p{L})/gu, 'Aggiunga'],
      [/(?<!\p{L})Riempi(?!\p{L})/gu, 'Riempia'],
      [/(?<!\p{L})Tieni(?!\p{L})/gu, 'Tenga'],
      [/(?<!\p{L})Guarda(?!\p{L})/gu, 'Guardi'],
      [/(?<!\p{L})Fai(?!\p{L})/gu, 'Faccia'],
      [/(?<!\p{L})Trova(?!\p{L})/gu, 'Trovi'],
      [/(?<!\p{L})Usa(?!\p{L})/gu, 'Usi'],
      [/(?<!\p{L})Ciao!/gu, 'Buongiorno.'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst, da questa parte', 'Qualcuno si è divertito con {the}. Tocca a te.'],
        ['Su, un sorriso', 'Di lunedì ci vuole {the}.'],
      ],
      feature: [
        ['{headFact}. Tadà!', 'Scritto piccolo, sorriso grande: {the}.'],
        ['Niente magia', 'Solo {the}. Be’, quasi.'],
      ],
      problem: [
        ['Oh no, di nuovo?', 'Il piano B ha un nome: {the}.'],
        ['Houston? Risolto.', 'Calma e sangue freddo. Chiama {the}.'],
      ],
      audience: [
        ['Buonumore, a rapporto', 'In squadra, da oggi, anche {the}.'],
        ['Si forma la squadra', 'In campo {there} {the}.'],
      ],
      offer: [
        ['{price}? Sì, {price}.', 'Conta due volte. Poi acchiappa {the}.'],
        ['Il salvadanaio dice sì', 'Con {price} porti via {the}.'],
      ],
      proof: [
        ['{count} persone, zero timidezza', '{rating} su 5 per {the}. Così, per dire.'],
        ['{rating} su 5. Si arrossisce.', '{count} persone hanno detto la loro {onThe}.'],
      ],
      season: [
        ['Ogni scusa è buona', 'La torta è facoltativa. {The} no.'],
        ['Sorpresa!', 'Nascondi {the} dietro la schiena e conta fino a tre.'],
      ],
      question: [
        ['Testa o croce?', 'In ogni caso si va con {the}.'],
        ['Pronti, attenti?', 'Via, verso {the}.'],
      ],
      'how-to': [
        ['Come vincere un martedì', 'Mossa uno: {the}. Mossa due: vedi mossa uno.'],
        ['Istruzioni: nessuna', 'Tu e {the} ve la caverete.'],
      ],
      brand: [
        ['Ci siamo fatti prendere', 'E guarda che cosa è uscito: {the}.'],
        ['Indovina chi?', 'Siamo noi. Con {the}.'],
      ],
    },
    openings: ['Psst.', 'Indovina?', 'Tadà!'],
    closings: ['Così, per dire.', 'Tocca a te.', 'Su, che aspetti?'],
    swaps: [
      [/(?<!\p{L})Gentile cliente,/gu, 'Psst.'],
      [/(?<!\p{L})Prendi(?!\p{L})/gu, 'Acchiappa'],
      [/(?<!\p{L})Fine\./gu, 'Fine, tadà.'],
    ],
  },
}

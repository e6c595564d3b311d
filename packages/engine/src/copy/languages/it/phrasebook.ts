import { italianAudience } from './audience-phrases.ts'
import { italianClaims } from './claims.ts'
import { italianFactLines } from './fact-lines.ts'
import { italianFacts } from './facts.ts'
import { italianGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { italianNouns } from './nouns.ts'
import { italianReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { italianTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'
import { type Phrasebook } from '../phrasebook.ts'

/** Italian: the reader is "tu"; formal texts say "Lei". */
export const italian: Phrasebook = {
  language: 'it',
  grammar: italianGrammar,
  groups: { ...homePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['Quello che vedi', 'È quello che scarti: {the}.'],
    ['Una riga è tanto', '{Own}. Era la riga.'],
    ['Oggi niente aggettivi', 'Solo {the}.'],
  ],
  offer: [
    ['-{percent}: {ownName}', 'Adesso {price}, prima {before}.'],
    ['Ora {price}, prima {before}', '{saving} in meno per {the}.'],
    ['{saving} in meno', 'Prima {before}, ora {price}: {the}.'],
    ['Prima {before}, ora {price}', 'Fanno {saving} di differenza per {the}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} a {price}', 'Per la precisione, {own}.'],
    ['{headFact}, {price}', ''],
    ['{price} per {own}', ''],
    ['Sul cartellino: {price}', 'E a casa tua: {the}.'],
  ],
  reduction: (percent, saving) =>
    `-${percent}, ${percent} in meno, ${percent} di sconto, ${saving} in meno, risparmi ${saving}, risparmio, sconto, sconti, scontato, scontata, scontati, scontate, in offerta, offerta, ribasso, ribassato, ribassata, saldi`,
  proof: [
    ['Chiedi a {count} persone', 'Hanno dato {rating} su 5 {toThe}.'],
    ['{rating} su 5 da {count} persone', ''],
    ['{rating} su 5', '{count} persone hanno votato {the}.'],
    ['{rating} stelle, {count} voti', ''],
  ],
  brand: [
    ['{ownName} di {house}', ''],
    ['Mai provato {brand}?', 'Comincia con {the}.'],
    ['Conosci già {brand}?', 'Si fa presto: ecco {the}.'],
    ['Ecco {brand}', 'E a casa porti {the}.'],
    ['Da {seller}', 'Si entra per una cosa, si esce con {the}.'],
    ['Una scelta di {seller}', 'Qualcuno ha guardato bene. E ha preso {the}.'],
  ],
  voice: [
    ['Semplice, e basta', '{Own}. Nessun discorso.'],
    ['Poche parole', 'Solo {the}. Il resto lo decidi tu.'],
    ['Sai che cosa ti piace', 'Allora siamo brevi: {the}.'],
    ['Si presenta da sé', '{Own}. Piacere.'],
    ['Niente effetti speciali', 'Solo {the}. Tutto qui.'],
  ],
  season: [
    ['Un’idea per {season}', 'Segna il giorno. Poi segna {the}.'],
    ['Aspettando {season}', 'La lista è sul frigo. In cima {there} {the}.'],
    ['Piani per {season}?', 'Fai posto {toThe}.'],
    ['Lista per {season}', 'Prima riga: {the}.'],
  ],
  occasion: [
    ['Un compleanno in vista?', 'Nastro, biglietto, fatto. Incarta {the}.'],
    ['Un sabato lento', 'Nessun piano prima di pranzo. Solo {the}.'],
    ['Un regalo per te', 'Il biglietto non serve. Scarta {the} quando vuoi.'],
    ['Un grazie da dire?', 'Due righe a mano, un nastro, {the}.'],
  ],
  pain: [
    ['Ancora {pain}?', 'Si cambia. Prova {the}.'],
    ['Basta: {pain}', 'È ora di altro: {the}.'],
    ['Ti suona familiare?', '{Pain}: capita a tutti. Prova {the}.'],
    ['{painQuestion}', 'Prova {the}.'],
    ['Già sentita?', '{painSentence} Prova {the}.'],
    ['C’è un altro modo', '{painSentence} Prova {the}.'],
  ],
  worryQuote: [
    ['Ti suona familiare?', '«{worry}» Prova {the}.'],
    ['Già sentita questa?', '«{worry}» Ecco {the}.'],
    ['«{worry}»', 'Se l’hai detto anche tu, prova {the}.'],
  ],
  praiseQuote: [
    ['«{praise}»', 'Si parlava {ofThe}.'],
    ['Parole loro', '«{praise}» Si parlava {ofThe}.'],
    ['Sentito dire', '«{praise}» Il tema: {the}.'],
  ],
  audience: italianAudience,
  factLines: italianFactLines,
  callWords: {
    SHOP_NOW: 'Acquista ora',
    LEARN_MORE: 'Scopri di più',
    BUY_NOW: 'Compra ora',
    ORDER_NOW: 'Ordina ora',
    GET_OFFER: 'Ottieni l’offerta',
    SEE_MORE: 'Vedi altro',
    SIGN_UP: 'Iscriviti',
    SUBSCRIBE: 'Abbonati',
    BOOK_NOW: 'Prenota ora',
    CONTACT_US: 'Contattaci',
  },
  standIns: {
    clothing: { text: 'capo', form: 'm' },
    sportswear: { text: 'capo', form: 'm' },
    footwear: { text: 'paio', form: 'm' },
    jewelry: { text: 'gioiello', form: 'm' },
    furniture: { text: 'mobile', form: 'm' },
    storage: { text: 'mobile', form: 'm' },
    decor: { text: 'oggetto', form: 'm' },
    lighting: { text: 'lampada', form: 'f' },
    appliance: { text: 'apparecchio', form: 'm' },
    climate: { text: 'apparecchio', form: 'm' },
    tools: { text: 'attrezzo', form: 'm' },
    audio: { text: 'apparecchio', form: 'm' },
    recording: { text: 'apparecchio', form: 'm' },
    computing: { text: 'dispositivo', form: 'm' },
    smartHome: { text: 'dispositivo', form: 'm' },
    security: { text: 'dispositivo', form: 'm' },
    food: { text: 'specialità', form: 'f' },
    pantry: { text: 'ingrediente', form: 'm' },
    drink: { text: 'bevanda', form: 'f' },
    spirits: { text: 'bottiglia', form: 'f' },
    book: { text: 'libro', form: 'm' },
    bag: { text: 'borsa', form: 'f' },
    watch: { text: 'orologio', form: 'm' },
    skincare: { text: 'prodotto', form: 'm' },
    soap: { text: 'prodotto', form: 'm' },
    hair: { text: 'prodotto', form: 'm' },
    makeup: { text: 'prodotto', form: 'm' },
    cleaning: { text: 'prodotto', form: 'm' },
    health: { text: 'prodotto', form: 'm' },
    fragrance: { text: 'profumo', form: 'm' },
    toy: { text: 'gioco', form: 'm' },
    gaming: { text: 'gioco', form: 'm' },
    music: { text: 'strumento', form: 'm' },
    fitness: { text: 'attrezzo', form: 'm' },
    service: { text: 'servizio', form: 'm' },
    general: { text: 'pezzo', form: 'm' },
  },
  nouns: italianNouns,
  facts: italianFacts,
  negation:
    /(?<!\p{L})(?:non|mai|né|tranne|eccetto|salvo|esclus[oaie]|opzional[ei]|vendut[oaie] separatamente|evitare|invece di|a differenza|anziché|ecopelle|similpelle|senza (?!profum|fragran|paraben|alcol|alcool|silicon|zuccher|glutin|lattos|BPA|fil[io]|cav[oi]|attrezzi))/iu,
  seasons: {
    christmas: { says: /(?<!\p{L})(?:natal[ei]|natalizi[oae]?|calendario dell'avvento)(?!\p{L})/iu, words: 'il Natale' },
    halloween: { says: /(?<!\p{L})halloween(?!\p{L})/iu, words: 'Halloween' },
    fathersDay: { says: /(?<!\p{L})festa del papà/iu, words: 'la festa del papà' },
    mothersDay: { says: /(?<!\p{L})festa della mamma/iu, words: 'la festa della mamma' },
    valentines: { says: /(?<!\p{L})san valentino/iu, words: 'San Valentino' },
    easter: { says: /(?<!\p{L})(?:pasqua|pasqual[ei])(?!\p{L})/iu, words: 'Pasqua' },
    thanksgiving: { says: /(?<!\p{L})(?:giorno del ringraziamento|thanksgiving)(?!\p{L})/iu, words: 'il Ringraziamento' },
    backToSchool: { says: /(?<!\p{L})(?:ritorno|rientro) (?:a|tra i banchi di) scuola/iu, words: 'il rientro a scuola' },
    newYear: { says: /(?<!\p{L})(?:capodanno|san silvestro|veglione)(?!\p{L})/iu, words: 'Capodanno' },
    wedding: {
      says: /(?<!\p{L})(?:(?:abito|vestito) da sposa|partecipazion[ei] (?:di )?(?:nozze|matrimonio)|regalo di nozze|(?:invito|invitat[oaie]|cerimonia) (?:a|al|di|ai) (?:nozze|matrimonio))/iu,
      words: 'il matrimonio',
    },
    birthday: { says: /(?<!\p{L})(?:regalo|biglietto|festa|candelin[ae]|auguri) (?:di|del|per il) compleanno/iu, words: 'il compleanno' },
    summer: { says: /(?<!\p{L})(?:estate|estiv[oaie])(?!\p{L})/iu, words: 'l’estate' },
    winter: { says: /(?<!\p{L})(?:inverno|invernal[ei]|da sci)(?!\p{L})/iu, words: 'l’inverno' },
    spring: { says: /(?<!\p{L})(?:primavera|primaveril[ei])(?!\p{L})/iu, words: 'la primavera' },
    autumn: { says: /(?<!\p{L})(?:autunno|autunnal[ei])(?!\p{L})/iu, words: 'l’autunno' },
  },
  reading: italianReading,
  claims: italianClaims,
  tones: italianTones,
  worn: /(?<!\p{L})(?:comincia|tieni vicino|fai posto|prova|prendi|apri|accendi|porta|metti|tira fuori|aggiungi|riempi|ecco|parti|scegli|torna|tocca|poi|nessun[oa]?|niente)(?!\p{L})/giu,
  worry:
    /(?<!\p{L})(?:odio|detesto|mai|non|sempre|troppo|troppa|troppi|troppe|stanc[oa]|stufo|stufa|difficil[ei]|niente|nulla|perché|fastidi\p{L}*|problem\p{L}*|purtroppo|peccato|manca|spreco|preoccup\p{L}*|stress\p{L}*|ansia|vorrei|hates?|never|always|too|tired|can['’]?t|don['’]?t|annoying|problem)(?!\p{L})/iu,
  clause:
    /(?<!\p{L})(?:io|noi|loro|mi|ci|si|è|sono|era|ho|ha|hanno|abbiamo|non|mai|che|devo|deve|dobbiamo|posso|può|possiamo|riesco|riesce|manca|mancano|serve|vorrei|voglio|vuole|diventa|resta|fa|fanno)(?!\p{L})/iu,
}

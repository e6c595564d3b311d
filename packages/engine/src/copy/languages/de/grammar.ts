import { type SlotTexts } from '../../slots.ts'
import { type Called, type Grammar, isPlural, type Noun, slotPair } from '../grammar.ts'

const gender = ({ form }: Noun): 0 | 1 | 2 | 3 => (isPlural(form) ? 3 : form === 'm' ? 0 : form === 'f' ? 1 : 2)

type Case = 'nominative' | 'accusative' | 'dative'

/** By masculine, feminine, neuter, plural. */
const the = { nominative: ['der', 'die', 'das', 'die'], accusative: ['den', 'die', 'das', 'die'], dative: ['dem', 'der', 'dem', 'den'] }
const demonstrative = {
  nominative: ['dieser', 'diese', 'dieses', 'diese'],
  accusative: ['diesen', 'diese', 'dieses', 'diese'],
  dative: ['diesem', 'dieser', 'diesem', 'diesen'],
}
const adjectiveEnding = { nominative: ['e', 'e', 'e', 'en'], accusative: ['en', 'e', 'e', 'en'], dative: ['en', 'en', 'en', 'en'] }

/** Plurals take an -n in the dative: "diesen Bechern", but "diesen Kissen", "diesen Sofas"; some masculines take -en: "den Teddybären". */
function declined(text: string, form: number, which: Case): string {
  if (form === 3 && which === 'dative' && !/[ns]$/.test(text)) return `${text}n`
  return form === 0 && which !== 'nominative' && /(?:automat|bär|elefant)$/iu.test(text) ? `${text}en` : text
}

/** Stands before an article that its preposition may take in: "zu dem" → "zum". Zero-width, removed at the end. */
const JOIN = '\u200b'
const contractions: Readonly<Record<string, string>> = {
  'bei dem': 'beim',
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'an dem': 'am',
  'in dem': 'im',
}

/** Adjectives as titles begin with them: "Handgefertigter Wasserkocher". */
const adjective =
  /^((?:\p{L}*ge\p{L}{3,}t|\p{L}{3,}(?:ig|lich|isch|bar|los|frei|fest|dicht|sam|haft|iert|blasen|leicht|weich)|(?:extra|hell|dunkel|ultra|super)?(?:gro(?:ß|ss)|klein|weich|wei(?:ß|ss)|schwarz|rot|blau|grün|gelb|braun|grau|bunt|warm|leicht|schwer|lang|kurz|breit|schmal|rund|tief|flach|dünn|dick|stark|zart|fein|frisch|glatt|neu|alt|klassisch|modern|elegant|mobil|smart)))(er|es|e|en)$/iu

/** A name behind its article: "handgefertigter Wasserkocher Klara" → "handgefertigte …"; its noun in the dative of the plural. */
function nameIn(name: string, noun: Noun, form: number, which: Case): string {
  const words = name.split(' ')
  const place = words.findIndex((word) => word.toLowerCase().endsWith(noun.text.toLowerCase().split(' ').at(-1) ?? ''))
  return words
    .map((word, at) => {
      if (at === place) return declined(word, form, which)
      const [, stem] = adjective.exec(word) ?? []
      return stem !== undefined && (place < 0 || at < place) ? `${stem.toLowerCase()}${adjectiveEnding[which][form]}` : word
    })
    .join(' ')
}

/** Verbs that stand with the product as their subject: several of it take the plural. */
const verbs: readonly (readonly [slot: string, one: string, many: string])[] = [
  ['ist', 'ist', 'sind'],
  ['hat', 'hat', 'haben'],
  ['steht', 'steht', 'stehen'],
  ['liegt', 'liegt', 'liegen'],
  ['haengt', 'hängt', 'hängen'],
  ['steckt', 'steckt', 'stecken'],
  ['kommt', 'kommt', 'kommen'],
  ['bleibt', 'bleibt', 'bleiben'],
  ['macht', 'macht', 'machen'],
  ['passt', 'passt', 'passen'],
  ['darf', 'darf', 'dürfen'],
  ['fehlt', 'fehlt', 'fehlen'],
  ['gehoert', 'gehört', 'gehören'],
  ['waere', 'wäre', 'wären'],
  ['kostet', 'kostet', 'kosten'],
]

const agreement = (isMany: boolean): SlotTexts =>
  Object.fromEntries(verbs.flatMap(([slot, one, many]) => Object.entries(slotPair(slot, isMany ? many : one))))

/** What a page says a thing does, in the singular and the plural: "hält warm", "halten warm". */
const doing: Readonly<Record<string, string>> = {
  hält: 'halten',
  passt: 'passen',
  lässt: 'lassen',
  schützt: 'schützen',
  filtert: 'filtern',
  reinigt: 'reinigen',
  entfernt: 'entfernen',
  speichert: 'speichern',
  leuchtet: 'leuchten',
  lädt: 'laden',
  läuft: 'laufen',
  steht: 'stehen',
  bietet: 'bieten',
  trägt: 'tragen',
  trocknet: 'trocknen',
  wärmt: 'wärmen',
  kühlt: 'kühlen',
  misst: 'messen',
  verbindet: 'verbinden',
  erkennt: 'erkennen',
  dämpft: 'dämpfen',
  stützt: 'stützen',
  sitzt: 'sitzen',
  fasst: 'fassen',
  brennt: 'brennen',
  duftet: 'duften',
  schmeckt: 'schmecken',
  schneidet: 'schneiden',
  mahlt: 'mahlen',
  wiegt: 'wiegen',
  dreht: 'drehen',
  spendet: 'spenden',
  spielt: 'spielen',
  bleibt: 'bleiben',
  gleitet: 'gleiten',
  saugt: 'saugen',
  nimmt: 'nehmen',
  gibt: 'geben',
  verteilt: 'verteilen',
}

/** Verbs a text may begin with when it says what the product does. */
export const doingVerbs: readonly string[] = Object.keys(doing)

/**
 * German: `{the}` nominative, `{theAcc}`, `{theDat}`: "der Becher Nordlicht", "diesen Becher", "diesem Becher"; a name without a noun stands
 * without an article in every case. `<er|sie|es|sie>` agrees: masculine, feminine, neuter, plural. A verb with the product as its subject is a slot
 * ("Daneben {steht} {the}"): plural for several, singular where nobody knows.
 */
export const germanGrammar: Grammar = {
  locale: 'de-DE',
  call: (called: Called) => {
    const { noun } = called
    const form = noun === null ? null : gender(noun)
    const inCase = (which: Case): string => {
      if (form === null || noun === null) return called.by === 'name' ? called.name : ''
      return called.by === 'name'
        ? `${which === 'dative' ? JOIN : ''}${the[which][form]} ${nameIn(called.name, noun, form, which)}`
        : `${demonstrative[which][form]} ${declined(noun.text, form, which)}`
    }
    return {
      slots: {
        the: inCase('nominative'),
        ...slotPair('the', inCase('nominative')),
        ...slotPair('theAcc', inCase('accusative')),
        ...slotPair('theDat', inCase('dative')),
        ...agreement(form === 3),
      },
      agrees: form,
    }
  },
  oneOf: (noun) => (isPlural(noun.form) ? noun.text : `${noun.form === 'f' ? 'Eine' : 'Ein'} ${noun.text}`),
  colon: ': ',
  predicate: (text, form) => {
    const [verb, ...rest] = text.split(' ')
    return isPlural(form) ? [doing[verb.toLowerCase()] ?? verb, ...rest].join(' ') : text
  },
  typeset: (text) =>
    text
      .replace(/(?<!\p{L})(bei|zu|von|an|in) \u200b(dem|der)(?!\p{L})/giu, (whole, preposition: string, article: string) => {
        const contracted = contractions[`${preposition.toLowerCase()} ${article}`]
        return contracted === undefined ? whole : preposition.charAt(0) + contracted.slice(1)
      })
      .replaceAll(JOIN, ''),
}

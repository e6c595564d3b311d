import { beginsWithVowel, type Grammar, isPlural, type Noun, romanceForm, slotPair, withSmallNoun } from '../grammar.ts'
import { capital } from '../../slots.ts'

/** Nouns of the list that begin with a mute h; all other h are aspirated ("le hamac"). */
const muteH = /^(?:huile|horloge|habit|haltère|halog|hydrat|huître|herb|harmon|humidif|hôtel|huissier|homme)/iu

const elides = (text: string): boolean => beginsWithVowel(text) || muteH.test(text)

const definite = (text: string, { form }: Noun): string =>
  isPlural(form) ? `les ${text}` : elides(text) ? `l’${text}` : `${form === 'f' ? 'la' : 'le'} ${text}`

const demonstrative = ({ text, form }: Noun): string =>
  isPlural(form) ? `ces ${text}` : form === 'f' ? `cette ${text}` : `${elides(text) ? 'cet' : 'ce'} ${text}`

/** Titles that begin with an article contract like nouns ("du Petit Prince"); brands of two words keep theirs ("de Le Creuset"). */
const title = (text: string): string => (text.split(' ').length > 2 ? text.replace(/^Les? /u, (article) => article.toLowerCase()) : text)

/** "de la tasse", "du mug", "de l’horloge", "des bottes"; "de cette tasse", "d’Aurel", "de Tideline". */
const ofText = (text: string): string =>
  text.startsWith('le ')
    ? `du ${text.slice(3)}`
    : text.startsWith('les ')
      ? `des ${text.slice(4)}`
      : beginsWithVowel(text)
        ? `d’${text}`
        : `de ${text}`

const toText = (text: string): string =>
  text.startsWith('le ') ? `au ${text.slice(3)}` : text.startsWith('les ') ? `aux ${text.slice(4)}` : `à ${text}`

/** Verbs whose plural no ending makes. */
const irregular: Readonly<Record<string, string>> = {
  va: 'vont',
  fait: 'font',
  a: 'ont',
  est: 'sont',
  sent: 'sentent',
  convient: 'conviennent',
  contient: 'contiennent',
  maintient: 'maintiennent',
  soutient: 'soutiennent',
  tient: 'tiennent',
  permet: 'permettent',
  comprend: 'comprennent',
  éteint: 'éteignent',
  suspend: 'suspendent',
  rend: 'rendent',
  réduit: 'réduisent',
  refroidit: 'refroidissent',
}

/** "se plie et tient debout" → "se plient et tiennent debout": what it does, said of several. A plural stays as it is. */
function pluralVerb(predicate: string): string {
  const plural = (verb: string): string => irregular[verb] ?? (verb.endsWith('e') ? `${verb}nt` : verb)
  return predicate.replace(
    /(?<=^(?:se |s['’])?)(?!se )\p{L}+|(?<= et (?:se |s['’])?)(?:va|tient|résiste|passe|sèche|reste|garde)(?!\p{L})/gu,
    plural,
  )
}

/** A space that does not break a line and is narrow, as French sets it before ; ! ? and inside « »; the colon takes a full one. */
const NARROW = '\u202f'
const FULL = '\u00a0'

/**
 * French: `{the}` is "la tasse Tideline", "cette tasse", `{ofThe}` "du mug", "d’Aurel", `{toThe}` "au mug"; a name without a noun stands without
 * an article. `<o|e|s|es>` agrees: masculine, feminine, masculine plural, feminine plural. Phrases are typed with plain spaces before ; : ! ?
 * and inside « »; `typeset` makes them unbreakable and elides de, que, ne, se, je, me, te before a vowel.
 */
export const frenchGrammar: Grammar = {
  locale: 'fr-FR',
  call: (called) => {
    const { noun } = called
    const running =
      called.by === 'noun' ? demonstrative(called.noun) : noun === null ? called.name : definite(withSmallNoun(called.name, noun), noun)
    return {
      slots: {
        the: running,
        ...slotPair('the', running),
        ...slotPair('ofThe', ofText(title(running))),
        ...slotPair('toThe', toText(title(running))),
      },
      agrees: noun === null ? null : romanceForm(noun.form),
    }
  },
  oneOf: ({ text, form }) => (isPlural(form) ? capital(text) : `${form === 'f' ? 'Une' : 'Un'} ${text}`),
  colon: ' : ',
  predicate: (text, form) => (isPlural(form) ? pluralVerb(text) : text),
  typeset: (text) =>
    text
      .replaceAll("'", '’')
      .replace(
        /(?<!\p{L})(de|que|ne|se|je|me|te) (?=[aeiouàâéèêëîïôûùœæ])(?!onz|oui\b|ouistiti)/giu,
        (_, word: string) => `${word.slice(0, -1)}’`,
      )
      .replace(/[ \u00a0\u202f]+(?=[;!?»])/gu, NARROW)
      .replace(/(?<=«)[ \u00a0\u202f]+/gu, NARROW)
      .replace(/[ \u00a0\u202f]+(?=:)/gu, FULL),
}

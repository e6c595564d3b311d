import { beginsWithVowel, type Grammar, isPlural, type Noun, romanceForm, slotPair, withSmallNoun } from '../grammar.ts'
import { capital } from '../../slots.ts'

/** A mute h elides like a vowel: "l’hub", "un hard disk". */
const isVowelSound = (text: string): boolean => (beginsWithVowel(text) || /^h/iu.test(text)) && !/^i[aeou]/iu.test(text)

/** s before a consonant, z, gn, ps, pn, x, y: "lo zaino", "gli stivali", "uno specchio". */
const takesLo = (text: string): boolean => /^(?:s[^aeiouàèéìòùh\W]|sh|z|gn|ps|pn|x|y|i[aeiou])/iu.test(text)

const definite = (text: string, { form }: Noun): string => {
  const isVowel = isVowelSound(text)
  switch (form) {
    case 'f':
      return isVowel ? `l’${text}` : `la ${text}`
    case 'fp':
      return `le ${text}`
    case 'mp':
    case 'p':
      return isVowel || takesLo(text) ? `gli ${text}` : `i ${text}`
    default:
      return isVowel ? `l’${text}` : `${takesLo(text) ? 'lo' : 'il'} ${text}`
  }
}

const demonstrative = ({ text, form }: Noun): string => {
  const words = { m: 'questo', n: 'questo', f: 'questa', mp: 'questi', p: 'questi', fp: 'queste' }
  return !isPlural(form) && isVowelSound(text) ? `quest’${text}` : `${words[form]} ${text}`
}

const contractions: Readonly<Record<string, readonly [of: string, to: string, on: string, inside: string]>> = {
  il: ['del', 'al', 'sul', 'nel'],
  lo: ['dello', 'allo', 'sullo', 'nello'],
  la: ['della', 'alla', 'sulla', 'nella'],
  i: ['dei', 'ai', 'sui', 'nei'],
  gli: ['degli', 'agli', 'sugli', 'negli'],
  le: ['delle', 'alle', 'sulle', 'nelle'],
}

/** "della tazza", "dell’orologio", "di questa tazza", "di Tideline"; "ad Aurel". */
function contracted(text: string, place: 0 | 1 | 2 | 3): string {
  const plain = ['di', 'a', 'su', 'in'][place]
  if (text.startsWith('l’')) return `${['dell', 'all', 'sull', 'nell'][place]}’${text.slice(2)}`
  const [first, ...rest] = text.split(' ')
  const joined = contractions[first]
  if (joined === undefined) return place === 1 && /^a/iu.test(text) ? `ad ${text}` : `${plain} ${text}`
  return `${joined[place]} ${rest.join(' ')}`
}

/** Verbs for a subject in the singular or the plural: "ecco chi {stays}: {the}". */
const verbs = (isMany: boolean): Readonly<Record<string, string>> =>
  isMany ? { is: 'sono', there: 'ci sono', stays: 'restano', goes: 'vanno' } : { is: 'è', there: 'c’è', stays: 'resta', goes: 'va' }

/** Verbs whose plural no ending shows. */
const irregular: Readonly<Record<string, string>> = {
  è: 'sono',
  ha: 'hanno',
  fa: 'fanno',
  va: 'vanno',
  sta: 'stanno',
  può: 'possono',
  toglie: 'tolgono',
  raccoglie: 'raccolgono',
  accoglie: 'accolgono',
}

/** "mantiene il calore" → "mantengono il calore": what one does, said of several. */
export function pluralVerb(predicate: string): string {
  const [, reflexive, verb, rest] = /^(si )?(\S+)(.*)$/su.exec(predicate) ?? [predicate, '', predicate, '']
  const plural =
    irregular[verb] ??
    (verb.endsWith('iene')
      ? verb.replace(/iene$/u, 'engono')
      : verb.endsWith('isce')
        ? verb.replace(/isce$/u, 'iscono')
        : verb.endsWith('e')
          ? verb.replace(/e$/u, 'ono')
          : verb.endsWith('a')
            ? `${verb}no`
            : verb)
  return `${reflexive ?? ''}${plural}${rest}`
}

/**
 * Italian: `{the}` is "la tazza Tideline", "questa tazza", `{ofThe}` "della tazza", `{toThe}` "alla tazza", `{onThe}`, `{inThe}`; a name without a noun
 * stands without an article. `{is}`, `{there}` ("c’è", "ci sono"), `{stays}` and `{goes}` agree in number. `<o|a|i|e>` agrees: masculine, feminine,
 * masculine plural, feminine plural. `typeset` writes "ed" before an e.
 */
export const italianGrammar: Grammar = {
  locale: 'it-IT',
  call: (called) => {
    const { noun } = called
    const running =
      called.by === 'noun' ? demonstrative(called.noun) : noun === null ? called.name : definite(withSmallNoun(called.name, noun), noun)
    return {
      slots: {
        the: running,
        ...slotPair('the', running),
        ...slotPair('ofThe', contracted(running, 0)),
        ...slotPair('toThe', contracted(running, 1)),
        ...slotPair('onThe', contracted(running, 2)),
        ...slotPair('inThe', contracted(running, 3)),
        ...verbs(isPlural(noun?.form ?? null)),
      },
      agrees: noun === null ? null : romanceForm(noun.form),
    }
  },
  oneOf: ({ text, form }) =>
    isPlural(form)
      ? capital(text)
      : form === 'f'
        ? isVowelSound(text)
          ? `Un’${text}`
          : `Una ${text}`
        : `${takesLo(text) ? 'Uno' : 'Un'} ${text}`,
  colon: ': ',
  predicate: (text, form) => (isPlural(form) ? pluralVerb(text) : text),
  typeset: (text) => text.replaceAll("'", '’').replace(/(?<!\p{L})(e) (?=e\p{L})/giu, '$1d '),
}

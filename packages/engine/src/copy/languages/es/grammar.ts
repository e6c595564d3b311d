import { type Grammar, isPlural, type Noun, romanceForm, slotPair, withSmallNoun } from '../grammar.ts'
import { capital } from '../../slots.ts'

/** Feminine nouns that take "el" and "un" because they begin with a stressed a. */
const stressedA = /^(?:agua|arma|hacha|ancla|aula|águila|arpa|asa|alga|ala|alma)(?!\p{L})/iu

const articles = { m: 'el', n: 'el', f: 'la', mp: 'los', p: 'los', fp: 'las' }
const these = { m: 'este', n: 'este', f: 'esta', mp: 'estos', p: 'estos', fp: 'estas' }

const definite = (text: string, { form }: Noun): string => `${form === 'f' && stressedA.test(text) ? 'el' : articles[form]} ${text}`

/** "del vaso", "de la taza", "de esta taza". */
const contracted = (preposition: 'de' | 'a', text: string): string =>
  text.startsWith('el ') ? `${preposition}l ${text.slice(3)}` : `${preposition} ${text}`

/** "mantiene" → "mantienen" and back, behind "se" too: the first verb of what a page says that its product does. */
function agreeing(text: string, isMany: boolean): string {
  const [, reflexive, verb, rest] = /^(se )?(\p{L}+)(.*)$/u.exec(text) ?? []
  if (verb === undefined) return text
  const irregular = isMany ? { es: 'son' }[verb] : { son: 'es' }[verb]
  const regular = isMany ? verb.replace(/(?<=[aeáé])$/u, 'n') : verb.replace(/(?<=[aeáé])n$/u, '')
  return `${reflexive ?? ''}${irregular ?? regular}${rest ?? ''}`
}

/**
 * Spanish: `{the}` is "la taza Tideline", "esta taza", `{ofThe}` "del vaso", `{toThe}` "al vaso"; a name without a noun stands without an article.
 * `<o|a|os|as>` agrees: masculine, feminine, masculine plural, feminine plural. `typeset` writes "e" for "y" and "u" for "o" where they must be,
 * contracts "de el", opens a question that a user typed without its first mark, and sets a full stop behind a quote instead of inside it.
 */
export const spanishGrammar: Grammar = {
  locale: 'es-ES',
  call: (called) => {
    const { noun } = called
    const running =
      called.by === 'noun'
        ? `${these[called.noun.form]} ${called.noun.text}`
        : noun === null
          ? called.name
          : definite(withSmallNoun(called.name, noun), noun)
    return {
      slots: {
        the: running,
        ...slotPair('the', running),
        ...slotPair('ofThe', contracted('de', running)),
        ...slotPair('toThe', contracted('a', running)),
      },
      agrees: noun === null ? null : romanceForm(noun.form),
    }
  },
  oneOf: ({ text, form }) => (isPlural(form) ? capital(text) : `${form === 'f' && !stressedA.test(text) ? 'Una' : 'Un'} ${text}`),
  colon: ': ',
  predicate: (text, form) => (form === null ? text : agreeing(text, isPlural(form))),
  typeset: (text) =>
    text
      .replace(/ y (?=[Hh]?[IÍií](?![ae]|\p{Lu}))/gu, ' e ')
      .replace(/ o (?=[Hh]?[OÓoó])/gu, ' u ')
      .replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, (_, word: string) => `${word}l `)
      .replace(/(^|[.!?:]\s+|[«“])([^¿¡.!?:«»“”]+)\?/gu, '$1¿$2?')
      .replace(/\.([»”])\.?(?=\s|$)/gu, '$1.')
      .replace(/\.([»”])(?=[:,])/gu, '$1'),
}

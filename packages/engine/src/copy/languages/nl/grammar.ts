import { type Grammar, isPlural, type Noun, slotPair, withSmallNoun } from '../grammar.ts'

/** The name with its noun in small letters wherever it stands, as titles do not write it: "de Klank koptelefoon", "de hoekbank Fjord". */
function named(name: string, noun: Noun): string {
  const small = noun.text.toLowerCase()
  return withSmallNoun(name, noun)
    .split(' ')
    .map((word) => (word.toLowerCase() === small ? noun.text : word))
    .join(' ')
}

/**
 * Dutch: `{the}` is "de beker Noord", "deze beker", "dit kussen"; a name without a noun stands without an article.
 * `<hij|het|ze>` agrees: nouns with de, nouns with het, plural. In the list of nouns "n" means het, "m" and "f" mean de.
 */
export const dutchGrammar: Grammar = {
  locale: 'nl-NL',
  call: (called) => {
    const { noun } = called
    const agrees = noun === null ? null : isPlural(noun.form) ? 2 : noun.form === 'n' ? 1 : 0
    const article = called.by === 'noun' ? ['deze', 'dit', 'deze'] : ['de', 'het', 'de']
    const text = called.by === 'noun' ? called.noun.text : noun === null ? called.name : named(called.name, noun)
    const running = agrees === null ? text : `${article[agrees]} ${text}`
    return { slots: { the: running, ...slotPair('the', running) }, agrees }
  },
  oneOf: ({ text, form }) => (isPlural(form) ? text.charAt(0).toUpperCase() + text.slice(1) : `Een ${text}`),
  colon: ': ',
  predicate: (text) => text,
  typeset: (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
}

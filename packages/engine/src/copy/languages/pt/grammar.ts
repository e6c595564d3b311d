import { type Grammar, isPlural, romanceForm, slotPair, withSmallNoun } from '../grammar.ts'
import { capital } from '../../slots.ts'

const articles = { m: 'o', n: 'o', f: 'a', mp: 'os', p: 'os', fp: 'as' }
const these = { m: 'este', n: 'este', f: 'esta', mp: 'estes', p: 'estes', fp: 'estas' }

/** "da caneca", "desta caneca", "na caneca", "à caneca", "de Tideline". */
function contracted(preposition: 'de' | 'em' | 'a' | 'por', text: string): string {
  const [first, ...rest] = text.split(' ')
  const isArticle = /^(?:o|a|os|as)$/.test(first) && rest.length > 0
  const isThis = /^est(?:e|a|es|as)$/.test(first) && rest.length > 0
  const behind = rest.join(' ')
  switch (preposition) {
    case 'de':
      return isArticle || isThis ? `d${first} ${behind}` : `de ${text}`
    case 'em':
      return isArticle || isThis ? `n${first} ${behind}` : `em ${text}`
    case 'por':
      return isArticle ? `pel${first} ${behind}` : `por ${text}`
    case 'a':
      return isArticle ? `${{ o: 'ao', os: 'aos', a: 'à', as: 'às' }[first] ?? ''} ${behind}` : `a ${text}`
    default:
      return preposition satisfies never
  }
}

/** Verbs whose plural no ending tells, and those a page may begin with. */
const plurals: Readonly<Record<string, string>> = {
  tem: 'têm',
  contém: 'contêm',
  mantém: 'mantêm',
  retém: 'retêm',
  vem: 'vêm',
  vai: 'vão',
  dá: 'dão',
  faz: 'fazem',
  reduz: 'reduzem',
  produz: 'produzem',
}

/** What a product does, said of several: "mantém" → "mantêm", "inclui" → "incluem", "dobra-se" → "dobram-se". */
function pluralVerb(text: string): string {
  const [, verb, rest] = /^(\p{L}+)(.*)$/su.exec(text) ?? ['', '', text]
  return `${plurals[verb.toLowerCase()] ?? verb.replace(/i$/, 'e').replace(/[ae]$/, '$&m')}${rest}`
}

/** Words that name nobody: titles write them with a capital, running text does not ("a caneca de grés Tideline"). */
const plainWords =
  /^(?:grés|cerâmica|porcelana|vidro|barro|terracota|couro|pele|camurça|lona|ganga|algodão|linho|lã|seda|veludo|malha|tricô|madeira|carvalho|nogueira|pinho|faia|bambu|cortiça|rattan|aço|inox|inoxidável|ferro|fundido|alumínio|latão|cobre|mármore|pedra|ouro|prata|silicone|borracha|nylon|cera|soja|rosto|corpo|mãos|cabelo|olhos|viagem|mesa|parede|teto|cozinha|banho|cama|casal|solteiro|bebé|bebê|criança|mulher|homem|senhora|mão|lugares|peças|páginas)$/iu

/** Adjectives that may stand right behind the noun, where a material's name would be a brand's ("a frigideira Ferro"). */
const plainAdjectives =
  /^(?:maciç[oa]s?|natura(?:l|is)|orgânic[oa]s?|feminin[oa]s?|masculin[oa]s?|infanti(?:l|s)|portáti(?:l|s)|elétric[oa]s?|automátic[oa]s?|manua(?:l|is)|térmic[oa]s?|impermeáve(?:l|is)|dobráve(?:l|is)|ajustáve(?:l|is)|recarregáve(?:l|is)|antiaderentes?|hidratantes?|inteligentes?|pequen[oa]s?|grandes?|redond[oa]s?|quadrad[oa]s?|azu(?:l|is)|lavad[oa]s?|feit[oa]s?)$/iu

/** The name, which begins with its noun, with plain words in small letters; behind a name's capital they are the name's and stay. */
const inRunningText = (name: string, noun: string): string => {
  let before = 'adjective'
  const words = name.slice(noun.length).split(' ')
  const small = words.map((word) => {
    if (word === '') return word
    const isPlain = (before === 'word' && plainWords.test(word)) || (before !== 'name' && plainAdjectives.test(word))
    const text = isPlain ? word.toLowerCase() : word
    before = /^\p{Ll}/u.test(text) ? 'word' : 'name'
    return text
  })
  return noun + small.join(' ')
}

/**
 * Portuguese, spelled so that it is right on both sides of the Atlantic where that is possible: `{the}` is "a caneca Tideline", "esta caneca",
 * `{ofThe}` "da caneca", `{inThe}` "na caneca", `{toThe}` "à caneca", `{byThe}` "pela caneca"; a name without a noun stands without an article.
 * `<o|a|os|as>` agrees: masculine, feminine, masculine plural, feminine plural.
 */
export const portugueseGrammar: Grammar = {
  locale: 'pt-PT',
  call: (called) => {
    const { noun } = called
    const running =
      called.by === 'noun'
        ? `${these[called.noun.form]} ${called.noun.text}`
        : noun === null
          ? called.name
          : `${articles[noun.form]} ${inRunningText(withSmallNoun(called.name, noun), noun.text)}`
    return {
      slots: {
        the: running,
        ...slotPair('the', running),
        ...slotPair('ofThe', contracted('de', running)),
        ...slotPair('inThe', contracted('em', running)),
        ...slotPair('toThe', contracted('a', running)),
        ...slotPair('byThe', contracted('por', running)),
      },
      agrees: noun === null ? null : romanceForm(noun.form),
    }
  },
  oneOf: ({ text, form }) => (isPlural(form) ? capital(text) : `${form === 'f' ? 'Uma' : 'Um'} ${text}`),
  colon: ': ',
  predicate: (text, form) => (isPlural(form) ? pluralVerb(text) : text),
  typeset: (text) => text,
}

import { type Meaning, meaningKinds } from '../languages/claim-concepts.ts'
import { claimKinds } from '../languages/claims.ts'
import { materialsIn, namesMaterial } from './page-statements.ts'
import { type Quantity } from './quantities.ts'
import { isDenied, tokenMatchesIn, type TokenMatch } from './read-text.ts'
import { statesMeaning } from './states-meaning.ts'
import { statesWords } from './states-words.ts'
import { type CheckedText, type ClaimInWords, type Unsupported } from './unsupported.ts'
import { isStatedReduction } from './unsupported-numbers.ts'

const reasons: Readonly<Record<ClaimInWords, string>> = {
  superlative: 'The product information does not claim this superlative.',
  guarantee: 'The product information gives no such guarantee.',
  comparison: 'The product information does not make this comparison.',
  health: 'The product information does not make this health claim.',
  delivery: 'The product information does not promise this about price or delivery.',
  discount: 'The product information shows no such reduction.',
  novelty: 'The product information does not say that it is new or exclusive.',
  award: 'The product information names no such award or following.',
  sustainability: 'The product information does not state this property.',
  property: 'The product information does not state this property.',
  material: 'The product information does not name this material.',
  origin: 'The product information does not name this origin.',
}

const unsupported = (kind: ClaimInWords, { passage }: TokenMatch<string>): Unsupported => ({ kind, passage, reason: reasons[kind] })

const unsupportedMaterials = ({ ad, patterns, support: { page } }: CheckedText): readonly Unsupported[] =>
  materialsIn(ad, patterns)
    .filter((material) => !isDenied(material, ad) && !namesMaterial(material.name, page.materials))
    .map((material) => unsupported('material', material))

/** Tokens before a country that are searched for "made in" and the like. */
const ORIGIN_REACH = 3

/** Whether a country is named as an origin ("made in Italy", "Italian leather", "cuir italien"), not as a destination. */
function isOrigin({ first, last, passage }: TokenMatch<string>, { ad: { tokens }, patterns }: CheckedText): boolean {
  const { clause } = tokens[first]
  const next = tokens[last + 1]
  return (
    tokens
      .slice(Math.max(0, first - ORIGIN_REACH), first)
      .some((token) => token.kind === 'word' && token.clause === clause && patterns.origin.test(token.text)) ||
    /^\p{Ll}/u.test(passage) ||
    (next?.kind === 'word' && !next.isSmall && next.clause === clause)
  )
}

const unsupportedOrigins = (countries: readonly TokenMatch<string>[], checked: CheckedText): readonly Unsupported[] =>
  countries
    .filter((country) => !checked.support.page.countries.has(country.name) && isOrigin(country, checked))
    .map((country) => unsupported('origin', country))

/** Kinds of meanings that also hold where the page has the same words further apart: "resists wrinkles, shrinking and fading". */
const kindsByWords = new Set<string>(['property', 'sustainability', 'health'])

/** Claims whose meaning is known in every language, whatever their words. */
const unsupportedMeanings = (
  meanings: readonly TokenMatch<string>[],
  quantities: readonly Quantity[],
  checked: CheckedText,
): readonly Unsupported[] =>
  meanings.flatMap((meaning) => {
    // The groups of the pattern are the meanings.
    const kind = meaningKinds[meaning.name as Meaning]
    const isStated =
      statesMeaning(meaning, quantities, checked) ||
      (kind === 'discount' && isStatedReduction(meaning, quantities, checked)) ||
      (kindsByWords.has(kind) && statesWords(meaning, 'sustainability', checked))
    return isStated ? [] : [unsupported(kind, meaning)]
  })

const overlaps = (one: TokenMatch<string>, other: TokenMatch<string>): boolean => one.start < other.end && other.start < one.end

/** Claims that the page must make in the same words. `judged`: passages that are judged by their meaning. */
const unsupportedWordings = (
  judged: readonly TokenMatch<string>[],
  quantities: readonly Quantity[],
  checked: CheckedText,
): readonly Unsupported[] =>
  claimKinds.flatMap((kind) =>
    tokenMatchesIn(checked.ad.text, checked.patterns.kinds[kind], checked.ad.tokens)
      .filter(
        (match) =>
          !judged.some((other) => overlaps(match, other)) &&
          !(kind === 'discount' && isStatedReduction(match, quantities, checked)) &&
          !statesWords(match, kind, checked),
      )
      .map((match) => unsupported(kind, match)),
  )

/** Claims in words that the page does not make: materials, origins, claims with a known meaning, other claims. */
export function unsupportedClaims(checked: CheckedText, quantities: readonly Quantity[]): readonly Unsupported[] {
  const { text, tokens } = checked.ad
  const countries = tokenMatchesIn(text, checked.patterns.countries, tokens)
  const meanings = tokenMatchesIn(text, checked.patterns.meanings, tokens)
  return [
    ...unsupportedMaterials(checked),
    ...unsupportedOrigins(countries, checked),
    ...unsupportedMeanings(meanings, quantities, checked),
    ...unsupportedWordings([...meanings, ...countries], quantities, checked),
  ]
}

/** An element of a drawing, in document order: its subtree is what follows it up to `end`. */
export interface SvgPart {
  readonly name: string
  readonly id: string
  readonly classes: readonly string[]
  /** Ids of the parts its attributes refer to. */
  readonly references: readonly string[]
  end: number
}

/** A rule of the drawing's style sheet that refers to parts. */
export interface SvgRule {
  readonly selectors: string
  readonly references: readonly string[]
}

/** References to references further than this belong to no logo. */
const CHAIN_MAX = 20

/** Rules that refer to parts: each is compared with every element. */
const RULES_MAX = 200

/** Ids in `url(#…)` of CSS. */
export const referencesIn = (css: string): string[] => Array.from(css.matchAll(/url\(\s*["']?#([^"')\s]{1,200})/gi), ([, id]) => id)

/** Whether a rule may apply to a part: by a name that its selectors contain, or because they need none. */
function mayApply({ selectors }: SvgRule, { name, id, classes }: SvgPart): boolean {
  return /[*[:]/.test(selectors) || [name, id, ...classes].some((word) => word !== '' && selectors.includes(word))
}

/**
 * How many elements drawing the parts takes when each reference draws its target again, as `<use>`, masks and patterns do. At least `most` when there
 * are more. A drawing of thirty lines may ask for 10³⁰.
 */
export function drawnElements(parts: readonly SvgPart[], rules: readonly SvgRule[], most: number): number {
  const places = new Map<string, number>()
  parts.forEach(({ id }, place) => {
    if (id !== '' && !places.has(id)) places.set(id, place)
  })
  const known = new Map<number, number>()
  const cost = (place: number, chain: number): number => {
    const before = known.get(place)
    if (before !== undefined) return before
    if (chain > CHAIN_MAX) return most
    let sum = 0
    for (let at = place; at < parts[place].end && sum < most; at++) {
      sum++
      const own = rules.length === 0 ? [] : rules.filter((rule) => mayApply(rule, parts[at])).flatMap(({ references }) => references)
      for (const id of [...parts[at].references, ...own]) {
        const target = places.get(id)
        // A gradient is computed once.
        if (target !== undefined && sum < most && !parts[target].name.endsWith('Gradient')) sum += cost(target, chain + 1)
      }
    }
    known.set(place, sum)
    return sum
  }
  return rules.length > RULES_MAX ? most : cost(0, 0)
}

import { type FactSource } from '@adloom/domain/provenance.ts'
import { foldedText } from '../document/page-text.ts'
import { bulletLists, type FeatureLists, pairLists, type ShownList } from './feature-lists.ts'
import { pointOf } from './feature-words.ts'
import { type ProductField, type Findings, foundIn } from './field.ts'
import { type Rule } from './rule.ts'
import { boxLists, inlinePoints, writtenLists } from './written-features.ts'

/** Most points. */
const FEATURES_MAX = 12

/** The lists, tables and written lines of a page that may be about its product. */
export const featureLists: ProductField<'featureLists', 'title' | 'heading'> = {
  needs: ['title', 'heading'],
  onProductPagesOnly: true,
  rules: [],
  read: (reading, { title, heading }) => {
    const name = foldedText(title?.value ?? '')
    return {
      bullets: bulletLists(reading, heading, name),
      pairs: pairLists(reading, heading, name),
      boxes: boxLists(reading, heading, name),
      written: writtenLists(reading, heading, name),
    }
  },
}

/** Points that one source has. */
interface SourcePoints {
  readonly source: FactSource
  readonly points: readonly string[]
}

interface FeatureInput extends Pick<Findings, 'structured' | 'embedded'> {
  readonly lists: FeatureLists
}

interface FeatureRule extends Rule {
  /** Features from which its sources are not read. */
  readonly enough: number
  readonly points: (input: FeatureInput) => readonly SourcePoints[]
}

const shown = (points: readonly string[]): SourcePoints => ({ source: 'visible', points })
const byScore = (lists: readonly ShownList[]): ShownList[] => lists.toSorted((one, other) => other.score - one.score)
const marked = ({ bullets, pairs, boxes }: FeatureLists): ShownList[] => [...bullets, ...pairs, ...boxes]

const rules: readonly FeatureRule[] = [
  {
    id: 'structured-data',
    enough: FEATURES_MAX,
    reason: 'Stated about the product itself.',
    since: '2026-11-21',
    points: ({ structured }) => structured.map(({ source, features: points }) => ({ source, points })),
  },
  {
    id: 'embedded-state',
    enough: FEATURES_MAX,
    reason: 'Stated about the product, in the shop system’s own form.',
    since: '2026-11-21',
    points: ({ embedded }) => [{ source: 'embedded-state', points: embedded?.features ?? [] }],
  },
  {
    id: 'lists-and-tables',
    enough: FEATURES_MAX,
    reason: 'Near the name or in a section called details; the likeliest list first.',
    since: '2026-11-21',
    points: ({ lists }) => byScore(marked(lists)).map(({ points }) => shown(points)),
  },
  {
    id: 'written-lines',
    enough: FEATURES_MAX,
    reason: 'Lines with marks, without those that a list has too.',
    since: '2026-11-21',
    points: ({ lists }) => {
      const listed = new Set(
        marked(lists)
          .flatMap(({ points }) => points)
          .map(foldedText),
      )
      return byScore(lists.written).map(({ points }) => shown(points.filter((point) => !listed.has(foldedText(point)))))
    },
  },
  {
    id: 'run-together',
    enough: 3,
    reason: 'Points in one text, only where hardly anything else was found.',
    since: '2026-11-21',
    points: ({ structured }) => structured.map(({ source, description }) => ({ source, points: inlinePoints(description) })),
  },
]

/**
 * Short facts about the product, at most 12 of 240 characters, without what the shop says about itself. Their evidence has those of the first
 * source with any.
 */
export const features: ProductField<'features', 'structured' | 'embedded' | 'title' | 'featureLists'> = {
  needs: ['structured', 'embedded', 'title', 'featureLists'],
  onProductPagesOnly: true,
  rules,
  read: (_, { structured, embedded, featureLists: lists, ...found }) => {
    if (lists === null) return null
    const title = found.title?.value ?? ''
    const name = foldedText(title)
    const known = new Map<string, { readonly point: string; readonly source: FactSource }>()
    const add = ({ source, points }: SourcePoints): void => {
      for (const raw of points) {
        if (known.size >= FEATURES_MAX) return
        // "Colour: Tree Runner - Black" of the Tree Runner
        const point = pointOf(title.length > 3 ? raw.replace(`: ${title} - `, ': ') : raw, name)
        const key = point === null ? '' : foldedText(point)
        if (point !== null && !known.has(key)) known.set(key, { point, source })
      }
    }
    for (const rule of rules) {
      if (known.size >= rule.enough) continue
      for (const source of rule.points({ structured, embedded, lists })) if (known.size < rule.enough) add(source)
    }
    const all = [...known.values()]
    const first = all.at(0)
    if (first === undefined) return null
    const ofFirst = all.filter(({ source }) => source === first.source).map(({ point }) => point)
    return foundIn(
      all.map(({ point }) => point),
      first.source,
      ofFirst.join(' · '),
    )
  },
}

import { type Creative } from '@adloom/domain/template.ts'
import { hasBrand } from '../ad-brand.tsx'
import { drawable } from '../letter-widths.ts'
import { type Measures, textOfPart } from './fit-part.ts'
import { type AdPart, type AdRegion, type TextPart } from './layout.ts'

/** The regions in a group. */
export const regionsIn = (region: AdRegion): readonly AdRegion[] =>
  'down' in region ? region.down : 'along' in region ? region.along : 'over' in region ? region.over : []

/** Whether it is a picture behind all of its stack. */
export const isBehind = (region: AdRegion): boolean => 'part' in region && region.part === 'picture' && region.isBehind === true

export const dropsIn = (region: AdRegion): number[] => [
  ...(region.drop === undefined ? [] : [region.drop]),
  ...regionsIn(region).flatMap(dropsIn),
]

/** Whether there is anything to draw of a region. A group of which only shapes and spaces are left is not drawn. */
function isPresent(region: AdRegion, measures: Measures): boolean {
  if (region.drop !== undefined && measures.dropped.has(region.drop)) return false
  if (!('part' in region)) return regionsIn(region).some((child) => isPresent(child, measures) && !isFiller(child))
  const { creative } = measures
  if (isText(region)) return drawable(textOfPart(region, creative)) !== ''
  if (region.part === 'button') return drawable(creative.callToAction) !== ''
  return isShown(region, creative)
}

function isShown(part: Exclude<AdPart, TextPart>, creative: Creative): boolean {
  const { facts, pictures } = creative
  switch (part.part) {
    case 'brand':
      return hasBrand(creative)
    case 'picture':
      return part.source === undefined || part.source === 'cutout' || pictures.length > (part.source === 'second' ? 0 : 1)
    case 'stars':
      return facts.rating !== null
    case 'sticker':
      return facts.price !== null
    case 'icon':
      return facts.features.length > part.index
    default:
      return true
  }
}

const notTexts: ReadonlySet<AdPart['part']> = new Set([
  'button',
  'brand',
  'picture',
  'shape',
  'stars',
  'sticker',
  'icon',
  'leader',
  'space',
])
export const isText = (region: AdPart): region is TextPart => !notTexts.has(region.part)
const isFiller = (region: AdRegion): boolean => 'part' in region && fillers.has(region.part)
const fillers: ReadonlySet<AdPart['part']> = new Set(['space', 'shape', 'leader', 'icon'])

export const presentIn = (region: AdRegion, measures: Measures): readonly AdRegion[] =>
  regionsIn(region)
    .map((child) => withLogo(child, measures.creative))
    .filter((child) => isPresent(child, measures))

/** How much higher a logo is than the type of the name that it stands for, and its greatest height. */
const LOGO_SIZE = 2.2
const HIGHEST_LOGO = 14

/** A brand that has a logo is shown by it where others have their name written. */
function withLogo(region: AdRegion, { brandLogo }: Creative): AdRegion {
  if (brandLogo === null || !('part' in region) || region.part !== 'brandName') return region
  const { size, align, grow, share, drop } = region
  return { part: 'brand', size: Math.min(HIGHEST_LOGO, size[0] * LOGO_SIZE), align, grow, share, drop }
}

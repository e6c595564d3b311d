import { bannerWeight, type MeasuredBanner } from '@adloom/domain/placements/check-banner.ts'
import { html5Rules } from '@adloom/domain/placements/placement.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { drawElement } from '../compose/draw-element.ts'
import { adToDraw, type FinishRequest } from '../compose/finish-creative.ts'
import { fittingFile } from '../compose/finish-measured.ts'
import { encodeWebp } from '../image/pixels.ts'
import { loopsOf, type Motion, motionEndMs, motionsOf } from './banner-motion.ts'
import { bannerPage } from './banner-page.ts'
import { type BannerPart, type BannerParts, bannerPartsOf } from './banner-parts.ts'
import { measureBanner } from './measure-banner.ts'
import { zippedFiles } from './zipped-files.ts'

/** A banner in HTML5 as the zip that an ad server takes. */
export interface Html5Banner {
  readonly bytes: Uint8Array
  readonly measured: MeasuredBanner
}

/** How a banner is written, the best first: pixels for each of its own, and the quality of its pictures. */
const WAYS = [
  { density: 2, quality: 84 },
  { density: 2, quality: 74 },
  { density: 2, quality: 62 },
  { density: 1, quality: 84 },
  { density: 1, quality: 70 },
  { density: 1, quality: 55 },
] as const
const PAGE = 'index.html'
const FALLBACK = 'fallback.jpg'

/**
 * The banner of a finished ad in HTML5: the same parts in the same places, moving, and its picture for where that is not shown; within the weight of
 * its format where any quality is. `clickUrl` is where a click leads until an ad server says otherwise; null where no page is known. The same request
 * and bytes give the same zip. Fails as `finishCreative` does.
 */
export async function finishHtml5(
  request: FinishRequest,
  bytesByUrl: ReadonlyMap<string, Uint8Array>,
  clickUrl: string | null,
): Promise<Html5Banner> {
  const { ad, element, size, parts: drawnWith, source, creative } = await adToDraw(request, bytesByUrl)
  const picture = await drawElement(element, size, drawnWith)
  const { bytes: fallback } = await fittingFile(picture, size, source, html5Rules.fallback.most)
  const texts = { title: creative.headline, name: nameOf(creative), clickUrl: clickUrl ?? '' }
  const most = bannerWeight(request.format)
  let drawn: Drawn | null = null
  for (const [place, { density, quality }] of WAYS.entries()) {
    if (drawn?.density !== density) drawn = await drawnIn(density)
    const { motions, drawings, ...page } = drawn
    const images = await Promise.all(page.parts.map(async (part, index) => drawings[index] ?? addressOf(part, quality)))
    const parts = page.parts.map((part, index) => ({ part, motion: motions[index], image: images[index] }))
    const html = bannerPage({ ...page, ...texts, fallback: FALLBACK, parts })
    const files = new Map([
      [PAGE, new TextEncoder().encode(html)],
      [FALLBACK, fallback],
    ])
    const bytes = await zippedFiles(files)
    if (bytes.length > most && place < WAYS.length - 1) continue
    const motion = { seconds: motionEndMs(motions) / 1000, loops: loopsOf(motions) }
    return { bytes, measured: measureBanner(files, { page: PAGE, fallback: FALLBACK, bytes: bytes.length, ...motion }) }
  }
  throw new Error('A banner is written in one of the ways.')

  async function drawnIn(density: 1 | 2): Promise<Drawn> {
    const banner = await bannerPartsOf(ad, drawnWith, density)
    const drawings = await Promise.all(banner.parts.map(async (part) => (isPhotograph(part.role) ? null : addressOf(part, 100))))
    return { ...banner, density, motions: motionsOf(banner.parts, size), drawings }
  }
}

/** A banner that is drawn, to be written in any quality. */
interface Drawn extends BannerParts {
  readonly density: 1 | 2
  readonly motions: readonly Motion[]
  /** Addresses of what is no photograph; null for photographs and fields. */
  readonly drawings: readonly (string | null)[]
}

/** A part as the address of its image: drawings as they are, photographs in that quality; null for a field. */
async function addressOf({ look, role }: BannerPart, quality: number): Promise<string | null> {
  if (look.kind === 'field') return null
  const webp = await encodeWebp(look.pixels, isPhotograph(role) ? quality : null)
  return `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
}

const isPhotograph = (role: BannerPart['role']): boolean => role === 'picture' || role === 'product'

/** What a banner says, for those who do not see it. */
const nameOf = ({ brandName, headline, description, facts, callToAction }: Creative): string =>
  [brandName, headline, description, facts.price ?? '', callToAction]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`))
    .join(' ')

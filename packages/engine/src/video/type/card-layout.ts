import { type AdStyle } from '@adloom/domain/design/ad-style.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { AD_FEATURES } from '@adloom/domain/design/ad-facts.ts'
import { type AdBox } from '@adloom/creatives/layouts/arrange.ts'
import { regionsIn } from '@adloom/creatives/layouts/present-regions.ts'
import { type Align } from '@adloom/creatives/ad-parts.tsx'
import { type AdGround, type AdPart, type AdRegion, type PicturePart } from '@adloom/creatives/layouts/layout.ts'
import { type FrameRegion } from '../timeline/frame.ts'

/** What the end card of a video says. Null: no such text. */
export interface CardTexts {
  readonly hook: string | null
  readonly productName: string | null
  readonly captions: readonly string[]
  readonly offer: { readonly now: string; readonly before: string | null } | null
  readonly brandName: string | null
  readonly callToAction: string | null
  readonly site: string | null
}

/** Addresses of the images of a card while it is arranged. */
export const CARD_LOGO = 'logo'
export const CARD_LOGO_ON_DARK = 'logo-on-dark'

/** What the brand gives a card. */
interface CardBrand extends Pick<AdStyle, 'corners'> {
  readonly accent: string
  readonly hasLogo: boolean
  readonly hasLogoOnDark: boolean
}

const spaced = (text: string): string => text.replaceAll(' ', '\u00a0')

/** The content of the card as that of an ad: the same headline, and the product's name below it. `ratio`: of the product cut out, null without. */
export function cardCreative(texts: CardTexts, { accent, corners, hasLogo, hasLogoOnDark }: CardBrand, ratio: number | null): Creative {
  const { hook, productName, captions, offer, brandName, callToAction, site } = texts
  const headline = hook ?? productName ?? ''
  return {
    ...plainCreative,
    image: '',
    brandLogo: hasLogo ? CARD_LOGO : null,
    brandName: brandName ?? '',
    headline,
    description: productName === headline ? '' : (productName ?? ''),
    callToAction: callToAction ?? '',
    accent,
    style: { ...plainCreative.style, corners, logoOnDark: hasLogoOnDark ? CARD_LOGO_ON_DARK : null },
    facts: {
      ...plainCreative.facts,
      price: offer === null ? null : spaced(offer.now),
      before: offer?.before === null || offer === null ? null : spaced(offer.before),
      features: captions.slice(0, AD_FEATURES).map((text) => ({ text, icon: 'check' })),
      promise: site,
    },
    cutout: ratio === null ? null : { src: '', ratio, box: { left: 0, top: 0, width: 1, height: 1 } },
  }
}

const partsIn = (region: AdRegion): readonly AdPart[] => ('part' in region ? [region] : regionsIn(region).flatMap(partsIn))
const showsPrice = (part: AdPart): boolean => part.part === 'price' || part.part === 'sticker'

/** How large a price is beside the text it stands with, and how large the address of the shop is. */
const PRICE_SIZE = { description: 1.9, headline: 0.8 }
const SITE_SIZE = 0.92
/** Left out first. */
const SITE_DROP = 9

/** The layout with a place for the price, and for the shop's address: a video ends with them whatever layout its ad has. */
export function cardRegion(given: AdRegion, hasSite: boolean): AdRegion {
  const root = withoutSpareTexts(given)
  const parts = partsIn(root)
  const hasPrice = parts.some(showsPrice)
  const at = parts.find(({ part }) => part === 'description') ?? parts.find(({ part }) => part === 'headline')
  return at === undefined ? root : withTexts(root, { at, hasPrice, hasSite })
}

/** Without prices that would be left out where there is little room, and without a place for a promise: the address would stand there twice. */
function withoutSpareTexts(region: AdRegion): AdRegion {
  const isPromise = (child: AdRegion): boolean => 'part' in child && child.part === 'promise'
  const kept = (children: readonly AdRegion[]): readonly AdRegion[] =>
    children.filter((child) => !isPromise(child) && (child.drop === undefined || !partsIn(child).some(showsPrice))).map(withoutSpareTexts)
  if ('down' in region) return { ...region, down: kept(region.down) }
  if ('along' in region) return { ...region, along: kept(region.along) }
  return 'over' in region ? { ...region, over: kept(region.over) } : region
}

interface AddedTexts {
  /** The text they stand beside. */
  readonly at: AdPart
  readonly hasPrice: boolean
  readonly hasSite: boolean
}

function withTexts(region: AdRegion, added: AddedTexts): AdRegion {
  if ('down' in region) return { ...region, down: region.down.map((child) => withTexts(child, added)) }
  if ('along' in region) return { ...region, along: region.along.map((child) => withTexts(child, added)) }
  if ('over' in region) return { ...region, over: region.over.map((child) => withTexts(child, added)) }
  if (region !== added.at || (region.part !== 'description' && region.part !== 'headline')) return region
  const { grow, share, ...text } = region
  const [largest, smallest] = text.size
  const isHeadline = text.part === 'headline'
  const align = text.align ?? 'start'
  const size = largest * PRICE_SIZE[isHeadline ? 'headline' : 'description']
  const price = added.hasPrice ? [] : [priceBeside(size, align)]
  const site: AdRegion = {
    part: 'promise',
    size: isHeadline ? [3.2, 2.4] : [largest * SITE_SIZE, smallest],
    lines: 1,
    tone: 'soft',
    align,
    drop: SITE_DROP,
  }
  const below = added.hasSite ? [site] : []
  return {
    grow,
    share,
    gap: largest * (isHeadline ? 0.25 : 0.42),
    down: isHeadline ? [text, ...price, ...below] : [...price, text, ...below],
  }
}

/** The price and what it was before: never smaller than a text around it. */
const priceBeside = (size: number, justify: Align): AdRegion => ({
  gap: size * 0.3,
  align: 'baseline',
  justify,
  along: [
    { part: 'price', size: [size, size * 0.68], lines: 1 },
    { part: 'before', size: [size * 0.54, size * 0.48], lines: 1, tone: 'soft' },
  ],
})

const hasPicture = (region: AdRegion): boolean => partsIn(region).some(({ part }) => part === 'picture')
const hasText = (region: AdRegion): boolean =>
  partsIn(region).some(({ part }) => part !== 'picture' && part !== 'shape' && part !== 'space')

/**
 * The layout with its texts above and its picture at the foot, where the controls of an app may lie over it. Unchanged where pictures stand
 * among the texts, or a sticker on the picture. `foot`: height of the controls in lengths of the layout.
 */
export const aboveControls = (root: AdRegion, foot: number): AdRegion =>
  partsIn(root).some(({ part }) => part === 'sticker') ? root : withTextsAbove(root, foot)

function withTextsAbove(region: AdRegion, foot: number): AdRegion {
  if (!hasPicture(region)) return region
  if ('over' in region) {
    return { ...region, over: region.over.map((child) => (hasPicture(child) ? child : keptAbove(turned(child)))) }
  }
  if (!('down' in region)) return region
  const parts = region.down.flatMap(unpacked)
  const pictures = parts.filter((child) => hasPicture(child) && !hasText(child))
  const [first, ...texts] = parts.filter((child) => !pictures.includes(child)).map(withoutLeaders)
  const isOpen = region.safe === 'all' || region.safe === 'below'
  if (pictures.length === 0 || first === undefined) return { ...region, down: region.down.map((child) => withTextsAbove(child, foot)) }
  return {
    ...region,
    ...(isOpen ? { safe: 'above' as const } : {}),
    down: [keptAbove(first), ...texts.map(notBelow), ...pictures.map((picture) => atLeast(picture, foot))],
  }
}

/** A stack of pictures and texts on the ground of what it stands in is a part of that. */
const unpacked = (region: AdRegion): readonly AdRegion[] =>
  'down' in region && region.ground === undefined && region.pad === undefined && hasPicture(region) && hasText(region)
    ? region.down.flatMap(unpacked)
    : [region]

/** Without lines that lead up to a picture. */
function withoutLeaders(region: AdRegion): AdRegion {
  const kept = (children: readonly AdRegion[]): readonly AdRegion[] =>
    children.filter((child) => !('part' in child) || child.part !== 'leader').map(withoutLeaders)
  if ('down' in region) return { ...region, down: kept(region.down) }
  if ('along' in region) return { ...region, along: kept(region.along) }
  return 'over' in region ? { ...region, over: kept(region.over) } : region
}

/** A region that is at least so high. */
const atLeast = (region: AdRegion, size: number): AdRegion => ({ grow: 1, over: [{ part: 'space', size }, region] })

const isSpace = (region: AdRegion): boolean => 'part' in region && region.part === 'space'
/** A stack that begins with space, the other way round. */
const turned = (region: AdRegion): AdRegion =>
  'down' in region && isSpace(region.down[0])
    ? { ...region, down: [...region.down.slice(1).map(notBelow), { part: 'space', grow: 1 }] }
    : 'down' in region
      ? { ...region, down: region.down.map(turned) }
      : region
const notBelow = (region: AdRegion): AdRegion => ('part' in region || region.safe === undefined ? region : { ...region, safe: undefined })
const keptAbove = (region: AdRegion): AdRegion => ('part' in region ? { safe: 'above', down: [region] } : { ...region, safe: 'above' })

/** The margin that layouts keep beside their texts themselves, in parts of the width that is laid out. */
const OWN_MARGIN = 0.06

/** The part of the frame that is laid out: where an app draws controls at one side, texts and pictures move to the other. */
export function sheetIn({ width, height, safe }: { readonly width: number; readonly height: number; readonly safe: FrameRegion }): AdBox {
  const margin = Math.min((safe.width / (1 - 2 * OWN_MARGIN)) * OWN_MARGIN, Math.min(width, height) * OWN_MARGIN)
  const left = Math.max(0, Math.floor(safe.left - margin))
  return { left, top: 0, width: Math.min(width, Math.ceil(safe.left + safe.width + margin)) - left, height }
}

/** A box of the sheet in the frame: one that ends with the sheet reaches to the edge of the frame. */
export function inFrame(box: AdBox, sheet: AdBox, width: number, bleeds: boolean): AdBox {
  const left = bleeds && box.left <= 0 ? 0 : box.left + sheet.left
  const right = bleeds && box.left + box.width >= sheet.width ? width : box.left + box.width + sheet.left
  return { left, top: box.top, width: right - left, height: box.height }
}

/** Whether a picture is the scene of the video: neither a cutout nor another picture of the page. */
export const isScene = ({ source }: PicturePart, hasCutOut: boolean): boolean => source === undefined || (source === 'cutout' && !hasCutOut)

/** The ground that the headline of a layout stands on. */
export const groundOfHeadline = (region: AdRegion, around: AdGround = 'paper'): AdGround | null => {
  if ('part' in region) return region.part === 'headline' ? around : null
  for (const child of regionsIn(region)) {
    const found = groundOfHeadline(child, region.ground ?? around)
    if (found !== null) return found
  }
  return null
}

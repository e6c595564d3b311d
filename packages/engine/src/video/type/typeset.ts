import { type VideoScript } from '@adloom/domain/video.ts'
import { contrast, mix, TEXT_CONTRAST } from '@adloom/creatives/accent.ts'
import { type TypeStyle } from '@adloom/creatives/text-fit.ts'
import { WORDMARK_RATIO } from '@adloom/creatives/wordmark.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { buttonSprite, single } from './end-parts.ts'
import { type Region } from '../timeline/frame.ts'
import { GROUND_SHADOW, groundShadow } from './ground-shadow.ts'
import { logoSprite, logoTreatment } from './logo-sprite.ts'
import { readable, setPrice, setText, type TextPlace } from './set-words.ts'
import { type VideoColors, type VideoSubject, type VideoText, type SpokenType, type TypeBlock } from '../timeline/timeline.ts'
import { type BlockOrder, makeBlocks, type WordLook } from './type-block.ts'
import { captionStyle, endLineStyle, hookStyle, nameStyle, siteStyle, typeSizes } from './type-sizes.ts'

/** The frame of the type, pixels. */
export interface TypePlace {
  readonly width: number
  readonly height: number
  readonly safe: Region
  readonly colors: VideoColors
}

/** Result of `typeset`. `leftOut`: parts of the script in letters that the font does not have, and blocks that fit in no readable size. */
export interface SetType {
  readonly type: VideoText
  readonly sprites: ReadonlyMap<string, Pixels>
  readonly leftOut: readonly string[]
}

/** Width of a panel's text beside the product in a wide frame, in parts of the frame. */
export const PANEL_WIDTH = 0.4
/** The same on the end card, in parts of the safe area. */
const END_COLUMN = 0.48

/** Typesets the whole script for a frame of this size. The same script, logo and place give the same pixels. */
export async function typeset(script: VideoScript, logo: Pixels | null, place: TypePlace, subject: VideoSubject): Promise<SetType> {
  const { width, height, safe, colors } = place
  const leftOut: string[] = []
  const told = (part: string, text: string | null): string | null => {
    const shown = readable(text)
    if (shown === null && text !== null && text.trim() !== '') leftOut.push(part)
    return shown
  }
  const said: Said = {
    hook: told('hook', script.hook),
    captions: script.captions.flatMap((caption, index) => told(`captions.${index}`, caption) ?? []),
    offer: script.offer === null ? null : priceOf(told('offer', script.offer.now), readable(script.offer.before)),
  }
  const brandName = told('brandName', script.brandName)
  const endText = told('productName', script.productName) ?? said.hook
  const sizes = typeSizes(width, height, subject !== 'staged' && height > width * 1.4)
  const shorter = Math.min(width, height)
  const isWide = width / height > 1.2
  const column = Math.floor(isWide ? Math.min(width * PANEL_WIDTH, safe.width) : safe.width)
  // Beside the product a wide end card has one column; stacked, and without a product, the text gets the whole width.
  const endWidth = Math.floor(isWide ? safe.width * END_COLUMN : safe.width * 0.96)

  const overImage: WordLook = { color: colors.text, shadow: colors.shade }
  const onBrand: WordLook = { color: colors.onBrand, shadow: null }
  const space = { shorter, width: safe.width, height: safe.height }
  const inImage: SpokenPlan = {
    hook: { ...space, height: safe.height * 0.5, largest: sizes.hook, smallest: 0.052, maxLines: 3 },
    caption: {
      ...space,
      width: Math.floor(safe.width * (isWide ? 0.5 : 1)),
      height: safe.height * 0.36,
      largest: sizes.caption,
      maxLines: 3,
    },
    offer: { ...space, height: safe.height * 0.4, largest: sizes.offer, maxLines: 1 },
  }
  const inPanel: SpokenPlan = {
    hook: { ...space, width: column, height: safe.height * 0.7, largest: sizes.panelHook, smallest: 0.052, maxLines: 4 },
    // In lists a mark precedes it.
    caption: { ...space, width: Math.floor(column * 0.84), height: safe.height * 0.5, largest: sizes.caption, maxLines: 4 },
    offer: { ...space, width: column, height: safe.height * 0.4, largest: sizes.offer, maxLines: 1 },
  }
  const onPoster: SpokenPlan = {
    hook: { ...space, height: safe.height * 0.86, largest: sizes.posterHook, smallest: 0.06, maxLines: 4 },
    // In wide frames the product is beside it.
    caption: {
      ...space,
      width: Math.floor(safe.width * (isWide ? 0.54 : 1)),
      height: safe.height * 0.7,
      largest: sizes.posterHook * 0.7,
      maxLines: 4,
    },
    offer: { ...space, height: safe.height * 0.5, largest: sizes.posterOffer, maxLines: 1 },
  }
  const plans = [
    ...spokenPlans('picture', said, inImage, overImage),
    ...spokenPlans('panel', said, inPanel, onBrand),
    ...spokenPlans('poster', said, onPoster, onBrand),
  ]
  const endSpace = { ...space, width: endWidth }
  // A square card keeps room for the product: two lines at most, price and button side by side.
  const isTight = !isWide && width / height > 0.7
  const isSquare = isTight && width / height > 0.9
  const endLine = { ...endSpace, height: safe.height * 0.34, largest: sizes.endLine, maxLines: isTight ? 2 : 3 }
  if (endText !== null) plans.push(textPlan('endLine', endText, endLineStyle, endLine, onBrand))
  const endPrice = { ...endSpace, width: isSquare ? Math.floor(safe.width * 0.5) : endWidth, largest: sizes.endOffer, maxLines: 1 }
  if (said.offer !== null) plans.push(pricePlan('endOffer', said.offer, endPrice, onBrand))
  const hasWordmark = logo !== null && logo.width / logo.height >= WORDMARK_RATIO
  const named = { ...endSpace, largest: logo === null ? sizes.name : sizes.name * 0.62, maxLines: 2, isWhole: true }
  if (brandName !== null && !hasWordmark) plans.push(textPlan('name', brandName, nameStyle, named, onBrand))
  const site = told('site', script.site)
  const small = { ...endSpace, largest: sizes.button * 0.86, smallest: 0.036, maxLines: 1, isWhole: true }
  if (site !== null) plans.push(textPlan('site', site, siteStyle, small, { color: softened(colors), shadow: null }))
  const orders = await Promise.all(plans)
  leftOut.push(...orders.filter(({ words }) => words.length === 0).map(({ name }) => name))
  const { blocks, sprites } = await makeBlocks(orders)
  const pieces = new Map(sprites).set(GROUND_SHADOW.sprite, groundShadow(colors.shade))

  const label = told('callToAction', script.callToAction)
  const button =
    label === null
      ? null
      : await buttonSprite(label, colors, {
          shorter,
          width: isSquare && said.offer !== null ? Math.floor(safe.width * 0.44) : endWidth,
          size: sizes.button,
        })
  if (label !== null && button === null) leftOut.push('callToAction')
  if (button !== null) pieces.set('button', button.pixels)
  const endLogo =
    logo === null
      ? null
      : await logoSprite(logo, logoTreatment(logo, colors.brand, colors.onBrand), {
          width: Math.round(endWidth * 0.8),
          height: Math.round(shorter * sizes.name * 1.9),
        })
  if (endLogo !== null) pieces.set('logo', endLogo.pixels)
  const block = (name: string): TypeBlock | null => blocks.get(name) ?? null
  const spoken = (setting: string): SpokenType => ({
    hook: block(`${setting}/hook`),
    captions: said.captions.flatMap((_, index) => block(`${setting}/caption-${index}`) ?? []),
    offer: block(`${setting}/offer`),
  })
  const type: VideoText = {
    ...spoken('picture'),
    panel: spoken('panel'),
    poster: spoken('poster'),
    logo: endLogo === null ? null : single('logo', endLogo.pixels, endLogo.room),
    name: block('name'),
    endLine: block('endLine'),
    endOffer: block('endOffer'),
    button: button === null ? null : single('button', button.pixels, button.room),
    site: block('site'),
  }
  return { type, sprites: pieces, leftOut }
}

interface Said {
  readonly hook: string | null
  readonly captions: readonly string[]
  readonly offer: { readonly now: string; readonly before: string | null } | null
}

interface SpokenPlan {
  readonly hook: TextPlace
  readonly caption: TextPlace
  readonly offer: TextPlace
}

const priceOf = (now: string | null, before: string | null): Said['offer'] => (now === null ? null : { now, before })

function spokenPlans(setting: string, { hook, captions, offer }: Said, plan: SpokenPlan, look: WordLook): Promise<BlockOrder>[] {
  return [
    ...(hook === null ? [] : [textPlan(`${setting}/hook`, hook, hookStyle, plan.hook, look)]),
    ...captions.map((caption, index) => textPlan(`${setting}/caption-${index}`, caption, captionStyle, plan.caption, look)),
    ...(offer === null ? [] : [pricePlan(`${setting}/offer`, offer, plan.offer, look)]),
  ]
}

const textPlan = async (name: string, text: string, style: TypeStyle, place: TextPlace, look: WordLook): Promise<BlockOrder> => ({
  name,
  look,
  ...(await setText(text, style, place)),
})

const pricePlan = async (name: string, offer: NonNullable<Said['offer']>, place: TextPlace, look: WordLook): Promise<BlockOrder> => ({
  name,
  look,
  ...(await setPrice(offer, place)),
})

/** A fainter text colour for small print, as far as it stays readable. */
function softened({ onBrand, brand }: VideoColors): string {
  const soft = mix(onBrand, brand, 0.16)
  return contrast(soft, brand) >= TEXT_CONTRAST ? soft : onBrand
}

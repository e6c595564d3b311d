import { type CornerKind, type PairingId } from '@adloom/domain/design/ad-style.ts'
import { type AdLayout, DEFAULT_ACCENT } from '@adloom/domain/template.ts'
import { pairings } from '@adloom/creatives/pairings.ts'
import { type VideoScript } from '@adloom/domain/video.ts'
import { mix, TEXT_CONTRAST, WHITE } from '@adloom/creatives/accent.ts'
import { drawable, isRightToLeft } from '@adloom/creatives/letter-widths.ts'
import { contrast } from '@adloom/creatives/oklch.ts'
import { WORDMARK_RATIO } from '@adloom/creatives/wordmark.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { designCard } from './design-card.ts'
import { buttonSprite, blockOfSprite } from './end-parts.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { GROUND_SHADOW, groundShadow } from './ground-shadow.ts'
import { logoSprite, logoTreatment } from './logo-sprite.ts'
import { setPrice, setText, type TextPlace } from './set-words.ts'
import { type VideoColors, type VideoSubject, type VideoText, type ShotTexts, type TypeBlock } from '../timeline/timeline.ts'
import { type ShotTextPlaces, type TextPlaces, textPlaces } from './text-places.ts'
import { type BlockOrder, makeBlocks, type WordStyle } from './type-block.ts'
import { type VideoTextStyle, type VideoType, videoTypeOf } from './video-type.ts'

/** The frame of the type, pixels. */
interface TypePlace {
  readonly width: number
  readonly height: number
  readonly safe: FrameRegion
  readonly colors: VideoColors
}

/** How a video is designed. `layout`: of its end card, null for the video's own; `accent`: the brand's colour, `#RRGGBB`. */
export interface VideoDesign {
  readonly pairing: PairingId
  readonly layout: AdLayout | null
  readonly accent: string
  /** The brand's second colour; null: one in harmony. */
  readonly secondary: string | null
  /** The corners of its button and its panels; null: as the layout has them. */
  readonly corners: CornerKind | null
  /** The brand's logo for dark grounds; null: its one logo everywhere. */
  readonly logoOnDark: Pixels | null
}

export const plainVideoDesign: VideoDesign = {
  pairing: 'grotesque',
  layout: null,
  accent: DEFAULT_ACCENT,
  secondary: null,
  corners: null,
  logoOnDark: null,
}

/** Result of `typeset`. `leftOut`: blocks that fit in no readable size. */
export interface SetType {
  readonly type: VideoText
  readonly sprites: ReadonlyMap<string, Pixels>
  readonly leftOut: readonly string[]
}

/** Typesets the whole script for a frame of this size, in the type of a pairing. The same script, logo and place give the same pixels. */
export async function typeset(
  script: VideoScript,
  logo: Pixels | null,
  place: TypePlace,
  subject: VideoSubject,
  design: VideoDesign = plainVideoDesign,
): Promise<SetType> {
  const { colors } = place
  // As an ad shows it: only with the logo that it is a version of.
  const shownLogo = logo !== null && colors.onBrand === WHITE ? (design.logoOnDark ?? logo) : logo
  const styles = videoTypeOf(design.pairing)
  const texts = readScript(script)
  const places = textPlaces(place, subject)
  const orders = await Promise.all([
    ...shotTextPlans(texts, styles, places, colors),
    ...(design.layout === null ? endPlans(texts, styles, shownLogo, places, colors) : []),
  ])
  const unset = orders.filter(({ words }) => words.length === 0).map(({ name }) => name)
  const { blocks, sprites } = await makeBlocks(orders)
  const designed = await designedCard(script, texts, logo, place, subject, design)
  const button = designed === null ? await buttonOf(texts, styles, places, colors) : null
  const endLogo =
    shownLogo === null || designed !== null
      ? null
      : await logoSprite(shownLogo, logoTreatment(shownLogo, colors.brand, colors.onBrand), places.logo)

  const all = new Map([...sprites, ...(designed?.sprites ?? [])]).set(GROUND_SHADOW.sprite, groundShadow(colors.shade))
  if (button !== null) all.set('button', button.pixels)
  if (endLogo !== null) all.set('logo', endLogo.pixels)
  const block = (name: string): TypeBlock | null => blocks.get(name) ?? null
  const textsOf = (setting: string): ShotTexts => ({
    hook: block(`${setting}/hook`),
    captions: texts.captions.flatMap((_, index) => block(`${setting}/caption-${index}`) ?? []),
    offer: block(`${setting}/offer`),
  })
  const type: VideoText = {
    ...textsOf('picture'),
    isMirrored: texts.isMirrored,
    panel: textsOf('panel'),
    poster: textsOf('poster'),
    logo: endLogo === null ? null : blockOfSprite('logo', endLogo.pixels, endLogo.margin),
    name: block('name'),
    endLine: block('endLine'),
    endOffer: block('endOffer'),
    button: button === null ? null : blockOfSprite('button', button.pixels, button.margin),
    site: block('site'),
    card: designed?.card ?? null,
  }
  const unfitting = texts.callToAction !== null && button === null && designed === null ? ['callToAction'] : []
  return { type, sprites: all, leftOut: [...unset, ...unfitting] }
}

/** The end card in the layout of an ad; null without one. */
async function designedCard(
  script: VideoScript,
  texts: ReadableTexts,
  logo: Pixels | null,
  { width, height, safe }: TypePlace,
  subject: VideoSubject,
  { layout, pairing, logoOnDark, ...design }: VideoDesign,
): Promise<Awaited<ReturnType<typeof designCard>> | null> {
  if (layout === null) return null
  const productName = script.productName === null ? null : drawable(script.productName)
  const card = { ...texts, productName: productName === '' ? null : productName }
  const room = texts.isMirrored ? { ...safe, left: width - safe.left - safe.width } : safe
  const look = { ...design, layout, pairing: pairings[pairing] }
  return designCard(card, { logo, onDark: logoOnDark }, subject === 'staged', look, { width, height, safe: room })
}

/** The texts of a script that can be shown; null and empty: no such text. */
interface ReadableTexts {
  readonly hook: string | null
  readonly captions: readonly string[]
  readonly offer: { readonly now: string; readonly before: string | null } | null
  readonly brandName: string | null
  /** The product's name, or the hook where it has none. */
  readonly endLine: string | null
  readonly site: string | null
  readonly callToAction: string | null
  /** Whether the video runs from right to left, as its first text does. */
  readonly isMirrored: boolean
}

/** What is drawn of a script's texts. */
function readScript(script: VideoScript): ReadableTexts {
  const read = (text: string | null): string | null => {
    const shown = drawable(text ?? '')
    return shown === '' ? null : shown
  }
  const hook = read(script.hook)
  const now = read(script.offer?.now ?? null)
  const captions = script.captions.flatMap((caption) => read(caption) ?? [])
  const endLine = read(script.productName) ?? hook
  return {
    hook,
    captions,
    offer: now === null ? null : { now, before: read(script.offer?.before ?? null) },
    brandName: read(script.brandName),
    endLine,
    site: read(script.site),
    callToAction: read(script.callToAction),
    isMirrored: isRightToLeft([hook, ...captions, endLine].find((text) => text !== null) ?? ''),
  }
}

/** Hook, captions and offer, set three times: over images, on a panel and on a poster. */
function shotTextPlans(
  texts: ReadableTexts,
  styles: VideoType,
  { image, panel, poster }: TextPlaces,
  colors: VideoColors,
): Promise<BlockOrder>[] {
  const overImage: WordStyle = { color: colors.text, shadow: colors.shade }
  const onBrand: WordStyle = { color: colors.onBrand, shadow: null }
  return [
    ...settingPlans('picture', texts, styles, image, overImage),
    ...settingPlans('panel', texts, styles, panel, onBrand),
    ...settingPlans('poster', texts, styles, poster, onBrand),
  ]
}

function settingPlans(
  setting: string,
  { hook, captions, offer, isMirrored }: ReadableTexts,
  styles: VideoType,
  places: ShotTextPlaces,
  wordStyle: WordStyle,
): Promise<BlockOrder>[] {
  return [
    ...(hook === null ? [] : [textPlan(`${setting}/hook`, hook, styles.hook, places.hook, wordStyle)]),
    ...captions.map((caption, index) => textPlan(`${setting}/caption-${index}`, caption, styles.caption, places.caption, wordStyle)),
    ...(offer === null ? [] : [pricePlan(`${setting}/offer`, { offer, isMirrored, styles }, places.offer, wordStyle)]),
  ]
}

/** The texts of the end card; a logo that says the name replaces it. */
function endPlans(
  { endLine, offer, brandName, site, isMirrored }: ReadableTexts,
  styles: VideoType,
  logo: Pixels | null,
  places: TextPlaces,
  colors: VideoColors,
): Promise<BlockOrder>[] {
  const wordStyle: WordStyle = { color: colors.onBrand, shadow: null }
  const small: WordStyle = { color: softened(colors), shadow: null }
  const hasWordmark = logo !== null && logo.width / logo.height >= WORDMARK_RATIO
  const namePlace = logo === null ? places.name : places.nameBesideLogo
  return [
    ...(endLine === null ? [] : [textPlan('endLine', endLine, styles.endLine, places.endLine, wordStyle)]),
    ...(offer === null ? [] : [pricePlan('endOffer', { offer, isMirrored, styles }, places.endOffer, wordStyle)]),
    ...(brandName === null || hasWordmark ? [] : [textPlan('name', brandName, styles.name, namePlace, wordStyle)]),
    ...(site === null ? [] : [textPlan('site', site, styles.site, places.site, small)]),
  ]
}

async function buttonOf({ callToAction, offer }: ReadableTexts, styles: VideoType, { button }: TextPlaces, colors: VideoColors) {
  if (callToAction === null) return null
  const { shorter, width, widthBesideOffer, size } = button
  return buttonSprite(callToAction, styles.button, colors, { shorter, width: offer === null ? width : widthBesideOffer, size })
}

const textPlan = async (
  name: string,
  text: string,
  style: VideoTextStyle,
  place: TextPlace,
  wordStyle: WordStyle,
): Promise<BlockOrder> => ({
  name,
  wordStyle,
  ...(await setText(text, style, place)),
})

const pricePlan = async (
  name: string,
  {
    offer,
    isMirrored,
    styles,
  }: { readonly offer: NonNullable<ReadableTexts['offer']>; readonly isMirrored: boolean; readonly styles: VideoType },
  place: TextPlace,
  wordStyle: WordStyle,
): Promise<BlockOrder> => ({ name, wordStyle, ...(await setPrice(offer, place, isMirrored, styles)) })

/** A fainter text colour for small print, as far as it stays readable. */
function softened({ onBrand, brand }: VideoColors): string {
  const soft = mix(onBrand, brand, 0.16)
  return contrast(soft, brand) >= TEXT_CONTRAST ? soft : onBrand
}

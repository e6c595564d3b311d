import { createHash } from 'node:crypto'
import { type Ad, type VideoAd } from '@adloom/domain/ad.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { type CheckRequest, type Concern } from '@adloom/domain/copy-edit.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { bannerChecksOf } from '@adloom/domain/placements/check-banner.ts'
import { checksOf } from '@adloom/domain/placements/check-placement.ts'
import { type MeasuredVideo, videoChecksOf } from '@adloom/domain/placements/check-video.ts'
import { textsFor } from '@adloom/domain/placements/fitting-texts.ts'
import {
  advertisedBrand,
  campaignOfAd,
  creativesOf,
  optionsOfAd,
  type PackChoices,
  type PackedBanner,
  type PackedCreative,
  type PackedFile,
  packLimits,
  type PackManifest,
  productOfAd,
  writtenFrom,
} from '@adloom/domain/placements/pack.ts'
import { type NameValues, packPath, uniquePath } from '@adloom/domain/placements/pack-name.ts'
import { type AdPlacement, placementsOf, takesHtml5, videoRules } from '@adloom/domain/placements/placement.ts'
import { platformCallOf } from '@adloom/domain/placements/platform-calls.ts'
import { scoreOf } from '@adloom/domain/placements/score.ts'
import { type MeasuredAd } from '../compose/finish-measured.ts'
import { type FramedLogo } from '../compose/frame-logo.ts'
import { type FinishRequest } from '../compose/finish-creative.ts'
import { type Html5Banner } from '../html5/html5-banner.ts'
import { callLabelsIn, callOfLabel } from './call-of-label.ts'
import { claimConcerns } from './claim-concerns.ts'
import { inOrder } from './in-order.ts'
import { createLogoPacker, type LogoOrder } from './pack-logos.ts'
import { textsHeader, textRowsOf } from './text-rows.ts'
import { uploadTablesFor } from './upload-tables.ts'

/** A file of a pack. */
export interface PackEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

interface PackOrder extends PackChoices {
  /** Of the campaign; null: the campaign of each ad, or its own title. */
  readonly title: string | null
  readonly madeBy: string
  readonly madeAt: Date
}

/** What a pack is made with. */
export interface PackPorts {
  /** Draws an ad and measures it; `weights` are those of `finishMeasured`. Fails as that does and as its images are read. */
  readonly finish: (request: FinishRequest, weights: readonly (number | null)[], signal: AbortSignal) => Promise<MeasuredAd>
  /** Makes the banner of an ad in HTML5; `clickUrl` is that of `finishHtml5`. Fails as `finish` does. */
  readonly finishHtml5: (request: FinishRequest, clickUrl: string | null, signal: AbortSignal) => Promise<Html5Banner>
  readonly checkCopy: (request: CheckRequest, signal: AbortSignal) => Promise<readonly Concern[]>
  /** A brand's logo for platforms; null when it cannot be read. */
  readonly frameLogo: (order: LogoOrder, signal: AbortSignal) => Promise<FramedLogo | null>
  /** The file of a video, and what it says of itself. */
  readonly readVideo: (address: string, signal: AbortSignal) => Promise<{ readonly bytes: Uint8Array; readonly facts: MeasuredVideo }>
}

/** Formats that are drawn while others are packed. */
const AHEAD = 3

/**
 * The files of a pack, one after the other: pictures in the order of the ads, then their texts, upload files, and the manifest, which makes the pack
 * complete. An ad that cannot be drawn is left out and named. Only what is being drawn is in memory, and a line for each file.
 */
export async function* packEntries(
  order: PackOrder,
  ads: AsyncIterable<Ad>,
  ports: PackPorts,
  signal: AbortSignal,
): AsyncGenerator<PackEntry> {
  const { placements, combinations, pattern, html5, title, madeBy, madeAt } = order
  const chosen = placementsOf(placements)
  const manifest = {
    ads: [] as PackManifest['ads'],
    files: [] as PackedFile[],
    logos: [] as PackManifest['logos'],
    videos: [] as PackManifest['videos'],
    banners: [] as PackedBanner[],
    leftOut: [] as PackManifest['leftOut'],
  }
  const taken = new Set<string>()
  const tables = uploadTablesFor(chosen)
  const texts = [textsHeader]
  const packLogos = createLogoPacker(placements, ports.frameLogo, manifest.logos)
  for await (const ad of ads) {
    signal.throwIfAborted()
    const campaign = title ?? campaignOfAd(ad)
    const name: FileName = (values, ending) => {
      const n = String(manifest.files.length + manifest.logos.length + manifest.videos.length + 1).padStart(4, '0')
      return uniquePath(packPath(pattern, { campaign, product: productOfAd(ad), n, ...values }), ending, taken)
    }
    if (ad.type === 'video') {
      yield* packVideo(ad, name, ports, manifest, signal)
      continue
    }
    const creatives = creativesOf(ad, combinations)
    if (creatives.length === 0) {
      manifest.leftOut.push({ ad: ad.id, reason: 'It is a picture without texts, so there is nothing to arrange in other sizes.' })
      continue
    }
    const before = manifest.files.length
    try {
      for (const packed of creatives) yield* packCreative(ad, packed, { chosen, html5 }, name, ports, manifest, signal)
    } catch (cause) {
      signal.throwIfAborted()
      if (!(cause instanceof AdloomError) || cause.code === 'server.stopping') throw cause
      manifest.leftOut.push({ ad: ad.id, reason: cause.message })
    }
    const files = manifest.files.slice(before)
    const missingLogos = files.length === 0 ? [] : yield* packLogos(ad, name, signal)
    const options = optionsOfAd(ad)
    manifest.ads.push({
      id: ad.id,
      title: ad.title,
      productName: productOfAd(ad),
      productUrl: pageOf(ad),
      engine: ad.engine ?? null,
      texts: [...options],
      order: orderOf(files),
    })
    texts.push(...textRowsOf(ad.title, options))
    for (const table of tables)
      table.add({ ad, campaign, productName: productOfAd(ad), brandName: advertisedBrand(ad)?.name ?? '', options, missingLogos }, files)
  }
  yield { name: 'texts.csv', bytes: utf8(texts.join('')) }
  const filled = tables.filter((table) => table.lines.length > 1)
  for (const table of filled) yield { name: table.name, bytes: utf8(table.lines.join('')) }
  const whole: PackManifest = {
    format: 'adloom-pack',
    version: 1,
    madeBy,
    madeAt: madeAt.toISOString(),
    placements,
    combinations,
    pattern,
    html5,
    ...manifest,
    uploadFiles: filled.map((table) => ({ name: table.name, missing: [...table.missing] })),
  }
  yield { name: 'manifest.json', bytes: utf8(`${JSON.stringify(whole, null, 1)}\n`) }
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const pageOf = (ad: Ad): string | null => (ad.type === 'image' || ad.type === 'video' ? null : (ad.productUrl ?? null))

/** Of a logo the product is the brand. */
type FileName = (values: Omit<NameValues, 'campaign' | 'product' | 'n'> & Partial<Pick<NameValues, 'product'>>, ending: string) => string

/** The pictures of a creative, each with its banner: each format is drawn once, for all placements that show it. */
async function* packCreative(
  ad: Ad,
  { creative, layout, option, image, text }: PackedCreative,
  { chosen, html5 }: { readonly chosen: readonly AdPlacement[]; readonly html5: boolean },
  name: FileName,
  ports: PackPorts,
  { files, banners }: Pick<PackManifest, 'files' | 'banners'>,
  signal: AbortSignal,
): AsyncGenerator<PackEntry> {
  const concerns = await concernsOf(ad, option, ports, signal)
  const call = callOfLabel(option.callToAction, option.language)
  const written = { option, brandName: creative.brandName, call, callLabels: callLabelsIn(option.language), concerns }
  const byFormat = Map.groupBy(chosen, ({ format }) => format)
  const drawings = inOrder(byFormat, AHEAD, async ([format, places]: [AdFormat, AdPlacement[]]) => {
    const request = { creative, layout, format }
    const weights = places.map(({ weight }) => weight?.most ?? null)
    const moves = html5 && places.some(takesHtml5)
    const [drawn, banner] = await Promise.all([
      ports.finish(request, weights, signal),
      moves ? ports.finishHtml5(request, pageOf(ad), signal) : null,
    ])
    return { ...drawn, banner }
  })
  for await (const [[, places], { files: drawn, sourceType, banner }] of drawings) {
    for (const [index, placement] of places.entries()) {
      if (files.length + banners.length >= packLimits.files) throw new AdloomError('pack.too-many', { values: packLimits })
      const { bytes, measured } = drawn[index]
      const size = `${measured.width}x${measured.height}`
      const file = name({ placement: placement.id, size, image: String(image), text: String(text) }, 'jpg')
      const sent = textsFor(placement, written)
      const callToAction = placement.callsToAction === null || call === null ? null : platformCallOf(placement.callsToAction, call).value
      files.push({
        name: file,
        ad: ad.id,
        placement: placement.id,
        platform: placement.platform,
        image,
        text,
        sha256: hashOf(bytes),
        ...measured,
        layout,
        texts: { ...sent, callToAction },
        sourceType,
        checks: [...checksOf(placement, measured, { ...written, sent })],
        score: scoreOf(measured, option, placement),
      })
      yield { name: file, bytes }
      if (banner === null || !takesHtml5(placement)) continue
      const { id, platform } = placement
      const zip = `${file.slice(0, -'jpg'.length)}zip`
      const checks = [...bannerChecksOf(placement, banner.measured)]
      banners.push({ name: zip, ad: ad.id, placement: id, platform, image, text, sha256: hashOf(banner.bytes), ...banner.measured, checks })
      yield { name: zip, bytes: banner.bytes }
    }
  }
}

/** What the page of an ad does not bear out of a text; null where nothing of the page is known. */
async function concernsOf(ad: Ad, option: CopyOption, { checkCopy }: Pick<PackPorts, 'checkCopy'>, signal: AbortSignal) {
  const from = ad.type === 'social' ? ad : ad.type === 'display' ? ad.banners : undefined
  return from?.facts === undefined ? null : claimConcerns(option, writtenFrom(from), checkCopy, signal)
}

async function* packVideo(
  { id, videoUrl, format, resolution }: VideoAd,
  name: FileName,
  { readVideo }: PackPorts,
  { videos, leftOut }: Pick<PackManifest, 'videos' | 'leftOut'>,
  signal: AbortSignal,
): AsyncGenerator<PackEntry> {
  try {
    const { bytes, facts } = await readVideo(videoUrl, signal)
    const size = facts.width === null ? resolution : `${facts.width}x${facts.height}`
    const ending = facts.contentType === 'video/webm' ? 'webm' : facts.contentType === 'video/quicktime' ? 'mov' : 'mp4'
    const file = name({ placement: 'video', size, image: format.replace(':', 'x'), text: '1' }, ending)
    const placements = videoRules.map((rules) => ({ placement: rules.id, checks: [...videoChecksOf(rules, facts)] }))
    videos.push({ name: file, ad: id, sha256: hashOf(bytes), bytes: bytes.length, placements })
    yield { name: file, bytes }
  } catch (cause) {
    signal.throwIfAborted()
    if (!(cause instanceof AdloomError)) throw cause
    leftOut.push({ ad: id, reason: cause.message })
  }
}

/** The creatives of an ad by their mean score. */
function orderOf(files: readonly PackedFile[]): PackManifest['ads'][number]['order'] {
  const byCreative = Map.groupBy(files, ({ image, text }) => `${image} ${text}`)
  const mean = [...byCreative.values()].map((own) => ({
    image: own[0].image,
    text: own[0].text,
    score: Math.round((10 * own.reduce((sum, { score }) => sum + score.total, 0)) / own.length) / 10,
  }))
  return mean.toSorted((one, other) => other.score - one.score)
}

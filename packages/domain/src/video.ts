import * as z from 'zod'
import { textLimits } from './text-limits.ts'

/** Frames a second of every video rendered here. */
export const VIDEO_FPS = 30

export const videoAspectRatios = ['1:1', '16:9', '9:16', '4:5'] as const
export type VideoAspectRatio = (typeof videoAspectRatios)[number]

/** `720p` has 720 pixels on its shorter side, `1080p` has 1080. */
export const videoResolutions = ['720p', '1080p'] as const
export type VideoResolution = (typeof videoResolutions)[number]

/** Width and height in pixels; always even, as H.264 needs them. */
export const videoSizes: Readonly<
  Record<VideoAspectRatio, Readonly<Record<VideoResolution, { readonly width: number; readonly height: number }>>>
> = {
  '1:1': { '720p': { width: 720, height: 720 }, '1080p': { width: 1080, height: 1080 } },
  '16:9': { '720p': { width: 1280, height: 720 }, '1080p': { width: 1920, height: 1080 } },
  '9:16': { '720p': { width: 720, height: 1280 }, '1080p': { width: 1080, height: 1920 } },
  '4:5': { '720p': { width: 720, height: 900 }, '1080p': { width: 1080, height: 1350 } },
}

/**
 * Where a video is shown: the margins that must stay free of text, as fractions of the frame from each edge. Add yours here. Stories: top 14 %,
 * bottom 20 %; Reels: top 14 %, bottom 35 %, sides 6 %; TikTok: 660 × 1020 at (120, 240) of 1080 × 1920, left to right; YouTube Shorts: 840 × 960 at
 * (48, 288); 4:5 feed: 64 px of 1080 × 1350 (read on 2026-11-20).
 */
export const videoPlacements = {
  feed: { name: 'Feed', safe: { top: 0.059, right: 0.059, bottom: 0.059, left: 0.059 }, ratios: ['1:1', '16:9', '4:5', '9:16'] },
  story: { name: 'Story', safe: { top: 0.14, right: 0.06, bottom: 0.2, left: 0.06 }, ratios: ['9:16'] },
  reels: { name: 'Reels', safe: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 }, ratios: ['9:16'] },
  tiktok: { name: 'TikTok', safe: { top: 0.125, right: 0.278, bottom: 0.344, left: 0.112 }, ratios: ['9:16'] },
  shorts: { name: 'YouTube Shorts', safe: { top: 0.15, right: 0.178, bottom: 0.35, left: 0.045 }, ratios: ['9:16'] },
} as const satisfies Record<
  string,
  {
    readonly name: string
    readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
    readonly ratios: readonly VideoAspectRatio[]
  }
>
export type VideoPlacement = keyof typeof videoPlacements
export const videoPlacementSchema = z.enum(['feed', 'story', 'reels', 'tiktok', 'shorts'] satisfies VideoPlacement[])

/** The default placement of a video: an upright one stays clear of everything Reels overlay, which is the most. */
export const placementOf = (ratio: VideoAspectRatio): VideoPlacement => (ratio === '9:16' ? 'reels' : 'feed')

/** Moods of the music, which is synthesised here; `none` is a video without a sound track, `own` the sound of an uploaded video. */
export const musicMoods = ['bright', 'calm', 'warm', 'driving', 'playful', 'elegant'] as const
export type MusicMood = (typeof musicMoods)[number]
export const videoSoundSchema = z.enum([...musicMoods, 'own', 'none'])
export type VideoSound = z.infer<typeof videoSoundSchema>

/** The storyboards of videos. Add yours here; `video/storyboards/storyboards.ts` must then hold it. */
export const videoStoryboards = {
  reveal: 'The product comes into view, speaks in captions, and ends on the card',
  closeups: 'Cuts on the beat from detail to detail before the product is seen whole',
  editorial: 'Type and product side by side, as in a magazine',
  offer: 'The price first, large, then what it is for',
  spotlight: 'Out of the dark a light goes over the product',
  facts: 'One fact after the other, counted',
  bold: 'Large words in the colour of the brand between views of the product',
  quiet: 'One slow look, few words',
} as const
export type VideoStoryboard = keyof typeof videoStoryboards
export const videoStoryboardSchema = z.enum([
  'reveal',
  'closeups',
  'editorial',
  'offer',
  'spotlight',
  'facts',
  'bold',
  'quiet',
] satisfies VideoStoryboard[])

/** The most captions a video has room for. */
export const CAPTIONS_MAX = 3

/** Characters of each text of a video. */
export const scriptLimits = { brandName: 60, productName: 120, hook: 90, caption: 140, price: 24, callToAction: 30, site: 60 } as const

const scriptParts = {
  brandName: z.string().max(scriptLimits.brandName).nullable(),
  logo: z.string().max(textLimits.logo).nullable(),
  productName: z.string().max(scriptLimits.productName).nullable(),
  /** The hook: the first words, which catch attention. */
  hook: z.string().max(scriptLimits.hook).nullable(),
  captions: z.array(z.string().min(1).max(scriptLimits.caption)).max(CAPTIONS_MAX),
  offer: z.object({ now: z.string().max(scriptLimits.price), before: z.string().max(scriptLimits.price).nullable() }).nullable(),
  callToAction: z.string().max(scriptLimits.callToAction).nullable(),
  /** The shop's host, as shown: "tideline.example". */
  site: z.string().max(scriptLimits.site).nullable(),
}

/**
 * The texts of a video, as shown: every text is in `language` already. Null and empty leave the part out. `logo` is an address or data URI. `offer`
 * holds formatted prices ("€24", before "€32").
 */
export const videoScriptSchema = z.object({
  brandName: scriptParts.brandName.default(null),
  logo: scriptParts.logo.default(null),
  productName: scriptParts.productName.default(null),
  hook: scriptParts.hook.default(null),
  captions: scriptParts.captions.default([]),
  offer: scriptParts.offer.default(null),
  callToAction: scriptParts.callToAction.default(null),
  site: scriptParts.site.default(null),
})
export type VideoScript = z.infer<typeof videoScriptSchema>

/** All texts of a video. */
export const textsOfScript = ({ brandName, productName, hook, captions, offer, callToAction, site }: VideoScript): readonly string[] =>
  [brandName, productName, hook, ...captions, offer?.now ?? null, offer?.before ?? null, callToAction, site].filter((text) => text !== null)

/** The parts of a script given in the request. A missing part is open; null and empty leave it out of the video. */
export const scriptInputSchema = z.object(scriptParts).partial()
export type ScriptInput = z.infer<typeof scriptInputSchema>

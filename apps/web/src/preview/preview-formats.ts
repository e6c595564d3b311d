import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type PreviewFormat, previewFormats, type WizardTool } from '../state/wizard/wizard-state.ts'

const formatsByTool = {
  social: ['feed', 'story', 'finished'],
  display: ['landscape', 'square'],
  image: ['square'],
  video: ['square'],
} as const satisfies Record<WizardTool, readonly PreviewFormat[]>

/** The preview formats of each ad type; the first is shown until the user chooses another. */
export const formatsOf = (tool: WizardTool): readonly PreviewFormat[] => formatsByTool[tool]

const isPreviewFormat = (text: string): text is PreviewFormat => previewFormats.some((format) => format === text)

/** The format to show: the chosen one if this ad type has it, else its first; null when the chosen one is unknown (stored by another version). */
export function previewFormatOf(tool: WizardTool, chosen: string): PreviewFormat | null {
  if (!isPreviewFormat(chosen)) return null
  const formats = formatsOf(tool)
  return formats.includes(chosen) ? chosen : formats[0]
}

const finishedFormat = { finished: 'social', landscape: 'landscape', square: 'square' } as const satisfies Record<string, AdFormat>

/** The format of the finished file that a preview shows; null for those that show it as a platform does. */
export const finishedFormatOf = (format: PreviewFormat): AdFormat | null =>
  format === 'feed' || format === 'story' ? null : finishedFormat[format]

/** Pixels. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Height of the row below a preview, and of the strip of layouts that stands there below a finished ad, in pixels. */
export const ROW_HEIGHT = 46
export const STRIP_HEIGHT = 142

/** Height of a card in the feed (340 × 544 is 1:1.6) and of a story (306 × 544 is 9:16), in pixels. */
const CARD_HEIGHT = 544
/** A finished ad and its strip take no more room than a card and its row. */
const FINISHED_HEIGHT = CARD_HEIGHT + ROW_HEIGHT - STRIP_HEIGHT
const BANNER_WIDTH = 720

/** The size of each preview on a screen with room for it, in pixels. */
export const boxes: Readonly<Record<PreviewFormat, Box>> = {
  feed: { width: 340, height: CARD_HEIGHT },
  story: { width: 306, height: CARD_HEIGHT },
  finished: { width: Math.round((FINISHED_HEIGHT * adFormats.social.width) / adFormats.social.height), height: FINISHED_HEIGHT },
  landscape: { width: BANNER_WIDTH, height: Math.round((BANNER_WIDTH * adFormats.landscape.height) / adFormats.landscape.width) },
  square: { width: FINISHED_HEIGHT, height: FINISHED_HEIGHT },
}

/** Width in pixels from which a preview uses the room it has: side by side, and larger than on a laptop. */
const ROOMY = 1000
const LARGEST_SCALE = 1.6
/** Gap between two previews, in pixels. */
export const PAIR_GAP = 32

/** The previews shown together: feed and story side by side where there is room for both, else the one format. */
export const shownTogether = (format: PreviewFormat, formats: readonly PreviewFormat[], room: number | null): readonly PreviewFormat[] =>
  room !== null && room >= ROOMY && formats.includes('story') && (format === 'feed' || format === 'story') ? ['feed', 'story'] : [format]

/**
 * Scale of previews shown together in `room` by `height` pixels: below 1 where they do not fit the width, above 1 only where there is plenty. 1 while
 * the room is not measured.
 */
export function scaleFor(shown: readonly PreviewFormat[], room: number | null, height: number): number {
  if (room === null || room <= 0) return 1
  const gaps = PAIR_GAP * (shown.length - 1)
  const across = (room - gaps) / shown.reduce((sum, format) => sum + boxes[format].width, 0)
  if (across <= 1 || room < ROOMY) return Math.min(1, across)
  const upright = height / Math.max(...shown.map((format) => boxes[format].height))
  return Math.max(1, Math.min(across, upright, LARGEST_SCALE))
}

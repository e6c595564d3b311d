import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type PreviewFormat, previewFormats, type WizardTool } from '../state/wizard-state.ts'

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

/** Height of a card in the feed (340 × 544 is 1:1.6) and of a story (306 × 544 is 9:16), in pixels. */
const CARD_HEIGHT = 544
const BANNER_WIDTH = 720
const SQUARE = 480

/** The size of each preview on a screen with room for it, in pixels. */
export const boxes: Readonly<Record<PreviewFormat, Box>> = {
  feed: { width: 340, height: CARD_HEIGHT },
  story: { width: 306, height: CARD_HEIGHT },
  finished: { width: Math.round((CARD_HEIGHT * adFormats.social.width) / adFormats.social.height), height: CARD_HEIGHT },
  landscape: { width: BANNER_WIDTH, height: Math.round((BANNER_WIDTH * adFormats.landscape.height) / adFormats.landscape.width) },
  square: { width: SQUARE, height: SQUARE },
}

/** Scale of a preview that has only `room` pixels; 1 where it fits, or while the room is not measured. */
export const scaleFor = ({ width }: Box, room: number | null): number => (room === null || room <= 0 ? 1 : Math.min(1, room / width))

import * as z from 'zod'

/**
 * Sizes of finished creatives, in pixels. `safe` is the margin that must stay free of text, as fractions of the frame from each edge: Stories keep
 * the top 14 % and bottom 20 % clear; 4:5 feed 64 px on all sides (read on 2026-11-20). Add yours here.
 */
export const adFormats = {
  social: { name: 'Feed post', width: 1080, height: 1350, safe: { top: 0.047, right: 0.059, bottom: 0.047, left: 0.059 } },
  square: { name: 'Square post', width: 1080, height: 1080, safe: { top: 0.059, right: 0.059, bottom: 0.059, left: 0.059 } },
  story: { name: 'Story', width: 1080, height: 1920, safe: { top: 0.14, right: 0.06, bottom: 0.2, left: 0.06 } },
  landscape: { name: 'Landscape', width: 1200, height: 628, safe: { top: 0.06, right: 0.04, bottom: 0.06, left: 0.04 } },
} as const satisfies Record<string, AdFormatSize>

interface AdFormatSize {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
}

export type AdFormat = keyof typeof adFormats
export const adFormatSchema = z.enum(['social', 'square', 'story', 'landscape'] satisfies AdFormat[])

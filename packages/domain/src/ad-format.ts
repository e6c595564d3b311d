import * as z from 'zod'

/** Where ads of a format are shown. */
export const formatGroups = { social: 'Social', banner: 'Banners' } as const

/**
 * Sizes of finished creatives, in pixels. `safe` is the margin that must stay free of text, as fractions of the frame from each edge: Stories keep
 * the top 14 % and bottom 20 % clear; 4:5 feed 64 px on all sides (read on 2026-11-20). No text is smaller than `smallestType`: a feed is shown at
 * about a third of its pixels, so 24 at a width of 1080; a banner is shown as it is. Add yours here.
 */
export const adFormats = {
  social: {
    name: 'Feed post',
    group: 'social',
    width: 1080,
    height: 1350,
    safe: { top: 0.047, right: 0.059, bottom: 0.047, left: 0.059 },
    smallestType: 24,
  },
  square: {
    name: 'Square post',
    group: 'social',
    width: 1080,
    height: 1080,
    safe: { top: 0.059, right: 0.059, bottom: 0.059, left: 0.059 },
    smallestType: 24,
  },
  story: {
    name: 'Story',
    group: 'social',
    width: 1080,
    height: 1920,
    safe: { top: 0.14, right: 0.06, bottom: 0.2, left: 0.06 },
    smallestType: 24,
  },
  // Pinterest asks for 2:3, 1000 × 1500 (help.pinterest.com, read on 2026-11-20).
  pin: {
    name: 'Pin',
    group: 'social',
    width: 1000,
    height: 1500,
    safe: { top: 0.04, right: 0.06, bottom: 0.04, left: 0.06 },
    smallestType: 23,
  },
  landscape: {
    name: 'Landscape',
    group: 'social',
    width: 1200,
    height: 628,
    safe: { top: 0.06, right: 0.04, bottom: 0.06, left: 0.04 },
    smallestType: 27,
  },
  // YouTube: stills of 1280 × 720 and more, best 1920 × 1080 (support.google.com/google-ads/answer/17091270, read on 2026-11-20).
  wide: {
    name: 'Wide',
    group: 'social',
    width: 1920,
    height: 1080,
    safe: { top: 0.06, right: 0.04, bottom: 0.06, left: 0.04 },
    smallestType: 36,
  },
  // Fixed sizes of the IAB Tech Lab (mirrored list, read on 2026-11-20); 320 × 100 and 336 × 280 are commonly traded besides, not in that list.
  rectangle: { name: 'Medium rectangle', group: 'banner', width: 300, height: 250, safe: evenly(8, 300, 250), smallestType: 12 },
  largeRectangle: { name: 'Large rectangle', group: 'banner', width: 336, height: 280, safe: evenly(8, 336, 280), smallestType: 12 },
  leaderboard: { name: 'Leaderboard', group: 'banner', width: 728, height: 90, safe: evenly(5, 728, 90), smallestType: 12 },
  billboard: { name: 'Billboard', group: 'banner', width: 970, height: 250, safe: evenly(8, 970, 250), smallestType: 12 },
  skyscraper: { name: 'Skyscraper', group: 'banner', width: 160, height: 600, safe: evenly(8, 160, 600), smallestType: 11 },
  halfPage: { name: 'Half page', group: 'banner', width: 300, height: 600, safe: evenly(8, 300, 600), smallestType: 12 },
  mobileBanner: { name: 'Mobile banner', group: 'banner', width: 320, height: 50, safe: evenly(3, 320, 50), smallestType: 11 },
  smallMobileBanner: { name: 'Small mobile banner', group: 'banner', width: 300, height: 50, safe: evenly(3, 300, 50), smallestType: 11 },
  largeMobileBanner: { name: 'Large mobile banner', group: 'banner', width: 320, height: 100, safe: evenly(4, 320, 100), smallestType: 11 },
} as const satisfies Record<string, AdFormatSize>

interface AdFormatSize {
  readonly name: string
  readonly group: keyof typeof formatGroups
  readonly width: number
  readonly height: number
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  readonly smallestType: number
}

/** The same margin in pixels on every side. */
function evenly(margin: number, width: number, height: number): AdFormatSize['safe'] {
  return { top: margin / height, right: margin / width, bottom: margin / height, left: margin / width }
}

export type AdFormat = keyof typeof adFormats
// Safe: these are its keys.
export const adFormatSchema = z.enum(Object.keys(adFormats) as AdFormat[])

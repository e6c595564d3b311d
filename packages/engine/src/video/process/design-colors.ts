import { INK, mix, WHITE } from '@adloom/creatives/accent.ts'
import { contrast } from '@adloom/creatives/oklch.ts'
import { layouts } from '@adloom/creatives/layouts.ts'
import { adPaletteOf } from '@adloom/creatives/layouts/ad-palette.ts'
import { frameShapeOf } from '@adloom/creatives/layouts/layout.ts'
import { type AdLayout } from '@adloom/domain/template.ts'
import { type VideoColors } from '../timeline/timeline.ts'
import { groundOfHeadline } from '../type/card-layout.ts'

/** How much a neighbour of the ground differs from it, and the contrast that text keeps on the lighter one. */
const NEIGHBOUR = 0.14
const LIGHT_CONTRAST = 3

/** The colours of a video in the design of an ad: its captions and panels stand on the ground of the ad's headline. */
export function designColors(
  { layout, accent, secondary }: { readonly layout: AdLayout; readonly accent: string; readonly secondary: string | null },
  size: { readonly width: number; readonly height: number },
): VideoColors {
  const { layout: tree, palette: rule } = layouts[layout]
  const palette = adPaletteOf(accent, rule, secondary)
  const found = groundOfHeadline(tree[frameShapeOf(size)]) ?? 'accent'
  const { ground, text } = palette[found === 'picture' ? 'night' : found]
  const isDark = text === WHITE
  const light = mix(ground, isDark ? WHITE : palette.accent.ground, NEIGHBOUR)
  return {
    brand: ground,
    onBrand: text,
    // A light ground has its edges in the accent: a shade of it looks dirty.
    deep: isDark || palette.accent.ground === ground ? mix(ground, INK, NEIGHBOUR) : palette.accent.ground,
    light: contrast(light, text) >= LIGHT_CONTRAST ? light : ground,
    text: WHITE,
    shade: palette.night.ground,
  }
}

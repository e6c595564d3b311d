import * as z from 'zod'

/** One colour of a page: `#RRGGBB`, how often it is used, and what it seems to be for. */
export const paletteColorSchema = z.object({
  color: z.string().regex(/^#[0-9A-F]{6}$/),
  count: z.int().min(1),
  role: z.enum(['primary', 'accent', 'background', 'text', 'other']).optional(),
})
export type PaletteColor = z.infer<typeof paletteColorSchema>

/** What a site says of its own brand. Logos best first (addresses or data URIs), colours most used first. */
export const brandProfileSchema = z.object({
  name: z.string().nullable(),
  logos: z.array(z.string()),
  palette: z.array(paletteColorSchema),
  fonts: z.array(z.string()),
})
export type BrandProfile = z.infer<typeof brandProfileSchema>

const saturationOf = (hex: string): number => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const most = Math.max(...channels)
  return most === 0 ? 0 : (most - Math.min(...channels)) / most
}

/** Below this a colour reads as grey; a button in it looks switched off. */
const COLOURFUL = 0.25

/**
 * The colour a brand's button takes, as `#RRGGBB`: the palette's primary, else its accent, else its most used colourful one,
 * else `fallback`.
 */
export function accentOf(palette: readonly PaletteColor[], fallback = '#1767E4'): string {
  const colourful = palette.filter(({ color, role }) => saturationOf(color) >= COLOURFUL && role !== 'background' && role !== 'text')
  const ofRole = (wanted: PaletteColor['role']): PaletteColor | undefined => colourful.find(({ role }) => role === wanted)
  const best = ofRole('primary') ?? ofRole('accent') ?? colourful.toSorted((one, other) => other.count - one.count).at(0)
  return best?.color ?? fallback
}

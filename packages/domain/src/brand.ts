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

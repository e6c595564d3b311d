import * as z from 'zod'
import { evidenceSchema, factSourceSchema } from './provenance.ts'

/** Where a colour of a palette was read, the most telling place first. `button` is the page's own buy button. */
export const paletteSources = ['button', 'theme-color', 'custom-property', 'logo', 'style-sheet', 'inline-style'] as const
export const paletteSourceSchema = z.enum(paletteSources)
export type PaletteSource = z.infer<typeof paletteSourceSchema>

/** One colour of a page: `#RRGGBB`, how often it is used, what it seems to be for, and where it stands. */
export const paletteColorSchema = z.object({
  color: z.string().regex(/^#[0-9A-F]{6}$/),
  count: z.int().min(1),
  role: z.enum(['primary', 'accent', 'background', 'text', 'button', 'other']).optional(),
  from: z.array(paletteSourceSchema).optional(),
})
export type PaletteColor = z.infer<typeof paletteColorSchema>

export const logoKinds = ['header', 'stated', 'open-graph', 'inline-svg', 'icon', 'favicon', 'other'] as const
export const logoKindSchema = z.enum(logoKinds)
export type LogoKind = z.infer<typeof logoKindSchema>

/**
 * A logo a page offers. `header`: a picture where a logo stands; `stated`: the organisation's, by its data; `inline-svg`: drawn in the page, `src` is our
 * own cleaned copy as data URI. Sizes in pixels, measured where the picture was read (an SVG rasterised), else as the page says; null when neither.
 */
export const logoCandidateSchema = z.object({
  src: z.string(),
  kind: logoKindSchema,
  width: z.number().nullable(),
  height: z.number().nullable(),
  source: factSourceSchema,
})
export type LogoCandidate = z.infer<typeof logoCandidateSchema>

/**
 * How a page speaks to its readers. `address`: polite or familiar where its language tells them apart; null where it does not, or the page says neither.
 * `exclamations`: part of the sentences that end with "!", 0 to 1. `sentenceWords`: words per sentence on average.
 */
export const toneSchema = z.object({
  address: z.enum(['formal', 'informal']).nullable(),
  exclamations: z.number().min(0).max(1),
  sentenceWords: z.number().min(0),
})
export type Tone = z.infer<typeof toneSchema>

/**
 * What a site says of its own brand. Logos best first (addresses or data URIs), colours most used first, fonts most used first. `evidence` by field.
 * What is missing in one kept by an older version is empty.
 */
export const brandProfileSchema = z.object({
  name: z.string().nullable(),
  logos: z.array(z.string()),
  logoCandidates: z.array(logoCandidateSchema).default([]),
  palette: z.array(paletteColorSchema),
  fonts: z.array(z.string()),
  fontRoles: z.object({ heading: z.string().nullable(), body: z.string().nullable() }).default({ heading: null, body: null }),
  tone: toneSchema.nullable().default(null),
  evidence: z.record(z.string(), evidenceSchema).default({}),
})
export type BrandProfile = z.infer<typeof brandProfileSchema>

const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

const saturationOf = (hex: string): number => {
  const channels = channelsOf(hex)
  const most = Math.max(...channels)
  return most === 0 ? 0 : (most - Math.min(...channels)) / most
}

/** Below this a colour reads as grey; a button in it looks switched off. */
const COLOURFUL = 0.25
/** A button whose every channel is below this is black on purpose. */
const BLACK = 0.3

/**
 * The colour a brand's button takes, as `#RRGGBB`: the palette's primary (a colour, or black), else its accent, else the most used colourful one of
 * a palette that tells no roles, else `fallback`.
 */
export function accentOf(palette: readonly PaletteColor[], fallback = '#1767E4'): string {
  const primary = palette.find(({ role }) => role === 'primary')
  if (primary !== undefined && Math.max(...channelsOf(primary.color)) < BLACK) return primary.color
  const colourful = palette.filter(({ color, role }) => saturationOf(color) >= COLOURFUL && role !== 'background' && role !== 'text')
  const ofRole = (wanted: PaletteColor['role']): PaletteColor | undefined => colourful.find(({ role }) => role === wanted)
  // Where roles are told, none of the others is the brand's: it may be a library's, or another firm's.
  const areRolesTold = palette.some(({ role }) => role !== undefined)
  const mostUsed = areRolesTold ? undefined : colourful.toSorted((one, other) => other.count - one.count).at(0)
  return (ofRole('primary') ?? ofRole('accent') ?? mostUsed)?.color ?? fallback
}

/** In a logo's place: none at all, though the page has some. */
export const NO_LOGO = 'none'

/** What a person chose for a site's brand; null where the page's own word stands. */
export const brandChoiceSchema = z.object({
  name: z.string().max(200).nullable(),
  /** Address of a picture, or `NO_LOGO`. */
  logo: z.string().max(60_000).nullable(),
  /** `#RRGGBB`. */
  accent: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
})
export type BrandChoice = z.infer<typeof brandChoiceSchema>

/** The site an address belongs to, as its brand is remembered: the host without "www.", with its port; null when it is no web address. */
export function siteOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  return url.host.replace(/^www\./, '')
}

/** `#RRGGBB` in capitals of what a person typed (`#abc`, `aabbcc`), or null. */
export function parseHexColor(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${long.toUpperCase()}`
}

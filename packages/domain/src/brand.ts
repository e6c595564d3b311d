import * as z from 'zod'
import { pairingSchema } from './design/ad-style.ts'
import { brandKitSchema, isPlainKit, plainKit } from './design/brand-kit.ts'
import { hexColorSchema } from './hex-color.ts'
import { evidenceSchema, factSourceSchema } from './provenance.ts'

/** Where a palette colour was read, the strongest source first. `button` is the page's own buy button. */
export const paletteSources = ['button', 'theme-color', 'custom-property', 'logo', 'style-sheet', 'inline-style'] as const
const paletteSourceSchema = z.enum(paletteSources)
export type PaletteSource = z.infer<typeof paletteSourceSchema>

/** One colour of a page: `#RRGGBB`, how often it is used, its likely role, and its source. */
export const paletteColorSchema = z.object({
  color: z.string().regex(/^#[0-9A-F]{6}$/),
  count: z.int().min(1),
  role: z.enum(['primary', 'accent', 'background', 'text', 'button', 'other']).optional(),
  from: z.array(paletteSourceSchema).optional(),
})
export type PaletteColor = z.infer<typeof paletteColorSchema>

const logoKinds = ['header', 'stated', 'open-graph', 'inline-svg', 'icon', 'favicon', 'other'] as const
const logoKindSchema = z.enum(logoKinds)

/**
 * A logo a page offers. `header`: an image in the place of a logo; `stated`: the organisation's, from structured data; `inline-svg`: drawn in the
 * page, `src` is our own sanitised copy as data URI. Sizes in pixels, measured where the image was read (an SVG rasterised), else as the page states;
 * null when neither.
 */
const logoCandidateSchema = z.object({
  src: z.string(),
  kind: logoKindSchema,
  width: z.number().nullable(),
  height: z.number().nullable(),
  source: factSourceSchema,
})
export type LogoCandidate = z.infer<typeof logoCandidateSchema>

/**
 * How a page addresses its readers. `address`: polite or familiar where its language distinguishes them; null where it does not, or the page uses
 * neither. `exclamations`: fraction of the sentences that end with "!", 0 to 1. `sentenceWords`: words per sentence on average.
 */
const toneSchema = z.object({
  address: z.enum(['formal', 'informal']).nullable(),
  exclamations: z.number().min(0).max(1),
  sentenceWords: z.number().min(0),
})
export type BrandTone = z.infer<typeof toneSchema>

/**
 * What a site states about its brand. Logos best first (addresses or data URIs), colours most used first, fonts most used first. `evidence` by field.
 * Fields missing from a profile of an older version are empty.
 */
export const brandProfileSchema = z.object({
  name: z.string().nullable(),
  logos: z.array(z.string()),
  logoCandidates: z.array(logoCandidateSchema).default([]),
  palette: z.array(paletteColorSchema),
  fonts: z.array(z.string()),
  fontRoles: z.object({ heading: z.string().nullable(), body: z.string().nullable() }).default({ heading: null, body: null }),
  /** The class of its typeface; where it states none, one that suits its products. */
  pairing: pairingSchema.nullable().default(null),
  tone: toneSchema.nullable().default(null),
  evidence: z.record(z.string(), evidenceSchema).default({}),
})
export type BrandProfile = z.infer<typeof brandProfileSchema>

/** The profile of a page that shows nothing of its brand. */
export const emptyBrandProfile: BrandProfile = {
  name: null,
  logos: [],
  logoCandidates: [],
  palette: [],
  fonts: [],
  fontRoles: { heading: null, body: null },
  pairing: null,
  tone: null,
  evidence: {},
}

const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

const saturationOf = (hex: string): number => {
  const channels = channelsOf(hex)
  const highest = Math.max(...channels)
  return highest === 0 ? 0 : (highest - Math.min(...channels)) / highest
}

/** Below this saturation a colour reads as grey; a button in it looks disabled. */
const COLOURFUL = 0.25
/** A button whose channels are all below this is black on purpose. */
const BLACK = 0.3

/**
 * The colour of a brand's buttons, as `#RRGGBB`: the palette's primary (a colour, or black), else its accent, else the most used colourful one of a
 * palette without roles, else `fallback`.
 */
export function accentOf(palette: readonly PaletteColor[], fallback = '#1767E4'): string {
  const primary = palette.find(({ role }) => role === 'primary')
  if (primary !== undefined && Math.max(...channelsOf(primary.color)) < BLACK) return primary.color
  const colourful = palette.filter(({ color, role }) => saturationOf(color) >= COLOURFUL && role !== 'background' && role !== 'text')
  const ofRole = (wanted: PaletteColor['role']): PaletteColor | undefined => colourful.find(({ role }) => role === wanted)
  // Where roles are given, colours without one may belong to a library or another company.
  const areRolesKnown = palette.some(({ role }) => role !== undefined)
  const mostUsed = areRolesKnown ? undefined : colourful.toSorted((one, other) => other.count - one.count).at(0)
  return (ofRole('primary') ?? ofRole('accent') ?? mostUsed)?.color ?? fallback
}

/** Degrees between the hues of two colours that do not look like shades of one. */
const ANOTHER_HUE = 30
/** Where a page states a colour as its own; others may be a sale's or another company's. */
const OWN_SOURCES: ReadonlySet<PaletteSource> = new Set(['logo', 'theme-color', 'custom-property', 'button'])

/** The brand's second colour, of another hue than its accent; null where the page states none. */
export function secondAccentOf(palette: readonly PaletteColor[], accent: string): string | null {
  const isAnother = (color: string): boolean =>
    saturationOf(color) >= COLOURFUL && (saturationOf(accent) < COLOURFUL || turnBetweenHues(color, accent) >= ANOTHER_HUE)
  const second = palette.find(
    ({ color, role, from = [] }) =>
      (role === 'accent' || role === 'primary') && from.some((source) => OWN_SOURCES.has(source)) && isAnother(color),
  )
  return second?.color ?? null
}

function turnBetweenHues(one: string, other: string): number {
  const [from, to] = [one, other].map((color) => {
    const [red, green, blue] = channelsOf(color)
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
  })
  const turn = Math.abs(from - to)
  return Math.min(turn, 360 - turn)
}

/** The value of a logo when the user wants none although the page has some. */
export const NO_LOGO = 'none'

/** The user's choices for a site's brand; null where the page's own value stands. */
export const brandChoiceSchema = z.object({
  name: z.string().max(200).nullable(),
  /** Address of an image, or `NO_LOGO`. */
  logo: z.string().max(60_000).nullable(),
  /** `#RRGGBB`. */
  accent: hexColorSchema.nullable(),
  /** Brands stored before 2026-11-28 have none. */
  kit: brandKitSchema.default(plainKit),
})
export type BrandChoice = z.infer<typeof brandChoiceSchema>

/** Whether the page's own values stand in all. */
export const isPlainBrand = ({ name, logo, accent, kit }: BrandChoice): boolean =>
  name === null && logo === null && accent === null && isPlainKit(kit)

/** The site of an address, the key its brand is stored under: the host without "www.", with its port; null when it is not a web address. */
export function siteOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  return url.host.replace(/^www\./, '')
}

/** `#RRGGBB` in capitals from typed text (`#abc`, `aabbcc`), or null. */
export function parseHexColor(text: string): string | null {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${long.toUpperCase()}`
}

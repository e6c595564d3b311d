import { type BrandProfile, type PaletteSource } from '@adloom/domain/brand.ts'
import { type Product } from '@adloom/domain/product.ts'
import { type Evidence } from '@adloom/domain/provenance.ts'
import { familiesOfFont, fontsOf } from './font-families.ts'
import { logoCandidatesOf, svgMarkup } from './logo-candidates.ts'
import { colorsOfPixels, colorsOfSvg, type LogoPixels } from './logo-colors.ts'
import { type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { pageStyles, type PageStyles } from './page-styles.ts'
import { type LogoColors, statedColor } from './page-colors.ts'
import { paletteOf } from './palette.ts'
import { toneOf } from './tone.ts'

/** Inputs for the brand besides the page itself. */
export interface BrandSources {
  readonly heading: PageElement | null
  readonly siteName: { readonly text: string; readonly evidence: Evidence } | null
  readonly logos: readonly string[]
  readonly logoEvidence: Evidence | undefined
  readonly description: string
  readonly language: string | null
  /** Style sheets fetched for the page, in the order of the page. */
  readonly sheets: readonly string[]
  /** The best readable logo, decoded; null when there is none. */
  readonly logo: { readonly src: string; readonly pixels: LogoPixels } | null
}

/** The stated style of each part of the page, by CSS property: colours as `#RRGGBB`, the rest as stated. */
function elementStylesOf({ parts }: PageStyles): Record<string, Record<string, string>> {
  const styles: Record<string, Record<string, string>> = {}
  for (const part of ['body', 'heading', 'button', 'link'] as const) {
    const stated = parts[part]
    const own: Record<string, string> = {}
    for (const property of ['color', 'background-color']) {
      const color = statedColor(stated.get(property))
      if (color !== null) own[property] = color
    }
    const family = stated.get('font-family') ?? familiesOfFont(stated.get('font') ?? '')
    if (family !== '' && !/unknown\(|^(inherit|initial|unset)$/.test(family)) own['font-family'] = family
    const radius = stated.get('border-radius')
    if (radius !== undefined && /^[\d.\s/a-z%]{1,60}$/.test(radius) && !/^(inherit|initial|unset)$/.test(radius))
      own['border-radius'] = radius
    if (Object.keys(own).length > 0) styles[part] = own
  }
  return styles
}

/** The source of a colour found in these places: style sheets rank above drawings. */
function sourceOf(from: readonly PaletteSource[]): Evidence['source'] {
  if (from.some((place) => place !== 'logo' && place !== 'theme-color')) return 'style-sheet'
  return from.includes('theme-color') ? 'meta' : 'picture'
}

/** The colours of the best logo: of its pixels when decoded, else of the markup of an inline SVG. */
function logoColorsOf({ logos, logo }: BrandSources): LogoColors {
  if (logo !== null) return colorsOfPixels(logo.pixels)
  const markup = svgMarkup(logos[0] ?? '')
  return markup === '' ? [] : colorsOfSvg(markup)
}

/** The brand as its page shows it, each part with its source. `styles` is the same style in the form of the product's field. */
export function brandOfPage(
  reading: PageReading,
  sources: BrandSources,
): { readonly brandProfile: BrandProfile; readonly styles: Product['styles'] } {
  const { heading, siteName, logos, logoEvidence, description, language, sheets, logo } = sources
  const styles = pageStyles(reading, heading, sheets)
  const palette = paletteOf(reading, styles, logoColorsOf(sources))
  const { fonts, pairing, ...fontRoles } = fontsOf(reading, styles)
  const tone = toneOf(reading, description, language)
  const candidates = logoCandidatesOf(reading, logos).map((candidate) =>
    candidate.src === logo?.src ? { ...candidate, width: logo.pixels.width, height: logo.pixels.height } : candidate,
  )
  const evidence: Record<string, Evidence> = {}
  if (siteName !== null) evidence.name = siteName.evidence
  if (logoEvidence !== undefined) evidence.logos = logoEvidence
  const primary = palette.find(({ role }) => role === 'primary')
  if (primary !== undefined)
    evidence.palette = { source: sourceOf(primary.from ?? []), snippet: `${primary.color}: ${(primary.from ?? []).join(', ')}` }
  if (fonts.length > 0) evidence.fonts = { source: 'style-sheet', snippet: fonts.join(', ').slice(0, 200) }
  if (pairing !== null) evidence.pairing = { source: 'style-sheet', snippet: `${pairing.name} (${pairing.by})` }
  if (tone !== null) evidence.tone = { source: 'visible', snippet: tone.snippet }
  return {
    brandProfile: {
      name: siteName?.text ?? null,
      logos: [...logos],
      logoCandidates: candidates,
      palette,
      fonts: [...fonts],
      fontRoles,
      pairing: pairing?.pairing ?? null,
      tone: tone?.tone ?? null,
      evidence,
    },
    styles: { colors: palette, elementStyles: elementStylesOf(styles) },
  }
}

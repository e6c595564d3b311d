import { type LogoCandidate } from '@adloom/domain/brand.ts'
import { svgSize } from '../../image/svg-size.ts'
import { readXmlRoot } from '../../image/xml-root.ts'
import { attribute, elementsOf } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { srcsetOf } from '../document/image-url.ts'

type Candidate = Omit<LogoCandidate, 'src'>

const pixels = (text: string): number | null => {
  const match = /^\s*(\d{1,5}(?:\.\d+)?)(?:px)?\s*$/.exec(text)
  return match === null ? null : Math.round(Number(match[1]))
}

/** The markup of an inline SVG in a data URI, or ''. */
export function svgMarkup(src: string): string {
  if (!/^data:image\/svg\+xml/i.test(src)) return ''
  const comma = src.indexOf(',')
  const body = src.slice(comma + 1)
  try {
    return /;base64$/i.test(src.slice(0, comma)) ? Buffer.from(body, 'base64').toString('utf8') : decodeURIComponent(body)
  } catch {
    // Invalid escapes: an unreadable drawing has no size.
    return ''
  }
}

/** The name of the file at an address, without what follows its first full stop. */
const fileStem = (address: string): string => {
  const file = address.split(/[?#]/, 1)[0].split('/').at(-1) ?? ''
  return file.split('.').find((part) => part !== '') ?? ''
}

/** Addresses of the page's logos with their kind and the size stated on the page. */
function knownLogos(reading: PageReading, logos: readonly string[]): Map<string, Candidate> {
  const known = new Map<string, Candidate>()
  // A page has hundreds of images: only addresses that contain a logo's file name are worth resolving.
  const names = logos.filter((logo) => !logo.startsWith('data:')).map((logo) => fileStem(logo))
  const add = (written: string, candidate: Candidate): void => {
    const isNamed = written !== '' && names.some((name) => written.includes(name))
    const address = isNamed ? reading.imageAt(written) : null
    if (address === null) return
    const before = known.get(address.href)
    if (before === undefined) known.set(address.href, candidate)
    else if (before.width === null && candidate.width !== null)
      known.set(address.href, { ...before, width: candidate.width, height: candidate.height })
  }
  const { page, metas } = reading
  for (const image of elementsOf(page, 'img').slice(0, 800)) {
    const size = { width: pixels(attribute(image, 'width')), height: pixels(attribute(image, 'height')) }
    const candidate: Candidate = { kind: 'header', source: 'visible', ...size }
    for (const name of ['src', 'data-src', 'data-lazy-src', 'data-lazy', 'data-original']) add(attribute(image, name), candidate)
    for (const { src } of srcsetOf(attribute(image, 'srcset') || attribute(image, 'data-srcset')).slice(0, 6)) add(src, candidate)
  }
  const unsized = { width: null, height: null }
  for (const { logo } of reading.jsonLd.organisations) add(logo, { kind: 'stated', source: 'json-ld', ...unsized })
  for (const { logo } of reading.microdata.organisations) add(logo, { kind: 'stated', source: 'microdata', ...unsized })
  for (const name of ['og:logo', 'og:image', 'twitter:image'])
    for (const content of metas.get(name)?.slice(0, 3) ?? [])
      add(content, { kind: 'open-graph', source: name.startsWith('og') ? 'open-graph' : 'twitter', ...unsized })
  for (const link of elementsOf(page, 'link').slice(0, 300)) {
    const rel = attribute(link, 'rel').toLowerCase()
    const size = /^(\d{1,4})x(\d{1,4})$/i.exec(attribute(link, 'sizes').split(/\s+/).at(-1) ?? '')
    const sizes = size === null ? unsized : { width: Number(size[1]), height: Number(size[2]) }
    if (rel === 'mask-icon' || rel.startsWith('apple-touch-icon')) add(attribute(link, 'href'), { kind: 'icon', source: 'meta', ...sizes })
    else if (/(^|\s)icon(\s|$)/.test(rel)) add(attribute(link, 'href'), { kind: 'favicon', source: 'meta', ...sizes })
  }
  return known
}

/** The page's logos in the given order, each with its kind, its stated size, and where it stands. */
export function logoCandidatesOf(reading: PageReading, logos: readonly string[]): LogoCandidate[] {
  const known = knownLogos(reading, logos)
  return logos.map((src) => {
    const markup = svgMarkup(src)
    if (markup !== '') return { src, kind: 'inline-svg', source: 'visible', ...svgSize(readXmlRoot(markup)) }
    return { src, ...(known.get(src) ?? { kind: 'other', source: 'visible', width: null, height: null }) }
  })
}

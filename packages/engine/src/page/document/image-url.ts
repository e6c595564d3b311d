import { readDataUrl } from '@adloom/domain/upload.ts'
import { decodeHTML } from 'entities'
import { readImageHeader } from '../../image/image-header.ts'
import { isReachable } from '../fetch/public-address.ts'

/** An image's address, a key that identifies the image at any size, and the longest side in pixels that the address states. */
export interface ImageAddress {
  readonly href: string
  /** Equal for all sizes of one image. */
  readonly key: string
  readonly side: number | null
  /** The address as the page has it, when `href` is a guess at a larger one: the fallback when the guess does not exist. */
  readonly written: string | null
}

/** Query parameters that scale, crop, encode or bust caches; none identifies the image. */
const SIZING =
  /^(w|h|width|height|wid|hei|maxw|maxh|max-?width|max-?height|size|s|sz|q|qlt|quality|fit|crop|fm|fmt|format|auto|dpr|scale|scl|sw|sh|sm|sfrm|bg(color)?|background|imwidth|imheight|impolicy|im|resize|res|rs|op_\w+|resmode|v|ver|version|t|ts|_|cache|cb|rev|upscale|strip|ixlib|imformat|output|pad|trim|wmk?|preset|policy|canvas|enable|optimize|ar|\$[\w-]+\$|unsharp|defaultimage|iccembed|hash|k|c|o|a|tr|downsize|aio|twic|f|type|cropx|cropy|cropw|croph|align|extend-?\w*|class)$/i
const WIDTHS = /^(w|h|width|height|wid|hei|maxw|maxh|max-?width|max-?height|size|s|sw|sh|imwidth|imheight)$/i

/** Named sizes of platforms in pixels (Shopify's, Magento's and common folders). */
const wordSides: Readonly<Record<string, number>> = {
  pico: 16,
  icon: 32,
  tiny: 50,
  thumb: 100,
  thumbs: 100,
  thumbnail: 100,
  thumbnails: 100,
  small: 100,
  mini: 80,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
  big: 800,
  zoom: 1600,
  xl: 1200,
  xxl: 1600,
  full: 2000,
  cart: 125,
  home: 250,
  thickbox: 1100,
  original: 2000,
  master: 2000,
  hires: 2000,
  normal: 400,
}
const WORD =
  '(?:pico|icon|tiny|thumbs?|thumbnails?|small|mini|compact|medium|large|grande|big|zoom|xl|xxl|full|original|master|hires|normal)'

const WORD_BEFORE_ENDING = new RegExp(`[_-]${WORD}(?=\\.\\w+$)`, 'i')
const WORD_FOLDER = new RegExp(`/${WORD}(?=/)`, 'gi')
const WORD_ANYWHERE = new RegExp(`(?:[_/-])(${WORD})(?=/|\\.\\w+$)`, 'i')

/** PrestaShop's folders: '/31-large_default/name.jpg'. */
const NAMED_FOLDER = /-(small|cart|home|medium|large|thickbox)_default(?=[/.])/i

const IMAGE_ENDING = /\.(jpe?g|png|webp|avif|gif|svg|bmp|jfif|heic)$/i

/** Size marks in a path: a pattern, and the group with the number. */
const pathSizes: readonly RegExp[] = [
  /[_-](\d{2,4})x(\d{0,4})(?:_crop_\w+)?(?:@\dx)?(?=\.|$|_)/i,
  /[_-]x(\d{2,4})(?=\.|$)/i,
  /\.(\d{2,4})\.(\d{2,4})(?=\.\w+$)/,
  /\/(\d{2,4})x(\d{2,4})\//i,
  /[/,_](?:w|h|width|height)[_=-](\d{2,4})(?=[,/._]|$)/i,
  /\._(?=[A-Z0-9_,+-]*\.\w+$)[A-Z0-9_,+-]*?S[LXYSR](\d{2,4})/,
  /\bs-l(\d{2,4})\b/i,
  /\/(?:fit-in|resize|crop|rs|max|w|h)[/:=-](\d{2,4})/i,
  /-w(\d{2,4})(?:-h\d{2,4})?(?=[-.]|$)/i,
  /=[swh](\d{2,4})(?:-|$)/i,
]

/** The path without Cloudinary's options before its ending: "mug,w_300,h_300.jpg". */
function withoutOptions(path: string): string {
  const dot = path.lastIndexOf('.')
  if (dot < 0 || !/^\.\w+$/.test(path.slice(dot))) return path
  const parts = path.slice(0, dot).split(',')
  while (parts.length > 1 && /^[a-z]{1,4}_[^/.]+$/i.test(parts[parts.length - 1])) parts.pop()
  return parts.join(',') + path.slice(dot)
}

/** The path without any size, in lower case. */
function sizelessPath(path: string): string {
  const plain = path
    .replace(/\._[A-Z0-9][A-Za-z0-9_,+%-]*_?\.(?=\w+$)/, '.') // Amazon's ._AC_SX300_.
    .replace(/\/s-l\d{2,4}\./i, '/s-l.')
    .replace(/[_-]\d{2,4}x\d{0,4}(?:_crop_\w+)?(?:@\dx)?(?=\.|$|_)/gi, '')
    .replace(/[_-]x\d{2,4}(?=\.|$)/i, '')
    .replace(/\.\d{2,4}\.\d{2,4}(?=\.\w+$)/, '') // BigCommerce's name.1280.1280.jpg
    .replace(WORD_BEFORE_ENDING, '')
    .replace(/@[1-4]x(?=\.)/i, '')
    .replace(NAMED_FOLDER, '')
    .replace(/\/images\/stencil(?=\/)/i, '') // BigCommerce has two folders for one image
    .replace(/\/products\/(\d+)\/images\/(\d+)\//i, '/products/$1/$2/')
    .replace(/\/cdn-cgi\/image\/[^/]+/i, '')
    .replace(/\/cache\/[0-9a-f]{32}(?=\/)/i, '') // Magento's cache of one size
    .replace(/\/cache\/\d\/\w+\/(?:\d+x\d*\/)?[0-9a-f]{32}(?=\/)/i, '')
    .replace(/\/[a-z]{1,4}_[^/]*(?=\/)/gi, (part) => (/[/,](?:w|h|c|q|f|t|ar|dpr|fl|e|b|g)_/.test(part) ? '' : part)) // Cloudinary's
  return withoutOptions(plain)
    .replace(/\/\d{2,4}x\d{2,4}(?=\/)/g, '')
    .replace(/\/(?:fit-in|resize|rs)[/:=-][^/]*(?=\/)/i, '')
    .replace(/-w\d{2,4}(?:-h\d{2,4})?(?=[-.]|$)/i, '')
    .replace(WORD_FOLDER, '')
    .replace(/=[swh]\d{2,4}[\w-]*$/i, '')
    .replace(IMAGE_ENDING, '')
    .toLowerCase()
}

/** The image behind an optimiser that takes its address as a parameter (`/_next/image?url=…`). */
function unwrapped(url: URL): URL {
  if (!/\/(_next\/image|_vercel\/image|_image|image|img|imgproxy|optimi[sz]e|fetch|resize|thumb|timthumb\.php)\/?$/i.test(url.pathname))
    return url
  const inner = url.searchParams.get('url') ?? url.searchParams.get('src')
  if (inner === null || !/^(https?:)?\/\/|^\//.test(inner)) return url
  return URL.parse(inner, url.href) ?? url
}

/** Whether an image may be listed: also one of the page's own host, which was reached already. */
const isListable = (url: URL, base: string, allowHosts: readonly string[]): boolean =>
  isReachable(url, allowHosts) || (/^https?:$/.test(url.protocol) && url.host === URL.parse(base)?.host)

/** Amazon's galleries list 40 pixel thumbnails; the same file is served at any size its name requests (2026-11). */
function fullSize(url: URL): URL {
  if (!/(^|\.)(ssl-images-amazon|media-amazon)\.com$/.test(url.hostname)) return url
  const parts = /^(\/images\/I\/[\w%+-]+)\._([\w,+%-]*_)\.(\w+)$/.exec(url.pathname)
  if (parts === null || !/(?:US|SS|SR|SX|SY)\d{2,3}/.test(parts[2])) return url
  return new URL(`${parts[1]}._AC_SL1500_.${parts[3]}`, url)
}

/** Characters of an image in its address: fewer are a stand-in until the image is loaded. */
const INLINE_LENGTH = 1_500
/** Pixels of the longer side of such an image: a smaller one is an icon. */
const INLINE_SIDE = 200

/** Whether an address may be a photograph itself, written into the page. */
export const isInlineImage = (written: string): boolean =>
  written.length >= INLINE_LENGTH && /^data:image\/(jpe?g|png|webp|avif|gif);base64,/i.test(written)

/** An image written into the page; null when it is too small, cut off or none. */
function inlineImage(href: string): ImageAddress | null {
  const bytes = readDataUrl(href)?.bytes
  const size = bytes === undefined ? null : readImageHeader(bytes)
  if (size === null || size === 'more') return null
  const side = Math.max(size.width, size.height)
  return side < INLINE_SIDE ? null : { href, key: href, side, written: null }
}

/**
 * An image address of a page, made absolute; null when no image can be fetched from it: script and private addresses, small images in the address,
 * and unfilled templates (`{width}` becomes 1200).
 */
export function imageAddress(written: string, base: string, allowHosts: readonly string[] = []): ImageAddress | null {
  if (isInlineImage(written)) return inlineImage(written)
  let text = written.trim().slice(0, 4096)
  if (text.includes('&') && /&(amp|#38|quot|#x)/i.test(text)) text = decodeHTML(text)
  text = text
    .replace(/^['"(]+/, '')
    .replace(/(?<!['")])['")]+$/, '')
    .replace(/^(https?:)?\/{3,}/i, '$1//')
    .replace(/^https?:\/\/(https?:)?\/\//i, (_, scheme: string | undefined) => `${scheme ?? 'https:'}//`)
  if (text === '' || /^(data|javascript|blob|about|file|mailto|chrome|android-app):/i.test(text) || /^(https?:)?\/*$/i.test(text))
    return null
  text = text.replace(/(?:\{|%7b)(?:width|size|w)(?:\}|%7d)/gi, '1200')
  if (/[{}<>]|%7b|%7d|\$\w+\$?\{|\[object/i.test(text) || /\s{2,}/.test(text)) return null
  const resolved = URL.parse(text, base)
  if (resolved === null || !isListable(resolved, base, allowHosts)) return null
  const url = fullSize(unwrapped(resolved))
  if (!isListable(url, base, allowHosts) || (url.pathname === '/' && url.search === '')) return null
  let path = url.pathname
  try {
    path = decodeURIComponent(path)
  } catch {
    // a path that is not UTF-8 is compared unchanged
  }
  const identity: string[] = []
  let side = 0
  for (const [name, value] of url.searchParams) {
    if (!SIZING.test(name)) identity.push(`${name}=${value}`)
    const [number] = /^\d{2,4}/.exec(value) ?? []
    if (number !== undefined && WIDTHS.test(name)) side = Math.max(side, Number(number))
  }
  if (side === 0)
    for (const pattern of pathSizes) {
      const match = pattern.exec(path)
      if (match === null) continue
      side = Math.max(Number(match[1]), Number(match[2] ?? 0))
      break
    }
  if (side === 0) {
    const word = WORD_ANYWHERE.exec(path) ?? NAMED_FOLDER.exec(path)
    if (word !== null) side = wordSides[word[1].toLowerCase()] ?? 0
    else if (/[/_.-](thumbs?|thumbnails?|tiny|mini)[/_.-]/i.test(path)) side = wordSides.thumb
  }
  // A server without an image file in the path (`image.php?id=7`) identifies images by parameters.
  const key = `${sizelessPath(path)}${identity.length > 0 && !IMAGE_ENDING.test(path) ? `?${identity.toSorted().join('&')}` : ''}`
  return { href: url.href, key, side: side === 0 ? null : side, written: url.href === resolved.href ? null : resolved.href }
}

/** `imageAddress` for one page, cached because a page writes most of its addresses several times. */
export function imageReader(base: string, allowHosts: readonly string[]): (written: string) => ImageAddress | null {
  const known = new Map<string, ImageAddress | null>()
  return (written) => {
    const before = known.get(written)
    if (before !== undefined) return before
    const address = imageAddress(written, base, allowHosts)
    known.set(written, address)
    return address
  }
}

/** The addresses of a `srcset` with the width of each (`2x` counts as 2 of `unit` pixels). Commas inside addresses are kept. */
export function srcsetOf(text: string, unit = 400): { readonly src: string; readonly width: number | null }[] {
  const found: { src: string; width: number | null }[] = []
  // An address ends at white space; a comma there ends its candidate, else the comma after its descriptor does.
  for (const [, src, isAlone, descriptor] of text.slice(0, 50_000).matchAll(/([^\s,]\S*?)(?:(?<!,)(,+)(?=\s|$)|(?=\s|$)([^,]*))/g)) {
    const [, amount, unitOfAmount] = /^\s+(\d{1,6}(?:\.\d+)?)([wxh])/.exec(isAlone === undefined ? descriptor : '') ?? []
    found.push({ src, width: amount === undefined ? null : Number(amount) * (unitOfAmount === 'x' ? unit : 1) })
    if (found.length >= 40) break
  }
  return found
}

import { productSchema, type Product } from '@adloom/domain/product.ts'
import { isPublicUrl } from '@adloom/engine/page/fetch/public-address.ts'
import type * as z from 'zod'

/** What is wrong with a value by its schema. */
export const schemaFlaws = (schema: z.ZodType, value: unknown): readonly string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.map((key) => (typeof key === 'number' ? 'n' : String(key))).join('.')}: ${message}`,
  )

/** One sentence when a promise is broken. */
export const unless = (holds: boolean, flaw: string): readonly string[] => (holds ? [] : [flaw])

/** What is wrong with a number that is a size, an amount or a count. */
export const numberFlaws = (what: string, value: number | null | undefined, least = 0): readonly string[] =>
  unless(value === null || value === undefined || (Number.isFinite(value) && value >= least), `${what} is ${value}`)

/** Whether a browser or this server would only ask the public web for it. */
export const isPublic = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && isPublicUrl(url)
}

const INLINE = /^data:image\/(svg\+xml|png|webp|jpe?g|avif|gif)[;,]/i
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u001f\u007f\u202a-\u202e\ufeff]/
/** A lone surrogate as JSON writes it. */
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/

/** What is wrong with a product: its schema, addresses of private networks, texts that cannot be shown. */
export function productFlaws(product: Product): readonly string[] {
  const addresses = [
    ...product.logos,
    ...product.productImages.map(({ src }) => src),
    ...product.productVideos.flatMap(({ src, poster }) => [src, ...(poster === undefined ? [] : [poster])]),
  ]
  const texts = {
    title: product.title,
    description: product.description,
    brand: product.brand,
    siteName: product.siteName,
    features: product.features.join(' '),
    path: product.categoryPath.join(' '),
    passages: product.passages.map(({ text }) => text).join(' '),
  }
  return [
    ...schemaFlaws(productSchema, product),
    ...addresses.filter((address) => !INLINE.test(address) && !isPublic(address)).map((address) => `address "${address.slice(0, 100)}"`),
    ...Object.entries(texts)
      .filter(([, text]) => text !== null && UNREADABLE.test(text))
      .map(([name, text]) => `${name} has ${JSON.stringify(UNREADABLE.exec(text ?? '')?.[0])}`),
    ...unless(!HALF_CHARACTER.test(JSON.stringify(product)), 'half a character'),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`),
  ]
}

/** Attributes of the markup that `safeSvg` writes. */
const attributesIn = (markup: string): readonly (readonly [name: string, value: string])[] =>
  Array.from(markup.matchAll(/\s([^\s="<>]+)="([^"]*)"/g), ([, name, value]) => [name.toLowerCase(), value])

/** CSS that refers to anything but a part of the drawing or pixels in the address itself. */
const LOADS = /url\(\s*(?:&quot;|&apos;|["'])?(?!\s|#|data:image\/(?:png|jpe?g|gif|webp)[;,]|&quot;|&apos;|["'])|@import/i

/** What in the markup of a drawing would run or load something. */
export function svgFlaws(markup: string): readonly string[] {
  const css = [...attributesIn(markup).map(([, value]) => value), ...(markup.match(/<style>[^<]*/g) ?? [])].join(' ')
  return [
    ...unless(markup.startsWith('<svg'), 'it does not begin with <svg'),
    ...unless(!/<(?:script|foreignobject|iframe|animate|set|handler|!|\?)/i.test(markup), 'an element that runs or loads'),
    ...attributesIn(markup).flatMap(([name, value]) => [
      ...unless(!name.startsWith('on'), `an attribute ${name}`),
      ...unless(
        !/^(?:href|src|.*:href)$/.test(name) || /^(?:#|data:image\/(?:png|jpeg|webp|gif))/i.test(value),
        `an address "${value.slice(0, 60)}"`,
      ),
    ]),
    ...unless(!LOADS.test(css), 'CSS that loads'),
  ]
}

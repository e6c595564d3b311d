import { type MeasuredBanner } from '@adloom/domain/placements/check-banner.ts'

/** Which of its files is which, and what is known of its zip and its motion. */
interface KnownOfBanner extends Pick<MeasuredBanner, 'bytes' | 'seconds' | 'loops'> {
  readonly page: string
  readonly fallback: string
}

/** What a page loads by itself. */
const ADDRESSES = /(?:\bsrc="([^"]*)"|<link\b[^<>]*\bhref="([^"]*)"|\burl\(([^()]*)\)|@import\s?([^;@]*))/g
const SIZE = /<meta name="ad\.size" content="width=(\d{1,5}),height=(\d{1,5})">/
const CLICK_TAG = /^var clickTag = (".*");$/m
const ROOM = 100

/** A banner as its files say. */
export function measureBanner(files: ReadonlyMap<string, Uint8Array>, { page, fallback, ...known }: KnownOfBanner): MeasuredBanner {
  const html = new TextDecoder().decode(files.get(page))
  const size = SIZE.exec(html)
  const clickTag = CLICK_TAG.exec(html)
  const addresses = Array.from(html.matchAll(ADDRESSES), (found) => found.slice(1).find((address) => address !== undefined) ?? '')
  return {
    ...known,
    width: Number(size?.[1] ?? 0),
    height: Number(size?.[2] ?? 0),
    files: files.size,
    outside: addresses.filter((address) => !address.startsWith('data:') && !files.has(address)).map((address) => address.slice(0, ROOM)),
    clickTag: clickTag === null ? null : String(JSON.parse(clickTag[1])),
    fallbackBytes: files.get(fallback)?.length ?? null,
  }
}

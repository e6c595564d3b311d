import { type StyleLoader } from '@adloom/domain/ports/style-loader.ts'
import { type LoadedPage, type LoadedImage, type PageLoader, type ImageProbe } from '@adloom/domain/ports/page-loader.ts'
import { readImageHeader } from '../../image/image-header.ts'
import { type CacheLimits, createCache } from './limited-cache.ts'

const MB = 1024 * 1024
// A page requested again minutes later may have changed.
const pageLimits: CacheLimits = { maxAgeMs: 60_000, maxBytes: 24 * MB }
// A user needs minutes from reading the page to the last of five variants.
const imageLimits: CacheLimits = { maxAgeMs: 300_000, maxBytes: 48 * MB }
/** A size counts as 1 KB: its address and overhead. */
const probeLimits: CacheLimits = { maxAgeMs: 300_000, maxBytes: MB / 4 }

/**
 * A page loader that fetches everything once for simultaneous requests and caches the last results: pages for a minute, images and their
 * sizes for five. A caller's abort affects only that caller: a fetch ends with its last one. `now` returns milliseconds.
 */
export function cacheFetched(pages: PageLoader, now: () => number): PageLoader {
  const pageCache = createCache<LoadedPage>(
    pageLimits,
    ({ html }) => html.length * 2,
    ({ finalUrl }) => [finalUrl],
    now,
  )
  const imageCache = createCache<LoadedImage>(
    imageLimits,
    ({ bytes }) => bytes.length,
    ({ finalUrl }) => [finalUrl],
    now,
  )
  const probeCache = createCache<ImageProbe>(
    probeLimits,
    () => 1024,
    () => [],
    now,
  )

  async function probe(url: string, signal: AbortSignal): Promise<ImageProbe> {
    const found = await pages.probeImage(url, signal)
    if (found.state !== 'measured' || found.whole === null) return found
    imageCache.put(found.whole, [url, found.whole.finalUrl])
    // Stored once, in the image cache that counts bytes.
    return { ...found, whole: null }
  }

  return {
    loadPage: (url, signal) => pageCache.get(url, signal, (stop) => pages.loadPage(url, stop)),
    forgetPage: (page) => {
      pageCache.drop(page.finalUrl, page)
      pages.forgetPage(page)
    },
    loadImage: (url, signal) => imageCache.get(url, signal, (stop) => pages.loadImage(url, stop)),
    probeImage: async (url, signal) => {
      const image = imageCache.find(url)
      const header = image === null ? null : readImageHeader(image.bytes)
      if (header !== null && header !== 'more') return { state: 'measured', ...header, whole: image }
      return probeCache.get(url, signal, (stop) => probe(url, stop))
    },
  }
}

/** Limits for loading a style: milliseconds, and bytes of a logo. */
const LOGO_MS = 1_500
const LOGO_MAX_BYTES = 512 * 1024

/** A style loader whose logos come through `pages`, so that the logo in a finished ad is not fetched a second time. */
export const styleLoaderWithLogosOf = (styles: StyleLoader, pages: Pick<PageLoader, 'loadImage'>): StyleLoader => ({
  loadStyle: async ({ sheets, logo }, signal) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(LOGO_MS)])
    const [style, image] = await Promise.all([
      styles.loadStyle({ sheets, logo: null }, signal),
      // A logo that cannot be loaded is left out, as the port specifies.
      logo === null ? null : pages.loadImage(logo, inTime).catch(() => null),
    ])
    signal.throwIfAborted()
    return { ...style, logo: image === null || image.bytes.length > LOGO_MAX_BYTES ? null : image }
  },
})

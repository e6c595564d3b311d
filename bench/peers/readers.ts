import { imageUrlsOf, amountOf, at, factsOfProduct, firstText, listOf, merged, NOTHING, type PeerFacts, productAmong } from './facts.ts'

/** Reads one page that is already downloaded. */
type PeerReader = (html: string, url: string) => Promise<PeerFacts>

/** Loads a package of the installation. Its type is unknown, because each peer has types of its own. */
type Load = (name: string) => Promise<unknown>

/** Peers are called as their documentation shows. Their types are not installed here, so each call names its type. */
type Call = (...words: readonly unknown[]) => unknown
const called = async (callable: unknown, ...words: readonly unknown[]): Promise<unknown> => await (callable as Call)(...words)
const made = (constructor: unknown, ...words: readonly unknown[]): object =>
  new (constructor as new (...words: readonly unknown[]) => object)(...words)
/** The function a package exports, in whichever way. */
const main = (module: unknown): unknown => at(module, 'default', 'default') ?? at(module, 'default') ?? module

const replyOf = (html: string): Response => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Web Auto Extractor's three syntaxes and meta tags, read in its own order. */
function factsOfExtraction(extraction: unknown): PeerFacts {
  const product = ['jsonld', 'microdata', 'rdfa']
    .flatMap((syntax) => [at(extraction, syntax, 'Product', 0), at(extraction, syntax, 'ProductGroup', 0)])
    .find((found) => found !== undefined)
  const meta = (name: string): unknown => at(extraction, 'metatags', name)
  const logo = imageUrlsOf(at(extraction, 'jsonld', 'Organization', 0, 'logo'))[0] ?? null
  return merged(factsOfProduct(product), {
    ...NOTHING,
    title: firstText(meta('og:title'), meta('title')),
    description: firstText(meta('og:description'), meta('description')),
    images: imageUrlsOf(meta('og:image')),
    price: amountOf(meta('product:price:amount'), meta('og:price:amount')),
    currency: firstText(meta('product:price:currency'), meta('og:price:currency')),
    siteName: firstText(meta('og:site_name')),
    logo,
  })
}

async function openGraph(load: Load): Promise<(html: string) => Promise<{ facts: PeerFacts; blocks: readonly unknown[] }>> {
  const scrape = main(await load('open-graph-scraper'))
  return async (html) => {
    const result = at(await called(scrape, { html }), 'result')
    const facts: PeerFacts = {
      ...NOTHING,
      title: firstText(at(result, 'ogTitle')),
      description: firstText(at(result, 'ogDescription')),
      images: imageUrlsOf(at(result, 'ogImage')),
      price: amountOf(at(result, 'productPriceAmount'), at(result, 'ogPriceAmount'), at(result, 'ogProductPriceAmount')),
      currency: firstText(at(result, 'productPriceCurrency'), at(result, 'ogPriceCurrency')),
      brand: firstText(at(result, 'productBrand'), at(result, 'ogBrand')),
      language: firstText(at(result, 'ogLocale')),
      siteName: firstText(at(result, 'ogSiteName')),
    }
    return { facts, blocks: listOf(at(result, 'jsonLD')) }
  }
}

async function metascraper(load: Load, names: readonly string[]): Promise<PeerReader> {
  const rules: unknown[] = []
  for (const name of [
    ...names,
    ...['lang', 'title', 'description', 'image', 'logo', 'publisher', 'url'].map((rule) => `metascraper-${rule}`),
  ])
    rules.push(await called(main(await load(name))))
  const scrape = await called(main(await load('metascraper')), rules)
  return async (html, url) => {
    const found = await called(scrape, { html, url, validateUrl: false })
    return {
      title: firstText(at(found, 'name'), at(found, 'title')),
      description: firstText(at(found, 'description')),
      images: imageUrlsOf(at(found, 'image')),
      logo: firstText(at(found, 'logo')),
      price: amountOf(at(found, 'price')),
      currency: firstText(at(found, 'currency')),
      brand: firstText(at(found, 'brand')),
      language: firstText(at(found, 'lang')),
      siteName: firstText(at(found, 'publisher')),
    }
  }
}

/** Every peer by the name of its row, the slow ones last. Add yours here, and its package in `installation/package.json`. */
export const peerReaders: Readonly<Record<string, (load: Load) => Promise<PeerReader>>> = {
  'web-auto-extractor 1.0': async (load) => {
    const extractor = main(await load('web-auto-extractor'))
    return async (html) => {
      const instance = await called(extractor)
      return factsOfExtraction(await called((at(instance, 'parse') as Call).bind(instance), html))
    }
  },
  '@marbec/web-auto-extractor 2.2': async (load) => {
    const Extractor = main(await load('@marbec/web-auto-extractor'))
    return async (html) => {
      const instance = made(Extractor, {})
      return factsOfExtraction(await called((at(instance, 'parse') as Call).bind(instance), html))
    }
  },
  'open-graph-scraper': async (load) => {
    const read = await openGraph(load)
    return async (html) => (await read(html)).facts
  },
  'open-graph-scraper + its JSON-LD': async (load) => {
    const read = await openGraph(load)
    return async (html) => {
      const { facts, blocks } = await read(html)
      const organisation = blocks
        .flatMap((block) => listOf(at(block, '@graph') ?? block))
        .find((object) => listOf(at(object, '@type')).some((type) => typeof type === 'string' && type.endsWith('Organization')))
      const logo = imageUrlsOf(at(organisation, 'logo'))[0] ?? null
      return { ...merged(factsOfProduct(productAmong(blocks)), facts), logo }
    }
  },
  'unfurl.js': async (load) => {
    const unfurl = at(await load('unfurl.js'), 'unfurl')
    return async (html, url) => {
      const found = await called(unfurl, url, { oembed: false, fetch: async () => replyOf(html) })
      const graph = at(found, 'open_graph')
      return {
        ...NOTHING,
        title: firstText(at(graph, 'title'), at(found, 'title')),
        description: firstText(at(graph, 'description'), at(found, 'description')),
        images: imageUrlsOf(at(graph, 'images')),
        language: firstText(at(graph, 'locale')),
        siteName: firstText(at(graph, 'site_name')),
      }
    }
  },
  'link-preview-js': async (load) => {
    const preview = at(await load('link-preview-js'), 'getPreviewFromContent')
    return async (html, url) => {
      const found = await called(preview, { headers: { 'content-type': 'text/html; charset=utf-8' }, data: html, url })
      return {
        ...NOTHING,
        title: firstText(at(found, 'title')),
        description: firstText(at(found, 'description')),
        images: imageUrlsOf(at(found, 'images')),
        siteName: firstText(at(found, 'siteName')),
      }
    }
  },
  'url-metadata': async (load) => {
    const read = main(await load('url-metadata'))
    return async (html) => {
      const found = await called(read, null, { parseResponseObject: replyOf(html), ensureSecureImageRequest: false })
      return merged(factsOfProduct(productAmong(at(found, 'jsonld'))), {
        ...NOTHING,
        title: firstText(at(found, 'og:title'), at(found, 'title')),
        description: firstText(at(found, 'og:description'), at(found, 'description')),
        images: imageUrlsOf(at(found, 'og:image')),
        price: amountOf(at(found, 'product:price:amount'), at(found, 'og:price:amount'), at(found, 'price')),
        currency: firstText(at(found, 'product:price:currency'), at(found, 'og:price:currency'), at(found, 'priceCurrency')),
        language: firstText(at(found, 'lang'), at(found, 'og:locale')),
        siteName: firstText(at(found, 'og:site_name')),
      })
    }
  },
  'cheerio by hand': async (load) => {
    const parse = at(await load('cheerio'), 'load')
    return async (html) => {
      const $ = await called(parse, html)
      const pick = (selector: string, name: string | null): string | null => {
        const found = ($ as Call)(selector)
        const first = (at(found, 'first') as Call).call(found)
        const value = name === null ? (at(first, 'text') as Call).call(first) : (at(first, 'attr') as Call).call(first, name)
        return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
      }
      const meta = (name: string): string | null => pick(`meta[property="${name}"],meta[name="${name}"]`, 'content')
      const scripts = ($ as Call)('script[type="application/ld+json"]')
      const blocks = listOf((at(scripts, 'toArray') as Call).call(scripts)).map((script) => {
        try {
          return JSON.parse(String(at(script, 'children', 0, 'data'))) as unknown
        } catch {
          return null // a hand-written rule stops at broken JSON
        }
      })
      return merged(factsOfProduct(productAmong(blocks)), {
        title: meta('og:title') ?? pick('h1', null) ?? pick('title', null),
        description: meta('og:description') ?? meta('description'),
        images: imageUrlsOf(meta('og:image') ?? pick('main img, [class*="product"] img, img', 'src')),
        logo: pick('header img[src*="logo" i], img[class*="logo" i], img[alt*="logo" i], [class*="logo" i] img', 'src'),
        price: amountOf(
          meta('product:price:amount'),
          meta('og:price:amount'),
          pick('[itemprop="price"]', 'content'),
          pick('[itemprop="price"]', null),
          pick('[class*="price"]', null),
        ),
        currency: meta('product:price:currency') ?? meta('og:price:currency') ?? pick('[itemprop="priceCurrency"]', 'content'),
        brand: null,
        language: pick('html', 'lang'),
        siteName: meta('og:site_name'),
      })
    }
  },
  metascraper: (load) => metascraper(load, []),
  'metascraper + amazon + shopping': (load) => metascraper(load, ['metascraper-amazon', '@samirrayani/metascraper-shopping']),
}

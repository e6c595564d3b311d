import { once } from 'node:events'
import { get } from 'node:http'
import { type Browser } from '@playwright/test'
import { atMost, type Figure, plainFigure } from './figure.ts'

const KIB = 1024

/** Maximum size of the scripts before a screen can be used, in KiB; null only informs. */
const screens = [
  { path: '/', name: 'landing', barKib: 90 },
  { path: '/wizard', name: 'wizard', barKib: 190 },
  { path: '/tool', name: 'library', barKib: null },
  { path: '/nowhere', name: 'page not found', barKib: null },
]

/** Bytes of an answer with gzip encoding. */
async function gzipBytes(address: string): Promise<number> {
  const [response] = await once(get(address, { headers: { 'accept-encoding': 'gzip' } }), 'response')
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  return bytes
}

/** Every script the browser requests until the screen is idle, each once. */
async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    return [...scripts]
  } finally {
    await context.close()
  }
}

/** JavaScript transferred on the first visit of a screen, as gzip. */
export async function measureScripts(browser: Browser, address: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { path, name, barKib } of screens) {
    const scripts = await scriptsOf(browser, `${address}${path}`)
    let kib = 0
    for (const script of scripts) kib += (await gzipBytes(script)) / KIB
    const write = (value: number): string => `${value.toFixed(1)} KiB`
    const label = `JavaScript of ${name}, gzip`
    figures.push(barKib === null ? plainFigure(label, write(kib)) : atMost(label, kib, barKib, write))
  }
  return figures
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { percentile } from '../figures.ts'
import { atLeast, type Figure, plainFigure } from './figure.ts'

const RUNS = 3

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
const categories: Readonly<Record<Category, string>> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
const names = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Device = 'mobile' | 'desktop'
type Bars = Readonly<Record<Category, number>>

const all = (performance: number): Bars => ({ performance, accessibility: 100, 'best-practices': 100, seo: 100 })

/** The audited screens; without bars a score only informs. A narrow `/tool` and `/wizard` show the notice that asks for a desktop. */
const audits: readonly { path: string; name: string; device: Device; bars: Bars | null }[] = [
  { path: '/', name: 'landing', device: 'mobile', bars: all(100) },
  { path: '/', name: 'landing', device: 'desktop', bars: all(100) },
  { path: '/tool', name: 'library', device: 'mobile', bars: null },
  { path: '/tool', name: 'library', device: 'desktop', bars: null },
  { path: '/wizard', name: 'wizard', device: 'mobile', bars: null },
  { path: '/wizard', name: 'wizard', device: 'desktop', bars: null },
]

const category = z.object({ score: z.number().transform((share) => Math.round(share * 100)) })
const timing = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'first-contentful-paint': timing,
    'largest-contentful-paint': timing,
    'total-blocking-time': timing,
    'cumulative-layout-shift': timing,
  }),
})
type Report = z.infer<typeof reportSchema>

/** One audit in a browser of its own, with Lighthouse's simulated slow network and processor. */
async function audit(address: string, device: Device, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const words = [
    process.env.ADLOOM_LIGHTHOUSE ?? '',
    address,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${names.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
    '--quiet',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, CHROME_PATH: process.env.ADLOOM_BROWSER } })
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

const median = (reports: readonly Report[], read: (report: Report) => number): number => percentile(reports.map(read), 0.5)

/** The four scores of the landing page, the library and the wizard on a phone and a desktop, each the median of three runs. */
export async function measureLighthouse(address: string): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-lighthouse-'))
  const figures: Figure[] = []
  for (const { path, name, device, bars } of audits) {
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run++) reports.push(await audit(`${address}${path}`, device, folder))
    for (const category of names) {
      const score = median(reports, ({ categories }) => categories[category].score)
      const label = `${categories[category]} of ${name}, ${device}`
      figures.push(bars === null ? plainFigure(label, String(score)) : atLeast(label, score, bars[category], String))
    }
    const [paint, largest, blocked] = (['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const).map((key) =>
      median(reports, ({ audits }) => audits[key].numericValue).toFixed(0),
    )
    const shift = median(reports, ({ audits }) => audits['cumulative-layout-shift'].numericValue).toFixed(3)
    figures.push(
      plainFigure(`paints of ${name}, ${device}`, `first ${paint} ms, largest ${largest} ms, blocked ${blocked} ms, layout shift ${shift}`),
    )
  }
  await rm(folder, { recursive: true })
  return figures
}

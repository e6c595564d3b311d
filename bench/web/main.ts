import { chromium } from '@playwright/test'
import { textTable } from '../figures.ts'
import { type Figure } from './figure.ts'
import { startInstallation } from './installation.ts'
import { measureLibrary } from './library.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureScripts } from './scripts.ts'

/**
 * The figures of the browser app: `npm run bench:web`, or one part of them, `npm run bench:web -- scripts`. A server on an empty folder, the built
 * app, a real browser. Prints a table per part, and as last line all figures as JSON.
 */

const executablePath = process.env.ADLOOM_BROWSER === '' ? undefined : process.env.ADLOOM_BROWSER
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
const installation = await startInstallation()
const { address } = installation

const parts: readonly { name: string; title: string; measure: () => Promise<readonly Figure[]> }[] = [
  { name: 'scripts', title: 'JavaScript transferred on the first visit', measure: () => measureScripts(browser, address) },
  {
    name: 'library',
    title: 'A library of 5,000 creations, and how long each thing a person does waits for the next paint',
    measure: () => measureLibrary(browser, address),
  },
  { name: 'lighthouse', title: 'Lighthouse, median of three runs', measure: () => measureLighthouse(address) },
]

const mark = ({ isMet }: Figure): string => (isMet === null ? '' : isMet ? '✓' : '✗')

const wanted = process.argv.slice(2)
const measured: Figure[] = []
for (const { title, measure } of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const figures = await measure()
  measured.push(...figures)
  console.log(`\n${title}`)
  console.log(
    textTable([['figure', 'value', 'bar', ''], ...figures.map((figure) => [figure.name, figure.value, figure.bar ?? '', mark(figure)])]),
  )
}
await browser.close()
await installation.stop()

const missed = measured.filter(({ isMet }) => isMet === false).length
console.log(`\n${missed === 0 ? 'Every bar is kept.' : `${missed} below the bar.`}`)
console.log(JSON.stringify(Object.fromEntries(measured.map(({ name, value }) => [name, value]))))

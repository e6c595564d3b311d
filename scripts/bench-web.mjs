// `npm run bench:web`: measures the browser app. Installs what the measurements need, then runs `bench/web/main.ts`. Plain JavaScript for any Node
// from 20 on.
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { lighthouse } from './lighthouse.mjs'
import { run } from './processes.mjs'
import { buildWeb } from './web-build.mjs'

const node = await install('all')
const environment = { ...process.env, ADLOOM_BROWSER: process.env.ADLOOM_BROWSER ?? browser(node) ?? '', ADLOOM_LIGHTHOUSE: lighthouse() }
const code = buildWeb(node)
if (code !== 0) process.exit(code)
process.exit(run(node, ['--import', './scripts/jsx.mjs', 'bench/web/main.ts', ...process.argv.slice(2)], { env: environment }))

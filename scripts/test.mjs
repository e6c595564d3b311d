// `npm test`: all checks. Installs what the tests need, including the browsers and PostgreSQL. Plain JavaScript for any Node from 20 on.
import { browser, firefox } from './browser.mjs'
import { format, journeys, lint, patterns, runChecks, slow, types, unit } from './checks.mjs'
import { install } from './install.mjs'
import { postgres } from './postgres.mjs'
import { buildWeb } from './web-build.mjs'

const node = await install('all')
// A failed installation is no error here: the tests that need PostgreSQL report it themselves.
process.env.ADLOOM_POSTGRES = postgres() ?? ''
const browsers = { chromium: browser(node), firefox: firefox() }
const code = buildWeb(node)
if (code !== 0) process.exit(code)
process.exit(await runChecks(node, [types, lint, format, patterns, unit, slow, journeys(browsers)]))

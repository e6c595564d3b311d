// `npm run check`: the fast part of the tests, without a browser. Plain JavaScript for any Node from 20 on.
import { format, lint, runChecks, types, unit } from './checks.mjs'
import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { postgres } from './postgres.mjs'

const node = node24()
install('all')
// What needs it says so itself where there is none.
process.env.ADLOOM_POSTGRES = postgres() ?? ''
process.exit(runChecks(node, [types, lint, format, unit]))

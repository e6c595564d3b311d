// `npm run check`: the fast part of the tests, without a browser; `npm run check -- --changed [commit]`: only what a change since a commit
// (HEAD unless told) asks for. Plain JavaScript for any Node from 20 on.
import { checksOfChange, format, lint, runChecks, types, unit } from './checks.mjs'
import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { postgres } from './postgres.mjs'

const [option, commit = 'HEAD'] = process.argv.slice(2)
if (option !== undefined && option !== '--changed') {
  console.error(`Unknown option ${option}: there is only --changed [commit].`)
  process.exit(2)
}
const node = node24()
install('all')
// What needs it says so itself where there is none.
process.env.ADLOOM_POSTGRES = postgres() ?? ''
process.exit(runChecks(node, option === undefined ? [types, lint, format, unit] : checksOfChange(node, commit)))

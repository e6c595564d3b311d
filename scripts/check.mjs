// Plain JavaScript for any Node from 20 on.
// `npm run check`: all but the slow tests and the browser.
// `npm run check -- --changed [commit]`: what a change since a commit (default HEAD) may break.
// `npm run check -- <words>`: the test files whose paths contain one of the words, slow ones included.
import { checksOfChange, format, lint, patterns, runChecks, testsNamed, types, unit } from './checks.mjs'
import { install } from './install.mjs'
import { postgres } from './postgres.mjs'

const words = process.argv.slice(2)
const [first, commit = 'HEAD'] = words
if (first?.startsWith('--') && first !== '--changed') {
  console.error(`Unknown option ${first}: there is only --changed [commit].`)
  process.exit(2)
}
const node = await install('all')
// A failed installation is no error here: the tests that need PostgreSQL report it themselves.
process.env.ADLOOM_POSTGRES = postgres() ?? ''
const checks = () => {
  if (first === '--changed') return checksOfChange(node, commit)
  return words.length > 0 ? [testsNamed(words)] : [types, lint, format, patterns, unit]
}
process.exit(await runChecks(node, checks()))

/**
 * Checks our requests and parsers against the contracts that services publish: `node scripts/run.mjs bench/contracts.ts <folder>`. The folder holds
 * their contract files; missing ones are skipped and listed. Sends nothing over the network. Ends with 1 when something does not fit.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ContractCheck } from './contracts/open-api.ts'
import { sendGridContract } from './contracts/sendgrid.ts'
import { textTable } from './figures.ts'

/** Every contract with a check. Add yours here. */
const checks: readonly ContractCheck[] = [sendGridContract]

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder holds the contract files? bench/contracts.ts <folder>')
  process.exit(2)
}

const rows: (readonly (string | number)[])[] = []
const problemLines: string[] = []
for (const { file, check } of checks) {
  const place = path.join(folder, file)
  if (!existsSync(place)) {
    rows.push([file, 'not in this folder', '–'])
    continue
  }
  for (const { what, problems } of await check(JSON.parse(readFileSync(place, 'utf8')))) {
    rows.push([file, what, problems.length === 0 ? 'fits' : 'DOES NOT FIT'])
    problemLines.push(...problems.map((problem) => `${file}, ${what}: ${problem}`))
  }
}
console.log(textTable([['contract', 'what', 'verdict'], ...rows]))
for (const line of problemLines) console.log(line)
process.exitCode = problemLines.length === 0 ? 0 : 1

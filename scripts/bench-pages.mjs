// `npm run bench:pages`: installs the readers that ours is compared with, then runs `bench/pages.ts`. Plain JavaScript for any Node from 20 on.
import { join } from 'node:path'
import { install } from './install.mjs'
import { pinned } from './pinned.mjs'
import { root, run } from './processes.mjs'

const words = process.argv.slice(2)
const node = await install('all')
const isAlone = words.length === 0 || words.includes('--no-peers') || words.includes('--perturb')
const peers = isAlone ? null : (pinned('page-peers', join(root, 'bench', 'peers', 'installation')) ?? 'missing')
const env = { ...process.env, ...(peers === null ? {} : { ADLOOM_PAGE_PEERS: peers }) }
process.exit(run(node, ['--import', './scripts/jsx.mjs', 'bench/pages.ts', ...words], { env }))

// `npm start`: installs and builds what is missing, then starts Adloom. Plain JavaScript for any Node from 20 on.
import { install } from './install.mjs'
import { runTogether } from './processes.mjs'
import { buildWeb } from './web-build.mjs'

const node = await install('run')
const code = buildWeb(node)
if (code !== 0) process.exit(code)
runTogether([{ program: node, words: ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'] }])

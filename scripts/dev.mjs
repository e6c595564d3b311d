// `npm run dev`: the server, restarting on change, and the browser app with hot reload. Plain JavaScript for any Node from 20 on.
import { install } from './install.mjs'
import { runTogether } from './processes.mjs'

const node = await install('all')
runTogether([
  { program: node, words: ['--watch', '--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'] },
  { program: node, words: ['node_modules/vite/bin/vite.js', 'apps/web'] },
])

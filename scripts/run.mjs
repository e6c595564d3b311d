// `node scripts/run.mjs FILE ARGUMENTS…`: runs one of our .ts programs with the right Node, after installing packages when needed.
import { install } from './install.mjs'
import { run } from './processes.mjs'

const [file, ...words] = process.argv.slice(2)
const node = await install(file.startsWith('bench/') ? 'all' : 'run')
process.exit(run(node, ['--import', './scripts/jsx.mjs', file, ...words]))

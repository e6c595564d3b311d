// `node scripts/run.mjs FILE ARGUMENTS…`: runs one of our .ts programs with the right Node, after installing packages when needed.
import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { run } from './processes.mjs'

const [file, ...words] = process.argv.slice(2)
const node = node24()
install(file.startsWith('bench/') ? 'all' : 'run')
process.exit(run(node, ['--import', './scripts/jsx.mjs', file, ...words]))

// `npm run pack`: writes adloom-<version>.tgz, a package of the built server and browser app; `npx` with that file starts Adloom without a clone.
// Plain JavaScript for any Node from 20 on.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { output, root, run } from './processes.mjs'
import { buildWeb } from './web-build.mjs'

const node = node24()
install('run')
const code = buildWeb(node) || run(node, ['scripts/package.mjs'])
if (code !== 0) process.exit(code)
const folder = join(root, '.cache', 'package')
const npm = process.env.npm_execpath
const [program, words] = npm === undefined || !existsSync(npm) ? ['npm', []] : [process.execPath, [npm]]
output(program, [...words, 'pack', folder, '--pack-destination', root, '--loglevel=error'])
const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
console.log(`${name}-${version}.tgz`)

// `npm run pack`: writes adloom-<version>.tgz, a package of the built server and browser app; `npx` with that file starts Adloom without a clone.
// Plain JavaScript for any Node from 20 on.
import { join } from 'node:path'
import { install } from './install.mjs'
import { npm, root, run } from './processes.mjs'
import { buildWeb } from './web-build.mjs'

const node = await install('run')
const code = buildWeb(node) || run(node, ['scripts/package.mjs'])
if (code !== 0) process.exit(code)
const folder = join(root, '.cache', 'package')
// npm keeps to these versions where the package comes from a registry or is installed in its own folder, as the container does.
await npm(['install', '--prefix', folder, '--package-lock-only', '--omit=dev', '--loglevel=error'])
await npm(['pack', folder, '--pack-destination', root, '--loglevel=error'])

// `npm run build`: rebuilds the browser app.
import { install } from './install.mjs'
import { node24 } from './node24.mjs'
import { buildWeb } from './web-build.mjs'

const node = node24()
install('run')
process.exit(buildWeb(node, { isForced: true }))

// `npm run build`: rebuilds the browser app.
import { install } from './install.mjs'
import { buildWeb } from './web-build.mjs'

const node = await install('run')
process.exit(buildWeb(node, { isForced: true }))

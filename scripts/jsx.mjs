// Lets Node load the ad layouts: Node strips types from .ts by itself, but not JSX from .tsx (Node 24, 2026-11). Preloaded with `--import`; worker
// threads inherit it. It also makes starts faster.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

// Compiled modules are cached on disk for later starts and other threads. Where the folder is not writable, each start compiles again.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))

/**
 * Node parses a package's whole `exports` again for every `.js` file of it that it resolves (24.21.0): for the 179 kB of drizzle-orm that took a second
 * of a core at every start (2026-11-23).
 */
const isFileOfDrizzle = (specifier, importer) => /^\.\.?\/.*\.js$/.test(specifier) && importer?.includes('/node_modules/drizzle-orm/')

registerHooks({
  resolve(specifier, context, next) {
    if (!isFileOfDrizzle(specifier, context.parentURL)) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const file = fileURLToPath(url)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' }, sourcemap: false })
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})

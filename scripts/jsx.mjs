// Lets Node load the ad layouts: Node strips types from .ts by itself, but not JSX from .tsx (Node 24, 2026-11). Preloaded with `--import`; worker
// threads inherit it. It also makes starts faster: what follows takes a server's from 2.2 to 1.65 s of a core (2026-11-29).
import { readFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled modules are cached on disk for later starts and other threads. Where the folder is not writable, each start compiles again.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))

const root = new URL('../', import.meta.url).href
const isOurs = (url) => url.startsWith(root) && !url.includes('/node_modules/')

/**
 * Packages whose `.js` files are all modules. Node parses a package's whole `exports` again for every file of it that it resolves (24.21.0): for the
 * 179 kB of drizzle-orm that took a second of a core at every start (2026-11-23).
 */
const ofModules = /\/node_modules\/(?:culori|drizzle-orm|zod)\//

/** Where an import leads that names a file; null for Node to find out. */
function fileNamedBy(specifier, importer = '') {
  const [, workspace, path] = /^@adloom\/(\w+)\/(.+\.tsx?)$/.exec(specifier) ?? []
  if (path !== undefined) return { url: `${root}packages/${workspace}/src/${path}`, format: 'module-typescript' }
  if (!specifier.startsWith('.')) return null
  if (/\.tsx?$/.test(specifier) && isOurs(importer)) return { url: new URL(specifier, importer).href, format: 'module-typescript' }
  return specifier.endsWith('.js') && ofModules.test(importer) ? { url: new URL(specifier, importer).href, format: 'module' } : null
}

/** An import of nothing but types. Node erases the types and leaves the import, and its module would be loaded for nothing. */
const TYPE_IMPORT = /^import \{\s*type \w+(?:,\s*type \w+)*,?\s*\} from '[^']+'$/gm

/** Compiles a layout. The compiler is native code of 5 MB, loaded with the first one. */
function compiled(file) {
  const { transformSync } = createRequire(import.meta.url)('oxc-transform')
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' }, sourcemap: false })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return code
}

registerHooks({
  resolve(specifier, context, next) {
    const file = fileNamedBy(specifier, context.parentURL)
    return file === null ? next(specifier, context) : { ...file, shortCircuit: true }
  },
  load(url, context, next) {
    if (url.endsWith('.tsx')) return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
    const loaded = next(url, context)
    if (!url.endsWith('.ts') || !isOurs(url)) return loaded
    return {
      ...loaded,
      source: Buffer.from(loaded.source)
        .toString()
        .replace(TYPE_IMPORT, (lines) => lines.replace(/[^\n]/g, ' ')),
    }
  },
})

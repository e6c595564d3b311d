// Lets Node load the ad layouts: Node strips types from .ts by itself, but not JSX from .tsx (Node 24, 2026-11). Preloaded with `--import`; worker
// threads inherit it.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

// Compiled modules are cached on disk for later starts and other threads. Where the folder is not writable, each start compiles again.
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const file = fileURLToPath(url)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' }, sourcemap: false })
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
    return { format: 'module', source: code, shortCircuit: true }
  },
})

// Writes `.cache/package`, or the folder that is named: the server as a bundle with its libraries, the browser app, and a package.json that names the
// libraries a bundle cannot hold. Runs under Node 24, after the browser app was built.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { root } from './processes.mjs'

const target = resolve(process.argv[2] ?? join(root, '.cache', 'package'))

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const copy = (path) => cpSync(join(root, path), join(target, path), { recursive: true })
const write = (file, text) => writeFileSync(join(target, file), text)
const writeJson = (file, value) => write(file, `${JSON.stringify(value, null, 2)}\n`)

const locked = readJson('package-lock.json').packages
const versionsOf = (names) => Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`].version]))

const fonts = Object.keys(readJson('packages/engine/package.json').dependencies).filter((name) =>
  /^@fontsource-variable\/|-font$/.test(name),
)
/** Libraries that stay packages: they hold native code or open files of their own. Add yours here when a bundle with it does not run. */
const unbundled = [
  '@contentauth/c2pa-wasm',
  '@electric-sql/pglite',
  ...fonts,
  '@takumi-rs/core',
  'koffi',
  'sharp',
  'wink-eng-lite-web-model',
]
/** FFmpeg, one package for each system. What loads it, `node-av`, is bundled: as a package it would bring a downloader and WebRTC. */
const ffmpeg = Object.keys(locked['node_modules/node-av'].optionalDependencies).filter((name) => name.startsWith('@seydx/'))

/**
 * What our sources name by `new URL('…', import.meta.url)`. A source file is the program of a thread or process, and becomes a file of the bundle; data
 * is copied to the place it has here.
 */
const addresses = {
  name: 'adloom-addresses',
  // Before its quotes are normalized.
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/')) return null
    return code.replace(/new URL\('([^']+)', import\.meta\.url\)/g, (_, address) => {
      const path = resolve(dirname(id), address)
      if (path.endsWith('.ts')) {
        const fileName = `${basename(path, '.ts')}.js`
        this.emitFile({ type: 'chunk', id: path, fileName })
        return `new URL('./${fileName}', import.meta.url)`
      }
      const place = relative(root, path).replaceAll('\\', '/')
      copy(place)
      return `new URL('../${place}${address.endsWith('/') ? '/' : ''}', import.meta.url)`
    })
  },
}

rmSync(target, { recursive: true, force: true })
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [addresses],
  // CommonJS libraries read it; in the bundle they are modules.
  define: { __dirname: 'import.meta.dirname' },
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: 'apps/server/src/program.ts',
    target: 'node24',
    outDir: join(target, 'bundle'),
    emptyOutDir: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
})
for (const path of ['LICENSE', 'NOTICE.md', 'README.md', 'CHANGELOG.md', 'docs/environment.md', 'docs/providers.md']) copy(path)
write('adloom.js', "#!/usr/bin/env node\nimport './bundle/program.js'\n")

const { version, description, license } = readJson('package.json')
const names = { name: 'adloom', version, description, license, type: 'module', bin: { adloom: 'adloom.js' }, engines: { node: '>=24' } }
const manifest = { ...names, dependencies: versionsOf(unbundled), optionalDependencies: versionsOf(ffmpeg) }
writeJson('package.json', manifest)

/** The versions of this repository's lock file. Holds more than the package needs: npm removes that. */
const packages = { '': manifest }
for (const [place, entry] of Object.entries(locked)) {
  if (place.startsWith('node_modules/') && !entry.link && !entry.dev) packages[place] = entry
}
writeJson('npm-shrinkwrap.json', { name: names.name, version, lockfileVersion: 3, requires: true, packages })

// Writes `.cache/package`, or the folder that is named: the sources as JavaScript in the places they have here, the browser app, and a package.json.
// Node strips types from its own sources, but not from those in node_modules (Node 24, 2026-11). Runs under Node 24, after the browser app was built.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { transformSync } from 'oxc-transform'
import { root } from './processes.mjs'

const target = process.argv[2] ?? join(root, '.cache', 'package')
const workspaces = ['packages/domain', 'packages/creatives', 'packages/renderer', 'packages/engine', 'packages/providers', 'apps/server']

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const isForTests = (file) => /\.(test|conformance|test-data)\.|^(golden-|fixtures\/)/.test(file)
const isSource = (file) => /\.tsx?$/.test(file)

/** The address of an imported source file as the JavaScript beside `file` has it. */
function javascriptOf(address, file) {
  const [, workspace, path] = /^@adloom\/(\w+)\/(.+)$/.exec(address) ?? []
  const built = (path === undefined ? address : `packages/${workspace}/src/${path}`).replace(/\.tsx?$/, '.js')
  if (path === undefined) return built
  const near = relative(dirname(file), built).replaceAll('\\', '/')
  return near.startsWith('.') ? near : `./${near}`
}

/** A source file as JavaScript. Every string that is the address of a source file is one: imports, threads, processes. */
function build(file) {
  const jsx = { runtime: 'automatic' }
  const { code, errors } = transformSync(file, readFileSync(join(root, file), 'utf8'), { jsx, sourcemap: false })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return code.replace(/(["'])((?:\.{1,2}|@adloom\/\w+)\/[\w./-]+)\1/g, (text, quote, address) => {
    if (!isSource(address) && !address.startsWith('@adloom/')) return text
    return `${quote}${javascriptOf(address, file)}${quote}`
  })
}

function write(file, text) {
  const path = join(target, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

rmSync(target, { recursive: true, force: true })
for (const workspace of workspaces) {
  const source = join(workspace, 'src')
  for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
    const file = relative(root, join(entry.parentPath, entry.name))
    if (!entry.isFile() || isForTests(relative(source, file))) continue
    if (isSource(file)) write(file.replace(/\.tsx?$/, '.js'), build(file))
    else cpSync(join(root, file), join(target, file))
  }
}
cpSync(join(root, 'apps/web/dist'), join(target, 'apps/web/dist'), { recursive: true })
for (const file of [
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'CHANGELOG.md',
  'docs/environment.md',
  'docs/providers.md',
  'apps/server/package.json',
]) {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  cpSync(join(root, file), join(target, file))
}
write('adloom.js', "#!/usr/bin/env node\nimport './apps/server/src/program.js'\n")

const { version, description, license, overrides } = readJson('package.json')
const dependencies = Object.assign({}, ...workspaces.map((workspace) => readJson(join(workspace, 'package.json')).dependencies))
for (const name of Object.keys(dependencies)) if (name.startsWith('@adloom/')) delete dependencies[name]
const names = { name: 'adloom', version, description, license, type: 'module', bin: { adloom: 'adloom.js' }, engines: { node: '>=24' } }
const manifest = { ...names, dependencies, overrides }
write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)

/** The versions of this repository's lock file, in the places a package of its own has them. Holds more than the package needs: npm removes that. */
const locked = { '': manifest }
for (const [place, entry] of Object.entries(readJson('package-lock.json').packages)) {
  const inPackage = place.slice(place.indexOf('node_modules/'))
  if (place.includes('node_modules/') && !entry.link && !entry.dev) locked[inPackage] ??= entry
}
write(
  'npm-shrinkwrap.json',
  `${JSON.stringify({ name: names.name, version, lockfileVersion: 3, requires: true, packages: locked }, null, 2)}\n`,
)

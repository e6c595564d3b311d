import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readConfig } from '../apps/server/src/config/config.ts'
import { environmentVariables } from '../apps/server/src/config/environment.ts'

/** Folders that are not part of the repository. */
const IGNORED = new Set(['node_modules', 'dist', '.git', '.cache', 'data'])
/** Files that the product writes, that others publish, or that stand in a folder given to a bench. */
const FILES_ELSEWHERE = new Set(['ad.json', 'campaign.json', 'sendgrid_mail.json', 'manifest.json', 'cases.json', 'make.mjs', 'server.mjs'])
/** Variables of other programs, and of our tests. */
const VARIABLES_ELSEWHERE = new Set(['NO_COLOR', 'NODE_ENV', 'NODE_OPTIONS', 'ADLOOM_POSTGRES'])

const isIgnored = (path: string): boolean => path.split('/').some((name) => IGNORED.has(name))

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : [path]
  })
const read = (file: string): string => readFileSync(file, 'utf8')

const all = files('.')
const documents = all.filter((file) => file.endsWith('.md'))
const sources = all
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'tests/documents.test.ts')
  .map((file) => ({ file, text: read(file) }))
const { version, scripts } = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** The comments of a source, one below the other. */
const commentsOf = (text: string): string =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm)].map(([comment]) => comment.replace(/\n\s*\*/g, '\n')).join('\n')
/** The comments of a file that begins them with `#`. */
const hashComments = (text: string): string => [...text.matchAll(/^\s*#.*$|\s#\s.*$/gm)].join('\n')
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replaceAll(`\\'`, `'`)

const specification = read('docs/specification.md')
const sections = new Set([...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number))
const decisions = new Set(readdirSync('docs/decisions').map((file) => file.slice(0, 4)))

/** Workspaces are named by their short names: `engine/make-ad.ts` is `packages/engine/src/make-ad.ts`. */
const known = [...all, ...all.map((file) => file.replace(/^(?:packages|apps)\/(\w+)\/src\//, '$1/'))]
const isThere = (path: string): boolean => known.some((file) => file === path || file.endsWith(`/${path}`)) || FILES_ELSEWHERE.has(path)

const folders = new Set(known.map(dirname).flatMap((path) => path.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'))))
const isFolder = (path: string): boolean => [...folders].some((folder) => `/${folder}`.endsWith(`/${path}`))

/** Whether any file matches `folder/*.ts`. */
function isMatched(pattern: string): boolean {
  const expression = new RegExp(`(?:^|/)${pattern.replaceAll('.', String.raw`\.`).replace(/\*+/g, '[^/]*')}$`)
  return known.some((file) => expression.test(file))
}

const constants = new Set(
  sources.flatMap(({ text }) => [...codeOf(text).matchAll(/(?:const |[{,]\s*)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([, name]) => name)),
)
const isVariable = (name: string): boolean => environmentVariables.includes(name) || VARIABLES_ELSEWHERE.has(name) || constants.has(name)

/** The file an npm script runs, or the path of a command `node <path>`; null for a script that runs no file of ours. */
const fileOf = (script: string): string | null => /[\w./-]+\.(?:mjs|ts)$/.exec(scripts[script] ?? '')?.[0] ?? null

/** What the commands in a text name although it does not exist: npm scripts, files, packages, options and our own subcommands. */
function wrongCommands(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/`[^`]*$/, ''))
  return lines.flatMap((line) =>
    [...line.matchAll(/(?:npm run ([\w:-]+)|\bnode (?:scripts\/run\.mjs )?([\w./-]+\.(?:mjs|ts)))([^`#|;\n]*)/g)].flatMap(
      ([, script, path, rest]) => {
        const file = script === undefined ? path : fileOf(script)
        if (script !== undefined && !(script in scripts)) return [`npm run ${script}`]
        if (file === null) return []
        if (!existsSync(file)) return [`node ${file}`]
        const program = read(file)
        const options = [...rest.matchAll(/ --([a-z]+)\b/g)].map(([, option]) => option).filter((option) => !program.includes(option))
        const [, subcommand] = script === 'adloom' ? (/ -- (\w+)/.exec(rest) ?? []) : []
        const isUnknown = subcommand !== undefined && !program.includes(`adloom ${subcommand} `)
        return [...options.map((option) => `${file} --${option}`), ...(isUnknown ? [`adloom ${subcommand}`] : [])]
      },
    ),
  )
}

/** Programs that `npx` starts and that are neither installed nor our own. */
const wrongPrograms = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpx ([\w@./-]+)/g)]
    .map(([, name]) => name)
    .filter((name) => !['adloom', `./adloom-${version}.tgz`].includes(name) && !existsSync(`node_modules/.bin/${name}`))

/** Sections a text cites that the specification does not have; sections of an RFC follow its number. */
const wrongSections = (text: string): readonly string[] =>
  [...text.matchAll(/(RFC \d+ )?§\s?(\d+(?:\.\d+)*)/g)].flatMap(([, rfc, number]) =>
    rfc !== undefined || sections.has(number) ? [] : [`§${number}`],
  )

/** What a text names that is not there: paths, commands, variables, decisions and sections of the specification. */
function missing(text: string): readonly string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)
  const paths = [...spans, ...(text.match(/(?<![\w/])docs\/[\w/-]+\.md\b/g) ?? [])].flatMap((span) => [
    ...span.matchAll(/(?<![\w@:/.<$*-])((?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|md|json|yaml|sql))(?![\w/*])/g),
  ])
  const patterns = spans.filter((span) => /^[\w./-]*\*[\w./*-]*\.(?:tsx?|mjs|md|json|yaml|sql)$/.test(span))
  const named = spans.flatMap((span) => /^((?:[\w-]+\/)*[\w-]+)\/$/.exec(span)?.[1] ?? []).filter((path) => !isIgnored(path))
  const names = [
    ...spans.filter((span) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(span)),
    ...[...text.matchAll(/(?<![\w$-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g)].map(([, name]) => name),
  ]
  const numbers = [...text.matchAll(/\bdecisions? (\d{4})(?: and (\d{4}))?/gi)].flatMap(([, one, other]) =>
    other === undefined ? [one] : [one, other],
  )
  return [
    ...paths.map(([, path]) => path).filter((path) => !isThere(path)),
    ...patterns.filter((pattern) => !isMatched(pattern)),
    ...named.filter((path) => !isFolder(path)).map((path) => `${path}/`),
    ...wrongCommands(text),
    ...wrongPrograms(text),
    ...names.filter((name) => !isVariable(name)),
    ...numbers.filter((number) => !decisions.has(number)).map((number) => `decision ${number}`),
    ...wrongSections(text),
  ]
}

/** The headings of a document as a link writes them. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links of a document to files and headings that do not exist. */
const brokenLinks = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]*))?\)/g)].flatMap(([, path, anchor]) => {
    const target = path === '' ? file : join(dirname(file), path)
    if (path !== '' && !existsSync(target)) return [path]
    return anchor === undefined || anchorsOf(path === '' ? text : read(target)).includes(anchor) ? [] : [`${path}#${anchor}`]
  })

describe('a document names only what exists', () => {
  test.each(documents)('%s', (file) => {
    expect([...brokenLinks(file, read(file)), ...missing(read(file))]).toEqual([])
  })
})

test('a comment names only what exists', () => {
  const comments = [
    ...sources.map(({ file, text }) => ({ file, text: commentsOf(text) })),
    ...all
      .filter((file) => /(?:^|\/)(?:Dockerfile|\.dockerignore|\.npmrc)$|\.ya?ml$/.test(file))
      .map((file) => ({ file, text: hashComments(read(file)) })),
  ]
  const wrong = comments.flatMap(({ file, text }) => missing(text).map((name) => `${file}: ${name}`))
  expect(wrong).toEqual([])
})

test('the documented defaults are those of an empty environment', () => {
  const config = readConfig({})
  const defaults = {
    PORT: config.port,
    HOST: config.host,
    QUEUE_LIMIT: config.queueLimit,
    VIDEO_WORKERS: config.videoWorkers,
    RATE_FACTOR: config.rateFactor,
    LOG_LEVEL: config.logLevel,
  }
  const rows = read('docs/environment.md').split('\n')
  const defaultCell = (name: string): string => rows.find((row) => row.split('|')[1]?.includes(`\`${name}\``))?.split('|')[2] ?? ''
  expect(Object.entries(defaults).filter(([name, value]) => !defaultCell(name).includes(`\`${value}\``))).toEqual([])
})

test('a name of a test cites only sections of the specification that exist', () => {
  expect(sources.flatMap(({ file, text }) => wrongSections(text).map((name) => `${file}: ${name}`))).toEqual([])
})

test.each([
  ['a link', 'See [it](gone.md).', 'gone.md'],
  ['a heading', 'See [it](docs/providers.md#gone).', 'docs/providers.md#gone'],
  ['a path', 'See `engine/gone.ts`.', 'engine/gone.ts'],
  ['a folder', 'See `engine/gone/`.', 'engine/gone/'],
  ['a pattern', 'See `scenes/*.gone.ts`.', 'scenes/*.gone.ts'],
  ['a path without marks', 'See docs/gone.md.', 'docs/gone.md'],
  ['an npm script', 'Type npm run gone.', 'npm run gone'],
  ['a program', '`node bench/gone.ts`', 'node bench/gone.ts'],
  ['an option', '`node bench/gallery.ts --gone`', 'bench/gallery.ts --gone'],
  ['a subcommand', 'npm run adloom -- gone it', 'adloom gone'],
  ['a package', '`npx gone --port 1`', 'gone'],
  ['a variable', 'Set `GONE_VARIABLE`.', 'GONE_VARIABLE'],
  ['a variable that is set', 'GONE_VARIABLE=1 npm start', 'GONE_VARIABLE'],
  ['a decision', 'See decision 9999.', 'decision 9999'],
  ['a section of the specification', 'As specified (§2.99).', '§2.99'],
])('%s that does not exist is reported', (_, text, name) => {
  expect([...brokenLinks('a.md', text), ...missing(text)]).toContain(name)
})

test('the architecture names every folder of every workspace', () => {
  const text = read('ARCHITECTURE.md')
  const workspaces = ['packages', 'apps'].flatMap((group) => readdirSync(group).map((name) => `${group}/${name}/src`))
  const inside = workspaces.flatMap((source) => readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  expect(inside.map(({ name }) => name).filter((name) => !text.includes(`\`${name}/\``))).toEqual([])
})

test('the changelog keeps its conventions: a version with its day, then the kinds of changes', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^(##+) (.+)$/gm)]
  const versions = headings.filter(([, marks]) => marks === '##').map(([, , title]) => title)
  const kinds = headings.filter(([, marks]) => marks === '###').map(([, , title]) => title)
  expect(versions[0]).toBe('[Unreleased]')
  expect(versions.slice(1).filter((title) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/.test(title))).toEqual([])
  expect(kinds.filter((kind) => !['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'].includes(kind))).toEqual([])
})

test('sections of an RFC are not sections of the specification', () => {
  expect(missing('As RFC 9110 §14.2 says.')).toEqual([])
})

test('every variable of the configuration is documented', () => {
  const text = read('docs/environment.md') + read('docs/object-storage.md')
  expect(environmentVariables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

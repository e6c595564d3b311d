import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', '.git', '.cache', 'data'].includes(entry.name) ? [] : files(path)
  })

const all = files('.')
const documents = all.filter((file) => file.endsWith('.md'))
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const variables = new Set([
  ...(readFileSync('docs/environment.md', 'utf8').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
  'NO_COLOR',
  'NODE_ENV',
])

/** Workspaces are named by their short names: `engine/make-ad.ts` is `packages/engine/src/make-ad.ts`. */
const withoutSource = all.map((file) => file.replace(/^(?:packages|apps)\/(\w+)\/src\//, '$1/'))
const isThere = (path: string): boolean => [...all, ...withoutSource].some((file) => file === path || file.endsWith(`/${path}`))

/** What in a document names something that is not there. */
function missing(file: string, text: string): readonly string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path)
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span)
  const paths = spans.flatMap((span) => [
    ...span.matchAll(/(?<![\w@:/.<$*-])((?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|md|json|yaml|sql))(?![\w/*])/g),
  ])
  return [
    ...links.filter((path) => !existsSync(join(dirname(file), path))),
    ...paths.map(([, path]) => path).filter((path) => !isThere(path) && !isElsewhere.has(path)),
    ...[...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `npm run ${name}`),
    ...spans.filter((span) => /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(span)).filter((name) => !variables.has(name) && !isConstant(name)),
  ]
}

/** Files that the product writes, or that others publish. */
const isElsewhere = new Set(['ad.json', 'sendgrid_mail.json'])
const sources = all
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('documents.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
const isConstant = (name: string): boolean => sources.some((text) => text.includes(name))

describe('every path, script and variable is there that is named in', () => {
  test.each(documents)('%s', (file) => {
    expect(missing(file, readFileSync(file, 'utf8'))).toEqual([])
  })
})

test('what is not there is found', () => {
  const text = 'See [it](gone.md), `engine/gone.ts`, `npm run gone` and `GONE_VARIABLE`.'
  expect(missing('a.md', text)).toEqual(['gone.md', 'engine/gone.ts', 'npm run gone', 'GONE_VARIABLE'])
})

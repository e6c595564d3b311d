import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { productKinds } from '@adloom/renderer/shapes.ts'
import { expect, test } from 'vitest'
import { dataFiles, editorSchemaOf } from './data-files.ts'
import { englishNouns } from './lexicon/english-nouns.ts'
import { productCategories } from './lexicon/product-categories.ts'

const folder = import.meta.dirname
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const rows = Object.entries(dataFiles).flatMap(([name, { schema, files }]) => files.map((file) => ({ name, file, schema })))

test.each(rows)('$file fits its schema and names it for editors', ({ name, file, schema }) => {
  expect(schema.safeParse(read(file)).error?.issues ?? []).toEqual([])
  expect(read(file)).toHaveProperty('$schema', relative(join(folder, dirname(file)), join(folder, `editor-schemas/${name}.json`)))
})

test.each(Object.entries(dataFiles))(
  'the editor schema %s is its zod schema; if not, run `node scripts/editor-schemas.mjs`',
  (name, { schema }) => {
    expect(read(`editor-schemas/${name}.json`)).toEqual(JSON.parse(JSON.stringify(editorSchemaOf(schema))))
  },
)

test('every editor schema belongs to a file', () => {
  expect(readdirSync(join(folder, 'editor-schemas')).toSorted()).toEqual(
    Object.keys(dataFiles)
      .map((name) => `${name}.json`)
      .toSorted(),
  )
})

test('each English noun stands in the lexicon once, and names categories and kinds that are there', () => {
  const names = englishNouns.map(({ noun }) => noun.toLowerCase())
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  const categories = new Set(productCategories.map(({ name }) => name))
  expect(englishNouns.filter(({ category }) => category !== undefined && !categories.has(category))).toEqual([])
  expect(
    englishNouns.flatMap(({ kind, contentOf }) => [kind, contentOf]).filter((kind) => kind !== undefined && !(kind in productKinds)),
  ).toEqual([])
})

test('each category and each kind of product has an English noun', () => {
  const named = new Set(englishNouns.flatMap(({ category, kind }) => [category, kind]))
  expect([...productCategories.map(({ name }) => name), ...Object.keys(productKinds)].filter((name) => !named.has(name))).toEqual([])
})

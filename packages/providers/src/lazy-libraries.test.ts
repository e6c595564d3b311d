import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Statements that load a model library as soon as their file is loaded; braces with only types inside still leave `import {}` behind. */
const loads = /^import (?!type )[^;'"]*['"](?:ai|@ai-sdk\/[\w-]+)['"]/m

test('a server without keys loads no model library: they are imported where they are used', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  expect(files.filter((file) => loads.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([])
  expect(loads.test(`import { type ModelMessage } from 'ai'`)).toBe(true)
  expect(loads.test(`import { createOpenAI } from '@ai-sdk/openai'`)).toBe(true)
})

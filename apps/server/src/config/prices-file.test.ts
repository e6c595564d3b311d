import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { knownPrices } from '@adloom/providers/prices/known-prices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-prices-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileWith(content: string): Promise<string> {
  const path = join(folder, 'prices.json')
  await writeFile(path, content)
  return path
}
const problemsWith = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof AdloomError) return error.details.map(({ path, message }) => `${path}: ${message}`)
    throw error
  }
  return []
}

test('a file replaces known prices and adds others', async () => {
  const ours = {
    'openai:gpt-4o-mini': { per: 'million-tokens', input: 9, output: 10, asOf: '2026-11-22' },
    'fal:flux/schnell': { per: 'megapixel', usd: 0.003, asOf: '2026-11-22' },
  }
  const { prices } = readConfig({ PRICES_FILE: await fileWith(JSON.stringify(ours)) })
  expect(prices).toEqual({ ...knownPrices, ...ours })
  expect(readConfig({}).prices).toEqual(knownPrices)
})

test('all problems of a file are reported at once, with those elsewhere', async () => {
  const wrong = {
    'gpt-4o-mini': { per: 'picture', usd: 1, asOf: '2026-11-22' },
    'fal:a': { per: 'hour', usd: 1, asOf: '2026-11-22' },
    'fal:b': { per: 'second', usd: -1, asOf: 'today' },
  }
  expect(problemsWith({ PORT: 'x', PRICES_FILE: await fileWith(JSON.stringify(wrong)) }).toSorted()).toEqual([
    'PORT: must be a number from 0 to 65535',
    'PRICES_FILE: fal:a › per: must name what is paid for: "per" is "million-tokens", "megapixel", "picture" or "second"',
    'PRICES_FILE: fal:b › asOf: must be a day such as 2026-11-22',
    'PRICES_FILE: fal:b › usd: must not be below 0',
    'PRICES_FILE: gpt-4o-mini: must be named "provider:model"',
  ])
})

test.each([
  ['no JSON', '{"fal:a"', 'PRICES_FILE: holds no valid JSON'],
  ['another thing', '[1]', 'PRICES_FILE: must be an object of prices by "provider:model"'],
])('a file with %s is refused', async (_what, content, problem) => {
  expect(problemsWith({ PRICES_FILE: await fileWith(content) })).toEqual([problem])
})

test('a missing file is refused', () => {
  expect(problemsWith({ PRICES_FILE: join(folder, 'none.json') })).toEqual(['PRICES_FILE: must be the path of a file that can be read'])
})

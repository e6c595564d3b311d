import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './command-line.ts'
import { readConfig } from './config.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-make-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ran(...args: string[]): Promise<{ code: number; out: string; problems: string }> {
  const [out, problems] = [new PassThrough(), new PassThrough()]
  const code = await run(args, () => readConfig({}), out, problems, new AbortController().signal)
  return { code, out: String(out.read() ?? ''), problems: String(problems.read() ?? '') }
}

test('without arguments it tells how it is used', async () => {
  const { code, out } = await ran()
  expect(code).toBe(0)
  expect(out).toContain('adloom make <product-url> --out <folder>')
  expect(await ran('--help')).toMatchObject({ code: 0 })
})

test.each([
  [['bake', 'x', '--out', 'y'], 'There is no command "bake". Use: adloom make <product-url> --out <folder>'],
  [['make', '--out', 'y'], 'Please give one product link: adloom make <product-url> --out <folder>'],
  [['make', 'https://shop.example/shoe'], 'Please say where to: adloom make <product-url> --out <folder>'],
  [['make', 'nonsense', '--out', 'y'], 'Please enter a valid product URL (e.g., https://example.com/product)'],
  [['make', 'shop.example', '--out', 'y', '--layout', 'round'], '--layout must be one of card, poster, split.'],
  [['make', 'shop.example', '--out', 'y', '--seed', '-1'], "Option '--seed' argument is ambiguous."],
  [['make', 'shop.example', '--out', 'y', '--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295.'],
])('%j is refused in a sentence', async (args, sentence) => {
  const { code, out, problems } = await ran(...args)
  expect([code, out]).toEqual([1, ''])
  expect(problems).toBe(`${sentence}\n`)
})

test('a private address is refused, and nothing is written', async () => {
  const { code, problems } = await ran('make', 'http://127.0.0.1:9/shoe', '--out', join(folder, 'none'))
  expect([code, problems]).toEqual([1, 'This address belongs to a private network and is not fetched. Please use a public product page.\n'])
  expect(await readdir(folder)).toEqual([])
})

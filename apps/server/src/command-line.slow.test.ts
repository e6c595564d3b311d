import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { feedFields } from '@adloom/domain/campaign/feed-product.ts'
import { adLayouts } from '@adloom/domain/template.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from './command-line.ts'
import { readConfig } from './config/config.ts'
import { makeDatabaseFolder } from './database/made-database.test-data.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-make-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ran(...args: string[]): Promise<{ code: number; out: string; problems: string }> {
  const [out, problems] = [new PassThrough(), new PassThrough()]
  const code = await runCommandLine(args, () => readConfig({}), out, problems, new AbortController().signal)
  return { code, out: String(out.read() ?? ''), problems: String(problems.read() ?? '') }
}

test('without arguments it prints its usage', async () => {
  const { code, out } = await ran()
  expect(code).toBe(0)
  expect(out).toContain('adloom make <product-url> --out <folder>')
  expect(await ran('--help')).toMatchObject({ code: 0 })
})

test.each([
  [['bake', 'x', '--out', 'y'], 'There is no command "bake". Use: adloom make <product-url> --out <folder>'],
  [['make', '--out', 'y'], 'Please give one product link: adloom make <product-url> --out <folder>'],
  [['make', 'https://shop.example/shoe'], 'Please say where to: adloom make <product-url> --out <folder>'],
  [['make', 'not a link', '--out', 'y'], 'Please enter a valid product URL (e.g., https://example.com/product)'],
  [['make', 'shop.example', '--out', 'y', '--layout', 'round'], `--layout must be one of ${Object.keys(adLayouts).join(', ')}.`],
  [['make', 'shop.example', '--out', 'y', '--seed', '-1'], "Option '--seed' argument is ambiguous."],
  [['make', 'shop.example', '--out', 'y', '--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295.'],
  [['make', 'shop.example', '--out', 'y', '--jobs', '2'], '--jobs, --currency and --column belong to make-all.'],
  [['make-all', '--out', 'y'], 'Please give one feed: adloom make-all <feed> --out <folder>'],
  [['make-all', 'feed.csv'], 'Please say where to: adloom make-all <feed> --out <folder>'],
  [['make-all', 'feed.csv', '--out', 'y', '--jobs', '9'], '--jobs must be a whole number from 1 to 8.'],
  [['make-all', 'feed.csv', '--out', 'y', '--currency', 'money'], '--currency must be a code of ISO 4217, for example EUR.'],
  [
    ['make-all', 'feed.csv', '--out', 'y', '--column', 'Name=colour'],
    `--column must be <name>=<field>, and the field one of ${feedFields.join(', ')}.`,
  ],
  [['inspect'], 'Please give one file: adloom inspect <file> [--json]'],
  [['inspect', 'a.jpg', '--out', 'y'], 'Please give one file: adloom inspect <file> [--json]'],
  [['backup', 'a.tar.gz', '--json'], '--json belongs to inspect.'],
  [['backup'], 'Please give one file: adloom backup <file>'],
  [['restore', 'a.tar.gz', 'b.tar.gz'], 'Please give one file: adloom restore <file>'],
  [['backup', 'a.tar.gz', '--out', 'y'], 'Please give one file: adloom backup <file>'],
])('%j is refused in a sentence', async (args, sentence) => {
  const { code, out, problems } = await ran(...args)
  expect([code, out]).toEqual([1, ''])
  expect(problems).toBe(`${sentence}\n`)
})

test('a private address is refused, and nothing is written', async () => {
  const { code, problems } = await ran('make', 'http://127.0.0.1:9/shoe', '--out', join(folder, 'none', 'deeper'))
  expect([code, problems]).toEqual([1, 'This address belongs to a private network and is not fetched. Please use a public product page.\n'])
  expect(await readdir(folder)).toEqual([])
})

test('an unwritable folder is reported before anything is fetched', async () => {
  const { code, problems } = await ran('make', 'http://127.0.0.1:9/shoe', '--out', '/dev/null/ad')
  expect([code, problems]).toEqual([1, 'Nothing can be written to /dev/null/ad. Please name another folder with --out.\n'])
})

test('one command backs up an installation and one restores it', async () => {
  const place = (name: string) => () => readConfig({ DATA_DIR: join(folder, name) })
  const run = async (config: () => ReturnType<typeof readConfig>, ...args: string[]) => {
    const [out, problems] = [new PassThrough(), new PassThrough()]
    const code = await runCommandLine(args, config, out, problems, new AbortController().signal)
    return [code, String(out.read() ?? ''), String(problems.read() ?? '')]
  }
  await makeDatabaseFolder(join(folder, 'used', 'database'))
  const file = join(folder, 'adloom.tar.gz')
  expect(await run(place('used'), 'backup', file)).toEqual([0, `${file}\n`, ''])
  expect(await run(place('again'), 'restore', file)).toEqual([0, `${join(folder, 'again')}\n`, ''])
  expect(await readdir(join(folder, 'again'))).toEqual(['database'])
  expect(await run(place('again'), 'restore', file)).toMatchObject([1, '', expect.stringContaining('never overwrites')])
}, 60_000)

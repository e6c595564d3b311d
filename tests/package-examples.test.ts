import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const blockOf = (readme: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readFileSync(readme, 'utf8'))?.[1] ?? ''

test('every package has a README', () => {
  expect(globSync('packages/*/README.md').length).toBe(globSync('packages/*/package.json').length)
})

test.each(globSync('packages/*/README.md'))('the example in %s prints what it says', (readme) => {
  const words = ['--import', resolve('scripts/jsx.mjs'), '--input-type=module-typescript', '--eval', blockOf(readme, 'ts')]
  const printed = execFileSync(process.execPath, words, { cwd: dirname(readme), encoding: 'utf8' })
  expect(printed).not.toBe('')
  expect(printed).toBe(blockOf(readme, 'text'))
})

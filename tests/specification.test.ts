import { adSchema } from '@adloom/domain/ad.ts'
import { adTypes } from '@adloom/domain/ad-types.ts'
import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { endpoints } from '@adloom/domain/endpoints.ts'
import { guidedPromptSchema } from '@adloom/domain/guided-prompt.ts'
import {
  backgroundColors,
  detailSuggestions,
  displayQualities,
  displaySizes,
  fastSizes,
  proAspectRatios,
  guidedPromptCategories,
  promptMoods,
  promptStyles,
  promptSuggestions,
} from '@adloom/domain/image.ts'
import { languages } from '@adloom/domain/language.ts'
import { leadRequestSchema } from '@adloom/domain/lead.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { defaultTargeting, targetingOptions, targetingSchema } from '@adloom/domain/targeting.ts'
import { videoJobSchema } from '@adloom/domain/video-job.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, readSources, codeOf } from './sources.ts'

// What docs/specification.md says is compared with the code, as far as a program can.

const specification = readFileSync('docs/specification.md', 'utf8')
const screens = readSources(['apps/web/src', 'packages/domain/src', 'packages/creatives/src'])
  .filter(({ file }) => !isTest(file) && !file.includes('.test-data.'))
  .map(({ file, text }) => ({ file, code: codeOf(text).replaceAll(`\\'`, `'`) }))
const allCode = screens.map(({ code }) => code).join('\n')

/** One section, from its heading to the next. */
function section(number: string): string {
  const [, , body] = specification.split(new RegExp(`^(#{2,3} ${number.replace('.', String.raw`\.`)}\\b.*)$`, 'm'))
  return body === undefined ? '' : body.split(/^#{2,3} /m)[0]
}
const quotedIn = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted]) => quoted.replace(/\s+/g, ' '))
const codesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)

/** Whether a text of the screen is a whole string of the code; `{name}` stands for a value. */
function isWritten(quoted: string, code: string): boolean {
  const parts = quoted.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`['"\`]${parts.join(String.raw`(?:\$\{.*?\}|\{\w+\})`)}['"\`]`).test(code)
}

test('the specification quotes texts as the screens write them', () => {
  const quoted = quotedIn(specification)
  expect(quoted.length).toBeGreaterThan(200)
  expect(quoted.filter((text) => !isWritten(text, allCode))).toEqual([])
})

test('a text that differs from the screen in one letter is not found in the code', () => {
  const code = 'const text = { late: `Picture ${place} of ${total}`, title: "You\'re all set!" }'
  expect(isWritten('Picture {place} of {total}', code)).toBe(true)
  expect(isWritten("You're all set!", code)).toBe(true)
  expect(isWritten('Picture {place} of {total}.', code)).toBe(false)
})

test('the specification lists every call with its time, body and rate', () => {
  const rows = [...specification.matchAll(/^\| ((?:GET|POST|DELETE) `[^`]+`) .*$/gm)].map(([row, call]) =>
    [call.replaceAll('`', ''), ...row.split('|').slice(-4, -1)].map((cell) => cell.trim()).join(' · '),
  )
  const size = (bytes: number): string => {
    if (bytes === 0) return '–'
    return bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`
  }
  const period: Readonly<Record<number, string>> = { 60: 'a minute', 600: 'in 10 minutes', 3600: 'an hour' }
  const calls = Object.values(endpoints).map(({ method, path, timeoutMs, maxBodyBytes, rate }) =>
    [`${method} ${path}`, `${timeoutMs / 1000} s`, size(maxBodyBytes), `${rate.requests} ${period[rate.perSeconds]}`].join(' · '),
  )
  expect(rows.toSorted()).toEqual(calls.toSorted())
})

test('the specification lists every key of the browser’s storage', () => {
  const keys = (text: string): readonly string[] => [...new Set(text.match(/(?<=['`])adloom\.[a-z-]+(?=['`])/g))].toSorted()
  const web = screens.filter(({ file }) => file.startsWith('apps/web/src/')).map(({ code }) => code)
  expect(keys(specification)).toEqual(keys(web.join('\n')))
})

test('the specification names the route and the text of every ad type', () => {
  expect(codesIn(section('1'))).toEqual(expect.arrayContaining(adTypes.map(({ route }) => route)))
  expect(quotedIn(section('2.6'))).toEqual(expect.arrayContaining(adTypes.flatMap(({ name, description }) => [name, description])))
})

test.each([
  ['3.1', 'a lead', leadRequestSchema.shape],
  ['3.2', 'a product', productSchema.shape],
  ['3.3', 'a request for copy', copyRequestSchema.shape],
  ['3.4', 'targeting', targetingSchema.shape],
  ['3.5', 'a guided prompt', guidedPromptSchema.shape],
  ['3.7', 'a video job', videoJobSchema.shape],
] as const)('§%s of the specification names every field of %s', (number, _, shape) => {
  const named = codesIn(section(number))
  expect(Object.keys(shape).filter((field) => !named.includes(field))).toEqual([])
})

test.each(adSchema.options.map(({ shape }) => [shape.type.value, Object.keys(shape)] as const))(
  '§3.6 of the specification names every field of an ad of type %s',
  (type, fields) => {
    const [shared] = section('3.6').split('|')
    const row = section('3.6')
      .split('\n')
      .find((line) => line.startsWith(`| \`${type}\``))
    const named = codesIn(`${shared}${row}`)
    expect(fields.filter((field) => !named.includes(field))).toEqual([])
  },
)

/** The cells of the row that begins with this code. */
const rowOf = (number: string, name: string): readonly string[] => {
  const line = section(number)
    .split('\n')
    .find((row) => row.startsWith(`| \`${name}\``))
  return line === undefined ? [] : line.split('|').slice(2, -1)
}

test.each(Object.entries(targetingOptions))('§9.5 of the specification lists the values and the default of %s', (field, options) => {
  const [values = '', standard = ''] = rowOf('9.5', field)
  expect(codesIn(values)).toEqual(Object.keys(options))
  // Every field with a list has a default.
  expect(codesIn(standard)).toEqual([defaultTargeting[field as keyof typeof targetingOptions]])
})

test('§9.5 of the specification lists the languages of copy', () => {
  expect(codesIn(rowOf('9.5', 'language')[0] ?? '')).toEqual(languages.map(({ code }) => code))
})

test('§9.3 of the specification lists the sizes, ratios and qualities of images', () => {
  const sizes = Object.entries(fastSizes).map(([name, { width, height }]) => [name, `${width} × ${height}`])
  expect(sizes.filter(([name, pixels]) => !(rowOf('9.3', name)[0] ?? '').includes(pixels))).toEqual([])
  expect(codesIn(section('9.3'))).toEqual(expect.arrayContaining([...proAspectRatios, ...displaySizes, ...displayQualities]))
})

test.each([
  ['Categories', guidedPromptCategories],
  ['Styles', promptStyles],
  ['Moods', promptMoods],
  ['Background colours', backgroundColors],
  ['Suggestions', promptSuggestions],
  ['Suggested details', detailSuggestions],
] as const)('§9.6 of the specification lists the %s of prompts', (name, values) => {
  const entry = section('9.6')
    .split(/^- /m)
    .find((text) => text.startsWith(`${name}:`))
  expect(quotedIn(entry ?? '')).toEqual([...values])
})

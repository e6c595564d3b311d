import { expect, test } from 'vitest'
import { PassThrough } from 'node:stream'
import { limitedLines } from './log-lines.ts'

/** What a line becomes in the log. */
function logged(line: object): string {
  const target = new PassThrough()
  limitedLines(target).write(`${JSON.stringify(line)}\n`)
  return String(target.read())
}

test('a line of the log stays as it is up to 8 KB', () => {
  const line = { level: 40, msg: 'x'.repeat(8000) }
  expect(JSON.parse(logged(line))).toEqual(line)
})

test('texts in a longer line are cut, its numbers and short texts stay', () => {
  const cut = JSON.parse(logged({ level: 50, reqId: 'r-1', err: { message: 'é'.repeat(50_000), code: 'internal' } }))
  expect(cut).toMatchObject({ level: 50, reqId: 'r-1', err: { code: 'internal' } })
  expect(cut.err.message).toBe(`${'é'.repeat(1000)}… (50000 characters)`)
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`field${place}`, 'y'.repeat(900)]))
  expect(Buffer.byteLength(logged(many))).toBeLessThanOrEqual(8192)
})

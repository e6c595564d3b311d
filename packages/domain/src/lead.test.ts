import { describe, expect, test } from 'vitest'
import { leadRequestSchema } from './lead.ts'

const problemsOf = (lead: unknown): string[] => leadRequestSchema.safeParse(lead).error?.issues.map(({ message }) => message) ?? []

describe('a lead', () => {
  test('needs a name and an e-mail address, and reports each with the specification’s sentence', () => {
    expect(problemsOf({ name: ' ', email: ' ' })).toEqual(['Name is required', 'Email is required'])
    expect(problemsOf({ name: 'Ada', email: 'ada' })).toEqual(['Please enter a valid email address'])
  })
  test.each(['a@b.c', 'ada+ads@müller.example', 'ada@mail.co.uk'])('may have the address %s', (email) => {
    expect(problemsOf({ name: 'Ada', email })).toEqual([])
  })
  test.each(['a@b', 'a b@c.de', '@b.de', 'a@b@c.de'])('may not have the address %s', (email) => {
    expect(problemsOf({ name: 'Ada', email })).toEqual(['Please enter a valid email address'])
  })
  test('is trimmed', () => {
    expect(leadRequestSchema.parse({ name: ' Ada ', email: ' a@b.c ', company: ' X ' })).toEqual({
      name: 'Ada',
      email: 'a@b.c',
      company: 'X',
    })
  })
  test('is one line: no field can begin another header or row, and no character breaks the database', () => {
    expect(leadRequestSchema.parse({ name: 'Ada\r\nBcc: x@y.z\0', email: 'a@b.c', company: '\u0085X\tY' })).toEqual({
      name: 'Ada Bcc: x@y.z',
      email: 'a@b.c',
      company: 'X Y',
    })
    expect(problemsOf({ name: '\0', email: 'a\r\nb@c.de' })).toEqual(['Name is required', 'Please enter a valid email address'])
  })
  test('has an address short enough for mail', () => {
    expect(problemsOf({ name: 'Ada', email: `${'a'.repeat(250)}@b.c` })).toEqual([])
    expect(problemsOf({ name: 'Ada', email: `${'a'.repeat(251)}@b.c` })).toEqual(['Please enter a valid email address'])
  })
})

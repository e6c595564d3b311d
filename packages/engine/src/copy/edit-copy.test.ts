import { type CopyRequest, copyLimits, textLength } from '@adloom/domain/copy.ts'
import { copyEdits, type EditRequest, editRequestSchema } from '@adloom/domain/copy-edit.ts'
import { languages } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { editCopy } from './edit-copy.ts'
import { findUnsupported } from './claims/find-unsupported.ts'
import { claimSupportOf } from './claims/claim-support.ts'
import { hasEmoji } from './emoji.ts'
import { writingOf } from './languages/writing.ts'
import { foreignPages, madeUpPages } from './made-up-pages.test-data.ts'
import { writeCopy } from './write-copy.ts'

const { cookware } = madeUpPages

const requestFor = (edit: string, change: object = {}, from: CopyRequest = cookware, more: object = {}): EditRequest =>
  editRequestSchema.parse({
    text: {
      headline: 'Spreads heat evenly',
      subline: 'Rubbed with flaxseed oil and baked twice. It’s oven safe to 500 °F.',
      button: 'Shop now',
      angle: 'benefit',
      ...change,
    },
    edit,
    from,
    ...more,
  })

test.each(copyEdits)('%s: the text stays within its limits and supported by the page, and the same seed gives the same text', (edit) => {
  for (const seed of [1, 2, 3]) {
    const made = editCopy(requestFor(edit, {}, cookware, { into: 'de' }), seed)
    expect(made).toEqual(editCopy(requestFor(edit, {}, cookware, { into: 'de' }), seed))
    expect(textLength(made.headline)).toBeLessThanOrEqual(copyLimits.headline)
    expect(textLength(made.description)).toBeLessThanOrEqual(copyLimits.description)
    expect(findUnsupported(`${made.headline}\n${made.description}`, claimSupportOf(cookware, made.language))).toEqual([])
  }
})

test('"shorter" drops sentences and keeps the rest word for word', () => {
  expect(editCopy(requestFor('shorter'), 1)).toMatchObject({
    headline: 'Spreads heat evenly',
    description: 'Rubbed with flaxseed oil and baked twice.',
    notes: [],
  })
})

test('"shorter" keeps a text that cannot get shorter, and a note says so', () => {
  const made = editCopy(requestFor('shorter', { subline: 'Baked twice.' }), 1)
  expect(made).toMatchObject({ description: 'Baked twice.', notes: ['This is as short as it gets.'] })
})

test('"longer" appends a statement of the page', () => {
  const before = 'Rubbed with flaxseed oil and baked twice.'
  const made = editCopy(requestFor('longer', { subline: before }), 1)
  expect(made.notes).toEqual([])
  expect(made.description.startsWith(`${before} `)).toBe(true)
  const added = made.description.slice(before.length + 1).replace(/\.$/u, '')
  expect(JSON.stringify(cookware.facts?.passages)).toContain(added.slice(1))
})

test('"longer" leaves a note when the page has no further statement', () => {
  const bare: CopyRequest = { title: 'Zalvo', languages: ['en'] }
  expect(editCopy(requestFor('longer', { headline: 'Zalvo', subline: 'Zalvo.' }, bare), 1).notes).toHaveLength(1)
})

test.each([
  ['friendlier', 'formal'],
  ['more-formal', 'friendly'],
  ['more-playful', 'formal'],
])('%s changes the tone and keeps every sentence', (edit) => {
  const made = editCopy(requestFor(edit), 1)
  expect(made.notes).toEqual([])
  expect(made.description).toMatch(/flaxseed oil and baked twice/)
  expect(made.description).not.toBe(requestFor(edit).text.subline)
})

test('"more formal" removes contractions', () => {
  const made = editCopy(requestFor('more-formal'), 1)
  expect(made.description).toContain('It is oven safe')
})

test('an emoji is added, replaced by the next one, and removed', () => {
  const made = editCopy(requestFor('with-emoji'), 1)
  expect(hasEmoji(`${made.headline}${made.description}`)).toBe(true)
  const without = editCopy(requestFor('without-emoji', { headline: made.headline, subline: made.description }), 1)
  expect(without).toMatchObject({ headline: 'Spreads heat evenly', description: requestFor('shorter').text.subline, notes: [] })
  expect(editCopy(requestFor('without-emoji'), 1).notes).toHaveLength(1)
})

test('"another button" changes only the button and cycles through all of them', () => {
  const seen: string[] = []
  let button = 'Shop now'
  for (let turn = 0; turn < 12; turn += 1) {
    const made = editCopy(requestFor('other-button', { button }), 1)
    expect(made).toMatchObject({ headline: 'Spreads heat evenly', notes: [] })
    expect(made.callToAction).not.toBe(button)
    button = made.callToAction
    seen.push(button)
  }
  expect(seen).toContain('Shop now')
})

test('a sold-out product gets no button that sells', () => {
  let button = 'Learn more'
  const selling = new Set(['Shop now', 'Buy now', 'Order now', 'Get offer'])
  for (let turn = 0; turn < 8; turn += 1) {
    button = editCopy(requestFor('other-button', { button }, madeUpPages.bikeLight), 1).callToAction
    expect(selling.has(button)).toBe(false)
  }
})

test.each(languages.map(({ code }) => code))('%s: a text is rewritten in another language, with that language’s button', (into) => {
  const made = editCopy(requestFor('other-language', {}, foreignPages.de, { into }), 1)
  expect(made.language).toBe(into)
  const buttons: readonly string[] = Object.values(writingOf(into).buttons)
  expect(buttons).toContain(made.callToAction)
})

test('a note says that a hand-typed text is not translated', () => {
  const made = editCopy(requestFor('other-language', { byHand: true }, cookware, { into: 'fr' }), 1)
  expect(made.notes.join(' ')).toContain('Your own words cannot be translated')
})

test('an option of the engine accepts every edit', () => {
  const [option] = writeCopy(cookware, 1).options
  for (const edit of copyEdits) {
    const made = editCopy(
      requestFor(
        edit,
        { headline: option.headline, subline: option.description, angle: option.angle, button: option.callToAction },
        cookware,
        {
          into: 'es',
        },
      ),
      1,
    )
    expect(made.headline).not.toBe('')
    expect(findUnsupported(`${made.headline}\n${made.description}`, claimSupportOf(cookware, made.language))).toEqual([])
  }
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyFields } from './copy-fields.tsx'
import { editedTextOf, savedTexts } from './copy-dialog.tsx'
import { CopyForms } from './copy-forms.tsx'
import { type EditedText } from './use-copy-edit.ts'

const text = {
  headline: 'Warm cup',
  description: 'Glazed.',
  callToAction: 'Shop now',
  language: 'en',
  angle: null,
  byHand: true,
  compact: null,
  long: null,
  formsOf: '',
} as const

test('a text with characters that no font has is refused at its field, which names them, and is not saved', () => {
  render(<CopyFields text={{ ...text, description: 'Rune ᚠ and ᚢ, 綿 and 🎉' }} onChange={() => undefined} />)
  expect(screen.getByText('No font here can draw ᚠ ᚢ. Please write the text without it.')).toBeDefined()
  expect(savedTexts(text)).toMatchObject({ headline: 'Warm cup' })
  for (const field of ['headline', 'description', 'callToAction']) expect(savedTexts({ ...text, [field]: 'ᚠ' })).toBeNull()
})

const option = {
  id: '1',
  headline: 'Slow breakfast, warm cup',
  description: 'Thrown by hand. It keeps its warmth.',
  callToAction: 'Shop now',
  compact: { headline: 'Slow breakfast', description: 'Thrown by hand.' },
  long: { headline: 'Slow breakfast, warm cup. Thrown by hand.', description: 'Thrown by hand. It keeps its warmth.' },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The forms of a text, and the text as it stands. */
function showForms(first: EditedText) {
  const shown = { text: first }
  const Forms = () => {
    const [edited, setEdited] = useState(first)
    shown.text = edited
    return <CopyForms text={edited} from={{ title: 'Mug', languages: ['en'] }} onChange={setEdited} />
  }
  render(<Forms />)
  return { shown, user: userEvent.setup({ delay: null }) }
}

test('the forms of a text are saved with it, and left out when it says something else by then, unless they are kept', async () => {
  const edited = editedTextOf(option)
  expect(savedTexts(edited)).toMatchObject({ compact: option.compact, long: option.long })
  const changed = { ...edited, headline: 'Fast breakfast' }
  expect(savedTexts(changed)).toMatchObject({ headline: 'Fast breakfast', compact: undefined, long: undefined })
  const { shown, user } = showForms(changed)
  await user.click(screen.getByText('Keep them'))
  expect(savedTexts(shown.text)).toMatchObject({ headline: 'Fast breakfast', compact: option.compact })
  expect(screen.queryByText('Keep them')).toBeNull()
})

test('a form is counted against its own limit and typed by hand; without a headline there is none', async () => {
  const { shown, user } = showForms(editedTextOf(option))
  expect(screen.getByText('14 of 27 characters')).toBeDefined()
  const headline = screen.getByRole('textbox', { name: 'Short headline' })
  await user.type(headline, ' for long, slow mornings')
  expect(screen.getByText('38 of 27 characters: the rest may be cut off')).toBeDefined()
  expect(savedTexts(shown.text)?.compact?.headline).toBe('Slow breakfast for long, slow mornings')
  await user.clear(headline)
  expect(savedTexts(shown.text)?.compact).toBeUndefined()
})

test('both forms are written again from the text as it stands', async () => {
  vi.stubGlobal('fetch', (_: string, init: { readonly body: string }) => {
    const { text: sent, edit } = JSON.parse(init.body) as { text: { headline: string; subline: string; button: string }; edit: string } // what the dialog sends
    const subline = edit === 'shorter' ? 'Thrown by hand.' : `${sent.subline} Holds 350 ml.`
    return Promise.resolve(Response.json({ ...sent, subline, language: 'en', engine: 'studio', seed: 1, notes: [] }))
  })
  const description = 'Thrown by hand. It keeps its warmth through a long and slow breakfast.'
  const { shown, user } = showForms({ ...editedTextOf(option), description })
  await user.click(screen.getByRole('button', { name: 'Write them again' }))
  await vi.waitFor(() => expect(savedTexts(shown.text)?.compact?.description).toBe('Thrown by hand.'))
  expect(savedTexts(shown.text)?.long).toEqual({ headline: option.headline, description: `${description} Holds 350 ml.` })
})

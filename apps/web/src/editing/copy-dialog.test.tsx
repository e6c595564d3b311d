// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CopyFields } from './copy-fields.tsx'
import { savedTexts } from './copy-dialog.tsx'

const text = { headline: 'Warm cup', description: 'Glazed.', callToAction: 'Shop now', language: 'en', angle: null, byHand: true } as const

test('a text with characters that no font has is refused at its field, which names them, and is not saved', () => {
  render(<CopyFields text={{ ...text, description: 'Rune ᚠ and ᚢ, 綿 and 🎉' }} onChange={() => undefined} />)
  expect(screen.getByText('No font here can draw ᚠ ᚢ. Please write the text without it.')).toBeDefined()
  expect(savedTexts(text)).toMatchObject({ headline: 'Warm cup' })
  for (const field of ['headline', 'description', 'callToAction']) expect(savedTexts({ ...text, [field]: 'ᚠ' })).toBeNull()
})

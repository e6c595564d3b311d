// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { type Understood } from '@adloom/domain/ports/image-model.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changeWizard } from '../../state/wizard/wizard.ts'
import { aWizard } from '../../state/wizard/sample-wizard.test-data.ts'
import { PromptOutcome } from './prompt-outcome.tsx'

afterEach(cleanup)

const plain = { material: null, light: null, camera: null }

const show = (note: string | null, understood: Understood | null, engine = 'studio', costUsd?: number) => {
  const wizard = aWizard({ selectedTool: 'social', selectedMethod: 'prompt' })
  const run = {
    status: 'done' as const,
    pictures: ['https://here.example/p1'],
    engine,
    of: '',
    note,
    understood,
    seed: null,
    seeds: [],
    costUsd,
  }
  changeWizard(() => ({ ...wizard, promptData: { ...wizard.promptData, run } }))
  render(<PromptOutcome />)
}

test('shows how the prompt was understood, and which words were ignored', () => {
  show(null, { kind: 'mug', scene: 'oak', colors: ['green'], ...plain, ignored: ['unicorns'] })
  expect(screen.getByText('Drawn: mug on a light oak table, green. Nothing came of: unicorns. Made by the built-in studio.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows material, light and camera when the prompt mentions them', () => {
  show(null, {
    kind: 'vase',
    scene: 'oak',
    colors: [],
    material: 'ceramic',
    light: 'soft morning light',
    camera: 'from above, close up',
    ignored: [],
  })
  expect(
    screen.getByText(
      'Drawn: ceramic vase on a light oak table, soft morning light, seen from above, close up. Made by the built-in studio.',
    ),
  ).toBeTruthy()
})

test('highlights a product drawn instead of the requested one, and lists its words once', () => {
  const note = 'The studio cannot draw “running shoes” yet, so a plain product box stands in for it.'
  show(note, { kind: 'box', scene: 'sand', colors: [], ...plain, ignored: ['running', 'shoes', 'women'] })
  expect(screen.getByRole('alert').textContent).toBe(note)
  expect(screen.getByText('Drawn: box on rippled sand. Nothing came of: women. Made by the built-in studio.')).toBeTruthy()
})

test('names an engine that does not report how it understood the prompt', () => {
  show(null, null, 'fal:flux')
  expect(screen.getByText('Made by fal · flux.')).toBeTruthy()
})

test('shows the cost of the images behind their engine', () => {
  show(null, null, 'fal:flux', 0.006)
  expect(screen.getByText('Made by fal · flux for $0.006.')).toBeTruthy()
})

test('shows nothing for an ad from a product page', () => {
  changeWizard(() => aWizard({ selectedTool: 'social', selectedMethod: 'url' }))
  render(<PromptOutcome />)
  expect(screen.queryByRole('region')).toBeNull()
})

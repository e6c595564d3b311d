// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../browser/render-at.test-data.tsx'
import { serverAnswers } from '../browser/server-answers.ts'
import { changeWizard, resetWizard, useWizard } from '../state/wizard/wizard.ts'
import { serverWaitText } from '../text/shell-en.ts'
import { useCreateAd } from '../wizard/create/use-create-ad.ts'
import { Screens } from './screens.tsx'
import { ServerWait } from './server-wait.tsx'

afterEach(async () => {
  cleanup()
  await resetWizard()
})

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a message says that the server does not answer, for as long as something waits for it', async () => {
  let isUp = false
  let pass: () => void = () => undefined
  const probe = { answers: () => Promise.resolve(isUp), pause: () => new Promise<void>((resolve) => (pass = resolve)) }
  render(<ServerWait />)
  expect(screen.getByRole('status').textContent).toBe('')
  void serverAnswers(probe)
  await settled()
  expect(screen.getByRole('status').textContent).toBe(serverWaitText)
  isUp = true
  pass()
  await settled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the wizard keeps its answers until the library is shown', async () => {
  let load: (screen: readonly (() => null)[]) => void = () => undefined
  const Wizard = () => <button onClick={useCreateAd().showCreations}>Show</button>
  const wizard = async () => [Wizard]
  const library = () => new Promise<readonly (() => null)[]>((resolve) => (load = resolve))
  const screens = (
    <Suspense fallback={null}>
      <Screens find={(pathname) => (pathname === '/wizard' ? wizard : library)} />
    </Suspense>
  )
  await act(async () => renderAt('/wizard', screens))
  await resetWizard()
  changeWizard((wizard) => ({ ...wizard, selectedTool: 'social' }))
  await act(async () => screen.getByRole('button').click())
  await settled()
  expect(screen.getByRole('button').textContent).toBe('Show')
  expect(useWizard.getState().selectedTool).toBe('social')
  load([() => null])
  await settled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(useWizard.getState().selectedTool).toBeNull()
})

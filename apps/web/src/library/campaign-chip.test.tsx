// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { putCreations } from '../browser/database.ts'
import { renderAt } from '../browser/render-at.test-data.tsx'
import { useLocation } from '../browser/router.tsx'
import { aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { LibraryPage } from './library-page.tsx'

const Library = () => {
  const { pathname, search } = useLocation()
  return (
    <main id="content">
      <LibraryPage />
      <output aria-label="address">{pathname + search}</output>
    </main>
  )
}

async function open(at: string) {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await putCreations([
    { ...aSocialAd({ id: 'ad_1' }), title: 'Mug', campaign: { id: 'spring', name: 'Spring' } },
    { ...aSocialAd({ id: 'ad_2' }), title: 'Lamp', campaign: { id: 'autumn', name: 'Autumn' } },
    { ...aSocialAd({ id: 'ad_3' }), title: 'Cushion' },
  ])
  renderAt(at, <Library />)
  await screen.findAllByRole('article')
  return userEvent.setup({ delay: null })
}
const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'))
const address = () => screen.getByLabelText('address').textContent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the ads of one campaign are shown alone, with every filter, until all are wanted again', async () => {
  const user = await open('/tool?filter=social')
  expect(titles()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Campaign' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Spring 1' }))
  await waitFor(() => expect(titles()).toEqual(['Mug']))
  expect(address()).toBe('/tool?filter=social&campaign=spring')
  await user.click(screen.getByRole('button', { name: 'Display Ads0' }))
  expect(address()).toBe('/tool?filter=display&campaign=spring')
  await user.click(screen.getByRole('button', { name: 'Social Ads1' }))
  await user.click(screen.getByRole('button', { name: 'Campaign: Spring' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All creations' }))
  await waitFor(() => expect(titles()).toHaveLength(3))
})

test('a link opens an ad within its campaign, and then leaves the address', async () => {
  await open('/tool?campaign=autumn&open=ad_2')
  expect(await screen.findByRole('dialog', { name: 'Lamp' })).toBeDefined()
  await waitFor(() => expect(address()).toBe('/tool?campaign=autumn'))
})

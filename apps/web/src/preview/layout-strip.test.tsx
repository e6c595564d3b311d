// @vitest-environment jsdom
import { adLayouts, type AdLayout, type Creative, plainCreative, suitsLayout } from '@adloom/domain/template.ts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LayoutStrip } from './layout-strip.tsx'

const creative: Creative = {
  ...plainCreative,
  image: '/mug.jpg',
  brandLogo: null,
  brandName: 'Harbour',
  headline: 'Tideline Mug',
  description: 'Glazed in sea green.',
  callToAction: 'Shop now',
  accent: '#1767E4',
}

function show(layout: AdLayout = 'card', shown = creative) {
  const onLayout = vi.fn<(layout: AdLayout) => void>()
  render(<LayoutStrip label="Layout" creative={shown} layout={layout} format="social" favourites={['noir']} onLayout={onLayout} />)
  return onLayout
}

const suited = (Object.keys(adLayouts) as AdLayout[]).filter((layout) => suitsLayout(layout, creative))

const drawnCount = (): number => document.querySelectorAll('[role=img]').length

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('is a group of radio buttons, one for each layout that suits the ad, named and described by it, that marks a choice before the ad follows', () => {
  const onLayout = show('split')
  const options = screen.getAllByRole('radio')
  expect(options).toHaveLength(suited.length)
  expect(screen.getByRole('radio', { checked: true })).toBe(
    screen.getByRole('radio', { name: 'Split', description: adLayouts.split.description }),
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Band' }))
  expect(onLayout.mock.calls).toEqual([['band']])
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: 'Band' }))
})

test('offers a layout of what the page states only where it states that, or where it is chosen', () => {
  show('stars')
  expect(screen.queryByRole('radio', { name: 'Offer' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Stars' })).toBeDefined()
  cleanup()
  show('card', { ...creative, facts: { ...creative.facts, price: '$24.99' } })
  expect(screen.getByRole('radio', { name: 'Offer' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Sale' })).toBeNull()
})

test('marks the favourites of the brand', () => {
  show()
  expect(screen.getByRole('radio', { name: '★ Noir' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Split' })).toBeDefined()
})

test('draws every layout where the browser cannot tell what is in view', () => {
  show()
  expect(drawnCount()).toBe(suited.length)
})

test('draws a layout when it comes near the view, and no longer when it has left it', async () => {
  const observed = new Map<Element, (isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.report = report
      }
      observe(element: Element): void {
        observed.set(element, (isIntersecting) => this.report([{ isIntersecting }]))
      }
      disconnect(): void {
        observed.clear()
      }
    },
  )
  show()
  expect(drawnCount()).toBe(0)
  const [first, second] = [...observed.values()]
  act(() => {
    first(true)
    second(true)
  })
  await waitFor(() => expect(drawnCount()).toBe(2))
  act(() => first(false))
  expect(drawnCount()).toBe(1)
})

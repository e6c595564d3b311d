// @vitest-environment jsdom
import { textsFor } from '@adloom/domain/placements/fitting-texts.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlacementFrame } from './placement-frame.tsx'

afterEach(cleanup)

const option = {
  headline: 'Warm hands, slow mornings and a mug for each of them',
  description:
    'Thrown by hand, glazed in sea green, and safe in the dishwasher. Every one of them is a little different, as the potter meant it to be.',
}
const placementOf = (id: string) => placements.filter((placement) => placement.id === id)[0]

function show(id: string): { readonly widths: readonly number[]; readonly text: string } {
  const placement = placementOf(id)
  const widths: number[] = []
  render(
    <PlacementFrame
      placement={placement}
      texts={textsFor(placement, { option, brandName: 'Tideline' })}
      brandName="Tideline"
      logo={null}
      call="Shop now"
      theme="dark"
      width={300}
      height={900}
    >
      {(width) => {
        widths.push(width)
        return <p>the ad</p>
      }}
    </PlacementFrame>,
  )
  return { widths, text: screen.getByRole('group', { name: `The ad in ${placement.name}` }).textContent }
}

test.each(placements.map(({ id }) => id))('%s shows the ad once, not larger than its file', (id) => {
  const { widths, text } = show(id)
  expect(text).toContain('the ad')
  expect(widths.length).toBeGreaterThan(0)
  for (const width of widths) expect(width).toBeLessThanOrEqual(adFormats[placementOf(id).format].width)
})

test('a feed cuts the text where the platform does, and says that there is more', () => {
  const { text } = show('meta-feed-square')
  expect(text).toContain('as the potter meant… more')
  expect(text).toContain('Warm hands, slow mornings a…')
  expect(text).toContain('Shop now')
})

test('a banner has no words of the platform beside it', () => {
  expect(show('iab-leaderboard').text).toBe('Advertisementthe ad')
})

test('a pin has no button', () => {
  expect(show('pinterest-pin').text).not.toContain('Shop now')
})

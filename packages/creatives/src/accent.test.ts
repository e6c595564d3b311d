import { expect, test } from 'vitest'
import { accentSurface, buttonOn, INK, mix, softened, WHITE } from './accent.ts'
import { contrast, oklchOf, turnBetween } from './oklch.ts'

/** Every combination of 0, middle and full of red, green and blue: 125 accents. */
const levels = [0, 64, 128, 192, 255]
const accents = levels.flatMap((red) =>
  levels.flatMap((green) =>
    levels.map((blue) => `#${[red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')}`.toUpperCase()),
  ),
)

test('text on every accent is readable', () => {
  const unreadable = accents.filter((accent) => {
    const pair = accentSurface(accent)
    return contrast(pair.surface, pair.text) < 4.5 || contrast(pair.surface, softened(pair)) < 4.5
  })
  expect(unreadable).toEqual([])
})

test('every button label is readable and every button stands out from its background', () => {
  const poor = [WHITE, INK, '#F6F8FC', '#808080'].flatMap((ground) =>
    accents
      .filter((accent) => {
        const { surface, text } = buttonOn(ground, accent)
        return contrast(surface, text) < 4.5 || contrast(surface, ground) < 1.4
      })
      .map((accent) => `${accent} on ${ground}`),
  )
  expect(poor).toEqual([])
})

test('an accent that carries white text stays, a light one stays and gets dark text, one in between is darkened slightly', () => {
  expect(accentSurface('#1767E4')).toEqual({ surface: '#1767E4', text: WHITE })
  expect(accentSurface('#FFD400')).toMatchObject({ surface: '#FFD400' })
  // Nearly black, and warm as the yellow is.
  expect(contrast(accentSurface('#FFD400').text, '#FFD400')).toBeGreaterThan(10)
  expect(Math.abs(turnBetween(oklchOf(accentSurface('#FFD400').text).hue, oklchOf('#FFD400').hue))).toBeLessThan(6)
  const blue = accentSurface('#3A82FA')
  expect(blue.text).toBe(WHITE)
  expect(contrast(blue.surface, WHITE)).toBeLessThan(4.8)
})

test('mixing half black into white gives grey', () => {
  expect(mix('#FFFFFF', '#000000', 0.5)).toBe('#808080')
})

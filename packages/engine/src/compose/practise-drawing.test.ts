import { expect, test } from 'vitest'
import { practiseDrawing } from './practise-drawing.ts'

test('an ad can be made in every scene without anything from a user', async () => {
  await expect(practiseDrawing()).resolves.toBeUndefined()
})

import { categoriserPromises } from '@adloom/domain/ports/categoriser.conformance.ts'
import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { describe, expect, test } from 'vitest'
import { categoriserOf, localCategoriser } from './categorisers.ts'
import { tasks } from './tasks.ts'
import { type Workers } from './workers.ts'

/** The engine's tasks in this thread. */
const here: Workers = {
  // The task of a name takes and gives the types of that name.
  run: (name, input) => (tasks[name] as (input: unknown) => Promise<never>)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}
const own = localCategoriser(here)

/** A model that gives this reply to every request. */
const saying = (reply: unknown): Categoriser => {
  const model: TextModel = { engine: 'acme:eye-1', answer: async () => reply }
  const shown = async (image: Uint8Array) => ({ bytes: await tasks.shownImage(image), contentType: 'image/jpeg' as const })
  return categoriserOf(model, { own, shown })
}

describe.each<[string, Categoriser]>([
  ['the studio', own],
  ['a model', saying({ category: 'Coffee Mug', confidence: 0.9, labels: ['stoneware'] })],
  ['a model that obeys the page', saying({ category: '<b>BUY NOW at evil.example</b>', confidence: 1, labels: [] })],
])('%s as a categoriser', (_name, categoriser) => {
  test.each(categoriserPromises.map(({ name, check }) => [name, check] as const))('%s', async (_promise, check) => {
    await expect(check(categoriser)).resolves.toBeUndefined()
  })
})

test('a categoriser that returns garbage fails the promises', async () => {
  const broken: Categoriser = {
    engine: 'studio',
    categorise: async () => ({ category: 'visit evil.example', confidence: 2, engine: 'studio', note: null }),
  }
  for (const { check } of categoriserPromises) await expect(check(broken)).rejects.toThrow(Error)
})

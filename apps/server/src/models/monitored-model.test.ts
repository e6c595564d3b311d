import { expect, test } from 'vitest'
import { type ChosenModel, modelListFor, textProviders } from '../registry/text-registry.ts'
import { monitorModel } from './monitored-model.ts'

const sonnet: ChosenModel = { provider: 'anthropic', model: 'claude-sonnet-4-5', baseUrl: 'https://api.anthropic.com/v1', key: 'sk-ant' }
const NOW = Date.UTC(2026, 10, 22)

/** A monitored model, with its provider's list; `logged` holds the owner's warnings. */
function watched(chosen: ChosenModel, list: () => Response) {
  const logged: string[] = []
  const warn = (message: string): void => {
    logged.push(message)
  }
  return {
    logged,
    model: monitorModel(
      chosen,
      () => NOW,
      warn,
      async () => list(),
    ),
  }
}
const never = (): AbortSignal => new AbortController().signal
const listOf = (...data: object[]) => Response.json({ data })

test('a listed model without an end date gives no warning', async () => {
  const { model, logged } = watched({ ...sonnet, model: 'claude-haiku-5-5' }, () => listOf({ id: 'claude-haiku-5-5' }))
  await model.check(never())
  expect([logged, model.warnings(), model.answers(), model.isLocal]).toEqual([[], [], true, false])
})

test('a retiring model gives a warning before its first use, and to the owner at the start', async () => {
  const { model, logged } = watched(sonnet, () => listOf({ id: 'claude-sonnet-4-5-20250929' }))
  const notice =
    'The model "claude-sonnet-4-5" is shut down on 2026-11-30, in 8 days. Please choose another, such as claude-sonnet-5-5 or claude-haiku-5-5.'
  expect(model.warnings()).toEqual([notice])
  await model.check(never())
  expect([logged, model.warnings()]).toEqual([[notice], [notice]])
})

test('the date in the server’s own list overrides ours', async () => {
  const gpt: ChosenModel = { provider: 'openai', model: 'gpt-4o', baseUrl: 'https://api.openai.com/v1', key: 'sk' }
  const { model } = watched(gpt, () => listOf({ id: 'gpt-4o', shutdown_date: '2027-03-01' }))
  await model.check(never())
  expect(model.warnings()).toEqual([expect.stringContaining('is shut down on 2027-03-01')])
})

test('a model missing from the list gives a warning', async () => {
  const { model } = watched({ ...sonnet, model: 'claude-next' }, () => listOf({ id: 'claude-haiku-5-5' }))
  await model.check(never())
  expect(model.warnings()).toEqual(['The list of models at api.anthropic.com does not name "claude-next".'])
})

test('a refused key and an unreachable server give warnings; the check itself never fails', async () => {
  const refused = watched(sonnet, () => new Response('{}', { status: 401 }))
  await refused.model.check(never())
  expect([refused.model.answers(), refused.logged]).toEqual([
    false,
    expect.arrayContaining(['Anthropic refused the key of this installation. Whoever runs it should check the key.']),
  ])
  const local: ChosenModel = { provider: 'openai-compatible', model: 'm', baseUrl: 'http://localhost:11434/v1', key: '' }
  const away = watched(local, () => {
    throw new TypeError('fetch failed')
  })
  await away.model.check(never())
  expect([away.model.answers(), away.model.isLocal, away.logged]).toEqual([
    false,
    true,
    ['The model server cannot be reached. Please try again later.'],
  ])
})

test('a server without a model list gives no warning', async () => {
  const local: ChosenModel = { provider: 'openai-compatible', model: 'm', baseUrl: 'http://localhost:8080', key: '' }
  const { model } = watched(local, () => new Response('not found', { status: 404 }))
  await model.check(never())
  expect([model.answers(), model.warnings()]).toEqual([true, ['localhost:8080 has no list of models: is the address right?']])
})

test('each provider’s list is requested below its own address, with its key in a header', () => {
  for (const [name, provider] of Object.entries(textProviders)) {
    const access = modelListFor({ provider: name, model: 'm', baseUrl: provider.baseUrl ?? 'http://h/v1', key: 'k-1' }, provider)
    expect(access?.path).not.toContain('k-1')
    expect(JSON.stringify(access?.headers)).toContain('k-1')
  }
})

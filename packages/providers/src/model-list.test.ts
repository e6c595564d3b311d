import { expect, test } from 'vitest'
import { findListedModel } from './model-list.ts'
import { answering, json } from './vendors.test-data.ts'

const KEY = 'sk-list-0123456789'
const find = (answer: () => Response, model = 'm-1') => {
  const { fetch } = answering(answer)
  const access = { provider: 'Acme', baseUrl: 'https://acme.example/v1', path: '/models', headers: { authorization: `Bearer ${KEY}` } }
  return findListedModel({ ...access, key: KEY, model, fetch }, new AbortController().signal)
}

test.each([
  ['OpenAI, with the day it ends', { data: [{ id: 'm-1', object: 'model', shutdown_date: '2027-01-14' }] }, '2027-01-14'],
  ['a local server', { object: 'list', data: [{ id: 'm-1' }] }, null],
  ['Ollama, which names a version', { data: [{ id: 'm-1:latest' }] }, null],
  ['Anthropic, which names a snapshot', { data: [{ type: 'model', id: 'm-1-20251001' }], has_more: false }, null],
  ['Google', { models: [{ name: 'models/m-1', version: '1' }] }, null],
  ['a day that is none', { data: [{ id: 'm-1', shutdown_date: 'soon' }] }, null],
])('the list of %s names the model', async (_whose, list, shutdownDate) => {
  expect(await find(() => json(list))).toEqual({ isListed: true, shutdownDate })
})

test('a model with a longer name is a different model', async () => {
  expect(await find(() => json({ data: [{ id: 'm-1-mini' }, { id: 'm-10' }] }))).toEqual({ isListed: false, shutdownDate: null })
})

test.each([
  [401, '{}', 'provider.key-refused'],
  [404, 'no such page', 'provider.model-unknown'],
  [200, '<html>', 'provider.bad-reply'],
  [200, '{"data":"none"}', 'provider.bad-reply'],
])('a %i that says %s fails as %s, without showing the key', async (status, body, code) => {
  const found = find(() => new Response(`${body}${status === 401 ? KEY : ''}`, { status }))
  await expect(found).rejects.toMatchObject({ code, detail: expect.not.stringContaining(KEY) })
})

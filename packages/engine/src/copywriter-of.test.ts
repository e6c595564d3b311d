import { type EditRequest, editRequestSchema } from '@adloom/domain/copy-edit.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { afterAll, expect, test } from 'vitest'
import { copywriterOf } from './copywriters.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers({ size: 1, queueLimit: 8 })
afterAll(() => workers.close())

const editRequest = (change: object = {}): EditRequest =>
  editRequestSchema.parse({
    text: { headline: 'Mornings, held', subline: 'Thrown by hand. Dishwasher safe.', button: 'Shop now', angle: 'benefit' },
    edit: 'friendlier',
    from: { title: 'Tideline Stoneware Mug', description: 'Thrown by hand from stoneware. Dishwasher safe.', facts: { brand: 'Tideline' } },
    ...change,
  })
const replying = (reply: unknown): TextModel => ({
  engine: 'openai:test',
  answer: async () => {
    if (reply instanceof Error) throw reply
    return reply
  },
})
const edit = (reply: unknown, change: object = {}) =>
  copywriterOf({ model: replying(reply), workers, loadImage: null }).edit(editRequest(change), 1, new AbortController().signal)

test("a model's edit is used when it keeps to facts and limits", async () => {
  const made = await edit({ headline: 'Good morning, mug', description: 'Thrown by hand, and dishwasher safe too.' })
  expect(made).toMatchObject({ headline: 'Good morning, mug', callToAction: 'Shop now', engine: 'openai:test', notes: [] })
})

test.each([
  ['claims what no fact says', { headline: 'The best mug', description: 'Thrown by hand.' }, 'superlative'],
  ['is too long', { headline: 'A headline that is far longer than forty characters allow', description: 'Thrown by hand.' }, 'characters'],
  ['is no reply', 'Sure!', 'not what was asked for'],
  ['fails', new AdloomError('server.busy'), 'All hands are busy'],
])("the built-in engine edits and says why when a model's reply %s", async (_name, reply, sentence) => {
  const made = await edit(reply)
  expect(made.engine).toBe(BUILT_IN_ENGINE)
  expect(made.headline).not.toContain('best')
  expect(made.notes.join(' ')).toContain(sentence)
})

test('changing the button needs no model', async () => {
  const made = await edit(new Error('asked'), { edit: 'other-button' })
  expect(made).toMatchObject({ engine: BUILT_IN_ENGINE, headline: 'Mornings, held', notes: [] })
  expect(made.callToAction).not.toBe('Shop now')
})

import { videoScriptSchema } from '@adloom/domain/video.ts'
import { describe, expect, it } from 'vitest'
import { chooseStoryboard } from './choose-storyboard.ts'

const full = videoScriptSchema.parse({ hook: 'Made by hand', captions: ['One', 'Two', 'Three'], offer: { now: '€24', before: '€32' } })
const withoutOffer = { ...full, offer: null }
const mute = videoScriptSchema.parse({})

interface Wishes {
  readonly seconds?: number
  readonly script?: typeof full
  readonly seed?: number
  readonly subject?: 'staged' | 'photograph'
}

const chosen = (prompt: string, { seconds = 6, script = full, seed = 1, subject = 'staged' }: Wishes = {}) =>
  chooseStoryboard({ prompt, seconds, script, seed }, subject)

const seeds = Array.from({ length: 24 }, (_, seed) => seed)

describe('the storyboard of a video', () => {
  it.each([
    ['close-ups and texture', 'closeups'],
    ['Details und Nahaufnahmen', 'closeups'],
    ['détails en gros plan', 'closeups'],
    ['our summer sale, 20 % discount', 'offer'],
    ['Angebot: 20 % Rabatt', 'offer'],
    ['oferta con descuento', 'offer'],
    ['offerta, sconto', 'offer'],
    ['aanbieding met korting', 'offer'],
    ['dark and dramatic, with a spotlight', 'spotlight'],
    ['dunkel und geheimnisvoll', 'spotlight'],
    ['like a magazine, editorial', 'editorial'],
    ['show its features and benefits', 'facts'],
    ['loud, bold and fast', 'bold'],
    ['schnell, laut und fett', 'bold'],
    ['quiet, slow and minimal', 'quiet'],
    ['Um vídeo calmo e minimalista', 'quiet'],
    ['unveil our new kettle', 'reveal'],
  ])('follows "%s"', (prompt, storyboard) => {
    expect(chosen(prompt)).toBe(storyboard)
  })

  it.each(['a big black mug', '100 % cotton crop top', 'a birthday present close to the sea'])('finds no wish in "%s"', (prompt) => {
    expect(new Set(seeds.map((seed) => chosen(prompt, { seed }))).size).toBeGreaterThan(1)
  })

  it('weighs words against each other', () => {
    expect(chosen('fast at first, then calm, slow and quiet')).toBe('quiet')
    expect(chosen('one dark detail, its texture in macro')).toBe('closeups')
  })

  it('skips refused storyboards', () => {
    expect(chosen('not dark, bold')).toBe('bold')
    for (const seed of seeds) expect(chosen('not loud', { seed })).not.toBe('bold')
  })

  it('skips storyboards that lack content', () => {
    for (const seed of seeds) {
      expect(['offer', 'facts', 'bold']).not.toContain(chosen('a sale with features, loud', { script: mute, seed }))
      expect(chosen('dark, with a spotlight', { subject: 'photograph', seed })).not.toBe('spotlight')
    }
  })

  it('follows the duration when no words ask', () => {
    const within = (seconds: number) => new Set(seeds.map((seed) => chosen('a vase', { seconds, script: withoutOffer, seed })))
    expect([...within(2)].sort()).toEqual(['quiet', 'reveal'])
    expect(within(6)).toContain('closeups')
    expect(within(6)).not.toContain('facts')
    expect(within(12)).toContain('facts')
    expect(within(12)).not.toContain('quiet')
  })

  it('prefers a reduced price over a plain one', () => {
    const plain = { ...full, offer: { now: '€24', before: null } }
    expect(seeds.map((seed) => chosen('a vase', { seed }))).toContain('offer')
    expect(seeds.map((seed) => chosen('a vase', { seed, script: plain }))).not.toContain('offer')
  })

  it('leans to what the product suggests', () => {
    const count = (prompt: string) => seeds.filter((seed) => chosen(prompt, { seed, script: withoutOffer }) === 'editorial').length
    expect(count('a dress and a coat')).toBeGreaterThan(count('a thing'))
  })
})

import { describe, expect, it } from 'vitest'
import { chooseMood } from './choose-mood.ts'

const moodOf = (prompt: string, seed = 1) => chooseMood({ sound: null, prompt, seed })

describe('the mood of a video', () => {
  it('is the requested one, whatever the words say', () => {
    expect(chooseMood({ sound: 'driving', prompt: 'calm and quiet', seed: 1 })).toBe('driving')
    expect(chooseMood({ sound: 'none', prompt: 'calm and quiet', seed: 1 })).toBeNull()
    expect(chooseMood({ sound: 'own', prompt: 'calm and quiet', seed: 1 })).toBeNull()
  })

  it.each([
    ['a calm, slow film of a tea pot', 'calm'],
    ['fast cuts, loud, energetic', 'driving'],
    ['an elegant film for a premium perfume', 'elegant'],
    ['funny and colorful, for kids', 'playful'],
    ['fresh and bright summer feeling', 'bright'],
    ['cosy autumn morning', 'warm'],
    ['Ein ruhiges, langsames Video', 'calm'],
    ['schnelle Schnitte, laut, Neon', 'driving'],
    ['nicht dunkel, sondern hell und frisch', 'bright'],
    ['Une vidéo dynamique et énergique pour des baskets', 'driving'],
    ['Vídeo divertido para niños, colorido', 'playful'],
    ['Video caldo e accogliente per la colazione', 'warm'],
    ['Um vídeo calmo e minimalista', 'calm'],
    ['Een gezellige, warme video van een mok', 'warm'],
  ])('follows "%s"', (prompt, mood) => {
    expect(moodOf(prompt)).toBe(mood)
  })

  it.each([
    ['running shoes on a street', 'driving'],
    ['a perfume bottle', 'elegant'],
    ['a wooden toy train', 'warm'],
    ['stoneware mug', 'warm'],
    ['night cream with yoga mats', 'calm'],
  ])('leans to what "%s" suggests', (prompt, mood) => {
    expect(moodOf(prompt)).toBe(mood)
  })

  it('weighs words against each other, and requested moods above what the product suggests', () => {
    expect(moodOf('bold, but calm, slow and gentle')).toBe('calm')
    expect(moodOf('a calm film of running sneakers for the gym and sport')).toBe('calm')
    expect(moodOf('energetic and calm')).toBe('driving')
    expect(moodOf('calm and energetic')).toBe('calm')
  })

  it.each([
    'no music',
    'without any sound please',
    'ohne Musik, elegant',
    'sans musique',
    'sin música',
    'senza musica',
    'sem música',
    'geen muziek',
    'a silent film',
  ])('is none for "%s"', (prompt) => {
    expect(moodOf(prompt)).toBeNull()
  })

  it('excludes refused moods, and only those', () => {
    expect(moodOf('not playful, elegant')).toBe('elegant')
    expect(moodOf('no loud music, something gentle')).toBe('calm')
    for (const seed of [0, 1, 2, 3, 4, 5]) expect(moodOf('not calm', seed)).not.toBe('calm')
  })

  it('does not take words printed on the product for a wish', () => {
    expect(moodOf('elegant film of a mug with "FUN PARTY" on it')).toBe('elegant')
  })

  it('follows the seed when the words name none', () => {
    expect(new Set([0, 1, 2].map((seed) => moodOf('a thing', seed))).size).toBe(3)
  })
})

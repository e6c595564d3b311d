import { type MusicMood, musicMoods } from '@adloom/domain/video.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { videoWords } from './video-words.ts'
import { matcherOf, promptWords, weigh } from './word-weights.ts'

const isSilent = matcherOf(videoWords.silence.silent)
const isMusic = matcherOf(videoWords.silence.music)
const isRefusal = matcherOf(videoWords.silence.refusals)
const isFiller = matcherOf(videoWords.silence.fillers)

/** Whether the prompt wants no sound: "no music", "without any sound", "silent". Refusing loud music does not refuse all music. */
function asksForSilence(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (isSilent(word)) return !isRefusal(words[index - 1] ?? '')
    if (!isRefusal(word)) return false
    const next = words.slice(index + 1).find((each) => !isFiller(each))
    return next !== undefined && isMusic(next)
  })
}

/** A word that asks for a mood counts this often; that the product suggests it counts once. */
const REQUEST_WEIGHT = 2

/** Moods that suit any product. */
const NEUTRAL_MOODS = ['bright', 'warm', 'calm'] as const

/**
 * The music of a video: the requested mood; else what most of the prompt's words ask for, the first named of equals; else what its product suggests;
 * else one by its seed that the words do not refuse. Null: none.
 */
export function chooseMood({ sound, prompt, seed }: Pick<VideoOrder, 'sound' | 'prompt' | 'seed'>): MusicMood | null {
  if (sound === 'none' || sound === 'own') return null
  if (sound !== null) return sound
  const words = promptWords(prompt)
  if (asksForSilence(words)) return null
  const weighed = musicMoods
    .map((mood) => ({ mood, ...weigh(words, videoWords.moods[mood]) }))
    .map((each) => ({ ...each, score: REQUEST_WEIGHT * each.requests + (each.isSuggested ? 1 : 0) }))
    .sort((a, b) => b.score - a.score || (a.first === b.first ? 0 : a.first - b.first))
  if (weighed[0].score > 0) return weighed[0].mood
  const open = NEUTRAL_MOODS.filter((mood) => weighed.some((each) => each.mood === mood && each.score === 0))
  return open.length === 0 ? 'bright' : open[seed % open.length]
}

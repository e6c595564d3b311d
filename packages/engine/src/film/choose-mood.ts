import { type FilmMood, filmMoods } from '@adloom/domain/film.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'

/** Words that ask for a mood, in the prompt. */
const words: Readonly<Record<FilmMood, RegExp>> = {
  calm: /\b(calm|quiet|relax\w*|spa|sleep|soft|slow|gentle|serene|peaceful|minimal\w*)\b/i,
  warm: /\b(warm|cosy|cozy|home|autumn|morning|family|kitchen|rustic|natural)\b/i,
  driving: /\b(fast|sport\w*|energ\w*|dynamic|power\w*|run\w*|bold|tech\w*|futuristic|neon)\b/i,
  playful: /\b(play\w*|fun\w*|kids?|child\w*|toy\w*|cheerful|party|colou?rful)\b/i,
  elegant: /\b(elegan\w*|luxur\w*|premium|gold\w*|jewel\w*|perfume|refined|velvet|silk)\b/i,
  bright: /\b(bright|fresh|summer|vibrant|modern|clean|spring|sun\w*)\b/i,
}

/** The music of a film: what was asked for, what its words suggest, else one by its seed. Null: none. */
export function chooseMood({ sound, prompt, seed }: Pick<VideoOrder, 'sound' | 'prompt' | 'seed'>): FilmMood | null {
  if (sound === 'none' || sound === 'own') return null
  return sound ?? filmMoods.find((mood) => words[mood].test(prompt)) ?? (['bright', 'warm', 'calm'] as const)[seed % 3]
}

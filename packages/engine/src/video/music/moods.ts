import { type MusicMood } from '@adloom/domain/video.ts'
import { bright } from './moods/bright.ts'
import { calm } from './moods/calm.ts'
import { driving } from './moods/driving.ts'
import { elegant } from './moods/elegant.ts'
import { playful } from './moods/playful.ts'
import { warm } from './moods/warm.ts'
import { type Mood } from './score.ts'

/** Every mood's music. Add yours here. */
export const moods: Readonly<Record<MusicMood, Mood>> = { bright, calm, warm, driving, playful, elegant }

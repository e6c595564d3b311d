import { type Pose } from '@adloom/renderer/place-product.ts'
import * as z from 'zod'
import { dataFile } from '../lexicon/data-file.ts'
import data from './camera-words.json' with { type: 'json' }

const cameraWord = {
  description: z.string().describe('Continues after "Seen", lower case.'),
  words: z.array(z.string()).min(1).describe('Phrases of a prompt, lower case; a plural "s" is implied.'),
}
type CameraWord = z.output<z.ZodObject<typeof cameraWord>>

const angleSchema = z.strictObject({ ...cameraWord, elevation: z.number().describe('Height of the camera in degrees above the horizon.') })
const shotSchema = z.strictObject({ ...cameraWord, reach: z.number().describe('Height of the frame relative to the usual.') })

/** Words for the camera of an image, its angle and its distance: the schema of `camera-words.json`. Add yours there. */
export const cameraWordsSchema = dataFile({
  angles: z.strictObject({ top: angleSchema, high: angleSchema, eye: angleSchema, low: angleSchema }),
  shots: z.strictObject({ close: shotSchema, wide: shotSchema }),
})

export const { angles: cameraAngles, shots: cameraShots } = data

type CameraAngle = keyof typeof cameraAngles
type CameraShot = keyof typeof cameraShots

/** The camera the words ask for; null if they do not say. */
export interface CameraChoice {
  readonly angle: CameraAngle | null
  readonly shot: CameraShot | null
}

/** The camera words of a prompt, and the prompt without them. */
interface CameraReading extends CameraChoice {
  readonly rest: string
  /** The removed words. */
  readonly removed: string
}

const spaced = (text: string): string => ` ${text.replace(/\s+/g, ' ')} `

/** Removes the camera words from `text`; the first angle and the first shot count. Punctuation stays. */
export function readCamera(text: string): CameraReading {
  let rest = spaced(text)
  const removed: string[] = []
  const lower = rest.toLowerCase()
  const find = <Id extends string>(list: Readonly<Record<Id, CameraWord>>): Id | null => {
    let found: Id | null = null
    let first = Infinity
    for (const id of Object.keys(list) as Id[]) {
      for (const phrase of list[id].words) {
        // Hundreds of patterns with classes of letters take 70 ms to compile; hardly any of them match.
        if (!lower.includes(phrase.split(' ', 1)[0])) continue
        const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])${phrase.replaceAll(' ', "[ '’/]")}s?(?![\\p{L}\\p{N}-])`, 'iu')
        const at = rest.search(pattern)
        if (at < 0) continue
        rest = rest.replace(pattern, ' ')
        removed.push(phrase)
        if (at < first) {
          first = at
          found = id
        }
      }
    }
    return found
  }
  // Keys of the two lists.
  const angle = find<CameraAngle>(cameraAngles)
  const shot = find<CameraShot>(cameraShots)
  return { angle, shot, rest: rest.trim(), removed: removed.join(', ') }
}

/** A product seen from above is laid down, unless it would not lie: then the camera looks down steeply. */
export const poseSeen = (angle: CameraAngle | null, canLie: boolean): Pose => (angle === 'top' && canLie ? 'lying' : 'standing')

/** The camera in words that continue after "Seen"; null when the words left it to the scene. */
export function describeCamera({ angle, shot }: CameraChoice): string | null {
  const parts = [angle === null ? [] : cameraAngles[angle].description, shot === null ? [] : cameraShots[shot].description].flat()
  return parts.length === 0 ? null : parts.join(', ')
}

import { type Pose } from '@adloom/renderer/place-product.ts'

/** The camera of an image: its angle and distance. */
interface CameraWord {
  /** Continues after "Seen", lower case. */
  readonly told: string
  readonly words: readonly string[]
}

/** Heights of the camera. `elevation`: degrees above the horizon; null leaves the scene's. Add yours here. */
export const cameraAngles = {
  top: {
    told: 'from above',
    words: [
      'flat lay', 'flat-lay', 'flatlay', 'knolling', 'top view', 'top-view', 'top down', 'top-down', 'overhead view', 'overhead shot',
      'overhead', 'from above', 'bird s-eye view', 'bird s eye view', 'birds-eye view', 'birds eye view', 'bird-eye view',
    ],
    elevation: 36,
  },
  high: {
    told: 'from a high angle',
    words: [
      '45 degree angle', '45-degree angle', '45 degree view', '45 degrees', '45 degree', '45-degree', 'high angle', 'high-angle', 'three-quarter view',
      'three quarter view', '3 4 view', 'isometric view', 'isometric', 'angled view', 'from slightly above',
    ],
    elevation: 26,
  },
  eye: {
    told: 'at eye level',
    words: ['eye level', 'eye-level', 'front view', 'frontal view', 'straight on', 'straight-on', 'head-on', 'head on', 'from the front'],
    elevation: 5,
  },
  low: {
    told: 'from a low angle',
    words: ['low angle', 'low-angle', 'hero angle', 'hero shot', 'from below', 'worm s-eye view', 'worm s eye view', 'ground level'],
    elevation: 2,
  },
} as const satisfies Readonly<Record<string, CameraWord & { readonly elevation: number }>> // prettier-ignore

/** How much of the scene is visible. `reach`: height of the frame relative to the usual. Add yours here. */
export const cameraShots = {
  close: {
    told: 'close up',
    words: ['extreme close-up', 'close-up shot', 'close-up view', 'close-up', 'close up', 'closeup', 'macro shot', 'macro', 'detail shot', 'zoomed in'],
    reach: 0.74,
  },
  wide: {
    told: 'in a wide shot',
    words: ['wide shot', 'wide-shot', 'wide angle', 'wide-angle', 'wide view', 'long shot', 'full shot', 'from afar', 'from a distance', 'zoomed out', 'establishing shot'],
    reach: 1.5,
  },
} as const satisfies Readonly<Record<string, CameraWord & { readonly reach: number }>> // prettier-ignore

export type CameraAngle = keyof typeof cameraAngles
export type CameraShot = keyof typeof cameraShots

/** The camera the words ask for; null if they do not say. */
export interface CameraChoice {
  readonly angle: CameraAngle | null
  readonly shot: CameraShot | null
}

/** The camera words of a prompt, and the prompt without them. */
export interface CameraReading extends CameraChoice {
  readonly rest: string
  /** The removed words. */
  readonly said: string
}

const spaced = (text: string): string => ` ${text.replace(/\s+/g, ' ')} `

/** Removes the camera words from `text`; the first angle and the first shot count. Punctuation stays. */
export function readCamera(text: string): CameraReading {
  let rest = spaced(text)
  const said: string[] = []
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
        said.push(phrase)
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
  return { angle, shot, rest: rest.trim(), said: said.join(', ') }
}

/** A product seen from above is laid down, unless it would not lie: then the camera looks down steeply. */
export const poseSeen = (angle: CameraAngle | null, canLie: boolean): Pose => (angle === 'top' && canLie ? 'lying' : 'standing')

/** The camera in words that continue after "Seen"; null when the words left it to the scene. */
export function describeCamera({ angle, shot }: CameraChoice): string | null {
  const told = [angle === null ? null : cameraAngles[angle].told, shot === null ? null : cameraShots[shot].told].filter(
    (text) => text !== null,
  )
  return told.length === 0 ? null : told.join(', ')
}

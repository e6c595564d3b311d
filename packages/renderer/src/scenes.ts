import { type SceneId } from '@adloom/domain/scene-words.ts'
import type { Scene } from './scene.ts'
import arch from './scenes/arch.json' with { type: 'json' }
import bathroom from './scenes/bathroom.json' with { type: 'json' }
import concrete from './scenes/concrete.json' with { type: 'json' }
import desk from './scenes/desk.json' with { type: 'json' }
import evening from './scenes/evening.json' with { type: 'json' }
import festive from './scenes/festive.json' with { type: 'json' }
import garden from './scenes/garden.json' with { type: 'json' }
import glow from './scenes/glow.json' with { type: 'json' }
import kitchen from './scenes/kitchen.json' with { type: 'json' }
import kraft from './scenes/kraft.json' with { type: 'json' }
import leaves from './scenes/leaves.json' with { type: 'json' }
import linen from './scenes/linen.json' with { type: 'json' }
import marble from './scenes/marble.json' with { type: 'json' }
import neon from './scenes/neon.json' with { type: 'json' }
import oak from './scenes/oak.json' with { type: 'json' }
import podiums from './scenes/podiums.json' with { type: 'json' }
import sand from './scenes/sand.json' with { type: 'json' }
import snow from './scenes/snow.json' with { type: 'json' }
import steps from './scenes/steps.json' with { type: 'json' }
import studio from './scenes/studio.json' with { type: 'json' }
import terrazzo from './scenes/terrazzo.json' with { type: 'json' }
import velvet from './scenes/velvet.json' with { type: 'json' }
import walnut from './scenes/walnut.json' with { type: 'json' }
import water from './scenes/water.json' with { type: 'json' }
import window from './scenes/window.json' with { type: 'json' }

/** THE list of scenes, each a file that `sceneSchema` describes. Add yours here, and its words in the domain's `scene-words.ts`. */
const files: Readonly<Record<SceneId, unknown>> = {
  studio,
  glow,
  marble,
  oak,
  walnut,
  concrete,
  linen,
  arch,
  terrazzo,
  sand,
  leaves,
  window,
  evening,
  steps,
  water,
  velvet,
  podiums,
  kitchen,
  bathroom,
  desk,
  garden,
  snow,
  neon,
  kraft,
  festive,
}

// `scenes.test.ts` parses every file: a start does not.
export const scenes = files as Readonly<Record<SceneId, Scene>>

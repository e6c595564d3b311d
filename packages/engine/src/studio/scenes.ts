import { type SceneId } from '@adloom/domain/scene-words.ts'
import { type Scene } from './scene.ts'
import { arch } from './scenes/arch.ts'
import { concrete } from './scenes/concrete.ts'
import { evening } from './scenes/evening.ts'
import { glow } from './scenes/glow.ts'
import { leaves } from './scenes/leaves.ts'
import { linen } from './scenes/linen.ts'
import { marble } from './scenes/marble.ts'
import { oak } from './scenes/oak.ts'
import { sand } from './scenes/sand.ts'
import { steps } from './scenes/steps.ts'
import { studio } from './scenes/studio.ts'
import { terrazzo } from './scenes/terrazzo.ts'
import { walnut } from './scenes/walnut.ts'
import { water } from './scenes/water.ts'
import { window } from './scenes/window.ts'

/** THE list of scenes. Add yours here, and its words in the domain's `scene-words.ts`. */
export const scenes: Readonly<Record<SceneId, Scene>> = {
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
}

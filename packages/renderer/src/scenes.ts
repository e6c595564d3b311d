import { type SceneId } from '@adloom/domain/scene-words.ts'
import { type Scene } from './scene.ts'
import { arch } from './scenes/arch.ts'
import { bathroom } from './scenes/bathroom.ts'
import { concrete } from './scenes/concrete.ts'
import { desk } from './scenes/desk.ts'
import { evening } from './scenes/evening.ts'
import { festive } from './scenes/festive.ts'
import { garden } from './scenes/garden.ts'
import { glow } from './scenes/glow.ts'
import { kitchen } from './scenes/kitchen.ts'
import { kraft } from './scenes/kraft.ts'
import { leaves } from './scenes/leaves.ts'
import { linen } from './scenes/linen.ts'
import { marble } from './scenes/marble.ts'
import { neon } from './scenes/neon.ts'
import { oak } from './scenes/oak.ts'
import { podiums } from './scenes/podiums.ts'
import { sand } from './scenes/sand.ts'
import { snow } from './scenes/snow.ts'
import { steps } from './scenes/steps.ts'
import { studio } from './scenes/studio.ts'
import { terrazzo } from './scenes/terrazzo.ts'
import { velvet } from './scenes/velvet.ts'
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

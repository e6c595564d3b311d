import { cameraAngles, cameraShots } from './camera-words.ts'
import { type SceneChoice } from './read-prompt.ts'
import type { Backdrop, FramedScene, Scene, Surface } from '@adloom/renderer/scene.ts'
import { scenes } from '@adloom/renderer/scenes.ts'

/** Lowest camera, in degrees: below it the ground is a line. */
const LOWEST = 4
/** Distance of a wall of the wanted colour behind the product when the scene has none. */
const WALL_DISTANCE = 2.4

/** The chosen scene, with camera and wall colour as the prompt wants them. */
export function sceneOfPrompt(choice: SceneChoice): FramedScene {
  const scene = scenes[choice.scene]
  const { elevation, foot } = scene.camera
  const { angle, shot } = choice.camera
  const camera = {
    elevation: angle === null ? Math.max(LOWEST, elevation + choice.cameraLift) : cameraAngles[angle].elevation,
    foot,
    reach: shot === null ? 1 : cameraShots[shot].reach,
  }
  return choice.wall === null ? { ...scene, camera } : { ...withWall(scene, choice.wall), camera }
}

/** A scene with a wall of that colour. Paper swept up from the ground has one colour with it; a view is replaced by a wall. */
function withWall(scene: Scene, color: string): Scene {
  const { backdrop, ground } = scene
  const wallSurface = backdrop.surface ?? ground
  const inColor = (surface: Surface): Surface => ({ ...surface, material: 'paint', tones: [color] })
  const isSwept = backdrop.curve > 0 && ground.material === 'paint'
  const wall: Backdrop =
    backdrop.kind === 'wall'
      ? {
          ...backdrop,
          surface: inColor(wallSurface),
          ...(backdrop.glow === undefined ? {} : { glow: { ...backdrop.glow, tone: color } }),
        }
      : { kind: 'wall', distance: WALL_DISTANCE, curve: 0, surface: inColor(wallSurface) }
  return { ...scene, backdrop: wall, ground: isSwept ? inColor(ground) : ground, laid: isSwept ? inColor(ground) : scene.laid }
}

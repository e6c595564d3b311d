import { type Scene, type Surface } from '../scene.ts'

const STONE: Surface = { material: 'stone', tones: ['#e9e0d2', '#d2c3ad', '#9a8a75'], scale: 1 }

/** Blocks of pale stone as steps, in clear sun. */
export const steps: Scene = {
  id: 'steps',
  ground: STONE,
  backdrop: {
    kind: 'wall',
    distance: 2.5,
    curve: 0,
    surface: { material: 'paint', tones: [{ hue: 'accent', lightness: 0.8, chroma: 0.06 }] },
  },
  bodies: [
    { shape: 'box', x: 0, z: -0.5, halfWidth: 1.12, halfDepth: 0.72, bottom: 0, top: 0.3, round: 0.012, surface: STONE },
    { shape: 'box', x: 0.9, z: -1.35, halfWidth: 0.62, halfDepth: 0.5, bottom: 0, top: 0.78, round: 0.012, surface: STONE },
    { shape: 'box', x: -1.15, z: -1.5, halfWidth: 0.4, halfDepth: 0.4, bottom: 0, top: 1.42, round: 0.012, surface: STONE },
  ],
  standHeight: 0.3,
  standWidth: 1.9,
  light: { azimuth: 48, elevation: 42, softness: 0.05, key: 1, fill: 0.42, pattern: 'none', pool: 4, edge: 0.55 },
  camera: { elevation: 9, foot: 0.76 },
  laid: STONE,
}
